package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.DoubleNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A server behind HTTP and the desk of a page, who are asked the same. Their answers are the same
 * but for the names of tables, links, times and who is online.
 */
final class TwoDesks {
  private static final JsonMapper JSON = new JsonMapper();

  /** What either answers; streams are followed. */
  private static final Pattern OF_THE_DESK =
      Pattern.compile("/(tables|games|catalog|records|positions)(?!.*/(events|stream)$).*");

  /** So many digits of a fraction are written the same by both; the last but one is not always. */
  private static final MathContext DIGITS = new MathContext(12);

  /** What may differ; only whether it is there is looked at. */
  private static final Set<String> OWN =
      Set.of("online", "commitment", "updatedAt", "watchLink", "joinLink", "at");

  /** What the page's desk says is heard where the page takes it from the worker. */
  private static final String OPEN =
      """
      async () => {
        const main = document.querySelector('script[src*="app/main.js"]').src;
        const module = (name) => import(main.replace('app/main.js', name));
        const { ROOT } = await module('app/files.js');
        const { Problem } = await module('app/problem.js');
        const { whole } = await module('table/changes.js');
        const http = await module('app/http.js');
        const device = (await module('offline/device.js')).device();
        let said;
        for (const program of [device.tables, device.thinker]) {
          const call = program.call.bind(program);
          program.call = async (name, ...args) => {
            const value = await call(name, ...args);
            if (name === 'call') said = value;
            return value;
          };
        }
        const there = async (method, path, body) => {
          const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
          const request = method === 'GET' ? { headers } : { method, headers, body: JSON.stringify(body) };
          let answer = await fetch(`${ROOT}api/v1${path}`, request);
          // The server thinks that we ask too often; the device does not.
          for (; answer.status === 429; answer = await fetch(`${ROOT}api/v1${path}`, request)) {
            await new Promise((done) => setTimeout(done, 500));
          }
          const type = answer.headers.get('Content-Type') ?? '';
          return JSON.stringify({ status: answer.status, type, text: await answer.text() });
        };
        const here = async (method, path, body) => {
          await device.call(method, path, body).catch((problem) => {
            if (!(problem instanceof Problem) || problem.status === 0) throw problem;
          });
          return said;
        };
        const follow = (desk, path) => {
          const told = { position: null, log: [] };
          desk.follow(path, -1, (message) => {
            told.position = whole(told.position, message);
            const { log, logFrom } = told.position;
            told.log = [...told.log.filter(({ n }) => n < logFrom), ...log];
          }, () => {});
          return told;
        };
        const told = {};
        window.desks = {
          ask: (method, [one, other], body) => Promise.all([there(method, one, body), here(method, other, body)]),
          follow: (name, [one, other]) => (told[name] = [follow(http, one), follow(device, other)]),
          isSettled: (name) => {
            const [one, other] = told[name].map(({ position }) => position);
            return one && one.version === other?.version && (one.ask || one.table.status !== 'running');
          },
          told: (name) => told[name].map(({ position, log }) => JSON.stringify({ ...position, log, logFrom: 0, steps: [], set: [], since: 0 })),
        };
      }
      """;

  /** What the server and the page say to the same question. */
  record Both(JsonNode there, JsonNode here) {}

  private final Page page;
  private final Map<String, Both> names = new LinkedHashMap<>();
  private final Set<String> asked = new HashSet<>();
  private int compared;

  /** The page shows a screen of a server. */
  TwoDesks(Page page) {
    this.page = page;
    page.evaluate(OPEN);
  }

  /** How many answers were the same. */
  int compared() {
    return compared;
  }

  /** Asks both; what they answer is the same. */
  JsonNode get(String path) {
    return same("GET", path, null);
  }

  /**
   * Does the same at a table of both; how far computer players have come by the answer may differ.
   */
  void act(String path, Object body) {
    Both both = ask("POST", path, body);
    for (JsonNode each : List.of(both.there(), both.here())) {
      ObjectNode answer = (ObjectNode) each;
      ObjectNode outcome = (ObjectNode) text(answer);
      outcome.putNull("version").putNull("ply");
      answer.put("text", outcome.toString());
    }
    same("POST " + path, both);
  }

  /** Does the same at both; what they answer is the same. */
  JsonNode post(String path, Object body) {
    return same("POST", path, body);
  }

  /** The same; the table that both made has this name from now on. */
  JsonNode make(String name, String path, Object body) {
    Both both = ask("POST", path, body);
    names.put(name, new Both(text(both.there()).get("id"), text(both.here()).get("id")));
    return same("POST " + path, both);
  }

