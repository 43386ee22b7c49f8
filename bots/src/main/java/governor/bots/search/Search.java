package governor.bots.search;

import governor.bots.Budget;
import governor.core.Options;
import governor.core.Rng;
import governor.core.State;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Compares the choices of one question by rollouts. Candidates by first judgement; then in every
 * stage the worse half is dropped, and in between whatever is clearly worse or makes no difference.
 * One object a seat; it may use several threads inside.
 *
 * <p>With a budget in playouts the answer depends on position, budget, chance and number of threads
 * only. With a budget in time it ends in time, with whatever is known by then.
 *
 * @param <S> the positions of the game
 */
public final class Search<S extends State> {
  /** How often in a stage candidates may be dropped early. */
  private static final int PARTS = 4;

  private static final int LEAST_VISITS = 12;

  /** A candidate goes when it is behind by so many standard errors. */
  private static final double CERTAINTY = 3;

  /** Win share that nobody would miss. */
  private static final double NOTHING = 0.002;

  private static final int NOBODY = -1;

  private final Kit<S> kit;
  private final SearchSettings settings;
  private final List<Rollouts<S>> workers = new ArrayList<>();
  private final Candidates candidates = new Candidates();
  private final Tally total;
  private final int[] racing = new int[Tally.MOST];
  private int racers;

  /** A candidate that gives points away, or {@link #NOBODY}: compared, but never the best. */
  private int shunned = NOBODY;

  private int best;

  public Search(Kit<S> kit, SearchSettings settings) {
    this.kit = kit;
    this.settings = settings;
    for (int thread = 0; thread < Crew.size(settings.threads()); thread++) {
      workers.add(new Rollouts<>(kit));
    }
    int seats = kit.game().seats();
    this.total = new Tally(2 * seats + seats * kit.guide().concepts().size());
  }

  public Kit<S> kit() {
    return kit;
  }

  /**
   * Searches for the seat that is asked; everything it cannot know is dealt anew for every rollout.
   *
   * @param wanted a choice to compare in any case, or -1
   * @param cancelled asked before every rollout; yes ends the search at once
   * @return the best choice
   */
  public int run(
      S s, Options options, int wanted, Budget budget, Rng rng, BooleanSupplier cancelled) {
    long start = budget.start();
    long seed = rng.next();
    workers.getFirst().mind().judge(s, options, s.seatToAct(), candidates.values());
    pick(s, options, wanted);
    total.clear();
    for (int thread = 0; thread < workers.size(); thread++) {
      workers.get(thread).begin(thread);
    }
    racers = candidates.count();
    for (int i = 0; i < racers; i++) {
      racing[i] = i;
    }
    best = 0;
    race(s, budget, start, seed, cancelled);
    best = Margin.among(total, kit.game().seats(), s.seatToAct(), best, this::mayDecide);
    if (candidates.actions[best] == shunned) {
      best = bestButOne();
    }
    return candidates.actions[best];
  }

  /** Picks the candidates; one that gives points away only if it is wanted. */
  private void pick(S s, Options options, int wanted) {
    shunned = NOBODY;
    int at = NOBODY;
    float value = 0;
    for (int i = 0; i < options.size(); i++) {
      if (kit.guide().givesPointsAway(s, options, options.get(i))) {
        at = i;
        value = candidates.leaveOut(i);
      }
    }
    boolean isWanted = at >= 0 && options.get(at) == wanted;
    candidates.pick(options, settings, isWanted ? NOBODY : wanted);
    if (isWanted) {
      shunned = wanted;
      candidates.add(options, at, value);
    }
  }

  /** Whether a choice was searched as far as the best one and is not worse, as far as one knows. */
  private boolean mayDecide(int c) {
    return c < candidates.count()
        && total.visits(c) >= LEAST_VISITS
        && total.visits(c) == total.visits(best)
        && value(best) - value(c) <= total.errorOfDifference(best, c);
  }

  /** The best of those that give nothing away. */
  private int bestButOne() {
    int second = 0;
    for (int c = 0; c < candidates.count(); c++) {
      if (candidates.actions[c] != shunned && value(c) > value(second)) {
        second = c;
      }
    }
    return second;
  }

