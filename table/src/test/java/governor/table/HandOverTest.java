package governor.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The seat of somebody who is gone goes to another when all others want it. */
final class HandOverTest {
  private static Verdict want(Table<?> table, int by, int seat, boolean toPerson, boolean agrees) {
    return Tables.act(
        table, Seating.handOver(table, new Entry.HandsOver(by, seat, toPerson, agrees), true));
  }

  @Test
  void allOthersHaveToAgree() {
    Table<?> table = Tables.of("puertorico players=3", "PPP", 1);
    want(table, 0, 2, false, true);
    assertThat(table.seat(2).isPerson()).isTrue();
    assertThat(table.handOver().orElseThrow().agreed()).isEqualTo(List.of(0));
    assertThat(want(table, 0, 2, false, true)).isInstanceOf(Verdict.Done.class);
    want(table, 1, 2, true, true); // Something else: it begins anew.
    assertThat(table.handOver().orElseThrow().agreed()).isEqualTo(List.of(1));
    want(table, 0, 2, true, false);
    assertThat(table.handOver()).isEmpty();
    want(table, 0, 2, false, true);
    want(table, 1, 2, false, true);
    assertThat(table.seat(2).isComputer()).isTrue();
    assertThat(table.isRunning()).isTrue();
    assertThat(table.seatsOf("person2")).isEmpty();
  }

  @Test
  void nobodyWaitsForEverForSalt() {
    TableOptions salted =
        new TableOptions(
            false, false, java.time.Duration.ZERO, java.time.Duration.ZERO, Watch.NONE, true);
    Table<?> table = Tables.of("puertorico players=3", "PPC", 1, salted);
    assertThat(table.awaitsSalt()).isEqualTo(List.of(0, 1));
    Tables.act(table, Seating.salt(table, "person0", "rain"));
    assertThat(table.status()).isEqualTo(Table.Status.WAITING);
    want(table, 0, 1, false, true);
    assertThat(table.isRunning()).isTrue();
    assertThat(table.play().seed().salts()).isEqualTo("1:rain");
  }

  @Test
  void whoIsBackKeepsTheSeat() {
    Table<?> table = Tables.of("puertorico players=3", "PPP", 1);
    int asked = table.asked();
    int one = (asked + 1) % 3;
    want(table, one, asked, false, true);
    assertThat(table.handOver()).isPresent();
    Tables.choose(table, 0);
    assertThat(table.handOver()).isEmpty();
  }

  @Test
  void whoIsThereKeepsTheSeat() {
    Table<?> table = Tables.of("puertorico players=3", "PPP", 1);
    Entry.HandsOver wanted = new Entry.HandsOver(0, 1, false, true);
    assertThat(Seating.handOver(table, wanted, false)).isInstanceOf(Verdict.Illegal.class);
  }
}
