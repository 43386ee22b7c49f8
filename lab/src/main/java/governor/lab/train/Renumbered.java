package governor.lab.train;

import governor.core.Options;
import governor.core.Parsed;
import governor.core.State;
import governor.nets.Counsel;
import governor.nets.Encoder;
import governor.nets.Vocabulary;
import java.util.List;
import java.util.Optional;

/**
 * What an encoder sees, by the numbers that a larger vocabulary gives the same names. So one net
 * can learn from several games of its family, although each numbers only what it has.
 *
 * @param <S> the positions of the game
 */
final class Renumbered<S extends State> implements Encoder<S> {
  private final Encoder<S> own;
  private final Vocabulary words;
  private final int[] features;
  private final int[] kinds;

  private Renumbered(Encoder<S> own, Vocabulary words) {
    this.own = own;
    this.words = words;
    this.features = places(own.names(), words.features());
    this.kinds = places(own.kinds(), words.kinds());
  }

  /** The encoder by these words, unless they lack one that it needs. */
  static <S extends State> Parsed<Encoder<S>> of(Encoder<S> own, Vocabulary words) {
    Optional<String> lacking =
        lacking(own.names(), words.features()).or(() -> lacking(own.kinds(), words.kinds()));
    return lacking.isPresent()
        ? Parsed.refused(
            "The first game has nothing like \"%s\"; name one that has all pieces of the others"
                    .formatted(lacking.get())
                + " first.")
        : Parsed.ok(new Renumbered<>(own, words));
  }

  private static Optional<String> lacking(List<String> names, List<String> among) {
    return names.stream().filter(name -> !among.contains(name)).findFirst();
  }

  private static int[] places(List<String> names, List<String> among) {
    return names.stream().mapToInt(among::indexOf).toArray();
  }

  @Override
  public List<String> names() {
    return words.features();
  }

  @Override
  public String game() {
    return words.game();
  }

  @Override
  public int most() {
    return own.most();
  }

  @Override
  public int common(S s, int seat, double prospect, int[] f, int at) {
    return renumber(f, at, own.common(s, seat, prospect, f, at));
  }

  @Override
  public int encode(S s, S afterstate, int seat, int[] f, int at) {
    return renumber(f, at, own.encode(s, afterstate, seat, f, at));
  }

  @Override
  public List<String> kinds() {
    return words.kinds();
  }

  @Override
  public int kind(S s, int action) {
    return kinds[own.kind(s, action)];
  }

  @Override
  public Counsel<S> counsel() {
    Counsel<S> counsel = own.counsel();
    return new Counsel<>() {
      @Override
      public double weigh(S s, Options options, double[] gains) {
        return counsel.weigh(s, options, gains);
      }

      @Override
      public int complete(S s, S begun) {
        return counsel.complete(s, begun);
      }

      @Override
      public int foresee(S s, int action, S afterstate, int[] f, int at) {
        return renumber(f, at, counsel.foresee(s, action, afterstate, f, at));
      }
    };
  }

  @Override
  public int advise(S s, int action, double gain, double behind, int[] f, int at) {
    return renumber(f, at, own.advise(s, action, gain, behind, f, at));
  }

  @Override
  public float heed(S s) {
    return own.heed(s);
  }

  @Override
  public boolean judges(S s) {
    return own.judges(s);
  }

  @Override
  public boolean isBetweenPhases(S s) {
    return own.isBetweenPhases(s);
  }

  private int renumber(int[] f, int from, int end) {
    for (int i = from; i < end; i++) {
      f[i] = features[f[i]];
    }
    return end;
  }
}
