package governor.browser;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * Measures how smoothly a table plays with motion on; tools/frames runs it. Tasks of the main
 * thread come from Chromium's trace, by the clock and by the processor's time; frames are counted
 * while scenes are told.
 */
final class Frames {
  /** With the processor throttled everything takes longer, and scenes are much the same. */
  private static final int DECISIONS = 40;

  private static final int THROTTLED_DECISIONS = 12;
  private static final int LONG_MILLIS = 50;

  private static final String CONTEXT = "document.querySelector('table-screen').context";

  private static final String AT_REST =
      "() => { const c = "
          + CONTEXT
          + "; return !c.busy && !c.show.isOn && c.position.version === c.newest && (c.ask ||"
          + " c.position.score); }";

  private static final String ANSWER =
      "() => { const c = "
          + CONTEXT
          + "; c.act(c.ask.draft?.choices.length ? c.ask.draft.choices : [c.ask.choices[0].id]); }";

  /** Counts frames and milliseconds while a scene moves. */
  private static final String COUNT =
      """
      () => {
        window.told = { frames: 0, millis: 0 };
        let last = 0;
        const frame = (now) => {
          const on = document.querySelector('table-screen')?.context?.show.isOn;
          if (on && last) { window.told.frames++; window.told.millis += now - last; }
          last = on ? now : 0;
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }
      """;

  @TempDir Path data;

  @Test
  @EnabledIfSystemProperty(named = "frames", matches = ".+")
  @Timeout(value = 20, unit = TimeUnit.MINUTES)
  void measure() {
    String wanted = System.getProperty("frames");
    try (House house = House.open(data)) {
      for (String game : List.of("sanjuan:2e", "puertorico")) {
        if (!wanted.equals("all") && !wanted.equals(game)) {
          continue;
        }
        for (int slower : new int[] {1, 4}) {
          System.out.println(game + ", processor / " + slower + ": " + played(house, game, slower));
        }
      }
    }
  }

  private static String played(House house, String preset, int slower) {
    PlayedGame game = PlayedGame.of(preset, "frames");
    Page page = house.visitor("Anna", 1280, 720, ", pace: 'normal'");
    page.navigate(house.address());
    String table = game.continued(page, house.address(), game.roleAfter(0.3));
    page.navigate(house.address() + "t/" + table);
    page.waitForFunction("() => document.querySelector('table-screen')?.context?.whole");
    page.waitForFunction(AT_REST);
    CDPSession session = page.context().newCDPSession(page);
    JsonObject rate = new JsonObject();
    rate.addProperty("rate", slower);
    session.send("Emulation.setCPUThrottlingRate", rate);
    page.evaluate(COUNT);
    Browser browser = Chromium.shared();
    browser.startTracing(
        page, new Browser.StartTracingOptions().setCategories(List.of("toplevel", "__metadata")));
    int most = slower == 1 ? DECISIONS : THROTTLED_DECISIONS;
    int decisions = 0;
    while (decisions < most && (Boolean) page.evaluate("() => Boolean(" + CONTEXT + ".ask)")) {
      page.evaluate(ANSWER);
      page.waitForFunction(AT_REST);
      decisions++;
    }
    String trace = new String(browser.stopTracing(), StandardCharsets.UTF_8);
    Number frames = (Number) page.evaluate("() => window.told.frames");
    Number millis = (Number) page.evaluate("() => window.told.millis");
    page.context().close();
    double rateOfFrames = frames.doubleValue() * 1000 / Math.max(1, millis.doubleValue());
    return "%d decisions, %.1f frames a second in scenes of %.0f s; tasks %s"
        .formatted(decisions, rateOfFrames, millis.doubleValue() / 1000, tasks(trace));
  }

  /** The longest tasks of the main threads, by the clock and by the processor's time. */
  private static String tasks(String trace) {
    JsonArray events =
        JsonParser.parseString(trace).getAsJsonObject().getAsJsonArray("traceEvents");
    Set<String> mains = new HashSet<>();
    for (JsonElement one : events) {
      JsonObject event = one.getAsJsonObject();
      if (name(event).equals("thread_name")
          && event.getAsJsonObject("args").get("name").getAsString().equals("CrRendererMain")) {
        mains.add(thread(event));
      }
    }
    List<Double> clock = new ArrayList<>();
    List<Double> processor = new ArrayList<>();
    for (JsonElement one : events) {
      JsonObject event = one.getAsJsonObject();
      if (name(event).endsWith("RunTask") && mains.contains(thread(event)) && event.has("dur")) {
        clock.add(event.get("dur").getAsDouble() / 1000);
        processor.add(event.has("tdur") ? event.get("tdur").getAsDouble() / 1000 : 0);
      }
    }
    return "by the clock: %s; by the processor: %s".formatted(longest(clock), longest(processor));
  }

  private static String longest(List<Double> tasks) {
    double most = tasks.stream().mapToDouble(Double::doubleValue).max().orElse(0);
    long over = tasks.stream().filter(one -> one > LONG_MILLIS).count();
    return "longest %.0f ms, %d over %d ms".formatted(most, over, LONG_MILLIS);
  }

  private static String name(JsonObject event) {
    return event.get("name").getAsString();
  }

  private static String thread(JsonObject event) {
    return event.get("pid") + " " + event.get("tid");
  }
}
