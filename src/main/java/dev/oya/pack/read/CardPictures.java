package dev.oya.pack.read;

import dev.oya.input.PackException;
import dev.oya.input.Problems;
import dev.oya.input.Tree;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The pictures of a deck: an SVG with a {@code symbol} for each card code, a symbol {@code back}, and shared parts in {@code
 * defs}. The deck's file names the SVG. A card without a picture gets a plain face with its code. Immutable and thread-safe.
 */
public final class CardPictures {
    /** Symbol of a face-down card. */
    public static final String BACK = "back";

    private static final Pattern SPOKEN = Pattern.compile("<(\\w+)([^<>]* lang=\"([^\"]+)\"[^<>]*)>");
    private static final Pattern DISPLAY = Pattern.compile(" display=\"[^\"]*\"");
    private static final Pattern USED = Pattern.compile("href=\"#([^\"]+)\"");
    private static final Pattern SIZE = Pattern.compile("0 0 [0-9]{1,4} ([0-9]{1,4})");
    private static final String PLAIN = "0 0 100 140";

    private final Map<String, String> parts;
    private final Map<String, String> cards = new LinkedHashMap<>();
    private final String box;

    private CardPictures(Drawing drawing, Collection<String> codes, String language) {
        parts = new LinkedHashMap<>(drawing.parts());
        parts.replaceAll((id, part) -> spoken(part, language));
        drawing.symbols().forEach((code, symbol) -> cards.put(code, spoken(symbol, language)));
        box = SIZE.matcher(drawing.viewBox()).matches() ? drawing.viewBox() : PLAIN;
        codes.forEach(code -> cards.computeIfAbsent(code, this::plain));
        cards.computeIfAbsent(BACK, this::plain);
    }

    /** Shows the elements of a part that are in the given language, or those in English if none is. */
    private static String spoken(String part, String language) {
        String shown = part.contains(" lang=\"" + language + "\"") ? language : "en";
        return SPOKEN.matcher(part)
                .replaceAll(one -> Matcher.quoteReplacement("<" + one.group(1)
                        + DISPLAY.matcher(one.group(2)).replaceAll("")
                        + (one.group(3).equals(shown) ? ">" : " display=\"none\">")));
    }

    /**
     * Returns the pictures of the deck {@code decks/<name>.yaml}, or null if this file does not exist.
     *
     * @param language language code; elements of the drawing may have a {@code lang} attribute, such as the letters of court
     *     cards
     * @throws PackException if the deck's file or drawing is invalid
     */
    public static CardPictures of(RulesFolder folder, String name, String language) {
        String file = "decks/" + name + ".yaml";
        if (!folder.exists(file)) {
            return null;
        }
        Problems problems = new Problems();
        Tree root = folder.tree(file, problems);
        Drawing drawing = Drawing.EMPTY;
        Set<String> codes = new LinkedHashSet<>();
        if (root != null) {
            for (String cards : List.of("cards", "extra")) {
                codes.addAll(root.has(cards) ? root.get(cards).map().keySet() : Set.of());
            }
            String pictures =
                    root.has("pictures") ? "decks/" + root.get("pictures").text() : "";
            drawing = folder.exists(pictures) ? Drawing.read(folder, pictures, problems) : drawing;
        }
        problems.orThrow();
        return new CardPictures(drawing, codes, language);
    }

    /** Returns the size of a card as {@code 0 0 width height}. */
    public String viewBox() {
        return box;
    }

    /** Returns an SVG with the pictures of all cards. */
    public String svg() {
        return svg(parts.keySet(), cards.keySet());
    }

    /** Returns an SVG with only the given cards and the parts that they need. Ignores unknown codes. */
    public String svg(Collection<String> codes) {
        Set<String> used = new LinkedHashSet<>();
        codes.forEach(code -> use(cards.getOrDefault(code, ""), used));
        return svg(
                parts.keySet().stream().filter(used::contains).toList(),
                cards.keySet().stream().filter(codes::contains).toList());
    }

    /** Returns the picture of the given card as a standalone SVG, or null if the deck does not contain the card. */
    public String picture(String code) {
        String svg = svg(Set.of(code));
        String shown = svg.substring(0, svg.lastIndexOf("</svg>")) + "<use href=\"#" + code + "\"/></svg>\n";
        return cards.containsKey(code) ? shown : null;
    }

    private void use(String drawn, Set<String> used) {
        Matcher use = USED.matcher(drawn);
        while (use.find()) {
            if (used.add(use.group(1))) {
                use(parts.getOrDefault(use.group(1), ""), used);
            }
        }
    }

    private String svg(Collection<String> ids, Collection<String> codes) {
        StringBuilder svg =
                new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"" + box + "\">\n<defs>\n");
        ids.forEach(id -> svg.append(parts.get(id)).append('\n'));
        svg.append("</defs>\n");
        codes.forEach(code -> svg.append(cards.get(code)).append('\n'));
        return svg.append("</svg>\n").toString();
    }

    private String plain(String code) {
        String height = box.substring(box.lastIndexOf(' ') + 1);
        String face = code.equals(BACK)
                ? " fill=\"#34459a\"/>"
                : " fill=\"#fdfaf1\"/><text x=\"50\" y=\"50\" font-family=\"sans-serif\" font-size=\"36\" font-weight=\"bold\""
                        + " text-anchor=\"middle\" fill=\"#1d1917\">" + code + "</text>";
        return "<symbol id=\"" + code + "\" viewBox=\"" + box + "\"><rect x=\"1\" y=\"1\" width=\"98\" height=\""
                + (Integer.parseInt(height) - 2) + "\" rx=\"8\" stroke=\"#1d1917\" stroke-width=\"2\"" + face
                + "</symbol>";
    }
}
