package governor.lab.train;

import governor.nets.Backward;
import governor.nets.Forward;
import governor.nets.Net;
import java.util.Arrays;

/**
 * Stochastic gradient descent on one net: win shares by cross-entropy, points by squared error, a
 * teacher's choices by putting them ahead of the others. Keeps a slow average of the weights, which
 * plays better than the weights themselves.
 */
final class Learner {
  private static final float POINTS_WEIGHT = 0.25f;

  /** By how much (in the logit of the win share) a teacher's choice should be ahead. */
  private static final float MARGIN = 0.1f;

  /** How strongly a choice is pushed that is not. */
  private static final float PUSH = 1f;

  /** How much of the mean error of the choices of a question counts. */
  private static final float SHARED = 0.3f;

  private final Net net;
  private final Net average;
  private final Forward forward;
  private final Backward backward;
  private final float[] errors;

  /** The mean error of the choices of a question. */
  private final float[] shared;

  private final Pace pace;
  private final int[] scratch = new int[1024];

  Learner(Net net, Net average, Pace pace) {
    this.net = net;
    this.average = average;
    this.pace = pace;
    this.forward = Forward.following(net);
    this.backward = Backward.of(net, forward);
    this.errors = new float[net.outputs()];
    this.shared = new float[net.outputs()];
  }

  Net net() {
    return net;
  }

  /** The average of the weights over time. */
  Net average() {
    return average;
  }

  Pace pace() {
    return pace;
  }

  /** After some steps: moves the average towards the weights. */
  void updateAverage(float rate) {
    average.moveTowards(net, rate);
  }

  /** After some steps: has each feature learn as fast as its number of chances asks for. */
  void updatePace() {
    pace.update();
  }

  /**
   * One step towards the targets of an afterstate: win shares, then points. Returns the
   * cross-entropy.
   */
  double learn(Episode episode, int index, float rate) {
    int count = episode.count(index);
    float[] targets = episode.targets();
    int at = episode.targetAt(index);
    evaluate(episode, index);
    float[] out = forward.outputs;
    pace.saw(scratch, count);
    double loss = 0;
    for (int i = 0; i < net.seats; i++) {
      float target = targets[at + i];
      errors[i] = out[i] - target;
      loss -= target * Math.log(Math.max(1e-6f, out[i]));
      int p = net.seats + i;
      errors[p] = POINTS_WEIGHT * Math.clamp(out[p] - targets[at + p], -1f, 1f);
    }
    backward.step(scratch, count, errors, rate, pace.rates());
    return loss;
  }

  /**
   * Learns what the choices of a question are worth. What they are worth compared with each other
   * is known better than what all of them are worth, since they met the same chances, so that it
   * counts more.
   */
  void compare(Labels labels, int question, float rate) {
    Episode choices = labels.choices();
    int first = labels.first(question);
    int end = labels.end(question);
    Arrays.fill(shared, 0);
    for (int t = first; t < end; t++) {
      evaluate(choices, t);
      int at = choices.targetAt(t);
      for (int o = 0; o < shared.length; o++) {
        shared[o] += (forward.outputs[o] - choices.targets()[at + o]) / (end - first);
      }
    }
    for (int t = first; t < end; t++) {
      int count = choices.count(t);
      evaluate(choices, t);
      int at = choices.targetAt(t);
      for (int o = 0; o < shared.length; o++) {
        float error = forward.outputs[o] - choices.targets()[at + o] - (1 - SHARED) * shared[o];
        errors[o] = o < net.seats ? error : POINTS_WEIGHT * error;
      }
      backward.step(scratch, count, errors, rate, pace.rates());
    }
  }

  /** Puts the teacher's choice ahead of the best of the others. Returns whether it was already. */
  boolean agree(Questions questions, int question, float rate) {
    int teachers = questions.first(question);
    float mine = logit(questions, teachers);
    int rival = teachers;
    float highest = Float.NEGATIVE_INFINITY;
    for (int choice = teachers + 1; choice < questions.end(question); choice++) {
      float value = logit(questions, choice);
      if (value > highest) {
        highest = value;
        rival = choice;
      }
    }
    if (mine < highest + MARGIN) {
      push(questions, teachers, -PUSH, rate);
      push(questions, rival, PUSH, rate);
    }
    return mine >= highest;
  }

  /** The logit of the viewer's win share. */
  private float logit(Questions questions, int choice) {
    float share = evaluate(questions, choice);
    return (float) Math.log(Math.max(1e-6f, share) / Math.max(1e-6f, 1 - share));
  }

  private void push(Questions questions, int choice, float error, float rate) {
    int count = questions.count(choice);
    float share = evaluate(questions, choice);
    Arrays.fill(errors, 0);
    errors[0] = error;
    for (int i = 1; i < net.seats; i++) {
      errors[i] = -error * forward.outputs[i] / Math.max(1e-6f, 1 - share);
    }
    backward.step(scratch, count, errors, rate, pace.rates());
  }

  private void evaluate(Episode episode, int index) {
    evaluate(episode.features(), episode.from(index), episode.count(index), episode.kind(index));
  }

  private float evaluate(Questions questions, int choice) {
    int[] features = questions.features();
    int count = questions.count(choice);
    return evaluate(features, questions.from(choice), count, questions.kind(choice));
  }

  private float evaluate(int[] features, int from, int count, int kind) {
    System.arraycopy(features, from, scratch, 0, count);
    return forward.evaluate(scratch, 0, count, kind);
  }
}
