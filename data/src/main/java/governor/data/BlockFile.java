package governor.data;

import governor.data.RowFormat.Content;
import governor.data.RowFormat.Encoded;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A file that is written block by block, beside it a list of those that are whole: a run that was
 * killed goes on behind the last of them. The file gets its name when it is complete.
 */
public final class BlockFile implements AutoCloseable {
  private final Path file;
  private final Path draft;
  private final Path list;
  private final RowFormat format;
  private final Header header;
  private final List<Part> parts;
  private final RandomAccessFile out;

  private BlockFile(Path file, RowFormat format, Header header, List<Part> parts)
      throws IOException {
    this.file = file;
    this.draft = draft(file);
    this.list = list(file);
    this.format = format;
    this.header = header;
    this.parts = new ArrayList<>(parts);
    this.out = new RandomAccessFile(draft.toFile(), "rw");
  }

  private static Path draft(Path file) {
    return file.resolveSibling(file.getFileName() + ".new");
  }

  private static Path list(Path file) {
    return file.resolveSibling(file.getFileName() + ".blocks");
  }

  /** Something that a person has to put right. */
  public static final class Problem extends Exception {
    private static final long serialVersionUID = 1L;

    Problem(String sentence) {
      super(sentence);
    }

    public String sentence() {
      return String.valueOf(getMessage());
    }
  }

  /** Begins a file, or goes on with one that was begun. */
  public static BlockFile open(Path file, RowFormat format, Header header)
      throws IOException, Problem {
    if (Files.exists(file)) {
      throw new Problem("There is a file " + file + " already; name another, or delete it.");
    }
    byte[] head = format.head(header);
    List<Part> known = new ArrayList<>();
    boolean begun = Files.exists(list(file)) && Files.exists(draft(file));
    if (begun) {
      known.addAll(known(file, header));
    }
    BlockFile opened = new BlockFile(file, format, header, known);
    long end = known.isEmpty() ? head.length : known.getLast().end();
    opened.out.setLength(known.isEmpty() ? 0 : end);
    opened.out.seek(opened.out.length());
    if (known.isEmpty()) {
      opened.out.write(head);
    }
    StringBuilder lines = new StringBuilder(first(header));
    known.forEach(part -> lines.append(part.text()).append('\n'));
    Files.writeString(opened.list, lines);
    return opened;
  }

  private static String first(Header header) {
    StringBuilder line = new StringBuilder();
    header.facts().forEach((key, value) -> line.append(key).append('=').append(value).append('\t'));
    return line.toString().replace('\n', ' ') + "\n";
  }

  /** The blocks that a run before this one has written whole. */
  private static List<Part> known(Path file, Header header) throws IOException, Problem {
    String text = Files.readString(list(file));
    if (!text.startsWith(first(header))) {
      throw new Problem(
          "The file %s was begun with other settings: %s. Delete it and %s, or name another."
              .formatted(draft(file), text.lines().findFirst().orElse("").strip(), list(file)));
    }
    List<Part> known = new ArrayList<>();
    long length = Files.size(draft(file));
    String rest = text.substring(first(header).length());
    for (String line : rest.substring(0, rest.lastIndexOf('\n') + 1).lines().toList()) {
      Part part = Part.parse(line);
      if (part.end() <= length) {
        known.add(part);
      }
    }
    return known;
  }

  /** The numbers of the blocks that are there. */
  public Set<Integer> known() {
    Set<Integer> known = new HashSet<>();
    parts.forEach(part -> known.add(part.block()));
    return known;
  }

  /** Adds a block. */
  public void add(int block, long rows, Encoded encoded) throws IOException {
    Part part =
        new Part(block, rows, out.getFilePointer(), encoded.bytes().length, encoded.notes());
    out.write(encoded.bytes());
    parts.add(part);
    Files.writeString(list, part.text() + "\n", StandardOpenOption.APPEND);
  }

  /** Adds a block of another file as it is. */
  public void copy(Path from, Part part) throws IOException {
    try (RandomAccessFile in = new RandomAccessFile(from.toFile(), "r")) {
      byte[] bytes = new byte[Math.toIntExact(part.length())];
      in.seek(part.from());
      in.readFully(bytes);
      add(part.block(), part.rows(), new Encoded(bytes, part.notes()));
    }
  }

  /** How many decisions are in it. */
  public long rows() {
    return parts.stream().mapToLong(Part::rows).sum();
  }

  /** It is complete. */
  public void finish() throws IOException {
    out.write(format.foot(header, parts));
    out.getFD().sync();
    out.close();
    Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
    Files.delete(list);
  }

  @Override
  public void close() throws IOException {
    out.close();
  }

  /** Why two files do not belong together, or that they do. */
  public static Optional<String> difference(Content ours, Content theirs, Path file) {
    return ours.header().difference(theirs.header(), file.toString());
  }
}
