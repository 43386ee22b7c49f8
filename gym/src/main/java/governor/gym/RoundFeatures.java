package governor.gym;

import static governor.gym.Observer.number;

import governor.core.Agenda;
import governor.core.RoleState;
import java.util.List;

/** The round, its roles and whose turn it is: the same for all games in which roles are taken. */
public final class RoundFeatures {
  private static final int BYTE = 255;

  private final int players;
  private final int round;
  private final int governor;
  private final int asked;
  private final int phase;
  private final int rolePlayer;
  private final int takers;

  public RoundFeatures(FeatureList list, List<String> roles, int players) {
    this.players = players;
    List<String> seats = Observer.seats(players);
    round = list.one("round", "The round that is being played, from 1.", BYTE);
    governor = list.each("governor", "Whether the governor is: %s.", 1, seats);
    asked = list.each("asked", "Whether the seat that is to choose is: %s.", 1, seats);
    phase = list.each("phase", "Whether the phase of the %s runs.", 1, roles);
    rolePlayer = list.each("privilege", "Whether the phase's privilege belongs to: %s.", 1, seats);
    takers = list.each("taken", "Whether the %s was taken in this round by: %s.", 1, roles, seats);
  }

  public void write(RoleState s, int viewer, byte[] row) {
    row[round] = number(s.round());
    row[governor + place(s.governor(), viewer)] = 1;
    for (int left = s.rolesTaken(); left != 0; left &= left - 1) {
      int role = Integer.numberOfTrailingZeros(left);
      row[takers + role * players + place(s.roleTaker(role), viewer)] = 1;
    }
    if (s.isOver()) {
      return;
    }
    if (s.phase() >= 0) {
      row[phase + s.phase()] = 1;
      row[rolePlayer + place(s.rolePlayer(), viewer)] = 1;
    }
    row[asked + place(Agenda.seat(s.top()), viewer)] = 1;
  }

  /** Where a seat comes, counted from the viewer on. */
  private int place(int seat, int viewer) {
    int place = seat - viewer;
    return place < 0 ? place + players : place;
  }
}
