package governor.desk;

import governor.table.Table;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Somebody who is told of a table whenever it moves on. */
public final class Following {
  /** Whoever knows no version of the table. */
  public static final int NOTHING = Positions.NOTHING;

  /** What is told, as JSON, with the version of the table that it shows. */
  public record Told(int version, String text) {}

  private record Made(int version, Map<String, @Nullable Object> fields) {}

  private final LiveTable live;
  private final Call call;
  private final Positions positions;
  private final boolean wantsSteps;
  private final boolean wantsChanges;
  private final Scenes scenes = new Scenes();
  private final Changes changes = new Changes();

  Following(LiveTable live, Call call, Positions positions) {
    this.live = live;
    this.call = call;
    this.positions = positions;
    this.wantsSteps = "true".equals(call.query("steps"));
    this.wantsChanges = "true".equals(call.query("changes"));
  }

  public LiveTable table() {
    return live;
  }

  public String person() {
    return call.person();
  }

  /** The table as it is now, for somebody who knows it at this version. */
  public Told now(int known) {
    return told(live.lookFresh(table -> make(table, known)));
  }

  /** The table when it is beyond this version, for somebody who knows that one. */
  public Told after(int known) {
    return told(live.lookAt(known + 1, table -> make(table, known)));
  }

  private Made make(Table<?> table, int known) {
    Map<String, @Nullable Object> fields = positions.make(call, table, call.person(), known);
    Record shown = wantsSteps ? scenes.addTo(fields, table) : null;
    // Who knows this version already is told nothing, and what comes next is a whole position.
    boolean isNews = table.version() != known;
    return new Made(table.version(), wantsChanges && isNews ? changes.next(fields, shown) : fields);
  }

  /** Nobody else waits for the table while it is written down. */
  private static Told told(Made made) {
    return new Told(made.version(), Json.write(made.fields()));
  }
}
