package governor.cli.puertorico;

import governor.cli.play.TableView.Look;
import governor.cli.text.Text;
import java.util.List;

/** Facts with dots between them. */
final class Facts {
  private Facts() {}

  /** On as many lines as they need; a dot at the end of a line must fit too. */
  static List<String> lines(String title, List<String> facts, Look look) {
    String dot = look.style().dot();
    return Text.flow(title, facts, dot, look.width() - Text.width(dot.stripTrailing()));
  }
}
