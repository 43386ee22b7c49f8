package governor.cli.rules;

import static governor.cli.rules.RuleTables.document;
import static governor.cli.rules.RuleTables.listed;
import static governor.cli.rules.RuleTables.row;
import static org.assertj.core.api.Assertions.assertThat;

import governor.cli.Families;
import governor.core.Catalog;
import governor.core.Config;
import governor.core.Game;
import governor.core.GameFamily;
import governor.puertorico.Good;
import governor.puertorico.PuertoRico;
import governor.puertorico.RuleSet;
import governor.puertorico.Tile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The numbers in the tables of docs/rules are those of the engines. */
final class RuleNumbersTest {
  private static final Pattern SETTING = Pattern.compile("(?m)^\\| `([a-z-]+)(?:=[A-Z]+)?` \\|");

  @Test
  void everyHouseRuleIsThereAndNoOther() throws IOException {
    for (GameFamily family : Families.all()) {
      assertThat(SETTING.matcher(documents(family)).results().map(row -> row.group(1)))
          .containsExactlyInAnyOrderElementsOf(
              family.settings().stream().map(GameFamily.Setting::name).toList());
    }
  }

  /** All pages about a family of games. */
  private static String documents(GameFamily family) throws IOException {
    String name = family.title().toLowerCase(Locale.ROOT).replace(' ', '-');
    Path expansions = RuleTables.page(name + "-expansions");
    return document(name) + (Files.exists(expansions) ? Files.readString(expansions) : "");
  }

  // ---- Puerto Rico ----------------------------------------------------------------------------

  @Test
  void puertoRicosPieces() throws IOException {
    String document = document("puerto-rico");
    RuleSet rules = puertoRico(4);
    for (int kind = 0; kind < rules.kinds(); kind++) {
      assertThat(document).contains(RuleTables.building(rules, kind));
    }
    for (Good good : Good.values()) {
      int kind = good.ordinal();
      assertThat(document)
          .contains(row(good.title(), rules.goods(kind), rules.price(kind), rules.tiles(kind)));
    }
  }

  @Test
  void puertoRicosSetUp() throws IOException {
    assertThat(document("puerto-rico"))
        .contains(byPlayers("doubloons each", rules -> rules.doubloons(0)))
        .contains(byPlayers("first plantations, from the first governor on", this::startTiles))
        .contains(byPlayers("points in the pool", RuleSet::pool))
        .contains(byPlayers("colonists in the supply", RuleSet::colonists))
        .contains(byPlayers("cargo ships", this::ships))
        .contains(byPlayers("role cards", rules -> Integer.bitCount(rules.roles())))
        .contains(
            byPlayers(
                "roles that each player takes in a round", each -> each.picks() / each.players()))
        .contains(byPlayers("face-up plantations (players + 1)", RuleSet::rowSize));
  }

  private String startTiles(RuleSet rules) {
    return listed(rules.players(), seat -> Tile.of(rules.startTile(seat)).title());
  }

  private String ships(RuleSet rules) {
    return listed(rules.ships(), ship -> String.valueOf(rules.capacity(ship)));
  }

  private static String byPlayers(String what, Function<RuleSet, Object> number) {
    Object[] cells =
        IntStream.rangeClosed(2, 5).mapToObj(n -> number.apply(puertoRico(n))).toArray();
    return row(what, cells);
  }

  private static RuleSet puertoRico(int players) {
    return PuertoRico.game("puertorico players=" + players).rules();
  }

  // ---- San Juan -------------------------------------------------------------------------------

  @Test
  void sanJuansBaseGame() throws IOException {
    String document = document("san-juan");
    Catalog first = catalog("1e");
    for (Catalog.Entry card : cards("2e")) {
      int other = first.find(card.key()).orElseThrow().cost();
      Object cost =
          card.cost() == other ? card.cost() : card.cost() + " (1st edition " + other + ")";
      assertThat(document)
          .contains(row(card.name(), redesigned(card), cost, points(card), card.copies()));
    }
  }

  @Test
  void sanJuansNewBuildings() throws IOException {
    String document = document("san-juan");
    Catalog base = catalog("2e");
    Catalog chest = catalog("1e+treasure-chest");
    for (Catalog.Entry card : cards("2e+new-buildings")) {
      if (base.find(card.key()).isPresent()) {
        continue;
      }
      Catalog.Entry older =
          chest
              .find(card.key())
              .orElse(
                  new Catalog.Entry(
                      card.key(), card.name(), card.cost(), card.points(), 0, Map.of(), "", ""));
      Object copies =
          card.key().equals("cathedral") ? "1, in the centre" : both(card.copies(), older.copies());
      assertThat(document)
          .contains(
              row(
                  both(card.name(), older.name()),
                  redesigned(card),
                  both(card.cost(), older.cost()),
                  points(card),
                  copies));
    }
  }

  @Test
  void sanJuansDecks() throws IOException {
    String document = document("san-juan");
    for (String edition : List.of("1e", "2e", "yaro")) {
      for (String set : List.of("", edition.equals("1e") ? "+treasure-chest" : "+new-buildings")) {
        int deck =
            cards(edition + set).stream()
                .filter(card -> !card.key().equals("cathedral"))
                .mapToInt(Catalog.Entry::copies)
                .sum();
        assertThat(document)
            .containsPattern("\\| `sanjuan:" + Pattern.quote(edition + set) + "` \\|.*\\| " + deck);
      }
    }
    assertThat(document)
        .contains(
            row(
                "production cards, from indigo plant to silver smelter",
                production("1e+treasure-chest"),
                production("2e+new-buildings"),
                production("yaro+new-buildings")));
  }

  @Test
  void sanJuansTiles() throws IOException {
    String document = document("san-juan");
    for (int tile = 0; tile < 5; tile++) {
      int each = tile;
      Object[] prices =
          IntStream.range(0, 5)
              .mapToObj(good -> governor.sanjuan.SanJuan.edition("2e").price(each, good))
              .toArray();
      assertThat(document).contains(row(String.valueOf((char) ('A' + tile)), prices));
    }
  }

  private static String production(String edition) {
    List<Catalog.Entry> cards = cards(edition);
    return listed(5, kind -> String.valueOf(cards.get(kind).copies()));
  }

  private static Object both(Object now, Object older) {
    return now.equals(older) ? now : now + " (2009: " + older + ")";
  }

  private static String redesigned(Catalog.Entry card) {
    return catalog("yaro+new-buildings").find(card.key()).orElseThrow().name();
  }

  private static Object points(Catalog.Entry card) {
    return card.points() == 0 ? "*" : card.points();
  }

  private static Catalog catalog(String edition) {
    Game<?> game = Families.game(Config.parse("sanjuan:" + edition).orThrow());
    return game.catalog();
  }

  private static List<Catalog.Entry> cards(String edition) {
    return catalog(edition).sections().stream().flatMap(each -> each.entries().stream()).toList();
  }
}
