package governor.cli.puertorico;

import governor.cli.play.TableView.Look;
import governor.cli.text.Style;
import governor.cli.text.Text;
import governor.puertorico.Good;
import governor.puertorico.Role;
import governor.puertorico.RuleSet;
import governor.puertorico.Tile;
import governor.puertorico.Wares;
import governor.puertorico.edge.PuertoRicoView;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The shared board: roles, ships, trading house, plantations, supplies. */
final class Centre {
  private final RuleSet rules;
  private final PuertoRicoView view;
  private final Look look;
  private final Style style;

  Centre(RuleSet rules, PuertoRicoView view, Look look) {
    this.rules = rules;
    this.view = view;
    this.look = look;
    this.style = look.style();
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    boolean drafts = !view.draft().isEmpty();
    if (!look.bare() && !drafts) {
      lines.addAll(line("Roles  ", roles(), "  "));
    }
    if (!look.alone()) {
      lines.addAll(line("Ships  ", ships(), "  "));
    }
    if (!look.bare() && !drafts) {
      lines.addAll(line("Supply ", stock(), "  "));
    }
    if (drafts) {
      lines.addAll(line("Draft  ", places(), "  "));
      lines.addAll(line("In     ", drafted(), ", "));
    }
    List<String> festival = festival();
    if (!festival.isEmpty() && (!look.bare() || drafts)) {
      lines.addAll(line("Festival ", festival, style.dot()));
    }
    return lines;
  }

  private List<String> line(String title, List<String> items, String between) {
    return Text.flow(style.quiet(title), items, between, look.width());
  }

  /** The round and the phase; where lines are scarce, the question says enough of the phase. */
  List<String> title() {
    List<String> parts = new ArrayList<>();
    parts.add(style.heading("Round " + view.round()));
    if (!view.phase().isEmpty() && !look.compact()) {
      String whose = view.rolePlayer() < 0 ? "" : " of " + look.names().get(view.rolePlayer());
      parts.add(view.phase() + " phase" + whose);
    }
    int aboard = view.colonistShip();
    parts.add((look.compact() ? "ship " + aboard : aboard(aboard)) + nobles());
    if (view.lastRound()) {
      parts.add(style.strong("the last round"));
    }
    return parts;
  }

  private String aboard(int people) {
    return (rules.hasNobles() ? "" + people : Text.count(people, "colonist")) + " on the ship";
  }

  /** How many of those on the ship are nobles, and how many the supply has. */
  private String nobles() {
    return rules.hasNobles()
        ? " (" + Text.count(view.nobleShip(), "noble") + ", " + view.nobleSupply() + " left)"
        : "";
  }

  /** Roles with the doubloons on them; those that are taken are crossed out and show by whom. */
  private List<String> roles() {
    List<String> roles = new ArrayList<>();
    for (PuertoRicoView.RoleCard card : view.roles()) {
      String coins = card.doubloons() == 0 ? "" : "+" + card.doubloons();
      boolean free = !card.taken();
      roles.add(
          free
              ? style.strong(card.name()) + coins + exception(card.name())
              : look.taken(card.name(), card.takenBy()));
    }
    return roles;
  }

  /** Who has kidnapped a role, and who cannot be buccaneer. */
  private String exception(String role) {
    if (role.equals(view.kidnapped())) {
      return " (kidnapped by " + look.names().get(view.kidnapper()) + ")";
    }
    boolean isHeld = role.equals(Role.BUCCANEER.title()) && view.buccaneer() >= 0;
    return isHeld ? " (not for " + look.names().get(view.buccaneer()) + ")" : "";
  }

  /** Cargo ships and the trading house as slots, and the open plantations. */
  private List<String> ships() {
    List<String> parts = new ArrayList<>();
    for (PuertoRicoView.Ship ship : view.ships()) {
      String load = "";
      if (ship.load() > 0) {
        int good = Letters.tile(ship.good());
        load = Letters.paint(style, good, Letters.of(good).repeat(ship.load()));
      }
      parts.add(
          ship.capacity() + "[" + load + Letters.slots(ship.capacity() - ship.load(), style) + "]");
    }
    int sold = view.house().values().stream().mapToInt(Integer::intValue).sum();
    parts.add(
        style.quiet(" House ")
            + "["
            + Letters.each(view.house(), style)
            + Letters.slots(Wares.HOUSE_SPACES - sold, style)
            + "]");
    String row = Letters.each(view.faceUp(), style);
    parts.add(style.quiet(" Plantations ") + (row.isEmpty() ? "none" : row));
    return parts;
  }

  /** What the supply has, with the letters that stand for it. */
  private List<String> stock() {
    List<String> parts = new ArrayList<>();
    for (int good = 0; good < Good.KINDS; good++) {
      String name = Good.of(good).title();
      parts.add(supply(good, name, view.goods().getOrDefault(name, 0)));
    }
    parts.add(supply(Tile.QUARRY.ordinal(), "quarry", view.quarries()));
    return parts;
  }

  /** While buildings are drafted: how many more of each price come in. */
  private List<String> places() {
    List<String> parts = new ArrayList<>();
    view.draft()
        .forEach((price, places) -> parts.add(style.quiet("price " + price + ":") + " " + places));
    return parts;
  }

  /** The buildings that were drafted so far. */
  private List<String> drafted() {
    List<String> names =
        IntStream.range(0, rules.kinds())
            .filter(building -> (rules.drafted() >>> building & 1) != 0)
            .mapToObj(building -> rules.building(building).title())
            .filter(view.buildings()::containsKey)
            .toList();
    return names.isEmpty() ? List.of("nothing yet") : names;
  }

  /** What the festival still asks for. */
  private List<String> festival() {
    List<String> parts = new ArrayList<>();
    for (PuertoRicoView.Target target : view.festival()) {
      if (target.wonBy() >= 0 || target.pieces().isEmpty()) {
        continue;
      }
      List<String> pieces = new ArrayList<>();
      target.pieces().forEach((name, number) -> pieces.add(number + " " + name));
      parts.add(
          switch (target.what()) {
            case "plantations" -> "own " + Text.list(pieces);
            case "production" -> "make " + Text.list(pieces);
            default -> "build " + Text.list(List.copyOf(target.pieces().keySet()));
          });
    }
    return parts;
  }

  private String supply(int tile, String name, int number) {
    return Letters.paint(style, tile, Letters.of(tile) + " " + name) + " " + number;
  }
}
