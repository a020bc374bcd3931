# language: sv
Egenskap: Betalning när ingen har gjort en dekiyaku
  Först tokushuyaku, annars kortens poäng.

  Regel: Korten räknas

    @HH-SV-230 @HH-SV-231 @HH-SV-232
    Scenario: Alla kort tillsammans ger tre gånger åttioåtta
      Så är alla kort tillsammans värda 264 poäng
      Givet att plats 0 har 88 kortpoäng
      Och att plats 1 har 90 kortpoäng
      Och att plats 2 har 86 kortpoäng
      När given är slut: korten är slut
      Så betalar plats 2 plats 1 2 poäng i kortpoäng
      Och betalar plats 2 plats 0 0 poäng i kortpoäng

    @HH-SV-230 @HH-SV-257 @HH-SV-258 @HH-SV-262
    Scenario: Fångade kort räknas ihop
      Givet att plats 0 har fångat 1B 3B 8B 11B 8A 5A
      Och att plats 1 har fångat 6A 7A 9A 2A
      Och att plats 2 har 124 kortpoäng
      När given är slut: korten är slut
      Så betalar plats 1 plats 0 12 poäng i kortpoäng
      Och betalar plats 1 plats 2 36 poäng i kortpoäng
      Och vinner plats 2 given

  Regel: Bara åttor

    @HH-SV-234 @HH-SV-236 @HH-SV-237 @HH-SV-238 @HH-SV-239 @HH-16
    Scenario: Alla har exakt åttioåtta och givaren får betalt
      Givet att plats 1 är givare
      Och att plats 0 har 88 kortpoäng
      Och att plats 1 har 88 kortpoäng
      Och att plats 2 har 88 kortpoäng
      När given är slut: korten är slut
      Så betalar plats 0 plats 1 100 poäng för tokushuyaku "bara åttor"
      Och betalar plats 2 plats 1 100 poäng för tokushuyaku "bara åttor"
      Och vinner plats 1 given

    @HH-SV-237 @HH-16
    Scenario: En poäng hit eller dit och det är ingen tokushuyaku
      Givet att plats 1 är givare
      Och att plats 0 har 88 kortpoäng
      Och att plats 1 har 87 kortpoäng
      Och att plats 2 har 89 kortpoäng
      När given är slut: korten är slut
      Så betalas inget i tokushuyaku
      Och betalar plats 1 plats 2 1 poäng i kortpoäng

  Regel: Dubbla åttor

    @HH-SV-234 @HH-SV-236 @HH-SV-240 @HH-SV-241 @HH-SV-242 @HH-16
    Abstrakt Scenario: Ett hundra sextioåtta eller mer
      Givet att plats 2 har <poäng> kortpoäng
      Och att plats 0 har 50 kortpoäng
      Och att plats 1 har 46 kortpoäng
      När given är slut: korten är slut
      Så betalar plats 0 plats 2 <betalt> poäng för tokushuyaku "dubbla åttor"
      Och betalar plats 1 plats 2 <betalt> poäng för tokushuyaku "dubbla åttor"
      Och vinner plats 2 given

      Exempel:
        | poäng | betalt |
        | 168   | 100    |
        | 169   | 110    |
        | 175   | 170    |

    @HH-SV-240 @HH-16
    Scenario: Ett hundra sextiosju räcker inte
      Givet att plats 2 har 167 kortpoäng
      Och att plats 0 har 51 kortpoäng
      Och att plats 1 har 46 kortpoäng
      När given är slut: korten är slut
      Så betalas inget i tokushuyaku
      Och betalar plats 0 plats 2 37 poäng i kortpoäng

    @HH-SV-235 @HH-SV-243 @HH-SV-244 @HH-SV-245 @HH-16
    Scenario: Vinnaren tar potten, teyaku och kortpoäng faller bort
      Givet att det ligger 25 poäng i potten
      Och att plats 0 har 1B 1R 2A 2R 3B 3R 5A på handen
      Och att plats 0 har deklarerat "tre par"
      Och att plats 2 har 168 kortpoäng
      Och att plats 0 har 50 kortpoäng
      Och att plats 1 har 46 kortpoäng
      När given är slut: korten är slut
      Så får plats 2 25 poäng ur potten
      Och betalas inget i teyaku
      Och betalas inget i kortpoäng

    @HH-SV-243 @HH-SV-244 @HH-SV-245 @HH-16
    Scenario: Detsamma vid bara åttor
      Givet att det ligger 25 poäng i potten
      Och att plats 1 har 1B 1R 2A 2R 3B 3R 5A på handen
      Och att plats 1 har deklarerat "tre par"
      Och att plats 0 har 88 kortpoäng
      Och att plats 1 har 88 kortpoäng
      Och att plats 2 har 88 kortpoäng
      När given är slut: korten är slut
      Så får plats 0 25 poäng ur potten
      Och betalas inget i teyaku

  Regel: Sexton skräp

    @HH-SV-246 @HH-SV-247 @HH-SV-248 @HH-16
    Scenario: Sexton skräpkort
      Givet att plats 1 har fångat 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 7C2 8C1 8C2
      Och att plats 0 har 130 kortpoäng
      Och att plats 2 har 118 kortpoäng
      När given är slut: korten är slut
      Så betalar plats 0 plats 1 120 poäng för tokushuyaku "sexton skräp"
      Och betalar plats 2 plats 1 120 poäng för tokushuyaku "sexton skräp"
      Och vinner plats 1 given

    @HH-SV-248 @HH-SV-249 @HH-16
    Scenario: Korten i november är också skräp, och varje kort utöver sexton ger två kan till
      Givet att plats 1 har fångat 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 7C2 11B 11A 11R 11C1
      Och att plats 0 har 130 kortpoäng
      Och att plats 2 har 84 kortpoäng
      När given är slut: korten är slut
      Så betalar plats 0 plats 1 160 poäng för tokushuyaku "sexton skräp"

    @HH-SV-246 @HH-16
    Scenario: Femton räcker inte
      Givet att plats 1 har fångat 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 7C2 8C1
      Och att plats 0 har 131 kortpoäng
      Och att plats 2 har 118 kortpoäng
      När given är slut: korten är slut
      Så betalas inget i tokushuyaku

    @HH-SV-235 @HH-SV-250 @HH-SV-251 @HH-SV-252 @HH-16
    Scenario: Vinnaren tar potten, och inget annat betalas
      Givet att det ligger 25 poäng i potten
      Och att plats 0 har 1B 1R 2A 2R 3B 3R 5A på handen
      Och att plats 0 har deklarerat "tre par"
      Och att plats 1 har fångat 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 7C2 8C1 8C2
      Och att plats 0 har 130 kortpoäng
      Och att plats 2 har 118 kortpoäng
      När given är slut: korten är slut
      Så får plats 1 25 poäng ur potten
      Och betalas inget i teyaku
      Och betalas inget i kortpoäng

    @HH-SV-253 @HH-16
    Scenario: Dubbla åttor går före sexton skräp
      Givet att plats 1 har fångat 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 7C2 8C1 8C2
      Och att plats 0 har 168 kortpoäng
      Och att plats 2 har 80 kortpoäng
      När given är slut: korten är slut
      Så betalas inget för tokushuyaku "sexton skräp"
      Och betalar plats 1 plats 0 100 poäng för tokushuyaku "dubbla åttor"

    @HH-SV-253 @HH-16
    Scenario: Bara åttor går före sexton skräp
      Givet att plats 1 har fångat 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 7C2 8C1 8C2
      Och att plats 1 har 88 kortpoäng
      Och att plats 0 har 88 kortpoäng
      Och att plats 2 har 88 kortpoäng
      När given är slut: korten är slut
      Så betalas inget för tokushuyaku "sexton skräp"
      Och betalar plats 1 plats 0 100 poäng för tokushuyaku "bara åttor"

    @HH-SV-254
    Scenario: Multiplikatorn gäller tokushuyaku
      Givet att multiplikatorn är 2
      Och att plats 2 har 170 kortpoäng
      Och att plats 0 har 50 kortpoäng
      Och att plats 1 har 44 kortpoäng
      När given är slut: korten är slut
      Så betalar plats 0 plats 2 240 poäng för tokushuyaku "dubbla åttor"

  Regel: Annars teyaku, och kortpoängen över och under åttioåtta

    @HH-SV-256 @HH-SV-257 @HH-SV-258
    Scenario: Teyaku betalas, och den som ligger under betalar de andra
      Givet att plats 0 har 1B 1R 2A 2R 3B 3R 5A på handen
      Och att plats 0 har deklarerat "tre par"
      Och att plats 0 har 80 kortpoäng
      Och att plats 1 har 85 kortpoäng
      Och att plats 2 har 99 kortpoäng
      När given är slut: korten är slut
      Så betalar plats 1 plats 0 40 poäng för teyaku "tre par"
      Och betalar plats 0 plats 2 8 poäng i kortpoäng
      Och betalar plats 1 plats 2 3 poäng i kortpoäng

    @HH-SV-257 @HH-SV-258 @HH-SV-259 @HH-SV-261
    Scenario: Textens exempel med 93, 91 och 80 på stort fält
      Givet att multiplikatorn är 2
      Och att plats 0 har 93 kortpoäng
      Och att plats 1 har 91 kortpoäng
      Och att plats 2 har 80 kortpoäng
      När given är slut: korten är slut
      Så betalar plats 2 plats 0 10 poäng i kortpoäng
      Och betalar plats 2 plats 1 6 poäng i kortpoäng
      Och är ställningen 10 6 -16
      Och går alla betalningar jämnt ut

    @HH-SV-260
    Abstrakt Scenario: Kortpoängen räknas i poäng, vad en kan än är
      Givet att tillvalet "kan" är <kan>
      Och att plats 0 har 93 kortpoäng
      Och att plats 1 har 88 kortpoäng
      Och att plats 2 har 83 kortpoäng
      När given är slut: korten är slut
      Så betalar plats 2 plats 0 5 poäng i kortpoäng

      Exempel:
        | kan |
        | 10  |
        | 12  |

    @HH-SV-262 @HH-SV-264
    Scenario: Flest kortpoäng vinner given och potten
      Givet att det ligger 15 poäng i potten
      Och att plats 0 har 87 kortpoäng
      Och att plats 1 har 88 kortpoäng
      Och att plats 2 har 89 kortpoäng
      När given är slut: korten är slut
      Så vinner plats 2 given
      Och får plats 2 15 poäng ur potten

    @HH-SV-263 @HH-16
    Abstrakt Scenario: Vid lika vinner den som sitter först räknat från givaren
      Givet att plats <givare> är givare
      Och att plats 0 har 91 kortpoäng
      Och att plats 1 har 82 kortpoäng
      Och att plats 2 har 91 kortpoäng
      När given är slut: korten är slut
      Så vinner plats <vinnare> given

      Exempel:
        | givare | vinnare |
        | 0      | 0       |
        | 1      | 2       |
        | 2      | 2       |
