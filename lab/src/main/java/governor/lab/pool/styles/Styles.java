package governor.lab.pool.styles;

import governor.bots.roster.Known;
import governor.bots.roster.RosterSource;
import governor.core.Game;
import governor.core.Player;
import governor.core.State;
import governor.puertorico.PuertoRicoGame;
import governor.sanjuan.SanJuanGame;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The suite of styles, by name. Frozen: what is measured against them stays true. */
public final class Styles implements RosterSource {
  private static final String FROZEN = "-1";
  private static final Set<String> SEARCHING = Set.of("basher", "maxn-3", "maxn-5", "seer");

  @Override
  public Stream<Known> players() {
    return Stream.concat(
        known(PuertoRicoGame.class, PuertoRicoStyles.all()),
        known(SanJuanGame.class, SanJuanStyles.all()));
  }

  private static <S extends State, G extends Game<S>> Stream<Known> known(
      Class<G> type, List<Styled<S, G>> styles) {
    return styles.stream()
        .map(
            style ->
                Known.quick(
                    List.of(style.word(), style.word() + FROZEN),
                    style.about(),
                    type,
                    game -> style.make().apply(type.cast(game))));
  }

  /** The words for the styles of this game. */
  public static List<String> names(Game<?> game) {
    return of(game).map(Styled::word).toList();
  }

  private static Stream<Styled<?, ?>> of(Game<?> game) {
    return game instanceof PuertoRicoGame
        ? PuertoRicoStyles.all().stream().map(each -> each)
        : SanJuanStyles.all().stream().map(each -> each);
  }

  /** New players of all styles that do not search, to learn from; the others stay strangers. */
  @SuppressWarnings("unchecked")
  public static <S extends State> List<Player<S>> quick(Game<S> game) {
    Stream<Player<?>> players =
        game instanceof PuertoRicoGame puertoRico
            ? PuertoRicoStyles.all().stream()
                .filter(Styles::isQuick)
                .map(each -> each.make().apply(puertoRico))
            : SanJuanStyles.all().stream()
                .filter(Styles::isQuick)
                .map(each -> each.make().apply((SanJuanGame) game));
    return players.map(each -> (Player<S>) each).toList();
  }

  private static boolean isQuick(Styled<?, ?> style) {
    return !SEARCHING.contains(style.word());
  }
}
