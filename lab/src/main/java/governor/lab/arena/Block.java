package governor.lab.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What came of a block: sums in whole numbers for each player of its table, so that nothing depends
 * on the order of counting.
 */
final class Block {
  /** The parts of a victory, which any number of winners can share. */
  static final int VICTORY = 60;

  final int number;
  final int table;

  /** Parts of victories. */
  final long[] won;

  /** Points more than the best seat of another player had; nothing where there is none. */
  final long[] margin;

  /** Games lost by not answering, or not with a choice that there was. */
  final long[] forfeits;

  /** What happened to each player first; empty for one that lost no game so. */
  final List<String> told;

  /** How many games were scored because they lasted too long. */
  int cut;

  Block(int number, int table, int players) {
    this.number = number;
    this.table = table;
    this.won = new long[players];
    this.margin = new long[players];
    this.forfeits = new long[players];
    this.told = new ArrayList<>(Collections.nCopies(players, ""));
  }
}
