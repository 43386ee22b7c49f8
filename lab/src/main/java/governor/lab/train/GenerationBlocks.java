package governor.lab.train;

import governor.nets.Net;

/**
 * The games of a training's next generation in blocks. Whoever has the same training plays the same
 * games, so that it does not matter on which machine a block is played.
 */
public final class GenerationBlocks {
  private final Trainer<?> trainer;
  private final long fingerprint;

  GenerationBlocks(Trainer<?> trainer, Net net) {
    this.trainer = trainer;
    this.fingerprint = Start.from("", "", net).fingerprint();
  }

  /** How many games there are. */
  public int games() {
    return trainer.next();
  }

  /** How many blocks there are. */
  public int number() {
    return Math.ceilDiv(games(), Trainer.BATCH);
  }

  /** The fingerprint of the net that plays. */
  public long fingerprint() {
    return fingerprint;
  }

  /** Plays a block, from 0; what its games taught. */
  public byte[] play(int block) {
    return trainer.notes(block);
  }
}
