package governor.cli.train;

import governor.players.net.Trained;
import governor.players.train.Start;

/** A net that another one starts from, and where it was. */
record Teacher(Trained<?> net, Start start) {}
