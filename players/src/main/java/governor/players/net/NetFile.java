package governor.players.net;

import governor.core.Parsed;
import java.nio.ByteBuffer;
import java.util.List;

/**
 * A net as bytes: a mark, the version of the form, a hash of the features' names, the sizes of the
 * layers, then each array of weights as a scale and whole numbers of 16 bits. Since version 2 all
 * that comes after the mark and the version is packed, the higher bytes of an array's numbers
 * before the lower ones, and numbers are no finer than they need be.
 *
 * <p>New features are added at the end of the list. So a net that knows fewer features than there
 * are now can be read, if those are the first ones: to it the others mean nothing.
 */
public final class NetFile {
  private static final int MARK = 0x474F564E; // GOVN
  private static final int PLAIN = 1;
  private static final int PACKED = 2;
  private static final int HEAD = 8 + 5 * 4;
  private static final int MOST_WEIGHTS = 4_000_000;
  private static final int MOST_BYTES = 4 * MOST_WEIGHTS;
  private static final int MOST_STACKS = 64;

  /** Into how many parts the usual size of an array's weights is divided. */
  private static final float FINENESS = 32;

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

  /** The net, with its weights rounded. */
  public static byte[] write(Net net, List<String> names) {
    int size = HEAD;
    for (float[] array : net.arrays()) {
      size += 4 + 2 * array.length;
    }
    ByteBuffer out = ByteBuffer.allocate(size).putLong(schema(names));
    out.putInt(net.inputs).putInt(net.hidden1).putInt(net.hidden2);
    out.putInt(net.seats).putInt(net.stacks);
    for (float[] array : net.arrays()) {
      float scale = scale(array);
      out.putFloat(scale);
      for (float weight : array) {
        out.put((byte) (Math.round(weight / scale) >> 8));
      }
      for (float weight : array) {
        out.put((byte) Math.round(weight / scale));
      }
    }
    byte[] packed = Packing.pack(out.array());
    return ByteBuffer.allocate(8 + packed.length).putInt(MARK).putInt(PACKED).put(packed).array();
  }

  /** A power of two, so that a net that was rounded once stays as it is. */
  private static float scale(float[] array) {
    float largest = 1e-6f;
    double squares = 0;
    int used = 1;
    for (float weight : array) {
      largest = Math.max(largest, Math.abs(weight));
      squares += weight * weight;
      used += weight != 0 ? 1 : 0;
    }
    float fine = (float) Math.sqrt(squares / used) / FINENESS;
    float least = 2 * largest / Short.MAX_VALUE;
    return Math.scalb(1f, Math.getExponent(Math.max(least, fine)));
  }

  /** The net in these bytes, if the features that it sees are the first ones of these names. */
  public static Parsed<Net> read(byte[] bytes, List<String> names) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    if (bytes.length < 8 || in.getInt() != MARK) {
      return Parsed.refused("This is not a net; train one with \"governor train\".");
    }
    int version = in.getInt();
    return switch (version) {
      case PLAIN -> read(in, false, names);
      case PACKED ->
          Packing.unpack(bytes, 8, MOST_BYTES)
              .map(unpacked -> read(ByteBuffer.wrap(unpacked), true, names))
              .orElseGet(() -> Parsed.refused("The net ends too early; its file was cut off."));
      default ->
          Parsed.refused(
              "The net is of version " + version + ", but only " + PACKED + " can be read.");
    };
  }

  private static Parsed<Net> read(ByteBuffer in, boolean packed, List<String> names) {
    if (in.remaining() < HEAD) {
      return Parsed.refused("The net ends too early; its file was cut off.");
    }
    long schema = in.getLong();
    int inputs = in.getInt();
    int hidden1 = in.getInt();
    int hidden2 = in.getInt();
    int seats = in.getInt();
    int stacks = packed ? in.getInt() : 1;
    if (inputs < 0 || inputs > names.size() || schema != schema(names.subList(0, inputs))) {
      return Parsed.refused(
          "The net was trained with other features (%d, now there are %d); train it again."
              .formatted(inputs, names.size()));
    }
    boolean possible = isSize(hidden1) && isSize(hidden2) && stacks > 0 && stacks <= MOST_STACKS;
    if (!possible || seats < 1 || seats > 8) {
      return Parsed.refused("The net says that it has layers of impossible sizes.");
    }
    Net net = new Net(names.size(), hidden1, hidden2, seats, stacks);
    float[][] arrays = net.arrays();
    for (int a = 0; a < arrays.length; a++) {
      int size = a == 0 ? inputs * hidden1 : arrays[a].length;
      if (in.remaining() < 4 + 2 * size) {
        return Parsed.refused("The net ends too early; its file was cut off.");
      }
      read(in, packed, arrays[a], size);
    }
    return Parsed.ok(net);
  }

  private static void read(ByteBuffer in, boolean packed, float[] array, int size) {
    float scale = in.getFloat();
    byte[] bytes = new byte[2 * size];
    in.get(bytes);
    for (int i = 0; i < size; i++) {
      int high = bytes[packed ? i : 2 * i];
      int low = bytes[packed ? size + i : 2 * i + 1] & 255;
      array[i] = scale * (high << 8 | low);
    }
  }

  private static boolean isSize(int size) {
    return size > 0 && size <= Math.sqrt(MOST_WEIGHTS);
  }
}
