# language: sv
Egenskap: Kortpoäng
  När ingen har fått ihop en dekiyaku är det korten i depåerna som avgör.

  Regel: Allt som har fångats räknas

    @HH-SV-231
    Scenariomall: Tre depåer är tillsammans alltid värda lika mycket, här i partiet <frö>
      När ett parti börjar med fröet "<frö>"
      Och resten av given spelas
      Så är given slut genom "exhausted"
      Och har talongen 0 kort
      Och har platserna tillsammans 264 kortpoäng

      Exempel:
        | frö         |
        | första snön |
        | islossning  |
        | midsommar   |

    @HH-SV-230 @HH-SV-257 @HH-SV-258 @HH-16
    Scenario: Depåerna räknas ihop när det inte finns någon dekiyaku
      Givet att plats 0 har fångat 4R 5A 6A 6R 6C2 7R 8A 10C2 11A 12B
      Och att plats 1 har fångat 2A 2C2 3R 3C1 3C2 4C1 4C2 5R 5C1 5C2 7C2 8B 8C1 9C1 10A 10C1 11R 11C1 12C1 12C3
      Och att plats 2 har fångat 1B 1R 1C1 1C2 2R 2C1 3B 4A 6C1 7A 7C1 8C2 9A 9R 9C2 10R 11B 12C2
      När given är slut: korten är slut
      Så har plats 0 kort för 77 poäng i depån
      Och betalar plats 0 sammanlagt 11 poäng i kortpoäng
      Och har plats 1 kort för 69 poäng i depån
      Och betalar plats 1 sammanlagt 19 poäng i kortpoäng
      Och har plats 2 kort för 118 poäng i depån
      Och får plats 2 sammanlagt 30 poäng i kortpoäng

    # Två remsor har bytt plats. Depåerna är värda lika mycket som förut, men nu ligger de tre poesiremsorna ihop.
    @HH-SV-230
    Scenario: Med en dekiyaku frågar ingen efter kortens värde
      Givet att plats 0 har fångat 4R 5A 6A 6R 6C2 7R 8A 10C2 11A 12B
      Och att plats 1 har fångat 2A 2C2 10R 3C1 3C2 4C1 4C2 5R 5C1 5C2 7C2 8B 8C1 9C1 10A 10C1 11R 11C1 12C1 12C3
      Och att plats 2 har fångat 1B 1R 1C1 1C2 2R 2C1 3B 4A 6C1 7A 7C1 8C2 9A 9R 9C2 3R 11B 12C2
      Och att plats 2 sade sage först
      När given är slut: korten är slut
      Så har plats 2 kort för 118 poäng i depån
      Men betalas inget i kortpoäng
      Och betalar plats 0 plats 2 35 poäng för dekiyaku "poesiremsor"

    @HH-SV-230 @HH-SV-257 @HH-SV-261 @HH-16
    Scenariomall: Utspelade givar görs upp efter depåerna, här i partiet <frö>
      När ett parti börjar med fröet "<frö>"
      Och resten av given spelas
      Så betalas inget i dekiyaku
      Och får eller betalar varje plats skillnaden mot 88 gånger multiplikatorn i kortpoäng
      Och går alla betalningar jämnt ut

      Exempel:
        | frö         |
        | första snön |
        | islossning  |
        | midsommar   |

  Regel: Åttioåtta är varken vinst eller förlust

    @HH-SV-232 @HH-SV-257 @HH-SV-258 @HH-16
    Scenario: Den som har precis sin tredjedel varken betalar eller får
      Givet att plats 0 har 89 kortpoäng
      Och att plats 1 har 88 kortpoäng
      Och att plats 2 har 87 kortpoäng
      När given är slut: korten är slut
      Så varken betalar eller får plats 1 något i kortpoäng
      Och får plats 0 sammanlagt 1 poäng i kortpoäng
      Och betalar plats 2 sammanlagt 1 poäng i kortpoäng

    @HH-SV-257 @HH-SV-258 @HH-SV-259 @HH-SV-261 @HH-16
    Scenario: Två som har gått plus delar på det den tredje saknar
      Givet att multiplikatorn är 2
      Och att plats 0 har 93 kortpoäng
      Och att plats 1 har 91 kortpoäng
      Och att plats 2 har 80 kortpoäng
      När given är slut: korten är slut
      Så får plats 0 sammanlagt 10 poäng i kortpoäng
      Och får plats 1 sammanlagt 6 poäng i kortpoäng
      Och betalar plats 2 sammanlagt 16 poäng i kortpoäng
      Och är ställningen 10 6 -16
      Och går alla betalningar jämnt ut

    @HH-SV-257 @HH-SV-258 @HH-16
    Scenario: Två som har gått back betalar var för sig
      Givet att multiplikatorn är 4
      Och att plats 0 har 86 kortpoäng
      Och att plats 1 har 98 kortpoäng
      Och att plats 2 har 80 kortpoäng
      När given är slut: korten är slut
      Så betalar plats 0 plats 1 8 poäng i kortpoäng
      Och betalar plats 2 plats 1 32 poäng i kortpoäng
      Och är ställningen -8 40 -32

    @HH-SV-260
    Scenariomall: En kan på <kan> poäng ändrar inte vad korten är värda
      Givet att tillvalet "kan" är <kan>
      Och att plats 0 har 93 kortpoäng
      Och att plats 1 har 91 kortpoäng
      Och att plats 2 har 80 kortpoäng
      När given är slut: korten är slut
      Så får plats 0 sammanlagt 5 poäng i kortpoäng
      Och betalar plats 2 sammanlagt 8 poäng i kortpoäng

      Exempel:
        | kan |
        | 10  |
        | 12  |

  Regel: Teyaku betalas också

    @HH-SV-256
    Scenario: En svag depå tar inte ifrån någon en deklarerad hand
      Givet att plats 2 har 1B 1R 2A 2R 3B 3R 5A på handen
      Och att plats 2 har deklarerat "tre par"
      Och att plats 0 har 93 kortpoäng
      Och att plats 1 har 91 kortpoäng
      Och att plats 2 har 80 kortpoäng
      När given är slut: korten är slut
      Så betalas teyaku före kortpoäng
      Och får plats 2 sammanlagt 80 poäng i teyaku
      Och betalar plats 2 sammanlagt 8 poäng i kortpoäng
      Och är ställningen -35 -37 72
      Och vinner plats 0 given
