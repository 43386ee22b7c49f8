package governor.bots.analysis;

/** Is told how far a review has come. */
public interface Progress {
  void reviewed(int choices, int ofAll);
}
