package governor.cli.part;

import governor.cli.Governor;
import governor.cli.TerminalWidth;
import governor.cli.UsageProblem;
import governor.cli.arena.ArenaMerge;
import governor.cli.arena.ArenaPart;
import governor.cli.data.DataMerge;
import governor.cli.options.FormatOption;
import governor.cli.part.PartFile.Content;
import governor.cli.simulate.SimulateMerge;
import governor.cli.simulate.SimulatePart;
import governor.core.Game;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Partial results added up. */
@Command(
    name = "merge",
    mixinStandardHelpOptions = true,
    description = {
      "Adds up the partial results of governor arena and simulate --partial, from any number of"
          + " machines; the figures are those of one machine, to the last digit.",
      "Files of governor data are put together with --to."
    })
public final class MergeCommand implements Runnable {
  @ParentCommand private Governor governor;

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "The partial results.")
  private List<Path> files = new ArrayList<>();

  @Option(
      names = "--to",
      paramLabel = "FILE",
      description = "Where files of governor data are put together.")
  private @Nullable Path to;

  @Mixin private FormatOption format = new FormatOption();

  @SuppressWarnings("NullAway.Init")
  MergeCommand() {}

  @Override
  public void run() {
    if (to != null || files.stream().anyMatch(DataMerge::isOne)) {
      governor.out().println(DataMerge.merge(files, whole()));
      return;
    }
    List<Content> parts = files.stream().map(PartFile::read).toList();
    parts.forEach(part -> PartFile.requireSame(parts.getFirst().header(), part));
    PartHeader header = new PartHeader(parts.getFirst().header());
    requireReport(header.kind());
    Game<?> game = header.game();
    Map<Integer, Map<?, ?>> blocks = PartFile.merged(parts);
    int all = header.number("blocks", 0);
    if (blocks.keySet().stream().anyMatch(block -> block < 1 || block > all)) {
      throw new UsageProblem("There is a block beyond the " + all + " that were planned.");
    }
    if (blocks.size() < all) {
      governor.err().println(missing(blocks, all));
    }
    List<Map<?, ?>> lines = List.copyOf(blocks.values());
    int width = TerminalWidth.of(governor.world());
    governor
        .out()
        .print(
            header.kind().equals(SimulatePart.KIND)
                ? SimulateMerge.text(game, header, lines, format.value(), governor.style(), width)
                : ArenaMerge.text(game, header, lines, format.value(), governor.style(), width));
  }

  private Path whole() {
    if (to == null) {
      throw new UsageProblem("Say where the files of decisions are put together: --to FILE.");
    }
    return to;
  }

  private static void requireReport(String kind) {
    if (kind.equals("train")) {
      throw new UsageProblem("Games of a training are taken by governor train --learn FILE ...");
    }
    if (!List.of(ArenaPart.KIND, SimulatePart.KIND).contains(kind)) {
      throw new UsageProblem("There is no way to add up results of \"" + kind + "\".");
    }
  }

  private static String missing(Map<Integer, ?> blocks, int all) {
    int first = 1;
    while (blocks.containsKey(first)) {
      first++;
    }
    return "%d of %d blocks are missing, the first is %d."
        .formatted(all - blocks.size(), all, first);
  }
}
