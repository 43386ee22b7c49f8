package governor.players.net;

/** Whether this JVM was started with the vector module, and the way to compute with it. */
final class VectorModule {
  private static final boolean THERE =
      ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();

  private VectorModule() {}

  static boolean isThere() {
    return THERE;
  }

  /** Loaded only when the module is there. */
  static Forward forward(Net net) {
    return new VectorForward(net);
  }
}