  private void race(S s, Budget budget, long start, long seed, BooleanSupplier cancelled) {
    int stages = racers < 2 ? 0 : 32 - Integer.numberOfLeadingZeros(racers - 1);
    long sweeps = 0;
    long planned = 0;
    for (int part = 0; part < stages * PARTS && racers > 1; part++) {
      long target = (long) budget.playouts() * (part + 1) / ((long) stages * PARTS);
      long more = Math.max(0, (target - planned) / racers);
      planned += more * racers;
      sweeps += more;
      double done = (part + 1.0) / (stages * PARTS);
      long deadline = budget.isCounted() ? Long.MAX_VALUE : start + (long) (budget.nanos() * done);
      long choices = (long) (budget.choices() * done) / workers.size();
      if (budget.isCounted() || System.nanoTime() - start < budget.nanos()) {
        work(s, seed, sweeps, choices, deadline, cancelled);
      }
      best = leader();
      drop((part + 1) % PARTS == 0);
    }
  }

  /** All workers make sweeps up to this number, then their tallies are put together. */
  private void work(
      S s, long seed, long sweeps, long choices, long deadline, BooleanSupplier cancelled) {
    int threads = workers.size();
    Rollouts.Part<S> part =
        new Rollouts.Part<>(s, racers, seed, threads, sweeps, choices, deadline, cancelled);
    Crew.work(workers, worker -> worker.sweep(part, candidates.actions, racing, settings));
    total.clear();
    workers.forEach(worker -> total.add(worker.tally));
  }

  /** The racing candidate with the highest value. */
  private int leader() {
    int leader = racing[0];
    for (int i = 1; i < racers; i++) {
      leader = value(racing[i]) > value(leader) ? racing[i] : leader;
    }
    return leader;
  }

  /** The mean of the rollouts and the first judgement. */
  private double value(int candidate) {
    double weight = settings.priorVisits();
    long visits = total.visits(candidate);
    return visits + weight == 0
        ? candidates.priors[candidate]
        : (total.mean(candidate) * visits + candidates.priors[candidate] * weight)
            / (visits + weight);
  }

  /** Drops what cannot win or makes no difference; at the end of a stage also the worse half. */
  private void drop(boolean endOfStage) {
    sortRacing();
    int keep = endOfStage ? (racers + 1) / 2 : racers;
    int kept = 1;
    for (int i = 1; i < keep; i++) {
      int c = racing[i];
      double behind = value(best) - value(c);
      boolean gone =
          total.visits(c) >= LEAST_VISITS
              && CERTAINTY * total.errorOfDifference(best, c) - behind < NOTHING;
      if (!gone) {
        racing[kept++] = c;
      }
    }
    racers = kept;
  }

  private void sortRacing() {
    for (int i = 1; i < racers; i++) {
      int c = racing[i];
      int at = i;
      while (at > 0 && value(racing[at - 1]) < value(c)) {
        racing[at] = racing[at - 1];
        at--;
      }
      racing[at] = c;
    }
  }

  /** What the last search found, the best choice first. */
  public List<Finding> findings() {
    List<Finding> findings = new ArrayList<>();
    for (int c = 0; c < candidates.count(); c++) {
      findings.add(finding(c));
    }
    findings.sort(Finding.BEST_FIRST);
    Finding first = finding(best);
    findings.remove(first);
    findings.addFirst(first);
    return findings;
  }

  private Finding finding(int c) {
    int seats = kit.game().seats();
    int concepts = kit.guide().concepts().size();
    List<Double> shares = new ArrayList<>();
    List<Double> points = new ArrayList<>();
    List<List<Double>> counts = new ArrayList<>();
    for (int seat = 0; seat < seats && total.visits(c) > 0; seat++) {
      shares.add(total.mean(c, seat));
      points.add(total.mean(c, seats + seat));
      List<Double> row = new ArrayList<>();
      for (int concept = 0; concept < concepts; concept++) {
        row.add(total.mean(c, 2 * seats + seat * concepts + concept));
      }
      counts.add(row);
    }
    return new Finding(
        candidates.actions[c],
        candidates.priors[c],
        value(c),
        total.error(c),
        c == best ? 0 : total.errorOfDifference(best, c),
        total.visits(c),
        shares,
        points,
        counts);
  }
}
