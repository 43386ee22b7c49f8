package governor.sanjuan.edge;

import governor.core.View;
import java.util.List;
import java.util.Map;

/**
 * What one seat may know. Cards are named as in this edition; maps of cards have counts as values.
 *
 * @param viewer the seat, or -1 for what is public
 * @param phase the role whose phase runs, or empty
 * @param rolePlayer whose privilege it is, or -1
 * @param asked the seat that is to choose, or -1 when the game is over
 * @param question what it is asked
 * @param picks how often roles are chosen in a round, from the governor on around the table
 * @param rolesTaken the roles taken this round
 * @param roleTakers who took them
 * @param tiles the tiles known so far in the order in which they come, as price lists
 * @param tile the place of the current or next tile in that order
 * @param openEvents the events that can be triggered
 * @param offer the cards drawn or turned to choose from, if the viewer may see them
 * @param hand the viewer's own hand
 * @param prices what each card of hand and offer, and the free cathedral, would cost the viewer: in
 *     a builder phase the price of that phase, else the price without any privilege
 * @param knownDiscards what the viewer knows to lie in the discard pile
 */
public record SanJuanView(
    int viewer,
    int round,
    int governor,
    String phase,
    int rolePlayer,
    int asked,
    String question,
    int picks,
    List<String> rolesTaken,
    Map<String, Integer> roleTakers,
    List<List<Integer>> tiles,
    int tile,
    int drawPile,
    int discardPile,
    boolean cathedralFree,
    List<String> openEvents,
    int offerSize,
    Map<String, Integer> offer,
    Map<String, Integer> hand,
    Map<String, Integer> prices,
    Map<String, Integer> knownDiscards,
    List<Seat> seats)
    implements View {

  /**
   * A seat as the viewer sees it.
   *
   * @param pileCards cards under chapel, bank and harbor, or -1 where that is not to be seen
   */
  public record Seat(
      int handSize,
      int goods,
      int pileCards,
      boolean libraryUsed,
      boolean bankUsed,
      List<Building> buildings) {
    public Seat {
      buildings = List.copyOf(buildings);
    }
  }

  /**
   * A building.
   *
   * @param good whether a good lies on it
   * @param pile cards under it, or -1 where that is not to be seen
   * @param working whether its function can be used already
   * @param covered the buildings beneath it, oldest first
   * @param stack with events, what tells it from the seat's others of this name when it is to be
   *     covered or demolished: the number of its stack, or -1 where that is not to be seen
   */
  public record Building(
      String name, boolean good, int pile, boolean working, List<String> covered, int stack) {
    public Building {
      covered = List.copyOf(covered);
    }
  }
}
