package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.cli.io.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** External programs as bots, both valid and faulty, each written in a few lines of shell. */
class ProgramsCliTest {
    private static final String PATIENT = "600000";

    @TempDir
    Path folder;

    /**
     * Returns a bot specification that runs a shell program.
     *
     * @param hello shell code that runs when a match begins
     * @param move shell code that answers a question; {@code $id} is the id of the question
     * @param other shell code that handles every other message
     */
    private String program(String hello, String move, String other) throws IOException {
        Path script = Files.createTempFile(folder, "bot", ".sh");
        Files.writeString(script, """
                while IFS= read -r line; do
                  case $line in
                    '{"oya":1,"say":"hello"'*) %s ;;
                    '{"say":"move"'*) id=${line#*'"id":'}; id=${id%%%%,*}; %s ;;
                    *) %s ;;
                  esac
                done
                """.formatted(hello, move, other));
        return "exec:sh " + script;
    }

    private static final String READY = "echo '{\"say\":\"ready\",\"name\":\"shell\"}'";
    private static final String FIRST = "echo \"{\\\"id\\\":$id,\\\"index\\\":0}\"";

    private static Run simulate(String bots, String... more) {
        return simulate(3, bots, more);
    }

    private static Run simulate(int rounds, String bots, String... more) {
        List<String> words = new ArrayList<>(List.of("simulate", "koi-koi", "--players", "2", "--threads", "1"));
        words.addAll(List.of("--rounds", "" + rounds, "--set", "rounds=3", "--json", "--bots", bots));
        words.addAll(List.of("--ready", "3000"));
        words.addAll(List.of(more));
        Run run = Run.of(words.toArray(String[]::new));
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        return run;
    }

    private static JsonNode seen(Run run) {
        assertEquals(1, run.json().get("programs").size());
        return run.json().get("programs").get(0);
    }

    @Test
    void programAnswersEveryQuestion() throws IOException {
        JsonNode seen = seen(simulate(program(READY, FIRST, ":") + ",greedy", "--ms", PATIENT));
        assertEquals("shell", seen.get("name").stringValue());
        assertTrue(seen.get("answers").intValue() > 10, seen.toString());
        assertTrue(seen.get("clean").booleanValue(), seen.toString());
    }

    @Test
    void sendsMessagesAsDocumented() throws IOException {
        Path heard = folder.resolve("heard");
        String tee = "tee -a " + heard + " | ";
        String program = program(READY, FIRST, ":").replace("exec:", "exec:" + tee);
        simulate(6, program + ",greedy", "--ms", PATIENT, "--seed", "told");
        List<JsonNode> told = Files.readAllLines(heard).stream()
                .map(line -> new JsonMapper().readTree(line))
                .toList();
        // The program is greeted in two matches and has a different seat in each.
        List<JsonNode> hellos = told.stream()
                .filter(line -> line.path("say").asString().equals("hello"))
                .toList();
        assertEquals(2, hellos.size());
        assertEquals(
                Set.of(0, 1),
                new HashSet<>(hellos.stream()
                        .map(hello -> hello.get("seat").intValue())
                        .toList()));
        for (JsonNode hello : hellos) {
            assertEquals(1, hello.get("oya").intValue());
            assertEquals("koi-koi", hello.get("game").stringValue());
            assertEquals("de", hello.get("rules").get("profile").stringValue());
            assertEquals(3, hello.get("rounds").intValue());
            assertEquals(2, hello.get("seats").intValue());
            assertFalse(hello.get("seed").stringValue().contains("told"), hello.toString());
        }
        assertEquals(6, count(told, "round-over"));
        assertEquals(2, count(told, "match-over"));
        assertEquals(2, count(told, "bye"));
        assertTrue(count(told, "move") > 20);
        for (JsonNode line : told) {
            if (line.path("say").asString().equals("round-over")) {
                assertTrue(line.get("record").get("seed").isNull(), "the seed reveals the next cards");
                assertFalse(line.toString().contains("told/"), line.toString());
            }
            if (line.path("say").asString().equals("move")) {
                assertTrue(line.get("view").get("moves").size() > 1, "the program was asked for a forced move");
                assertEquals(
                        line.get("view").get("seat").intValue(),
                        line.get("view").get("turn").intValue());
                assertEquals(600_000, line.get("ms").intValue());
            }
        }
    }

    private static long count(List<JsonNode> told, String say) {
        return told.stream()
                .filter(line -> line.path("say").asString().equals(say))
                .count();
    }

