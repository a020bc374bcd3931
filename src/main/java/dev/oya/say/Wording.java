package dev.oya.say;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.input.ExactMath;
import dev.oya.input.RuleCaches;
import dev.oya.pack.Amount;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.YakuEntry;
import dev.oya.pack.read.DrawnCards;
import dev.oya.pack.read.RulesFolder;
import dev.oya.pack.words.Glossary;
import dev.oya.pack.words.Messages;
import dev.oya.pack.words.RuleIndex;
import dev.oya.pack.words.Translations;
import dev.oya.play.table.Verdict;
import dev.oya.vocabulary.Conclusion;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.stream.Stream;

/** Texts of a rule pack and messages in one language. Thread-safe. */
public final class Wording {
    private final String language;
    private final RulesFolder folder;
    private final Glossary glossary;
    private final List<ResourceBundle> sentences;
    private final Pack own;
    private final SeatNames names;
    private volatile Translations texts;
    private volatile RuleIndex sources;

    /**
     * Loads the texts of a language.
     *
     * @param language language code such as {@code sv}; missing texts fall back to English
     * @param folder rules folder with the texts of the game and its deck
     * @param more base names of further message bundles
     */
    public Wording(String language, RulesFolder folder, Pack pack, String... more) {
        this(
                language,
                folder,
                pack,
                Glossary.of(folder, pack),
                Stream.concat(Stream.of("dev.oya.say.messages"), Stream.of(more))
                        .map(file -> Messages.of(file, language))
                        .toList(),
                SeatNames.NONE);
    }

    private Wording(
            String language,
            RulesFolder folder,
            Pack pack,
            Glossary glossary,
            List<ResourceBundle> sentences,
            SeatNames names) {
        this.language = language;
        this.folder = folder;
        this.own = pack;
        this.glossary = glossary;
        this.sentences = sentences;
        this.names = names;
    }

    /** Returns a copy to which the names of another pack are added. */
    public Wording with(Pack other) {
        return new Wording(language, folder, own, glossary.with(other), sentences, names);
    }

    /** Returns a copy that uses the names of players instead of seat numbers. */
    public Wording with(SeatNames seated) {
        return new Wording(language, folder, own, glossary, sentences, seated);
    }

    public String language() {
        return language;
    }

    /** Returns a message with its placeholders filled in. */
    public String say(String key, Object... blanks) {
        return String.format(Locale.ROOT, bundle(key).getString(key), blanks);
    }

    private ResourceBundle bundle(String key) {
        return sentences.stream()
                .filter(some -> some.containsKey(key))
                .findFirst()
                .orElseThrow(() -> new MissingResourceException("unknown message", Wording.class.getName(), key));
    }

    /** Returns the names of an option's values, by value as text. Values without a name are left out. */
    public Map<String, String> names(Option option, Pack pack) {
        Map<String, String> names = new LinkedHashMap<>();
        if (option.values().noLimit() != null) {
            names.put(String.valueOf(option.values().noLimit()), say("no-limit"));
        }
        Translations translated = texts(pack);
        option.values().says().keySet().forEach(value -> names.put(value, translated.choice(option, value)));
        return names;
    }

    /** Returns the texts of a pack in this language. */
    public Translations texts(Pack pack) {
        if (pack != own) {
            return Translations.of(folder, pack, language);
        }
        if (texts == null) {
            texts = Translations.of(folder, pack, language);
        }
        return texts;
    }

    /** Returns the rule sentences of a pack in this language. */
    public RuleIndex sources(Pack pack) {
        if (pack != own) {
            return new RuleIndex(pack, texts(pack));
        }
        if (sources == null) {
            sources = new RuleIndex(pack, texts(pack));
        }
        return sources;
    }

    /** Returns the caches of the rules folder. */
    public RuleCaches caches() {
        return folder.caches();
    }

    /** Returns the glossary of the game and its deck. */
    public Glossary glossary() {
        return glossary;
    }

    /** Returns the card pictures of the pack's deck. */
    public DrawnCards drawn() {
        return new DrawnCards(folder, own.deck(), language);
    }

    public String title(Pack pack) {
        return texts(pack).of("pack", "title", pack.title());
    }

    /** Returns a number of points as text with its unit, such as "5 points". */
    public String points(int number) {
        return count("points", number);
    }

    /** Returns points with the multiplier of the round, such as "40 × 4 = 160 points". */
    public String multiplied(int number, int factor) {
        return factor == 1 ? points(number) : number + " × " + factor + " = " + points(ExactMath.times(number, factor));
    }

    /**
     * Returns the value of a combination without extra cards, or the value of each card if only cards count. Returns null if
     * the combination has neither value.
     */
    public String amount(YakuEntry entry, Map<String, Object> options) {
        String each = each(entry, options);
        return each.isEmpty() || AmountText.hasBase(entry, options) ? amount(entry.worth(), options) : each;
    }

    /** Returns the value of each further card of a combination, or an empty string if further cards are worth nothing. */
    public String each(YakuEntry entry, Map<String, Object> options) {
        YakuEntry.More more = entry.more();
        if (more == null || AmountText.value(more.amount(), options) == 0) {
            return "";
        }
        String key = "each-" + more.each() + (more.beyond() == 0 ? "" : "-beyond");
        return say(key, amount(more.amount(), options), more.beyond());
    }

    /** Returns an amount as text, such as "7 kan", or null if the amount is null or unlimited. */
    public String amount(Amount amount, Map<String, Object> options) {
        if (amount == null || amount.unlimited()) {
            return null;
        }
        Object number = amount.option() == null ? AmountText.number(amount.number()) : options.get(amount.option());
        boolean one = amount.unit().equals("points") && String.valueOf(number).equals("1");
        return one ? points(1) : number + " " + word(amount.unit());
    }

