package governor.cli;

import governor.core.Nearest;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * One of a few words as an option value.
 *
 * @param <E> what the words mean
 */
record EnumWord<E extends Enum<E>>(Class<E> type) implements ITypeConverter<E> {
  @Override
  public E convert(String text) {
    String wanted = text.toLowerCase(Locale.ROOT);
    return values()
        .filter(each -> each.toString().equals(wanted))
        .findFirst()
        .orElseThrow(() -> new TypeConversionException(sentence(text)));
  }

  private String sentence(String text) {
    List<String> words = values().map(each -> each.toString()).toList();
    return "'" + text + "' is unknown; " + Nearest.hint(text, words);
  }

  private Stream<E> values() {
    return Stream.of(type.getEnumConstants());
  }
}
