package governor.sanjuan.hooks;

import governor.core.Fact;
import governor.core.Options;
import governor.sanjuan.Role;
import governor.sanjuan.SanJuanState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An event card: what a seat can trigger instead of taking a role. */
public interface EventRule {
  /** Adds the ways in which the seat may trigger it now. */
  void offer(SanJuanState s, int seat, Options out);

  /** Puts what it does on the agenda; the operand is that of the choice. */
  void trigger(SanJuanState s, int seat, int operand);

  /**
   * The role whose phase it begins, if any; the lowest bit of the operand is 1 with the library.
   */
  default @Nullable Role phase(int operand) {
    return null;
  }

  /** What it brings a seat once this chooser has triggered it, where it begins no phase. */
  default List<Fact> facts(SanJuanState after, int seat, int chooser) {
    return List.of();
  }
}
