package governor.cli.data;

import governor.cli.UsageProblem;
import governor.data.BlockFile;
import governor.data.Part;
import governor.data.RowFormat;
import governor.data.RowFormat.Content;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Files of decisions put together: blocks in their order, as they are. */
public final class DataMerge {
  private record Source(Path file, Part part) {}

  private DataMerge() {}

  /** Whether this is a file of decisions. */
  public static boolean isOne(Path file) {
    return Files.isRegularFile(file) && content(file).isPresent();
  }

  private static Optional<Content> content(Path file) {
    Optional<RowFormat> format = RowFormat.of(file);
    try {
      return format.isEmpty() ? Optional.empty() : format.get().read(file);
    } catch (IOException | IllegalArgumentException e) {
      throw new UsageProblem("The file " + file + " is damaged: " + e.getMessage() + ".");
    }
  }

  /** Puts them together; a sentence about what came of it. */
  public static String merge(List<Path> files, Path to) {
    RowFormat format =
        RowFormat.of(to)
            .orElseThrow(() -> new UsageProblem("Name the whole --to FILE.parquet or .ndjson."));
    Content first = read(files.getFirst());
    Map<Integer, Source> blocks = new TreeMap<>();
    for (Path file : files) {
      boolean alike =
          RowFormat.of(file).map(Object::getClass).equals(Optional.of(format.getClass()));
      if (!alike) {
        throw new UsageProblem(
            "The files " + to + " and " + file + " are not of one form; name them alike.");
      }
      Content content = read(file);
      BlockFile.difference(first, content, file)
          .ifPresent(
              sentence -> {
                throw new UsageProblem(sentence);
              });
      for (Part part : content.parts()) {
        Source other = blocks.putIfAbsent(part.block(), new Source(file, part));
        if (other != null && other.part().rows() != part.rows()) {
          throw new UsageProblem(
              "Block %d of %s is another one than in the files before it."
                  .formatted(part.block(), file));
        }
      }
    }
    return write(format, first, blocks, to);
  }

  private static Content read(Path file) {
    return content(file)
        .orElseThrow(() -> new UsageProblem("The file " + file + " is none of governor data."));
  }

  private static String write(
      RowFormat format, Content first, Map<Integer, Source> blocks, Path to) {
    try (BlockFile out = BlockFile.open(to, format, first.header())) {
      for (Source source : new ArrayList<>(blocks.values())) {
        if (!out.known().contains(source.part().block())) {
          out.copy(source.file(), source.part());
        }
      }
      long rows = out.rows();
      out.finish();
      int all = Integer.parseInt(first.header().facts().getOrDefault("blocks", "0"));
      String missing =
          blocks.size() == all
              ? ""
              : " %d of %d blocks are missing.".formatted(all - blocks.size(), all);
      return "%d decisions of %d blocks are in %s.%s".formatted(rows, blocks.size(), to, missing);
    } catch (BlockFile.Problem problem) {
      throw new UsageProblem(problem.sentence());
    } catch (IOException e) {
      throw new UsageProblem("The file " + to + " cannot be written: " + e.getMessage() + ".");
    }
  }
}
