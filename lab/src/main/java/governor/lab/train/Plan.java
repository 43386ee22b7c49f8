package governor.lab.train;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * How a net is taught, in three stages: games of the guests only, whose choices it should make;
 * games of its own, from which it learns what its choices lead to; games in which its choices are
 * looked into by playing on.
 *
 * @param games how many games in all
 * @param warmGames how many of them, the first ones, are games of the guests only
 * @param lookGames in how many of them, the last ones, choices are looked into
 * @param guests in the net's own games, the share of the seats that guests play, one of the net's
 *     apart
 * @param exploration how often a choice is made at random
 * @param doubt how often the net makes a choice that may lose a little; if it ever does, it also
 *     learns from the games of the guests beside it
 * @param league the share of the tables, outside of the first stage, at which the {@link League}
 *     plays in place of the guests
 * @param lambda how much of a target comes from later in the game than the next choice
 * @param firstRate how fast the net learns in the beginning
 * @param lastRate how fast it learns in the end
 */
public record Plan(
    long games,
    long warmGames,
    long lookGames,
    double guests,
    double exploration,
    double doubt,
    double league,
    float lambda,
    float firstRate,
    float lastRate) {
  /** After other games, looking ahead begins a new descent from this rate. */
  private static final float LOOK_RATE = 1e-3f;

  /** The plan for a net that knows nothing. */
  public static Plan usual(long games) {
    return new Plan(
        games, Math.min(6_000, games / 4), games / 50, 0.75, 0.03, 0.3, 0, 0.8f, 8e-3f, 3e-4f);
  }

  /** The plan for a net that starts from what another one knows. */
  public static Plan goingOn(long games) {
    return new Plan(games, games / 10, games / 50, 0.75, 0.03, 0.3, 0, 0.8f, 4e-3f, 3e-4f);
  }

  /** The same plan with other numbers of games in the first and the last stage. */
  public Plan withStages(long warm, long look) {
    return new Plan(
        games, warm, look, guests, exploration, doubt, league, lambda, firstRate, lastRate);
  }

  /** The same plan with another share of doubt. */
  public Plan withDoubt(double share) {
    return new Plan(
        games,
        warmGames,
        lookGames,
        guests,
        exploration,
        share,
        league,
        lambda,
        firstRate,
        lastRate);
  }

  /** The same plan with another share of the league. */
  public Plan withLeague(double share) {
    return new Plan(
        games,
        warmGames,
        lookGames,
        guests,
        exploration,
        doubt,
        share,
        lambda,
        firstRate,
        lastRate);
  }

  /** The same plan with other rates of learning. */
  public Plan withRates(float first, float last) {
    return new Plan(
        games, warmGames, lookGames, guests, exploration, doubt, league, lambda, first, last);
  }

  /** The same plan with another share of the seats for guests. */
  public Plan withGuests(double share) {
    return new Plan(
        games,
        warmGames,
        lookGames,
        share,
        exploration,
        doubt,
        league,
        lambda,
        firstRate,
        lastRate);
  }

  /** Whether the game of this number is one of the guests'. */
  boolean isWarm(long game) {
    return game < warmGames;
  }

  /** Whether choices of the game of this number are looked into. */
  boolean isLooking(long game) {
    return game >= games - lookGames;
  }

  /** How fast the net learns from the game of this number; falls evenly on a logarithmic scale. */
  float rate(long game) {
    long before = games - lookGames;
    return isLooking(game)
        ? between(before > 0 ? LOOK_RATE : firstRate, (double) (game - before) / lookGames)
        : between(firstRate, (double) game / before);
  }

  private float between(float first, double done) {
    return (float) (first * Math.pow(lastRate / first, Math.min(1, done)));
  }

  void write(DataOutputStream out) throws IOException {
    out.writeLong(games);
    out.writeLong(warmGames);
    out.writeLong(lookGames);
    out.writeDouble(guests);
    out.writeDouble(exploration);
    out.writeDouble(doubt);
    out.writeDouble(league);
    out.writeFloat(lambda);
    out.writeFloat(firstRate);
    out.writeFloat(lastRate);
  }

  static Plan read(DataInputStream in) throws IOException {
    return new Plan(
        in.readLong(),
        in.readLong(),
        in.readLong(),
        in.readDouble(),
        in.readDouble(),
        in.readDouble(),
        in.readDouble(),
        in.readFloat(),
        in.readFloat(),
        in.readFloat());
  }
}
