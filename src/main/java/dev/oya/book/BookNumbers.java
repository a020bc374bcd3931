package dev.oya.book;

import dev.oya.pack.Option;
import dev.oya.pack.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Options and numbers of a pack, with what they were before house rules. */
record BookNumbers(BookSide now, BookSide before, BookWords words, BookChanges changes) {
    List<Object> options() {
        List<Object> all = new ArrayList<>();
        for (Option option : now.pack().options().values()) {
            String value = now.amounts().value(option, now.settings().get(option.name()));
            String old = before.amounts().value(option, before.settings().get(option.name()));
            boolean changed = !value.equals(old);
            String what = words.text("options", option.name(), option.what());
            List<Object> cites = BookCites.of(now.pack().cite(option));
            all.add(Map.of(
                    "name",
                    option.name(),
                    "what",
                    what,
                    "value",
                    value,
                    "allowed",
                    now.amounts().allowed(option),
                    "margin",
                    BookCites.margin(
                            List.of(now.pack().cite(option)), now.pack().text()),
                    "changed",
                    changed,
                    "was",
                    changed ? old : ""));
            if (changed) {
                List<Object> before = BookCites.of(this.before.pack().cite(option));
                changes.note("option-" + option.name(), what, value, cites, old, before);
            }
        }
        return all;
    }

    List<Object> values() {
        List<Object> all = new ArrayList<>();
        for (Value value : now.pack().values().values()) {
            Value old = before.pack().values().get(value.name());
            String is = now.amounts().of(value.amount());
            String was = old == null ? "" : before.amounts().of(old.amount());
            boolean said = old != null && Objects.equals(old.amount(), value.amount());
            boolean changed = !said && !is.equals(was);
            String what = words.text("values", value.name(), value.what());
            all.add(Map.of(
                    "name",
                    value.name(),
                    "what",
                    what,
                    "is",
                    is,
                    "cites",
                    BookCites.of(value.cite()),
                    "changed",
                    changed,
                    "was",
                    changed ? was : ""));
            if (changed) {
                List<Object> cites =
                        old == null ? List.of() : BookCites.of(before.pack().cite(old.cite()));
                changes.note("value-" + value.name(), what, is, BookCites.of(value.cite()), was, cites);
            }
        }
        return all;
    }
}
