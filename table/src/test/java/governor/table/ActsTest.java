package governor.table;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Parsed;
import governor.core.Token;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What may be done at a table. */
final class ActsTest {
  private static final String SAN_JUAN = "sanjuan:2e players=2";

  @Test
  void undoTakesBackOwnChoicesUpToWhatCameToLight() {
    Table<?> table = Tables.of("puertorico players=3", "PPP", 1);
    List<String> before = table.record().choices().stream().map(each -> each.words()).toList();
    int seat = table.asked();
    Tables.choose(table, 0);

    Parsed<Entry.TookBack> target = Acts.undoTarget(table, seat);
    if (target instanceof Parsed.Ok<Entry.TookBack>(Entry.TookBack back)) {
      Tables.act(table, Acts.undo(table, seat, back.ply()));
      assertThat(table.record().choices().stream().map(each -> each.words()).toList())
          .isEqualTo(before);
      assertThat(table.isPractice()).isFalse();
      assertThat(table.undone()).hasSize(1);
    } else {
      assertThat(table.play().unsees(0)).isTrue();
    }
  }

  @Test
  void anothersActIsNotToBeTakenBack() {
    Table<?> table = Tables.of("puertorico players=3", "PPP", 3);
    int first = table.asked();
    Tables.choose(table, 0);
    while (table.asked() == first) {
      Tables.choose(table, 0);
    }
    Tables.choose(table, 0);
    assertThat(Acts.undo(table, first, table.ply() - 1)).isInstanceOf(Verdict.Illegal.class);
  }

  @Test
  void aJournalHasAnEndThatIsFarAndNamed() {
    Table<?> table = Tables.of(SAN_JUAN, "PP", 5);
    Verdict said = Verdict.one(new Entry.Said(0, "Anna", "hello"));
    assertThat(said.within(Verdict.LONGEST_JOURNAL - 1)).isSameAs(said);
    assertThat(said.within(Verdict.LONGEST_JOURNAL))
        .isInstanceOfSatisfying(
            Verdict.Illegal.class, it -> assertThat(it.sentence()).contains("20000 entries"));
    // The game itself goes on to its end.
    Verdict chose =
        Acts.choose(
            table,
            table.asked(),
            table.ply(),
            List.of(new Token.Id(table.play().options().get(0))));
    assertThat(chose).isInstanceOf(Verdict.Do.class);
    assertThat(chose.within(Verdict.LONGEST_JOURNAL)).isSameAs(chose);
  }

  @Test
  void aloneUndoGoesBackToTheBeginning() {
    Table<?> table = Tables.of(SAN_JUAN, "PC", 5);
    for (int i = 0; i < 30 && table.isRunning(); i++) {
      if (table.awaitsComputer()) {
        int action = table.thought().choose();
        Tables.act(table, Acts.answer(table, table.version(), action));
      } else {
        Tables.choose(table, i);
      }
    }
    while (Acts.undoTarget(table, 0) instanceof Parsed.Ok<Entry.TookBack>(Entry.TookBack back)) {
      assertThat(Tables.act(table, Acts.undo(table, 0, back.ply()))).isInstanceOf(Verdict.Do.class);
    }
    assertThat(table.play().length()).isLessThan(3);
    assertThat(table.isPractice()).isTrue();
    assertThat(table.undone()).isNotEmpty();
  }

  @Test
  void theJournalAloneMakesTheSameTable() {
    Table<?> table = Tables.of(SAN_JUAN, "PP", 9);
    List<Entry> journal = new ArrayList<>(Acts.opening(Tables.of(SAN_JUAN, "PP", 9)));
    for (int i = 0; i < 60 && table.isRunning(); i++) {
      int action = table.play().options().get(i % table.play().options().size());
      Verdict verdict =
          Acts.choose(table, table.asked(), table.ply(), List.of(new Token.Id(action)));
      assertThat(verdict).isInstanceOf(Verdict.Do.class);
      journal.addAll(((Verdict.Do) verdict).entries());
      Tables.act(table, verdict);
    }
    Table<?> again = Table.of(table.plan());
    Tables.add(again, journal);
    assertThat(again.record()).isEqualTo(table.record());
    assertThat(again.version()).isEqualTo(table.version());
  }

  @Test
  void aTableWaitsForOpenSeats() {
    Table<?> table = Tables.of(SAN_JUAN, "PO", 1);
    assertThat(table.status()).isEqualTo(Table.Status.WAITING);
    assertThat(Acts.choose(table, 0, 0, List.of(new Token.Words("take builder"))))
        .isInstanceOf(Verdict.Illegal.class);
    Tables.act(table, Seating.join(table, "ben", "Ben", -1));
    assertThat(table.status()).isEqualTo(Table.Status.RUNNING);
    assertThat(table.seatsOf("ben")).containsExactly(1);
    assertThat(Seating.join(table, "cleo", "Cleo", -1)).isInstanceOf(Verdict.Stale.class);
  }

