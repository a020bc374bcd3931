# language: sv
Egenskap: Bara åttor och dubbla åttor
  Två sällsynta fördelningar av kortpoängen går före allt annat.

  Regel: Kortpoängens fördelning prövas innan något betalas

    @HH-SV-234 @HH-SV-240 @HH-SV-242 @HH-16
    Scenariomall: Dubbla åttor kräver minst 168 kortpoäng, här <poäng>
      Givet att plats 0 har <poäng> kortpoäng
      Och att plats 1 har <andra> kortpoäng
      Och att plats 2 har <tredje> kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 1 betalar <toku> poäng till plats 0 för tokushuyaku "dubbla åttor"
      Och plats 2 betalar <toku> poäng till plats 0 för tokushuyaku "dubbla åttor"
      Och betalas sammanlagt <kort> poäng i kortpoäng

      Exempel:
        | poäng | andra | tredje | toku | kort |
        | 167   | 50    | 47     | 0    | 79   |
        | 168   | 49    | 47     | 100  | 0    |
        | 169   | 49    | 46     | 110  | 0    |
        | 188   | 40    | 36     | 300  | 0    |

    @HH-SV-234 @HH-SV-237 @HH-SV-238 @HH-16
    Scenariomall: Bara åttor kräver exakt åttioåtta var, här <0>, <1> och <2> kortpoäng
      Givet att plats 0 har <0> kortpoäng
      Och att plats 1 har <1> kortpoäng
      Och att plats 2 har <2> kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 1 betalar <toku> poäng till plats 0 för tokushuyaku "bara åttor"
      Och plats 2 betalar <toku> poäng till plats 0 för tokushuyaku "bara åttor"
      Och betalas sammanlagt <kort> poäng i kortpoäng

      Exempel:
        | 0  | 1  | 2  | toku | kort |
        | 88 | 88 | 88 | 100  | 0    |
        | 89 | 88 | 87 | 0    | 1    |
        | 88 | 87 | 89 | 0    | 1    |

  Regel: Åttorna avgörs av poängen och inte av vilka korten är

    @HH-SV-236 @HH-SV-237 @HH-16
    Scenario: Tre spelare med helt olika tagna kort kan ha bara åttor
      Givet att plats 0 har tagit 1B 1R 1C1 2R 2C1 6C1 7R 7C2 8C1 9R 10A 10C1 10C2 11B 11A 12C1
      Och att plats 1 har tagit 2C2 3B 3C1 4A 4C1 7A 8B 8A 9A 11R
      Och att plats 2 har tagit 1C2 2A 3R 3C2 4R 4C2 5A 5R 5C1 5C2 6A 6R 6C2 7C1 8C2 9C1 9C2 10R 11C1 12B 12C2 12C3
      När given är slut: korten är slut
      Så gäller att plats 1 betalar 100 poäng till plats 0 för tokushuyaku "bara åttor"
      Och plats 2 betalar 100 poäng till plats 0 för tokushuyaku "bara åttor"

    @HH-SV-236 @HH-SV-240 @HH-16
    Scenariomall: Dubbla åttor kan bestå av <vad>
      Givet att plats 0 har tagit <depå>
      Och att plats 1 har 50 kortpoäng
      Och att plats 2 har 44 kortpoäng
      När given är slut: korten är slut
      Så har plats 0 tagit kort för 170 poäng
      Och plats 1 betalar 120 poäng till plats 0 för tokushuyaku "dubbla åttor"

      Exempel:
        | vad            | depå                                          |
        | bara höga kort | 1B 3B 8B 11B 2A 4A 5A 6A 7A 8A 9A 10A 11A     |
        | höga och låga  | 1B 3B 8B 11B 2A 4A 5A 6A 7A 8A 9A 1R 2R 4R 5R |

  Regel: Givaren vinner vid bara åttor, och den som har dubbla åttor vinner med dem

    @HH-SV-238 @HH-SV-239 @HH-16
    Scenario: Givaren vinner vid bara åttor
      Givet att plats 1 är givare
      Och att plats 0 har 88 kortpoäng
      Och att plats 1 har 88 kortpoäng
      Och att plats 2 har 88 kortpoäng
      När given är slut: korten är slut
      Så vinner plats 1 given
      Och är ställningen -100, 200 och -100

    @HH-SV-238 @HH-SV-239 @HH-1 @HH-16
    Scenario: Den tjänstgörande givaren vinner vid bara åttor när givaren står över
      Givet ett bord med 4 spelare
      Och att plats 3 är givare
      Och att plats 3 har stått över
      Och att plats 0, 1 och 2 är aktiva
      Och att plats 0 har 88 kortpoäng
      Och att plats 1 har 88 kortpoäng
      Och att plats 2 har 88 kortpoäng
      När given är slut: korten är slut
      Så vinner plats 0 given
      Och är ställningen 200, -100, -100 och 0

    @HH-SV-241 @HH-SV-242 @HH-16
    Scenario: Den som har dubbla åttor vinner, givare eller inte
      Givet att plats 1 har 47 kortpoäng
      Och att plats 2 har 169 kortpoäng
      Och att plats 0 har 48 kortpoäng
      När given är slut: korten är slut
      Så vinner plats 2 given
      Och är ställningen -110, -110 och 220

  Regel: Inget annat än åttorna och potten betalas

    @HH-SV-235 @HH-SV-243 @HH-SV-244 @HH-SV-245 @HH-16
    Scenariomall: Tokushuyakun stryker också vinnarens egen teyaku: <tokushuyaku>
      Givet att det ligger 25 poäng i potten
      Och att plats 0 har 1B 1R 2A 2R 3B 3R 5A på handen
      Och att plats 0 har deklarerat "tre par"
      Och att plats 2 har 4A 4R 4C1 1C1 2C1 6A 8A på handen
      Och att plats 2 har deklarerat "stående tretal"
      Och att plats 0 har <0> kortpoäng
      Och att plats 1 har <1> kortpoäng
      Och att plats 2 har <2> kortpoäng
      När given är slut: korten är slut
      Så betalas inget i teyaku
      Och betalas inget i kortpoäng
      Och betalas inget annat än tokushuyaku och potten
      Och får plats 0 ut 25 poäng ur potten
      Och är plats 0 nästa givare

      Exempel:
        | tokushuyaku  | 0   | 1  | 2  |
        | Bara åttor   | 88  | 88 | 88 |
        | Dubbla åttor | 168 | 50 | 46 |

    @HH-SV-235 @HH-SV-245
    Scenario: Allt betalas som vanligt när en poäng saknas till dubbla åttor
      Givet att plats 0 har 1B 1R 2A 2R 3B 3R 5A på handen
      Och att plats 0 har deklarerat "tre par"
      Och att plats 0 har 167 kortpoäng
      Och att plats 1 har 50 kortpoäng
      Och att plats 2 har 47 kortpoäng
      När given är slut: korten är slut
      Så betalas inget i tokushuyaku
      Och får plats 0 sammanlagt 80 poäng i teyaku
      Och får plats 0 sammanlagt 79 poäng i kortpoäng
