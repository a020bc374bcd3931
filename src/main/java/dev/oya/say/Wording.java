package dev.oya.say;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.Amount;
import dev.oya.pack.Pack;
import dev.oya.pack.YakuEntry;
import dev.oya.pack.read.DrawnCards;
import dev.oya.pack.read.RulesFolder;
import dev.oya.pack.words.Glossary;
import dev.oya.pack.words.Messages;
import dev.oya.pack.words.RuleIndex;
import dev.oya.pack.words.Translations;
import dev.oya.vocabulary.Conclusion;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.stream.Stream;

/** Sentences about rounds, and words of the games, in one language. Safe to share between threads. */
public final class Wording {
    private final String language;
    private final RulesFolder folder;
    private final Glossary glossary;
    private final List<ResourceBundle> sentences;
    private final Pack own;
    private volatile Translations texts;
    private volatile RuleIndex sources;

    /**
     * @param language such as {@code sv}; in English where there are no sentences in it
     * @param folder where the words of the pack's game and deck are
     * @param more files of further sentences, named as classes are
     */
    public Wording(String language, RulesFolder folder, Pack pack, String... more) {
        this.language = language;
        this.folder = folder;
        this.own = pack;
        this.glossary = Glossary.of(folder, pack);
        this.sentences = Stream.concat(Stream.of("dev.oya.say.messages"), Stream.of(more))
                .map(file -> Messages.of(file, language))
                .toList();
    }

    /** The language it speaks. */
    public String language() {
        return language;
    }

    /** A sentence with its blanks filled in. */
    public String say(String key, Object... blanks) {
        ResourceBundle said = sentences.stream()
                .filter(some -> some.containsKey(key))
                .findFirst()
                .orElseThrow(() -> new MissingResourceException("nothing is said", Wording.class.getName(), key));
        return String.format(Locale.ROOT, said.getString(key), blanks);
    }

    /** The sentences of a pack in this language. */
    public Translations texts(Pack pack) {
        if (pack != own) {
            return Translations.of(folder, pack, language);
        }
        if (texts == null) {
            texts = Translations.of(folder, pack, language);
        }
        return texts;
    }

    /** The rules of a pack in this language. */
    public RuleIndex sources(Pack pack) {
        if (pack != own) {
            return new RuleIndex(pack, texts(pack));
        }
        if (sources == null) {
            sources = new RuleIndex(pack, texts(pack));
        }
        return sources;
    }

    /** The words of the pack's game and deck. */
    public Glossary glossary() {
        return glossary;
    }

    /** The cards of the pack's deck, to be drawn beside what is said of them. */
    public DrawnCards drawn() {
        return new DrawnCards(folder, own.deck());
    }

    /** What a pack is, in a sentence. */
    public String title(Pack pack) {
        return texts(pack).of("pack", "title", pack.title());
    }

    /** So many points. */
    public String points(int number) {
        return count("points", number);
    }

    /**
     * What a combination is worth without what cards beyond it add, or each of its cards where it is worth nothing by itself; null
     * where nothing is said of it.
     */
    public String amount(YakuEntry entry, Map<String, Object> options) {
        boolean each = entry.more() != null
                && entry.worth() != null
                && entry.worth().option() == null
                && entry.worth().number() == 0;
        return amount(each ? entry.more().amount() : entry.worth(), options);
    }

    private String amount(Amount amount, Map<String, Object> options) {
        if (amount == null || amount.unlimited()) {
            return null;
        }
        Object number = amount.option() == null ? AmountText.number(amount.number()) : options.get(amount.option());
        boolean one = amount.unit().equals("points") && String.valueOf(number).equals("1");
        return one ? points(1) : number + " " + word(amount.unit());
    }

    /** So many of what a sentence counts; for one there is a sentence of its own. */
    public String count(String key, long number) {
        String written = Math.abs(number) < 1_000 ? Long.toString(number) : String.format(Locale.ROOT, "%,d", number);
        return say(number == 1 ? key + "-one" : key, written);
    }

    /** The word for an id of a game. */
    public String word(String id) {
        return glossary.word(id, language);
    }

    /** How something is said in a sentence, or null where that is as it stands. */
    public String form(String id) {
        return glossary.form(id, language);
    }

    /** The words for several ids. */
    public String words(List<String> ids) {
        return String.join(", ", ids.stream().map(this::word).toList());
    }

    /** What a payment is for, such as {@code teyaku:triplet}. */
    public String reason(String reason) {
        int colon = reason.indexOf(':');
        return colon < 0 ? word(reason) : word(reason.substring(0, colon)) + ": " + word(reason.substring(colon + 1));
    }

    /** A feat with how often it was done: once has a word of its own. */
    public String feats(int number, String id) {
        return say("feats", number, one(number, id));
    }

    /** The word for one of what an id counts, where there is one and the number is one; else that of the id. */
    public String one(int number, String id) {
        return word(number == 1 && glossary.has(id + "-one") ? id + "-one" : id);
    }

    /** What a build is worth, as players say it; {@code kind} is {@code worth}, {@code several} or {@code lies}. */
    public String worth(String kind, int value) {
        String id = kind + "-" + value;
        return glossary.has(id) ? word(id) : String.valueOf(value);
    }

    /** The multiplier of a round, behind a sentence; nothing where rounds are not multiplied. */
    public String factor(Pack pack, int factor) {
        return pack.multiplies() ? " " + say("factor", factor) : "";
    }

    /** The seats of a side. */
    public String side(List<Integer> side) {
        return say(side.size() == 1 ? "seat" : "seats", numbers(side));
    }

    /** The numbers of a side's seats. */
    public String numbers(List<Integer> side) {
        return listed(side.stream().map(String::valueOf).toList());
    }

    /** Several things, the last after "and". */
    String listed(List<String> all) {
        int last = all.size() - 1;
        return last < 1
                ? String.join("", all)
                : String.join(", ", all.subList(0, last)) + " " + say("and") + " " + all.get(last);
    }

    /** A seat, the pot or the bank. */
    public String account(int account) {
        return account == Conclusion.POT ? say("pot") : account == Conclusion.BANK ? say("bank") : say("seat", account);
    }

    /** A card by code and name. */
    public String card(Deck deck, int index) {
        String code = deck.card(index).code();
        return glossary.has(code) ? code + " " + word(code) : code;
    }

    /** Cards by code and name. */
    public List<String> cards(Deck deck, CardSet cards) {
        return cards.stream().mapToObj(card -> card(deck, card)).toList();
    }
}
