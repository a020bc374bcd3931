package dev.oya.engine.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.corpus.Packs;
import dev.oya.engine.RuleLibrary;
import dev.oya.input.RuleCaches;
import dev.oya.pack.Pack;
import dev.oya.pack.RuleSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Errors and advice for rules with unknown facts, members, conclusions or names. */
class RuleCheckTest {
    private static final Pack PACK = RuleLibrary.inJar().pack("koi-koi", null, List.of());

    @ParameterizedTest(name = "{0} => {1}: {2}")
    @CsvSource(delimiter = ';', quoteCharacter = '`', textBlock = """
            ToMove( phaze == "turn", $s : turn );              Offer($s, "play");      unknown-member;      did you mean "phase"?
            ToMove( count == 1, $s : turn );                   Offer($s, "play");      unknown-member;      write count(…)
            ToMove( count("active", "called") == 1, $s : turn ); Offer($s, "play");    unknown-member;
            ToMove( phase == 1, $s : turn );                   Offer($s, "play");      wrong-type;
            ToMove( phase, $s : turn );                        Offer($s, "play");      wrong-type;          compare it with a value, or bind it: $name : phase
            ToMove( $s : turn );                               Offer($t, "play");      unknown-variable;    did you mean "$s"?
            ToMove( $s : turn );                               Offer("play", "play");    wrong-type;          write Offer(seat, action)
            ToMove( $s : turn );                               Offfer($s, "play");     unknown-conclusion;  did you mean "Offer"?
            ToMoove( $s : turn );                              Offer($s, "play");      unknown-fact;        did you mean "ToMove"?
            Books( $s : winner );                              Winner($s);             unknown-fact;        its name is Ledger
            SideFeats( ) Player( $s : seat );                      Gains("win", "x", 1);   facts-never-meet;
            Ended( $s : turn );                                Gains("win", "x", 1);   nobody-hears;        it affects: SideFeats
            ToMove( action == "play", $s : turn );             Offer($s, "play");      unknown-member;      available in: Acted, Tender, NextStep
            ToMove( $s : turn ) Player( seat == $s, rank == 1     ); Offer($s, "play"); unknown-member;     available in: Ended, PaidThing, Achievements
            Tender( ) Player( worth > 3, $s : seat );          Mark($s, "active");     unknown-member;      available in: ToMove, Acted, NextStep, Ended, PaidThing, Achievements
            Playing( );                                        MayUse("below", 2);     wrong-type;          write new MayUse("below")
            Player( worth > 3, $s : seat );                    Mark($s, "active");     unknown-member;
            ToMove( turn == Moment.NOBDY, $s : turn );         Offer($s, "play");      unknown-member;      did you mean "NOBODY"?
            ToMove( on("seven-double"), $s : turn );           Offer($s, "play");      unknown-option;      did you mean "seven-doubles"?
            ToMove( is("seven-doubles", 3), $s : turn );       Offer($s, "play");      wrong-value;         allowed: true, false
            Ended( $s : turn );                                Factor("rain", 2);      wrong-type;          write Factor(id, times)
            ToMove( $s : turn );                               Offer($s, "playy");     unknown-action;      did you mean "play"?
            Ended( end == "stopp", $s : turn );                Winner($s);             unknown-name;        did you mean "stop"?
            Hand( holds("1B 2Z") );                            HandMark("active");     unknown-set;
            Hand( groups("5 2") );                             HandMark("active");     wrong-value;
            ToDeal( );                                         Pattern("4-x");         wrong-value;
            Matches( count == 1 );                             Takes("al");            unknown-name;        did you mean "all"?
            NextStep( phase == "turn", $s : turn );                 Transition("draw-to-turn", $s); transition-without-rule;  available: turn-to-draw
            NextStep( "draw" == phase, $s : turn );                 Transition("turn-to-draw", $s); transition-without-rule;  available: draw-to-decide, draw-to-turn, draw-to-settle
            PaidThing( group == "wim", $s : owner );                Pays($s, $s);           unknown-name;        did you mean "win"?
            Pips( );                                           OnTable(64);            wrong-conclusion;    change the number
            ToDeal( );                                         Pattern().hands(-4);    wrong-conclusion;
            ToDeal( );                                         Pattern().field(2 * 50); wrong-conclusion;
            ToMove( );                                         Offer(4, "play");       wrong-conclusion;
            ToMove( );                                         Offer(-1, "play");      wrong-conclusion;
            ToMove( turn % (2 - 2) == 1, $s : turn );          Offer($s, "play");      rule-fails;
            Field( ) Carried( $t : times );                    Carries(1, $t * 2);     wrong-conclusion;    carry the multiplier over unchanged, and add another multiplier
            """)
    void reportsErrorWithAdvice(String when, String then, String code, String advice) {
        String rule =
                "rule \"x\" @because(\"test\")\nwhen\n    " + when + "\nthen\n    insert( new " + then + " );\nend\n";
        Pack pack = Packs.withRules(PACK, List.of(new RuleSource("x.drl", rule, 1)));
        var problems = RuleCheck.problems(pack, new RuleCaches());
        assertEquals(1, problems.size(), problems.toString());
        assertEquals(code, problems.get(0).code(), problems.toString());
        int line = code.equals("unknown-conclusion") || code.equals("nobody-hears")
                ? 5
                : problems.get(0).place().line();
        assertEquals(line, problems.get(0).place().line());
        assertEquals("x.drl", problems.get(0).place().file());
        if (advice != null) {
            assertEquals(advice, problems.get(0).advice(), problems.toString());
        }
    }

    @Test
    void acceptsTransitionOfAnotherPhase() {
        String rule = "rule \"x\"\nwhen\n    NextStep( phase != \"turn\", $s : turn )\nthen\n"
                + "    insert( new Transition(\"draw-to-turn\", $s) );\nend\n";
        assertEquals(
                List.of(),
                RuleCheck.problems(Packs.withRules(PACK, List.of(new RuleSource("x.drl", rule, 1))), new RuleCaches()));
    }
}
