package governor.browser.build;

import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodHolder;
import org.teavm.model.emit.ProgramEmitter;

/**
 * What the browser does not have, taken out while the program is compiled: the module for vectors
 * and threads. Where nothing would notice that a method was renamed, the build fails here.
 */
public final class Cuts implements ClassHolderTransformer {
  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    switch (type.getName()) {
      case "governor.nets.VectorModule" -> {
        type.removeMethod(method(type, "<clinit>"));
        answer(type, "suits", 0, context);
        type.getMethods().stream()
            .filter(each -> each.getName().matches("forward|backward"))
            .forEach(each -> refuse(each, context));
      }
      case "governor.bots.search.Crew" -> {
        answer(type, "size", 1, context);
        refuse(method(type, "together"), context);
      }
      default -> {}
    }
  }

  private static MethodHolder method(ClassHolder type, String name) {
    return type.getMethods().stream()
        .filter(each -> each.getName().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "%s has no %s any more; correct Cuts.".formatted(type.getName(), name)));
  }

  /** The method has only this to say. */
  private static void answer(
      ClassHolder type, String name, int number, ClassHolderTransformerContext context) {
    ProgramEmitter.create(method(type, name), context.getHierarchy())
        .constant(number)
        .returnValue();
  }

  /** The method is never called. */
  private static void refuse(MethodHolder method, ClassHolderTransformerContext context) {
    ProgramEmitter.create(method, context.getHierarchy())
        .construct(UnsupportedOperationException.class)
        .raise();
  }
}
