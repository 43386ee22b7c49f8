package governor.lab.train;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * The cross-entropy since it was last measured how the net does.
 *
 * @param sum of all samples
 * @param samples how many there were
 */
record Loss(double sum, long samples) {
  static final Loss NONE = new Loss(0, 0);

  double mean() {
    return samples == 0 ? 0 : sum / samples;
  }

  void write(DataOutputStream out) throws IOException {
    out.writeDouble(sum);
    out.writeLong(samples);
  }

  static Loss read(DataInputStream in) throws IOException {
    return new Loss(in.readDouble(), in.readLong());
  }
}
