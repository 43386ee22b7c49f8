package governor.nets;

import org.jspecify.annotations.Nullable;

/**
 * A net that learns no more, with its layers laid out as the quick ways of computing read them.
 * That takes longer than thousands of evaluations, so it is done once; any number of threads share
 * it.
 */
public final class FinishedNet {
  private final Net net;
  private final NarrowLayer narrow;
  private @Nullable RowLayers rows;
  private @Nullable AlignedLayers aligned;

  /** The net as it is now; it must not learn any more. */
  public FinishedNet(Net net) {
    this.net = net;
    this.narrow = new NarrowLayer(net);
  }

  public Net net() {
    return net;
  }

  NarrowLayer narrow() {
    return narrow;
  }

  /** Made when they are first asked for: without the vector module nobody does. */
  synchronized AlignedLayers aligned() {
    if (aligned == null) {
      aligned = new AlignedLayers(net, narrow);
    }
    return aligned;
  }

  /** Made when they are first asked for: with the vector module nobody does. */
  synchronized RowLayers rows() {
    if (rows == null) {
      rows = new RowLayers(net, narrow);
    }
    return rows;
  }
}
