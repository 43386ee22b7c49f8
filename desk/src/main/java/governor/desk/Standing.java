package governor.desk;

import governor.table.Table;
import java.time.Duration;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What is kept of a table beside its journal, so that it need not be read.
 *
 * @param dueAt when a person's time runs out, in milliseconds, if it does
 */
public record Standing(String status, boolean awaitsComputer, @Nullable Long dueAt) {
  public static Standing of(Table<?> table) {
    Duration clock = table.plan().options().clock();
    Duration patience = table.plan().options().takeOverAfter();
    boolean clockFirst = patience.isZero() || !clock.isZero() && clock.compareTo(patience) < 0;
    Duration wait = clockFirst ? clock : patience;
    boolean ticks = table.isRunning() && !table.awaitsComputer() && !wait.isZero();
    return new Standing(
        table.status().name().toLowerCase(Locale.ROOT),
        table.awaitsComputer(),
        ticks ? table.movedAt().plus(wait).toEpochMilli() : null);
  }
}
