package governor.desk;

import static org.assertj.core.api.Assertions.assertThat;

import governor.table.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games on one device, without a server. */
final class DeviceTest {
  private final Device device = new Device();

  /** What the device wrote, as a page keeps it. */
  private final Map<String, Map<String, Object>> kept = new LinkedHashMap<>();

  @ParameterizedTest
  @ValueSource(strings = {"sanjuan:2e players=2", "puertorico players=3"})
  void aGameIsPlayedToItsEndAndComesBack(String config) {
    String id = create(config);
    device.follow("page", id, "/tables/" + id + "/events?steps=true");
    int known = version(id);
    int told = 0;
    int acts = 0;
    while (!position(id).get("score").getClass().equals(LinkedHashMap.class)) {
      if (device.awaitsComputer(id)) {
        Map<?, ?> chosen = object(device.think(id));
        device.choose(id, (Integer) chosen.get("version"), (Integer) chosen.get("action"));
      } else {
        answerFirst(id);
        acts++;
      }
      keep();
      String news = device.news("page", known);
      assertThat(news).isNotEmpty();
      Map<?, ?> position = object(news);
      known = (Integer) position.get("version");
      assertThat((List<?>) position.get("steps")).hasSameSizeAs((List<?>) position.get("log"));
      told++;
      assertThat(device.news("page", known)).as("twice").isEmpty();
    }
    assertThat(told).isGreaterThan(20);
    assertThat(acts).isGreaterThan(5);
    Device again = restored();
    assertThat(again.call("GET", "/tables/" + id, ""))
        .isEqualTo(device.call("GET", "/tables/" + id, ""));
    assertThat(again.call("GET", "/tables?scope=mine", ""))
        .isEqualTo(device.call("GET", "/tables?scope=mine", ""))
        .contains("over");
    String record = (String) object(again.call("GET", "/tables/" + id + "/record", "")).get("text");
    Map<?, ?> imported =
        object(again.call("POST", "/records", Json.write(Map.of("record", record))));
    assertThat(imported.get("status")).isEqualTo(201);
  }

  /** Nobody who means no harm comes to the end of a journal; the game goes on there. */
  @Test
  void nothingIsSaidBeyondTheEndOfAJournal() {
    String id = create("sanjuan:2e players=2");
    String chat = "/tables/" + id + "/chat";
    String last = "";
    for (int i = 0; i <= Verdict.LONGEST_JOURNAL && !last.contains("\"status\":422"); i++) {
      last = device.call("POST", chat, "{\"text\":\"hello\"}");
    }
    assertThat(last).contains("\"status\":422").contains("has come to its end");
    int before = version(id);
    if (!device.awaitsComputer(id)) {
      answerFirst(id);
      assertThat(version(id)).isGreaterThan(before);
    }
  }

  @Test
  void anActIsAnsweredWithItsOutcomeAlone() {
    String id = create("sanjuan:2e players=2");
    while (device.awaitsComputer(id)) {
      Map<?, ?> chosen = object(device.think(id));
      device.choose(id, (Integer) chosen.get("version"), (Integer) chosen.get("action"));
    }
    Map<?, ?> outcome = answerFirst(id);
    assertThat(outcome.keySet()).extracting(Object::toString).containsExactly("version", "ply");
  }

  @Test
  void whatIsWrongIsAProblem() {
    assertThat(object(device.call("GET", "/tables/nobody", "")).get("status")).isEqualTo(404);
    assertThat(object(device.call("GET", "/nothing", "")).get("status")).isEqualTo(404);
    assertThat(object(device.call("DELETE", "/tables", "")).get("status")).isEqualTo(405);
    assertThat(object(device.call("POST", "/tables", "{")).get("status")).isEqualTo(400);
    assertThat(object(device.call("POST", "/tables", "{\"config\":\"chess\"}")).get("status"))
        .isEqualTo(422);
  }

