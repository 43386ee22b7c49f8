package governor.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Several people: links, seats, watching, talking, leaving; and what strangers find. */
final class PeopleTest extends OneServer {
  private static final String TWO =
      "[{\"kind\":\"me\",\"name\":\"Anna\"},{\"kind\":\"open\"},{\"kind\":\"computer\"}]";
  private static final String CONFIG = "sanjuan:2e players=3";

  private static String code(String link) {
    return link.substring(link.indexOf('=') + 1);
  }

  /** Anna sets up a table and Ben joins it. */
  private String together(String options) {
    Answer table =
        anna.post(
            "tables",
            "{\"config\":\"%s\",\"seats\":%s,\"options\":%s}".formatted(CONFIG, TWO, options));
    assertThat(table.status()).as(table.text()).isEqualTo(201);
    assertThat(table.tableStatus()).isEqualTo("waiting");
    Answer joined = ben.sitDown(table, "Ben");
    assertThat(joined.status()).as(joined.text()).isEqualTo(200);
    assertThat(joined.tableStatus()).isEqualTo("running");
    assertThat(joined.json().get("viewer").asInt()).isEqualTo(1);
    return table.id();
  }

  @Test
  void joiningNeedsTheLinkAndAName() {
    Answer table = anna.create(CONFIG, TWO);
    String path = "tables/" + table.id() + "/join";
    String code = table.joinCode();

    assertThat(ben.post(path, "{\"code\":\"x\",\"name\":\"Ben\"}").status()).isEqualTo(403);
    assertThat(ben.post(path, "{\"code\":\"%s\",\"name\":\"Anna\"}".formatted(code)).status())
        .isEqualTo(422);
    assertThat(ben.post(path, "{\"code\":\"%s\",\"name\":\"<b>\"}".formatted(code)).status())
        .isEqualTo(422);
    assertThat(ben.get("tables/" + table.id() + "?join=" + code).status()).isEqualTo(200);
    assertThat(ben.post(path, "{\"code\":\"%s\",\"name\":\"Ben\"}".formatted(code)).status())
        .isEqualTo(200);
    Client late = server.client();
    assertThat(late.post(path, "{\"code\":\"%s\",\"name\":\"Cleo\"}".formatted(code)).status())
        .isEqualTo(409);
  }

  @Test
  void onlyTheAskedSeatAnswers() {
    String id = together("{}");
    Answer now = anna.await(id);
    int ply = now.ply();
    String body = "{\"ply\":%d,\"choices\":[%s]}".formatted(ply, now.choices().get(0).get("id"));

    assertThat(ben.post("tables/" + id + "/choices", body).status()).isEqualTo(403);
    assertThat(
            ben.post("tables/" + id + "/choices", body.replace("{\"ply", "{\"seat\":0,\"ply"))
                .status())
        .isEqualTo(403);
    assertThat(ben.get("tables/" + id + "?seat=0").status()).isEqualTo(403);
    assertThat(ben.look(id).isAsked()).isFalse();
    assertThat(anna.look(id).ply()).isEqualTo(ply);
  }

  @Test
  void undoStopsAtWhatCameToLight() {
    String id = together("{}");
    Answer now = anna.await(id);
    JsonNode prospector = now.choices().get(now.choices().size() - 1);
    anna.choose(now, prospector);
    assertThat(anna.look(id).json().get("undo").isNull()).isTrue();
    Answer refused = anna.post("tables/" + id + "/undo", "{\"ply\":0}");
    assertThat(refused.status()).isEqualTo(422);
  }

  @Test
  void talkingEndingAndResigning() {
    String id = together("{}");
    Answer said = ben.post("tables/" + id + "/chat", "{\"text\":\"hello <there>\"}");
    assertThat(said.json().at("/chat/0/text").asString()).isEqualTo("hello <there>");
    assertThat(anna.look(id).json().at("/chat/0/name").asString()).isEqualTo("Ben");
    assertThat(
            ben.post("tables/" + id + "/chat", "{\"text\":\"" + "x".repeat(301) + "\"}").status())
        .isEqualTo(400);

    Answer offered = anna.post("tables/" + id + "/end-offer", "{}");
    assertThat(offered.tableStatus()).isEqualTo("running");
    assertThat(offered.json().at("/table/endOffers/0").asInt()).isZero();
    assertThat(ben.post("tables/" + id + "/end-offer", "{\"accept\":true}").tableStatus())
        .isEqualTo("ended");

    String other = together("{}");
    Answer resigned = anna.post("tables/" + other + "/resign", "{}");
    assertThat(resigned.tableStatus()).isEqualTo("running");
    assertThat(resigned.json().at("/table/seats/0/resigned").asBoolean()).isTrue();
    assertThat(ben.await(other).isAsked()).isTrue();
  }

