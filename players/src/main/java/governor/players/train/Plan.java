package governor.players.train;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * How a net is taught.
 *
 * @param games how many games in all
 * @param warmGames how many of them, the first ones, are games of the guests only
 * @param guests in the other games, the share of the seats that guests play
 * @param exploration how often a choice is made at random
 * @param looked how often the net's own choices are looked into by playing on
 * @param lambda how much of a target comes from later in the game than the next choice
 * @param firstRate how fast the net learns in the beginning
 * @param lastRate how fast it learns in the end
 */
public record Plan(
    long games,
    long warmGames,
    double guests,
    double exploration,
    double looked,
    float lambda,
    float firstRate,
    float lastRate) {

  /** The plan that the shipped nets were taught by. */
  public static Plan usual(long games) {
    return new Plan(games, Math.min(16_000, games / 4), 0.5, 0.03, 0, 0.8f, 3e-3f, 2e-4f);
  }

  /** The plan for a net that starts from what another one knows. */
  public static Plan goingOn(long games) {
    return new Plan(games, games / 10, 0.5, 0.03, 0, 0.8f, 1.5e-3f, 2e-4f);
  }

  /** Whether the game of this number is one of the guests'. */
  boolean isWarm(long game) {
    return game < warmGames;
  }

  /** How fast the net learns from the game of this number; falls evenly on a logarithmic scale. */
  float rate(long game) {
    double done = Math.min(1.0, (double) game / games);
    return (float) (firstRate * Math.pow(lastRate / firstRate, done));
  }

  void write(DataOutputStream out) throws IOException {
    out.writeLong(games);
    out.writeLong(warmGames);
    out.writeDouble(guests);
    out.writeDouble(exploration);
    out.writeDouble(looked);
    out.writeFloat(lambda);
    out.writeFloat(firstRate);
    out.writeFloat(lastRate);
  }

  static Plan read(DataInputStream in) throws IOException {
    return new Plan(
        in.readLong(),
        in.readLong(),
        in.readDouble(),
        in.readDouble(),
        in.readDouble(),
        in.readFloat(),
        in.readFloat(),
        in.readFloat());
  }
}
