package dev.oya.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.bots.Bots;
import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.experiment.arena.Arena;
import dev.oya.experiment.arena.ArenaRun;
import dev.oya.experiment.arena.Standings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The file of {@code --resume}: every change to it is detected, and files of earlier versions are resumed. */
class ProgressFileTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();
    private static final StoppingRule ROUNDS = new StoppingRule(20, "dealer", 0);
    private static final StoppingRule MORE = new StoppingRule(60, "dealer", 0);
    /** The distance between changed bytes. */
    private static final int STEP = Exhaustive.times(1, 7);

    @TempDir
    Path folder;

    private static final RuleBook RULES = OYA.rules(OYA.pack("koi-koi", null, List.of()), Map.of());
    private static final Experiment STUDY = study();
    private static final List<String> BOTS = List.of("greedy", "random", "cautious");
    private static final Arena ARENA = new Arena(RULES, BOTS, "1", 1, name -> Bots.named(name, RULES));

    private static Experiment study() {
        List<Arm> arms = new ArrayList<>();
        for (int rounds = 2; rounds <= 3; rounds++) {
            arms.add(new Arm(
                    "rounds=" + rounds,
                    OYA.rules(OYA.pack("koi-koi", null, List.of()), Map.of("rounds", rounds)),
                    List.of("random")));
        }
        return new Experiment(arms, new Deals("1"));
    }

    private static ExperimentProgress played(Experiment study, StoppingRule aim, Path file) throws IOException {
        ExperimentRun run = new ExperimentRun(STUDY, aim, file);
        run.run((progress, told) -> study.run(progress, 1, told), now -> {});
        return run.progress();
    }

    private static Standings met(Path path, int deals) throws IOException {
        Standings standings = new Standings(ARENA);
        try (ProgressFile file = new ProgressFile(path, "arena")) {
            new ArenaRun(standings, null, file).run(deals, 1, meetings -> {});
        }
        return standings;
    }

    private Path earlier(String name, String digest) throws IOException {
        String text = Files.readString(Path.of("src/test/resources/progress", name));
        return Files.writeString(folder.resolve(name), text.replace("DIGEST", digest));
    }

    private static byte[] changed(byte[] kept, int place) {
        byte[] changed = kept.clone();
        changed[place] ^= 1;
        return changed;
    }

    @Test
    void detectsEveryChangedByteOfStudy() throws IOException {
        Path file = folder.resolve("a.study");
        played(STUDY, ROUNDS, file);
        byte[] kept = Files.readAllBytes(file);
        for (int place = 0; place < kept.length; place += STEP) {
            Files.write(file, changed(kept, place));
            told(() -> new ExperimentRun(STUDY, MORE, file), place);
        }
        for (int cut : new int[] {1, 20, kept.length / 2, kept.length - 2, kept.length - 1}) {
            Files.write(file, java.util.Arrays.copyOf(kept, cut));
            told(() -> new ExperimentRun(STUDY, MORE, file), cut);
        }
        Files.write(file, kept);
        assertEquals(
                played(STUDY, MORE, null).findings().totals(),
                played(STUDY, MORE, file).findings().totals());
    }

    private static void told(org.junit.jupiter.api.function.Executable opened, int place) {
        ProgressFile.Unusable told = assertThrows(ProgressFile.Unusable.class, opened, "byte " + place);
        assertTrue(told.advice().contains("name a"), told.advice());
    }

    @Test
    void detectsEveryChangedByteOfArena() throws IOException {
        Path path = folder.resolve("a.arena");
        met(path, 3);
        byte[] kept = Files.readAllBytes(path);
        for (int place = 0; place < kept.length; place += STEP) {
            Files.write(path, changed(kept, place));
            told(() -> met(path, 0), place);
            assertEquals(kept.length, Files.size(path), "nothing is written");
        }
    }

    /** A kill may truncate a file anywhere after its first line. */
    @Test
    void resumesTruncatedArena() throws IOException {
        Path path = folder.resolve("a.arena");
        met(path, 2);
        byte[] kept = Files.readAllBytes(path);
        int first = new String(kept).indexOf('\n') + 1;
        for (int cut = 0; cut < kept.length; cut++) {
            Files.write(path, java.util.Arrays.copyOf(kept, cut));
            if (cut == 0 || cut >= first) {
                met(path, cut % 97 == 0 || cut > kept.length - 3 ? 2 : 0);
                assertEquals(
                        new String(kept).substring(0, (int) Files.size(path)), Files.readString(path), "cut at " + cut);
            } else {
                told(() -> met(path, 0), cut);
            }
        }
        met(path, 2);
        assertEquals(new String(kept), Files.readString(path));
    }

    @Test
    void detectsMissingRepeatedOrReorderedLines() throws IOException {
        Path path = folder.resolve("a.arena");
        met(path, 2);
        List<String> lines = Files.readAllLines(path);
        for (int[] order : new int[][] {{0, 2, 3}, {0, 1, 1}, {0, 2, 1, 3}, {1, 2}, {0, 0, 1}}) {
            StringBuilder text = new StringBuilder();
            for (int line : order) {
                text.append(lines.get(line)).append('\n');
            }
            Files.writeString(path, text);
            told(() -> met(path, 0), order.length);
        }
    }

    @Test
    void resumesFilesOfEarlierVersions() throws IOException {
        Path file = earlier("unsealed.study", STUDY.digest());
        assertEquals(
                played(STUDY, MORE, null).findings().totals(),
                played(STUDY, MORE, file).findings().totals());
        assertTrue(Files.readString(file).contains("\"seal\""));
        Path path = earlier("unsealed.arena", ARENA.digest());
        assertEquals(6, lines(path));
        Standings gone = met(path, 3);
        assertEquals(9, gone.meetings());
        Path fresh = folder.resolve("fresh.arena");
        met(fresh, 3);
        assertEquals(Files.readString(fresh), Files.readString(path), "sealed as if it had been from the first");
    }

    private static long lines(Path path) throws IOException {
        return Files.readAllLines(path).size() - 1;
    }

    /** Without an HMAC some changes remain undetected, but each ends in a result or in this exception. */
    @Test
    void survivesChangedFilesWithoutHmac() throws IOException {
        Path file = earlier("unsealed.study", STUDY.digest());
        byte[] kept = Files.readAllBytes(file);
        int told = 0;
        int tried = 0;
        for (int place = 0; place < kept.length; place += STEP) {
            Files.write(file, changed(kept, place));
            tried++;
            try {
                ExperimentProgress read = new ExperimentRun(STUDY, ROUNDS, file).progress();
                read.findings();
            } catch (ProgressFile.Unusable seen) {
                told++;
            }
        }
        assertTrue(told > tried * 0.8, told + " of " + tried);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"parts\":3            | \"parts\":-3",
                "\"parts\":3            | \"parts\":4",
                "\"parts\":3            | \"parts\":3000000000",
                "\"look\":48            | \"look\":0",
                "\"totals\":.*          | \"totals\":null}",
                "\"arms\":.*            | \"arms\":null}}",
                "\"moves\":\\[(\\d+)    | \"moves\":[-$1",
                "\"moves\":\\[(\\d+)    | \"moves\":[null",
                "\"moves\":\\[(\\d+),   | \"moves\":[",
                "\"void\":\\[0          | \"void\":[999999999999999999999999",
                "\"void\":              | \"nothing\":",
                "\"furthest\":\\[       | \"furthest\":[null,",
                "\"least\":             | \"least\":-",
            })
    void whatCannotBeIsTold(String from, String to) throws IOException {
        Path file = earlier("unsealed.study", STUDY.digest());
        String text = Files.readString(file);
        String changed = text.replaceFirst(from, to);
        assertTrue(!changed.equals(text), from + " stands in it");
        Files.writeString(file, changed);
        told(() -> new ExperimentRun(STUDY, MORE, file), 0);
        assertEquals(changed, Files.readString(file), "it is left as it was");
    }

    @Test
    void treatsEmptyFileAsNew() throws IOException {
        Path path = Files.createFile(folder.resolve("new"));
        assertNull(new ProgressFile(path, "arena").field("seed"));
        assertEquals(3, met(path, 1).meetings());
        assertEquals(3, lines(path));
    }
}
