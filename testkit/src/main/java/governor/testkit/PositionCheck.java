package governor.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Config;
import governor.core.Event;
import governor.core.Game;
import governor.core.GameFamily;
import governor.core.Options;
import governor.core.Parsed;
import governor.core.PositionText;
import governor.core.Rng;
import governor.core.Seed;
import governor.core.State;
import java.util.function.Consumer;

/**
 * Positions as text, at every question of random games: what is written is read back to the same
 * text, the same views and the same choices, and play from it is play from the position. Texts that
 * somebody spoilt are refused with a sentence or can be played.
 *
 * @param <S> the positions of the game
 */
public final class PositionCheck<S extends State> {
  private static final int GAMES = Integer.getInteger("governor.position.games", 1);

  /** Every so many questions a text is written and read; with a second game others than these. */
  private static final int OFTEN = 3;

  /** Every so many questions play goes on from the text, for so many choices. */
  private static final int EVERY = 31;

  /** Every so many questions what each seat knows is written and read too. */
  private static final int SEATS_EVERY = 12;

  private static final int CHOICES = 25;

  private final Game<S> game;

  /** Puts what has an order that nobody knows into that in which texts are read. */
  private final Consumer<S> tidy;

  private final Options options = new Options();
  private final Options read = new Options();

  private PositionCheck(Game<S> game, Consumer<S> tidy) {
    this.game = game;
    this.tidy = tidy;
  }

  /** Plays random games of a config and checks texts all along. */
  @SuppressWarnings("unchecked")
  public static <S extends State> void check(GameFamily family, String config, Consumer<S> tidy) {
    Game<S> game = (Game<S>) Config.parse(config).then(family::create).orThrow();
    PositionCheck<S> check = new PositionCheck<>(game, tidy);
    for (int number = 0; number < GAMES; number++) {
      check.play(Seed.of(number));
    }
  }

  private void play(Seed seed) {
    Rng rng = new Rng(seed.text().hashCode());
    S s = game.newGame(seed.rng());
    game.advance(s, options);
    for (int ply = 0; !s.isOver(); ply++) {
      if (ply % OFTEN == 0) {
        check(s, ply % SEATS_EVERY == 0);
      }
      if (ply % EVERY == 0) {
        checkPlay(s, rng);
        spoil(game.positionText(s, PositionText.EVERYTHING), rng);
        game.advance(s, options);
      }
      game.apply(s, options.get(rng.below(options.size())));
      game.advance(s, options);
    }
    check(s, true);
  }

  private void check(S s, boolean forSeats) {
    S same = same(s, PositionText.EVERYTHING);
    assertThat(read.size()).isEqualTo(options.size());
    for (int i = 0; i < options.size(); i++) {
      assertThat(read.get(i)).isEqualTo(options.get(i));
    }
    for (int seat = Event.PUBLIC; seat < game.seats(); seat++) {
      assertThat(game.view(same, seat)).isEqualTo(game.view(s, seat));
      if (forSeats) {
        assertThat(game.view(same(s, seat), seat)).isEqualTo(game.view(s, seat));
      }
    }
  }

  /**
   * The position that is read from what this viewer knows; its choices are then in {@code read}.
   */
  private S same(S s, int viewer) {
    String text = game.positionText(s, viewer);
    Parsed<S> parsed = game.readPosition(text, new Rng(1));
    assertThat(parsed).as(text).isInstanceOf(Parsed.Ok.class);
    S same = parsed.orThrow();
    if (viewer == PositionText.EVERYTHING) {
      game.advance(same, read); // With other cards the same question need not be one.
    }
    assertThat(game.positionText(same, viewer)).isEqualTo(text);
    return same;
  }

  /** The same chances and choices lead both to the same positions. */
  private void checkPlay(S from, Rng rng) {
    S s = game.copy(from);
    tidy.accept(s);
    s.reseed(new Rng(7));
    S other =
        game.readPosition(game.positionText(from, PositionText.EVERYTHING), new Rng(1)).orThrow();
    other.reseed(new Rng(7));
    game.advance(s, options);
    game.advance(other, read);
    for (int i = 0; i < CHOICES && !s.isOver(); i++) {
      int action = options.get(rng.below(options.size()));
      game.apply(s, action);
      game.apply(other, action);
      game.advance(s, options);
      game.advance(other, read);
      assertThat(game.positionText(other, PositionText.EVERYTHING))
          .isEqualTo(game.positionText(s, PositionText.EVERYTHING));
    }
    game.advance(from, options);
  }

  /** A text with something left out, doubled or exchanged. */
  private void spoil(String text, Rng rng) {
    String[] parts = text.split(" \\| ", -1);
    int at = 1 + rng.below(parts.length - 1);
    String[] words = parts[at].split(" ", -1);
    int word = rng.below(words.length);
    words[word] =
        switch (rng.below(5)) {
          case 0 -> "";
          case 1 -> Integer.toString(rng.below(40));
          case 2 -> words[rng.below(words.length)];
          case 3 -> words[word] + ", " + words[word];
          default -> "?";
        };
    parts[at] = String.join(" ", words);
    if (rng.below(8) == 0) {
      parts[at] = parts[1 + rng.below(parts.length - 1)];
    }
    switch (game.readPosition(String.join(" | ", parts), new Rng(2))) {
      case Parsed.Ok<S>(S s) -> assertThat(game.audit(s)).isEmpty();
      case Parsed.Refused<S>(String sentence) -> assertThat(sentence).matches("[A-Z\"].*\\.");
    }
  }
}
