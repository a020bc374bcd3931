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

/**
 * Progress files of {@code --resume}. Changes to these files are detected, and resumed runs have the same results as
 * uninterrupted ones.
 */
class ProgressFileTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();
    private static final StoppingRule ROUNDS = new StoppingRule(20, "dealer", 0);
    private static final StoppingRule MORE = new StoppingRule(60, "dealer", 0);
    /** Distance between changed bytes. An exhaustive run changes every byte. */
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
        Path whole = folder.resolve("whole.study");
        played(STUDY, MORE, whole);
        played(STUDY, MORE, file);
        assertEquals(Files.readString(whole), Files.readString(file), "resumed and uninterrupted study");
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
            assertEquals(kept.length, Files.size(path), "the changed file was written to");
        }
    }

    /** If a process is killed, the file may be truncated anywhere after its first line. */
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

    private static long lines(Path path) throws IOException {
        return Files.readAllLines(path).size() - 1;
    }

    @Test
    void treatsEmptyFileAsNew() throws IOException {
        Path path = Files.createFile(folder.resolve("new"));
        assertNull(new ProgressFile(path, "arena").field("seed"));
        assertEquals(3, met(path, 1).meetings());
        assertEquals(3, lines(path));
    }
}
