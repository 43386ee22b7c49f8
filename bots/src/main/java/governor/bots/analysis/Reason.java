package governor.bots.analysis;

/**
 * One thing by which a choice differs from the best one, on average, where the rollouts were cut.
 *
 * @param seat whose it is, from 0; {@link #ALL_OTHERS} for every seat but the one that is asked
 * @param concept what is counted: the word for one of it, such as {@code card}
 * @param has how much of it there is after this choice
 * @param instead how much there is after the best choice
 * @param speaksFor whether it speaks for this choice rather than against it
 */
public record Reason(int seat, String concept, double has, double instead, boolean speaksFor) {
  public static final int ALL_OTHERS = -1;

  double gain() {
    return has - instead;
  }
}
