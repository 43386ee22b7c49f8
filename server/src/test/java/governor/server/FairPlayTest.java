package governor.server;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.RecordText;
import governor.core.Seed;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Nobody at a table can know its cards beforehand, see the hands of others or be mistaken. */
final class FairPlayTest extends OneServer {
  private static final String TWO =
      "[{\"kind\":\"me\",\"name\":\"Anna\"},{\"kind\":\"open\"},{\"kind\":\"computer\",\"level\":1}]";
  private static final String CONFIG = "sanjuan:2e players=3";

  private Answer table(String more) {
    Answer table =
        anna.post("tables", "{\"config\":\"%s\",\"seats\":%s%s}".formatted(CONFIG, TWO, more));
    assertThat(table.status()).as(table.text()).isEqualTo(201);
    return table;
  }

  private static String watch(Answer table) {
    String link = table.json().at("/table/watchLink").asString();
    return link.substring(link.indexOf('=') + 1);
  }

  @Test
  void whoChoosesTheShufflePlaysForPracticeAndOthersAreToldBeforeTheyJoin() {
    assertThat(table("").json().at("/table/practice").asBoolean()).isFalse();
    Answer chosen = table(",\"seed\":\"42\"");
    assertThat(chosen.json().at("/table/practice").asBoolean()).isTrue();
    Answer asGuest = ben.get("tables/" + chosen.id() + "?join=" + chosen.joinCode());
    assertThat(asGuest.json().at("/table/practice").asBoolean()).isTrue();
    Answer shared = table(",\"seed\":\"42\",\"options\":{\"public\":true}");
    assertThat(ben.get("tables?scope=public").json().at("/tables/0/id").asString())
        .isEqualTo(shared.id());
    assertThat(ben.get("tables?scope=public").json().at("/tables/0/practice").asBoolean()).isTrue();
  }

  @Test
  void whoGoesOnFromAKnownGamePlaysForPracticeToo() {
    Answer table = table("");
    ben.sitDown(table, "Ben");
    anna.post("tables/" + table.id() + "/end-offer", "{}");
    ben.post("tables/" + table.id() + "/end-offer", "{}");
    Answer again =
        anna.post("tables/" + table.id() + "/continue", "{\"ply\":0,\"seats\":%s}".formatted(TWO));
    assertThat(again.tableStatus()).as(again.text()).isEqualTo("waiting");
    Answer asGuest = ben.get("tables/" + again.id() + "?join=" + again.joinCode());
    assertThat(asGuest.json().at("/table/practice").asBoolean()).isTrue();
  }

  @Test
  void whoLooksAheadInABranchOfARunningGamePlaysItForPractice() {
    Answer alone = anna.post("tables", "{\"config\":\"sanjuan:2e players=2\"}");
    String path = "tables/" + alone.id();
    assertThat(anna.get(path).json().at("/table/practice").asBoolean()).isFalse();
    for (int i = 0; i < 2; i++) {
      Answer branch = anna.post(path + "/continue", "{\"ply\":0}");
      assertThat(branch.status()).as(branch.text()).isEqualTo(201);
      assertThat(anna.get(path).json().at("/table/practice").asBoolean()).isTrue();
    }
  }

  @Test
  void aLinkThatShowsHandsIsNotForThoseWhoPlay() {
    Answer table = table(",\"options\":{\"watch\":\"all\"}");
    Client stranger = server.client();
    String path = "tables/" + table.id() + "?seat=0&watch=" + watch(table);
    // Whoever may still sit down sees no hand either.
    assertThat(stranger.get(path).json().at("/view/hand").size()).isZero();
    ben.sitDown(table, "Ben");
    assertThat(stranger.get(path).json().at("/view/hand").size()).isPositive();
    assertThat(ben.get(path).status()).isEqualTo(403);
    assertThat(ben.get(path).detail()).contains("shows hands");
    assertThat(anna.get(path).status()).isEqualTo(403);
    assertThat(ben.look(table.id()).json().at("/table/options/watch").asString()).isEqualTo("all");
  }

