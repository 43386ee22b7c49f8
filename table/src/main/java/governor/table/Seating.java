package governor.table;

import governor.core.Seed;
import java.util.ArrayList;
import java.util.List;

/** Who sits down, what they add to the shuffle, and whose seat becomes another's. */
public final class Seating {
  private Seating() {}

  /** A person takes an open seat; {@code wanted} is -1 for any. */
  public static Verdict join(Table<?> table, String person, String name, int wanted) {
    if (!SeatPlan.isName(name)) {
      return new Verdict.Illegal(
          "This name will not do; use 1 to " + SeatPlan.LONGEST_NAME + " letters, digits, blanks.");
    }
    for (String other : table.names()) {
      if (other.equals(name)) {
        return new Verdict.Illegal("Somebody here is called " + name + " already.");
      }
      if (LookAlike.areAlike(other, name)) {
        return new Verdict.Illegal(
            "This name looks like " + other + ", who is here already; take another.");
      }
    }
    if (!SeatPlan.isPlain(name)) {
      return new Verdict.Illegal("This name is hard to read; take letters of one alphabet.");
    }
    for (int seat = 0; seat < table.seats(); seat++) {
      if (table.seat(seat).isOpen() && (wanted < 0 || wanted == seat)) {
        return Verdict.one(new Entry.Joined(seat, person, name));
      }
    }
    return new Verdict.Stale(wanted < 0 ? "No seat is open." : "That seat is not open.");
  }

  /** A person takes the seats that are kept for them. */
  public static Verdict accept(Table<?> table, String person) {
    List<Entry> entries = new ArrayList<>();
    for (int seat : table.seatsOf(person)) {
      if (table.seat(seat).isInvited() && table.status() == Table.Status.WAITING) {
        entries.add(new Entry.Joined(seat, person, table.seat(seat).name()));
      }
    }
    return entries.isEmpty() ? new Verdict.Done() : new Verdict.Do(entries);
  }

  /** Whether a seat is kept for this person, who has not agreed to play. */
  public static boolean isInvited(Table<?> table, String person) {
    return table.seatsOf(person).stream().anyMatch(seat -> table.seat(seat).isInvited());
  }

  /** A person adds to the shuffle, for all seats that are theirs. */
  public static Verdict salt(Table<?> table, String person, String salt) {
    if (!table.plan().options().salted()) {
      return new Verdict.Illegal("At this table nobody adds to the shuffle.");
    }
    if (!salt.isEmpty() && !Seed.isSalt(salt)) {
      return new Verdict.Illegal("Add 1 to 64 letters, digits or hyphens, or nothing.");
    }
    List<Entry> entries = new ArrayList<>();
    for (int seat : table.awaitsSalt()) {
      if (table.seat(seat).person().equals(person)) {
        entries.add(new Entry.Salted(seat, salt));
      }
    }
    return entries.isEmpty()
        ? new Verdict.Illegal("You have added to the shuffle already.")
        : new Verdict.Do(entries);
  }

  /** The watch link is to show nothing any more. */
  public static Verdict withdrawWatch(Table<?> table, String person) {
    if (!table.plan().host().equals(person)) {
      return new Verdict.NotYours("Only who set the table up can withdraw its watch link.");
    }
    return table.watch().scope() == Watch.Scope.NONE
        ? new Verdict.Done()
        : Verdict.one(new Entry.WithdrewWatch());
  }

  /** The seat of somebody who is gone is to be another's; {@code isGone} is what others know. */
  public static Verdict handOver(Table<?> table, Entry.HandsOver wanted, boolean isGone) {
    // Nobody need wait for ever for what somebody who is gone would add to the shuffle.
    if (!table.isRunning() && !table.awaitsSalt().contains(wanted.seat())) {
      return new Verdict.Illegal("Seats change hands while a game goes on.");
    }
    boolean theirs =
        table.seat(wanted.seat()).isPerson()
            && !table.seat(wanted.seat()).person().equals(table.seat(wanted.by()).person());
    if (!theirs || table.hasResigned(wanted.by())) {
      return new Verdict.Illegal("Only another person's seat can be given away.");
    }
    if (!isGone && !table.isAway(wanted.seat()) && !table.hasResigned(wanted.seat())) {
      return new Verdict.Illegal(
          table.seat(wanted.seat()).name() + " was here not long ago; the seat is theirs.");
    }
    boolean isSaid =
        wanted.agrees()
            ? table.handOver().filter(it -> it.isOf(wanted)).isPresent()
                && table.handOver().orElseThrow().agreed().contains(wanted.by())
            : table.handOver().isEmpty();
    return isSaid ? new Verdict.Done() : Verdict.one(wanted);
  }
}
