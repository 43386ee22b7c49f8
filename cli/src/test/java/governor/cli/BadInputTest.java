package governor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wrong input: exit 2, one sentence that helps, nothing written, no stack trace. */
final class BadInputTest {
  @TempDir Path home;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          nonsense                                     | has no command "nonsense"
          simulat                                      | simulate
          play chess                                   | There is no game "chess"; try
          play sanjaun:2e                              | try sanjuan
          play sanjuan:3e                              | no edition "3e"; try
          play sanjuan:1e+new-buildings                | has no expansion "new-buildings"
          play sanjuan:2e+events+new-buildings         | Name the expansion events last
          play sanjuan:2e players=5                    | 2, 3 or 4 players, not for 5
          play sanjuan:2e players=many                 | must be a number
          play sanjuan:2e open-pile                    | no setting "open-pile"; try open-piles
          play sanjuan:2e rounds=0                     | The setting rounds needs a number
          play players=3 --seats human,random          | There is no game
          play sanjuan players=3 --seats human,random  | are 2, but sanjuan:2e players=3 has 3
          play --seats human,radnom                    | no player "radnom" for sanjuan:2e; try random
          play --seats human,random,random,random,human | not for 5
          play --seats human:,random                   | The name "" will not do
          play --seed ?                                | The seed "?" will not do
          play --resume nowhere.game                   | There is no file nowhere.game
          play --resume last                           | There is no saved game
          play sanjuan --resume last                   | has its config and seed already
          play --ask-everythin                         | no option "--ask-everythin"; try --ask-everything
          simulate --seats human,random                | Only computers can be simulated
          simulate --games 0                           | The option --games needs a number from 1
          simulate --games ten                         | 'ten' is not a whole number
          simulate --threads -1                        | The option --threads needs
          simulate --format xml                        | 'xml' is unknown; try csv, json or text
          simulate --max-rounds 0                      | --max-rounds needs
          simulate --seed 12345678901234567890123456789012345678901 | take 1 to 40 letters
          simulate --color blue                        | 'blue' is unknown; try auto, never or always
          arena                                        | "governor arena" needs CONFIG PLAYER; "governor arena --help" says more
          arena chess greedy random                    | There is no game "chess"
          arena sanjuan:2e                             | An arena needs two different players
          arena sanjuan:2e greedy greedy               | An arena needs two different players
          arena sanjuan:2e greedy radnom               | no computer player "radnom" for sanjuan:2e; try random
          arena sanjuan:2e greedy flat:0               | The budget "0" will not do
          arena sanjuan:2e greedy random:5             | takes no budget
          arena sanjuan:2e players=9 greedy random     | not for 9
          arena sanjuan:2e greedy random --line-up all | 'all' is unknown; try
          arena sanjuan:2e greedy random --games 0     | The option --games needs a number from 1
          arena sanjuan:2e greedy random --sprt 25,27  | The shares "25,27" will not do
          arena sanjuan:2e greedy random flat --sprt 0.25,0.3 | at one kind of table, not at 2
          arena sanjuan:2e greedy flat --time-ms 0     | The option --time-ms needs
          arena sanjuan:2e flat:9 flat:99 --time-ms 5  | With --time-ms all players would be flat:5ms; name two
          arena sanjuan:2e greedy random --chart c.png | drawn as SVG, not as c.png says; name a file that ends in .svg
          arena sanjuan:2e greedy random --games       | The option --games needs a value, N; "governor arena --help"
          arena sanjuan:2e greedy random --seed 12345678901234567890123456789012345678901 | take 1 to 40 letters
          rules sanjuan:9                              | no edition "9"
          replay                                       | needs RECORD; "governor
          replay nowhere.game                          | There is no file nowhere.game
          verify nowhere.game                          | There is no file nowhere.game
          hint nowhere.game                            | There is no file nowhere.game
          hint                                         | needs RECORD; "governor
          analyse nowhere.game                         | There is no file nowhere.game
          load --tables 0                              | The option --tables needs a number from 1 to
          load --seconds 0                             | The option --seconds needs a number from 1 to
          load --warm-up -1                            | The option --warm-up needs a number from 0 to
          load --rate a                                | 'a' is not a number; write one such as 0.5
          load --rate NaN                              | 'NaN' is not a number
          load --rate 0                                | The option --rate needs a number from 0.001
          load --server http://localhost:1             | No server answers at http://localhost:1/; start
          bot --server http://localhost:1 --table x -- true | No server answers at http://localhost:1/; start
          bot                                          | "governor bot" needs
          admin tables                                 | The server's code is not known; set
          restore nowhere.backup                       | There is no file
          serve --settings nowhere.conf                | There is no file nowhere.conf with settings
          load --server nowhere                        | The address "nowhere" will not do
          serve --port 70000                           | The option --port needs a number from 0 to 65535
          --port 70000                                 | The option --port needs a number from 0 to 65535
          --port x                                     | --port
          --prot 8123                                  | "governor serve" has no option "--prot"; try --port
          --port                                       | --port
          serve --database mysql://localhost/x         | must be given as postgresql://
          train                                        | "governor train" needs CONFIG
          train sanjuan:2e --games 200 --minutes 1     | Name --games or --minutes, not both
          train sanjuan:2e --games 0                   | The option --games needs a number from 1 to
          train sanjuan:2e --minutes 0                 | The option --minutes needs a number from 1 to
          train sanjuan:2e --doubt 500                 | The option --doubt needs a number from 0 to 100, not 500
          train sanjuan:2e --warm -1                   | The option --warm needs a number from 0 to
          train sanjuan:2e --look -1                   | The option --look needs a number from 0 to
          train sanjuan:2e --from puertorico           | --from needs a config of sanjuan, as the net is one; "puertorico" is another game
          train sanjuan:2e --games 64 --generation 12  | --generation takes a multiple of 8 games, not 12
          train sanjuan:2e --blocks 1-2                | Blocks need a file: add --partial FILE
          train sanjuan:2e --blocks count              | need the number of --games
          train sanjuan:2e --games 64 --learn nowhere  | There is no readable file nowhere
          data sanjuan:2e --to out.csv                 | Rows are written to FILE.parquet or FILE.ndjson
          data sanjuan:2e                              | "governor data" needs the option --to FILE
          data --seats human,random --to x.parquet     | Only computers can play here
          data sanjuan:2e --to nowhere/x.parquet       | There is no folder for nowhere/x.parquet
          suite                                        | "governor suite" needs PLAYER
          suite nobody                                 | There is no computer player "nobody"
          suite exec:/bin/nothing                      | The program "/bin/nothing" cannot be run
          engine --player nobody                       | There is no computer player "nobody"
          spaces chess                                 | There is no game "chess"
          merge                                        | "governor merge" needs FILE
          merge nowhere                                | There is no readable file nowhere
          position nowhere.game                        | There is no file nowhere.game
          arena sanjuan:2e greedy class:nowhere.Foo    | There is no class nowhere.Foo on the class path
          arena sanjuan:2e greedy random --plugin nowhere.jar | There is no jar nowhere.jar for --plugin
          perft --depth 0                              | The option --depth needs
          signature puertorica                         | There is no game "puertorica"
          """)
  void saysWhatIsWrong(String arguments, String expected) throws IOException {
    Run run = Run.of(home, arguments);

    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err()).contains(expected).doesNotContain("\tat ");
    assertThat(run.err().strip()).doesNotContain("\n").endsWith(".");
    assertThat(run.out()).isEmpty();
    try (Stream<Path> files = Files.list(home)) {
      assertThat(files).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          no record at all                     | Line 1 of the record cannot be read
          governor-record: 1                   | the header "config" is missing
          { "format": "1" }                    | the field "config" must be a text
          { broken                             | not proper JSON
          governor-recrod: 1                   | try governor-record
          """)
  void saysWhatIsWrongWithARecord(String text, String expected) throws IOException {
    Path file = home.resolve("broken.game");
    Files.writeString(file, text + "\n");

    for (String command : new String[] {"replay", "play --resume"}) {
      Run run = Run.of(home, command + " " + file);
      assertThat(run.exit()).isEqualTo(2);
      assertThat(run.err()).contains(expected).doesNotContain("\tat ");
      assertThat(run.out()).isEmpty();
    }
    Run verify = Run.of(home, "verify " + file);
    assertThat(verify.exit()).isEqualTo(1);
    assertThat(verify.out()).contains(expected).contains("does not hold");
    assertThat(Files.readString(file)).isEqualTo(text + "\n");
  }
}