  private JsonNode same(String method, String path, Object body) {
    return same(method + " " + path, ask(method, path, body));
  }

  private JsonNode same(String what, Both both) {
    assertThat(plain(both.here())).as(what).isEqualTo(plain(both.there()));
    compared++;
    return text(both.here());
  }

  /** What the server's own description names of tables and games and nobody has asked here. */
  Set<String> unasked() {
    JsonNode paths =
        JSON.readTree(
                (String)
                    page.evaluate(
                        "() => fetch('/api/v1/openapi.json').then((answer) => answer.text())"))
            .get("paths");
    Set<String> unasked = new TreeSet<>();
    for (String pattern : paths.propertyNames()) {
      for (String method : paths.get(pattern).propertyNames()) {
        String path = pattern.replace("/api/v1", "");
        String what = method.toUpperCase(Locale.ROOT) + " " + path;
        String form = what.replaceAll("\\{[a-z]+}", "[^/]+");
        if (OF_THE_DESK.matcher(path).matches()
            && asked.stream().noneMatch(it -> it.matches(form))) {
          unasked.add(what);
        }
      }
    }
    return unasked;
  }

  /** Asks both; what they answer may differ. */
  Both ask(String method, String path, Object body) {
    asked.add(method + " " + path.split("\\?")[0]);
    return both(
        page.evaluate(
            "([method, paths, body]) => desks.ask(method, paths, body)",
            new Object[] {method, named(path), body}));
  }

  /** Waits, so that who works is not kept from it. */
  void rest() {
    page.waitForTimeout(200);
  }

  /** Follows a table at both desks, as the page of a table does. */
  void follow(String name) {
    page.evaluate(
        "([name, paths]) => void desks.follow(name, paths)",
        new Object[] {name, named("/tables/" + name + "/events?steps=true&changes=true")});
  }

  /** What both have told of a table when it waits for its person, or is over. */
  JsonNode settled(String name) {
    page.waitForFunction("(name) => desks.isSettled(name)", name);
    Both told = both(page.evaluate("(name) => desks.told(name)", name));
    assertThat(plain(told.here())).as("told of " + name).isEqualTo(plain(told.there()));
    compared++;
    return told.here();
  }

  private static Both both(Object answers) {
    List<?> texts = (List<?>) answers;
    return new Both(JSON.readTree((String) texts.get(0)), JSON.readTree((String) texts.get(1)));
  }

  private String[] named(String path) {
    String there = path;
    String here = path;
    for (Map.Entry<String, Both> each : names.entrySet()) {
      there = there.replace(each.getKey(), each.getValue().there().asString());
      here = here.replace(each.getKey(), each.getValue().here().asString());
    }
    return new String[] {there, here};
  }

  /** The text of an answer, read where it is JSON. */
  static JsonNode text(JsonNode answer) {
    String text = answer.get("text").asString();
    return answer.get("type").asString().contains("json")
        ? JSON.readTree(text)
        : answer.get("text");
  }

  /** With names for tables, and without what each side has for itself. */
  private JsonNode plain(JsonNode answer) {
    ObjectNode plain = JSON.createObjectNode();
    if (answer.has("text") && answer.has("type")) {
      plain.set("status", answer.get("status"));
      plain.put("type", answer.get("type").asString().split(";")[0]);
      plain.set("text", text(answer));
    } else {
      plain.set("position", answer);
    }
    String text = plain.toString();
    for (Map.Entry<String, Both> each : names.entrySet()) {
      text = text.replace(each.getValue().there().asString(), each.getKey());
      text = text.replace(each.getValue().here().asString(), each.getKey());
    }
    JsonNode named = JSON.readTree(text);
    strip(named);
    return named;
  }

  private static void strip(JsonNode node) {
    if (node instanceof ObjectNode object) {
      for (String name : List.copyOf(object.propertyNames())) {
        if (OWN.contains(name)) {
          object.put(name, object.get(name).isNull() ? "none" : "own");
        } else {
          object.set(name, rounded(object.get(name)));
        }
      }
      object.forEach(TwoDesks::strip);
    } else if (node instanceof ArrayNode array) {
      for (int i = 0; i < array.size(); i++) {
        array.set(i, rounded(array.get(i)));
      }
      array.forEach(TwoDesks::strip);
    }
  }

  private static JsonNode rounded(JsonNode node) {
    return node.isFloatingPointNumber()
        ? DoubleNode.valueOf(new BigDecimal(node.asString()).round(DIGITS).doubleValue())
        : node;
  }
}