  @Test
  void anOfferToEndIsDeclinedAndTheClockGoesOn() {
    String id = together("{\"clock\":\"5m\"}");
    String deadline = anna.look(id).json().at("/clock/deadline").asString();
    anna.post("tables/" + id + "/end-offer", "{\"accept\":true}");
    Answer declined = ben.post("tables/" + id + "/end-offer", "{\"accept\":false}");
    assertThat(declined.tableStatus()).isEqualTo("running");
    assertThat(declined.json().at("/table/endOffers").size()).isZero();
    assertThat(anna.look(id).json().at("/clock/deadline").asString()).isEqualTo(deadline);
    assertThat(anna.look(id).json().at("/chat/0/text").asString()).startsWith("OFFERED_END ");
    assertThat(anna.look(id).json().at("/chat/1/text").asString()).startsWith("DECLINED_END ");
    assertThat(anna.look(id).json().at("/chat/1/name").asString()).isEmpty();
  }

  @Test
  void aComputerStepsInForWhoStaysAwayUntilTheyAreBack() {
    String id = together("{\"takeOverAfter\":\"1s\"}");
    Answer seen = ben.await(id);
    assertThat(seen.json().at("/table/seats/0/standIn").asBoolean()).isTrue();
    Answer back = anna.look(id);
    assertThat(back.json().at("/table/seats/0/standIn").asBoolean()).isFalse();
    assertThat(back.json().at("/chat/0/text").asString()).startsWith("STEPPED_IN ");
    assertThat(back.json().get("chat").valueStream().map(said -> said.get("text").asString()))
        .as("the others are told of it too")
        .anyMatch(text -> text.startsWith("CAME_BACK "));
  }

  @Test
  void aClockAnswersForWhoIsLate() {
    Answer table =
        anna.post("tables", "{\"config\":\"%s\",\"options\":{\"clock\":\"1s\"}}".formatted(CONFIG));
    Answer first = anna.await(table.id());
    assertThat(first.json().at("/clock/deadline").isString()).isTrue();
    Answer later = first;
    for (int i = 0; i < 1000 && later.ply() == first.ply(); i++) {
      Client.pause();
      later = anna.look(table.id());
    }
    assertThat(later.ply()).isGreaterThan(first.ply());
    assertThat(later.json().at("/chat/0/text").asString())
        .as("also who plays alone is told")
        .startsWith("TIME_UP ");
  }

  @Test
  void eventsTellEverybodyAndResume() throws IOException {
    String id = together("{}");
    Answer now = anna.await(id);
    try (BufferedReader events = reader(ben, "tables/" + id + "/events")) {
      JsonNode first = event(events);
      assertThat(first.get("viewer").asInt()).isEqualTo(1);
      anna.choose(now, now.choices().get(0));
      JsonNode next = event(events);
      assertThat(next.get("version").asInt()).isGreaterThan(first.get("version").asInt());
      assertThat(next.get("logFrom").asInt()).isEqualTo(first.get("log").size());
    }
    Client again = ben.at(server.port()).with("Last-Event-ID", "0");
    try (BufferedReader events = reader(again, "tables/" + id + "/events")) {
      assertThat(event(events).get("logFrom").asInt()).isPositive();
    }
    try (BufferedReader lines = reader(anna, "tables/" + id + "/stream")) {
      assertThat(Client.JSON.readTree(lines.readLine()).get("viewer").asInt()).isZero();
    }
  }

  private static BufferedReader reader(Client client, String path) {
    return new BufferedReader(new InputStreamReader(client.open(path), StandardCharsets.UTF_8));
  }

  private static JsonNode event(BufferedReader events) throws IOException {
    String line = events.readLine();
    while (!line.startsWith("data: ")) {
      line = events.readLine();
    }
    return Client.JSON.readTree(line.substring(6));
  }