  @Test
  void aThoughtForAVersionThatIsGoneIsNotMade() {
    String id = create("puertorico players=3");
    while (!device.awaitsComputer(id)) {
      answerFirst(id);
    }
    Map<?, ?> chosen = object(device.think(id));
    int version = version(id);
    device.choose(id, version - 1, (Integer) chosen.get("action"));
    assertThat(version(id)).isEqualTo(version);
  }

  /** There is nobody to ask. */
  @Test
  void aRematchAloneBeginsAtOnce() {
    String id = create("sanjuan:2e players=2");
    device.call("POST", "/tables/" + id + "/resign", "{}");

    Map<?, ?> made = object(device.call("POST", "/tables/" + id + "/rematch", "{}"));

    assertThat(made.get("status")).isEqualTo(201);
    String again = (String) object((String) made.get("text")).get("id");
    assertThat(((Map<?, ?>) position(again).get("table")).get("status")).isEqualTo("running");
    Map<?, ?> found = object(device.call("POST", "/tables/" + id + "/rematch", "{}"));
    assertThat(object((String) found.get("text")).get("id")).as("once more").isEqualTo(again);
  }

  private String create(String config) {
    String seats =
        config.endsWith("3")
            ? "[{\"kind\":\"computer\",\"level\":1},{\"kind\":\"me\"},{\"kind\":\"computer\",\"level\":1}]"
            : "[{\"kind\":\"me\"},{\"kind\":\"computer\",\"level\":1}]";
    String answer =
        device.call("POST", "/tables", "{\"config\":\"%s\",\"seats\":%s}".formatted(config, seats));
    keep();
    return (String) object((String) object(answer).get("text")).get("id");
  }

  private Map<?, ?> position(String id) {
    Map<?, ?> position =
        object((String) object(device.call("GET", "/tables/" + id, "")).get("text"));
    Map<Object, Object> copy = new LinkedHashMap<>(position);
    copy.putIfAbsent("score", "");
    return copy;
  }

  private int version(String id) {
    return (Integer) position(id).get("version");
  }

  /** Answers the question with the proposal or the first choice; what came of it. */
  private Map<?, ?> answerFirst(String id) {
    Map<?, ?> position = position(id);
    Map<?, ?> ask = (Map<?, ?>) position.get("ask");
    List<?> choices = (List<?>) ask.get("choices");
    Object row =
        ask.get("draft") instanceof Map<?, ?> draft
            ? draft.get("choices")
            : List.of(((Map<?, ?>) choices.getFirst()).get("id"));
    String body = Json.write(Map.of("ply", position.get("ply"), "choices", row));
    Map<?, ?> answer = object(device.call("POST", "/tables/" + id + "/choices", body));
    assertThat(answer.get("status")).as(answer.toString()).isEqualTo(200);
    return object((String) answer.get("text"));
  }

  private void keep() {
    List<?> written =
        (List<?>) JsonReader.read(device.journals().takeWritten()).orElseThrow().value();
    for (Object each : written) {
      Map<?, ?> one = (Map<?, ?>) each;
      Map<String, Object> table =
          kept.computeIfAbsent((String) one.get("table"), id -> new LinkedHashMap<>());
      one.forEach((key, value) -> table.merge((String) key, value, DeviceTest::newer));
    }
  }

  /** Lines are added, a plan stays, all else is replaced. */
  private static Object newer(Object before, Object after) {
    if (before instanceof List<?> lines) {
      List<Object> all = new ArrayList<>(lines);
      all.addAll((List<?>) after);
      return all;
    }
    return "".equals(after) ? before : after;
  }

  private Device restored() {
    Device again = new Device();
    for (Map<String, Object> table : kept.values()) {
      again
          .journals()
          .restore(
              (String) table.get("plan"),
              Json.write(table.get("lines")),
              (String) table.get("status"),
              (String) table.get("brief"),
              (String) table.get("changedAt"));
    }
    return again;
  }

  private static Map<?, ?> object(String json) {
    return (Map<?, ?>) JsonReader.read(json).orElseThrow().value();
  }
}
