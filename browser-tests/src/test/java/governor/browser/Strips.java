package governor.browser;

import com.microsoft.playwright.Page;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;

/** Film strips of eight frames: a build, a captain phase, a final count. */
final class Strips {
  private static final int FRAMES = 8;
  private static final int ACROSS = 4;
  private static final int WIDTH = 640;
  private static final int HEIGHT = 400;

  private static final String CONTEXT = "document.querySelector('table-screen').context";

  private final House house;
  private final Path folder;

  Strips(House house, Path folder) {
    this.house = house;
    this.folder = folder;
  }

  void make() {
    PlayedGame town = PlayedGame.of("sanjuan:2e", "lantern");
    PlayedGame island = PlayedGame.of("puertorico", "harbour");
    scene("build", town, town.firstSeatAfter(0.6, words -> words.startsWith("build ")), "BUILD");
    scene(
        "captain",
        island,
        island.firstSeatAfter(0.4, words -> words.matches("load .* ship.*")),
        "LOAD");
    count(town);
  }

  /** What follows the first choice of this kind, in eight frames: two scenes of four each. */
  private void scene(String name, PlayedGame game, int ply, String verb) {
    Page page = house.visitor("Anna", 1440, 900, ", pace: 'normal'");
    Film film = new Film(page);
    page.navigate(house.address());
    page.navigate(house.address() + "t/" + game.continued(page, house.address(), ply));
    new TablePage(page).waitForTurn();
    film.mode("held");
    page.evaluate("verb => { const c = " + CONTEXT + "; c.act([c.choices(verb)[0].id]); }", verb);
    film.answerOn();
    List<byte[]> frames = new ArrayList<>();
    while (frames.size() < FRAMES) {
      film.waitForScene();
      for (int i = 0; i < FRAMES / 2; i++) {
        film.at((i + 0.5) / (FRAMES / 2));
        frames.add(page.screenshot());
      }
      film.next();
    }
    join(name, frames);
    page.context().close();
  }

  private void count(PlayedGame game) {
    Page page = house.visitor("Anna", 1440, 900, ", pace: 'normal'");
    Film film = new Film(page);
    page.navigate(house.address());
    page.navigate(
        house.address() + "t/" + game.continued(page, house.address(), game.length() - 3));
    new TablePage(page).waitForTurn();
    film.mode("count");
    film.answerOn();
    page.waitForSelector(".score .sheet");
    film.waitForScene();
    List<byte[]> frames = new ArrayList<>();
    for (int i = 0; i < FRAMES; i++) {
      film.at((i + 0.9) / FRAMES);
      frames.add(page.screenshot());
    }
    join("count", frames);
    page.context().close();
  }

  private void join(String name, List<byte[]> frames) {
    BufferedImage strip =
        new BufferedImage(ACROSS * WIDTH, FRAMES / ACROSS * HEIGHT, BufferedImage.TYPE_INT_RGB);
    Graphics2D pen = strip.createGraphics();
    try {
      for (int i = 0; i < FRAMES; i++) {
        BufferedImage frame = ImageIO.read(new ByteArrayInputStream(frames.get(i)));
        Image small = frame.getScaledInstance(WIDTH - 4, HEIGHT - 4, Image.SCALE_AREA_AVERAGING);
        pen.drawImage(small, i % ACROSS * WIDTH, i / ACROSS * HEIGHT, null);
      }
      ImageIO.write(strip, "png", folder.resolve("film-" + name + ".png").toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      pen.dispose();
    }
  }
}
