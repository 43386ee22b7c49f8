package governor.lab.train;

import governor.bots.shipped.Lesson;
import governor.bots.shipped.Lessons;
import governor.core.Game;
import governor.core.Parsed;
import governor.core.State;
import java.util.ArrayList;
import java.util.List;

/**
 * The games that one net learns side by side; the tables are dealt out to them in turn. The first
 * has all the pieces of the others, and the curve is measured in it.
 *
 * @param <S> the positions of the games
 */
public record Courses<S extends State>(List<Course<S>> all) {
  /** A game and what learning it takes. */
  public record Course<S extends State>(Game<S> game, Lesson<S> lesson) {}

  public Courses {
    all = List.copyOf(all);
  }

  /** One game alone. */
  public static <S extends State> Courses<S> of(Game<S> game, Lesson<S> lesson) {
    return new Courses<>(List.of(new Course<>(game, lesson)));
  }

  /** With one more game, unless another net plays that. */
  public Parsed<Courses<S>> and(Game<?> other) {
    Lesson<S> first = all.getFirst().lesson;
    String plays = Lessons.of(other).map(Lesson::name).orElse("no net");
    if (!plays.equals(first.name())) {
      return Parsed.refused(
          "One net learns only games that it plays: %s plays %s, and %s plays %s."
              .formatted(first.name(), all.getFirst().game.config(), plays, other.config()));
    }
    @SuppressWarnings("unchecked") // games of one net have the same positions
    Game<S> game = (Game<S>) other;
    Lesson<S> own = Lessons.of(game).orElseThrow();
    return Renumbered.of(own.encoder(), first.encoder().words())
        .then(
            encoder -> {
              List<Course<S>> more = new ArrayList<>(all);
              more.add(
                  new Course<>(game, new Lesson<>(own.name(), own.seats(), encoder, own.guests())));
              return Parsed.ok(new Courses<>(more));
            });
  }

  /** The one that is played at the table of this number. */
  int turn(long game) {
    return (int) (game % all.size());
  }

  /** The games besides the first, in words. */
  public List<String> others() {
    return all.stream().skip(1).map(each -> each.game.config().toString()).toList();
  }

  Game<S> game() {
    return all.getFirst().game;
  }

  Lesson<S> lesson() {
    return all.getFirst().lesson;
  }
}
