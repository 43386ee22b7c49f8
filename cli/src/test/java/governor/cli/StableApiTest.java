package governor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * What docs/library.md calls stable stays: every public or protected type and member of the
 * baseline is still there as it was. What is new joins the baseline with the next release.
 *
 * <p>{@code -Dapi.write=true} writes the baseline anew.
 */
final class StableApiTest {
  private static final Path BASELINE = Path.of("../docs/api-1.0.txt");
  private static final String[] STABLE = {
    "governor.core", "governor.bots.roster", "governor.lab.arena"
  };

  @Test
  void nothingOfTheBaselineIsGone() throws IOException {
    Set<String> now = api();
    if (Boolean.getBoolean("api.write")) {
      Files.write(BASELINE, now);
    }
    Set<String> gone = new TreeSet<>(Files.readAllLines(BASELINE));
    assertThat(gone).hasSizeGreaterThan(300);

    gone.removeAll(now);

    assertThat(gone)
        .as("taken away or changed; programs of others are compiled against it")
        .isEmpty();
  }

  private static Set<String> api() {
    Set<String> lines = new TreeSet<>();
    for (JavaClass each :
        new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages(STABLE)) {
      if (Arrays.asList(STABLE).contains(each.getPackageName())
          && each.getModifiers().contains(JavaModifier.PUBLIC)
          && !each.isAnonymousClass()) {
        add(each.reflect(), lines);
      }
    }
    return lines;
  }

  private static void add(Class<?> type, Set<String> lines) {
    List<String> kin = new ArrayList<>();
    if (type.getGenericSuperclass() != null) {
      kin.add(type.getGenericSuperclass().getTypeName());
    }
    for (var each : type.getGenericInterfaces()) {
      kin.add(each.getTypeName());
    }
    lines.add(
        "%s %s : %s"
            .formatted(
                Modifier.toString(type.getModifiers() & ~Modifier.STATIC & ~Modifier.STRICT),
                type.getName(),
                String.join(", ", kin)));
    for (Field each : type.getDeclaredFields()) {
      if (isSeen(each.getModifiers(), each.isSynthetic())) {
        lines.add(
            "%s#%s : %s %s"
                .formatted(
                    type.getName(),
                    each.getName(),
                    Modifier.toString(each.getModifiers()),
                    each.getGenericType().getTypeName()));
      }
    }
    for (Method each : type.getDeclaredMethods()) {
      if (isSeen(each.getModifiers(), each.isSynthetic())) {
        lines.add(member(each, each.getName(), each.getGenericReturnType().getTypeName()));
      }
    }
    for (Constructor<?> each : type.getDeclaredConstructors()) {
      if (isSeen(each.getModifiers(), each.isSynthetic())) {
        lines.add(member(each, "new", ""));
      }
    }
  }

  private static boolean isSeen(int modifiers, boolean synthetic) {
    return !synthetic && (modifiers & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0;
  }

  private static String member(Executable each, String name, String type) {
    int modifiers = each.getModifiers() & (Modifier.methodModifiers() & ~Modifier.SYNCHRONIZED);
    String parameters =
        Arrays.stream(each.getGenericParameterTypes())
            .map(parameter -> parameter.getTypeName())
            .collect(Collectors.joining(", "));
    return "%s#%s(%s) : %s %s"
        .formatted(
            each.getDeclaringClass().getName(),
            name,
            parameters,
            Modifier.toString(modifiers),
            type)
        .stripTrailing();
  }
}
