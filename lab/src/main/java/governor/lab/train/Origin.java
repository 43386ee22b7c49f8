package governor.lab.train;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a training comes from: what beside its plan and the size of its net decides how it goes.
 *
 * @param config the game, in words
 * @param others the games that the same net learns beside it, in words
 * @param seed where chance comes from
 * @param minutes how long it was to take, which its number of games was found by; 0 if that was
 *     given
 * @param against the one player whom all others at the table are, so that the net learns to exploit
 *     it; empty for the guests and the league
 * @param start the net that it started from
 */
public record Origin(
    String config, List<String> others, long seed, int minutes, String against, Start start) {
  public Origin {
    others = List.copyOf(others);
  }

  /** Of a training in one game. */
  public Origin(String config, long seed, int minutes, String against, Start start) {
    this(config, List.of(), seed, minutes, against, start);
  }

  void write(DataOutputStream out) throws IOException {
    out.writeUTF(config);
    out.writeInt(others.size());
    for (String other : others) {
      out.writeUTF(other);
    }
    out.writeLong(seed);
    out.writeInt(minutes);
    out.writeUTF(against);
    start.write(out);
  }

  static Origin read(DataInputStream in) throws IOException {
    String config = in.readUTF();
    List<String> others = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      others.add(in.readUTF());
    }
    return new Origin(config, others, in.readLong(), in.readInt(), in.readUTF(), Start.read(in));
  }
}
