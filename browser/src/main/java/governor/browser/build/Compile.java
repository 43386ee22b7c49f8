package governor.browser.build;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles the program on the class path to WebAssembly, unless it was compiled before from the
 * same classes. One that was made smaller is taken in its place; that takes time, so it is done
 * only where it is asked for.
 */
public final class Compile {
  private static final String FILE = "governor.wasm";

  /** So many programs are kept, for those who change between branches. */
  private static final int KEPT = 8;

  private Compile() {}

  /**
   * Takes the folder for the page's files, the folder in which programs are kept, the tool that
   * makes them smaller, and whether it is to be used ({@code made}) or only what it made before
   * ({@code kept}).
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    Path target = Path.of(args[0]).resolve(FILE);
    Path kept = Path.of(args[1]).normalize();
    Path tool = Path.of(args[2]).normalize();
    List<Path> classPath =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(Path::of)
            .toList();
    Path ready = kept.resolve(Inputs.hash(classPath) + ".wasm");
    Files.createDirectories(kept);
    Files.createDirectories(target.getParent());
    if (!Files.exists(ready)) {
      compile(classPath, kept, ready);
    }
    Path smaller = Smaller.of(ready, tool);
    if (!Files.exists(smaller) && args[3].equals("made")) {
      Smaller.make(tool, ready, smaller);
    }
    Path best = Files.exists(smaller) ? smaller : ready;
    for (Path used : List.of(ready, best)) {
      Files.setLastModifiedTime(used, FileTime.from(Instant.now()));
    }
    if (!Files.exists(target) || Files.mismatch(best, target) >= 0) {
      Files.copy(best, target, StandardCopyOption.REPLACE_EXISTING);
    }
    Smaller.mark(target, best.equals(smaller));
    forgetOld(kept);
  }

  /** In a folder of its own first, so that two builds at once do not meet. */
  private static void compile(List<Path> classPath, Path kept, Path ready) throws IOException {
    Path folder = Files.createTempDirectory(kept, "compiling");
    try {
      TeaVMTool tool = new TeaVMTool();
      tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
      tool.setTargetDirectory(folder.toFile());
      tool.setTargetFileName(FILE);
      tool.setMainClass("governor.browser.Exports");
      tool.setClassLoader(Compile.class.getClassLoader());
      tool.setClassPath(classPath.stream().map(Path::toFile).toList());
      tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
      tool.setObfuscated(true);
      tool.getTransformers().add(Cuts.class.getName());
      tool.generate();
      List<Problem> problems = tool.getProblemProvider().getSevereProblems();
      if (!problems.isEmpty()) {
        problems.forEach(each -> System.err.println(sentence(each)));
        System.err.println("The program cannot be compiled for the browser, for these reasons.");
        System.exit(1);
      }
      Files.move(folder.resolve(FILE), ready, StandardCopyOption.ATOMIC_MOVE);
    } catch (TeaVMToolException e) {
      throw new IllegalStateException("TeaVM failed to compile the program for the browser.", e);
    } finally {
      delete(folder);
    }
  }

  private static String sentence(Problem problem) {
    DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
    problem.render(text);
    return problem.getLocation() == null
        ? text.getText()
        : text.getText() + " In " + problem.getLocation().getMethod();
  }

  private static void forgetOld(Path kept) throws IOException {
    try (Stream<Path> all = Files.list(kept)) {
      all.filter(each -> each.toString().endsWith(".wasm"))
          .sorted(Comparator.comparingLong((Path each) -> each.toFile().lastModified()).reversed())
          .skip(KEPT)
          .forEach(each -> each.toFile().delete());
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      all.sorted(Comparator.reverseOrder()).forEach(each -> each.toFile().delete());
    }
  }
}
