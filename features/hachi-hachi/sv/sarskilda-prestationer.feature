# language: sv
Egenskap: Särskilda prestationer
  Den som har gjort något ovanligt får extra poäng.

  Regel: Särskilda prestationer ändrar inga andra betalningar

    # Prestationerna görs upp sist. Det syns bara på att de inte påverkar vem som har vunnit, vem som får potten eller vad som betalats.
    @HH-SV-265 @HH-17
    Scenario: Den som gör en flykt får betalt även när en annan vinner given och tar potten
      Givet att det ligger 25 poäng i potten
      Och att plats 0 har 1R 2C1 3C1 4C1 6C1 11B 12C1 på handen
      Och att plats 0 har deklarerat "en remsa"
      Och att plats 0 har 89 kortpoäng
      Och att plats 1 har 91 kortpoäng
      Och att plats 2 har 84 kortpoäng
      När given är slut: korten är slut
      Så vinner plats 1 given
      Och får plats 1 ut 25 poäng ur potten
      Och får plats 0 sammanlagt 60 poäng i teyaku
      Och får plats 0 sammanlagt 1 poäng i kortpoäng
      Och får plats 0 sammanlagt 20 poäng för prestationer
      Och är ställningen 81, -12 och -44

    @HH-SV-266 @HH-17
    Scenariomall: Särskilda prestationer betalas när given slutar så: <slut>
      Givet att plats 0 har 4A 4R 4C1 1B 2A 6A 8A på handen
      Och att plats 0 har deklarerat "stående tretal"
      Och att plats 0 har tagit 4A 4C2
      Och att plats 1 har tagit 6R 9R 10R
      Och att plats 1 har sagt sage
      Och att plats 1 sade sage först
      Och att plats 2 har 100 kortpoäng
      När given är slut: <slut> av plats 1
      Så gäller att plats 1 betalar 10 poäng till plats 0 för prestationen "ta tretalet"
      Och plats 2 betalar 10 poäng till plats 0 för prestationen "ta tretalet"
      Och betalas sammanlagt <dekiyaku> poäng i dekiyaku

      Exempel:
        | slut              | dekiyaku |
        | shoubu            | 140      |
        | sage tas tillbaka | 70       |

    @HH-SV-266 @HH-17
    Scenariomall: Särskilda prestationer betalas också när korten är slut
      Givet att plats 0 har 4A 4R 4C1 1B 2A 6A 8A på handen
      Och att plats 0 har deklarerat "stående tretal"
      Och att plats 0 har tagit 4A 4C2
      Och att plats 1 har tagit <depå>
      Och att plats 1 har sagt sage
      Och att plats 1 sade sage först
      Och att plats 2 har 100 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 1 betalar 10 poäng till plats 0 för prestationen "ta tretalet"
      Och plats 2 betalar 10 poäng till plats 0 för prestationen "ta tretalet"
      Och betalas sammanlagt <dekiyaku> poäng i dekiyaku

      Exempel:
        | depå      | dekiyaku |
        | 6R 9R 10R | 70       |
        | 6R 9R 3R  | 0        |

  Regel: En tokushuyaku stryker särskilda prestationer

    @HH-SV-267 @HH-16 @HH-17
    Scenariomall: Bara en tokushuyaku stryker flykt och taget tretal: <hos 0>, <hos 1> och <hos 2> kortpoäng
      Givet att plats 0 har 5R 5C1 5C2 1C1 2C1 3C1 4C1 på handen
      Och att plats 0 har deklarerat "stående tretal"
      Och att plats 0 har deklarerat "en remsa"
      Och att plats 0 har tagit 5A 5R
      Och att plats 1 har tagit <skräp>
      Och att plats 0 har <hos 0> kortpoäng
      Och att plats 1 har <hos 1> kortpoäng
      Och att plats 2 har <hos 2> kortpoäng
      När given är slut: korten är slut
      Så betalas sammanlagt <poäng> poäng för prestationer
      Och betalas sammanlagt <tokushuyaku> poäng i tokushuyaku

      Exempel: Någon har en tokushuyaku
        | hos 0 | hos 1 | hos 2 | skräp                                                           | poäng | tokushuyaku |
        | 88    | 88    | 88    | 1C1                                                             | 0     | 200         |
        | 168   | 50    | 46    | 1C1                                                             | 0     | 200         |
        | 124   | 16    | 124   | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 9C1 9C2 6C1 6C2 7C1 7C2 8C1 8C2 | 0     | 240         |

      Exempel: En poäng eller ett kort saknas till en tokushuyaku
        | hos 0 | hos 1 | hos 2 | skräp                                                       | poäng | tokushuyaku |
        | 88    | 89    | 87    | 1C1                                                         | 20    | 0           |
        | 167   | 50    | 47    | 1C1                                                         | 40    | 0           |
        | 124   | 15    | 125   | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 9C1 9C2 6C1 6C2 7C1 7C2 8C1 | 40    | 0           |

  Regel: De andra som spelar betalar en kan gånger multiplikatorn för en prestation

    @HH-SV-268 @HH-17
    Scenario: Den som gör både en flykt och tar tretalet får betalt för båda
      Givet att plats 0 har 5R 5C1 5C2 1C1 2C1 3C1 4C1 på handen
      Och att plats 0 har deklarerat "stående tretal"
      Och att plats 0 har deklarerat "en remsa"
      Och att plats 0 har tagit 5A 5R
      Och att plats 0 har 100 kortpoäng
      Och att plats 1 har 90 kortpoäng
      Och att plats 2 har 74 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 1 betalar 10 poäng till plats 0 för prestationen "ta tretalet"
      Och plats 1 betalar 10 poäng till plats 0 för prestationen "flykt"
      Och betalas sammanlagt 40 poäng för prestationer
      Och är alternativet "mizuten" nej om inget annat sägs

    @HH-SV-272 @HH-17
    Scenario: Den som inte spelar given betalar inte för flykten
      Givet ett bord med 5 spelare
      Och att plats 0, 1 och 2 är aktiva
      Och att plats 3 har stått över
      Och att plats 4 tvingades stå över
      Och att plats 0 har 1R 2C1 3C1 4C1 6C1 11B 12C1 på handen
      Och att plats 0 har deklarerat "en remsa"
      Och att plats 0 har 89 kortpoäng
      Och att plats 1 har 90 kortpoäng
      Och att plats 2 har 85 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 2 betalar 10 poäng till plats 0 för prestationen "flykt"
      Och plats 3 betalar 0 poäng till plats 0 för prestationen "flykt"
      Och plats 4 betalar 0 poäng till plats 0 för prestationen "flykt"
      Och betalas sammanlagt 20 poäng för prestationer

    @HH-SV-273 @HH-17
    Scenariomall: En flykt är värd <poäng> poäng när <kort> ligger på bordet
      Givet att bordet visar <kort> 2C2 4C2 5A 7A 9C2
      Och att plats 0 har 1R 2C1 3C1 4C1 6C1 11A 12C1 på handen
      Och att plats 0 har deklarerat "en remsa"
      Och att plats 0 har 89 kortpoäng
      Och att plats 1 har 90 kortpoäng
      Och att plats 2 har 85 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 1 betalar <poäng> poäng till plats 0 för prestationen "flykt"
      Och plats 2 betalar <poäng> poäng till plats 0 för prestationen "flykt"

      Exempel:
        | kort | poäng |
        | 8C1  | 10    |
        | 8B   | 20    |
        | 11B  | 40    |

    @HH-SV-273 @HH-17
    Scenariomall: Ett taget tretal är värt <poäng> poäng när <kort> ligger på bordet
      Givet att bordet visar <kort> 2C2 3C2 5A 7A 9C2
      Och att plats 0 har 4A 4R 4C1 1B 2A 6A 8A på handen
      Och att plats 0 har deklarerat "stående tretal"
      Och att plats 0 har tagit 4A 4C2
      Och att plats 1 har 90 kortpoäng
      Och att plats 2 har 85 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 1 betalar <poäng> poäng till plats 0 för prestationen "ta tretalet"
      Och plats 2 betalar <poäng> poäng till plats 0 för prestationen "ta tretalet"

      Exempel:
        | kort | poäng |
        | 8C1  | 10    |
        | 8B   | 20    |
        | 11B  | 40    |
