package governor.cli;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noCodeUnits;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import governor.core.Fact;
import governor.puertorico.Building;
import governor.sanjuan.Card;
import java.time.Duration;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The arrows between the modules, and what the hot zones and the browser build keep away from. */
final class ArchitectureTest {
  private static final JavaClasses GOVERNOR =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("governor");

  private static final String CORE = "governor.core..";
  private static final String NETS = "governor.nets..";
  private static final String BOTS = "governor.bots..";
  private static final String[] GAMES = {"governor.sanjuan..", "governor.puertorico.."};

  /** Everything that also runs in the browser: all but what vectorises or reads nets from files. */
  private static final DescribedPredicate<JavaClass> IN_THE_BROWSER =
      resideInAnyPackage(CORE, NETS, BOTS, GAMES[0], GAMES[1])
          .and(not(resideInAPackage("governor.bots.shipped..")))
          .and(not(nameMatching("governor\\.nets\\.Vector.*")))
          .as("core, games, nets and bots");

  /** The same with what is made around a game there. */
  private static final DescribedPredicate<JavaClass> ALL_IN_THE_BROWSER =
      IN_THE_BROWSER
          .or(resideInAnyPackage("governor.table..", "governor.desk.."))
          .as("core, games, nets, bots, table and desk");

  // ---- the arrows -----------------------------------------------------------------------------

  @Test
  void coreDependsOnNothingOfGovernor() {
    noClasses()
        .that()
        .resideInAPackage(CORE)
        .should()
        .dependOnClassesThat(resideInAPackage("governor..").and(not(resideInAPackage(CORE))))
        .because("core is what every game is and must not know any of them")
        .check(GOVERNOR);
  }

  @Test
  void gamesDependOnCoreOnly() {
    for (String game : GAMES) {
      noClasses()
          .that()
          .resideInAPackage(game)
          .should()
          .dependOnClassesThat(
              resideInAPackage("governor..").and(not(resideInAnyPackage(CORE, game))))
          .because("a rule never sees another game, a player, a table or the command line")
          .check(GOVERNOR);
    }
  }

  @Test
  void netsDependOnCoreOnly() {
    noClasses()
        .that()
        .resideInAPackage(NETS)
        .should()
        .dependOnClassesThat(
            resideInAPackage("governor..").and(not(resideInAnyPackage(CORE, NETS))))
        .because("a net judges any game and knows none")
        .check(GOVERNOR);
  }

  @Test
  void botsDependOnGamesAndNetsOnly() {
    noClasses()
        .that()
        .resideInAPackage(BOTS)
        .should()
        .dependOnClassesThat(
            resideInAPackage("governor..")
                .and(not(resideInAnyPackage(CORE, NETS, BOTS, GAMES[0], GAMES[1]))))
        .because("who plays needs neither the lab nor a table")
        .check(GOVERNOR);
  }

