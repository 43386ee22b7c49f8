package governor.bots.search;

/**
 * How a search goes about it.
 *
 * @param band choices that the first judgement puts further behind the best are not searched
 * @param least so many are searched all the same, if there are so many
 * @param most and never more than these
 * @param horizon a rollout is cut at this role choice of the seat from now on
 * @param priorVisits for how many rollouts the first judgement counts
 * @param threads how many threads share the work
 * @param hindsight whether the search may see what is hidden; never for players
 */
public record SearchSettings(
    double band,
    int least,
    int most,
    int horizon,
    double priorVisits,
    int threads,
    boolean hindsight) {

  static final double BAND = 0.08;

  /** As players search. */
  public static SearchSettings usual() {
    return new SearchSettings(BAND, 1, 8, 1, 4, 1, false);
  }

  /** As players search with this kit: without a net the first judgement outweighs much luck. */
  public static SearchSettings usual(Kit<?> kit) {
    return kit.hasNet() ? usual().withBand(kit.guide().band()) : usual().withPriorVisits(60);
  }

  /** As hints and reviews search: more choices are compared than are good. */
  public static SearchSettings thorough() {
    return new SearchSettings(0.15, 3, 8, 1, 4, 1, false);
  }

  public SearchSettings withThreads(int number) {
    return new SearchSettings(band, least, most, horizon, priorVisits, number, hindsight);
  }

  public SearchSettings withHorizon(int roles) {
    return new SearchSettings(band, least, most, roles, priorVisits, threads, hindsight);
  }

  public SearchSettings withPriorVisits(double visits) {
    return new SearchSettings(band, least, most, horizon, visits, threads, hindsight);
  }

  public SearchSettings withBand(double share) {
    return new SearchSettings(share, least, most, horizon, priorVisits, threads, hindsight);
  }

  public SearchSettings withHindsight() {
    return new SearchSettings(band, least, most, horizon, priorVisits, threads, true);
  }
}
