package governor.cli.simulate;

import governor.core.GameRecord;

/** Takes the records of games, from any thread. */
interface GameSink {
  /** The record of a game, with its number from 0. */
  void write(int number, GameRecord record);
}
