package governor.lab.arena;

/** The 97.5 % point of Student's distribution, which widens ranges from few blocks. */
final class Student {
  /** What it comes to with ever more blocks: the point of the normal distribution. */
  static final double NORMAL = 1.959964;

  private Student() {}

  /** By its expansion around the normal one; with one or two degrees that would be too small. */
  static double point(int freedom) {
    return switch (freedom) {
      case 1 -> 12.7062;
      case 2 -> 4.3027;
      default -> expanded(freedom);
    };
  }

  private static double expanded(double f) {
    double z = NORMAL;
    double z3 = z * z * z;
    double z5 = z3 * z * z;
    double z7 = z5 * z * z;
    return z
        + (z3 + z) / (4 * f)
        + (5 * z5 + 16 * z3 + 3 * z) / (96 * f * f)
        + (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * f * f * f);
  }
}
