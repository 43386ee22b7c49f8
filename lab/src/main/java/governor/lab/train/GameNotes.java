package governor.lab.train;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * What a game taught, as bytes: so that it can be played on one machine and be learnt from on
 * another. Numbers of features are kept as what each is more than the one before.
 */
final class GameNotes {
  private static final int MOST_FEATURES = 4096;

  private GameNotes() {}

  static void write(SelfPlay<?> game, int seats, DataOutputStream out) throws IOException {
    for (int seat = 0; seat < seats; seat++) {
      Episode episode = game.episode(seat);
      out.writeInt(episode.length());
      for (int t = 0; t < episode.length(); t++) {
        write(episode, t, out);
      }
    }
    Labels labels = game.labels();
    out.writeInt(labels.size());
    for (int i = 0; i < labels.size(); i++) {
      out.writeInt(labels.end(i) - labels.first(i));
      for (int t = labels.first(i); t < labels.end(i); t++) {
        write(labels.choices(), t, out);
      }
    }
    Questions questions = game.questions();
    out.writeInt(questions.size());
    for (int i = 0; i < questions.size(); i++) {
      out.writeInt(questions.end(i) - questions.first(i));
      for (int c = questions.first(i); c < questions.end(i); c++) {
        int count = questions.count(c);
        write(questions.features(), questions.from(c), count, questions.kind(c), out);
      }
    }
  }

  /** Puts what was written in place of what the game taught. */
  static void read(SelfPlay<?> game, int seats, DataInputStream in) throws IOException {
    int[] features = new int[MOST_FEATURES];
    for (int seat = 0; seat < seats; seat++) {
      Episode episode = game.episode(seat);
      float[] targets = new float[episode.outputs()];
      episode.clear();
      for (int left = in.readInt(); left > 0; left--) {
        int kind = in.readInt();
        int count = features(features, in);
        episode.add(features, count, kind, targets(targets, in));
      }
    }
    Labels labels = game.labels();
    float[] worth = new float[labels.choices().outputs()];
    labels.clear();
    for (int left = in.readInt(); left > 0; left--) {
      labels.begin();
      for (int more = in.readInt(); more > 0; more--) {
        int kind = in.readInt();
        int count = features(features, in);
        labels.add(features, count, kind, targets(worth, in));
      }
    }
    Questions questions = game.questions();
    questions.clear();
    for (int left = in.readInt(); left > 0; left--) {
      questions.begin();
      for (int more = in.readInt(); more > 0; more--) {
        int kind = in.readInt();
        questions.add(features, features(features, in), kind);
      }
    }
  }

  private static void write(Episode episode, int t, DataOutputStream out) throws IOException {
    write(episode.features(), episode.from(t), episode.count(t), episode.kind(t), out);
    for (int o = 0; o < episode.outputs(); o++) {
      out.writeFloat(episode.targets()[episode.targetAt(t) + o]);
    }
  }

  private static void write(int[] features, int from, int count, int kind, DataOutputStream out)
      throws IOException {
    out.writeInt(kind);
    out.writeShort(count);
    int last = 0;
    for (int i = from; i < from + count; i++) {
      out.writeShort(features[i] - last);
      last = features[i];
    }
  }

  private static int features(int[] into, DataInputStream in) throws IOException {
    int count = in.readUnsignedShort();
    if (count > into.length) {
      throw new IOException("an afterstate with " + count + " features");
    }
    int last = 0;
    for (int i = 0; i < count; i++) {
      last += in.readShort();
      into[i] = last;
    }
    return count;
  }

  private static float[] targets(float[] into, DataInputStream in) throws IOException {
    for (int o = 0; o < into.length; o++) {
      into[o] = in.readFloat();
    }
    return into;
  }
}
