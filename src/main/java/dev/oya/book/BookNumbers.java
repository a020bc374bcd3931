package dev.oya.book;

import dev.oya.pack.Option;
import dev.oya.pack.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
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
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("name", option.name());
            one.put("what", words.text("options", option.name(), option.what()));
            one.put("value", value);
            one.put("allowed", now.amounts().allowed(option));
            one.put("cites", BookCites.of(now.pack().cite(option)));
            one.put("changed", changed);
            one.put("was", changed ? old : "");
            all.add(one);
            if (changed) {
                changes.note(
                        "option-" + option.name(),
                        words.text("options", option.name(), option.what()),
                        value,
                        BookCites.of(now.pack().cite(option)),
                        old,
                        BookCites.of(before.pack().cite(option)));
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
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("name", value.name());
            one.put("what", what);
            one.put("is", is);
            one.put("cites", BookCites.of(value.cite()));
            one.put("changed", changed);
            one.put("was", changed ? was : "");
            all.add(one);
            if (changed) {
                List<Object> cites =
                        old == null ? List.of() : BookCites.of(before.pack().cite(old.cite()));
                changes.note("value-" + value.name(), what, is, BookCites.of(value.cite()), was, cites);
            }
        }
        return all;
    }
}
