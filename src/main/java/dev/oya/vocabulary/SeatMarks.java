package dev.oya.vocabulary;

import dev.oya.pack.Phases;

/** The marks that a seat must have and those that it must not have, as bit masks. */
record SeatMarks(int with, int without) {
    static SeatMarks parse(String expression, RuleSettings settings) {
        int with = 0;
        int without = 0;
        for (String word : expression.trim().split("\\s+")) {
            Phases.MarkGroup group = settings.pack().phases().marks().groups().get(word);
            if (group != null) {
                SeatMarks marks = parse(group.marks(), settings);
                with |= marks.with;
                without |= marks.without;
                continue;
            }
            boolean absent = word.startsWith("-");
            int bit = settings.seatMark(absent ? word.substring(1) : word);
            if (absent) {
                without |= bit;
            } else {
                with |= bit;
            }
        }
        return new SeatMarks(with, without);
    }

    boolean match(int marks) {
        return (marks & with) == with && (marks & without) == 0;
    }
}
