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
 * A rules folder and house-rule layers as texts, for sending to another machine.
 *
 * @param files texts of the rules folder by path
 * @param layers the house-rule layers
 * @param allowDrl whether layers may contain DRL rules
 */
record PortableRules(Map<String, String> files, List<SentLayer> layers, boolean allowDrl) {
    /**
     * A house-rule layer.
     *
     * @param name name of its file, or its id in the rules folder
     * @param files texts of its file and of the rules beside it; empty if it is in the rules folder
     */
    record SentLayer(String name, Map<String, String> files) {}

    /** Rules that were written to a folder, with the paths of the layers in order. */
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

    /** Writes the rules to a temporary folder that is deleted when the process exits. */
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
            // Files and folders are deleted in reverse order.
            made.forEach(File::deleteOnExit);
            Files.writeString(file, one.getValue());
            file.toFile().deleteOnExit();
        }
    }
}
