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
 * @param colonistShip everybody on the ship
 * @param nobleShip the nobles among them
 * @param buccaneer who holds the buccaneer's card and cannot take that role, or -1
 * @param kidnapped the role that was kidnapped in this round, or empty
 * @param kidnapper by whom, or -1
 * @param festival what the festival asks for; empty without that expansion
 * @param pointsLeft the points in the pool; below zero when more were given
 * @param goods the barrels in the supply
 * @param house the barrels in the trading house
 * @param buildings how many copies of each building can still be built
 * @param draft while buildings are drafted: by price how many more of that price come in
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
    int nobleSupply,
    int nobleShip,
    int buccaneer,
    String kidnapped,
    int kidnapper,
    List<Target> festival,
    int pointsLeft,
    Map<String, Integer> goods,
    Map<String, Integer> house,
    List<Ship> ships,
    Map<String, Integer> buildings,
    Map<String, Integer> draft,
    Map<String, Integer> prices,
    List<Seat> seats)
    implements View {

  public PuertoRicoView {
    roles = List.copyOf(roles);
    festival = List.copyOf(festival);
    ships = List.copyOf(ships);
    seats = List.copyOf(seats);
  }

  /**
   * A role card with the doubloons on it.
   *
   * @param takenBy who took it this round, or -1
   */
  public record RoleCard(String name, int doubloons, boolean taken, int takenBy) {}

  /**
   * Something that the festival asks for, with a prize for who is first.
   *
   * @param what plantations, production or building
   * @param wonBy who was first, or -1
   */
  public record Target(String what, Map<String, Integer> pieces, int wonBy) {}

  /** A cargo ship; {@code good} is empty while it carries nothing. */
  public record Ship(int capacity, String good, int load) {}

  /**
   * A seat as the viewer sees it.
   *
   * @param points its points in chips, or -1 where they are not to be seen
   * @param colonists all its colonists, nobles included
   * @param nobles all its nobles
   * @param sanJuan those without a circle
   * @param makes what a craftsman would make for it with the colonists as they stand
   * @param freeSpaces the empty spaces of its city
   * @param used its buildings that it has used in this captain phase and cannot use again
   */
  public record Seat(
      int doubloons,
      int points,
      Map<String, Integer> goods,
      Map<String, Integer> makes,
      int colonists,
      int nobles,
      int sanJuan,
      int freeSpaces,
      List<String> used,
      List<Tiles> island,
      List<Building> city) {
    public Seat {
      used = List.copyOf(used);
      island = List.copyOf(island);
      city = List.copyOf(city);
    }
  }

  /**
   * A seat's tiles of one kind.
   *
   * @param circles how many of them can have a colonist: all, or none of forests
   * @param manned how many of them have one
   */
  public record Tiles(String name, int number, int circles, int manned) {}

  /**
   * A building with its circles.
   *
   * @param manned how many of them have a colonist
   * @param nobles how many of those are nobles, where that is told
   */
  public record Building(String name, int circles, int manned, int nobles) {}
}
