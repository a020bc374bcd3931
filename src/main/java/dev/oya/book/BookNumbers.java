package dev.oya.book;

import dev.oya.book.BookCites.Cite;
import dev.oya.book.BookCites.Margin;
import dev.oya.pack.Citation;
import dev.oya.pack.Option;
import dev.oya.pack.Value;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** The options and values of a pack, compared with the options and values before house rules. */
record BookNumbers(BookSide now, BookSide before, BookWords words, List<BookChange> changes) {
    record Choice(
            String name, String what, String value, String others, List<Margin> margin, boolean changed, String was) {}

    /** A group of related options. */
    record Group(String name, List<Choice> choices) {}

    record Figure(String id, String what, String is, List<Cite> cites, boolean changed, String was) {}

    /** Returns the options by group. Groups without options are omitted. */
    List<Group> options() {
        return Stream.of(Option.Group.values())
                .map(group -> new Group(
                        words.say("group-" + group),
                        now.pack().options().values().stream()
                                .filter(option -> option.group() == group)
                                .map(this::option)
                                .toList()))
                .filter(group -> !group.choices().isEmpty())
                .toList();
    }

    private Choice option(Option option) {
        String name = option.name();
        String value = now.amounts().value(option, now.settings().get(name));
        String was = before.amounts().value(option, before.settings().get(name));
        boolean changed = !value.equals(was);
        String what = words.text("options", name, option.what());
        Citation cite = now.pack().cite(option);
        if (changed) {
            List<Cite> old = now.quoting().of(before.pack().cite(option));
            changes.add(
                    new BookChange("option-" + name, what, value, now.quoting().of(cite), was, old));
        }
        List<Margin> margin = now.quoting().margin(List.of(cite), now.pack().text());
        return new Choice(name, what, value, now.amounts().others(option), margin, changed, changed ? was : "");
    }

    List<Figure> values() {
        return now.pack().values().values().stream().map(this::value).toList();
    }

    private Figure value(Value value) {
        Value old = before.pack().values().get(value.name());
        String is = now.amounts().of(value.amount());
        String was = old == null ? "" : before.amounts().of(old.amount());
        boolean unchanged = old != null && Objects.equals(old.amount(), value.amount());
        boolean changed = !unchanged && !is.equals(was);
        String what = words.text("values", value.name(), value.what());
        List<Cite> cites = now.quoting().of(value.cite());
        if (changed) {
            changes.add(new BookChange(
                    "value-" + value.name(), what, is, cites, was, before.cites(old == null ? null : old.cite())));
        }
        return new Figure(value.name(), what, is, cites, changed, changed ? was : "");
    }
}
