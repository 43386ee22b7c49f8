package governor.core;

import java.util.List;

/**
 * One thing that a choice costs or brings, or one reason why a piece cannot be chosen. A choice has
 * several; together they are what stands on its button. Facts hold only what the seat that is asked
 * can know.
 *
 * @param fact the name of its {@link FactKind}, where the whole vocabulary is described
 * @param seat whom it concerns, or {@link #NOBODY} where that goes without saying
 * @param piece the piece it names, as views name it, or empty
 * @param number how many, or 0
 */
public record Fact(String fact, int seat, String piece, int number) {
  /** The seat of facts that concern the seat that is asked, or nobody in particular. */
  public static final int NOBODY = -1;

  public static Fact of(FactKind kind) {
    return new Fact(kind.key(), NOBODY, "", 0);
  }

  public static Fact of(FactKind kind, int number) {
    return new Fact(kind.key(), NOBODY, "", number);
  }

  public static Fact of(FactKind kind, String piece, int number) {
    return new Fact(kind.key(), NOBODY, piece, number);
  }

  /** A fact about this seat. */
  public static Fact about(int seat, FactKind kind, String piece, int number) {
    return new Fact(kind.key(), seat, piece, number);
  }

  public FactKind kind() {
    return FactKind.of(fact);
  }

  public boolean is(FactKind kind) {
    return fact.equals(kind.key());
  }

  /** The fact in English, with seats named by these names. */
  public String describe(List<String> seatNames) {
    return kind().sentence(seat < 0 ? "" : seatNames.get(seat), piece, number);
  }
}
