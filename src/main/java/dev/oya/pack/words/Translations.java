package dev.oya.pack.words;

import dev.oya.input.PackException;
import dev.oya.input.Problems;
import dev.oya.input.Tree;
import dev.oya.pack.Citation;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.RuleGate;
import dev.oya.pack.Value;
import dev.oya.pack.YakuEntry;
import dev.oya.pack.read.PackReader;
import dev.oya.pack.read.PackReading;
import dev.oya.pack.read.RulesFolder;
import dev.oya.pack.read.WrittenRule;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The texts of a pack in another language, from {@code text/<language>.yaml} of the game's folder and the common folders. Texts
 * that are not translated or that house rules change are in the language of the pack. Immutable and thread-safe.
 */
public final class Translations {
    private static final Pattern TEXTS = Pattern.compile("[^/]+/[0-9]+/text/([a-z]{2,3})\\.yaml");

    private final Map<String, Map<String, String>> sentences;
    private final Set<String> reasons;

    private Translations(Map<String, Map<String, String>> sentences, Set<String> reasons) {
        this.sentences = sentences;
        this.reasons = reasons;
    }

    /** Returns the languages in which Oya or a game of the folder has texts. The languages of Oya's messages are first. */
    public static Set<String> languages(RulesFolder folder) {
        return languages(folder.files());
    }

    /** Returns the languages in which Oya or one game has texts. The languages of Oya's messages are first. */
    static Set<String> languages(RulesFolder folder, String id) {
        return languages(folder.files().stream()
                .filter(file -> file.startsWith(id + "/"))
                .toList());
    }

    private static Set<String> languages(Collection<String> files) {
        Set<String> known = new LinkedHashSet<>(Messages.LANGUAGES);
        for (String file : files) {
            Matcher text = TEXTS.matcher(file);
            if (text.matches()) {
                known.add(text.group(1));
            }
        }
        return Collections.unmodifiableSet(known);
    }

    /**
     * Returns the texts of a pack in the given language.
     *
     * @throws PackException if a file is invalid
     */
    public static Translations of(RulesFolder folder, Pack pack, String language) {
        Problems problems = new Problems();
        Map<String, Map<String, String>> sentences = new HashMap<>();
        String own = pack.folder() + "text/" + language + ".yaml";
        for (String file : folder.files()) {
            boolean common = file.startsWith("common/") && file.endsWith("/text/" + language + ".yaml");
            if (common || file.equals(own)) {
                Tree root = folder.tree(file, problems);
                (root == null ? Map.<String, Tree>of() : root.map())
                        .forEach((section, entries) -> sentences
                                .computeIfAbsent(section, key -> new HashMap<>())
                                .putAll(entries.texts()));
            }
        }
        problems.orThrow();
        Pack base = pack;
        if (pack.layers().size() > 1) {
            PackReading read = PackReader.open(folder, pack.base(), pack.profile(), List.of(), RuleGate.SHUT);
            Pack fine = read.knownToBeFine();
            base = fine == null ? read.pack() : fine;
            dropReworded(sentences, sentences(base), sentences(pack));
        }
        return new Translations(sentences, sentences.isEmpty() ? Set.of() : reasons(base));
    }

    /** Returns the authors' reasons in a pack, which are not translated. */
    public static Set<String> reasons(Pack pack) {
        return Stream.of(
                        pack.options().values().stream().map(Option::cite),
                        pack.values().values().stream().map(Value::cite),
                        pack.yaku().values().stream().map(YakuEntry::cite),
                        WrittenRule.of(pack).values().stream().map(WrittenRule::cite))
                .flatMap(cites -> cites)
                .map(Citation::because)
                .filter(Objects::nonNull)
                .collect(Collectors.toUnmodifiableSet());
    }

    /**
     * Returns a citation for display. Omits the reason unless it belongs to house rules, because reasons of the pack are not
     * translated.
     */
    public Citation of(Citation cite) {
        return cite.because() != null && reasons.contains(cite.because())
                ? new Citation(cite.statements(), cite.ruling(), null)
                : cite;
    }

    private static void dropReworded(
            Map<String, Map<String, String>> sentences,
            Map<String, Map<String, String>> before,
            Map<String, Map<String, String>> now) {
        now.forEach((section, entries) -> entries.forEach((id, sentence) -> {
            String old = before.get(section).get(id);
            if (!sentence.equals(old)) {
                sentences.getOrDefault(section, new HashMap<>()).remove(id);
            }
        }));
    }

    /** Returns the pack's own texts for the values, combinations and rules, which layers can change. */
    private static Map<String, Map<String, String>> sentences(Pack pack) {
        Map<String, String> values = new HashMap<>();
        pack.values().forEach((name, value) -> values.put(name, value.what()));
        Map<String, String> yaku = new HashMap<>();
        pack.yaku().forEach((key, entry) -> yaku.put(key, entry.what()));
        Map<String, String> rules = new HashMap<>();
        WrittenRule.of(pack).forEach((name, rule) -> rules.put(name, rule.sentence()));
        return Map.of("values", values, "yaku", yaku, "rules", rules);
    }

    /** Returns empty translations, with which the pack's own texts are used. */
    public static Translations none() {
        return new Translations(Map.of(), Set.of());
    }

    /** Returns the translation for an id, or the given default if there is none. */
    public String of(String section, String id, String otherwise) {
        return sentences.getOrDefault(section, Map.of()).getOrDefault(id, otherwise);
    }

    /** Returns the display text of an option value, or the value as written in files if it has no text. */
    public String choice(Option option, Object value) {
        String text = option.values().text(value);
        return of("choices", option.choice(value), option.values().says().getOrDefault(text, text));
    }
}
