package governor.core;

/**
 * All that one seat may know of a position, as plain records. Two positions that a seat cannot tell
 * apart have equal views.
 */
public interface View {
  /** The seat whose view this is, or {@link Event#PUBLIC}. */
  int viewer();
}
