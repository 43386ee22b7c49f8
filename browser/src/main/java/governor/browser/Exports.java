package governor.browser;

import governor.bots.shipped.Lesson;
import governor.bots.shipped.Lessons;
import governor.bots.shipped.ShippedNets;
import governor.desk.Device;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSExport;

/**
 * What a page can call, by these names. Texts, numbers and bytes go in and out, and nothing else;
 * what goes wrong is thrown as an error with its sentence.
 */
public final class Exports {
  private static final FetchedNets NETS = new FetchedNets();
  private static @Nullable Work work;

  private Exports() {}

  /** Runs when the page has loaded the program. */
  public static void main(String[] args) {
    ShippedNets.takeFrom(NETS);
  }

  // ---- nets -----------------------------------------------------------------------------------

  /** The name of the net that has to be fetched before this config is played, or nothing. */
  @JSExport
  public static String missingNet(String config) {
    String name = Lessons.of(Proof.game(config)).map(Lesson::name).orElse("");
    return NETS.has(name) ? "" : name;
  }

  /** Takes the file of a net; no bytes where there is none of this name. */
  @JSExport
  public static void putNet(String name, byte[] bytes) {
    NETS.put(name, bytes);
  }

  // ---- the desk -------------------------------------------------------------------------------

  private static final Device DEVICE = new Device();

  /** Answers a request as a server would. */
  @JSExport
  public static String call(String method, String address, String body) {
    return DEVICE.call(method, address, body);
  }

  @JSExport
  public static void follow(String name, String table, String address) {
    DEVICE.follow(name, table, address);
  }

  @JSExport
  public static void unfollow(String name) {
    DEVICE.unfollow(name);
  }

  /** What a follower is to be told who knows this version; empty if nothing has happened since. */
  @JSExport
  public static String news(String name, int known) {
    return DEVICE.news(name, known);
  }

  /** Whether this table waits for a computer player. */
  @JSExport
  public static boolean awaitsComputer(String table) {
    return DEVICE.awaitsComputer(table);
  }

  /** The choice of the computer player for which the table waits. */
  @JSExport
  public static String think(String table) {
    return DEVICE.think(table);
  }

  /** Makes that choice, unless the table has moved on. */
  @JSExport
  public static void choose(String table, int version, int action) {
    DEVICE.choose(table, version, action);
  }

  /** Looks at a finished game again, and tells the page how far that is. */
  @JSExport
  public static String review(String table) {
    return DEVICE.review(table, Exports::tell);
  }

  @JSBody(
      params = {"done", "total"},
      script = "postMessage({progress:[done,total]});")
  private static native void tell(int done, int total);

  @JSExport
  public static void reviewed(String table, int done, int total, String body) {
    DEVICE.reviewed(table, done, total, body);
  }

  /** What was written since the last time and is to be kept. */
  @JSExport
  public static String takeWritten() {
    return DEVICE.journals().takeWritten();
  }

  /** Takes up a table that was kept. */
  @JSExport
  public static void restore(
      String plan, String lines, String status, String brief, String changedAt) {
    DEVICE.journals().restore(plan, lines, status, brief, changedAt);
  }

  /** Takes lines that were kept since, after those that are known here; whether they fit. */
  @JSExport
  public static boolean learn(
      String table, int from, String lines, String status, String brief, String changedAt) {
    return DEVICE.journals().learn(table, from, lines, status, brief, changedAt);
  }

  @JSExport
  public static boolean forget(String table) {
    return DEVICE.journals().forget(table);
  }

  // ---- for proof and measure ------------------------------------------------------------------

  @JSExport
  public static String rules(String config, int games) {
    return Proof.rules(config, games);
  }

  @JSExport
  public static String level(String config, int level, int games) {
    return Proof.level(config, level, games);
  }

  /** Prepares work of which {@link #work} does some. */
  @JSExport
  public static void prepare(String name, String config) {
    work = Work.of(name, Proof.game(config));
  }

  /** Works for at least so many milliseconds; answers how much was done in one of them. */
  @JSExport
  public static double work(int millis) {
    return work == null ? 0 : Rate.of(work, millis);
  }
}
