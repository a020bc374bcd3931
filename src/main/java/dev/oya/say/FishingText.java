package dev.oya.say;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.play.Rules;
import dev.oya.play.fishing.FishingRules;
import dev.oya.play.table.Build;
import dev.oya.play.table.Event;
import dev.oya.play.table.Move;
import java.util.ArrayList;
import java.util.List;

/** Describes moves of games with captures by sum. Immutable. */
public record FishingText(FishingRules rules, Pack pack, Deck deck, Wording speech) {
    public FishingText(Rules rules, Wording speech) {
        this(rules.fishing(), rules.settings().pack(), rules.settings().pack().deck(), speech);
    }

    /** Returns the name of a card in the hand, with its number if that differs from its number on the table. */
    public String card(int card) {
        String name = speech.card(deck, card);
        int counts = rules.fromHand(card);
        return counts == rules.onTable(card) ? name : name + " (" + speech.say("counts", counts) + ")";
    }

    /** Returns the name of a move's action, with the kind of twins if the move claims twins. */
    public String act(Move.BySum move) {
        CardSet claims = move.fishing().claims();
        return claims.isEmpty()
                ? speech.word(move.action())
                : speech.word(move.action()) + ", " + speech.one(claims.size(), pack.claims());
    }

    /** Returns whether a move captures cards. */
    public boolean takes(Move.BySum move) {
        return rules.act(move.action()) == Phases.Act.TAKE;
    }

    /** Returns a description of a build, with its number. */
    public String build(Build build) {
        return speech.say("build", build.number()) + ": " + content(build);
    }

    /** Returns the kind, the value and the cards of a build. */
    public String content(Build build) {
        String kind = build.compound() ? speech.say("build-parts", build.parts().size()) : speech.say("build-simple");
        return speech.say("build-worth", kind, build.value()) + ": " + parts(build.parts());
    }

    /** Returns the free cards on which a move places its card, or a phrase such as "9 stays" if the move uses none. */
    public String onto(Move.BySum move) {
        if (move.fishing().with().isEmpty()) {
            return speech.say("builds-lies", speech.worth("lies", move.fishing().value()));
        }
        String card = cards(move.fishing().with());
        Phases.Act act = rules.act(move.action());
        return act == Phases.Act.ADD
                ? speech.say("onto", card)
                : speech.say("onto-value", speech.worth("worth", move.fishing().value()), card);
    }

    private String cards(CardSet some) {
        return some.size() == 1 ? speech.card(deck, some.first()) : codes(some);
    }

    /** Returns the other cards that a move takes or adds, and the twins that it claims. */
    public String rest(Move.BySum move) {
        List<String> rest = new ArrayList<>();
        if (rules.act(move.action()) == Phases.Act.TAKE) {
            taken(move, rest);
            if (!move.fishing().claims().isEmpty()) {
                rest.add(claims(move.fishing().claims(), rules.prize(move)));
            }
        } else {
            groups(move).forEach(group -> rest.add(codes(group)));
            long builds = move.fishing().builds();
            builds(builds & builds - 1, rest);
        }
        return rest.isEmpty() ? speech.say("nothing-more") : String.join("; ", rest);
    }

    private void taken(Move.BySum move, List<String> rest) {
        groups(move).forEach(group -> rest.add(codes(group)));
        CardSet run = rules.divided(move).run();
        if (!run.isEmpty()) {
            rest.add(codes(run));
        }
        builds(move.fishing().builds(), rest);
    }

    private void builds(long some, List<String> named) {
        for (long builds = some; builds != 0; builds &= builds - 1) {
            named.add(speech.say("build", Long.numberOfTrailingZeros(builds) + 1));
        }
    }

    private List<CardSet> groups(Move.BySum move) {
        return rules.divided(move).fishing().groups();
    }

    private String claims(CardSet claims, int points) {
        return speech.say("claimed", speech.one(claims.size(), pack.claims()), codes(claims), speech.points(points));
    }

    /** Returns the announcement of a move and its visible effects. */
    public String sentence(Move.BySum move, List<Event> events) {
        List<String> names = new ArrayList<>();
        List<String> tallies = List.copyOf(pack.phases().tallies().keySet());
        for (Event event : events) {
            if (event instanceof Event.Entered) {
                break;
            }
            if (event instanceof Event.Counted counted) {
                names.add(speech.feats(counted.more(), tallies.get(counted.tally())));
            } else if (event instanceof Event.Built built) {
                names.add("\"" + announced(move, built.build()) + "\" " + seen(move, built.build()));
            } else if (event instanceof Event.TakenIn taken) {
                List<String> rest = new ArrayList<>();
                taken(move, rest);
                names.add(speech.say("takes-in", speech.card(deck, move.card()), String.join("; ", rest)));
                if (!taken.claims().isEmpty()) {
                    names.add(claims(move.fishing().claims(), rules.prize(move)));
                }
            } else if (event instanceof Event.Swept) {
                names.add(speech.one(1, pack.sweeps()));
            }
        }
        return names.isEmpty() ? speech.say("lays-out", speech.card(deck, move.card())) : String.join(", ", names);
    }

    private String announced(Move.BySum move, Build build) {
        String worth = speech.worth("worth", build.value());
        String several = speech.say(
                "builds-parts", speech.worth("worth", build.parts().size()), speech.worth("several", build.value()));
        boolean alone = move.fishing().with().isEmpty();
        return switch (rules.act(move.action())) {
            case LOWER -> speech.say("builds-lower", worth);
            case BUILD_BELOW -> speech.say("builds-down", worth);
            case BUILD, ADD ->
                alone
                        ? speech.say("builds-lies", speech.worth("lies", build.value())) + ", " + several
                        : build.compound() ? several : speech.say("builds-to", worth);
            default -> speech.say("builds-to", worth);
        };
    }

    private String seen(Move.BySum move, Build build) {
        List<CardSet> added = rules.act(move.action()) == Phases.Act.ADD
                ? build.parts().stream()
                        .filter(part ->
                                part.contains(move.card()) || move.take().meets(part))
                        .toList()
                : build.parts();
        return "(" + speech.say("build", build.number()) + ": " + parts(added) + ")";
    }

    private String parts(List<CardSet> parts) {
        return String.join("; ", parts.stream().map(this::codes).toList());
    }

    private String codes(CardSet cards) {
        return String.join(" ", deck.codes(cards));
    }
}
