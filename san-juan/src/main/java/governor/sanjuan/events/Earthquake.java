package governor.sanjuan.events;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Fact;
import governor.core.FactKind;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.Verb;
import java.util.List;
import java.util.Optional;

/**
 * From the seat that triggers it on, every seat demolishes one of its buildings, with the good on
 * it and all cards under it. The cathedral returns to the centre.
 */
public final class Earthquake extends Event {
  public Earthquake() {
    super("earthquake");
  }

  @Override
  public String effect(RuleSet rules) {
    return "Everybody demolishes one building with the good on it and "
        + (rules.earthquakeTopOnly()
            ? "the cards put under it; the building that it covered stands again, unless its"
                + " owner has built another city building of that name since; then it is lost too."
            : "all that lies under it.")
        + (rules.hasCathedral() ? " The cathedral goes back to the centre." : "");
  }

  @Override
  public void trigger(SanJuanState s, int seat, int operand) {
    s.passAround(s.rules().step(this), seat);
  }

  @Override
  public List<Fact> facts(SanJuanState after, int seat, int chooser) {
    return some(seat, FactKind.DEMOLISHES, Math.min(1, after.buildings(seat)));
  }

  @Override
  public Optional<Step<SanJuanState>> step() {
    return Optional.of(new Demolish());
  }

  @Override
  public String question(RuleSet rules) {
    return "Which building do you demolish?";
  }

  private static final class Demolish extends Step<SanJuanState> {
    @Override
    public void run(SanJuanState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      for (int space = 0; space < s.buildings(seat); space++) {
        int action = Action.of(Verb.DEMOLISH, s.topOf(seat, space), s.contentOf(seat, space));
        if (!out.contains(action)) {
          out.add(action);
        }
      }
      if (out.size() == 0) {
        s.pop();
      }
    }

    @Override
    public void choose(SanJuanState s, int frame, int action) {
      int seat = Agenda.seat(frame);
      s.pop();
      s.demolish(seat, s.spaceOf(seat, Action.a(action), Action.b(action)));
    }
  }
}
