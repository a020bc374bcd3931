package dev.oya.pack.read;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.input.RuleCaches;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The build has checked the files that it ships, and nothing else. */
class ShippedFilesTest {
    private static final RuleCaches CACHES = new RuleCaches();

    @ParameterizedTest
    @CsvSource({"options, koi-koi/1/options.yaml", "values, hachi-hachi/1/values.yaml", "drawing, decks/hanafuda.svg"})
    void knowsShippedTextsOnly(String kind, String file) {
        String text = RulesFolder.inJar().read(file);
        assertTrue(ShippedFiles.isChecked(FileCheck.key(kind, text, CACHES)));
        assertFalse(ShippedFiles.isChecked(FileCheck.key(kind, text + " ", CACHES)));
        assertFalse(ShippedFiles.isChecked(FileCheck.key("glossary", text, CACHES)));
    }
}
