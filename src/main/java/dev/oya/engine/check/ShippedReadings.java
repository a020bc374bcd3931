package dev.oya.engine.check;

import dev.oya.files.ShippedFolder;
import dev.oya.input.Place;
import dev.oya.input.RuleCaches;
import dev.oya.pack.RuleSource;
import dev.oya.vocabulary.NameKind;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The parsed content of the shipped rules, which the build has stored. A process that checks a changed pack therefore parses
 * only the changed rules. There is one resource for each file of rules. Safe for concurrent use.
 */
public final class ShippedReadings {
    private static final ShippedFolder FOLDER = new ShippedFolder(ShippedReadings.class, "readings");

    private ShippedReadings() {}

    /** Puts the content of all shipped rules of a file into a cache. Does nothing if the file is not shipped. */
    static void load(String file, RuleCaches caches) {
        try (InputStream in = FOLDER.open(file)) {
            if (in == null) {
                return;
            }
            DataInputStream data = new DataInputStream(in);
            for (int left = data.readInt(); left > 0; left--) {
                RuleSource source = new RuleSource(file, data.readUTF(), data.readInt());
                caches.put(RuleCaches.Store.RULE_READINGS, source, read(data, file));
            }
        } catch (IOException damaged) {
            // The stored content is unusable, so the rules are parsed instead.
        }
    }

    /**
     * Writes the parsed content of the cached rules, except rules with problems.
     *
     * @param classes folder of this program's classes
     */
    public static void write(Path classes, RuleCaches caches) throws IOException {
        Map<String, Map<RuleSource, RuleReadingCache>> files = new TreeMap<>();
        for (Object key : caches.keys(RuleCaches.Store.RULE_READINGS)) {
            if (key instanceof RuleSource source && !source.foreign()) {
                RuleReadingCache reading = caches.get(RuleCaches.Store.RULE_READINGS, source);
                if (reading.problems().isEmpty()) {
                    files.computeIfAbsent(
                                    source.file(),
                                    any -> new TreeMap<>(Comparator.comparingInt(RuleSource::firstLine)
                                            .thenComparing(RuleSource::text)))
                            .put(source, reading);
                }
            }
        }
        for (Map.Entry<String, Map<RuleSource, RuleReadingCache>> file : files.entrySet()) {
            try (DataOutputStream out =
                    new DataOutputStream(Files.newOutputStream(FOLDER.file(classes, file.getKey())))) {
                out.writeInt(file.getValue().size());
                for (Map.Entry<RuleSource, RuleReadingCache> one :
                        file.getValue().entrySet()) {
                    out.writeUTF(one.getKey().text());
                    out.writeInt(one.getKey().firstLine());
                    write(out, one.getValue());
                }
            }
        }
    }

    /** Deletes the content that an earlier build has written. */
    public static void delete(Path classes) throws IOException {
        FOLDER.delete(classes);
    }

    private static RuleReadingCache read(DataInputStream in, String file) throws IOException {
        List<NameUse> uses = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            NameKind kind = NameKind.valueOf(in.readUTF());
            List<String> also = new ArrayList<>();
            for (int more = in.readInt(); more > 0; more--) {
                also.add(in.readUTF());
            }
            uses.add(new NameUse(
                    kind,
                    List.copyOf(also),
                    readValue(in),
                    NameUse.Role.valueOf(in.readUTF()),
                    VocabularyShape.type(in.readUTF()),
                    (String) readValue(in),
                    in.readUTF(),
                    new Place(file, in.readInt())));
        }
        Map<Place, Integer> seats = new LinkedHashMap<>();
        for (int left = in.readInt(); left > 0; left--) {
            seats.put(new Place(file, in.readInt()), in.readInt());
        }
        List<ComparedNumber> compared = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            compared.add(new ComparedNumber(
                    in.readUTF(), (String) readValue(in), in.readBoolean(), in.readUTF(), readValue(in)));
        }
        return new RuleReadingCache(List.copyOf(uses), seats, List.copyOf(compared), List.of());
    }

    private static void write(DataOutputStream out, RuleReadingCache reading) throws IOException {
        out.writeInt(reading.uses().size());
        for (NameUse use : reading.uses()) {
            out.writeUTF(use.kind().name());
            out.writeInt(use.also().size());
            for (String other : use.also()) {
                out.writeUTF(other);
            }
            writeValue(out, use.value());
            out.writeUTF(use.role().name());
            out.writeUTF(use.by().getSimpleName());
            writeValue(out, use.option());
            out.writeUTF(use.rule());
            out.writeInt(use.place().line());
        }
        out.writeInt(reading.seats().size());
        for (Map.Entry<Place, Integer> seat : reading.seats().entrySet()) {
            out.writeInt(seat.getKey().line());
            out.writeInt(seat.getValue());
        }
        out.writeInt(reading.compared().size());
        for (ComparedNumber number : reading.compared()) {
            out.writeUTF(number.member());
            writeValue(out, number.name());
            out.writeBoolean(number.isOther());
            out.writeUTF(number.sign());
            writeValue(out, number.limit());
        }
    }

    private static Object readValue(DataInputStream in) throws IOException {
        return switch (in.readByte()) {
            case 'n' -> in.readInt();
            case 'b' -> in.readBoolean();
            case 't' -> in.readUTF();
            default -> null;
        };
    }

    private static void writeValue(DataOutputStream out, Object value) throws IOException {
        if (value instanceof Integer number) {
            out.writeByte('n');
            out.writeInt(number);
        } else if (value instanceof Boolean bool) {
            out.writeByte('b');
            out.writeBoolean(bool);
        } else if (value instanceof String text) {
            out.writeByte('t');
            out.writeUTF(text);
        } else if (value == null) {
            out.writeByte(0);
        } else {
            throw new IOException("Cannot write a value of " + value.getClass());
        }
    }
}
