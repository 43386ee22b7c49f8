package governor.gym;

import static org.assertj.core.api.Assertions.assertThat;

import governor.bots.games.KnownGames;
import governor.core.Game;
import governor.core.Options;
import governor.core.Rng;
import governor.core.State;
import governor.core.View;
import governor.testkit.GameContract;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game with every expansion: what is observed, and that every choice has a number. */
final class SpacesTest {
  private static final int GAMES = 3;

  static Stream<String> configs() {
    return KnownGames.families().stream().flatMap(GameContract::configs);
  }

  @ParameterizedTest
  @MethodSource("configs")
  void observationsHoldWhatASeatKnowsAndNothingElse(String config) {
    check(KnownSpaces.of(config).orThrow());
  }

  private static <S extends State> void check(Spaces<S> spaces) {
    spaces
        .observer()
        .get()
        .features()
        .forEach(
            each -> {
              assertThat(each.about()).as(each.name()).endsWith(".").doesNotContain("%");
              assertThat(each.most()).as(each.name()).isBetween(1, 255);
            });
    spaces.actions().actions().forEach(each -> assertThat(each.about()).endsWith("."));
    new Walk<>(spaces).games(GAMES);
  }

  /** Random games, each position looked at from every seat. */
  private static final class Walk<S extends State> {
    private final Spaces<S> spaces;
    private final Game<S> game;
    private final Observer<S> observer;
    private final Options options = new Options();
    private final Rng rng = new Rng(1);
    private final S imagined;
    private final S child;

    Walk(Spaces<S> spaces) {
      this.spaces = spaces;
      this.game = spaces.game();
      this.observer = spaces.observer().get();
      this.imagined = game.blank();
      this.child = game.blank();
    }

    void games(int number) {
      for (int i = 0; i < number; i++) {
        S s = game.newGame(rng);
        game.advance(s, options);
        for (int moves = 0; !s.isOver(); moves++) {
          int[] choices = options.toArray();
          numbers(choices);
          knowsNothingElse(s);
          if (moves % 5 == 0) {
            knowsAll(s, choices);
          }
          game.apply(s, choices[rng.below(choices.length)]);
          game.advance(s, options);
        }
        knowsNothingElse(s);
      }
    }

    private void numbers(int[] choices) {
      assertThat(choices.length).isLessThanOrEqualTo(Block.WIDTH);
      for (int choice : choices) {
        assertThat(spaces.actions().contains(choice))
            .as("choice %x of %s has a number", choice, game.config())
            .isTrue();
        assertThat(spaces.actions().choice(spaces.actions().number(choice))).isEqualTo(choice);
      }
    }

    /** Dealt anew, all that a seat does not know has changed; what it observes has not. */
    private void knowsNothingElse(S s) {
      for (int seat = 0; seat < game.seats(); seat++) {
        imagined.copyFrom(s);
        game.imagine(imagined, seat, rng);
        byte[] row = row(s, seat);
        assertThat(row(imagined, seat)).isEqualTo(row);
        List<Feature> features = observer.features();
        for (int i = 0; i < row.length; i++) {
          assertThat(row[i] & 255).as(features.get(i).name()).isBetween(0, features.get(i).most());
        }
        imaginedByOthers((seat + 1) % game.seats());
      }
    }

    /** In an imagined position others can imagine in turn, as opponents do in a look-ahead. */
    private void imaginedByOthers(int other) {
      game.imagine(imagined, other, rng);
      assertThat(game.audit(imagined)).isEmpty();
      byte[] row = row(imagined, other);
      game.imagine(imagined, other, rng);
      assertThat(row(imagined, other)).isEqualTo(row);
    }

    /** Positions that differ a little, and look different to a seat, are observed as different. */
    private void knowsAll(S s, int[] choices) {
      List<Map<String, View>> seen = new ArrayList<>();
      for (int seat = 0; seat < game.seats(); seat++) {
        seen.add(new HashMap<>());
      }
      for (int choice : choices) {
        child.copyFrom(s);
        game.apply(child, choice);
        game.advance(child, options);
        for (int seat = 0; seat < game.seats(); seat++) {
          View view = game.view(child, seat);
          View other = seen.get(seat).putIfAbsent(Arrays.toString(row(child, seat)), view);
          if (other != null) {
            assertThat(view).as("same bytes").isEqualTo(other);
          }
        }
      }
      game.advance(s, options);
    }

    private byte[] row(S s, int seat) {
      byte[] row = new byte[observer.features().size()];
      observer.write(s, seat, row);
      return row;
    }
  }
}
