# language: sv
Egenskap: Sexton skräp
  Den som har minst sexton skräpkort vinner given.

  Regel: Sexton skräpkort räcker, femton gör det inte

    @HH-SV-246 @HH-SV-247 @HH-16
    Scenario: Den som har precis sexton skräpkort vinner med minst kortpoäng
      Givet att plats 0 har tagit 1B 4A 5R 6C1 6C2 8B 8A 9A 10A 10C1 10C2 11C1 12C2 12C3
      Och att plats 1 har tagit 1R 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6R 7R 7C1 7C2 9R 9C1 9C2 11A 12C1
      Och att plats 2 har tagit 2A 2R 3B 3R 4R 5A 6A 7A 8C1 8C2 10R 11B 11R 12B
      När given är slut: korten är slut
      Så har plats 1 tagit kort för 45 poäng
      Och vinner plats 1 given
      Och plats 0 betalar 120 poäng till plats 1 för tokushuyaku "sexton skräp"
      Och plats 2 betalar 120 poäng till plats 1 för tokushuyaku "sexton skräp"

    @HH-SV-246 @HH-SV-247 @HH-16
    Scenario: Den som har precis femton skräpkort får inget för dem
      Givet att plats 0 har tagit 4R 5A 6A 6R 6C2 7R 8A 10C2 11A 12B
      Och att plats 1 har tagit 2A 2C2 3R 3C1 3C2 4C1 4C2 5R 5C1 5C2 7C2 8B 8C1 9C1 10A 10C1 11R 11C1 12C1 12C3
      Och att plats 2 har tagit 1B 1R 1C1 1C2 2R 2C1 3B 4A 6C1 7A 7C1 8C2 9A 9R 9C2 10R 11B 12C2
      När given är slut: korten är slut
      Så betalas inget i tokushuyaku
      Och vinner plats 2 given

    @HH-SV-248 @HH-16
    Scenariomall: Den som har <antal> skräpkort får <poäng> poäng av var och en
      Givet att plats 1 har tagit 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 7C2 8C1 <resten>
      Och att plats 0 har 120 kortpoäng
      Och att plats 2 har 80 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 0 betalar <poäng> poäng till plats 1 för tokushuyaku "sexton skräp"
      Och plats 2 betalar <poäng> poäng till plats 1 för tokushuyaku "sexton skräp"

      Exempel:
        | antal | resten                                                | poäng |
        | 16    | 8C2                                                   | 120   |
        | 17    | 8C2 9C1                                               | 140   |
        | 20    | 8C2 9C1 9C2 10C1 10C2                                 | 200   |
        | 27    | 8C2 9C1 9C2 10C1 10C2 11B 11A 11R 11C1 12C1 12C2 12C3 | 340   |

    @HH-SV-249 @HH-16
    Scenariomall: Bara pilens höga kort räknas som skräp: tretton skräpkort och <resten>
      Givet att plats 1 har tagit 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 <resten>
      Och att plats 0 har 120 kortpoäng
      Och att plats 2 har 90 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 0 betalar <poäng> poäng till plats 1 för tokushuyaku "sexton skräp"

      Exempel: Pilens höga kort räknas som skräp
        | resten          | poäng |
        | 11B 11A 11R     | 120   |
        | 11B 11A 11R 7C2 | 140   |

      Exempel: Andra höga kort räknas inte som skräp
        | resten      | poäng |
        | 12B 11A 11R | 0     |
        | 11B 10A 11R | 0     |
        | 11B 11A 10R | 0     |

  Regel: Inget annat än sexton skräp och potten betalas

    @HH-SV-251 @HH-16 @HH-17
    Scenario: Sexton skräp stryker alla prestationer, också mizuten
      Givet att alternativet "mizuten" är ja
      Och att plats 0 har sagt mizuten
      Och att plats 0 har 5R 5C1 5C2 1C1 2C1 3C1 4C1 på handen
      Och att plats 0 har deklarerat "stående tretal"
      Och att plats 0 har deklarerat "en remsa"
      Och att plats 0 har tagit 5A 5R
      Och att plats 1 har tagit 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 9C1 9C2 6C1 6C2 7C1 7C2 8C1 8C2
      Och att plats 0 har 128 kortpoäng
      Och att plats 2 har 120 kortpoäng
      När given är slut: korten är slut
      Så betalas sammanlagt 240 poäng i tokushuyaku
      Och betalas inget för prestationer
      Och betalas inget i teyaku
      Och betalas inget annat än tokushuyaku och potten
      Och är ställningen -120, 240 och -120

    @HH-SV-251 @HH-16 @HH-17
    Scenario: Sexton skräp stryker betalningen för misslyckad mizuten
      Givet att alternativet "mizuten" är ja
      Och att plats 0 har sagt mizuten
      Och att plats 0 har 80 kortpoäng
      Och att plats 1 har tagit 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 9C1 9C2 6C1 6C2 7C1 7C2 8C1 8C2
      Och att plats 2 har 167 kortpoäng
      När given är slut: korten är slut
      Så betalas inget för prestationer
      Och betalas inget annat än tokushuyaku och potten

    @HH-SV-250 @HH-SV-251 @HH-SV-252 @HH-SV-235 @HH-16
    Scenario: Sexton skräp stryker teyaku och kortpoäng, och vinnaren får potten
      Givet att det ligger 35 poäng i potten
      Och att plats 0 har 1B 1R 2A 2R 3B 3R 5A på handen
      Och att plats 0 har deklarerat "tre par"
      Och att plats 1 har tagit 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 7C2 8C1 8C2
      Och att plats 0 har 128 kortpoäng
      Och att plats 2 har 120 kortpoäng
      När given är slut: korten är slut
      Så får plats 1 ut 35 poäng ur potten
      Och betalas inget i teyaku
      Och betalas inget i kortpoäng
      Och betalas inget annat än tokushuyaku och potten
      Och är plats 1 nästa givare

    @HH-SV-250 @HH-SV-252 @HH-16
    Scenario: Potten går till den som har flest kortpoäng när ett skräpkort saknas
      Givet att det ligger 35 poäng i potten
      Och att plats 0 har 1B 1R 2A 2R 3B 3R 5A på handen
      Och att plats 0 har deklarerat "tre par"
      Och att plats 1 har tagit 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 7C2 8C1
      Och att plats 0 har 128 kortpoäng
      Och att plats 2 har 121 kortpoäng
      När given är slut: korten är slut
      Så får plats 0 ut 35 poäng ur potten
      Och får plats 0 sammanlagt 80 poäng i teyaku
      Och betalar plats 1 sammanlagt 73 poäng i kortpoäng

  Regel: Bara åttor och dubbla åttor går före sexton skräp

    @HH-SV-253 @HH-16
    Scenario: Bara åttor går före sexton skräp
      Givet att plats 0 har tagit 1B 2C1 3C1 4A 4R 5A 5C1 5C2 7A 7R 8A 8C1 8C2 10A 11C1 12C3
      Och att plats 1 har tagit 1C2 2A 2C2 3R 4C1 5R 6R 6C1 6C2 7C1 7C2 9A 9C1 9C2 10R 10C1 10C2 11B 11A 11R 12C1 12C2
      Och att plats 2 har tagit 1R 1C1 2R 3B 3C2 4C2 6A 8B 9R 12B
      När given är slut: korten är slut
      Så betalas inget för tokushuyaku "sexton skräp"
      Och plats 1 betalar 100 poäng till plats 0 för tokushuyaku "bara åttor"
      Och vinner plats 0 given

    @HH-SV-253 @HH-16
    Scenariomall: Dubbla åttor går före sexton skräp, men bara med 168 kortpoäng, här <poäng>
      Givet att plats 1 har tagit 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 7C2 8C1 8C2
      Och att plats 0 har <poäng> kortpoäng
      Och att plats 2 har <resten> kortpoäng
      När given är slut: korten är slut
      Så vinner plats <vinnare> given
      Och plats 2 betalar <summa> poäng till plats <vinnare> för tokushuyaku "<namn>"
      Och betalas inget för tokushuyaku "<annars>"

      Exempel:
        | poäng | resten | vinnare | summa | namn         | annars       |
        | 168   | 80     | 0       | 100   | dubbla åttor | sexton skräp |
        | 167   | 81     | 1       | 120   | sexton skräp | dubbla åttor |

    @HH-SV-253 @HH-16
    Scenario: Den som har både dubbla åttor och sexton skräp får betalt för åttorna
      Givet att plats 0 har tagit 1B 3B 8B 11B 11A 11R 11C1 2A 4A 5A 6A 8A 9A 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2
      Och att plats 1 har 50 kortpoäng
      Och att plats 2 har 46 kortpoäng
      När given är slut: korten är slut
      Så har plats 0 tagit kort för 168 poäng
      Och plats 1 betalar 100 poäng till plats 0 för tokushuyaku "dubbla åttor"
      Och betalas inget för tokushuyaku "sexton skräp"

  Regel: Multiplikatorn gäller alla tokushuyaku

    @HH-SV-254
    Scenariomall: Tokushuyakun <namn> betalas med multiplikatorn <gånger>
      Givet att multiplikatorn är <gånger>
      Och att plats 0 har tagit <depå>
      Och att plats 0 har <0> kortpoäng
      Och att plats 1 har <1> kortpoäng
      Och att plats 2 har <2> kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 1 betalar <poäng> poäng till plats 0 för tokushuyaku "<namn>"
      Och plats 2 betalar <poäng> poäng till plats 0 för tokushuyaku "<namn>"

      Exempel:
        | namn         | gånger | depå | 0   | 1  | 2  | poäng |
        | bara åttor   | 1      | 1B   | 88  | 88 | 88 | 100   |
        | bara åttor   | 2      | 1B   | 88  | 88 | 88 | 200   |
        | bara åttor   | 4      | 1B   | 88  | 88 | 88 | 400   |
        | dubbla åttor | 2      | 1B   | 169 | 50 | 45 | 220   |
        | dubbla åttor | 4      | 1B   | 169 | 50 | 45 | 440   |

      Exempel: Sexton och sjutton skräp betalas med multiplikatorn
        | namn         | gånger | depå                                                                | 0  | 1   | 2   | poäng |
        | sexton skräp | 2      | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 7C2 8C1 8C2     | 16 | 128 | 120 | 240   |
        | sexton skräp | 4      | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 7C2 8C1 8C2 9C1 | 17 | 127 | 120 | 560   |
