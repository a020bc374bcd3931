# language: sv
Egenskap: Förberedelser
  Före första given bestäms hur långt partiet är och vad man räknar med.

  Regel: Antalet givar bestäms i förväg

    @HH-SV-016 @HH-SV-017 @HH-SV-018
    Scenariomall: Ett parti på <antal> givar slutar med giv <antal>
      Givet att alternativet "rounds" är <antal>
      Och att det är giv <antal>
      När given är slut: korten är slut
      Så är partiet slut

      Exempel:
        | antal |
        | 12    |
        | 6     |
        | 3     |

    @HH-SV-016 @HH-SV-017 @HH-SV-018
    Scenariomall: Ett parti på <antal> givar är inte slut efter giv <giv>
      Givet att alternativet "rounds" är <antal>
      Och att det är giv <giv>
      När given är slut: korten är slut
      Så är partiet inte slut

      Exempel:
        | antal | giv |
        | 12    | 11  |
        | 12    | 6   |
        | 6     | 5   |
        | 6     | 3   |
        | 3     | 2   |

    @HH-SV-017
    Scenario: Ett parti har tolv givar om inget annat sägs, en för varje månad
      Så är alternativet "rounds" 12 om inget annat sägs
      Och har kortleken 48 kort i 12 månader om 4 kort

    @HH-SV-018
    Scenario: Ett parti får ha sex eller tre givar men inte fyra
      Så får alternativet "rounds" vara 6
      Och får alternativet "rounds" vara 3
      Och får alternativet "rounds" inte vara 4

    @HH-SV-019 @HH-24
    Scenario: En kampanj har ett helt år för varje spelare
      Givet ett bord med 3 spelare
      Och att alternativet "match" är campaign
      Så varar partiet 36 givar

  Regel: Spelet kräver bara en kortlek

    @HH-SV-021
    Scenario: Varje kort finns en gång i varje giv
      Givet ett bord med 4 spelare
      Och att alternativet "participation.minimum" är free
      När given börjar
      Så består leken av 48 olika kort
      När plats 0 säger "jag är med"
      Och alla som tillfrågas säger "jag står över"
      Och nästa giv börjar
      Så består leken av 48 olika kort

  Regel: Alla börjar med ställningen noll

    # Ställningen räknas från noll. Den visar över- och underskottet mot kapitalet. Hur många stenar
    # noll motsvarar, och om någon har fått fler, spelar då ingen roll.

    @HH-SV-024
    Scenario: Ställningen är noll för alla när partiet börjar
      Givet ett bord med 5 spelare
      När ett parti börjar med startvärdet "vårens första parti"
      Så är det giv 1
      Och är ställningen 0, 0, 0, 0 och 0

    @HH-SV-025
    Scenario: Den som har förlorat mycket spelar vidare och betalar som andra
      Givet att ställningen är -900, 450 och 450
      Och att plats 0 har 80 kortpoäng
      Och att plats 1 har 92 kortpoäng
      Och att plats 2 har 92 kortpoäng
      När given är slut: korten är slut
      Så är ställningen -908, 454 och 454

    @HH-SV-025
    Scenario: Ett stort underskott hindrar inte nästa giv
      Givet att det är giv 4
      Och att ställningen är -900, 450 och 450
      Och att bordet visar 1R 2A 4C1 5R 7A 9C2
      Och att plats 0 har 1C1 3R på handen
      Och att plats 1 har 3B på handen
      Och att plats 2 har 12C3 på handen
      Och att talongen börjar med 2R 11C1 1B 2C2
      När given börjar
      Och ingen deklarerar något
      Och korten spelas så här
        | plats | från handen | från talongen |
        | 0     | 1C1 tar 1R  | 2R tar 2A     |
        | 1     | 3B          | 11C1          |
        | 2     | 12C3        | 1B            |
        | 0     | 3R tar 3B   | 2C2           |
      Och plats 0 säger "shoubu"
      Så är partiet inte slut
      När nästa giv börjar
      Så är det giv 5
      Och har varje plats 7 kort på handen

  Regel: En poäng är det minsta beloppet, och en kan är tio poäng

    @HH-SV-026
    Scenario: Ett enda kortpoäng är värt en poäng
      Givet att plats 0 har 89 kortpoäng
      Och att plats 1 har 88 kortpoäng
      Och att plats 2 har 87 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 2 betalar 1 poäng till plats 0 i kortpoäng
      Och är ställningen 1, 0 och -1

    @HH-SV-027 @HH-SV-028 @HH-SV-029
    Scenariomall: En avgift på en kan är <poäng> poäng när en kan är <kan>
      Givet ett bord med 4 spelare
      Och att alternativet "kan" är <kan>
      Och att bordet visar 1R 2A 4C1 5R 7A 9C2
      När given börjar
      Och plats 0 säger "jag står över"
      Så är en kan <poäng> poäng
      Och betalar plats 0 en avgift på <poäng> poäng till potten
      Och är ställningen -<poäng>, 0, 0 och 0

      Exempel:
        | kan | poäng |
        | 10  | 10    |
        | 12  | 12    |

    @HH-SV-029
    Scenario: En kan är tio poäng om inget annat sägs
      Så är alternativet "kan" 10 om inget annat sägs
      Och är en kan 10 poäng
      Och får alternativet "kan" inte vara 11

  Regel: Spelarna bestämmer själva vad en poäng är värd i pengar

    # Programmet växlar aldrig till pengar. Ställningen går alltid jämnt ut, så vilken kurs som helst fungerar.

    @HH-SV-030
    Scenario: Reglerna räknar aldrig i pengar, och betalningarna går jämnt ut
      Så räknar reglerna bara i kan och poäng, aldrig i pengar
      Givet att bordet visar 1R 2A 4C1 5R 7A 9C2
      Och att plats 0 har 6R 11C1 på handen
      Och att plats 1 har 1C1 3R på handen
      Och att plats 2 har 12B på handen
      Och att talongen börjar med 8B 2R 3C1 10C1 5C2
      När given börjar
      Och ingen deklarerar något
      Och korten spelas så här
        | plats | från handen | från talongen |
        | 0     | 6R          | 8B            |
        | 1     | 1C1 tar 1R  | 2R tar 2A     |
        | 2     | 12B         | 3C1           |
        | 0     | 11C1        | 10C1          |
        | 1     | 3R tar 3C1  | 5C2 tar 5R    |
      Och plats 1 säger "shoubu"
      Så går alla betalningar jämnt ut
      Och är ställningen -70, 140 och -70
