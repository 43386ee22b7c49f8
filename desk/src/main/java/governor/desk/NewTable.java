package governor.desk;

import governor.bots.levels.Personality;
import governor.core.Game;
import governor.core.Seed;
import governor.table.ComputerPlayers;
import governor.table.Games;
import governor.table.SeatPlan;
import governor.table.TableOptions;
import governor.table.TablePlan;
import governor.table.Times;
import governor.table.Watch;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reads what somebody wants a new table to be. */
final class NewTable {
  /** Long enough for games by post, and no table waits for somebody for ever. */
  private static final String USUAL_PATIENCE = "3d";

  private static final int LONGEST_CONFIG = 300;
  private static final int MOST_SEATS = 8;

  private NewTable() {}

  static TablePlan read(Journals journals, Body body, String person) {
    Game<?> game = Body.orIllegal(Games.game(body.text("config", LONGEST_CONFIG)));
    Body options = body.object("options");
    List<SeatPlan> seats = new ArrayList<>(seats(body, game, 0, person));
    if (options.flag("shuffleSeats", false)) {
      Collections.shuffle(seats, Codes.RANDOM);
    }
    return plan(
        journals,
        journals.newName(),
        game,
        seed(body),
        seats,
        options(options, game),
        person,
        body.has("seed"));
  }

  static TablePlan plan(
      Journals journals,
      String id,
      Game<?> game,
      Seed seed,
      List<SeatPlan> seats,
      TableOptions options,
      String host,
      boolean practice) {
    return new TablePlan(
        id,
        game.config().toString(),
        game.ruleFingerprint(),
        seed,
        seats,
        options,
        host,
        practice || journals.areSeedsKnown(),
        Codes.random(12),
        Codes.random(12),
        Instant.now().truncatedTo(ChronoUnit.MILLIS));
  }

  static Seed randomSeed() {
    byte[] entropy = new byte[32];
    Codes.RANDOM.nextBytes(entropy);
    return Seed.fair(entropy);
  }

  /** Whoever chooses the shuffle knows it: then the game is practice, for everybody to see. */
  private static Seed seed(Body body) {
    if (!body.has("seed")) {
      return randomSeed();
    }
    String text = body.text("seed", 64);
    if (!Seed.isSeed(text)) {
      throw Problem.illegal("A seed has 1 to 64 letters, digits or hyphens.");
    }
    return new Seed(text);
  }

  /** The seats as they were named; without any, the sender on this one and computer players. */
  static List<SeatPlan> seats(Body body, Game<?> game, int usual, String person) {
    List<SeatPlan> seats = new ArrayList<>();
    Set<String> names = new HashSet<>();
    if (body.has("seats")) {
      List<?> list = body.list("seats", MOST_SEATS);
      if (list.size() != game.seats()) {
        throw Problem.illegal(
            "There are "
                + list.size()
                + " seats, but "
                + game.config()
                + " has "
                + game.seats()
                + ".");
      }
      for (Object each : list) {
        seats.add(seat(Body.of(each, "A seat"), person, seats.size(), names));
      }
    } else {
      for (int seat = 0; seat < game.seats(); seat++) {
        seats.add(
            seat == usual
                ? SeatPlan.person(unique("Guest", names), person)
                : computer(ComputerPlayers.USUAL_LEVEL, "", names));
      }
    }
    return seats;
  }

  private static SeatPlan seat(Body seat, String person, int number, Set<String> names) {
    String kind = seat.text("kind", 20);
    return switch (kind) {
      case "me" -> SeatPlan.person(unique(name(seat), names), person);
      case "open" -> SeatPlan.open(unique("Seat " + (number + 1), names));
      case "computer" -> {
        int level = seat.number("level", ComputerPlayers.USUAL_LEVEL);
        String personality = seat.text("personality", "", 40);
        if (ComputerPlayers.levelName(level).isEmpty()) {
          throw Problem.illegal("There is no level " + level + " of computer players.");
        }
        if (!personality.isEmpty()
            && ComputerPlayers.personality(personality) == Personality.NOBODY) {
          throw Problem.illegal("There is no personality \"" + personality + "\".");
        }
        yield computer(level, personality, names);
      }
      default -> throw Problem.illegal("A seat's kind must be me, open or computer.");
    };
  }

  private static String name(Body seat) {
    String name = seat.text("name", "Guest", SeatPlan.LONGEST_NAME).strip();
    if (!SeatPlan.isName(name)) {
      throw Problem.illegal(
          "This name will not do; use 1 to " + SeatPlan.LONGEST_NAME + " letters, digits, blanks.");
    }
    if (!SeatPlan.isPlain(name)) {
      throw Problem.illegal("This name is hard to read; take letters of one alphabet.");
    }
    return name;
  }

  private static SeatPlan computer(int level, String personality, Set<String> names) {
    String name = personality.isEmpty() ? ComputerPlayers.levelName(level) : personality;
    return SeatPlan.computer(unique(name, names), level, personality);
  }

  /** Seats of the same name get numbers. */
  private static String unique(String name, Set<String> names) {
    String unique = name;
    for (int number = 2; !names.add(unique); number++) {
      unique = name + " " + number;
    }
    return unique;
  }

  static TableOptions options(Body options, Game<?> game) {
    return new TableOptions(
        options.flag("public", false),
        options.flag("stepThrough", false),
        Body.orIllegal(Times.parse(options.text("clock", "none", 10))),
        Body.orIllegal(Times.parse(options.text("takeOverAfter", USUAL_PATIENCE, 10))),
        Body.orIllegal(Watch.parse(options.text("watch", "none", 10), game.seats())),
        options.flag("salted", false));
  }
}
