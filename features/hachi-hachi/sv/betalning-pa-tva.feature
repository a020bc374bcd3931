# language: sv
Egenskap: Betalning när två spelar
  Med två spelare blir kort kvar i talongen, så kortpoängen räknas på ett annat sätt.

  Bakgrund:
    Givet ett bord med 2 spelare

  Regel: Förloraren betalar skillnaden i kortpoäng

    @HH-SV-299 @HH-SV-302 @HH-SV-303 @HH-SV-304 @HH-19
    Scenariomall: Förloraren betalar skillnaden mellan <0> och <1> kortpoäng gånger <gånger>
      Givet att multiplikatorn är <gånger>
      Och att plats 0 har <0> kortpoäng
      Och att plats 1 har <1> kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 1 betalar <till 0> poäng till plats 0 i kortpoäng
      Och plats 0 betalar <till 1> poäng till plats 1 i kortpoäng
      Och vinner plats <vinnare> given

      Exempel:
        | 0   | 1   | gånger | till 0 | till 1 | vinnare |
        | 83  | 68  | 4      | 60     | 0      | 0       |
        | 83  | 68  | 2      | 30     | 0      | 0       |
        | 83  | 68  | 1      | 15     | 0      | 0       |
        | 68  | 83  | 4      | 0      | 60     | 1       |
        | 100 | 101 | 1      | 0      | 1      | 1       |

    @HH-SV-302 @HH-19
    Scenario: Ingen betalar något vid lika många kortpoäng
      Givet att plats 1 är givare
      Och att plats 0 har 75 kortpoäng
      Och att plats 1 har 75 kortpoäng
      När given är slut: korten är slut
      Så betalas inget i kortpoäng
      Och vinner plats 1 given

    @HH-SV-302 @HH-19
    Scenario: Ingen betalar skillnaden när någon har en dekiyaku
      Givet att plats 0 har tagit 1R 2R 3R
      Och att plats 0 har 40 kortpoäng
      Och att plats 1 har 100 kortpoäng
      När given är slut: shoubu av plats 0
      Så betalas inget i kortpoäng

  Regel: Tokushuyaku räknas inte när två spelar

    @HH-SV-299 @HH-SV-300 @HH-19
    Scenariomall: Två spelare betalar bara kortpoängen: <vad>
      Givet att plats 0 har tagit <depå>
      Och att plats 0 har <0> kortpoäng
      Och att plats 1 har <1> kortpoäng
      När given är slut: korten är slut
      Så betalas inget i tokushuyaku
      Och betalas sammanlagt <skillnad> poäng i kortpoäng

      Exempel:
        | vad          | depå                                                            | 0   | 1  | skillnad |
        | Bara åttor   | 1B                                                              | 88  | 88 | 0        |
        | Dubbla åttor | 1B                                                              | 168 | 50 | 118      |
        | Sexton skräp | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 7C2 8C1 8C2 | 16  | 90 | 74       |

    @HH-SV-300 @HH-19
    Scenario: Dubbla åttor stryker inga teyaku när två spelar
      Givet att plats 1 har 1B 1R 2A 2R 3B 3R 5A på handen
      Och att plats 1 har deklarerat "tre par"
      Och att plats 0 har 168 kortpoäng
      Och att plats 1 har 50 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 0 betalar 40 poäng till plats 1 för teyaku "tre par"
      Och plats 1 betalar 118 poäng till plats 0 i kortpoäng

  Regel: Särskilda prestationer betalas inte när två spelar

    @HH-SV-299 @HH-SV-301 @HH-19
    Scenario: Varken flykt eller ett taget tretal betalas när två spelar
      Givet att plats 0 har 5R 5C1 5C2 1C1 2C1 3C1 4C1 på handen
      Och att plats 0 har deklarerat "stående tretal"
      Och att plats 0 har deklarerat "en remsa"
      Och att plats 0 har tagit 5A 5R
      Och att plats 0 har 120 kortpoäng
      Och att plats 1 har 60 kortpoäng
      När given är slut: korten är slut
      Så betalas inget för prestationer
      Och får plats 0 sammanlagt 60 poäng i teyaku

    @HH-SV-301 @HH-19
    Scenariomall: Mizuten betalas inte när två spelar, här med <poäng> kortpoäng
      Givet att alternativet "mizuten" är ja
      Och att plats 0 har sagt mizuten
      Och att plats 0 har <poäng> kortpoäng
      Och att plats 1 har 70 kortpoäng
      När given är slut: korten är slut
      Så betalas inget för prestationer

      Exempel:
        | poäng |
        | 89    |
        | 60    |

  Regel: Motspelaren betalar ensam för teyaku och dekiyaku

    @HH-SV-305 @HH-SV-306 @HH-19
    Scenario: Motspelaren betalar en teyaku en gång
      Givet att multiplikatorn är 2
      Och att plats 0 har 1B 1R 2A 2R 3B 3R 5A på handen
      Och att plats 0 har deklarerat "tre par"
      Och att plats 0 har 80 kortpoäng
      Och att plats 1 har 80 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 1 betalar 80 poäng till plats 0 för teyaku "tre par"
      Och är ställningen 80 och -80

    @HH-SV-305 @HH-SV-306 @HH-13 @HH-14 @HH-15 @HH-19
    Scenariomall: Motspelaren betalar för blå remsor när given slutar så: <slut>
      Givet att plats 1 har tagit 6R 9R 10R
      Och att plats 1 har sagt sage
      Och att plats 1 sade sage först
      När given är slut: <slut> av plats 1
      Så gäller att plats 0 betalar <poäng> poäng till plats 1 för dekiyaku "blå remsor"
      Och vinner plats 1 given

      Exempel:
        | slut              | poäng |
        | shoubu            | 70    |
        | sage tas tillbaka | 35    |

    @HH-SV-305 @HH-SV-306 @HH-13 @HH-14 @HH-15 @HH-19
    Scenario: Motspelaren betalar halva värdet av blå remsor när korten är slut
      Givet att plats 1 har tagit 6R 9R 10R
      Och att plats 1 har sagt sage
      Och att plats 1 sade sage först
      När given är slut: korten är slut
      Så gäller att plats 0 betalar 35 poäng till plats 1 för dekiyaku "blå remsor"
      Och vinner plats 1 given

    @HH-SV-305 @HH-13 @HH-19
    Scenario: Motspelaren som har sagt sage betalar dubbelt
      Givet att plats 0 har sagt sage
      Och att plats 1 har tagit 6R 9R 10R
      När given är slut: shoubu av plats 1
      Så gäller att plats 0 betalar 140 poäng till plats 1 för dekiyaku "blå remsor"

  Regel: Vinnaren av de två tar potten

    @HH-SV-307 @HH-8
    Scenario: Vinnaren tar potten efter shoubu
      Givet att det ligger 45 poäng i potten
      Och att plats 0 har tagit 1R 2R 3R
      Och att plats 0 har 60 kortpoäng
      Och att plats 1 har 70 kortpoäng
      När given är slut: shoubu av plats 0
      Så får plats 0 ut 45 poäng ur potten
      Och ligger det kvar 0 poäng i potten

    @HH-SV-307 @HH-8
    Scenariomall: Den som har flest kortpoäng tar potten när korten är slut
      Givet att det ligger 45 poäng i potten
      Och att plats 0 har tagit 1B
      Och att plats 0 har <0> kortpoäng
      Och att plats 1 har 70 kortpoäng
      När given är slut: korten är slut
      Så får plats <vinnare> ut 45 poäng ur potten
      Och ligger det kvar 0 poäng i potten

      Exempel:
        | 0  | vinnare |
        | 80 | 0       |
        | 60 | 1       |

    @HH-SV-307 @HH-8
    Scenario: Vinnaren tar avgifterna som två andra har betalat
      Givet ett bord med 4 spelare
      Och att alternativet "participation.minimum" är free
      Och att bordet visar 1R 2A 4C1 5R 7A 9C2
      Och att plats 0 har 6R 9R på handen
      Och att plats 1 har 6C2 på handen
      Och att talongen börjar med 2C2 10R 10C2
      När given börjar
      Och plats 0 säger "jag är med"
      Och plats 1 säger "jag är med"
      Och plats 2 säger "jag står över"
      Och plats 3 säger "jag står över"
      Och plats 0 säger "jag vill spela"
      Och plats 1 säger "vi delar"
      Så ligger det kvar 25 poäng i potten
      När ingen deklarerar något
      Och korten spelas så här
        | plats | från handen | från talongen |
        | 0     | 9R tar 9C2  | 2C2 tar 2A    |
        | 1     | 6C2         | 10R           |
        | 0     | 6R tar 6C2  | 10C2 tar 10R  |
      Och plats 0 säger "shoubu"
      Så får vinnaren ut 25 poäng ur potten
      Och ligger det kvar 0 poäng i potten
