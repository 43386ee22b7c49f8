package governor.bots.levels;

import governor.bots.Budget;
import governor.bots.games.GameDescriptor;
import governor.bots.games.KnownGames;
import governor.bots.games.Strength;
import governor.bots.search.Kit;
import governor.bots.search.SearchSettings;
import governor.core.Game;
import governor.core.Player;
import governor.core.State;
import java.util.List;
import java.util.Optional;

/**
 * The six levels, meant to win 10 to 18 % of their games against three of the next
 * (docs/notebook/levels.md says what was measured). A weak level sees what a strong one sees at
 * first sight, and then now and then takes a choice that loses a little; it makes no silly ones.
 */
public final class Levels {
  /** The level that people meet when they name none. */
  public static final int USUAL = 4;

  private static final Budget GOVERNOR = Budget.ofMillis(190);

  private static final List<Level> ALL =
      List.of(
          new Level(1, "Apprentice", "learning the trade; often content with second best"),
          new Level(2, "Clerk", "knows the rules of the house and makes everyday mistakes"),
          new Level(3, "Merchant", "plays soundly, with a slip now and then"),
          new Level(4, "Factor", "plays well and quickly"),
          new Level(5, "Magistrate", "looks ahead before every choice"),
          new Level(6, "Governor", "thinks for up to a fifth of a second and gives nothing away"));

  /** Where there is no net, the lower levels are the hand-written player with some slips. */
  private static final List<Strength> WITHOUT_NET =
      List.of(
          Strength.atFirstSight(0.04, 1),
          Strength.atFirstSight(0.025, 1),
          Strength.atFirstSight(0.015, 1),
          Strength.atFirstSight(0, 0),
          Strength.thinking(Strength.SHORT_THOUGHT, 0, 0, 1));

  /** The last level is the same everywhere. */
  private static final Strength LAST = Strength.thinking(GOVERNOR, 0, 0, 2);

  private Levels() {}

  /** All levels, the weakest first. */
  public static List<Level> all() {
    return ALL;
  }

  /** The level with this number, from 1 to 6. */
  public static Level of(int number) {
    return ALL.get(number - 1);
  }

  /** A new player of this level for one seat. */
  public static <S extends State> Player<S> make(Game<S> game, int level, Personality personality) {
    Kit<S> kit = Kits.of(game);
    return new LevelPlayer<>(kit, SearchSettings.usual(kit), strength(kit, level), personality);
  }

  /** A new player of this level without leanings. */
  public static <S extends State> Player<S> make(Game<S> game, int level) {
    return make(game, level, Personality.NOBODY);
  }

  /** A new player of this level with another budget for its thoughts, if it has any. */
  public static <S extends State> Player<S> make(
      Game<S> game, int level, Personality personality, Budget budget) {
    Kit<S> kit = Kits.of(game);
    return new LevelPlayer<>(
        kit, SearchSettings.usual(kit), strength(kit, level).with(budget), personality);
  }

  /** What a level may think about one choice; empty for one that judges at first sight. */
  public static Optional<Budget> budget(Game<?> game, int level) {
    return Optional.ofNullable(strength(Kits.of(game), level).budget());
  }

  /** Whether a level thinks before it chooses. */
  public static boolean thinks(int level) {
    return level > USUAL;
  }

  private static <S extends State> Strength strength(Kit<S> kit, int level) {
    List<Strength> strengths =
        kit.hasNet()
            ? KnownGames.of(kit.game()).map(GameDescriptor::strengths).orElse(WITHOUT_NET)
            : WITHOUT_NET;
    return level > strengths.size() ? LAST : strengths.get(level - 1);
  }
}
