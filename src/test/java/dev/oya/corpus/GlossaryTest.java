package dev.oya.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.Oya;
import dev.oya.pack.Pack;
import dev.oya.pack.language.Glossary;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every word of a pack is in the glossary, in every language of the tables. */
class GlossaryTest {
    private static final Oya OYA = Oya.inJar();
    private static final Glossary GLOSSARY = Glossary.of(OYA.folder());

    @TestFactory
    Stream<DynamicTest> everyWordHasItsEntry() {
        return OYA.games().stream()
                .flatMap(game -> words(OYA.pack(game, null, List.of())).stream()
                        .map(word -> DynamicTest.dynamicTest(game + ": " + word, () -> {
                            Set<String> missing = new TreeSet<>(List.of("en", "sv", "de"));
                            missing.removeAll(GLOSSARY.words()
                                    .getOrDefault(word, java.util.Map.of())
                                    .keySet());
                            assertEquals(Set.of(), missing, "add \"" + word + "\" to rules/glossary.yaml");
                        })));
    }

    private static Set<String> words(Pack pack) {
        Set<String> words = new TreeSet<>();
        words.addAll(pack.phases().words().keySet());
        words.addAll(pack.phases().phases().keySet());
        words.addAll(pack.phases().seatMarks().keySet());
        words.addAll(pack.phases().roundMarks().keySet());
        pack.phases()
                .phases()
                .values()
                .forEach(phase -> phase.arrows().values().stream()
                        .filter(arrow -> arrow.end() != null)
                        .forEach(arrow -> words.add(arrow.end())));
        pack.yaku().values().forEach(entry -> words.add(entry.id()));
        pack.groups().values().forEach(group -> {
            words.add(group.id());
            if (group.payment() != null) {
                words.add(group.payment());
            }
        });
        List<dev.oya.cards.Card> cards = new ArrayList<>(pack.deck().cards());
        cards.addAll(pack.deck().extras());
        cards.forEach(card -> {
            words.add(card.code());
            words.add(card.kind());
        });
        return words;
    }
}
