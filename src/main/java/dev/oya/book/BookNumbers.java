package dev.oya.book;

import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Options and numbers of a pack, with what they were before house rules. */
final class BookNumbers {
    private final Pack pack;
    private final Pack base;
    private final Map<String, Object> settings;
    private final BookWords words;
    private final BookChanges changes;
    private final BookAmounts amounts;
    private final BookAmounts before;

    BookNumbers(Pack pack, Pack base, Map<String, Object> settings, BookWords words, BookChanges changes) {
        this.pack = pack;
        this.base = base;
        this.settings = settings;
        this.words = words;
        this.changes = changes;
        this.amounts = new BookAmounts(settings, words);
        this.before = new BookAmounts(base.settings(), words);
    }

    List<Object> options() {
        List<Object> all = new ArrayList<>();
        for (Option option : pack.options().values()) {
            String value = amounts.value(settings.get(option.name()));
            String old = before.value(base.settings().get(option.name()));
            boolean changed = !value.equals(old);
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("name", option.name());
            one.put("what", words.text("options", option.name(), option.what()));
            one.put("value", value);
            one.put("allowed", option.allowed());
            one.put("cites", BookCites.of(pack.cite(option)));
            one.put("changed", changed);
            one.put("was", changed ? old : "");
            all.add(one);
            if (changed) {
                changes.note(
                        "option-" + option.name(),
                        words.text("options", option.name(), option.what()),
                        value,
                        BookCites.of(pack.cite(option)),
                        old,
                        BookCites.of(base.cite(option)));
            }
        }
        return all;
    }

    List<Object> values() {
        List<Object> all = new ArrayList<>();
        for (Value value : pack.values().values()) {
            Value old = base.values().get(value.name());
            String is = amounts.of(value.amount());
            String was = old == null ? "" : before.of(old.amount());
            boolean said = old != null && Objects.equals(old.amount(), value.amount());
            boolean changed = !said && !is.equals(was);
            String what = words.text("values", value.name(), value.what());
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("name", value.name());
            one.put("what", what);
            one.put("is", is);
            one.put("cites", BookCites.of(value.cite()));
            one.put("changed", changed);
            one.put("was", changed ? was : "");
            all.add(one);
            if (changed) {
                List<Object> cites = old == null ? List.of() : BookCites.of(base.cite(old.cite()));
                changes.note("value-" + value.name(), what, is, BookCites.of(value.cite()), was, cites);
            }
        }
        return all;
    }
}
