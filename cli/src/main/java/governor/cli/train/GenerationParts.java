package governor.cli.train;

import governor.cli.Governor;
import governor.cli.UntilInterrupted;
import governor.cli.UsageProblem;
import governor.cli.part.PartFile;
import governor.cli.part.PartHeader;
import governor.cli.part.PartOptions;
import governor.core.Game;
import governor.lab.train.GenerationBlocks;
import governor.lab.train.Origin;
import governor.lab.train.Training;
import governor.lab.train.Watch;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;

/** The games of a training's next generation, played in parts and learnt from as a whole. */
final class GenerationParts {
  /** What {@code kind} says in the files. */
  private static final String KIND = "train";

  private static final String GAMES = "games";

  private final Governor governor;
  private final Game<?> game;
  private final Training<?> training;
  private final GenerationBlocks blocks;

  GenerationParts(Governor governor, Game<?> game, Training<?> training) {
    this.governor = governor;
    this.game = game;
    this.training = training;
    this.blocks = training.blocks();
  }

  /** All that has to agree for games to be of the same generation. */
  private Map<String, Object> header() {
    Origin origin = training.origin();
    Map<String, Object> header =
        PartHeader.of(KIND, game, origin.config(), Long.toString(origin.seed()));
    header.put("also", String.join("; ", origin.others()));
    header.put("against", origin.against());
    header.put("plan", training.plan().toString());
    header.put("played", training.played());
    header.put("net", Long.toHexString(blocks.fingerprint()));
    header.put(GAMES, blocks.games());
    header.put("blocks", blocks.number());
    return header;
  }

  /** Says how many blocks there are; none where all games are played. */
  void count() {
    governor.out().println(blocks.number());
  }

  /** Plays the blocks that are asked for, as far as they are not in the file. */
  void play(PartOptions part) {
    Path file = part.file();
    int[] range = part.range(blocks.number());
    if (file == null) {
      throw new IllegalStateException("no file for blocks");
    }
    AtomicBoolean stopped = new AtomicBoolean();
    try (PartFile out = PartFile.open(file, header());
        UntilInterrupted _ = new UntilInterrupted(() -> stopped.set(true))) {
      Set<?> known =
          out.known().stream().map(line -> line.get("block")).collect(Collectors.toSet());
      for (int block = range[0]; block < range[1] && !stopped.get(); block++) {
        if (!known.contains(block + 1)) {
          Map<String, Object> line = new LinkedHashMap<>();
          line.put("block", block + 1);
          line.put(GAMES, Base64.getEncoder().encodeToString(blocks.play(block)));
          out.add(line);
        }
      }
    }
    governor
        .err()
        .println(
            stopped.get()
                ? "Stopped; the same command goes on from here."
                : "Blocks %d to %d of %d are in %s: games %d to %d of the training."
                    .formatted(
                        range[0] + 1,
                        range[1],
                        blocks.number(),
                        file,
                        training.played() + 1,
                        training.played() + blocks.games()));
  }

  /** Learns from all blocks of the generation. */
  void learn(List<Path> files, Watch watch) {
    List<PartFile.Content> parts = files.stream().map(PartFile::read).toList();
    parts.forEach(part -> PartFile.requireSame(header(), part));
    Map<Integer, Map<?, ?>> all = PartFile.merged(parts);
    List<byte[]> notes = new ArrayList<>();
    for (int block = 1; block <= blocks.number(); block++) {
      Map<?, ?> line = all.get(block);
      if (line == null) {
        throw new UsageProblem(
            "Block %d of %d is missing; nothing was learnt.".formatted(block, blocks.number()));
      }
      notes.add(decoded(line));
    }
    training.learn(notes, watch);
    governor
        .err()
        .println(
            "%d of %d games are played.".formatted(training.played(), training.plan().games()));
  }

  private static byte[] decoded(Map<?, ?> line) {
    if (line.get(GAMES) instanceof String text) {
      try {
        return Base64.getDecoder().decode(text);
      } catch (IllegalArgumentException e) {
        // Said below.
      }
    }
    throw new UsageProblem("Block " + line.get("block") + " holds no games.");
  }
}
