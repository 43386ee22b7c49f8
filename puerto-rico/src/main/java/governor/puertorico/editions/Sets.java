package governor.puertorico.editions;

import static governor.puertorico.editions.BaseGame.*;
import static governor.puertorico.editions.NewBuildings.*;

import governor.puertorico.Building;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Ready choices of 17 violet buildings for a game with new buildings, by name: as many of each
 * price as the board has spaces for, and never hacienda and forest house together.
 */
public final class Sets {
  /**
   * One of them.
   *
   * @param name how configs name it, as in {@code set=woods}
   * @param about what it is like, in a sentence
   */
  public record NamedSet(String name, String about, Set<Building> buildings) {
    public NamedSet {
      buildings = Collections.unmodifiableSet(new LinkedHashSet<>(buildings));
    }

    private static NamedSet of(String name, String about, Building... buildings) {
      return new NamedSet(name, about, Set.of(buildings));
    }
  }

  private static final List<NamedSet> ALL =
      List.of(
          NamedSet.of(
              "harvest",
              "Full stores pay: aqueduct and both factories reward making much, union hall and"
                  + " storehouse keeping it.",
              AQUEDUCT,
              HACIENDA,
              CONSTRUCTION_HUT,
              STOREHOUSE,
              HOSPICE,
              LARGE_MARKET,
              TRADING_POST,
              LARGE_WAREHOUSE,
              FACTORY,
              SPECIALTY_FACTORY,
              LIBRARY,
              UNION_HALL,
              GUILD_HALL,
              RESIDENCE,
              CUSTOMS_HOUSE,
              CITY_HALL,
              CLOISTER),
          NamedSet.of(
              "novelties",
              "All new buildings at once, for players who know the old ones well; only three large"
                  + " ones come from the base game.",
              AQUEDUCT,
              FOREST_HOUSE,
              BLACK_MARKET,
              STOREHOUSE,
              GUESTHOUSE,
              TRADING_POST,
              CHURCH,
              SMALL_WHARF,
              LIGHTHOUSE,
              SPECIALTY_FACTORY,
              LIBRARY,
              UNION_HALL,
              GUILD_HALL,
              FORTRESS,
              CUSTOMS_HOUSE,
              STATUE,
              CLOISTER),
          NamedSet.of(
              "sea",
              "Captains decide: with both wharves, harbor and lighthouse every load pays more than"
                  + " once.",
              SMALL_MARKET,
              HACIENDA,
              BLACK_MARKET,
              SMALL_WAREHOUSE,
              HOSPICE,
              OFFICE,
              CHURCH,
              SMALL_WHARF,
              LIGHTHOUSE,
              HARBOR,
              LIBRARY,
              WHARF,
              GUILD_HALL,
              RESIDENCE,
              FORTRESS,
              CUSTOMS_HOUSE,
              STATUE),
          NamedSet.of(
              "woods",
              "Cities grow fast: forests and the black market make building cheap, church and"
                  + " university reward it.",
              SMALL_MARKET,
              FOREST_HOUSE,
              BLACK_MARKET,
              SMALL_WAREHOUSE,
              GUESTHOUSE,
              LARGE_MARKET,
              CHURCH,
              LARGE_WAREHOUSE,
              FACTORY,
              UNIVERSITY,
              SPECIALTY_FACTORY,
              WHARF,
              RESIDENCE,
              FORTRESS,
              CITY_HALL,
              STATUE,
              CLOISTER));

  private Sets() {}

  public static List<NamedSet> all() {
    return ALL;
  }

  public static List<String> names() {
    return ALL.stream().map(NamedSet::name).toList();
  }

  /** The set with this name. */
  static Optional<NamedSet> named(String name) {
    return ALL.stream().filter(set -> set.name().equals(name)).findFirst();
  }
}
