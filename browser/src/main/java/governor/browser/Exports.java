package governor.browser;

import governor.players.shipped.Lesson;
import governor.players.shipped.Lessons;
import governor.players.shipped.ShippedNets;
import org.jspecify.annotations.Nullable;
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
