package governor.core;

/**
 * Passes a step around the table: the frame's seat comes first, the others follow clockwise.
 * Operand a is the step that each seat gets, b how many seats had their turn already.
 *
 * @param <S> the positions of the game
 */
public final class Around<S extends State> extends Step<S> {
  private final int seats;

  public Around(int seats) {
    this.seats = seats;
  }

  @Override
  public void run(S s, int frame, Options out) {
    int turns = Agenda.b(frame);
    if (turns == seats) {
      s.pop();
      return;
    }
    int seat = Agenda.seat(frame) + turns;
    s.again(frame + 1);
    s.push(Agenda.a(frame), seat < seats ? seat : seat - seats);
  }
}
