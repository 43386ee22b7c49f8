package governor.puertorico.edge;

import governor.core.View;
import java.util.List;
import java.util.Map;

/**
 * What one seat may know. Maps name pieces and have counts as values.
 *
 * @param viewer the seat, or -1 for what is public
 * @param phase the role whose phase runs, or empty
 * @param rolePlayer whose privilege it is, or -1
 * @param asked the seat that is to choose, or -1 when the game is over
 * @param question what it is asked
 * @param picks how often roles are chosen in a round, from the governor on around the table
 * @param lastRound whether the game ends with this round
 * @param faceUp the open plantations
 * @param faceDown how many plantations lie face down
 * @param discards the plantations that were discarded
 * @param pointsLeft the points in the pool; below zero when more were given
 * @param goods the barrels in the supply
 * @param house the barrels in the trading house
 * @param buildings how many copies of each building can still be built
 * @param prices what each of them would cost the viewer: in a builder phase the price of that
 *     phase, else the price without the privilege
 */
public record PuertoRicoView(
    int viewer,
    int round,
    int governor,
    String phase,
    int rolePlayer,
    int asked,
    String question,
    int picks,
    boolean lastRound,
    List<RoleCard> roles,
    Map<String, Integer> faceUp,
    int faceDown,
    Map<String, Integer> discards,
    int quarries,
    int colonistSupply,
    int colonistShip,
    int pointsLeft,
    Map<String, Integer> goods,
    Map<String, Integer> house,
    List<Ship> ships,
    Map<String, Integer> buildings,
    Map<String, Integer> prices,
    List<Seat> seats)
    implements View {

  public PuertoRicoView {
    roles = List.copyOf(roles);
    ships = List.copyOf(ships);
    seats = List.copyOf(seats);
  }

  /**
   * A role card with the doubloons on it.
   *
   * @param takenBy who took it this round, or -1
   */
  public record RoleCard(String name, int doubloons, boolean taken, int takenBy) {}

  /** A cargo ship; {@code good} is empty while it carries nothing. */
  public record Ship(int capacity, String good, int load) {}

  /**
   * A seat as the viewer sees it.
   *
   * @param points its points in chips, or -1 where they are not to be seen
   * @param colonists all its colonists
   * @param sanJuan those without a circle
   * @param makes what a craftsman would make for it with the colonists as they stand
   * @param freeSpaces the empty spaces of its city
   * @param wharfDone whether it has used its wharf in this captain phase
   */
  public record Seat(
      int doubloons,
      int points,
      Map<String, Integer> goods,
      Map<String, Integer> makes,
      int colonists,
      int sanJuan,
      int freeSpaces,
      boolean wharfDone,
      List<Tiles> island,
      List<Building> city) {
    public Seat {
      island = List.copyOf(island);
      city = List.copyOf(city);
    }
  }

  /** A seat's tiles of one kind, and how many of them have a colonist. */
  public record Tiles(String name, int number, int manned) {}

  /** A building with its circles, and how many of them have a colonist. */
  public record Building(String name, int circles, int manned) {}
}
