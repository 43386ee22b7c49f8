package governor.gym.puertorico;

import governor.gym.Feature;
import governor.gym.FeatureList;
import governor.gym.Observer;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import java.util.List;

/**
 * What a seat knows in Puerto Rico: everything but the order of the face-down plantations, since
 * all else lies open or could be counted as it came.
 */
final class PuertoRicoObserver implements Observer<PuertoRicoState> {
  private final int players;
  private final PuertoRicoTurn turn;
  private final PuertoRicoSupply supply;
  private final PuertoRicoSeats seats;
  private final List<Feature> features;

  PuertoRicoObserver(PuertoRicoGame game) {
    FeatureList list = new FeatureList();
    players = game.seats();
    turn = new PuertoRicoTurn(list, game.rules());
    supply = new PuertoRicoSupply(list, game.rules());
    seats = new PuertoRicoSeats(list, game);
    features = list.features();
  }

  @Override
  public List<Feature> features() {
    return features;
  }

  @Override
  public void write(PuertoRicoState s, int viewer, byte[] row) {
    turn.write(s, viewer, row);
    supply.write(s, viewer, row);
    for (int seat = 0; seat < players; seat++) {
      int place = seat - viewer;
      seats.write(s, seat, place < 0 ? place + players : place, row);
    }
  }
}
