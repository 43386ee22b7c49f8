package governor.sanjuan;

import governor.core.Fact;
import governor.core.FactKind;
import governor.core.Step;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A kind of card: what it is called, what it does and what there is to say about it. What is
 * printed on it stands in the manifest of its edition or expansion, its number in the {@link
 * RuleSet}, which numbers just the cards that are in play.
 *
 * <p>A class for each card that does something extends this one and implements the hooks that it
 * needs; the class comment is its rule. Cards of the same title are the same card: an edition may
 * bring one that acts by other rules.
 */
public abstract class Card {
  private static final Map<String, Integer> INDEXES = new LinkedHashMap<>();

  private final String title;

  /** Where rule sets look its number up. It means nothing else. */
  final int index;

  protected Card(String title) {
    this.title = title;
    this.index = index(title);
  }

  private static synchronized int index(String title) {
    return INDEXES.computeIfAbsent(title, unknown -> INDEXES.size());
  }

  /** What records and catalogues call it; players of an edition may have another name. */
  public final String title() {
    return title;
  }

  /** Its name as a question of its own: {@code OFFICE_BUILDING}. */
  public final String questionKind() {
    return title.toUpperCase(Locale.ROOT).replace(' ', '_');
  }

  /** The phase in which it acts. */
  public abstract String when(RuleSet rules);

  /** What it does by these rules, in a sentence or two. */
  public abstract String effect(RuleSet rules);

  /** Its own question, if it asks one. */
  public Optional<Step<SanJuanState>> step() {
    return Optional.empty();
  }

  /** The words of its question. */
  public String question(RuleSet rules) {
    return "What do you do with the " + rules.name(this) + "?";
  }

  /** If its question, which this frame asks, is a set of hand cards picked one by one: which. */
  public Optional<HandPicks> picks(SanJuanState s, int frame) {
    return Optional.empty();
  }

  /**
   * Whether using it is practically always right in answer to its question, which is on top of the
   * agenda.
   */
  public boolean isRoutine(SanJuanState s) {
    return false;
  }

  /** How many cards its owner may draw in answer to its question, for what was done before. */
  public int extraCards() {
    return 0;
  }

  /** What there is to say of using it now, beyond the points that it brings. */
  public List<Fact> usedFacts(SanJuanState s) {
    return List.of();
  }

  /** Why its question, which is on top of the agenda, does not offer this hand card. */
  public List<Fact> refusal(SanJuanState s, int seat, int card) {
    return List.of();
  }

  /**
   * How gladly the seat that is asked keeps a card of it, in a proposal: usually as gladly as it is
   * dear. Cards that it cannot build go first, whatever their rank.
   */
  public int rank(RuleSet rules) {
    return rules.cost(this);
  }

  /** A fact of drawing cards, and why one might not want to. */
  protected static List<Fact> withEvents(SanJuanState s, Fact fact) {
    return s.eventsCouldAppear() ? List.of(fact, Fact.of(FactKind.MAY_TURN_EVENT)) : List.of(fact);
  }

  /** The phases of these roles as words. */
  protected static String phases(RuleSet rules, Role... roles) {
    StringBuilder phases = new StringBuilder();
    for (Role role : roles) {
      phases.append(phases.isEmpty() ? "" : ", ").append(rules.name(role));
    }
    return phases.toString();
  }

  @Override
  public final boolean equals(@Nullable Object other) {
    return other instanceof Card card && card.index == index;
  }

  @Override
  public final int hashCode() {
    return title.hashCode();
  }

  @Override
  public final String toString() {
    return title;
  }
}
