package governor.lab.arena;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * What came of a block, to be kept or sent: whole numbers, so that nothing depends on where or in
 * which order blocks were played.
 *
 * @param number from 0
 * @param won parts of victories of each player of its table, {@link #VICTORY} a victory
 * @param margin points more than the best seat of another player, summed up
 * @param forfeits games lost by not answering
 * @param told what happened to each player first; empty for one that lost no game so
 * @param cut games that were scored because they lasted too long
 */
public record BlockResult(
    int number,
    List<Long> won,
    List<Long> margin,
    List<Long> forfeits,
    List<String> told,
    int cut) {
  public static final int VICTORY = Block.VICTORY;

  static BlockResult of(Block block) {
    return new BlockResult(
        block.number,
        list(block.won),
        list(block.margin),
        list(block.forfeits),
        List.copyOf(block.told),
        block.cut);
  }

  private static List<Long> list(long[] sums) {
    return Arrays.stream(sums).boxed().toList();
  }

  /** The block again; refused by an exception where it is none of the plan's. */
  Block block(Plan<?> plan) {
    int table = plan.tableOf(number);
    int players = plan.tables().get(table).names().size();
    if (Stream.of(won, margin, forfeits, told).anyMatch(each -> each.size() != players)) {
      throw new IllegalArgumentException("block " + (number + 1) + " has other players");
    }
    Block block = new Block(number, table, players);
    for (int player = 0; player < players; player++) {
      block.won[player] = won.get(player);
      block.margin[player] = margin.get(player);
      block.forfeits[player] = forfeits.get(player);
      block.told.set(player, told.get(player));
    }
    block.cut = cut;
    return block;
  }
}
