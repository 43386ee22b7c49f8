package governor.gym.puertorico;

import static governor.gym.Observer.number;

import governor.core.Agenda;
import governor.gym.FeatureList;
import governor.gym.RoundFeatures;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.RuleSet;
import governor.puertorico.StepId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Round, roles and the question that is asked in Puerto Rico. */
final class PuertoRicoTurn {
  private static final int BYTE = 255;
  private static final int MOST_TURNS = 7;
  private static final Map<Integer, String> QUESTIONS = new LinkedHashMap<>();

  static {
    QUESTIONS.put(StepId.CHOOSE_ROLE, "choose role");
    QUESTIONS.put(StepId.SETTLE, "settle");
    QUESTIONS.put(StepId.EXTRA_COLONIST, "extra colonist");
    QUESTIONS.put(StepId.RECEIVE, "receive");
    QUESTIONS.put(StepId.PLACE, "place");
    QUESTIONS.put(StepId.BUILD, "build");
    QUESTIONS.put(StepId.EXTRA_GOOD, "extra good");
    QUESTIONS.put(StepId.SELL, "sell");
    QUESTIONS.put(StepId.LOAD, "load");
    QUESTIONS.put(StepId.STORE, "store");
    QUESTIONS.put(StepId.DRAFT, "draft");
    QUESTIONS.put(StepId.MOVE_GUESTS, "move guests");
    QUESTIONS.put(StepId.BEGIN_ROLE, "begin role");
    QUESTIONS.put(StepId.LAY_TILE, "lay tile");
    QUESTIONS.put(StepId.SECOND_TILE, "second tile");
    QUESTIONS.put(StepId.DEAL, "deal");
    QUESTIONS.put(StepId.BUCCANEER, "buccaneer");
    QUESTIONS.put(StepId.RAID, "raid");
  }

  private final RoundFeatures round;
  private final int roleCards;
  private final int doubloons;
  private final int[] questions;
  private final int turns;
  private final int operands;
  private final int drawn;
  private final int toPlace;
  private final int privileges;
  private final int endReasons;

  PuertoRicoTurn(FeatureList list, RuleSet rules) {
    roleCards = rules.roles();
    List<String> roles = Stream.of(Role.values()).map(Role::title).toList();
    round = new RoundFeatures(list, roles, rules.players());
    doubloons = list.each("doubloons on", "How many doubloons lie on the %s.", BYTE, roles);
    questions = questions(list, rules);
    turns = list.one("turns left", "How many seats come after this one in the step.", MOST_TURNS);
    operands =
        list.each(
            "question number",
            "What the question counts (%s); its meaning depends on the question.",
            BYTE,
            List.of("first", "first beyond 255", "second", "second beyond 255"));
    drawn =
        list.each(
            "drawn", "Whether a %s is drawn and to be laid.", 1, PuertoRicoSpaces.PLANTATIONS);
    toPlace = list.one("to place", "How many colonists the seat asked has to place.", BYTE);
    privileges = list.one("privileges", "How often the privilege of the phase counts.", 2);
    endReasons =
        list.each(
            "last round",
            "Whether the game ends with this round because of: %s.",
            1,
            List.of("colonists", "a full city", "points"));
  }

  private static int[] questions(FeatureList list, RuleSet rules) {
    int[] found = new int[StepId.COUNT];
    Arrays.fill(found, -1);
    List<String> names = new ArrayList<>();
    int first = list.size();
    QUESTIONS.forEach(
        (step, name) -> {
          found[step] = first + names.size();
          names.add(name);
        });
    for (int kind = 0; kind < rules.kinds(); kind++) {
      if (rules.building(kind).step().isPresent()) {
        found[StepId.OF_BUILDING + kind] = first + names.size();
        names.add("of " + rules.building(kind).title());
      }
    }
    list.each("question", "Whether the question is: %s.", 1, names);
    return found;
  }

  void write(PuertoRicoState s, int viewer, byte[] row) {
    round.write(s, viewer, row);
    for (int left = roleCards; left != 0; left &= left - 1) {
      int role = Integer.numberOfTrailingZeros(left);
      row[doubloons + role] = number(s.roleDoubloons(role));
    }
    row[privileges] = (byte) s.privileges();
    for (int left = s.endReasons(); left != 0; left &= left - 1) {
      row[endReasons + Integer.numberOfTrailingZeros(left)] = 1;
    }
    if (!s.isOver()) {
      writeQuestion(s, row);
    }
  }

  private void writeQuestion(PuertoRicoState s, byte[] row) {
    int frame = s.top();
    int step = Agenda.step(frame);
    int seat = Agenda.seat(frame);
    row[turns] = (byte) Agenda.turns(frame);
    if (questions[step] >= 0) {
      row[questions[step]] = 1;
    }
    int a = Agenda.a(frame);
    if (step == StepId.LAY_TILE) {
      row[drawn + a - 1] = 1;
    } else if (step == StepId.PLACE) {
      row[toPlace] = (byte) s.sanJuan(seat);
    }
    row[operands] = (byte) a;
    row[operands + 1] = (byte) (a >> 8);
    row[operands + 2] = (byte) Agenda.b(frame);
    row[operands + 3] = (byte) (Agenda.b(frame) >> 8);
  }
}