  @Test
  void routineQuestionsAreAnsweredByTheTableUnlessItStepsThrough() {
    TableOptions step =
        new TableOptions(false, true, Duration.ZERO, Duration.ZERO, Watch.NONE, false);
    for (TableOptions options : List.of(TableOptions.USUAL, step)) {
      Table<?> table = Tables.of(SAN_JUAN, "PP", 2, options);
      Acts.choose(table, 0, table.ply(), List.of(new Token.Words("take prospector")));
      Tables.act(
          table, Acts.choose(table, 0, table.ply(), List.of(new Token.Words("take prospector"))));
      boolean asked = table.asked() == 0 && table.play().game().config() != null;
      assertThat(table.ply() == 1 && asked).isEqualTo(options.stepThrough());
    }
  }

  @Test
  void resigningAloneEndsAndAmongOthersDoesNot() {
    Table<?> alone = Tables.of(SAN_JUAN, "PC", 1);
    Tables.act(alone, Acts.resign(alone, 0));
    assertThat(alone.status()).isEqualTo(Table.Status.ENDED);

    Table<?> two = Tables.of(SAN_JUAN, "PP", 1);
    Tables.act(two, Acts.resign(two, 0));
    assertThat(two.isRunning()).isTrue();
    assertThat(two.awaitsComputer()).isTrue();
    assertThat(two.isSeedOpen()).isFalse();
  }

  @Test
  void whoIsAwayIsPlayedForUntilBack() {
    Table<?> table = Tables.of(SAN_JUAN, "PP", 1);
    Tables.act(table, Acts.stepIn(table, table.version()));
    assertThat(table.awaitsComputer()).isTrue();
    int action = table.thought().choose();
    Tables.act(table, Acts.answer(table, table.version(), action));
    assertThat(table.play().made(0).by()).isEqualTo(By.STAND_IN);
    Tables.act(table, Acts.comeBack(table, "person0"));
    assertThat(table.isAway(0)).isFalse();
  }

  /** Among people the others are told; who plays alone knows. */
  @ParameterizedTest
  @CsvSource({"PP, 1", "PC, 0"})
  void takingBackIsNotedAmongPeople(String seats, int notes) {
    Table<?> table = Tables.of(SAN_JUAN, seats, 1);
    Tables.act(table, Acts.choose(table, 0, 0, List.of(new Token.Words("take builder"))));
    assertThat(Tables.act(table, Acts.undo(table, 0, 0))).isInstanceOf(Verdict.Do.class);
    assertThat(table.chat()).hasSize(notes);
    assertThat(table.chat()).allMatch(said -> said.text().startsWith("TOOK_BACK "));
  }

  @Test
  void seatsRotateForARematch() {
    Table<?> table = Tables.of("puertorico players=3", "PCC", 1);
    assertThat(Acts.rematch(table, "x", "")).isInstanceOf(Verdict.Illegal.class);
    Tables.act(table, Acts.resign(table, 0));
    Tables.act(table, Acts.rematch(table, "x", ""));
    assertThat(Acts.rematch(table, "y", "")).isInstanceOf(Verdict.Done.class);
    assertThat(table.rematch()).isEqualTo("x");
    assertThat(Acts.rotated(table, "person0").getLast().person()).isEqualTo("person0");
    assertThat(Acts.rotated(table, "person0").getLast().isPerson()).isTrue();
    Tables.act(table, Acts.rematch(table, "y", "x"));
    assertThat(table.rematch()).as("after one that was called off").isEqualTo("y");
  }

  @Test
  void draftsOfTheEngineAreTakenAsOneRow() {
    int taken = 0;
    for (int seed = 0; seed < 40; seed++) {
      Table<?> table = Tables.of(SAN_JUAN, "PP", seed);
      for (int i = 0; i < 200 && table.isRunning(); i++) {
        Sight sight = new Sight(table.asked(), true, "person" + table.asked());
        Position.Ask ask = PositionMaker.make(table, sight, 0, each -> true).ask();
        if (ask != null && ask.draft() != null) {
          List<Token> row = new ArrayList<>();
          ask.draft().choices().forEach(each -> row.add(new Token.Id(each)));
          assertThat(Tables.act(table, Acts.choose(table, table.asked(), table.ply(), row)))
              .isInstanceOf(Verdict.Do.class);
          taken++;
        } else {
          Tables.choose(table, i * 7);
        }
      }
    }
    assertThat(taken).isPositive();
  }
}