  @Test
  void watchLinksShowWhatTheHostChose() {
    for (String watch : List.of("public", "seat:0", "all")) {
      String id = together("{\"watch\":\"" + watch + "\"}");
      Client stranger = server.client();
      String link = anna.look(id).json().at("/table/watchLink").asString();
      assertThat(ben.look(id).json().at("/table/watchLink").isNull()).isTrue();
      Answer shown = stranger.get("tables/" + id + "?seat=1&watch=" + code(link));
      int viewer = shown.json().get("viewer").asInt();
      assertThat(viewer).isEqualTo(watch.equals("all") ? 1 : watch.equals("public") ? -1 : 0);
      assertThat(shown.json().at("/view/hand").size() > 0).isEqualTo(viewer >= 0);
      assertThat(shown.json().get("ask").isNull()).isTrue();
      assertThat(stranger.get("tables/" + id + "?watch=wrong").status()).isEqualTo(403);
    }
  }

  @Test
  void aGameThatIsOverCanBeShownToOthers() {
    String id = together("{}");
    ben.post("tables/" + id + "/chat", "{\"text\":\"between us\"}");
    assertThat(anna.look(id).json().at("/table/watchLink").isNull()).isTrue();
    anna.post("tables/" + id + "/end-offer", "{\"accept\":true}");
    ben.post("tables/" + id + "/end-offer", "{\"accept\":true}");

    String code = code(ben.look(id).json().at("/table/watchLink").asString());
    Client stranger = server.client();
    Answer shown = stranger.get("tables/" + id + "?watch=" + code);
    assertThat(shown.status()).isEqualTo(200);
    assertThat(shown.json().at("/chat").size()).isZero();
    assertThat(stranger.get("tables/" + id + "/replay?watch=" + code).status()).isEqualTo(200);
    assertThat(stranger.get("tables/" + id + "/replay/0?watch=" + code).status()).isEqualTo(200);
    assertThat(stranger.get("tables/" + id + "?watch=wrong").status()).isEqualTo(403);
    assertThat(stranger.get("tables/" + id).status()).isEqualTo(403);
    String other = together("{}");
    assertThat(stranger.get("tables/" + other + "?watch=" + code).status()).isEqualTo(403);
  }

  /** Walks over every endpoint that the server describes. */
  @Test
  void strangersWatchersAndOtherSeatsFindNothing() {
    String id = together("{\"watch\":\"public\"}");
    String watch = code(anna.look(id).json().at("/table/watchLink").asString());
    Set<String> secrets = new TreeSet<>();
    anna.look(id).json().at("/view/hand").propertyNames().forEach(secrets::add);
    ben.look(id).json().at("/view/hand").propertyNames().forEach(secrets::remove);
    // Everybody begins with one of these on the table.
    secrets.remove("indigo plant");
    List<String> found = new ArrayList<>();
    for (String[] operation : Schema.load().operations()) {
      String path = operation[1].replace("{id}", id).replace("{ply}", "0");
      if (!operation[1].contains("{id}") || path.endsWith("/events") || path.endsWith("/stream")) {
        continue;
      }
      found.addAll(walk(operation[0], path, server.client(), "stranger", secrets, 403));
      if (!path.endsWith("/resign") && !path.endsWith("/end-offer")) {
        String seat = operation[0].equals("get") ? path + "?seat=0" : path;
        found.addAll(walk(operation[0], seat, ben, "Ben", secrets, 0));
      }
      if (operation[0].equals("get")) {
        found.addAll(walk("get", path + "?watch=" + watch, server.client(), "watcher", secrets, 0));
      }
    }
    assertThat(found).isEmpty();
  }

  /** What of the secrets somebody finds there; and strangers get this status everywhere. */
  private static List<String> walk(
      String method, String path, Client who, String name, Set<String> secrets, int status) {
    Answer answer =
        method.equals("get")
            ? who.get(path)
            : who.post(
                path,
                "{\"seat\":0,\"ply\":0,\"choices\":[\"take"
                    + " builder\"],\"name\":\"Eve\",\"text\":\"x\"}");
    List<String> found = new ArrayList<>();
    if (status != 0 && answer.status() != status) {
      found.add(name + " gets " + answer.status() + " from " + method + " " + path);
    }
    assertThat(answer.status()).as(path).isLessThan(500);
    for (String secret : secrets) {
      // The names of cards stand in views only where somebody may know them.
      if (answer.text().contains("\"" + secret + "\"")) {
        found.add(name + " finds " + secret + " at " + method + " " + path);
      }
    }
    return found;
  }
}
