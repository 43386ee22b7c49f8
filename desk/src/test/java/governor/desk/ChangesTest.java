package governor.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever applies what a stream tells has at every moment what a fresh look shows. */
final class ChangesTest {
  private final Device device = new Device();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sanjuan:2e players=2",
        "sanjuan:1e players=3",
        "sanjuan:2e+new-buildings+events players=4",
        "puertorico players=2",
        "puertorico players=3",
        "puertorico+new-buildings+nobles+buccaneer+festival players=4"
      })
  void stepsAndChangesLeadToThePosition(String config) {
    Follower steps = new Follower(create(config, "me"), "steps=true&changes=true");
    Follower changes = new Follower(steps.table, "changes=true");
    int told = 0;
    while (steps.goesOn()) {
      advance(steps.table, told);
      // One of them is slow, and hears of several moves at once.
      steps.listen();
      if (told % 3 == 0 || !steps.goesOn()) {
        changes.listen();
      }
      told++;
      if (told == 40) {
        device.call("POST", "/tables/" + steps.table + "/chat", "{\"text\":\"hello\"}");
      }
      // Not for ever: more moves than these may lie between two choices of one's own.
      if (told % 50 == 49 && told < 500) {
        undo(steps.table);
      }
    }
    assertThat(told).isGreaterThan(20);
    assertThat(steps.wholes).isEqualTo(1);
    assertThat(changes.wholes).isEqualTo(1);
    assertThat(steps.steps).isGreaterThan(told);
  }

  @ParameterizedTest
  @ValueSource(strings = {"sanjuan:2e players=3", "puertorico players=3"})
  void alsoWhereSeveralSitAtOneScreen(String config) {
    Follower page = new Follower(create(config, "me\"},{\"kind\":\"me"), "steps=true&changes=true");
    for (int told = 0; page.goesOn(); told++) {
      advance(page.table, told);
      page.listen();
    }
    assertThat(page.wholes).isEqualTo(1);
  }

  /** Somebody who follows a table and puts together what it is. */
  private final class Follower {
    private final String table;
    private final String name;
    private Map<String, Object> position = Map.of();
    private final List<Object> chat = new ArrayList<>();
    private int version;
    private int wholes;
    private int steps;

    Follower(String table, String how) {
      this.table = table;
      this.name = how;
      device.follow(how, table, "/tables/" + table + "/events?" + how);
      version = (Integer) look(table).get("version");
    }

    boolean goesOn() {
      return !(look(table).get("score") instanceof Map);
    }

    void listen() {
      String news = device.news(name, version);
      if (news.isEmpty()) {
        return;
      }
      Map<String, Object> message = object(news);
      if (message.containsKey("since")) {
        assertThat(message.get("since")).isEqualTo(position.get("version"));
        assertThat(message).doesNotContainKey("view");
        take(message);
      } else {
        wholes++;
        position = message;
        chat.addAll((List<?>) message.get("chat"));
      }
      version = (Integer) position.get("version");
      Map<String, Object> fresh = look(table);
      for (String field : fresh.keySet()) {
        if (!field.equals("chat") && !field.startsWith("log")) {
          assertThat(position.get(field)).as(field).isEqualTo(fresh.get(field));
        }
      }
      assertThat(chat).isEqualTo(fresh.get("chat"));
    }

    private void take(Map<String, Object> message) {
      Object view = position.get("view");
      for (Object step : list(message.get("steps"))) {
        set(view, ((Map<?, ?>) step).get("set"));
        steps++;
      }
      set(view, message.get("set"));
      position.putAll(message);
      chat.addAll(list(message.get("chat")));
    }

    private void set(Object view, Object places) {
      for (Object each : list(places)) {
        List<?> place = (List<?>) ((List<?>) each).getFirst();
        Object at = view;
        for (Object name : place.subList(0, place.size() - 1)) {
          at = at instanceof List<?> list ? list.get((Integer) name) : ((Map<?, ?>) at).get(name);
        }
        put(at, place.getLast(), ((List<?>) each).getLast());
      }
    }

    @SuppressWarnings("unchecked")
    private static void put(Object at, Object name, Object value) {
      if (at instanceof List<?> list) {
        ((List<Object>) list).set((Integer) name, value);
      } else {
        ((Map<Object, Object>) at).put(name, value);
      }
    }

    private static List<?> list(Object value) {
      return value == null ? List.of() : (List<?>) value;
    }
  }

  private void advance(String table, int turn) {
    if (device.awaitsComputer(table)) {
      Map<?, ?> chosen = object(device.think(table));
      device.choose(table, (Integer) chosen.get("version"), (Integer) chosen.get("action"));
      return;
    }
    Map<String, Object> position = look(table);
    Map<?, ?> ask = (Map<?, ?>) position.get("ask");
    List<?> choices = (List<?>) ask.get("choices");
    Object row =
        ask.get("draft") instanceof Map<?, ?> draft
            ? draft.get("choices")
            : List.of(((Map<?, ?>) choices.get(turn % choices.size())).get("id"));
    String body = Json.write(Map.of("ply", position.get("ply"), "choices", row));
    Map<String, Object> answer = object(device.call("POST", "/tables/" + table + "/choices", body));
    assertThat(answer.get("status")).as(answer.toString()).isEqualTo(200);
  }

  private void undo(String table) {
    String body = Json.write(Map.of("ply", look(table).get("ply")));
    device.call("POST", "/tables/" + table + "/undo", body);
  }

  private String create(String config, String mine) {
    int players = config.charAt(config.length() - 1) - '0';
    StringBuilder seats = new StringBuilder("[{\"kind\":\"" + mine + "\"}");
    int computers = players - (mine.equals("me") ? 1 : 2);
    seats.append(",{\"kind\":\"computer\",\"level\":1}".repeat(computers)).append(']');
    String body = "{\"config\":\"%s\",\"seats\":%s}".formatted(config, seats);
    Map<String, Object> answer = object(device.call("POST", "/tables", body));
    return (String) object((String) answer.get("text")).get("id");
  }

  private Map<String, Object> look(String table) {
    return object((String) object(device.call("GET", "/tables/" + table, "")).get("text"));
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> object(String json) {
    return (Map<String, Object>)
        new LinkedHashMap<>((Map<?, ?>) JsonReader.read(json).orElseThrow().value());
  }
}
