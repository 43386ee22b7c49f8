package governor.lab.train;

import governor.nets.Net;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * The net that a training started from.
 *
 * @param config the game that it had learnt, in words; empty for an untaught one
 * @param place where it was: a file, or {@link #SHIPPED}
 * @param fingerprint of its weights
 */
public record Start(String config, String place, long fingerprint) {
  /** The place of the nets that come with Governor. */
  public static final String SHIPPED = "shipped";

  /** A net that knew nothing. */
  public static final Start UNTAUGHT = new Start("", "", 0);

  /** A net that had learnt this game and was there. */
  public static Start from(String config, String place, Net net) {
    long hash = 0xCBF29CE484222325L;
    for (float[] array : net.arrays()) {
      for (float weight : array) {
        hash = (hash ^ Float.floatToIntBits(weight)) * 0x100000001B3L;
      }
    }
    return new Start(config, place, hash);
  }

  public boolean isTaught() {
    return !config.isEmpty();
  }

  /**
   * Whether this is the same net. A folder may have been moved meanwhile; and where a training
   * writes into the folder of its teacher, the file there is no longer what it was.
   */
  public boolean isSameAs(Start other) {
    return config.equals(other.config)
        && (place.equals(other.place) || fingerprint == other.fingerprint);
  }

  void write(DataOutputStream out) throws IOException {
    out.writeUTF(config);
    out.writeUTF(place);
    out.writeLong(fingerprint);
  }

  static Start read(DataInputStream in) throws IOException {
    return new Start(in.readUTF(), in.readUTF(), in.readLong());
  }
}
