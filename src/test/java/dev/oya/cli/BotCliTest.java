package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.ExitCode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Bots of Oya as programs, and the examples of docs/bots.md. */
class BotCliTest {
    private static final Path EXAMPLES =
            Path.of(System.getProperty("basedir", "")).toAbsolutePath().resolve("docs/examples");
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    private static JsonNode seen(String game, String program) {
        Run run = Run.of(
                "simulate",
                game,
                "--players",
                "2",
                "--rounds",
                "3",
                "--threads",
                "1",
                "--json",
                "--ms",
                "3000000",
                "--ready",
                "3000",
                "--bots",
                "exec:" + program + ",greedy");
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        JsonNode seen = run.json().get("programs").get(0);
        assertTrue(seen.get("clean").booleanValue(), seen.toString());
        assertTrue(seen.get("answers").intValue() > 10, seen.toString());
        return seen;
    }

    @ParameterizedTest
    @ValueSource(strings = {"koi-koi", "scopa", "mulle"})
    void pythonExamplePlays(String game) throws Exception {
        try {
            Assumptions.assumeTrue(
                    new ProcessBuilder("python3", "--version").start().waitFor() == 0,
                    "python3 does not run: the example was not tried");
        } catch (java.io.IOException missing) {
            Assumptions.abort("python3 is not here: the example was not tried");
        }
        assertEquals(
                "Python example",
                seen(game, "python3 " + EXAMPLES.resolve("bot.py")).get("name").stringValue());
    }

    @Test
    void javaExamplePlays() {
        String program = JAVA + " -XX:TieredStopAtLevel=1 " + EXAMPLES.resolve("Bot.java");
        assertEquals("Java example", seen("hachi-hachi", program).get("name").stringValue());
    }

    /** Returns the answers of a bot to input lines. */
    private static Run told(String bot, String... lines) {
        return Run.typing(String.join("\n", lines) + "\n", "bot", "koi-koi", "--bot", bot);
    }

    private static final String HELLO = "{\"oya\":1,\"say\":\"hello\",\"game\":\"koi-koi\",\"seats\":2,\"seed\":\"x\"}";
    private static final String VIEW = """
            {"seat":0,"phase":"turn","round":1,"rounds":12,"dealer":0,"turn":0,"multiplier":1,"carried":[],"pot":0,\
            "hand":["1B","3C1"],"field":["1R","5C1"],"turned":null,"builds":[],"stock":20,\
            "seats":[{"seat":0,"hand":2,"captured":[],"declared":[],"shown":[],"marks":["active"],"score":0},\
            {"seat":1,"hand":2,"captured":[],"declared":[],"shown":[],"marks":["active"],"score":0}],"last":[],\
            "moves":[{"seat":0,"do":"play","card":"3C1","take":[]},{"seat":0,"do":"play","card":"1B","take":["1R"],"says":"x"}]}""";

    @Test
    void followsProtocol() {
        Run run = told(
                "greedy",
                HELLO,
                "{\"say\":\"move\",\"id\":41,\"view\":" + VIEW + ",\"ms\":200}",
                "{\"say\":\"forfeit\",\"id\":41,\"why\":\"late\"}",
                "{\"say\":\"bye\"}",
                "never read");
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        List<String> answers = run.out().lines().toList();
        assertEquals(2, answers.size(), run.out());
        JsonNode ready = new JsonMapper().readTree(answers.get(0));
        assertEquals("ready", ready.get("say").stringValue());
        assertEquals("Oya greedy", ready.get("name").stringValue());
        assertEquals("{\"id\":41,\"index\":1}", answers.get(1));
    }

    @Test
    void answersInvalidViewWithFirstMove() {
        String odd = VIEW.replace("\"1B\",\"3C1\"", "\"1B\",\"1B\"");
        Run run = told("club", HELLO, "{\"say\":\"move\",\"id\":1,\"view\":" + odd + ",\"ms\":200}");
        assertEquals(ExitCode.DONE, run.exit());
        assertTrue(run.out().endsWith("{\"id\":1,\"index\":0}" + System.lineSeparator()), run.out());
        assertTrue(run.err().contains("a card that is not there: 1B"), run.err());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"say\":\"hello\",\"game\":\"chess\"}                                        | it plays \"chess\"",
                "{\"say\":\"hello\",\"game\":\"koi-koi\",\"rules\":{\"layers\":[\"sha256:0\"]}} | give them to this bot by --house",
                "hello                                                                       | a line is no JSON",
                "{\"say\":\"move\",\"id\":1,\"view\":{}}                                       | before it was told"
            })
    void aRefereeThatIsNotUnderstoodIsTold(String line, String said) {
        Run run = told("greedy", line);
        assertEquals(ExitCode.REFUSED, run.exit());
        assertTrue(run.err().contains(said), run.err());
    }

    @Test
    void reportsMisspeltBot() {
        Run run = told("gredy");
        assertEquals(ExitCode.COMMAND, run.exit());
        assertTrue(run.err().contains("did you mean \"greedy\""), run.err());
    }
}
