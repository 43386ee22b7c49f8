package governor.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import governor.core.Parsed;
import governor.core.Token;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What can be told of a table without the rules by which it was played. */
final class ShelvedTableTest {
  private static final String CONFIG = "sanjuan:2e players=2";
  private final Table<?> table = Tables.of(CONFIG, "PP", 1);
  private final List<Line> journal = new ArrayList<>();

  private void choose(int place) {
    int action = table.play().options().get(place % table.play().options().size());
    write(Acts.choose(table, table.asked(), table.ply(), List.of(new Token.Id(action))));
  }

  private void write(Verdict verdict) {
    assertThat(verdict).isInstanceOf(Verdict.Do.class);
    if (verdict instanceof Verdict.Do(List<Entry> entries)) {
      entries.forEach(entry -> journal.add(new Line(Tables.NOW, entry)));
      Tables.add(table, entries);
    }
  }

  private TablePlan plan(String rules) {
    TablePlan plan = table.plan();
    return new TablePlan(
        plan.id(),
        plan.config(),
        rules,
        plan.seed(),
        plan.seats(),
        plan.options(),
        plan.host(),
        plan.practice(),
        plan.joinCode(),
        plan.watchCode(),
        plan.createdAt());
  }

  private static OtherRules why(TablePlan plan) {
    try {
      Table.of(plan);
    } catch (OtherRules why) {
      return why;
    }
    throw new AssertionError("it can be played");
  }

  @Test
  void itsRecordIsThatOfTheTable() {
    for (int i = 0; i < 30; i++) {
      choose(i);
    }
    write(Verdict.one(new Entry.TookBack(0, table.ply() - 3, true)));
    choose(7);
    TablePlan plan = plan("feedfeedfeedfeed");
    ShelvedTable shelved = new ShelvedTable(plan, why(plan), Table.Status.ENDED, journal);

    assertThat(shelved.ply()).isEqualTo(table.ply());
    assertThat(shelved.isPractice()).isTrue();
    assertThat(shelved.seats("person1")).isTrue();
    assertThat(shelved.seats("")).isFalse();
    assertThat(shelved.record().orThrow().choices()).isEqualTo(table.record().choices());
    assertThat(shelved.record().orThrow().rules()).isEqualTo("feedfeedfeedfeed");
  }

  @Test
  void roundsThatWereNotKeptAreNotInvented() {
    TablePlan plan = plan("feedfeedfeedfeed");
    Entry old = new Entry.Chose(0, 0, 1, "take builder", By.PERSON, 0);
    ShelvedTable shelved =
        new ShelvedTable(plan, why(plan), Table.Status.OVER, List.of(new Line(Tables.NOW, old)));
    assertThat(shelved.record()).isInstanceOf(Parsed.Refused.class);
  }

  @Test
  void rulesThatWereNotKeptAreBelieved() {
    assertThat(Table.of(plan("")).ply()).isZero();
  }

  @Test
  void aChoiceThatIsNotThereIsRefused() {
    int action = table.play().options().get(0);
    int seat = table.asked();
    String words = "take pirate";
    for (Entry wrong :
        List.of(
            new Entry.Chose(1, seat, action, words, By.PERSON, 0),
            new Entry.Chose(1, 1 - seat, action, "take builder", By.PERSON, 0),
            new Entry.Chose(1, seat, 77_777, words, By.PERSON, 0))) {
      assertThatThrownBy(() -> table.add(new Line(Tables.NOW, wrong)))
          .isInstanceOf(OtherRules.class)
          .hasMessageContaining("choice 1 is impossible");
      assertThat(table.ply()).isZero();
    }
  }
}