  @Test
  void onlyTheCommandLineUsesTheLab() {
    noClasses()
        .that()
        .resideOutsideOfPackages("governor.lab..", "governor.cli..", "governor.bench..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("governor.lab..")
        .because("what measures and trains is no part of play, and not in the browser")
        .check(GOVERNOR);
  }

  @Test
  void whatServesAnyGameNamesNone() {
    noClasses()
        .that()
        .resideInAnyPackage(
            "governor.bots",
            "governor.bots.search..",
            "governor.bots.levels..",
            "governor.bots.roster..",
            "governor.bots.shipped..",
            "governor.bots.analysis..",
            "governor.lab.arena..",
            "governor.lab.train..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(GAMES)
        .because(
            "search never names a game; only players for one game and the games' descriptors do")
        .check(GOVERNOR);
  }

  @Test
  void onlyADescriptorNamesThePlayersOfAGame() {
    noClasses()
        .that()
        .resideInAnyPackage(
            "governor.bots.search..",
            "governor.bots.levels..",
            "governor.bots.roster..",
            "governor.bots.shipped..",
            "governor.table..",
            "governor.desk..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "governor.sanjuan..",
            "governor.puertorico..",
            "governor.bots.sanjuan..",
            "governor.bots.puertorico..")
        .because("a game is added by its descriptor in bots.games")
        .check(GOVERNOR);
  }

  @Test
  void nothingDependsOnTheCommandLine() {
    noClasses()
        .that()
        .resideOutsideOfPackage("governor.cli..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("governor.cli..")
        .because("the command line is one of several ways to use the engine")
        .check(GOVERNOR);
  }

  @Test
  void aTableKnowsNeitherTheServerNorTheCommandLine() {
    noClasses()
        .that()
        .resideInAPackage("governor.table..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("governor.server..", "governor.cli..")
        .orShould()
        .dependOnClassesThat(nameMatching("java\\.(io|net|sql)\\..*|java\\.nio\\.file\\..*"))
        .because("a table is the same on the net, in the terminal and in a test")
        .check(GOVERNOR);
  }

  @Test
  void theDeskKnowsNeitherTheNetNorTheDisk() {
    noClasses()
        .that()
        .resideInAPackage("governor.desk..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("governor.server..", "governor.cli..", "tools.jackson..")
        .orShould()
        .dependOnClassesThat(
            nameMatching(
                "java\\.(io|net(?!\\.URLDecoder)|sql)\\..*|java\\.nio\\.file\\..*"
                    + "|java\\.util\\.concurrent\\.locks\\..*"))
        .because("a server and a page answer by the same desk")
        .check(GOVERNOR);
  }

  @Test
  void theServerKnowsNoGame() {
    noClasses()
        .that()
        .resideInAPackage("governor.server..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(GAMES)
        .because("a new game needs no change of the server")
        .check(GOVERNOR);
  }

  @Test
  void onlyTheStoreKnowsTheDatabase() {
    noClasses()
        .that()
        .resideInAPackage("governor.server..")
        .and()
        .resideOutsideOfPackage("governor.server.store..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.jdbi..", "java.sql..", "org.postgresql..", "org.flywaydb..")
        .because("everything else works with what is kept, not with how")
        .check(GOVERNOR);
  }

  @Test
  void onlyTheEdgeOfTheCommandLineKnowsGames() {
    noClasses()
        .that()
        .resideInAnyPackage(
            "governor.cli.play..",
            "governor.cli.arena..",
            "governor.cli.analysis..",
            "governor.cli.simulate..",
            "governor.cli.record..",
            "governor.cli.measure..",
            "governor.cli.rules..",
            "governor.cli.text..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(GAMES)
        .because("a new game is added in Families and in a package of its own")
        .check(GOVERNOR);
  }

  // ---- pieces ---------------------------------------------------------------------------------

  @Test
  void onlyARuleSetNumbersPieces() {
    noClasses()
        .that()
        .resideInAnyPackage(GAMES)
        .and()
        .doNotBelongToAnyOf(Building.class, Card.class)
        .and(
            not(
                nameMatching(
                    "governor\\.(puertorico\\.(Buildings|RuleSetBuilder)|sanjuan\\.CardTable)")))
        .should()
        .accessField(Building.class, "index")
        .orShould()
        .accessField(Card.class, "index")
        .because("a piece's number is its place in the compiled rules and means nothing else")
        .check(GOVERNOR);
  }

  // ---- frameworks -----------------------------------------------------------------------------

  @Test
  void noFrameworksInTheEngine() {
    classes()
        .that(IN_THE_BROWSER)
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("governor..", "java..", "org.jspecify..")
        .because("core, games, nets and bots are plain Java that runs anywhere")
        .check(GOVERNOR);
  }

  // ---- what the browser build has -------------------------------------------------------------

  @Test
  void noChanceButOurOwn() {
    noClasses()
        .that(IN_THE_BROWSER)
        .should()
        .dependOnClassesThat(
            nameMatching(
                "java\\.util\\.(Random|SplittableRandom|UUID)"
                    + "|java\\.util\\.random\\..*"
                    + "|java\\.util\\.concurrent\\.ThreadLocalRandom"
                    + "|java\\.security\\..*"))
        .orShould()
        .callMethod(Math.class, "random")
        .orShould()
        .callMethod(java.util.Collections.class, "shuffle", java.util.List.class)
        .because("the same config, seed and choices must give the same game on every machine")
        .check(GOVERNOR);
  }

  @Test
  void noFilesNetworkReflectionOrFutures() {
    noClasses()
        .that(IN_THE_BROWSER)
        .should()
        .dependOnClassesThat(
            nameMatching(
                "java\\.io\\.(?!Serializable$).*"
                    + "|java\\.net\\..*"
                    + "|java\\.nio\\.file\\..*"
                    + "|java\\.lang\\.reflect\\..*"
                    + "|java\\.util\\.concurrent\\.CompletableFuture"
                    + "|java\\.util\\.stream\\.Gatherers?"))
        .because("the browser build of the engine has none of them")
        .check(GOVERNOR);
  }

  @Test
  void noMethodsThatTheBrowserBuildLacks() {
    noClasses()
        .that(ALL_IN_THE_BROWSER)
        .should()
        .callMethod(String.class, "lines")
        .orShould()
        .callMethod(Duration.class, "toSeconds")
        .orShould()
        .callMethod(Math.class, "fma", double.class, double.class, double.class)
        .orShould()
        .callMethod(Math.class, "fma", float.class, float.class, float.class)
        .because("the class library of the browser build lacks them")
        .check(GOVERNOR);
  }

  @Test
  void noCopiesThatTheBrowserBuildBreaks() {
    noClasses()
        .that(ALL_IN_THE_BROWSER)
        .should()
        .callMethod(Map.class, "copyOf", Map.class)
        .orShould()
        .callMethod(Set.class, "copyOf", Collection.class)
        .because("in the browser build an empty copy divides by its size when it is asked")
        .check(GOVERNOR);
  }

  @Test
  void noThreadsInCoreAndGames() {
    noClasses()
        .that()
        .resideInAnyPackage(CORE, GAMES[0], GAMES[1])
        .should()
        .dependOnClassesThat(nameMatching("java\\.lang\\.Thread.*|java\\.util\\.concurrent\\..*"))
        .because("a rule set is shared by threads but knows of none")
        .check(GOVERNOR);
  }

  @Test
  void nothingIsInTheOrderOfHashCodes() {
    noClasses()
        .that()
        .resideInAnyPackage(CORE, GAMES[0], GAMES[1])
        .should()
        .dependOnClassesThat(
            nameMatching("java\\.util\\.(HashMap|HashSet|IdentityHashMap|WeakHashMap|Hashtable)"))
        .because("their order differs between machines; LinkedHashMap and TreeMap have one")
        .check(GOVERNOR);
  }

  // ---- the hot zones --------------------------------------------------------------------------

  private static final DescribedPredicate<JavaClass> COLLECTIONS =
      DescribedPredicate.describe(
          "collections",
          each ->
              each.getName()
                  .matches(
                      "java\\.util\\.stream\\..*"
                          + "|java\\.util\\.(Collection|List|Set|Map|Deque|Queue|Optional.*|Iterator)"
                          + "|java\\.util\\.[A-Za-z]*(List|Set|Map|Deque)"));

  @Test
  void noCollectionsWhereItIsHot() {
    noClasses()
        .that()
        .resideInAnyPackage("governor.sanjuan.phases..", "governor.puertorico.phases..")
        .should()
        .dependOnClassesThat(COLLECTIONS)
        .because("steps run millions of times a second and allocate nothing")
        .check(GOVERNOR);
  }

  /**
   * What a piece does, not what it says of itself: {@code Card} and {@code Building} declare that.
   */
  @Test
  void noCollectionsInWhatPiecesDo() {
    noCodeUnits()
        .that()
        .areDeclaredInClassesThat()
        .resideInAnyPackage(
            "governor.sanjuan.buildings..",
            "governor.sanjuan.events..",
            "governor.puertorico.buildings..")
        .and(not(IS_SAID))
        .should(USE_COLLECTIONS)
        .because("buildings act millions of times a second and allocate nothing")
        .check(GOVERNOR);
  }

  private static final DescribedPredicate<JavaCodeUnit> IS_SAID =
      DescribedPredicate.describe(
          "what a piece says of itself",
          unit ->
              unit.getReturnType().getAllInvolvedRawTypes().stream()
                      .anyMatch(type -> type.isEquivalentTo(Fact.class))
                  || unit.getOwner().getAllRawSuperclasses().stream()
                      .filter(each -> each.getSimpleName().matches("Card|Building"))
                      .flatMap(each -> each.getMethods().stream())
                      .anyMatch(method -> method.getName().equals(unit.getName())));

  private static final ArchCondition<JavaCodeUnit> USE_COLLECTIONS =
      new ArchCondition<>("use collections") {
        @Override
        public void check(JavaCodeUnit unit, ConditionEvents events) {
          Stream.of(
                  Stream.of(unit.getRawReturnType()),
                  unit.getRawParameterTypes().stream(),
                  unit.getAccessesFromSelf().stream().map(access -> access.getTargetOwner()),
                  unit.getFieldAccesses().stream().map(access -> access.getTarget().getRawType()),
                  unit.getMethodCallsFromSelf().stream()
                      .map(call -> call.getTarget().getRawReturnType()))
              .flatMap(types -> types)
              .filter(COLLECTIONS)
              .forEach(
                  type ->
                      events.add(
                          SimpleConditionEvent.satisfied(
                              unit, unit.getFullName() + " uses " + type.getName())));
        }
      };
}
