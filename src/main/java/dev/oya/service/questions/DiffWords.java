package dev.oya.service.questions;

import dev.oya.book.BookAmounts;
import dev.oya.book.BookWords;
import dev.oya.pack.Pack;
import dev.oya.pack.YakuEntry;
import dev.oya.say.Wording;
import java.util.Map;

/** Describes differences between two rule packs from the point of view of one of them, in one language. Immutable. */
final class DiffWords {
    private final Pack pack;
    private final Map<String, Object> settings;
    private final BookWords words;
    private final BookAmounts amounts;

    DiffWords(Pack pack, Map<String, Object> settings, Wording speech) {
        this.pack = pack;
        this.settings = settings;
        this.words = new BookWords(pack, speech);
        this.amounts = new BookAmounts(pack, settings, words);
    }

    /** Returns the name of the item that differs, or null if this pack does not have the item. */
    String what(String kind, String name) {
        return switch (kind) {
            case "option" ->
                pack.options().containsKey(name)
                        ? words.text(kind + "s", name, pack.options().get(name).what())
                        : null;
            case "value" ->
                pack.values().containsKey(name)
                        ? words.text(kind + "s", name, pack.values().get(name).what())
                        : null;
            case "combination" ->
                pack.yaku().containsKey(name) ? words.word(pack.yaku().get(name).id()) : null;
            default -> words.word(name);
        };
    }

    /**
     * Describes an item of this pack.
     *
     * @param written the default text
     */
    String text(String kind, String name, String written) {
        return switch (kind) {
            case "option" -> amounts.value(pack.options().get(name), settings.get(name));
            case "value" -> amounts.of(pack.values().get(name).amount());
            case "combination" -> combination(pack.yaku().get(name));
            case "rule" -> words.text("rules", name, written);
            default -> written;
        };
    }

    private String combination(YakuEntry entry) {
        String worth = entry.isPlayed(settings) ? amounts.worth(entry) : words.say("not-played");
        return (worth.isEmpty() ? "" : worth + ". ") + words.text("yaku", entry.key(), entry.what());
    }
}
