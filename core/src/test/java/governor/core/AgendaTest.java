package governor.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What is to be done, as a stack that passes steps around the table. */
class AgendaTest {
  private static final class Table extends State {
    private int skipped = -1;

    Table(int seats) {
      super(seats, 1, 0, 0);
    }

    @Override
    public int concerned(int step) {
      return skipped < 0 ? everybody() : everybody() & ~(1 << skipped);
    }
  }

  @Test
  void aStepGoesAroundFromTheFirstSeat() {
    Table s = new Table(3);
    s.passAround(5, 2);
    for (int seat : new int[] {2, 0, 1}) {
      assertThat(s.seatToAct()).isEqualTo(seat);
      s.again(7, 9);
      assertThat(Agenda.a(s.top())).isEqualTo(7);
      assertThat(Agenda.b(s.top())).isEqualTo(9);
      s.pop();
    }
    assertThat(s.isOver()).isTrue();
  }

  @Test
  void seatsWithoutATurnAreSkipped() {
    Table s = new Table(3);
    s.skipped = 1;
    s.passAround(5, 1);
    assertThat(s.seatToAct()).isEqualTo(2);
    s.pop();
    assertThat(s.seatToAct()).isZero();
    s.pop();
    assertThat(s.isOver()).isTrue();
  }

  @Test
  void whatIsPushedComesFirst() {
    Table s = new Table(2);
    s.passAround(5, 0);
    s.push(6, 1, 1023, 511);
    assertThat(Agenda.step(s.top())).isEqualTo(6);
    assertThat(Agenda.a(s.top())).isEqualTo(1023);
    assertThat(Agenda.b(s.top())).isEqualTo(511);
    s.pop();
    assertThat(Agenda.step(s.top())).isEqualTo(5);
    assertThat(s.depth()).isEqualTo(1);
  }

  @Test
  void whatIsDoneLeavesNoTrace() {
    Table s = new Table(2);
    s.push(6, 1, 3, 4);
    s.pop();
    assertThat(s.sameAs(new Table(2))).isTrue();
    assertThat(s.fingerprint()).isEqualTo(new Table(2).fingerprint());
  }
}
