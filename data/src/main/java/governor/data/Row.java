package governor.data;

import org.jspecify.annotations.Nullable;

/**
 * A decision of a game, with what came of it. Seats count from 0.
 *
 * @param game the number of the game, from 1
 * @param ply how many decisions were made before in this game
 * @param question the kind of the question
 * @param position what the seat knows, as a line of text; empty if nobody wants it
 * @param observation the same as bytes, as the spaces name them
 * @param legal the numbers of the legal actions, in the order in which they are offered
 * @param choice the number of the one that was chosen
 * @param value the share of the win that a net expects for the seat, if there is a net
 * @param points of the seat at the end
 * @param share of the win that the seat got
 * @param capped whether the game was scored early, at the limit of rounds
 */
@SuppressWarnings("ArrayRecordComponent") // is handed on, never compared
public record Row(
    int game,
    int ply,
    int round,
    int seat,
    String player,
    String question,
    String position,
    byte[] observation,
    short[] legal,
    short choice,
    @Nullable Float value,
    int points,
    float share,
    boolean capped) {}