    /** Each invalid answer forfeits the move. After ten forfeits, the program is not asked again in that match. */
    @ParameterizedTest(name = "{1}: {0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "illegal    | echo \"{\\\"id\\\":$id,\\\"index\\\":1000}\"",
                "illegal    | echo \"{\\\"id\\\":$id,\\\"index\\\":-1}\"",
                "illegal    | echo \"{\\\"id\\\":$id,\\\"move\\\":{\\\"seat\\\":1,\\\"do\\\":\\\"koi-koi\\\"}}\"",
                "unreadable | echo what shall I do",
                "unreadable | echo \"{\\\"index\\\":0}\"",
                "unreadable | echo \"{\\\"id\\\":$id}\"",
                "unreadable | echo \"{\\\"id\\\":$id,\\\"move\\\":{\\\"do\\\":\\\"dance\\\"}}\"",
                "unreadable | echo \"[{\\\"id\\\":$id,\\\"index\\\":0}]\"",
                "unreadable | head -c 200000 /dev/zero; echo",
            })
    void wrongAnswerForfeitsMove(String why, String move) throws IOException {
        Path told = folder.resolve("told");
        String program = program(READY, move, "echo \"$line\" >> " + told);
        JsonNode seen = seen(simulate(program + ",greedy", "--ms", PATIENT));
        assertEquals(10, seen.get(why).intValue(), seen.toString());
        assertEquals(1, seen.get("lost").intValue(), seen.toString());
        List<String> forfeits = Files.readAllLines(told).stream()
                .filter(line -> line.startsWith("{\"say\":\"forfeit\""))
                .toList();
        assertEquals(10, forfeits.size());
        JsonNode first = new JsonMapper().readTree(forfeits.get(0));
        assertEquals(why, first.get("why").stringValue());
        assertEquals(1, first.get("id").intValue());
        assertTrue(first.get("played").has("do"), first.toString());
    }

    @Test
    void silentProgramForfeitsMovesAsLate() throws IOException {
        JsonNode seen = seen(simulate(program(READY, ":", ":") + ",greedy", "--ms", "20"));
        assertEquals(10, seen.get("late").intValue(), seen.toString());
        assertEquals(1, seen.get("lost").intValue());
    }

    @Test
    void ignoresAnswerToOlderQuestion() throws IOException {
        String move = "echo \"{\\\"id\\\":$((id-1)),\\\"index\\\":1000}\"; " + FIRST;
        assertTrue(seen(simulate(program(READY, move, ":") + ",greedy", "--ms", PATIENT))
                .get("clean")
                .booleanValue());
    }

    @Test
    void acceptsMoveInsteadOfIndex() throws IOException {
        // Answers with the last legal move in the view, instead of its index.
        String move =
                "moves=${line#*'\"moves\":['}; last=${moves%%'}],'*}; last=\"{\\\"seat\\\"${last##*'{\"seat\"'}}\";"
                        + " echo \"{\\\"id\\\":$id,\\\"move\\\":$last}\"";
        JsonNode seen = seen(simulate(program(READY, move, ":") + ",greedy", "--ms", PATIENT));
        assertTrue(seen.get("clean").booleanValue() && seen.get("answers").intValue() > 10, seen.toString());
    }

    @Test
    void replacesCrashedProgramAndRestartsItNextMatch() throws IOException {
        String program = program(READY, "echo out of order >&2; exit 3", ":");
        Run run = simulate(12, program + ",greedy", "--ms", PATIENT);
        JsonNode seen = seen(run);
        assertEquals(4, seen.get("ends").intValue(), seen.toString());
        assertEquals(4, seen.get("lost").intValue());
        assertEquals("exit code 3", seen.get("how").stringValue());
        assertEquals("out of order", seen.get("errors").get(0).stringValue());
    }

    @ParameterizedTest
    @ValueSource(strings = {"exit 1", "no-such-program-anywhere", "head -c 300000 /dev/zero"})
    void programThatNeverGetsReadyForfeitsOnlyItsMoves(String command) {
        JsonNode seen = seen(simulate("exec:" + command + ",greedy"));
        assertEquals(1, seen.get("lost").intValue(), seen.toString());
        assertEquals(1, seen.get("ends").intValue(), seen.toString());
    }

    @Test
    void asksForForcedMovesIfProgramRequestsThem() throws IOException {
        String ready = "echo '{\"say\":\"ready\",\"name\":\"shell\",\"forced\":true}'";
        int asked = seen(simulate(program(READY, FIRST, ":") + ",greedy", "--ms", PATIENT))
                .get("answers")
                .intValue();
        int all = seen(simulate(program(ready, FIRST, ":") + ",greedy", "--ms", PATIENT))
                .get("answers")
                .intValue();
        assertTrue(all > asked, all + " and " + asked);
    }

    @Test
    void startsOneProcessPerSeatAndThread() throws IOException {
        Path pids = folder.resolve("pids");
        String ready = "echo $$ >> " + pids + "; " + READY;
        simulate(12, program(ready, FIRST, ":"), "--ms", PATIENT);
        List<String> started = Files.readAllLines(pids);
        assertEquals(8, started.size(), "four matches with two seats each");
        assertEquals(2, new HashSet<>(started).size());
    }

    @Test
    @Tag(Exhaustive.TAG)
    void stopsProgramsAndTheirChildren() throws Exception {
        Path pids = folder.resolve("pids");
        // The program starts a child process and keeps running after its input is closed.
        String ready = "sleep 100000 & echo $! >> " + pids + "; echo $$ >> " + pids + "; " + READY;
        simulate(program(ready, FIRST, ":") + "; sleep 100000" + ",greedy", "--ms", PATIENT);
        assertGone(pids, 2);
    }

    private static void assertGone(Path pids, int many) throws Exception {
        List<String> started = Files.readAllLines(pids);
        assertEquals(many, started.size());
        for (String pid : started) {
            ProcessHandle left = ProcessHandle.of(Long.parseLong(pid)).orElse(null);
            if (left != null) {
                // The process has been killed, but the operating system may not have reaped it yet.
                left.onExit().get(5, TimeUnit.MINUTES);
            }
        }
    }

    @Test
    @Tag(Exhaustive.TAG)
    void stopsProgramsWhenInterrupted() throws Exception {
        Path pids = folder.resolve("pids");
        Path begun = folder.resolve("begun");
        String ready = "sleep 100000 & echo $! >> " + pids + "; echo $$ >> " + pids + "; " + READY;
        String program = program(ready, "touch " + begun + "; " + FIRST, ":");
        Process oya = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "simulate",
                        "koi-koi",
                        "--players",
                        "2",
                        "--threads",
                        "1",
                        "--rounds",
                        "100000000",
                        "--ms",
                        PATIENT,
                        "--bots",
                        program + ",greedy")
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("out").toFile())
                .start();
        while (!Files.exists(begun) && oya.isAlive()) {
            Thread.sleep(50);
        }
        oya.destroy();
        oya.waitFor();
        assertEquals("", Files.readString(folder.resolve("out")));
        for (String pid : Files.readAllLines(pids)) {
            ProcessHandle left = ProcessHandle.of(Long.parseLong(pid)).orElse(null);
            if (left != null) {
                left.onExit().get(5, TimeUnit.MINUTES);
            }
        }
    }

    @Test
    void informsPlayerAboutFailedProgram() throws IOException {
        String program = program(READY, "echo '?'", ":");
        Run run = Run.typing(
                "1\n".repeat(20) + "q\nno\n",
                "play",
                "koi-koi",
                "--ready",
                "3000",
                "--seed",
                "3",
                "--lang",
                "en",
                "--bots",
                program);
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        assertTrue(run.out().contains("unreadable). The bot"), run.out());
        assertTrue(run.width() <= 80, run.out());
    }

    @Test
    void resumedMatchNeverStartsProgramFromFile() throws IOException {
        Path saved = folder.resolve("match.jsonl");
        Path trap = folder.resolve("trap");
        String program = program(READY + "; touch " + trap, FIRST, ":");
        Run.typing(
                "1\ns " + saved + "\nq\nno\n", "play", "koi-koi", "--ready", "3000", "--seed", "3", "--bots", program);
        assertTrue(Files.deleteIfExists(trap), "the program was not started");
        Run refused = Run.of("play", "--resume", saved.toString());
        assertEquals(ExitCode.COMMAND, refused.exit());
        assertTrue(refused.err().contains("name it again with --bots"), refused.err());
        assertFalse(Files.exists(trap));
        assertEquals(
                ExitCode.DONE,
                Run.typing("q\nno\n", "play", "--ready", "3000", "--resume", saved.toString(), "--bots", program)
                        .exit());
        assertTrue(Files.exists(trap));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "exec:           | missing command",
                "gredy           | did you mean \"greedy\"",
                "exec:x,gredy    | did you mean \"greedy\"",
                "','             | is empty",
            })
    void reportsUnknownBotOrProgram(String bots, String said) {
        Run run = Run.of("simulate", "koi-koi", "--bots", bots);
        assertEquals(ExitCode.COMMAND, run.exit());
        assertTrue(run.err().contains(said), run.err());
    }

    @Test
    void keepsQuotedCommaInCommand() throws IOException {
        String program = program(READY, FIRST, ":") + " 'a,greedy' \"b,greedy\"";
        Run run = simulate(program + ",greedy", "--ms", PATIENT);
        assertEquals(
                Set.of(program, "greedy"), new HashSet<>(run.json().get("bots").propertyNames()));
    }
}
