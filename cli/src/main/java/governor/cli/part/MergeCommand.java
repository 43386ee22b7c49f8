package governor.cli.part;

import governor.cli.Governor;
import governor.cli.UsageProblem;
import governor.cli.arena.ArenaMerge;
import governor.cli.arena.ArenaPart;
import governor.cli.data.DataMerge;
import governor.cli.options.FormatOption;
import governor.cli.part.PartFile.Content;
import governor.cli.simulate.SimulateMerge;
import governor.cli.simulate.SimulatePart;
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
    PartHeader header = new PartHeader(parts.getFirst().header());
    parts.forEach(part -> PartFile.requireSame(header.values(), part));
    requireOurs(header);
    Map<Integer, Map<?, ?>> blocks = PartFile.merged(parts);
    int all = header.number("blocks", 0);
    List<Map<?, ?>> lines = List.copyOf(blocks.values());
    if (SimulatePart.KIND.equals(header.text("kind"))) {
      SimulateMerge.say(governor, header, lines, format.value());
    } else {
      ArenaMerge.say(governor, header, lines, format.value());
    }
    if (blocks.size() < all) {
      governor.err().println(missing(blocks, all));
    }
  }

  private Path whole() {
    if (to == null) {
      throw new UsageProblem("Say where the files of decisions are put together: --to FILE.");
    }
    return to;
  }

  private static void requireOurs(PartHeader header) {
    if (header.text("kind").equals("train")) {
      throw new UsageProblem("Games of a training are taken by governor train --learn FILE ...");
    }
    if (!List.of(ArenaPart.KIND, SimulatePart.KIND).contains(header.text("kind"))) {
      throw new UsageProblem(
          "There is no way to add up results of \"" + header.text("kind") + "\".");
    }
    String ours = header.game().ruleFingerprint();
    if (!Governor.VERSION.equals(header.text("version")) || !ours.equals(header.text("rules"))) {
      throw new UsageProblem(
          "The results are of %s with rules %s, and this is %s with rules %s."
              .formatted(header.text("version"), header.text("rules"), Governor.VERSION, ours));
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