    /** Returns a message in the singular or plural form that a number needs. See {@link Messages#count}. */
    public String count(String key, long number, Object... more) {
        return Messages.count(bundle(key), key, number, more);
    }

    /** Returns the display name of an id. */
    public String word(String id) {
        return glossary.word(id, language);
    }

    /** Returns the reason why a move is refused. If a rule refused the move, returns the sentence of the rule. */
    public String refusal(Verdict.Refused refused) {
        String rule =
                refused.rule() == null ? "" : sources(own).of(refused.rule()).sentence();
        return rule.isEmpty() ? refused.in(language, this::named) : rule;
    }

    private String named(String id) {
        CardSet cards = own.deck().copies(id);
        return cards == null ? word(id) : card(own.deck(), cards.first());
    }

    /** Returns the form of an id for use in a sentence, or null if it has no special form. */
    public String form(String id) {
        return glossary.form(id, language);
    }

    /** Returns the display names of ids, separated by commas. */
    public String words(List<String> ids) {
        return String.join(", ", ids.stream().map(this::word).toList());
    }

    /** Returns the reason of a payment, such as {@code teyaku:triplet}, as text. Prefers the glossary's name for the whole reason. */
    public String reason(String reason) {
        int colon = glossary.has(reason) ? -1 : reason.indexOf(':');
        return colon < 0 ? word(reason) : word(reason.substring(0, colon)) + ": " + word(reason.substring(colon + 1));
    }

    /** Returns a number with the name of a feat, such as {@code 2 sweeps}. */
    public String feats(int number, String id) {
        return say("feats", number, one(number, id));
    }

    /**
     * Returns the singular name of an id if the number is 1 and the glossary has a singular. Otherwise returns the plural.
     */
    public String one(int number, String id) {
        return word(number == 1 && glossary.has(id + "-one") ? id + "-one" : id);
    }

    /**
     * Returns the value of a build in the grammatical form that its sentence needs.
     *
     * @param kind the form: {@code worth}, {@code several} or {@code lies}
     */
    public String worth(String kind, int value) {
        String id = kind + "-" + value;
        return glossary.has(id) ? word(id) : String.valueOf(value);
    }

    /** Returns the multiplier of a round for use after a sentence, or an empty string if the game has no multipliers. */
    public String factor(Pack pack, int factor) {
        return pack.multiplies() ? " " + say("factor", factor) : "";
    }

    /** Returns the names of a side's seats, or their numbers if no seat has a name. */
    public String side(List<Integer> side) {
        return names.known().isEmpty()
                ? say(side.size() == 1 ? "seat" : "seats", numbers(side))
                : listed(side.stream().map(this::account).toList());
    }

    /** Returns the seat numbers of a side. */
    public String numbers(List<Integer> side) {
        return listed(side.stream().map(String::valueOf).toList());
    }

    /** Returns the items as an enumeration, with "and" before the last item. */
    String listed(List<String> all) {
        int last = all.size() - 1;
        return last < 1
                ? String.join("", all)
                : String.join(", ", all.subList(0, last)) + " " + say("and") + " " + all.get(last);
    }

    /** Returns the items as alternatives, with "or" between them. */
    public String either(List<String> all) {
        return all.stream()
                .reduce((first, other) -> say("either", first, other))
                .orElse("");
    }

    /** Returns the name of an account: a seat, the pot or the bank. */
    public String account(int account) {
        if (account == Conclusion.POT) {
            return say("pot");
        }
        if (account == Conclusion.BANK) {
            return say("bank");
        }
        String name = names.known().get(account);
        return isReader(account) ? say("you") : name == null ? say("seat", account) : name;
    }

    /** Returns whether the reader plays this seat. */
    public boolean isReader(int seat) {
        return seat == names.reader();
    }

    /**
     * Returns a sentence about a player. If the player is the reader, uses the message whose key ends in {@code -you}.
     *
     * @param more further arguments of the message, after the player
     */
    public String about(String key, int seat, Object... more) {
        return sentence(isReader(seat) ? key + "-you" : key, account(seat), more);
    }

    /**
     * Returns a sentence about a side. If the reader is on the side, uses the message whose key ends in {@code -you}. If no
     * player has a name and the side has several seats, uses the message whose key ends in {@code -seats}.
     */
    public String about(String key, List<Integer> side) {
        if (names.equals(SeatNames.NONE) && side.size() > 1) {
            return say(key + "-seats", numbers(side));
        }
        return sentence(side.contains(names.reader()) ? key + "-you" : key, side(side));
    }

    private String sentence(String key, String who, Object... more) {
        Object[] blanks = Stream.concat(Stream.of(who), Stream.of(more)).toArray();
        boolean begins = bundle(key).getString(key).startsWith("%s");
        String text = say(key, blanks);
        return begins ? begun(text) : text;
    }

    /** Returns a text with a capital first letter, as at the beginning of a sentence. */
    public static String begun(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    /** Returns the code of a card, followed by its name if the glossary has one. */
    public String card(Deck deck, int index) {
        String code = deck.card(index).code();
        return glossary.has(code) ? code + " " + word(code) : code;
    }

    /** Returns the code of each card, followed by its name if the glossary has one. */
    public List<String> cards(Deck deck, CardSet cards) {
        return cards.stream().mapToObj(card -> card(deck, card)).toList();
    }
}
