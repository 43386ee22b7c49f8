package governor.lab.train;

import governor.core.Parsed;
import governor.nets.Net;
import governor.nets.Vocabulary;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/**
 * Everything that going on with a training takes, exactly as it was.
 *
 * @param origin where the training comes from
 * @param played how many games were played
 * @param plan what was planned
 * @param seconds how long it has taken so far
 * @param loss what the next point of the curve knows already
 * @param learning the weights that are learning
 * @param average the average of the weights
 * @param pace how fast each feature learns
 * @param generation how many games are played by the same net
 */
record Checkpoint(
    Origin origin,
    long played,
    Plan plan,
    double seconds,
    Loss loss,
    Net learning,
    Net average,
    Pace pace,
    int generation) {
  private static final int VERSION = 9;

  /** The beginning: this net has not been taught anything yet. */
  static Checkpoint beginning(Net net, Plan plan, Origin origin) {
    Pace pace = new Pace(net.inputs);
    return new Checkpoint(origin, 0, plan, 0, Loss.NONE, net, net.copy(), pace, Trainer.BATCH);
  }

  /** Writes it, so that there is always a whole file. */
  void write(Path file, Vocabulary words) {
    Path beside = file.resolveSibling(file.getFileName() + ".new");
    try {
      try (DataOutputStream out =
          new DataOutputStream(new java.io.BufferedOutputStream(Files.newOutputStream(beside)))) {
        out.writeInt(VERSION);
        out.writeLong(words.fingerprint());
        origin.write(out);
        out.writeLong(played);
        out.writeDouble(seconds);
        loss.write(out);
        plan.write(out);
        out.writeInt(learning.inputs);
        out.writeInt(learning.hidden1);
        out.writeInt(learning.hidden2);
        out.writeInt(learning.seats);
        out.writeInt(learning.stacks);
        for (Net net : List.of(learning, average)) {
          for (float[] array : net.arrays()) {
            for (float weight : array) {
              out.writeFloat(weight);
            }
          }
        }
        for (double count : pace.counts()) {
          out.writeDouble(count);
        }
        out.writeInt(generation);
      }
      Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads one that was written with the same features and kinds of choices. */
  static Parsed<Checkpoint> read(Path file, Vocabulary words) {
    try (DataInputStream in =
        new DataInputStream(new java.io.BufferedInputStream(Files.newInputStream(file)))) {
      if (in.readInt() != VERSION || in.readLong() != words.fingerprint()) {
        return Parsed.refused(
            "The training in "
                + file
                + " was begun by another version of Governor or for other pieces; delete the file"
                + " or train elsewhere.");
      }
      Origin origin = Origin.read(in);
      long played = in.readLong();
      double seconds = in.readDouble();
      Loss loss = Loss.read(in);
      Plan plan = Plan.read(in);
      int inputs = in.readInt();
      int hidden1 = in.readInt();
      int hidden2 = in.readInt();
      int seats = in.readInt();
      int stacks = in.readInt();
      Net learning = new Net(inputs, hidden1, hidden2, seats, stacks);
      Net average = learning.copy();
      for (Net net : List.of(learning, average)) {
        for (float[] array : net.arrays()) {
          for (int i = 0; i < array.length; i++) {
            array[i] = in.readFloat();
          }
        }
      }
      double[] counts = new double[inputs + 1];
      for (int i = 0; i < counts.length; i++) {
        counts[i] = in.readDouble();
      }
      int generation = in.readInt();
      return Parsed.ok(
          new Checkpoint(
              origin, played, plan, seconds, loss, learning, average, Pace.of(counts), generation));
    } catch (IOException e) {
      return Parsed.refused("The training in " + file + " cannot be read: " + e + ".");
    }
  }
}
