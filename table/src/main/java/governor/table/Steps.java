package governor.table;

import governor.core.Event;
import governor.core.EventSink;
import governor.core.Options;
import governor.core.State;
import governor.core.View;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What happened since a moment, event by event, with the board as it was then: for a page that
 * shows one thing after the other. Remembers the position of the last moment and plays the choices
 * since then once more on a copy, so that tables that nobody looks at pay nothing.
 *
 * @param <S> the positions of the game
 */
public final class Steps<S extends State> {
  /** More would be a film, not a scene. */
  private static final int MOST = 200;

  /**
   * An event.
   *
   * @param n its line in the log
   * @param view the board after it, as the viewer may know it
   */
  public record Step(int n, View view) {}

  private final int eyes;
  private final S moment;
  private final int ply;
  private final int log;
  private final int undone;

  private Steps(Table<S> table, int eyes) {
    Play<S> play = table.play();
    this.eyes = eyes;
    this.moment = play.game().copy(play.state());
    this.ply = play.length();
    this.log = play.log().size();
    this.undone = table.undone().size();
  }

  /** Begins at what this viewer sees now. */
  public static <S extends State> Steps<S> from(Table<S> table, int eyes) {
    return new Steps<>(table, eyes);
  }

  /**
   * The events since then, in their order; none if something was taken back, if other eyes look
   * now, or if there are too many to be shown.
   */
  @SuppressWarnings("unchecked") // A table's positions are always of the same kind.
  public static List<Step> since(@Nullable Steps<?> known, Table<?> table, int eyes) {
    return known == null || known.eyes != eyes
        ? List.of()
        : ((Steps<State>) known).since((Table<State>) table);
  }

  private List<Step> since(Table<S> table) {
    Play<S> play = table.play();
    int events = play.log().size() - log;
    if (table.undone().size() != undone || play.length() < ply || events > MOST || events <= 0) {
      return List.of();
    }
    List<Step> steps = new ArrayList<>(events);
    S state = play.game().copy(moment);
    state.listen(
        new EventSink() {
          @Override
          public void happened(Event event) {
            steps.add(new Step(log + steps.size(), play.game().glimpse(state, eyes)));
          }

          @Override
          public void forced(State s, int seat, int action) {}
        });
    Options options = new Options();
    for (int i = ply; i < play.length(); i++) {
      play.game().apply(state, play.made(i).action());
      play.game().advance(state, options);
    }
    return steps;
  }
}
