package governor.nets;

/** Whether this JVM was started with the vector module, and the ways to compute with it. */
final class VectorModule {
  private static final boolean THERE =
      ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();

  private VectorModule() {}

  /** Whether the module is there and the layers fill whole registers. */
  static boolean suits(Net net) {
    return THERE && net.hidden1 % 16 == 0 && net.hidden2 % 16 == 0;
  }

  /** Loaded only when the module is there. */
  static Forward forward(Net net) {
    return new VectorForward(net);
  }

  /** Loaded only when the module is there. */
  static Forward forward(FinishedNet finished) {
    return VectorNarrowForward.suits(finished.net())
        ? new VectorNarrowForward(finished)
        : new VectorForward(finished.net());
  }

  /** Loaded only when the module is there. */
  static Backward backward(Net net, Forward forward) {
    return new VectorBackward(net, forward);
  }
}
