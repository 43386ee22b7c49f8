package governor.players.net;

import governor.core.Parsed;
import java.nio.ByteBuffer;
import java.util.List;

/**
 * A net as bytes: a mark, the version of the form, a hash of the features' names, the sizes of the
 * layers, then each array of weights as a scale and whole numbers of 16 bits.
 */
public final class NetFile {
  private static final int MARK = 0x474F564E; // GOVN
  private static final int VERSION = 1;
  private static final int HEAD = 4 + 4 + 8 + 4 * 4;
  private static final int MOST_WEIGHTS = 4_000_000;

  private NetFile() {}

  /** A hash of the names of all features in their order. */
  public static long schema(List<String> names) {
    long hash = 0xCBF29CE484222325L;
    for (String name : names) {
      for (int i = 0; i <= name.length(); i++) {
        int letter = i < name.length() ? name.charAt(i) : '\n';
        hash = (hash ^ letter) * 0x100000001B3L;
      }
    }
    return hash;
  }

  /** The net, rounded to 16 bits a weight. */
  public static byte[] write(Net net, List<String> names) {
    float[][] arrays = net.arrays();
    int size = HEAD;
    for (float[] array : arrays) {
      size += 4 + 2 * array.length;
    }
    ByteBuffer out = ByteBuffer.allocate(size);
    out.putInt(MARK).putInt(VERSION).putLong(schema(names));
    out.putInt(net.inputs).putInt(net.hidden1).putInt(net.hidden2).putInt(net.seats);
    for (float[] array : arrays) {
      float scale = scale(array);
      out.putFloat(scale);
      for (float weight : array) {
        out.putShort((short) Math.round(weight / scale));
      }
    }
    return out.array();
  }

  private static float scale(float[] array) {
    float largest = 1e-6f;
    for (float weight : array) {
      largest = Math.max(largest, Math.abs(weight));
    }
    return largest / Short.MAX_VALUE;
  }

  /** The net in these bytes, if it sees exactly the features with these names. */
  public static Parsed<Net> read(byte[] bytes, List<String> names) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    if (bytes.length < HEAD || in.getInt() != MARK) {
      return Parsed.refused("This is not a net; train one with \"governor train\".");
    }
    int version = in.getInt();
    if (version != VERSION) {
      return Parsed.refused(
          "The net is of version " + version + ", but only " + VERSION + " can be read.");
    }
    long schema = in.getLong();
    int inputs = in.getInt();
    int hidden1 = in.getInt();
    int hidden2 = in.getInt();
    int seats = in.getInt();
    if (schema != schema(names) || inputs != names.size()) {
      return Parsed.refused(
          "The net was trained with other features (%d, now there are %d); train it again."
              .formatted(inputs, names.size()));
    }
    if (!isSize(hidden1) || !isSize(hidden2) || seats < 1 || seats > 8) {
      return Parsed.refused("The net says that it has layers of impossible sizes.");
    }
    Net net = new Net(inputs, hidden1, hidden2, seats);
    for (float[] array : net.arrays()) {
      if (in.remaining() < 4 + 2 * array.length) {
        return Parsed.refused("The net ends too early; its file was cut off.");
      }
      float scale = in.getFloat();
      for (int i = 0; i < array.length; i++) {
        array[i] = scale * in.getShort();
      }
    }
    return Parsed.ok(net);
  }

  private static boolean isSize(int size) {
    return size > 0 && size <= Math.sqrt(MOST_WEIGHTS);
  }
}
