package governor.nets;

/**
 * Sums of rows. Each loop goes over several arrays, of which the JIT makes wide additions; over
 * several places of one array it does not, since those might overlap.
 */
final class RowSums {
  private RowSums() {}

  /** Adds the rows of these features to what is there before: eight at a time, then the rest. */
  static void add(long[] before, long[][] rows, int[] features, int from, int end, long[] to) {
    long[] sums = before;
    int f = from;
    for (; f + 8 <= end; f += 8) {
      eight(
          sums,
          rows[features[f]],
          rows[features[f + 1]],
          rows[features[f + 2]],
          rows[features[f + 3]],
          rows[features[f + 4]],
          rows[features[f + 5]],
          rows[features[f + 6]],
          rows[features[f + 7]],
          to);
      sums = to;
    }
    if (f + 4 <= end) {
      four(
          sums,
          rows[features[f]],
          rows[features[f + 1]],
          rows[features[f + 2]],
          rows[features[f + 3]],
          to);
      sums = to;
      f += 4;
    }
    if (f + 2 <= end) {
      two(sums, rows[features[f]], rows[features[f + 1]], to);
      sums = to;
      f += 2;
    }
    if (f < end) {
      one(sums, rows[features[f]], to);
    } else if (from >= end) {
      System.arraycopy(before, 0, to, 0, to.length);
    }
  }

  private static void eight(
      long[] sums,
      long[] a,
      long[] b,
      long[] c,
      long[] d,
      long[] e,
      long[] f,
      long[] g,
      long[] h,
      long[] to) {
    for (int i = 0; i < to.length; i++) {
      to[i] = sums[i] + ((a[i] + b[i]) + (c[i] + d[i])) + ((e[i] + f[i]) + (g[i] + h[i]));
    }
  }

  private static void four(long[] sums, long[] a, long[] b, long[] c, long[] d, long[] to) {
    for (int i = 0; i < to.length; i++) {
      to[i] = sums[i] + ((a[i] + b[i]) + (c[i] + d[i]));
    }
  }

  private static void two(long[] sums, long[] a, long[] b, long[] to) {
    for (int i = 0; i < to.length; i++) {
      to[i] = sums[i] + (a[i] + b[i]);
    }
  }

  private static void one(long[] sums, long[] a, long[] to) {
    for (int i = 0; i < to.length; i++) {
      to[i] = sums[i] + a[i];
    }
  }

  /** Adds so many rows, each times its value: eight at a time, then the rest. */
  static void addTimes(
      float[] values, float[][] rows, int first, int[] places, int count, float[] to) {
    int n = 0;
    for (; n + 8 <= count; n += 8) {
      eightTimes(
          values,
          n,
          rows[first + places[n]],
          rows[first + places[n + 1]],
          rows[first + places[n + 2]],
          rows[first + places[n + 3]],
          rows[first + places[n + 4]],
          rows[first + places[n + 5]],
          rows[first + places[n + 6]],
          rows[first + places[n + 7]],
          to);
    }
    if (n + 4 <= count) {
      fourTimes(
          values,
          n,
          rows[first + places[n]],
          rows[first + places[n + 1]],
          rows[first + places[n + 2]],
          rows[first + places[n + 3]],
          to);
      n += 4;
    }
    for (; n < count; n++) {
      float x = values[n];
      float[] row = rows[first + places[n]];
      for (int o = 0; o < to.length; o++) {
        to[o] += x * row[o];
      }
    }
  }

  private static void eightTimes(
      float[] values,
      int n,
      float[] a,
      float[] b,
      float[] c,
      float[] d,
      float[] e,
      float[] f,
      float[] g,
      float[] h,
      float[] to) {
    float q = values[n];
    float r = values[n + 1];
    float s = values[n + 2];
    float t = values[n + 3];
    float u = values[n + 4];
    float v = values[n + 5];
    float w = values[n + 6];
    float x = values[n + 7];
    for (int o = 0; o < to.length; o++) {
      float half = to[o] + ((q * a[o] + r * b[o]) + (s * c[o] + t * d[o]));
      to[o] = half + ((u * e[o] + v * f[o]) + (w * g[o] + x * h[o]));
    }
  }

  private static void fourTimes(
      float[] values, int n, float[] a, float[] b, float[] c, float[] d, float[] to) {
    float q = values[n];
    float r = values[n + 1];
    float s = values[n + 2];
    float t = values[n + 3];
    for (int o = 0; o < to.length; o++) {
      to[o] += (q * a[o] + r * b[o]) + (s * c[o] + t * d[o]);
    }
  }
}
