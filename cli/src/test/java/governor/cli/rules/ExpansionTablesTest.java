package governor.cli.rules;

import static governor.cli.rules.RuleTables.row;
import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Config;
import governor.core.Parsed;
import governor.core.Rng;
import governor.puertorico.Building;
import governor.puertorico.PuertoRico;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.editions.Sets;
import java.io.IOException;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The tables of the page about Puerto Rico's expansions are those of the engine. */
final class ExpansionTablesTest {
  private static final List<String> EXPANSIONS =
      List.of("new-buildings", "nobles", "buccaneer", "festival");
  private static final int HIGHEST_COST = 10;
  private static final Pattern SETTING =
      Pattern.compile("(?m)^\\| `([a-z-]+)(=[A-Z]+)?` \\| ([a-z-]+) \\|");

  private final RuleSet everything = rules("+new-buildings+nobles", 4);
  private String document = "";

  @BeforeEach
  void read() throws IOException {
    document = RuleTables.document("puerto-rico-expansions");
  }

  @Test
  void theExpansionsAreThoseOfTheEngine() {
    List<String> presets = new PuertoRico().presets().stream().map(each -> each.name()).toList();
    assertThat(presets).hasSize(EXPANSIONS.size() + 2);
    for (String name : EXPANSIONS) {
      assertThat(presets).contains("puertorico+" + name);
      assertThat(document).contains(row("`puertorico+" + name + "`"));
    }
  }

  @Test
  void everyBuildingHasItsNumbersAndWhatItDoes() {
    RuleSet base = rules("", 4);
    for (int kind = 0; kind < everything.kinds(); kind++) {
      Building building = everything.building(kind);
      if (base.number(building) != RuleSet.NONE) {
        continue;
      }
      assertThat(document)
          .contains(RuleTables.building(everything, kind) + "\n")
          .contains(row(building.title(), building.when().replace("game end", "end")));
    }
  }

  @Test
  void tilesAndKindsAreCounted() {
    assertThat(document)
        .contains("\n" + tiles("+new-buildings") + ". The columns are those")
        .contains("\n" + tiles("+nobles") + ". All of them are in the game");
  }

  private static String tiles(String expansion) {
    RuleSet rules = rules(expansion, 4);
    RuleSet base = rules("", 4);
    int more = copies(rules) - copies(base);
    return more + " tiles of " + (rules.kinds() - base.kinds()) + " kinds";
  }

  private static int copies(RuleSet rules) {
    return IntStream.range(0, rules.kinds()).map(rules::copies).sum();
  }

  @Test
  void buildingsStandInTheOrderOfTheEngine() {
    long production = everything.production();
    long large = everything.large();
    assertThat(document.replace(",\n  ", ", "))
        .contains("\n- " + listed(production) + "\n")
        .contains("\n- " + listed(everything.all() & ~production & ~large) + "\n")
        .contains("\n- " + listed(large) + "\n");
  }

  private String listed(long kinds) {
    return IntStream.range(0, everything.kinds())
        .filter(kind -> (kinds >>> kind & 1) != 0)
        .mapToObj(kind -> everything.building(kind).title())
        .collect(Collectors.joining(", "));
  }

  @Test
  void whereItMattersWhoIsANoble() {
    String list = listed(everything.nobleRules().mask | everything.guestRules().mask);
    int last = list.lastIndexOf(", ");
    assertThat(document)
        .contains(
            "It matters who stands on\n   "
                + list.substring(0, last)
                + " and "
                + list.substring(last + 2)
                + ",\n");
  }

  @Test
  void theSetUpWithNoblesAndBuccaneer() {
    assertThat(document)
        .contains(withNobles("nobles in the supply, with nobles", PuertoRicoState::nobleSupply))
        .contains(
            withNobles("colonists in the supply, with nobles", PuertoRicoState::colonistSupply))
        .contains(
            withNobles("colonists on the ship, with nobles", s -> s.colonistShip() - s.nobleShip()))
        .contains(withNobles("nobles on the ship, with nobles", PuertoRicoState::nobleShip))
        .contains(withBuccaneer("role cards, with the buccaneer", ExpansionTablesTest::cards))
        .contains(
            withBuccaneer(
                "role cards left over, with the buccaneer", rules -> cards(rules) - rules.picks()));
  }

  private static int cards(RuleSet rules) {
    return Integer.bitCount(rules.roles());
  }

  private static String withNobles(String what, ToIntFunction<PuertoRicoState> number) {
    return byPlayers(what, players -> number.applyAsInt(start("+nobles", players)));
  }

  private static String withBuccaneer(String what, ToIntFunction<RuleSet> number) {
    return byPlayers(what, players -> number.applyAsInt(rules("+buccaneer", players)));
  }

  private static String byPlayers(String what, Function<Integer, Object> number) {
    return row(what, IntStream.rangeClosed(2, 5).boxed().map(number).toArray());
  }

  private static PuertoRicoState start(String expansions, int players) {
    PuertoRicoGame game = PuertoRico.game("puertorico" + expansions + " players=" + players);
    PuertoRicoState s = game.blank();
    game.start(s, new Rng(1));
    return s;
  }

  @Test
  void theSpacesOfTheDraft() {
    for (int price = 1; price <= HIGHEST_COST; price++) {
      long kinds = 0;
      for (int kind = 0; kind < everything.kinds(); kind++) {
        boolean isOfPrice = everything.cost(kind) == price;
        kinds |= isOfPrice ? everything.drafted() & 1L << kind : 0;
      }
      assertThat(document).contains(row(price, everything.draftSpaces(price), listed(kinds)));
    }
  }

  @Test
  void theSetsWithTheirCharacters() {
    for (Sets.NamedSet set : Sets.all()) {
      long kinds = set.buildings().stream().mapToLong(everything::bit).sum();
      assertThat(document).contains(row("`set=" + set.name() + "`", set.about(), listed(kinds)));
    }
    assertThat(Pattern.compile("\n\\| `set=[a-z]+` ").matcher(document).results())
        .hasSameSizeAs(Sets.all());
  }

  @Test
  void everySettingNeedsTheExpansionThatIsNamedBesideIt() {
    List<MatchResult> settings = SETTING.matcher(document).results().toList();
    assertThat(settings).isNotEmpty();
    for (MatchResult setting : settings) {
      String words = setting.group(1) + (setting.group(2) == null ? "" : value(setting.group(1)));
      for (String expansion : EXPANSIONS) {
        assertThat(isPlayable("puertorico+" + expansion + " " + words))
            .as("%s with %s", words, expansion)
            .isEqualTo(expansion.equals(setting.group(3)));
      }
    }
  }

  private static String value(String setting) {
    return setting.equals("set") ? "=woods" : "=chance";
  }

  private static boolean isPlayable(String config) {
    return Config.parse(config).then(PuertoRico::game) instanceof Parsed.Ok;
  }

  private static RuleSet rules(String expansions, int players) {
    return PuertoRico.game("puertorico" + expansions + " players=" + players).rules();
  }
}
