package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.StreamSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** The same games at a server over HTTP and on the device, compiled, are answered the same. */
final class SameAnswersTest extends Visits {
  private static final int MANY = 100;

  private TwoDesks desks() {
    Page page = house().visitor("Anna", 1280, 800);
    page.navigate(house().address());
    page.waitForSelector(".quick");
    return new TwoDesks(page);
  }

  private static Map<String, Object> plan(String config, Object... levels) {
    List<Object> seats = new ArrayList<>();
    seats.add(Map.of("kind", "me", "name", "Anna"));
    for (Object level : levels) {
      seats.add(Map.of("kind", "computer", "level", level));
    }
    return Map.of("config", config, "seats", seats, "seed", "same-answers");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sanjuan:2e+new-buildings+events players=3 rounds=5",
        "puertorico+new-buildings+nobles players=3 rounds=3",
      })
  void aGameIsTheSameAtTheServerAndInThePage(String config) {
    TwoDesks desks = desks();
    desks.get("/games");
    desks.get("/catalog?config=" + URLEncoder.encode(config, StandardCharsets.UTF_8));
    desks.make("TABLE", "/tables", plan(config, 1, 3));
    desks.follow("TABLE");
    play(desks);
    lookBack(desks);
    goOn(desks);
    whatIsWrong(desks);
    desks.get("/tables?scope=mine");
    desks.get("/tables?scope=finished");
    // Each deals these tables by a seed of its own.
    setUp(desks);
    desks.make("AGAIN", "/tables/TABLE/rematch", Map.of());
    assertThat(desks.unasked()).isEmpty();
    System.out.println(desks.compared() + " answers are the same: " + config);
    assertThat(desks.compared()).isGreaterThan(MANY);
  }

  /** What takes its time: a hint, whose figures are the clock's, and a review, whose are not. */
  @ParameterizedTest
  @ValueSource(strings = {"sanjuan:2e players=2 rounds=1", "puertorico players=3 rounds=1"})
  void adviceIsTheSameAtTheServerAndInThePage(String config) {
    TwoDesks desks = desks();
    boolean isAlone = config.contains("players=2");
    desks.make("TABLE", "/tables", isAlone ? plan(config, 2) : plan(config, 2, 2));
    desks.follow("TABLE");
    JsonNode position = desks.settled("TABLE");
    TwoDesks.Both hints = desks.ask("GET", "/tables/TABLE/hint", null);
    assertThat(shape(hints.here())).isEqualTo(shape(hints.there()));
    while (isRunning(position)) {
      Object ply = position.get("ply").asInt();
      Object first = position.at("/ask/choices/0/id").asInt();
      desks.act("/tables/TABLE/choices", Map.of("ply", ply, "choices", List.of(first)));
      position = desks.settled("TABLE");
    }
    desks.ask("POST", "/tables/TABLE/analysis", Map.of());
    TwoDesks.Both reviews = desks.ask("GET", "/tables/TABLE/analysis", null);
    while (isReviewing(reviews.there()) || isReviewing(reviews.here())) {
      desks.rest();
      reviews = desks.ask("GET", "/tables/TABLE/analysis", null);
    }
    assertThat(desks.get("/tables/TABLE/analysis").at("/review/points").size()).isPositive();
  }

  private static boolean isReviewing(JsonNode answer) {
    return TwoDesks.text(answer).get("state").asString().equals("running");
  }

  /** The choices that are judged, with the names of all that is said of each. */
  private static Set<String> shape(JsonNode hint) {
    Set<String> shape = new TreeSet<>();
    for (JsonNode each : TwoDesks.text(hint).get("candidates")) {
      shape.add(each.get("words") + " " + each.propertyNames());
    }
    return shape;
  }

  private static void play(TwoDesks desks) {
    Random random = new Random(1);
    JsonNode position = desks.settled("TABLE");
    for (int n = 0; isRunning(position); n++) {
      JsonNode choices = position.at("/ask/choices");
      JsonNode draft = position.at("/ask/draft");
      JsonNode any = choices.get(random.nextInt(choices.size())).get("id");
      Object row = draft.isObject() ? numbers(draft.get("choices")) : List.of(any.asInt());
      desks.get("/tables/TABLE");
      desks.get("/tables/TABLE?imagined=true");
      desks.get("/tables/TABLE/log?to=" + position.get("log").size());
      desks.get("/tables/TABLE/replay/" + position.get("ply") + "?steps=true");
      desks.get("/tables/TABLE/ahead?choices=" + any);
      if (draft.isObject()) {
        desks.get("/tables/TABLE/draft?picks=" + picks(draft, 0));
        desks.get("/tables/TABLE/draft?picks=" + picks(draft, 1));
      }
      Object ply = position.get("ply").asInt();
      if (n % 6 == 2) {
        desks.post("/tables/TABLE/choices", Map.of("ply", 1_000 + n, "choices", row));
        desks.post(
            "/tables/TABLE/choices", Map.of("ply", ply, "choices", List.of("build a house")));
      }
      desks.act("/tables/TABLE/choices", Map.of("ply", ply, "choices", row));
      position = desks.settled("TABLE");
      if (n % 4 == 3 && position.path("undo").isObject()) {
        desks.act("/tables/TABLE/undo", Map.of("ply", position.get("ply").asInt()));
        position = desks.settled("TABLE");
      }
    }
  }

  private static boolean isRunning(JsonNode position) {
    return position.at("/table/status").asString("").equals("running");
  }

  private static List<Integer> numbers(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).map(JsonNode::asInt).toList();
  }

  /** The proposal, with so many fewer of the first slot. */
  private static String picks(JsonNode draft, int fewer) {
    List<Integer> picks = new ArrayList<>(numbers(draft.get("proposal")));
    picks.set(0, Math.max(0, picks.getFirst() - fewer));
    return String.join(",", picks.stream().map(String::valueOf).toList());
  }

  private static void lookBack(TwoDesks desks) {
    int length = desks.get("/tables/TABLE/replay").get("length").asInt();
    for (int ply = 0; ply <= length; ply += 5) {
      desks.get("/tables/TABLE/replay/" + ply + "?all=true&steps=true&seat=" + ply % 3);
    }
    desks.get("/tables/TABLE/shuffle");
    desks.get("/tables/TABLE/record?format=json");
    JsonNode record = desks.get("/tables/TABLE/record?format=text");
    desks.make("COPY", "/records", Map.of("record", record.asString()));
    desks.get("/tables/COPY");
    desks.get("/tables/COPY/log");
    desks.get("/tables/COPY/replay");
  }

  private static void goOn(TwoDesks desks) {
    desks.make("MORE", "/tables/COPY/continue", Map.of("ply", 3));
    desks.follow("MORE");
    JsonNode position = desks.settled("MORE");
    Object first = position.at("/ask/choices/0/words").asString();
    Object ply = position.get("ply").asInt();
    desks.act("/tables/MORE/choices", Map.of("ply", ply, "choices", List.of(first)));
    desks.settled("MORE");
    desks.post("/tables/MORE/chat", Map.of("text", "Well played."));
    desks.post("/tables/MORE/end-offer", Map.of("accept", true));
    desks.settled("MORE");
    desks.get("/tables/MORE/record?format=text");
    desks.make("LAST", "/tables/COPY/continue", Map.of("ply", 0));
    desks.follow("LAST");
    desks.settled("LAST");
    desks.post("/tables/LAST/resign", Map.of());
    desks.get("/tables/LAST");
  }

  /** Positions as texts, and a table that begins in one. */
  private static void setUp(TwoDesks desks) {
    desks.get("/tables/TABLE/text?ply=2");
    JsonNode text = desks.get("/tables/COPY/text?ply=3");
    String position = text.get("position").asString();
    desks.post("/positions/check", Map.of("position", position));
    desks.post("/positions/check", Map.of("position", position.replace("seat", "chair")));
    desks.make("SETUP", "/positions", Map.of("position", position));
    TwoDesks.Both begun = desks.ask("GET", "/tables/SETUP", null);
    JsonNode here = TwoDesks.text(begun.here());
    JsonNode there = TwoDesks.text(begun.there());
    assertThat(here.at("/ask/question")).isEqualTo(there.at("/ask/question"));
    assertThat(here.at("/view/round")).isEqualTo(there.at("/view/round"));
  }

  private static void whatIsWrong(TwoDesks desks) {
    desks.get("/nowhere");
    desks.get("/tables/none");
    desks.get("/tables?scope=all");
    desks.get("/catalog?config=chess");
    desks.get("/tables/TABLE/hint");
    // How far it is differs; what comes of it is compared where advice is.
    desks.ask("POST", "/tables/LAST/analysis", Map.of());
    desks.ask("GET", "/tables/LAST/analysis", null);
    desks.get("/tables/TABLE/ahead?choices=1");
    desks.get("/tables/TABLE/draft?picks=1");
    desks.get("/tables/TABLE/replay/9999");
    desks.get("/tables/TABLE?seat=2");
    desks.get("/tables/TABLE?watch=nonsense");
    desks.post("/tables", Map.of("config", "sanjuan:2e players=9"));
    desks.post("/tables", Map.of("config", "sanjuan:2e players=2", "seed", "a b"));
    desks.post("/records", Map.of("record", "nothing"));
    desks.post("/tables/TABLE/choices", Map.of("ply", 1, "choices", List.of(1)));
    desks.post("/tables/TABLE/undo", Map.of("ply", 1));
    desks.post("/tables/TABLE/join", Map.of());
    desks.post("/tables/TABLE/salt", Map.of("salt", "abc"));
    desks.post("/tables/TABLE/watch", Map.of());
    desks.post("/tables/TABLE/hand-over", Map.of("seat", 1));
    desks.post("/tables/TABLE/continue", Map.of("ply", 9_999));
  }
}