  @Test
  void aWatchLinkIsWithdrawnByWhoMadeIt() {
    Answer table = table(",\"options\":{\"watch\":\"all\"}");
    ben.sitDown(table, "Ben");
    Client stranger = server.client();
    String path = "tables/" + table.id() + "?watch=" + watch(table);
    assertThat(stranger.get(path).status()).isEqualTo(200);
    assertThat(ben.post("tables/" + table.id() + "/watch", "{}").status()).isEqualTo(403);
    assertThat(anna.post("tables/" + table.id() + "/watch", "{}").status()).isEqualTo(200);
    assertThat(stranger.get(path).status()).isEqualTo(403);
    assertThat(ben.look(table.id()).json().at("/table/options/watch").asString()).isEqualTo("none");
    assertThat(anna.look(table.id()).json().at("/table/watchLink").isNull()).isTrue();
  }

  /** Whoever watches when the link is withdrawn is told nothing more. */
  @Test
  void aWithdrawnLinkEndsStreamsToo() throws IOException {
    Answer table = table(",\"options\":{\"watch\":\"all\"}");
    ben.sitDown(table, "Ben");
    Client stranger = server.client();
    String path = "tables/" + table.id() + "/events?seat=0&watch=" + watch(table);
    try (BufferedReader events =
        new BufferedReader(new InputStreamReader(stranger.open(path), StandardCharsets.UTF_8))) {
      assertThat(events.readLine()).isEqualTo("event: position");
      anna.post("tables/" + table.id() + "/watch", "{}");
      List<String> rest = events.lines().toList();
      assertThat(rest.stream().filter(line -> line.startsWith("event: "))).isEmpty();
    } catch (IOException | UncheckedIOException e) {
      assertThat(e).hasMessageMatching(".*(closed|EOF|chunk).*");
    }
  }

  @Test
  void namesThatLookAlikeAreRefusedAtOneTable() {
    for (String alike :
        new String[] {"anna", "Аnna", "Αnna", "An na", "Anna.", "Ａｎｎａ", "Ànna", "𝐀nna"}) {
      Answer refused = ben.sitDown(table(""), alike);
      assertThat(refused.status()).as(alike).isEqualTo(422);
      assertThat(refused.detail()).contains("looks like Anna");
    }
    assertThat(ben.sitDown(table(""), "Hanna").status()).isEqualTo(200);
    assertThat(ben.sitDown(table(""), "Анна").status()).isEqualTo(200);
  }

  /** Signs that show nothing, or that stand for letters in formulas, and mixtures. */
  @Test
  void namesHaveLettersOfOneAlphabet() {
    for (String odd :
        new String[] {
          "\u3164",
          "Anna\u3164",
          "Anna\uffa0",
          "Ann\u1d43",
          "\ua4eenna",
          "\u13aanna",
          "\u0410\u043fna"
        }) {
      Answer refused = ben.sitDown(table(""), odd);
      assertThat(refused.status()).as(odd).isEqualTo(422);
      assertThat(refused.detail()).contains("hard to read").endsWith(".");
      String seats = "[{\"kind\":\"me\",\"name\":\"%s\"},{\"kind\":\"computer\"}]".formatted(odd);
      String body = "{\"config\":\"sanjuan:2e players=2\",\"seats\":%s}".formatted(seats);
      assertThat(anna.post("tables", body).status()).as(odd).isEqualTo(422);
    }
    for (String fine :
        new String[] {
          "José 2", "Łukasz", "Ελένη", "Иван", "שלום", "ジュン Ken", "김민준", "李小龙", "Նարե"
        }) {
      assertThat(ben.sitDown(table(""), fine).status()).as(fine).isEqualTo(200);
    }
  }

  @Test
  void nobodyTurnsTheDirectionOfWriting() {
    Answer table = table("");
    for (String bad : new String[] {"\\u202e", "\\u200f", "\\u061c", "\\u0000", "\\u2066"}) {
      String body = "{\"text\":\"a%sb\"}".formatted(bad);
      Answer refused = anna.post("tables/" + table.id() + "/chat", body);
      assertThat(refused.status()).as(bad).isEqualTo(400);
      assertThat(refused.detail()).contains("not allowed");
    }
  }

