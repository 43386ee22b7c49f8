package governor.table;

import governor.core.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Who sits at the seats of a table. */
final class Occupants {
  private final List<Occupant> all = new ArrayList<>();

  Occupants(List<SeatPlan> plans) {
    plans.forEach(plan -> all.add(new Occupant(plan)));
  }

  int size() {
    return all.size();
  }

  Occupant get(int seat) {
    return all.get(seat);
  }

  /** Somebody else sits there now. */
  void set(int seat, Occupant other) {
    all.set(seat, other);
  }

  private List<Integer> seats(Predicate<Occupant> which) {
    List<Integer> seats = new ArrayList<>();
    for (int seat = 0; seat < all.size(); seat++) {
      if (which.test(all.get(seat))) {
        seats.add(seat);
      }
    }
    return seats;
  }

  /** The seats of people who have not given up. */
  List<Integer> people() {
    return seats(each -> each.plan.isPerson() && !each.resigned);
  }

  /** The seats that belong to this person. */
  List<Integer> of(String person) {
    return seats(each -> !person.isEmpty() && each.plan.person().equals(person));
  }

  /** The seats of people who may still add to the shuffle. */
  List<Integer> unsettled() {
    return seats(each -> each.plan.isPerson() && !each.isSettled());
  }

  boolean areSettled() {
    return all.stream().allMatch(Occupant::isSettled);
  }

  /** Whether somebody is missing for whom a seat is open or kept. */
  boolean areAwaited() {
    return all.stream().anyMatch(each -> each.plan.isOpen()) || isInviting();
  }

  boolean isInviting() {
    return all.stream().anyMatch(each -> each.plan.isInvited());
  }

  boolean areComputers() {
    return all.stream().allMatch(each -> each.plan.isComputer());
  }

  /** Whether one person plays against computer players only. */
  boolean isSolitary() {
    return all.stream().filter(each -> !each.plan.isComputer()).count() == 1;
  }

  List<String> names() {
    return all.stream().map(each -> each.plan.name()).toList();
  }

  /** The seed with what people have added to it. */
  Seed salted(Seed plain) {
    Seed seed = plain;
    for (int seat = 0; seat < all.size(); seat++) {
      String salt = all.get(seat).salt;
      if (salt != null && !salt.isEmpty()) {
        seed = seed.salted(seat, salt);
      }
    }
    return seed;
  }

  /** Nobody offers to end the game any more. */
  void forgetOffers() {
    all.forEach(each -> each.offersEnd = false);
  }

  /** Whether all people offer to end the game. */
  boolean allOfferEnd() {
    return people().stream().allMatch(seat -> all.get(seat).offersEnd);
  }
}
