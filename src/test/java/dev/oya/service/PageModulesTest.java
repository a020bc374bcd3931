package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Page modules tested without a table: outcome of a match, actions offered in a decision, calculation of points, and sounds.
 */
class PageModulesTest {
    private static RunningService running;
    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Browser.start("modules of the page");
        running = new RunningService();
        new PageTable(browser, running.service.address()).fresh("en");
    }

    @AfterAll
    static void stop() throws Exception {
        Browser.end(browser, running);
    }

    /** Runs the body of an asynchronous function, which may import modules, and returns its result. */
    private static Object run(String body, Object... given) {
        return browser.async(
                "const given = [...arguments]; const done = given.pop();" + Scripts.of("modules") + "(async () => {"
                        + body + "})().then(done, wrong => done('' + wrong.stack))",
                given);
    }

    /**
     * Returns the headline of a finished match with the given sides and scores, and whether the browser stores it as won and as
     * drawn.
     */
    private static Object match(List<Integer> sides, List<Integer> scores) {
        return run(
                "const [sides, scores] = given; localStorage.removeItem('oya.matches');"
                        + "const [{ remember, matches }] = await modules('lib/matches.js', 'parts/settlement.js');"
                        + "const seats = sides.map((side, seat) => ({ seat, side, score: scores[seat], kind: 'bot' }));"
                        + "const view = { seat: 0, seats, over: true, table: 't', round: 1, rules: {}, settlement: { made: [] } };"
                        + "remember(view); const [{ won, drawn }] = matches();"
                        + "const sheet = document.createElement('oya-settlement'); sheet.view = view;"
                        + "return [sheet.ofMatch(seat => 'ABCD'[seat]), won, drawn]",
                sides,
                scores);
    }

    @Test
    void finishedMatchKeepsScoresOfOtherSidesAndHouseRules() {
        assertEquals(
                List.of("C 9", "B and D 3", "house"),
                run(
                        "localStorage.removeItem('oya.matches'); const [{ remember, matches }] = await modules('lib/matches.js');"
                                + "const seats = [[0, 5], [1, 3], [2, 9], [1, 3]]"
                                + ".map(([side, score], seat) => ({ seat, side, score, kind: 'person', name: 'ABCD'[seat] }));"
                                + "remember({ seat: 0, seats, over: true, table: 't', round: 1, rules: { layers: ['house'] },"
                                + " settlement: { made: [] } }); const [{ others, layers }] = matches();"
                                + "return [...others.map(one => `${one.name} ${one.score}`), ...layers]"));
    }

    @Test
    void logNamesRoundsIfItHasSeveral() {
        String told = "await modules('parts/beside.js'); const aside = document.createElement('oya-beside');"
                + "aside.view = { round: 2 }; aside.line = () => ''; aside.log = given.map(round => round ? { happened: 'round-over', round } : {});"
                + "return aside.lines().map(one => one.values[0].values?.[0] ?? '')";
        assertEquals(List.of("Round 2", "", "Round 1", ""), run(told, 0, 1, 0, 0));
        assertEquals(List.of("", ""), run(told, 0, 0));
    }

    /** The page selects a turned card, so a hint is still offered until the player touches the field. */
    @Test
    void hintIsOfferedForTurnedCard() {
        assertEquals(
                List.of(true, true, false, false),
                run(
                        "await modules('parts/choices.js'); const line = document.createElement('oya-choices'); line.view = { turned: '3C1' };"
                                + "return [[null, []], ['3C1', []], ['3C1', ['3B']], ['1B', []]]"
                                + ".map(([card, touched]) => ((line.choosing = { card, touched }), line.undecided))"));
    }

    @Test
    void multiplierSaysWhatWaitsForLaterRounds() {
        assertEquals(
                "Waiting for later rounds, not counted now: × 4, × 2.",
                run(
                        "await modules('parts/multiplied.js'); const panel = document.createElement('oya-multiplied');"
                                + "panel.view = { multiplier: 4, carried: [4, 2] }; document.body.append(panel); await panel.updateComplete;"
                                + "const { textContent } = panel.querySelector('#waiting'); panel.remove(); return textContent.replaceAll('\\u00a0', ' ')"));
    }

    /** The rule about the paid combination is first, then the rule that compares numbers of this round. */
    @Test
    void explainsCaseOfRoundBeforeGenericRules() {
        assertEquals(
                List.of("yaku/red", "settle/double", "settle/pays", "field/moon"),
                run(
                        "const [{ explained }] = await modules('lib/payments.js');"
                                + "const rules = ['yaku/red', 'settle/pays', 'settle/double', 'field/moon', 'field/highest-first']"
                                + ".map(rule => ({ rule, counts: rule === 'settle/double' ? [{}] : undefined }));"
                                + "return explained({ multiplied: rules.slice(3), multipliedBy: ['8B'] }, rules).map(one => one.rule)"));
    }

    @Test
    void kindsThatCountMoreAreFirst() {
        assertEquals(
                List.of("bright", "animal", "chaff", "spade", "heart"),
                run(
                        "const [{ Game }] = await modules('lib/games.js');"
                                + "const cards = [['bright', 20], ['chaff', 1], ['animal', 10], ['chaff', 1], ['spade', 0], ['heart', 0], ['heart', 5]]"
                                + ".map(([kind, points], id) => ({ id, kind, points }));"
                                + "return new Game({ deck: { cards, extras: [] }, yaku: {}, names: {}, gains: {}, alone: [], quiet: [] }).kinds"));
    }

    @Test
    void countedKindsHaveTheirPluralIfGlossaryHasIt() {
        assertEquals(
                List.of("animals", "chaff"),
                run("const [{ Game }] = await modules('lib/games.js'); const game = Object.create(Game.prototype);"
                        + "game.told = { names: { 'animal-many': 'animals' } }; game.word = id => id;"
                        + "return [game.plural('animal'), game.plural('chaff')]"));
    }

    @Test
    void equalScoresAreDraw() {
        assertEquals(List.of("The match is a draw.", false, true), match(List.of(0, 1), List.of(0, 0)));
        assertEquals(List.of("The match is a draw.", false, true), match(List.of(0, 1, 0, 1), List.of(7, 7, 7, 7)));
        assertEquals(List.of("A and C share first place.", false, true), match(List.of(0, 1, 2), List.of(4, -8, 4)));
        assertEquals(List.of("B and C share first place.", false, false), match(List.of(0, 1, 2), List.of(-8, 4, 4)));
    }

    @Test
    void highestScoreOfOneSideWins() {
        assertEquals(List.of("You won the match.", true, false), match(List.of(0, 1), List.of(3, -3)));
        assertEquals(List.of("B won the match.", false, false), match(List.of(0, 1), List.of(-3, 3)));
        assertEquals(List.of("You won the match.", true, false), match(List.of(0, 1, 0, 1), List.of(5, 2, 5, 2)));
    }

    /** Returns the headline of a round with the given winner and totals. */
    private static Object round(Integer winner, List<Integer> totals) {
        return run(
                "const [winner, totals] = given; const [{ roundHeadline }] = await modules('lib/round-result.js');"
                        + "return roundHeadline({ seat: 0, settlement: { winner, totals } }, seat => 'ABC'[seat])",
                winner,
                totals);
    }

    @Test
    void namesHighestGainOfRoundWithoutWinner() {
        assertEquals("The round is a draw.", round(null, List.of(0, 0)));
        assertEquals("B gained the most.", round(null, List.of(-30, 72, -42)));
        assertEquals("You won the round.", round(0, List.of(14, -14)));
        assertEquals("C gained the most.", round(0, List.of(2, -10, 8)));
        assertEquals("B won the round.", round(1, List.of(0, 0)));
    }

    /** Returns the actions that a decision offers and the one that the page plays automatically, or null. */
    private static Object decision(String actions, String brings) {
        return run(
                "const [actions, brings] = given.map(one => JSON.parse(one));"
                        + "const [{ Choosing }] = await modules('lib/choosing.js'); const real = fetch;"
                        + "const moves = actions.map((says, at) => ({ do: says, says, ...(brings[at] ? { brings: brings[at] } : {}) }));"
                        + "window.fetch = async () => Response.json({ version: 1, moves });"
                        + "const view = { version: 1, seat: 0, moves: actions.map(says => ({ do: says, says })) };"
                        + "try { const choosing = new Choosing({ path: '', token: '', free: true, view }, () => {});"
                        + "choosing.follow();"
                        + "while (!choosing.brings) await new Promise(resolve => setTimeout(resolve, 5));"
                        + "return [choosing.words.map(one => one.do).join(' '), choosing.answer?.do ?? null] }"
                        + "finally { window.fetch = real; }",
                actions,
                brings);
    }

    @Test
    void doesNotOfferActionThatEndsRoundWithoutPoints() {
        String both = "[\"stop\", \"koi-koi\"]";
        assertEquals(List.of("stop", "stop"), decision(both, "[[6, -6], [0, 0]]"));
        assertEquals(java.util.Arrays.asList("stop koi-koi", null), decision(both, "[[6, -6], null]"));
        assertEquals(java.util.Arrays.asList("stop koi-koi", null), decision(both, "[[0, 0], [0, 0]]"));
        assertEquals(java.util.Arrays.asList("stop koi-koi", null), decision(both, "[[6, -6], [-9, 9]]"));
    }

    @Test
    void playsOnlyActionAutomatically() {
        assertEquals(List.of("pass", "pass"), decision("[\"pass\"]", "[null]"));
    }

    @Test
    void logNamesOnlyPossibleActionUnlessEventDescribesIt() {
        String log =
                "const [event, forced] = given; const [{ TableClient }] = await modules('lib/table-client.js'); const real = fetch;"
                        + "const seats = [0, 1].map(seat => ({ seat, side: seat, score: 0, feats: {} }));"
                        + "const view = version => ({ version, seat: 0, seats, round: 1, last: [] }); const move = { do: 'pass', says: 'say nothing' };"
                        + "const events = event ? [{ seat: 0, action: move, says: 'say nothing' }] : [];"
                        + "window.fetch = async () => Response.json({ version: 2, events, view: view(2) });"
                        + "try { const client = new TableClient('t', null); client.view = view(1); await client.move(move, forced);"
                        + "return client.log.map(one => one.only ?? 'event').join(' ') } finally { window.fetch = real; }";
        assertEquals("say nothing", run(log, false, true));
        assertEquals("event", run(log, true, true));
        assertEquals("", run(log, false, false));
    }

    /** The other explanations wait for the player's next choice. A decision is explained with its actions. */
    @Test
    void lessonExplainsOneThingPerChoice() {
        assertEquals(
                List.of("moment:group page:touch", "", "", "moment:begin", "phase:decide action:stop action:go"),
                run(
                        "const [{ Lesson }] = await modules('lib/lesson.js'); const all = []; const keep = localStorage.getItem('oya.learned');"
                                + "const step = id => { const [when, of] = id.split(':'); return { when, of, title: null, says: id } };"
                                + "const steps = ['moment:begin', 'moment:group', 'phase:turn', 'phase:decide', 'action:stop', 'action:go'];"
                                + "const lesson = new Lesson({ game: 'none', steps: steps.map(step) }, () => {});"
                                + "const seats = [0, 1].map(seat => ({ seat, captured: [], reach: [] }));"
                                + "const turn = { seat: 0, turn: 0, seats, hand: ['1A'], field: ['1B'], held: [], builds: [], phase: 'turn',"
                                + " moves: [{ do: 'play', card: '1A', take: ['1B'] }] };"
                                + "const own = { seat: 0, action: { do: 'play', card: '1A' } };"
                                + "const see = (view, latest, words = []) => { lesson.follow({ view, latest }, { card: null, brings: [], words });"
                                + "all.push((lesson.now ?? []).map(one => one.when + ':' + one.of).join(' ')); };"
                                + "see({ ...turn, version: 1 }, []); lesson.next(); see({ ...turn, version: 1 }, []);"
                                + "see({ ...turn, version: 2, turn: 1, moves: [] }, [own]); see({ ...turn, version: 3 }, []);"
                                + "see({ ...turn, version: 4, phase: 'decide', moves: [] }, [own], [{ do: 'stop' }, { do: 'go' }]);"
                                + "if (keep) localStorage.setItem('oya.learned', keep); else localStorage.removeItem('oya.learned'); return all"));
    }

    @Test
    void lessonSaysWhatCombinationIsAndItsWorth() {
        assertEquals(
                List.of(
                        "This is worth 1 point, plus 1 point for each further card.",
                        "Three brights without the rain man. This is worth 6 points."),
                run(
                        "const [{ game }] = await modules('lib/games.js', 'parts/lesson.js'); const line = document.createElement('oya-lesson');"
                                + "line.game = await game({ game: 'koi-koi' });"
                                + "return ['five ribbons', 'three brights'].map(title =>"
                                + " line.says({ when: 'yaku', of: title.replace(' ', '-'), title, says: '' }))"));
    }

    @Test
    void touchOfCardThatCannotBePlayedKeepsChoice() {
        assertEquals(
                List.of("8B 2 no", "8B 2 ", "8B 2 ", "7A 1 ", "7A 1 no"),
                run("const [{ Choosing }] = await modules('lib/choosing.js'); const real = fetch; const all = [];"
                        + "window.fetch = async () => Response.json({ version: 1, moves: [], refused: { because: 'no' } });"
                        + "const of = (card, take) => ({ do: 'draw', card, take: [take] });"
                        + "const view = { version: 1, seat: 0, turned: '8B', moves: [of('8B', '8A'), of('8B', '8C1')] };"
                        + "try { const choosing = new Choosing({ path: '', token: '', free: true, view }, () => {});"
                        + "const note = () => all.push([choosing.card, choosing.moves.length, choosing.closed?.because].join(' '));"
                        + "choosing.follow(); await choosing.touch('7A'); note(); choosing.drop(); note();"
                        + "choosing.clear(); choosing.follow(); note();"
                        + "choosing.client.view = { ...view, version: 1, turned: null, moves: [of('7A', '7B')] }; choosing.clear();"
                        + "await choosing.touch('7A'); note(); await choosing.touch('8C1'); note(); return all }"
                        + "finally { window.fetch = real; }"));
    }

    @Test
    void lineNamesAllMovesOfOthersSinceOwnMove() {
        assertEquals(
                List.of("Bo plays the plum; turns over the cherry. Cleo plays the iris.", "4A"),
                run(
                        "const [{ TableClient }] = await modules('lib/table-client.js'); const client = new TableClient('t', null);"
                                + "const move = (seat, card, says) => ({ seat, action: { do: 'play', card }, says });"
                                + "client.view = { seat: 0, seats: [0, 1, 2].map(seat => ({ seat, kind: 'bot' })), last: [1] };"
                                + "client.log = [move(1, '1B', 'plays the ribbon'), move(0, '1A', 'play the pine'),"
                                + " move(1, '2A', 'plays the plum'), move(1, '3A', 'turns over the cherry'), move(2, '4A', 'plays the iris')]; return [client.told, [...client.fresh].join(' ')]"));
    }

    @Test
    void buttonNamesOnlyCaptureOfSelectedCard() {
        assertEquals(
                List.of(
                        "take the plum",
                        "take all three cards",
                        "build 5: 2 + 3, 5",
                        "build 5: 5, 2 + 3",
                        "take the build of 9, the plum, and the cherry + pine: 1 mulle, 1 sweep"),
                run("await modules('parts/choices.js'); const line = document.createElement('oya-choices');"
                        + "line.view = { seat: 0, seats: [], builds: [{ number: 3, value: 9 }] }; line.choosing = { meant: { open: [] } };"
                        + "const names = { '2A': 'plum', '3A': 'cherry', '1A': 'pine', '2R': 'ribbon', '5A': 'iris' };"
                        + "line.game = { cards: new Map(Object.entries(names).map(([code, name]) => [code, { name, group: +code[0] }])),"
                        + " told: { claim: { field: 'twins', word: '1 mulle' }, sweep: '1 sweep' } };"
                        + "const says = 'play the ribbon and take the plum';"
                        + "return [{ card: '2R', take: ['2A'], says }, { card: '2R', take: ['2A', '3A', '1A'], says },"
                        + " { card: '2R', with: ['3A'], pack: [['5A']], value: 5, says: 'build 5: the ribbon + the cherry, the iris' },"
                        + " { card: '5A', pack: [['2A', '3A']], value: 5, says: 'build 5: the iris, the plum + the cherry' },"
                        + " { card: '9R', free: [['2A'], ['3A', '1A']], builds: [3], twins: ['2A'], says: says + ', 1 sweep' }]"
                        + ".map(one => line.short(one))"));
    }

    @Test
    void followedHintIsNoMistake() {
        assertEquals(
                "2 A",
                run("const [{ followHint, mistakes }, { keep }] = await modules('lib/records.js', 'lib/settings.js');"
                        + "const [hinted, own] = ['1A', '2A'].map(card => ({ do: 'play', card }));"
                        + "followHint('t', 3, hinted);"
                        + "const decisions = [hinted, own, hinted].map((played, at) => ({ played, mistake: at < 2 }));"
                        + "const found = [mistakes('t', 3, decisions), mistakes('t', 4, decisions)]; keep('advised', null);"
                        + "return found[1].length + ' ' + found[0].map(one => one.played.card.slice(1)).join('')"));
    }

    @Test
    void captureSaysThatItClaimsNothing() {
        assertEquals(
                List.of("take the plum: mulle", "take the plum and the pine: no mulle"),
                run("await modules('parts/choices.js'); const line = document.createElement('oya-choices');"
                        + "const names = { '2A': 'plum', '1A': 'pine' };"
                        + "line.game = { word: () => 'mulles', told: { claim: { field: 'twins', word: 'mulle' } },"
                        + " cards: new Map(Object.entries(names).map(([code, name]) => [code, { name }])) };"
                        + "const open = [{ card: '2R', free: [['2A']], twins: ['2A'] }, { card: '2R', free: [['2A'], ['1A']] }];"
                        + "line.choosing = { meant: { open } }; return open.map(one => line.short(one))"));
    }

    @Test
    void touchSelectsTheTouchedOneOfEqualCards() {
        assertEquals(
                List.of("1", "1 0", "0", ""),
                run(
                        "await modules('parts/field.js'); const field = document.createElement('oya-field');"
                                + "const touched = field.choosing = { touched: [], lifted: new Set(['3A']),"
                                + " lay: code => touched.touched.push(code),"
                                + " count: (code, copies) => { touched.touched = Array(copies).fill(code); } };"
                                + "return [1, 0, 1, 0].map(copy => { field.touch('3A', copy); return field.selected('3A').join(' '); })"));
    }

    @Test
    void moveThatClaimsLessThanAnotherWithSameCardsIsNotOffered() {
        assertEquals(
                "claims more",
                run("const [{ strongest }] = await modules('lib/offers.js');"
                        + "const move = (says, free, twins) => ({ do: 'take', card: '4A', free, builds: [], twins, says });"
                        + "const all = [move('plain', [['4A']], []), move('claims', [['4A']], ['4A']),"
                        + " move('more', [['4A'], ['1A', '3A']], [])];"
                        + "return strongest(all).map(one => one.says).join(' ')"));
    }

    @Test
    void decisionShowsOnlyMostValuableOfCombinationsThatSameCardsComplete() {
        assertEquals(
                "five ribbons",
                run("const [{ nearest }] = await modules('parts/decision.js');"
                        + "const one = (yaku, need, missing, gain) => ({ yaku, need, missing, brings: [gain, -gain] });"
                        + "return nearest([one('ribbons', ['2R', '1R'], 1, 2), one('four', ['1B'], 1, 8), one('five', ['1B'], 1, 10),"
                        + " one('far', ['3B'], 3, 20)], 0).map(one => one.yaku).join(' ')"));
    }

    @Test
    void botsKeepTheirNamesWhenPeopleComeAndGo() {
        assertEquals(
                List.of("Finn Cleo Bo", "Bo Cleo Dag"),
                run("const [{ nameOf }] = await modules('lib/names.js');"
                        + "const bot = seat => ({ seat, kind: 'bot', name: 'greedy' });"
                        + "const of = last => [1, 2, 3].map(seat => nameOf({ seat: 0,"
                        + " seats: [{ seat: 0, kind: 'person', name: 'Eve' }, bot(1), bot(2), last] }, seat)).join(' ');"
                        + "return [of({ seat: 3, kind: 'person', name: 'Bo' }), of(bot(3))]"));
    }

    @Test
    void secondTouchPlaysCardOnlyIfNoOtherMoveIsPossible() {
        assertEquals(
                List.of(" null", "play null"),
                run(
                        "const [{ Choosing }] = await modules('lib/choosing.js');"
                                + "const of = async moves => { const played = [];"
                                + " const choosing = new Choosing({ free: true, view: { hand: ['1A'], moves }, move: one => played.push(one.do) },"
                                + " () => {}); await choosing.touch('1A'); await choosing.touch('1A');"
                                + " return played.join() + ' ' + choosing.card; };"
                                + "const lay = { do: 'play', card: '1A', take: [] };"
                                + "return [await of([lay, { do: 'build', card: '1A', take: ['2A'], value: 3 }]), await of([lay])]"));
    }

    @Test
    void decisionKnowsResultOfMatchInItsLastRound() {
        assertEquals(
                Arrays.asList(4L, -6L, 0L, null, null),
                run(
                        "const [{ finalLead }] = await modules('lib/outcome.js');"
                                + "const of = (round, rounds, ...scores) => finalLead({ round, rounds, seat: 0,"
                                + " seats: scores.map((score, seat) => ({ seat, score })) }, { totals: [5, -2, -3] });"
                                + "return [of(6, 6, 0, 3, 3), of(6, 6, -10, 3, 1), of(6, 6, 0, 7, 0), of(5, 6, 0, 0, 0), of(5, 0, 0, 0, 0)]"));
    }

    @Test
    void seesThatNoCardOfHandTakesAnything() {
        assertEquals(
                List.of(true, false),
                run("const [{ Choosing }] = await modules('lib/choosing.js');"
                        + "const of = take => new Choosing({ view: { hand: ['1A'], moves: [{ card: '1A', take }] } }, () => {}).takesNothing;"
                        + "return [of([]), of(['1B'])]"));
    }

    /** A settlement in which two players pay for a combination and the winner pays for another player's declaration. */
    private static final String SETTLED =
            "const rule = (id, says, times) => ({ rule: id, says, cites: ['X-1'], ...(times ? { times } : {}) });"
                    + "const pay = (from, to, base, yaku) => ({ from, to, points: 2 * base, for: 'captured', why: { text: '', base, times: 1,"
                    + " parts: 1, multiplier: 2, rules: [rule('captured-yaku/' + yaku, 'Three blue.'), rule('field/moon', 'The moon.')] } });"
                    + "const game = { word: id => id, reason: id => id, told: { yaku: {} } };"
                    + "const done = { multiplier: 2, multiplied: [rule('field/moon', 'The moon.')], made: [{ seat: 0, yaku: 'blue', points: 70,"
                    + " cards: [] }], payments: [pay(1, 0, 70, 'blue'), pay(2, 0, 70, 'blue'),"
                    + " { ...pay(0, 2, 30, 'triplet'), for: 'declared' }], totals: [220, -140, -80] };";

    @Test
    void stepsExplainGainFromCombinationToTotal() {
        assertEquals(
                List.of(
                        "Counts double | 70 × 2 | 140 | The moon",
                        "B and C pay you | 2 × 140 | +280 | ",
                        "Declared | 30 × 2 | −60 | to C"),
                run(
                        SETTLED
                                + "const [{ stepsOf }] = await modules('lib/made.js');"
                                + "const { first, rest } = stepsOf(game, done, 0, seat => ['You', 'B', 'C'][seat], 0);"
                                + "return [...first, ...rest].map(one => [one.label, one.sum, one.points, one.note ?? ''].join(' | '))"));
    }

    @Test
    void buildOfSelectedCardsDoesNotHideCaptureOfMoreCards() {
        assertEquals(
                List.of("build, 5 cards", "2 cards", ""),
                run("const [{ meant, offered }] = await modules('lib/offers.js');"
                        + "const take = (...cards) => ({ do: 'take', card: 'sK', take: cards });"
                        + "const build = { do: 'build', card: 'sK', free: [['hK']], value: 13 };"
                        + "const more = ['hK', 'hJ', 's2', 'h8', 'c5']; const other = take('c9', 'c4');"
                        + "const says = move => (move.value ? 'build' : `${move.take.length} cards`);"
                        + "const of = (moves, touched) => offered(meant(moves, touched), 2).map(says).join(', ');"
                        + "const moves = [build, take(...more), take(...more, 'd3'), other];"
                        + "return [of(moves, ['hK']), of(moves, ['c9', 'c4']), of(moves, [])]"));
    }

    @Test
    void ledgerNamesPayersOfRuleThatDoesNotApplyToAll() {
        assertEquals(
                "owes , bright 1, junk 2",
                run(
                        "const [{ rowsOf }] = await modules('lib/ledger.js');"
                                + "const pay = (from, id) => ({ from, to: 0, points: 18, for: 'win', why: { base: 9, times: 2, parts: 1, multiplier: 1,"
                                + " rules: [{ rule: 'owes' }, { rule: id, times: 2 }] } });"
                                + "const game = { word: id => id, reason: id => id, told: { yaku: {} } };"
                                + "const done = { totals: [36, -18, -18], multiplier: 1, payments: [pay(1, 'bright'), pay(2, 'junk')] };"
                                + "return rowsOf(game, done, [null, null, null])[0].rules.map(one => `${one.rule} ${one.payers}`).join(', ')"));
    }

    @Test
    void ruleOfTwoPayersIsStatedOnceWithTheNumbersOfBoth() {
        assertEquals(
                "few 1,2: 0 12, 1 5, 0 12, 2 4",
                run("const [{ payMore }] = await modules('lib/round-result.js');"
                        + "const pay = (from, count) => ({ from, to: 0, why: { rules: [{ rule: 'owes' }, { rule: 'few', times: 2,"
                        + " counts: [{ seat: 0, of: 'junk', count: 12 }, { seat: from, of: 'junk', count }] }] } });"
                        + "return payMore({ payments: [pay(1, 5), pay(2, 4)] }).map(({ one, payers }) => `${one.rule} ${[...payers]}: `"
                        + " + one.counts.map(some => `${some.seat} ${some.count}`).join(', ')).join('; ')"));
    }

    @Test
    void multiplierStatesTheNumbersOfTheRound() {
        assertEquals(
                "Junk: B 5 (fewer than 8), you 12 (10 or more). Go: B 2×. Called: C",
                run("const [{ caseOf }] = await modules('lib/payments.js');"
                        + "const game = { plural: id => id, told: { phases: { turn: { actions: ['go'] }, over: {} } } };"
                        + "const counts = [{ seat: 1, of: 'junk', count: 5, below: 8 }, { seat: 0, of: 'junk', count: 12, least: 10 },"
                        + " { seat: 1, of: 'go', count: 2 }, { seat: 2, of: 'called' }];"
                        + "return caseOf(game, { counts }, seat => ['you', 'B', 'C'][seat])"));
    }

    @Test
    void payersWithDifferentFactorsHaveTheirOwnSteps() {
        assertEquals(
                List.of("B pays you | 9 × 2 | +18 | No bright", "C pays you | 9 × 2 | +18 | Few junk cards"),
                run("const [{ stepsOf }] = await modules('lib/made.js');"
                        + "const pay = (from, id, says) => ({ from, to: 0, points: 18, for: 'win', why: { base: 9, times: 2, parts: 1, multiplier: 1,"
                        + " rules: [{ rule: 'yaku/blue' }, { rule: id, says, times: 2 }] } });"
                        + "const game = { word: id => id, reason: id => id, told: { yaku: {} } };"
                        + "const done = { multiplier: 1, totals: [36, -18, -18], made: [{ seat: 0, yaku: 'blue', points: 9, cards: [] }],"
                        + " payments: [pay(1, 'bright', 'No bright.'), pay(2, 'junk', 'Few junk cards.')] };"
                        + "const { first } = stepsOf(game, done, 0, seat => ['You', 'B', 'C'][seat], 0);"
                        + "return first.map(one => [one.label, one.sum, one.points, one.note].join(' | '))"));
    }

    @Test
    void shownCardsBelongToOnlyCombinationOfHand() {
        assertEquals(
                List.of("1A 1B", ", "),
                run(
                        "const [{ madeBy }] = await modules('lib/made.js'); const made = yaku => ({ seat: 0, yaku, points: 1, cards: [] });"
                                + "return [[made('a')], [made('a'), made('b')]].map(all => madeBy({ made: all }, 0, ['1A', '1B'])"
                                + ".map(one => one.cards.join(' ')).join(', '))"));
    }

    @Test
    void gainsOfRoundsExcludePaymentsOfMatch() {
        assertEquals(
                List.of("-59 36 60", "59 -36 0"),
                run("const [{ linesOf }] = await modules('parts/course.js');"
                        + "const records = [{ scores: [1, 59], payments: [{ from: 'bank', to: 0, points: 60, for: 'match:capital' },"
                        + " { from: 0, to: 1, points: 59, for: 'points' }] },"
                        + " { scores: [37, 23], payments: [{ from: 1, to: 0, points: 36, for: 'points' }] }];"
                        + "return linesOf({ seats: [0, 1].map(seat => ({ seat, side: seat })) }, records)"
                        + ".map(one => [...one.gains, one.matchGain].join(' '))"));
    }

    @Test
    void paymentByReaderHasMinusSign() {
        assertEquals(
                List.of("You pay A −1"),
                run("const [{ stepsOf }] = await modules('lib/made.js');"
                        + "const game = { word: id => id, reason: id => id, told: { yaku: {} } };"
                        + "const done = { multiplier: 1, totals: [1, -1], made: [{ seat: 0, yaku: 'blue', points: 1, cards: [] }], payments: [{ from: 1, to: 0,"
                        + " points: 1, for: 'captured', why: { base: 1, times: 1, parts: 1, multiplier: 1, rules: [{ rule: 'yaku/blue' }] } }] };"
                        + "return [1].map(reader => stepsOf(game, done, 0, seat => ['A', 'You'][seat], reader).first.at(-1))"
                        + ".map(one => one.label + ' ' + one.points)"));
    }

    @Test
    void stepNamesCardThatCausedMultiplierInsteadOfRules() {
        assertEquals(
                "On the field as dealt: the moon",
                run(SETTLED + "const [{ stepsOf }] = await modules('lib/made.js'); done.multipliedBy = ['8B'];"
                        + "Object.assign(game, { sorted: all => all, cards: new Map([['8B', { name: 'the moon' }]]) });"
                        + "return stepsOf(game, done, 0, seat => 'ABC'[seat], 0).first[0].note"));
    }

    @Test
    void invitationStatesPointsNeededToWin() {
        assertEquals(
                List.of(11L, 16L, 0L),
                run("const [{ invitation, invited }] = await modules('lib/share.js');"
                        + "const of = (chosen, options) => invited(invitation({ seat: 0, seats: [{ seat: 0, name: 'A' }],"
                        + " rules: { game: 'g', profile: 'p', layers: [], options: chosen } }, { told: { options } }, { by: 'A' })).goal;"
                        + "const goal = { goal: { default: 11 } };"
                        + "return [of({}, goal), of({ goal: 16 }, goal), of({}, {})]"));
    }

    @Test
    void invitationStatesUsualNumberOfRounds() {
        assertEquals(
                List.of(12L, 3L, 0L),
                run("const [{ invitation, invited }] = await modules('lib/share.js');"
                        + "const of = (chosen, options) => invited(invitation({ seat: 0, seats: [{ seat: 0, name: 'A' }],"
                        + " rules: { game: 'g', profile: 'p', layers: [], options: chosen } }, { told: { options } }, { by: 'A' })).rounds;"
                        + "const rounds = { rounds: { value: 12 } };"
                        + "return [of({}, rounds), of({ rounds: 3 }, rounds), of({}, {})]"));
    }

    @Test
    void showsActiveSeatWithoutCards() {
        assertEquals(
                List.of("playing", "out"),
                run("const [{ around }] = await modules('lib/around.js');"
                        + "const chair = (seat, captured, marks) => ({ seat, side: seat, hand: 0, captured, marks });"
                        + "const of = marks => around({ seat: 0, seats: [chair(0, ['a'], ['active']), chair(1, [], marks)] });"
                        + "return [['active'], []].map(marks => (of(marks).out.length ? 'out' : 'playing'))"));
    }

    @Test
    void headlineShowsPointsAndLeadOfWinningSide() {
        assertEquals(
                List.of("3 : 1, +2", "5 : 2, +3", "+2", "+4"),
                run("const [{ headlinePoints }] = await modules('lib/round-result.js');"
                        + "const points = done => headlinePoints({ payments: [], ...done }).values?.join(', ') ?? '';"
                        + "const pairs = [{ seats: [0, 2], gains: [] }, { seats: [1, 3], gains: [] }];"
                        + "return [points({ winner: 1, totals: [1, 3], sides: [{ seats: [0] }, { seats: [1] }] }),"
                        + " points({ winner: 3, totals: [2, 5], sides: pairs }), points({ winner: null, totals: [-2, 2] }),"
                        + " points({ winner: 0, totals: [-4, 4] })]"));
    }

    @Test
    void listsOnlyPointsOfChosenOptions() {
        assertEquals(
                List.of("always, most", "always, each"),
                run("const [{ Game }] = await modules('lib/games.js');"
                        + "const needs = value => [{ option: 'spades', values: [value] }];"
                        + "const gains = { a: { what: 'always', needs: [] }, b: { what: 'most', needs: needs('most') },"
                        + " c: { what: 'each', needs: needs('each') } };"
                        + "const game = new Game({ deck: { cards: [], extras: [] }, yaku: {}, options: { spades: { value: 'most' } }, gains });"
                        + "return [game.gains(), game.gains({ spades: 'each' })].map(all => all.join(', '))"));
    }

    @Test
    void pointsHaveNoPlusIfNobodyLosesPoints() {
        assertEquals(
                List.of("12 0", "+12 −12"),
                run(
                        "const [{ formatOf }] = await modules('parts/course.js');"
                                + "return [[12, 0], [12, -12]].map(all => all.map(formatOf(all.map(one => ({ gains: [one] })))).join(' '))"));
    }

    @Test
    void countedRoundShowsNumberOfCapturedCards() {
        assertEquals(
                "Captured cards 3 1",
                run(
                        "const [{ counted }, { render }] = [...(await modules('lib/counted.js')), await import('lit')];"
                                + "const rule = { rule: 'count/cards', says: 'Most cards.', cites: [] };"
                                + "const sides = [{ seats: [0, 2], gains: [{ ...rule, for: 'cards', points: 1 }] }, { seats: [1, 3], gains: [] }];"
                                + "const game = { reason: id => id, told: { game: 'g', yaku: {} } }; const at = document.createElement('div');"
                                + "const seats = [['a', 'b'], ['c'], ['d'], []].map(captured => ({ captured }));"
                                + "render(counted(game, { totals: [1, 0], scores: [1, 0] }, sides, seat => 'ABCD'[seat], seats), at);"
                                + "return [...at.querySelector('.taken').children].map(one => one.textContent.trim()).join(' ')"));
    }

    @Test
    void cardIsGoneOnlyIfOthersHaveAllCopies() {
        assertEquals(
                List.of(
                        "mine",
                        "mine",
                        "one lacks",
                        "free lacks",
                        "both lacks gone",
                        false,
                        true,
                        "You have 7 of 10 – 3 more.",
                        "You have 8 of 10 – 2 more.",
                        "✓ You have it.",
                        false),
                run("const [{ combination }, { render }] = [...(await modules('lib/reach.js')), await import('lit')];"
                        + "const ids = ['mine', 'one', 'both', 'free']; const at = document.createElement('div');"
                        + "const game = { deck: 'd', sets: new Map([['set', new Set(ids)]]), word: id => id, sorted: all => all,"
                        + " label: id => id, cards: new Map(ids.map(id => [id, { name: id, copies: 2 }])), counted: all => all.length };"
                        + "const chair = (seat, side, captured) => ({ seat, side, captured, reach: [], kind: 'bot' });"
                        + "const seats = [chair(0, 0, ['mine']), chair(1, 1, ['one', 'both', 'both']), chair(2, 0, ['mine'])];"
                        + "const show = least => render(combination(game, { seat: 0, hand: [], field: [], seats },"
                        + " { id: 'set', amount: '1', what: '', needs: [{ least, cards: ids }] }), at);"
                        + "const [possible, impossible] = [3, 4].map(least => (show(least), !!at.querySelector('.impossible')));"
                        + "return [...[...at.querySelectorAll('.card')].map(one => [one.getAttribute('aria-label'),"
                        + " ...['lacks', 'gone'].filter(name => one.classList.contains(name))].join(' ')), possible, impossible,"
                        + " (seats[0].reach = [{ yaku: 'set', have: ['mine'], need: [], of: 10, missing: 3 }], show(3),"
                        + " at.textContent.match(/You have.*more\\./)[0]),"
                        + " (seats[0].reach = [], game.counted = all => all.length * 4, show(10),"
                        + " at.textContent.match(/You have.*more\\./)[0]),"
                        + " (Object.assign(seats[0], { reach: [], made: ['set'] }), show(4), at.querySelector('.made').textContent),"
                        + " !!at.querySelector('.impossible')]"));
    }

    @Test
    void seatShowsPointsOfCombinationsAndCountsDoubleCardsTwice() {
        assertEquals(
                List.of("+2 this round", "Combinations: 2 points", "3", "2", "two, chaff, counts as 2"),
                run(
                        "const [{ Game }] = await modules('lib/games.js', 'parts/seat.js'); const at = document.createElement('oya-seat');"
                                + "const card = (id, more) => ({ id, name: id, kind: 'chaff', points: 0, group: 1, copies: 1, ...more });"
                                + "const deck = { id: 'd', cards: [card('one'), card('two', { counts: 2 })], extras: [] };"
                                + "const game = new Game({ deck, yaku: {}, names: {}, combines: true, gains: {}, alone: [], quiet: [] });"
                                + "const seat = { seat: 0, side: 0, hand: 1, captured: ['one', 'two'], points: null, soFar: 2, score: 0,"
                                + " shown: [], marks: [], counts: [], declared: [] };"
                                + "Object.assign(at, { game, seat, view: { seat: null, seats: [seat], dealer: 1, field: [] } }); document.body.append(at);"
                                + "await at.updateComplete; const so = at.querySelector('.so-far'); at.remove();"
                                + "return [so.textContent, so.title, at.querySelector('em').textContent, at.querySelector('.twice').textContent,"
                                + " at.querySelectorAll('.pile .card')[1].title]"));
    }

    @Test
    void ledgerStatesCauseOfMultiplierAndPointsInUnits() {
        assertEquals(
                List.of(
                        "Captured cards: points above or below 88, times 2. On the field as dealt: the moon",
                        "Poetry ribbons: 7 kan at 10 points, doubled: 140"),
                run(
                        "const pay = (base, reason, id) => ({ from: 1, to: 0, points: 2 * base, for: reason, why: { text: '', base, times: 1,"
                                + " parts: 1, multiplier: 2, rules: [{ rule: id, says: '', cites: [] }] } });"
                                + "const game = { word: id => id, reason: id => id, sorted: all => all, cards: new Map([['8B', { name: 'the moon' }]]),"
                                + " told: { yaku: { poetry: { id: 'poetry ribbons', worth: '7 kan' } } } };"
                                + "const done = { multiplier: 2, multipliedBy: ['8B'], totals: [148, -148], payments: [pay(4, 'points', 'settle/points'),"
                                + " pay(70, 'captured', 'yaku/poetry')] };"
                                + "const [{ rowsOf }] = await modules('lib/ledger.js');"
                                + "return rowsOf(game, done, [92, 84]).filter(one => one.note).map(one => one.label + ': ' + one.note)"));
    }

    @Test
    void caseOfRoundStatesPayersProductAndWorth() {
        assertEquals(
                List.of(
                        "B and C each pay you 20: 2 × 20 = 40. You pay D 5.",
                        "B gets 4 points for 4 cards.",
                        "Five animals: 1 point. Or six.",
                        "20 from each"),
                run(
                        "const [{ described }, { gainsOf }, { paid }, { rowsOf }] = await modules(...['payments', 'counted', 'made', 'ledger'].map(one => `lib/${one}.js`));"
                                + "const pay = (from, to, points) => ({ from, to, points, for: 'hand', why: { base: points, times: 1, parts: 1,"
                                + " multiplier: 1, rules: [] } }); const payments = [pay(1, 0, 20), pay(2, 0, 20)];"
                                + "const name = seat => ['You', 'B', 'C', 'D'][seat];"
                                + "const side = { seats: [1], gains: [{ for: 'aces', points: 4, cards: [1, 2, 3, 4] }] };"
                                + "const game = { word: id => id, reason: id => id, told: { yaku: { five: { amount: '1 point' } } } };"
                                + "return [paid([...payments, pay(0, 3, 5)], name), gainsOf([side], 'aces', name),"
                                + " described(game, { rule: 'yaku/five', says: 'Five animals. Or six.' }),"
                                + " rowsOf(game, { totals: [40, -20, -20], payments }, [null, null, null])[0].note]"));
    }

    @Test
    void ledgerComparesCardPointsAndShowsEachReasonOnce() {
        assertEquals(
                List.of(
                        "Captured cards: 30 -8 -22, 103 − 88 84 − 88 77 − 88, false",
                        "Triplet: -40 80 -40, , false",
                        "Match:loan: 60 0 0, , true",
                        "-10 72 -62"),
                run(
                        "const pay = (from, to, base, reason, id) => ({ from, to, points: 2 * base, for: reason, why: { text: '', base, times: 1,"
                                + " parts: 1, multiplier: 2, rules: [{ rule: id, says: '', cites: [] }] } });"
                                + "const game = { word: id => id, reason: id => id, told: { yaku: {} } };"
                                + "const done = { multiplier: 2, totals: [50, 72, -62], payments: [pay(1, 0, 4, 'points', 'settle/points'),"
                                + " pay(2, 0, 11, 'points', 'settle/points'), pay(0, 1, 20, 'triplet', 'settle/hand'), pay(2, 1, 20, 'triplet', 'settle/hand'),"
                                + " pay(-1, 0, 30, 'match:loan', 'match/loan')] };"
                                + "const [{ rowsOf }, { roundTotals }] = await modules('lib/ledger.js', 'lib/outcome.js');"
                                + "return [...rowsOf(game, done, [103, 84, 77]).map(one => `${one.label}: ${one.cells.join(' ')}, "
                                + "${one.from?.join(' ') ?? ''}, ${one.match}`), roundTotals(done).join(' ')]"));
    }

    @Test
    void scoreSheetFollowsSidesFromRoundToRound() {
        assertEquals(
                List.of("0: 14 20 19 / 14 6 -1", "1: -14 -20 -19 / -14 -6 1"),
                run(
                        "const [{ linesOf }] = await modules('parts/course.js');"
                                + "const view = { seats: [{ seat: 0, side: 0 }, { seat: 1, side: 1 }] };"
                                + "const records = [[14, -14], [20, -20], [19, -19]].map(scores => ({ scores }));"
                                + "return linesOf(view, records).map(one => `${one.seats}: ${one.scores.join(' ')} / ${one.gains.join(' ')}`)"));
        assertEquals(
                List.of("0,2: 3", "1,3: -3"),
                run("const [{ linesOf }] = await modules('parts/course.js');"
                        + "const view = { seats: [0, 1, 2, 3].map(seat => ({ seat, side: seat % 2 })) };"
                        + "return linesOf(view, [{ scores: [3, -3] }]).map(one => `${one.seats}: ${one.scores}`)"));
    }

    /** Counts the upward zero crossings, one per period of the note. */
    @Test
    void soundHasPitchOfNoteAndModerateLoudness() {
        assertEquals(
                List.of(true, true, true),
                run("const [{ tones, MADE }] = await modules('lib/feast.js'); const rate = 44100;"
                        + "const context = new OfflineAudioContext(1, rate, rate); tones(context, [MADE[0]]);"
                        + "const wave = (await context.startRendering()).getChannelData(0);"
                        + "const peak = Math.max(...wave.map(Math.abs)); let up = 0;"
                        + "for (let at = 1; at < 0.3 * rate; at++) up += wave[at - 1] < 0 && wave[at] >= 0;"
                        + "const silent = wave.slice(0.5 * rate).every(one => one === 0);"
                        + "return [peak > 0.05 && peak < 0.5, Math.abs(up / 0.3 - MADE[0]) < 8, silent]"));
    }

    @Test
    void hintAdvisesActionThatWinsMatch() {
        String told = "const [{ advice }] = await modules('lib/hint.js');"
                + "const view = { seat: 0, round: Number(given[0]), rounds: 2, seats: [{ seat: 0, score: 0 }, { seat: 1, score: 0 }] };"
                + "const words = [{ do: 'go-on', says: 'go on' }, { do: 'stop', says: 'stop' }];"
                + "const worth = one => (one.do === 'stop' ? { settlement: { totals: [4, -4] } } : one);"
                + "return advice(view, { hint: {}, words, worth }).values.join(' ')";
        assertEquals("Stop This wins you the match.", run(told, "2"));
        // The match goes on after an earlier round, so the bot is asked.
        assertEquals("Thinking …", run(told, "1"));
    }

    @Test
    void analysisDoesNotBlamePlayerForWinningMatch() {
        String told = "const [{ weigh }] = await modules('lib/records.js'); const before = window.fetch;"
                + "const decisions = [['play', 1], ['stop', 6]].map(([what, cost]) => ({ seat: 0, played: { do: what }, cost, mistake: true, moves: [] }));"
                + "window.fetch = async () => new Response(JSON.stringify({ decisions }), { headers: { 'content-type': 'application/json' } });"
                + "const record = { game: 'g', rules: { profile: 'p' }, options: {}, match: 'm', round: 2, rounds: 2, end: 'stop' };"
                + "try { return (await weigh({ ...record, scores: JSON.parse(given[0]) }, 0, [])).map(one => one.cost).join(' ') }"
                + "finally { window.fetch = before }";
        assertEquals("1 0", run(told, "[3, -3]"));
        assertEquals("1 6", run(told, "[-3, 3]"));
    }

    @Test
    void hintStatesReasonsOrExpectedResult() {
        String told = "const [{ advice }] = await modules('lib/hint.js'); const { render } = await import('lit');"
                + "const view = { seat: 0, round: 1, seats: [0, 1].map(seat => ({ seat, kind: 'bot' })) };"
                + "const moves = [{ move: { do: 'play' }, says: 'play the moon', points: 2, reasons: JSON.parse(given[0]) }];"
                + "const at = document.createElement('p'); render(advice(view, { hint: { moves }, words: [] }), at);"
                + "return at.textContent.replace(/\\s+/g, ' ').trim()";
        assertEquals(
                "Play the moon. Bo needs it. You keep it. Expected result",
                run(told, "[\"Seat 1 needs it.\", \"You keep it.\"]"));
        assertEquals("Play the moon. On average +2 points this round.", run(told, "[]"));
    }

    /** Script with a card of the hand that can be played, shaken or played as a bomb onto one card, or played onto another. */
    private static final String SEVERAL_ACTIONS =
            "const [{ meant }] = await modules('lib/offers.js', 'parts/choices.js', 'parts/field.js', 'parts/seat.js');"
                    + "const move = (act, take, more = {}) => ({ do: act, card: '7R', take: [take], says: act + ' ' + take, ...more });"
                    + "const made = async (name, given) => { const part = Object.assign(document.createElement(name), given);"
                    + "document.body.append(part); await part.updateComplete; part.remove(); return part };"
                    + "const text = one => one.textContent.trim().replace(/\\s+/g, ' ');"
                    + "const cards = new Map([['7R', { name: 'ribbon', kind: 'c' }], ['7A', { object: 'the boar' }], ['7C', { object: 'the chaff' }]]);"
                    + "const game = { cards, kinds: ['c'], word: id => id, label: id => id, counted: all => all.length, sorted: some => some,"
                    + "told: { actions: { shake: 'You show three.', bomb: 'You play three.', play: 'You play one.' }, alone: [], quiet: [] } };"
                    + "const choices = async moves => { const view = { hand: ['7R', '1B'], seat: 0, seats: [], field: ['7A'], builds: [],"
                    + "moves: [...moves, { do: 'play', card: '1B', take: [] }] };"
                    + "const bar = await made('oya-choices', { game, view, client: {}, choosing: { card: '7R', moves, words: [], meant: meant(moves, []) } });"
                    + "return [[...bar.querySelectorAll('.move')].map(text), text(bar.querySelector('.prompt'))] };";

    @Test
    void actionsWithEqualCapturesAreNamedAndExplained() {
        assertEquals(
                List.of(List.of("Play", "Shake", "Bomb"), "Shake: You show three. Bomb: You play three."),
                run(SEVERAL_ACTIONS + "return choices(['play', 'shake', 'bomb'].map(act => move(act, '7A')))"));
        assertEquals(
                List.of(List.of("Take the boar", "Take the chaff"), "Ribbon: tap an outlined card, or:"),
                run(SEVERAL_ACTIONS + "return choices(['7A', '7C'].map(card => move('play', card)))"));
    }

    @Test
    void usesOfCardNameEveryValueOfBuilds() {
        String field =
                SEVERAL_ACTIONS + "const moves = [move('build', '7A', { value: 8 }), move('build', '7A', { value: 7 }),"
                        + "move('take', given[0])]; const field = document.createElement('oya-field');"
                        + "Object.assign(field, { game, choosing: { meant: meant(moves, []), movesWith: item => meant(moves, [item]).open } });"
                        + "return field.means('7A')";
        assertEquals("build: 7/8", run(field, "7C"));
        // Buttons name the actions if all of them use the same cards.
        assertEquals("", run(field, "7A"));
    }

    @Test
    void fanOfCapturedCardsNamesNumberOfHiddenCards() {
        String fan = SEVERAL_ACTIONS + "const seat = { captured: Array(given[0]).fill('7R'), shown: [] };"
                + "const one = await made('oya-seat', { game, seat, view: { field: [], seats: [seat] }, render() { return this.piles(12) } });"
                + "return [...one.querySelectorAll('.hides')].map(one => text(one) + ' ' + one.ariaLabel)";
        assertEquals(List.of("… 5 more not shown here"), run(fan, 17));
        assertEquals(List.of(), run(fan, 12));
    }

    /** A shown card that has been played would seem to exist twice. */
    @Test
    void shownCardsAreThoseThatAreNotPlayedYet() {
        assertEquals(
                List.of("3B"),
                run(
                        "await modules('parts/seat.js'); const one = document.createElement('oya-seat');"
                                + "one.seat = { shown: ['1B', '2A', '3B'] };"
                                + "one.view = { field: ['1B'], seats: [{ captured: [] }, { captured: ['2A'] }] }; return one.shown"));
    }

    @Test
    void promptsDistinguishOneFromSeveral() {
        assertEquals(
                List.of("A: tap the outlined card to take it", "A: tap an outlined card to take all of them"),
                run("const [{ t }] = await modules('lib/words.js');"
                        + "return [1, 3].map(count => t('touchOther', { card: 'A', count }))"));
        assertEquals(
                List.of("the last card is on the table", "1 card left", "any one of 2 cards, one on the table"),
                run("await modules('parts/decision.js'); const sheet = document.createElement('oya-decision');"
                        + "sheet.view = { hand: [], field: ['1B'] };"
                        + "return [['1B'], ['2A'], ['1B', '2A']].map(need => sheet.left({ need, missing: 1 }))"));
    }
}
