package governor.browser.build;

import org.teavm.extension.spi.reflection.SimpleReflectionPolicy;

/** Keeps the fields of our records, since JSON is written by them; all else loses its names. */
public final class Records extends SimpleReflectionPolicy {
  @Override
  protected void setup() {
    selectClasses(inPackage("governor", true).and(extending(Record.class)))
        .reflectableFields(INSTANCE);
  }
}
