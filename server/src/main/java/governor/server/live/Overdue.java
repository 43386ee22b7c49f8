package governor.server.live;

import governor.desk.LiveTable;
import governor.desk.Tables;
import governor.server.store.Store;
import governor.table.Acts;
import governor.table.Table;
import governor.table.Thought;
import java.time.Duration;
import java.util.Optional;

/** Sees to tables at which a person's time has run out, or who has been away for too long. */
final class Overdue {
  private final Tables tables;
  private final Store store;
  private final Presence presence;

  Overdue(Tables tables, Store store, Presence presence) {
    this.tables = tables;
    this.store = store;
    this.presence = presence;
  }

  /** What is to be done at a table now. */
  private sealed interface Due {
    record Answer(int version, Thought<?> thought) implements Due {}

    record StepIn(int version) implements Due {}

    record Wait(long until) implements Due {}
  }

  void look(LiveTable live, long now) {
    Optional<Due> due = live.lookFresh(table -> due(table, now));
    if (due.isEmpty()) {
      store.postpone(live.id(), now, Long.MAX_VALUE);
      return;
    }
    switch (due.get()) {
      case Due.Answer(int version, Thought<?> thought) -> {
        int action = thought.choose();
        tables.act(live, table -> Acts.answerForLate(table, version, action));
      }
      case Due.StepIn(int version) -> tables.act(live, table -> Acts.stepIn(table, version));
      case Due.Wait(long until) -> store.postpone(live.id(), now, until);
    }
  }

  private Optional<Due> due(Table<?> table, long now) {
    if (!table.isRunning() || table.awaitsComputer()) {
      return Optional.empty();
    }
    Duration clock = table.plan().options().clock();
    Duration patience = table.plan().options().takeOverAfter();
    long asked = table.movedAt().toEpochMilli();
    long clockEnds = clock.isZero() ? Long.MAX_VALUE : asked + clock.toMillis();
    if (clockEnds <= now) {
      return Optional.of(new Due.Answer(table.version(), table.thought()));
    }
    if (patience.isZero()) {
      return Optional.of(new Due.Wait(clockEnds));
    }
    long since = Math.max(asked, presence.lastThere(table, table.asked()));
    long patienceEnds = since + patience.toMillis();
    return Optional.of(
        patienceEnds <= now
            ? new Due.StepIn(table.version())
            : new Due.Wait(Math.min(clockEnds, patienceEnds)));
  }
}
