package governor.sanjuan;

import governor.testkit.Allocation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Play, copying, imagining and scoring allocate nothing. */
class ZeroAllocationTest {
  @ParameterizedTest
  @ValueSource(strings = {"sanjuan:1e players=2", "sanjuan:2e+new-buildings+events players=4"})
  void aDecisionAllocatesNothing(String config) {
    Allocation.isNone(SanJuan.game(config + " rounds=60"));
  }
}
