# language: sv
Egenskap: Flykt
  Den som klarar sig bra trots en svag hand får betalt för en flykt.

  Regel: En flykt kräver åttionio kortpoäng med en deklarerad svag hand

    @HH-SV-272 @HH-17
    Scenario: Givaren betalar också när en annan gör en flykt
      Givet att plats 1 har 1R 6R 2C1 3C1 4C1 5C1 7C1 på handen
      Och att plats 1 har deklarerat "röd"
      Och att plats 0 har 100 kortpoäng
      Och att plats 1 har 89 kortpoäng
      Och att plats 2 har 75 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 0 betalar 10 poäng till plats 1 för prestationen "flykt"
      Och plats 2 betalar 10 poäng till plats 1 för prestationen "flykt"

    @HH-SV-268 @HH-SV-271 @HH-SV-272 @HH-17
    Scenariomall: En flykt kräver en svag hand och 89 kortpoäng, här <teyaku> och <poäng>
      Givet att plats 0 har <hand> på handen
      Och att plats 0 har deklarerat "<teyaku>"
      Och att plats 0 har <poäng> kortpoäng
      Och att plats 1 har 100 kortpoäng
      Och att plats 2 har <resten> kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 1 betalar <flykt> poäng till plats 0 för prestationen "flykt"
      Och plats 2 betalar <flykt> poäng till plats 0 för prestationen "flykt"

      Exempel:
        | teyaku   | hand                        | poäng | resten | flykt |
        | röd      | 1R 6R 2C1 3C1 4C1 5C1 7C1   | 89    | 75     | 10    |
        | röd      | 1R 6R 2C1 3C1 4C1 5C1 7C1   | 88    | 76     | 0     |
        | en remsa | 1R 2C1 3C1 4C1 6C1 11B 12C1 | 89    | 75     | 10    |
        | ett frö  | 2A 1C1 3C1 4C1 6C1 11B 12C1 | 110   | 54     | 10    |
        | tom hand | 1C1 2C1 3C1 4C1 5C1 6C1 7C1 | 89    | 75     | 10    |
        | tom hand | 1C1 2C1 3C1 4C1 5C1 6C1 7C1 | 88    | 76     | 0     |

      Exempel: En lysande räknas inte som en svag hand
        | teyaku     | hand                        | poäng | resten | flykt |
        | en lysande | 1B 2C1 3C1 4C1 6C1 11A 12C1 | 120   | 44     | 0     |

      Exempel: En hand i grupp A räknas inte som en svag hand
        | teyaku  | hand                    | poäng | resten | flykt |
        | tre par | 1B 1R 2A 2R 4C1 4C2 6C1 | 120   | 44     | 0     |

    @HH-SV-271 @HH-17
    Scenario: En svag hand som inte har deklarerats ger ingen flykt
      Givet att plats 0 har 1R 2C1 3C1 4C1 6C1 11B 12C1 på handen
      Och att plats 0 har 120 kortpoäng
      Och att plats 1 har 100 kortpoäng
      Och att plats 2 har 44 kortpoäng
      När given är slut: korten är slut
      Så betalas inget för prestationer