  @Test
  void everybodyAddsToTheShuffleBeforeTheFirstCardIsDealt() {
    Answer table = table(",\"options\":{\"salted\":true}");
    String path = "tables/" + table.id();
    String commitment = table.json().at("/table/commitment").asString();
    assertThat(ben.post(path + "/salt", "{\"salt\":\"x\"}").status()).isEqualTo(403);
    ben.sitDown(table, "Ben");
    assertThat(anna.look(table.id()).tableStatus()).isEqualTo("waiting");
    assertThat(anna.look(table.id()).json().at("/table/awaitsSalt").size()).isEqualTo(2);
    assertThat(ben.post(path + "/salt", "{\"salt\":\"two words\"}").status()).isEqualTo(422);
    assertThat(ben.post(path + "/salt", "{\"salt\":\"from-ben\"}").status()).isEqualTo(200);
    assertThat(ben.post(path + "/salt", "{\"salt\":\"again\"}").status()).isEqualTo(422);
    // Nobody can choose between hands: what is dealt so far are not the game's cards.
    String before = anna.look(table.id()).json().at("/view/hand").toString();
    assertThat(anna.look(table.id()).json().at("/table/salts").isNull()).isTrue();
    assertThat(anna.post(path + "/salt", "{\"salt\":\"rain\"}").status()).isEqualTo(200);
    Answer dealt = anna.look(table.id());
    assertThat(dealt.tableStatus()).isEqualTo("running");
    assertThat(dealt.json().at("/table/commitment").asString()).isEqualTo(commitment);
    assertThat(dealt.json().at("/table/salts").asString()).isEqualTo("1:rain 2:from-ben");
    assertThat(dealt.json().at("/view/hand").toString()).isNotEqualTo(before);

    anna.post(path + "/end-offer", "{}");
    assertThat(anna.get(path + "/shuffle").status()).isEqualTo(409);
    ben.post(path + "/end-offer", "{}");
    Answer proof = anna.get(path + "/shuffle");
    assertThat(proof.json().get("fair").asBoolean()).isTrue();
    assertThat(proof.json().get("draws").asString()).startsWith("5:");
    assertThat(proof.json().get("commitment").asString()).isEqualTo(commitment);
    String record = anna.get(path + "/record").text();
    assertThat(record).contains("salts: 1:rain 2:from-ben");
    Seed seed = RecordText.parse(record).orThrow().seed();
    assertThat(seed.salts()).isEqualTo("1:rain 2:from-ben");
    // What goes on from it, and what is imported, has the same cards.
    Answer on = anna.post(path + "/continue", "{\"ply\":0}");
    assertThat(on.status()).as(on.text()).isEqualTo(201);
    assertThat(on.json().at("/view/hand").toString())
        .isEqualTo(dealt.json().at("/view/hand").toString());
    Answer imported =
        anna.post("records", "{\"record\":%s}".formatted(Client.JSON.writeValueAsString(record)));
    assertThat(imported.status()).as(imported.text()).isEqualTo(201);
    String id = imported.json().get("id").asString();
    assertThat(anna.get("tables/" + id + "/shuffle").text()).isEqualTo(proof.text());
  }

  @Test
  void aTableWithoutSaltTakesNone() {
    Answer table = table("");
    Answer refused = anna.post("tables/" + table.id() + "/salt", "{\"salt\":\"x\"}");
    assertThat(refused.status()).isEqualTo(422);
  }

  @Test
  void aSeatIsGivenAwayOnlyWhenItsPersonIsGone() {
    Answer table = table("");
    ben.sitDown(table, "Ben");
    Answer refused =
        anna.post("tables/" + table.id() + "/hand-over", "{\"seat\":1,\"toPerson\":true}");
    assertThat(refused.status()).isEqualTo(422);
    assertThat(refused.detail()).contains("Ben was here not long ago");
    assertThat(anna.post("tables/" + table.id() + "/hand-over", "{\"seat\":0}").detail())
        .contains("another person's seat");
    ben.post("tables/" + table.id() + "/resign", "{}");
    assertThat(
            anna.post("tables/" + table.id() + "/hand-over", "{\"seat\":1,\"toPerson\":true}")
                .status())
        .isEqualTo(200);
    Answer open = anna.look(table.id());
    assertThat(open.tableStatus()).isEqualTo("waiting");
    assertThat(open.json().at("/table/seats/1/kind").asString()).isEqualTo("open");
    Client cleo = server.client();
    Answer joined =
        cleo.post(
            "tables/" + table.id() + "/join",
            "{\"code\":\"%s\",\"name\":\"Cleo\"}".formatted(open.joinCode()));
    assertThat(joined.tableStatus()).as(joined.text()).isEqualTo("running");
    assertThat(ben.look(table.id()).status()).isEqualTo(403);
  }
}
