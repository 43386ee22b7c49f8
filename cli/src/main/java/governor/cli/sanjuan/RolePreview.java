package governor.cli.sanjuan;

import governor.cli.text.FactText;
import governor.core.Fact;
import governor.core.FactKind;
import java.util.ArrayList;
import java.util.List;

/** What a role or event brings, in few words: to the seat that is asked and to the others. */
final class RolePreview {
  private final List<Fact> mine;
  private final List<Fact> others;
  private final boolean oneOther;

  private RolePreview(List<Fact> facts, int seat, int seats) {
    this.mine = FactText.of(facts, seat);
    this.others = FactText.others(facts, seat);
    this.oneOther = seats == 2;
  }

  static String of(List<Fact> facts, int seat, int seats) {
    return new RolePreview(facts, seat, seats).text();
  }

  private String text() {
    String own = FactText.all(mine.stream().filter(fact -> isTold(fact.kind(), true)).toList());
    List<String> parts = new ArrayList<>(List.of(own));
    others.stream()
        .map(Fact::kind)
        .distinct()
        .filter(kind -> isTold(kind, false))
        .map(this::ofOthers)
        .forEach(parts::add);
    return String.join("; ", parts);
  }

  /** A line is short: the words of the choice name the library, and of others less is told. */
  private static boolean isTold(FactKind kind, boolean ofMine) {
    return switch (kind) {
      case WITH_LIBRARY, CHEAPEST -> false;
      case NOTHING, KEEPS, CAN_EARN -> ofMine;
      default -> true;
    };
  }

  /** One kind of fact about the others together; what is said of the seat is not said again. */
  private String ofOthers(FactKind kind) {
    List<Fact> facts = others.stream().filter(fact -> fact.is(kind)).toList();
    String piece = facts.getFirst().piece();
    String numbers = FactText.range(facts.stream().mapToInt(Fact::number));
    String who = oneOther ? "the other" : "others";
    boolean said = mine.stream().anyMatch(fact -> fact.is(kind) && fact.piece().equals(piece));
    String sentence = kind.sentence(who, piece, numbers);
    if (!said) {
      return sentence;
    }
    boolean counts = kind.english().contains("#");
    return who + (counts ? ": " + sentence.substring(sentence.indexOf(numbers)) : " too");
  }
}
