package governor.table;

import governor.core.Game;
import governor.core.Parsed;

/** A game cannot go on here because it was played by rules that this program does not have. */
public final class OtherRules extends RuntimeException {
  private static final long serialVersionUID = 1;
  private static final String ADVICE = "use the version of Governor that began it.";

  private final String config;
  private final String rules;
  private final String ours;
  private final int choice;

  private OtherRules(String sentence, TablePlan plan, String rules, String ours, int choice) {
    super(sentence + "; " + ADVICE, null, false, false);
    this.config = plan.config();
    this.rules = rules;
    this.ours = ours;
    this.choice = choice;
  }

  /** The game of a plan. One that kept no rules is believed until a choice contradicts it. */
  static Game<?> unlessPlayed(TablePlan plan) {
    return switch (Games.game(plan.config())) {
      case Parsed.Ok<Game<?>>(Game<?> game) -> {
        if (!plan.rules().isEmpty() && !plan.rules().equals(game.ruleFingerprint())) {
          throw different(plan, game.ruleFingerprint());
        }
        yield game;
      }
      case Parsed.Refused<Game<?>> _ ->
          throw new OtherRules(
              "This game is " + plan.config() + ", which this program does not have",
              plan,
              plan.rules(),
              "",
              0);
    };
  }

  /** Whether this program has the rules by which a game is played that kept them. */
  public static boolean isPlayed(TablePlan plan) {
    return Games.game(plan.config()) instanceof Parsed.Ok<Game<?>>(Game<?> game)
        && plan.rules().equals(game.ruleFingerprint());
  }

  private static OtherRules different(TablePlan plan, String ours) {
    return new OtherRules(
        "This game was played by rules %s, and this program has rules %s for %s"
            .formatted(plan.rules(), ours, plan.config()),
        plan,
        plan.rules(),
        ours,
        0);
  }

  /** The journal tells of a choice that cannot be made; which one it is may be a secret. */
  static OtherRules impossible(TablePlan plan, Game<?> game, int number) {
    String ours = game.ruleFingerprint();
    return new OtherRules(
        ("This game was not played by rules %s, which this program has for %s: its choice %d is"
                + " impossible by them")
            .formatted(ours, plan.config(), number),
        plan,
        "",
        ours,
        number);
  }

  /** The sentence for people. */
  public String sentence() {
    return String.valueOf(getMessage());
  }

  /** Which game. */
  public String config() {
    return config;
  }

  /** The fingerprint of the rules by which the game was played; empty if that is not known. */
  public String rules() {
    return rules;
  }

  /** The fingerprint of the rules that this program has for it; empty if it has none. */
  public String ours() {
    return ours;
  }

  /** The number of the choice, from 1, that showed it; 0 if the rules are known to differ. */
  public int choice() {
    return choice;
  }
}
