package dev.oya.experiment.spark;

import dev.oya.engine.RuleLibrary;
import dev.oya.pack.read.RulesFolder;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A rules folder and house layers as texts, to be laid down elsewhere as they lie here.
 *
 * @param files the texts of the rules folder, by their path in it
 * @param layers the house layers
 * @param allowDrl whether layers may bring rules in DRL
 */
record PortableRules(Map<String, String> files, List<SentLayer> layers, boolean allowDrl) {
    /**
     * A house layer.
     *
     * @param name the name of its file, or its id in the rules folder
     * @param files the texts of its file and of the rules beside it; none where it is in the rules folder
     */
    record SentLayer(String name, Map<String, String> files) {}

    /** The rules where they were laid down, and the layers there, in their order. */
    record Laid(RuleLibrary library, List<Path> layers) {}

    static PortableRules of(RuleLibrary library, List<Path> houses) {
        Map<String, String> files = new TreeMap<>();
        library.folder()
                .files()
                .forEach(file -> files.put(file, library.folder().read(file)));
        boolean allowDrl = library.allowsDrl();
        return new PortableRules(
                files, houses.stream().map(house -> layer(house, allowDrl)).toList(), allowDrl);
    }

    private static SentLayer layer(Path house, boolean allowDrl) {
        if (!Files.isRegularFile(house)) {
            return new SentLayer(house.toString(), Map.of());
        }
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> beside = Files.list(house.toAbsolutePath().getParent())) {
            List<Path> sent = new ArrayList<>(List.of(house));
            beside.filter(file -> allowDrl && file.toString().endsWith(".drl") && Files.isRegularFile(file))
                    .forEach(sent::add);
            for (Path file : sent) {
                files.put(file.getFileName().toString(), Files.readString(file));
            }
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
        return new SentLayer(house.getFileName().toString(), files);
    }

    /** Lays them into a folder that goes with the process. */
    Laid lay() {
        try {
            Path folder = Files.createTempDirectory("oya-rules");
            folder.toFile().deleteOnExit();
            lay(folder.resolve("rules"), files);
            List<Path> here = new ArrayList<>();
            for (SentLayer layer : layers) {
                Path beside = folder.resolve("layer" + here.size());
                lay(beside, layer.files);
                here.add(layer.files.isEmpty() ? Path.of(layer.name) : beside.resolve(layer.name));
            }
            RuleLibrary library = RuleLibrary.of(RulesFolder.of(folder.resolve("rules")));
            return new Laid(allowDrl ? library.allowingDrl() : library, here);
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    private static void lay(Path folder, Map<String, String> texts) throws IOException {
        for (Map.Entry<String, String> one : texts.entrySet()) {
            Path file = folder.resolve(one.getKey());
            List<File> made = new ArrayList<>();
            for (Path up = file.getParent(); !Files.exists(up); up = up.getParent()) {
                made.add(0, up.toFile());
            }
            Files.createDirectories(file.getParent());
            // What was made last goes first.
            made.forEach(File::deleteOnExit);
            Files.writeString(file, one.getValue());
            file.toFile().deleteOnExit();
        }
    }
}
