package governor.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Once more with the same people: one invites, the others accept or decline. */
final class RematchTest {
  private static final Duration CLOCK = Duration.ofMinutes(5);

  @TempDir static Path folder;
  private static TestServer server;

  private final Client anna = server.client();
  private final Client ben = server.client();

  @BeforeAll
  static void start() {
    server = TestServer.on(folder);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  /** A game of Anna and Ben that they have ended. */
  private String ended() {
    Answer table =
        anna.post(
            "tables",
            "{\"config\":\"sanjuan:2e players=3\",\"seats\":[{\"kind\":\"me\",\"name\":\"Anna\"},"
                + "{\"kind\":\"open\"},{\"kind\":\"computer\"}],\"options\":{\"clock\":\"5m\"}}");
    String link = table.json().at("/table/joinLink").asString();
    String code = link.substring(link.indexOf('=') + 1);
    ben.post("tables/" + table.id() + "/join", "{\"code\":\"" + code + "\",\"name\":\"Ben\"}");
    anna.post("tables/" + table.id() + "/end-offer", "{}");
    assertThat(ben.post("tables/" + table.id() + "/end-offer", "{}").tableStatus())
        .isEqualTo("ended");
    return table.id();
  }

  private static Answer wants(Client who, String table) {
    Answer again = who.post("tables/" + table + "/rematch", "{}");
    assertThat(again.status()).as(again.text()).isEqualTo(201);
    return again;
  }

  private static String kind(Answer table, int seat) {
    return table.json().at("/table/seats/" + seat + "/kind").asString();
  }

  @Test
  void itBeginsAndItsClockStartsWhenTheLastHasAccepted() {
    String game = ended();
    Answer invited = wants(anna, game);
    assertThat(invited.tableStatus()).isEqualTo("waiting");
    assertThat(kind(invited, 0)).isEqualTo("invited");
    assertThat(kind(invited, 2)).isEqualTo("person");
    assertThat(invited.json().at("/clock/deadline").isNull()).isTrue();
    assertThat(ben.look(game).json().at("/table/rematch").asString()).isEqualTo(invited.id());
    assertThat(wants(anna, game).tableStatus())
        .as("asking twice is no answer")
        .isEqualTo("waiting");

    Answer seen = ben.look(invited.id());
    assertThat(seen.json().at("/table/seats/0/you").asBoolean()).isTrue();
    assertThat(seen.json().get("viewer").asInt()).as("who may decline sees no hand").isEqualTo(-1);
    assertThat(seen.json().at("/view/hand").size()).isZero();
    assertThat(ben.get("tables?scope=mine").text()).contains(invited.id());

    Instant accepted = Instant.now();
    Answer begun = wants(ben, game);
    assertThat(begun.id()).isEqualTo(invited.id());
    assertThat(begun.tableStatus()).isEqualTo("running");
    assertThat(begun.json().get("viewer").asInt()).isZero();
    Instant deadline = Instant.parse(begun.json().at("/clock/deadline").asString());
    assertThat(deadline).isAfterOrEqualTo(accepted.plus(CLOCK).minusMillis(1));
    assertThat(ben.await(begun.id()).isAsked()).isTrue();
  }

  @Test
  void itIsAcceptedAtItsOwnTableToo() {
    Answer invited = wants(anna, ended());
    String path = "tables/" + invited.id() + "/join";
    assertThat(server.client().post(path, "{\"name\":\"Cleo\"}").status()).isEqualTo(403);

    Answer begun = ben.post(path, "{}");

    assertThat(begun.status()).as(begun.text()).isEqualTo(200);
    assertThat(begun.tableStatus()).isEqualTo("running");
    assertThat(begun.json().at("/table/seats/0/name").asString()).isEqualTo("Ben");
  }

  @Test
  void whoDeclinesCallsItOffAndAnybodyMayInviteAnew() {
    String game = ended();
    Answer invited = wants(anna, game);

    Answer declined = ben.post("tables/" + invited.id() + "/resign", "{}");

    assertThat(declined.tableStatus()).isEqualTo("ended");
    assertThat(anna.look(invited.id()).json().at("/table/seats/0/resigned").asBoolean()).isTrue();
    assertThat(ben.post("tables/" + invited.id() + "/join", "{}").tableStatus()).isEqualTo("ended");
    Answer anew = wants(ben, game);
    assertThat(anew.id()).isNotEqualTo(invited.id());
    assertThat(anew.tableStatus()).isEqualTo("waiting");
    assertThat(kind(anew, 2)).isEqualTo("invited");
    assertThat(wants(anna, game).tableStatus()).isEqualTo("running");
  }

  @Test
  void whoInvitesCanTakeItBack() {
    String game = ended();
    Answer invited = wants(anna, game);

    Answer back = anna.post("tables/" + invited.id() + "/resign", "{}");

    assertThat(back.tableStatus()).isEqualTo("ended");
    assertThat(ben.look(invited.id()).json().at("/table/seats/2/resigned").asBoolean()).isTrue();
  }
}
