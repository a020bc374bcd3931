# language: sv
Egenskap: Spelet och kortleken
  Så många kan sitta vid bordet, så går spelet till och så mycket är korten värda.

  Regel: Tre till sju kan spela, och med några ändringar även två

    @HH-SV-001
    Scenario: Tre spelare kan spela en giv till slut
      Givet ett bord med 3 spelare
      Och att bordet visar 1R 2A 4C1 5R 7A 9C2
      Och att plats 0 har 1C2 3R på handen
      Och att plats 1 har 8B på handen
      Och att plats 2 har 2C1 på handen
      Och att talongen börjar med 2R 11C1 3B 12C2
      När given börjar
      Och ingen deklarerar något
      Och korten spelas så här
        | plats | från handen | från talongen |
        | 0     | 1C2 tar 1R  | 2R tar 2A     |
        | 1     | 8B          | 11C1          |
        | 2     | 2C1         | 3B            |
        | 0     | 3R tar 3B   | 12C2          |
      Och plats 0 säger "shoubu"
      Så slutar given så här: shoubu
      Och går alla betalningar jämnt ut
      Och är ställningen 140, -70 och -70

    @HH-SV-001
    Scenariomall: Tre av <antal> spelare spelar given till slut
      Givet ett bord med <antal> spelare
      Och att bordet visar 1R 2A 4C1 5R 7A 9C2
      Och att plats 0 har 1C2 3R på handen
      Och att plats 1 har 8B på handen
      Och att plats 2 har 2C1 på handen
      Och att plats 3 har 2R 11C1 3B 12C2 på handen
      Och att den blandade talongen börjar med 2R 11C1 3B 12C2
      När given börjar
      Och alla som tillfrågas säger "jag är med"
      Och ingen deklarerar något
      Och korten spelas så här
        | plats | från handen | från talongen |
        | 0     | 1C2 tar 1R  | 2R tar 2A     |
        | 1     | 8B          | 11C1          |
        | 2     | 2C1         | 3B            |
        | 0     | 3R tar 3B   | 12C2          |
      Och plats 0 säger "shoubu"
      Så slutar given så här: shoubu
      Och går alla betalningar jämnt ut
      Och är ställningen <ställning>

      Exempel:
        | antal | ställning                  |
        | 4     | 140, -79, -79 och 18       |
        | 5     | 140, -79, -79, 12 och 6    |
        | 6     | 140, -85, -85, 18, 6 och 6 |

    @HH-SV-001
    Scenario: Tre av sju spelare spelar given till slut
      Givet ett bord med 7 spelare
      Och att plats 0 har X 1R 2A 4C1 5R 7A 9C2 på handen
      Och att plats 1 har 9R 10C2 på handen
      Och att plats 2 har 8B på handen
      Och att plats 3 har 10R på handen
      Och att plats 4 har 9A 11B 6C2 6R på handen
      Och att den blandade talongen börjar med 9A 11B 6C2 6R
      När given börjar
      Och alla som tillfrågas säger "jag är med"
      Och ingen deklarerar något
      Och korten spelas så här
        | plats | från handen  | från talongen |
        | 1     | 9R tar 9C2   | 9A            |
        | 2     | 8B           | 11B           |
        | 3     | 10R          | 6C2           |
        | 1     | 10C2 tar 10R | 6R tar 6C2    |
      Och plats 1 säger "shoubu"
      Så slutar given så här: shoubu
      Och går alla betalningar jämnt ut
      Och är ställningen 0, 140, -88, -88, 12, 12 och 12

    @HH-SV-001 @HH-SV-002
    Scenario: Spelet kan inte spelas av en eller åtta
      Så kan spelet spelas av 2 till 7
      Och får alternativet "players" vara 2
      Och får alternativet "players" inte vara 1
      Och får alternativet "players" inte vara 8

    @HH-SV-002 @HH-19
    Scenario: Två spelare spelar given till slut med kort kvar i talongen
      Givet ett bord med 2 spelare
      Och att bordet visar 10R 6C1 9R 4C2 9A 11R
      Och att plats 0 har 1R 3C1 3R 5C2 6C2 7A 7C1 på handen
      Och att plats 1 har 1B 2A 5A 6R 10C1 10C2 12C2 på handen
      Och att talongen börjar med 8B 12B 9C1 11B 9C2 7R 4C1 12C3 1C2 1C1 5C1 2C2 5R 11A
      När given börjar
      Så är plats 0 och 1 aktiva
      När ingen deklarerar något
      Och korten spelas så här
        | plats | från handen  | från talongen |
        | 0     | 7C1          | 8B            |
        | 1     | 6R tar 6C1   | 12B           |
        | 0     | 6C2          | 9C1 tar 9R    |
        | 1     | 10C1 tar 10R | 11B tar 11R   |
        | 0     | 1R           | 9C2 tar 9A    |
        | 1     | 12C2 tar 12B | 7R tar 7C1    |
        | 0     | 7A           | 4C1 tar 4C2   |
        | 1     | 10C2         | 12C3          |
        | 0     | 5C2          | 1C2 tar 1R    |
        | 1     | 5A tar 5C2   | 1C1           |
        | 0     | 3R           | 5C1           |
        | 1     | 1B tar 1C1   | 2C2           |
        | 0     | 3C1 tar 3R   | 5R tar 5C1    |
        | 1     | 2A tar 2C2   | 11A           |
      Så slutar given så här: korten är slut
      Och har talongen 14 kort

    @HH-SV-002 @HH-19
    Scenario: Två spelare betalar skillnaden mellan sig och inte avståndet till 88
      Givet ett bord med 2 spelare
      Och att plats 0 har 90 kortpoäng
      Och att plats 1 har 70 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 1 betalar 20 poäng till plats 0 i kortpoäng

  Regel: Spelarna tar kort på bordet

    Bakgrund:
      Givet att bordet visar 1C1 2C1 4C1 5C1 7C1 9C1
      Och att plats 0 har 1R 2A 3C1 6C1 8C1 10C1 12C1 på handen
      När given börjar

    @HH-SV-003
    Scenario: Ett kort tar ett kort av samma månad
      När plats 0 spelar 1R
      Så har plats 0 tagit 1R och 1C1
      Och ligger 1C1 inte på bordet

    @HH-SV-003
    Scenario: Kortet tar inget om inget kort av månaden ligger på bordet
      När plats 0 spelar 6C1
      Så har plats 0 inte tagit något
      Och ligger 6C1 på bordet

  Regel: Både kombinationer och enskilda kort kan ge poäng

    @HH-SV-004
    Scenario: En kombination av tagna kort betalas
      Givet att plats 0 har tagit 1R 2R 3R 4C1
      När given är slut: shoubu av plats 0
      Så gäller att plats 1 betalar 70 poäng till plats 0 för dekiyaku "poesiremsor"
      Och betalas inget i kortpoäng

    @HH-SV-004
    Scenario: Kortpoängen betalas när ingen har en kombination
      Givet att plats 0 har 90 kortpoäng
      Och att plats 1 har 88 kortpoäng
      Och att plats 2 har 86 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 2 betalar 2 poäng till plats 0 i kortpoäng
      Och betalas inget i dekiyaku

  Regel: Leken är hanafuda med tolv månader om fyra kort och ett blankt

    @HH-SV-007 @HH-SV-008
    Scenario: Leken har 48 kort i tolv månader och ett blankt kort
      Så är kortleken "hanafuda"
      Och har kortleken 48 kort i 12 månader om 4 kort
      Och har kortleken dessutom X

    @HH-SV-009
    Scenariomall: Korten i månad <månad> visar <växt>
      Så hör <kort> till månad <månad>
      Och visar korten i månad <månad> <växt>

      Exempel:
        | månad | växt        | kort               |
        | 1     | tall        | 1B 1R 1C1 1C2      |
        | 2     | plommon     | 2A 2R 2C1 2C2      |
        | 3     | körsbär     | 3B 3R 3C1 3C2      |
        | 4     | blåregn     | 4A 4R 4C1 4C2      |
        | 5     | iris        | 5A 5R 5C1 5C2      |
        | 6     | pion        | 6A 6R 6C1 6C2      |
        | 7     | buskklöver  | 7A 7R 7C1 7C2      |
        | 8     | pampasgräs  | 8B 8A 8C1 8C2      |
        | 9     | krysantemum | 9A 9R 9C1 9C2      |
        | 10    | lönn        | 10A 10R 10C1 10C2  |
        | 11    | pil         | 11B 11A 11R 11C1   |
        | 12    | kejsarträd  | 12B 12C1 12C2 12C3 |

    @HH-SV-010 @HH-SV-011 @HH-SV-012 @HH-SV-013 @HH-SV-014
    Scenariomall: Leken har <antal> kort som heter <namn> och ger <poäng> poäng
      Så är <kort> värda <poäng> poäng vardera
      Och kallas <kort> "<namn>"
      Och är <kort> av slaget "<namn>"
      Och finns det <antal> kort av slaget "<namn>"

      Exempel:
        | namn    | poäng | antal | kort                                                                                                  |
        | hikari  | 20    | 5     | 1B 3B 8B 11B 12B                                                                                      |
        | tane    | 10    | 9     | 2A 4A 5A 6A 7A 8A 9A 10A 11A                                                                          |
        | tanzaku | 5     | 10    | 1R 2R 3R 4R 5R 6R 7R 9R 10R 11R                                                                       |
        | kasu    | 1     | 24    | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 7C2 8C1 8C2 9C1 9C2 10C1 10C2 11C1 12C1 12C2 12C3 |

    @HH-SV-010
    Scenario: Det blanka kortet är inte värt något
      Så är X värt 0 poäng
      Och är alla kort tillsammans värda 264 poäng
