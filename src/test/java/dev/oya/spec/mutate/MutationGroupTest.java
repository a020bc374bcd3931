package dev.oya.spec.mutate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.oya.input.Place;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MutationGroupTest {
    private static MutantResult result(
            String of, Mutation.Kind kind, String text, boolean inRule, MutantResult.Result result) {
        Mutation change = new Mutation(kind, new Place("rules", 1), of, kind.id(), null, text, inRule, Set.of());
        return new MutantResult(change, result, null, 0);
    }

    private static MutantResult rule(String of, Mutation.Kind kind, String conclusion, MutantResult.Result result) {
        return result(of, kind, "then insert( new " + conclusion + "($seat) );", true, result);
    }

    @Test
    void listsUncheckedRulesAndAmountsFirst() {
        List<MutationGroup> groups = MutationGroup.of(List.of(
                rule("a-course", Mutation.Kind.TURNED, "Transition", MutantResult.Result.UNNOTICED),
                rule("b-checked", Mutation.Kind.TURNED, "Pays", MutantResult.Result.UNNOTICED),
                rule("b-checked", Mutation.Kind.DROPPED, "Pays", MutantResult.Result.NOTICED),
                rule("c-detected", Mutation.Kind.RULE, "Pays", MutantResult.Result.NOTICED),
                rule("d-result", Mutation.Kind.DROPPED, "Winner", MutantResult.Result.UNNOTICED),
                rule("e-moves", Mutation.Kind.DROPPED, "Offer", MutantResult.Result.UNNOTICED),
                result("values/fee", Mutation.Kind.NUMBER, "fee: 2", false, MutantResult.Result.UNNOTICED)));
        assertEquals(
                List.of("values/fee", "e-moves", "d-result", "a-course", "b-checked"),
                groups.stream().map(MutationGroup::of).toList());
        assertFalse(groups.get(3).isChecked());
        assertEquals(1, groups.get(4).detected());
        assertEquals(2, groups.get(4).tried());
    }

    @Test
    void listsRemovalsAndNumbersFirstInGroup() {
        List<MutationGroup> groups = MutationGroup.of(List.of(
                rule("one", Mutation.Kind.NARROWED, "Pays", MutantResult.Result.UNNOTICED),
                rule("one", Mutation.Kind.DROPPED, "Pays", MutantResult.Result.UNNOTICED),
                rule("one", Mutation.Kind.NUMBER, "Pays", MutantResult.Result.UNNOTICED),
                rule("one", Mutation.Kind.CARD, "Pays", MutantResult.Result.REFUSED),
                rule("one", Mutation.Kind.RULE, "Pays", MutantResult.Result.UNNOTICED)));
        assertEquals(
                List.of(Mutation.Kind.RULE, Mutation.Kind.NUMBER, Mutation.Kind.DROPPED, Mutation.Kind.NARROWED),
                groups.get(0).undetected().stream()
                        .map(one -> one.change().kind())
                        .toList());
        assertEquals(RuleEffect.AMOUNT, groups.get(0).effect());
    }
}
