package governor.lab.train;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * Where a training comes from: what beside its plan and the size of its net decides how it goes.
 *
 * @param config the game, in words
 * @param seed where chance comes from
 * @param minutes how long it was to take, which its number of games was found by; 0 if that was
 *     given
 * @param against the one player whom all others at the table are, so that the net learns to exploit
 *     it; empty for the guests and the league
 * @param start the net that it started from
 */
public record Origin(String config, long seed, int minutes, String against, Start start) {
  void write(DataOutputStream out) throws IOException {
    out.writeUTF(config);
    out.writeLong(seed);
    out.writeInt(minutes);
    out.writeUTF(against);
    start.write(out);
  }

  static Origin read(DataInputStream in) throws IOException {
    return new Origin(in.readUTF(), in.readLong(), in.readInt(), in.readUTF(), Start.read(in));
  }
}
