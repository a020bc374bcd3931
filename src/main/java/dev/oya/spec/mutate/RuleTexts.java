package dev.oya.spec.mutate;

import dev.oya.engine.check.RuleCheck;
import dev.oya.input.PackException;
import dev.oya.input.Problem;
import dev.oya.input.Problems;
import dev.oya.input.Tree;
import dev.oya.input.YamlParser;
import dev.oya.pack.Pack;
import dev.oya.pack.RuleGate;
import dev.oya.pack.RuleSource;
import dev.oya.pack.read.DrlText;
import dev.oya.pack.read.PackReader;
import dev.oya.pack.read.RulesFolder;
import dev.oya.pack.words.Glossary;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * The rules of a game with all its profiles, or of a layer. Creates their mutations, and checks the rules with each mutation.
 */
final class RuleTexts {
    private static final String ARROW = "transition-without-rule";

    private final RulesFolder folder;
    private final List<Path> houses;
    private final List<Pack> packs;
    private final String layer;

    private final Map<List<String>, Glossary> glossaries = new ConcurrentHashMap<>();

    private final Map<Pack, Set<String>> before = new ConcurrentHashMap<>();

    /**
     * @param packs packs of all profiles of the game
     * @param layer file of the layer in the folder whose rules are mutated, or null to mutate the rules of the game
     */
    RuleTexts(RulesFolder folder, List<Path> houses, List<Pack> packs, String layer) {
        this.folder = folder;
        this.houses = houses;
        this.packs = packs;
        this.layer = layer;
    }

    List<Mutation> changes() {
        Set<Mutation> changes = new LinkedHashSet<>();
        Set<String> files = new LinkedHashSet<>();
        for (Pack pack : packs) {
            changes.addAll(RuleMutator.of(pack, layer == null ? file -> !file.startsWith("house/") : this::isOfLayer));
            files.addAll(layer == null ? yaml(pack) : List.of(layer));
        }
        List<Mutation> all = new ArrayList<>(changes);
        files.forEach(file ->
                all.addAll(YamlMutator.of(file, folder.read(file), packs.get(0).deck())));
        return all;
    }

    private boolean isOfLayer(String file) {
        return file.startsWith(layer.substring(0, layer.lastIndexOf('/') + 1));
    }

    private List<String> yaml(Pack pack) {
        List<String> files = new ArrayList<>();
        String own = pack.folder();
        Tree root = YamlParser.parse(own + "pack.yaml", folder.read(own + "pack.yaml"), new Problems());
        files.add(own + "pack.yaml");
        for (Tree node : root.get("files").list()) {
            if (node.text().endsWith(".yaml") && !node.text().endsWith("record.yaml")) {
                files.add(folder.exists(own + node.text()) ? own + node.text() : node.text());
            }
        }
        files.add(own + "profiles/" + pack.profile() + ".yaml");
        return files;
    }

    record Found(Pack pack, RuleSource source, DrlText.Rule rule) {
        String text() {
            return source.text().substring(rule.start(), rule.end());
        }

        /** Returns the pack with the given text of the rule. */
        Pack with(String instead) {
            String text = source.text();
            RuleSource now = source.with(text.substring(0, rule.start()) + instead + text.substring(rule.end()));
            return pack.withRules(
                    pack.rules().stream().map(one -> one == source ? now : one).toList());
        }
    }

    /** Returns the rule that a mutation changes, from the first pack that contains the rule. */
    Found find(Mutation change) {
        for (Pack pack : packs) {
            for (RuleSource source : pack.rules()) {
                for (DrlText.Rule rule : DrlText.of(source.text()).rules()) {
                    if (source.file().equals(change.place().file())
                            && rule.name().equals(change.of())) {
                        return new Found(pack, source, rule);
                    }
                }
            }
        }
        throw new IllegalArgumentException("there is no rule " + change.of());
    }

    RulesFolder with(Mutation change) {
        return folder.with(Map.of(change.place().file(), change.text()));
    }

    /** Returns the code of the first problem that a mutation of a rule causes, or null if the rule check accepts it. */
    String refused(Mutation change) {
        Found found = find(change);
        boolean transition = change.kind() == Mutation.Kind.RULE
                && found.pack.phases().phases().values().stream()
                        .anyMatch(phase -> phase.transitions().containsKey(change.of()));
        return transition ? ARROW : first(found.pack, problems(found.with(change.text())));
    }

    /**
     * The effect of a mutation of a YAML file.
     *
     * @param refused code of the first problem, or null if there is none
     * @param others profiles that the mutation changes
     */
    record Read(String refused, Set<String> others) {}

    Read read(Mutation change) {
        Set<String> others = new HashSet<>();
        for (Pack pack : packs) {
            try {
                Pack now = PackReader.read(with(change), pack.base(), pack.profile(), houses, RuleGate.SHUT);
                String first = first(pack, problems(now));
                if (first != null) {
                    return new Read(first, Set.of());
                }
                if (!now.digest().equals(pack.digest())) {
                    others.add(pack.profile());
                }
            } catch (PackException wrong) {
                return new Read(wrong.problems().get(0).code(), Set.of());
            }
        }
        return new Read(null, others);
    }

    private List<Problem> problems(Pack pack) {
        Glossary glossary =
                glossaries.computeIfAbsent(List.of(pack.folder(), pack.deck().id()), any -> Glossary.of(folder, pack));
        return RuleCheck.problems(pack, glossary::has, folder.caches());
    }

    /** Returns the code of the first problem that the unmodified pack does not have, or null if there is no such problem. */
    private String first(Pack pack, List<Problem> problems) {
        Set<String> old = before.computeIfAbsent(
                pack, one -> problems(one).stream().map(RuleTexts::key).collect(Collectors.toSet()));
        return problems.stream()
                .filter(problem -> !old.contains(key(problem)))
                .map(Problem::code)
                .findFirst()
                .orElse(null);
    }

    private static String key(Problem problem) {
        return problem.code() + problem.message();
    }
}
