package governor.sanjuan.hooks;

import governor.sanjuan.edge.What;

/** Cards lie in a pile under it, each worth a point at the end. */
public interface PileKeeper {
  /** What is told when a card goes there. */
  What told();
}
