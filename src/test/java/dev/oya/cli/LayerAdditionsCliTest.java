package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Layers that add options, sides, marks, actions, phases and transitions can be played, recorded and verified. */
class LayerAdditionsCliTest {
    private static final String TOAST = """
            layer: toast
            title: A toast before the play
            because: We always drink to the dealer first.
            base: scopa@1
            add:
              options:
                toast: { what: Everybody drinks to the dealer before the play., values: [true, false], default: true }
              marks:
                seat:
                  toasted: { what: Has drunk to the dealer., by: toast, rule: Who has drunk is known. }
                groups:
                  thirsty: { what: Plays and has yet to drink., marks: active -toasted }
              actions:
                toast: { what: A seat drinks to the dealer. }
              phases:
                deal: { transitions: { deal-to-toast: { to: toast } } }
                toast:
                  what: Everybody drinks to the dealer.
                  actions: [toast]
                  transitions:
                    toast-goes-round: { to: toast }
                    toast-to-turn: { to: turn }
            rules:
              replace:
                deal-to-turn: |
                  // Without a toast, the seat after the dealer plays first.
                  rule "deal-to-turn" @because("There is nothing to wait for.")
                  when
                      NextStep( phase == "deal", on("toast") == false, $seat : afterDealer )
                  then
                      insert( new Transition("deal-to-turn", $seat) );
                  end
              add: |
                // With a toast, everybody drinks before the first card is played.
                rule "deal-to-toast" @because("We always do.")
                when
                    NextStep( phase == "deal", on("toast"), $seat : afterDealer )
                then
                    insert( new Transition("deal-to-toast", $seat) );
                end
                // A player who has not drunk yet may drink on their turn.
                rule "toast/offer" @because("We always do.")
                when
                    ToMove( phase == "toast", $seat : turn )
                    Player( onTurn, is("-toasted") )
                then
                    insert( new Offer($seat, "toast") );
                end
                // After each toast, the next thirsty player is on turn.
                rule "toast-goes-round" @because("We always do.")
                when
                    NextStep( phase == "toast", action != null, $seat : next("thirsty"), count("active -toasted") > count("toasted -active") )
                then
                    insert( new Transition("toast-goes-round", $seat) );
                end
                // After all have drunk, the seat after the dealer plays first.
                rule "toast-to-turn" @because("We always do.")
                when
                    NextStep( phase == "toast", action != null, count("active") == count("toasted"), $seat : afterDealer )
                then
                    insert( new Transition("toast-to-turn", $seat) );
                end
            """;

    @TempDir
    private Path folder;

    private String layer(String text) throws IOException {
        return Files.writeString(folder.resolve("toast.yaml"), text).toString();
    }

    @Test
    void playsAndVerifiesAddedPhase() throws IOException {
        String layer = layer(TOAST);
        assertEquals(
                0,
                Run.of("rules", "check", layer, "--game", "scopa", "--allow-drl")
                        .exit());
        String file = folder.resolve("rounds.jsonl").toString();
        String[] played = {"--house", layer, "--allow-drl"};
        Run simulated = Run.of(with(played, "simulate", "scopa", "--players", "3", "--rounds", "6", "--record", file));
        assertEquals(0, simulated.exit(), simulated.err());
        Run verified = Run.of(with(played, "verify-record", file));
        assertEquals(0, verified.exit(), verified.out() + verified.err());
        for (String round : Files.readAllLines(Path.of(file))) {
            assertEquals(3, round.split("\"do\":\"toast\"", -1).length - 1, round);
            assertTrue(round.contains("\"toast\":true"), "the option is not recorded");
        }
        Run without =
                Run.of(with(played, "simulate", "scopa", "--set", "toast=false", "--rounds", "2", "--record", "-"));
        assertTrue(!without.out().contains("\"do\":\"toast\""), "a toast is offered without the option");
    }

    private static String[] with(String[] more, String... words) {
        return java.util.stream.Stream.concat(java.util.Arrays.stream(words), java.util.Arrays.stream(more))
                .toArray(String[]::new);
    }

    @Test
    void addsPartnershipsToGameWithoutThem() throws IOException {
        String layer = layer("""
                layer: pairs
                title: Pairs
                because: To see.
                base: hachi-hachi@1
                add:
                  sides: { 4: [[0, 2], [1, 3]] }
                """);
        Run shown = Run.of("rules", "show", "hachi-hachi", "--house", layer, "--json");
        assertEquals("[[0,2],[1,3]]", shown.json().get("sides").get("4").toString(), shown.err());
    }

    @Test
    void rejectsAdditionOfExistingEntries() throws IOException {
        String layer = layer("""
                layer: again
                title: Again
                because: To see.
                add:
                  options: { napola: { what: A napola., values: [true, false], default: true } }
                  actions: { take: { what: Take. } }
                  marks: { seat: { active: Plays. } }
                  phases: { turn: { what: A turn., transitions: { turn-goes-round: { to: turn } } } }
                """);
        Run checked = Run.of("rules", "check", layer, "--game", "scopa");
        assertEquals(3, checked.exit());
        assertEquals(5, checked.err().split("\\[already-there\\]", -1).length - 1, checked.err());
        assertTrue(checked.err().contains("toast.yaml:5"), checked.err());
    }

    @Test
    void validatesNamesInGeneratedRules() throws IOException {
        String layer = layer("""
                layer: wrong
                title: Wrong
                because: To see.
                add:
                  marks: { seat: { full: { what: Has enough., by: tale, rule: Who takes has enough. } } }
                  phases:
                    deal:
                      transitions:
                        deal-again: { to: deal, next: dealer, after: tale, what: The dealer deals again. }
                        deal-twice: { to: deal, next: deeler, what: The dealer deals twice. }
                """);
        Run checked = Run.of("rules", "check", layer, "--game", "scopa");
        assertEquals(3, checked.exit());
        assertTrue(checked.err().contains("toast.yaml:10: Invalid value \"deeler\""), checked.err());
        Run mended = Run.of(
                "rules",
                "check",
                layer(Files.readString(Path.of(layer)).replace("deeler", "dealer")),
                "--game",
                "scopa");
        assertTrue(mended.err().contains("toast.yaml:5: Unknown action \"tale\" [unknown-action]"), mended.err());
        assertTrue(mended.err().contains("toast.yaml:9: Unknown action \"tale\" [unknown-action]"), mended.err());
    }
}
