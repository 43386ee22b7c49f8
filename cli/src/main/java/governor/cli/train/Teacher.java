package governor.cli.train;

import governor.lab.train.Start;
import governor.nets.Trained;

/** A net that another one starts from, and where it was. */
record Teacher(Trained<?> net, Start start) {}
