package governor.cli.load;

import governor.cli.remote.Remote;
import governor.core.Config;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Bots at many tables of a server, from when all are set up until they are told to end. */
public final class Load {
  private final Pace pace;
  private final List<BusyTable> tables = new ArrayList<>();
  private final List<Thread> threads = new ArrayList<>();

  private Load(int tables, double rate) {
    this.pace = new Pace(tables, rate);
  }

  /** Sets so many tables up and lets them play, each with so many choices a second. */
  public static Load begin(Remote server, URI address, Config played, int tables, double rate)
      throws IOException, InterruptedException {
    Map<String, String> headers = server.newcomer().headers();
    Map<String, String> seat = Map.of("kind", "me");
    String plan =
        Remote.JSON.writeValueAsString(
            Map.of(
                "config", played.toString(), "seats", Collections.nCopies(played.players(), seat)));
    Load load = new Load(tables, rate);
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < tables; i++) {
      BusyTable table = new BusyTable(address, headers, plan, load.pace, random.split());
      load.tables.add(table);
      load.threads.add(Thread.startVirtualThread(table));
    }
    load.pace.begin();
    return load;
  }

  /** From now on it counts. */
  void measure() {
    pace.measure();
  }

  /** What has been done at each table. */
  List<BusyTable> tables() {
    return List.copyOf(tables);
  }

  /** Ends all games where they are. */
  public void end() throws InterruptedException {
    pace.end();
    for (Thread thread : threads) {
      thread.join(1000);
      thread.interrupt();
    }
  }
}
