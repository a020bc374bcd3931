# language: sv
Egenskap: Betalning när någon har en dekiyaku

  Regel: Kortpoängen räknas inte när någon har en dekiyaku

    # Betalningarnas ordning syns inte i summan. Det som syns är att teyaku betalas fullt ut vid sidan av dekiyaku.
    @HH-SV-204 @HH-SV-205 @HH-SV-208 @HH-SV-210
    Scenario: Teyaku och dekiyaku betalas men inte kortpoäng
      Givet att plats 1 har 1B 1C1 2A 2C1 5A 5C1 7A på handen
      Och att plats 1 har deklarerat "tre par"
      Och att plats 0 har tagit 1R 2R 3R
      Och att plats 1 har 120 kortpoäng
      När given är slut: shoubu av plats 0
      Så gäller att plats 0 betalar 40 poäng till plats 1 för teyaku "tre par"
      Och plats 2 betalar 40 poäng till plats 1 för teyaku "tre par"
      Och plats 1 betalar 70 poäng till plats 0 för dekiyaku "poesiremsor"
      Och betalas inget i kortpoäng

    @HH-SV-204 @HH-SV-205
    Scenariomall: Inga kortpoäng betalas när plats <vem> har en dekiyaku och given slutar så: <slut>
      Givet att plats 0 har tagit <0>
      Och att plats 1 har tagit <1>
      Och att plats 2 har tagit <2>
      Och att plats <vem> har sagt sage
      Och att plats <vem> sade sage först
      Och att plats 1 har 1B 1C1 2A 2C1 5A 5C2 7A på handen
      Och att plats 1 har deklarerat "tre par"
      Och att plats 0 har 120 kortpoäng
      Och att plats 1 har 50 kortpoäng
      Och att plats 2 har 94 kortpoäng
      När given är slut: <slut> av plats <av>
      Så får plats 1 sammanlagt 80 poäng i teyaku
      Och betalas inget i kortpoäng
      Och betalas sammanlagt <poäng> poäng för dekiyaku

      Exempel:
        | vem | 0        | 1        | 2        | slut              | poäng | av |
        | 0   | 1R 2R 3R | 4C1      | 5C1      | shoubu            | 140   | 0  |
        | 1   | 4C1      | 1R 2R 3R | 5C1      | shoubu            | 140   | 1  |
        | 2   | 4C1      | 5C1      | 1R 2R 3R | shoubu            | 140   | 2  |
        | 1   | 4C1      | 1R 2R 3R | 5C1      | sage tas tillbaka | 70    | 1  |

    @HH-SV-204 @HH-SV-205 @HH-SV-208
    Scenariomall: Inga kortpoäng betalas när plats <vem> har en dekiyaku och korten är slut
      Givet att plats 0 har tagit <0>
      Och att plats 1 har tagit <1>
      Och att plats 2 har tagit <2>
      Och att plats <vem> har sagt sage
      Och att plats <vem> sade sage först
      Och att plats 1 har 1B 1C1 2A 2C1 5A 5C2 7A på handen
      Och att plats 1 har deklarerat "tre par"
      Och att plats 0 har 120 kortpoäng
      Och att plats 1 har 50 kortpoäng
      Och att plats 2 har 94 kortpoäng
      När given är slut: korten är slut
      Så får plats 1 sammanlagt 80 poäng i teyaku
      Och betalas inget i kortpoäng
      Och betalas sammanlagt 70 poäng för dekiyaku

      Exempel:
        | vem | 0        | 1        | 2        |
        | 0   | 1R 2R 3R | 4C1      | 5C1      |
        | 1   | 4C1      | 1R 2R 3R | 5C1      |
        | 2   | 4C1      | 5C1      | 1R 2R 3R |

    @HH-SV-211
    Scenariomall: Samma tagna kort ger olika betalning när given slutar så: <slut>
      Givet att plats 0 har tagit 1R 2R 3R
      Och att plats 1 har tagit 6R 9R 10R
      Och att plats 0 och 1 har sagt sage
      Och att plats 0 sade sage först
      Och att plats 1 sade sage senast
      När given är slut: <slut> av plats 1
      Så gäller att plats 0 betalar <av 0 till 1> poäng till plats 1 för dekiyaku "blå remsor"
      Och plats 2 betalar <av 2 till 1> poäng till plats 1 för dekiyaku "blå remsor"
      Och betalas sammanlagt <summa> poäng för dekiyaku

      Exempel:
        | slut              | av 0 till 1 | av 2 till 1 | summa |
        | shoubu            | 140         | 0           | 140   |
        | sage tas tillbaka | 35          | 35          | 70    |

    @HH-SV-211
    Scenario: Båda får halva värdet av sina dekiyaku när korten är slut
      Givet att plats 0 har tagit 1R 2R 3R
      Och att plats 1 har tagit 6R 9R 10R
      Och att plats 0 och 1 har sagt sage
      Och att plats 0 sade sage först
      Och att plats 1 sade sage senast
      När given är slut: korten är slut
      Så gäller att plats 0 betalar 35 poäng till plats 1 för dekiyaku "blå remsor"
      Och plats 2 betalar 35 poäng till plats 1 för dekiyaku "blå remsor"
      Och betalas sammanlagt 140 poäng för dekiyaku

    @HH-SV-204 @HH-SV-206 @HH-SV-208
    Scenario: Teyaku och kortpoäng betalas när ingen har vare sig dekiyaku eller tokushuyaku
      Givet att plats 1 har 1B 1C1 2A 2C1 5A 5C1 7A på handen
      Och att plats 1 har deklarerat "tre par"
      Och att plats 0 har 93 kortpoäng
      Och att plats 1 har 91 kortpoäng
      Och att plats 2 har 80 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 0 betalar 40 poäng till plats 1 för teyaku "tre par"
      Och plats 2 betalar 5 poäng till plats 0 i kortpoäng
      Och plats 2 betalar 3 poäng till plats 1 i kortpoäng

    @HH-SV-206 @HH-SV-207 @HH-SV-208
    Scenario: En tokushuyaku stryker teyaku och kortpoäng
      Givet att plats 1 har 1B 1C1 2A 2C1 5A 5C1 7A på handen
      Och att plats 1 har deklarerat "tre par"
      Och att plats 0 har 170 kortpoäng
      Och att plats 1 har 50 kortpoäng
      Och att plats 2 har 44 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 1 betalar 120 poäng till plats 0 för tokushuyaku "dubbla åttor"
      Och betalas inget i teyaku
      Och betalas inget i kortpoäng

    @HH-SV-206 @HH-SV-205
    Scenario: En dekiyaku går före en tokushuyaku
      Givet att plats 0 har tagit 1R 2R 3R
      Och att plats 1 har 168 kortpoäng
      När given är slut: shoubu av plats 0
      Så betalas inget i tokushuyaku
      Och plats 1 betalar 70 poäng till plats 0 för dekiyaku "poesiremsor"

    @HH-SV-209 @HH-17
    Scenario: Särskilda prestationer betalas också efter en dekiyaku
      Givet att plats 1 har 1R 2C1 3C1 4C1 6C1 11B 12C1 på handen
      Och att plats 1 har deklarerat "en remsa"
      Och att plats 1 har 89 kortpoäng
      Och att plats 0 har tagit 1R 2R 3R
      När given är slut: shoubu av plats 0
      Så gäller att plats 0 betalar 10 poäng till plats 1 för prestationen "flykt"
      Och plats 2 betalar 10 poäng till plats 1 för prestationen "flykt"

    @HH-SV-209 @HH-17
    Scenario: Särskilda prestationer betalas inte efter en tokushuyaku
      Givet att plats 1 har 1R 2C1 3C1 4C1 6C1 11B 12C1 på handen
      Och att plats 1 har deklarerat "en remsa"
      Och att plats 0 har 168 kortpoäng
      Och att plats 1 har 89 kortpoäng
      Och att plats 2 har 7 kortpoäng
      När given är slut: korten är slut
      Så betalas inget för prestationer

  Regel: Efter shoubu får bara vinnaren betalt för sina dekiyaku

    @HH-SV-216 @HH-13
    Scenario: Den som säger shoubu vinner även om en annan har sagt sage före
      Givet att plats 0 har sagt sage
      Och att plats 0 har tagit 1R 2R 3R
      Och att plats 1 har tagit 6R 9R 10R
      När given är slut: shoubu av plats 1
      Så vinner plats 1 given

    @HH-SV-212 @HH-SV-216 @HH-SV-226 @HH-13
    Scenario: Båda motspelarna betalar hela värdet efter shoubu, och vinnaren tar potten
      Givet att det ligger 30 poäng i potten
      Och att plats 1 har tagit 6R 9R 10R
      När given är slut: shoubu av plats 1
      Så gäller att plats 0 betalar 70 poäng till plats 1 för dekiyaku "blå remsor"
      Och plats 2 betalar 70 poäng till plats 1 för dekiyaku "blå remsor"
      Och vinner plats 1 given
      Och får plats 1 ut 30 poäng ur potten

    @HH-SV-189 @HH-SV-213 @HH-13
    Scenario: Efter shoubu får ingen annan betalt för sina dekiyaku
      Givet att plats 1 har tagit 6R 9R 10R
      Och att plats 0 har tagit 1R 2R 3R
      När given är slut: shoubu av plats 1
      Så betalas inget för dekiyaku "poesiremsor"
      Och plats 0 betalar 70 poäng till plats 1 för dekiyaku "blå remsor"

    @HH-SV-189 @HH-SV-213 @HH-13
    Scenario: Den som har sagt sage betalar bara för vinnarens dekiyaku efter shoubu
      Givet att plats 2 har sagt sage
      Och att plats 1 har tagit 6R 9R 10R
      Och att plats 0 har tagit 1R 2R 3R
      När given är slut: shoubu av plats 1
      Så betalas inget för dekiyaku "poesiremsor"
      Och plats 2 betalar 140 poäng till plats 1 för dekiyaku "blå remsor"

    @HH-SV-193 @HH-SV-212 @HH-SV-221 @HH-13
    Scenario: Den som blev omsprungen och sedan säger shoubu får betalt för alla sina dekiyaku
      Givet att plats 0 och 1 har sagt sage
      Och att plats 0 sade sage först
      Och att plats 1 sade sage senast
      Och att plats 1 har tagit 6R 9R 10R
      Och att plats 0 har tagit 1R 2R 3R 1B 3B 8B 12B
      När given är slut: shoubu av plats 0
      Så gäller att plats 1 betalar 140 poäng till plats 0 för dekiyaku "poesiremsor"
      Och plats 1 betalar 200 poäng till plats 0 för dekiyaku "fyra lysande"
      Och plats 2 betalar ingenting till plats 0 för dekiyaku "fyra lysande"
      Och betalas inget för dekiyaku "blå remsor"

    @HH-SV-214 @HH-SV-215 @HH-13
    Scenario: Den enda motspelaren som har sagt sage betalar ensam och dubbelt
      Givet att plats 2 har sagt sage
      Och att plats 1 har tagit 6R 9R 10R
      När given är slut: shoubu av plats 1
      Så gäller att plats 2 betalar 140 poäng till plats 1 för dekiyaku "blå remsor"
      Och plats 0 betalar ingenting till plats 1 för dekiyaku "blå remsor"

    @HH-SV-214 @HH-13
    Scenario: Båda motspelarna betalar en gång var när båda har sagt sage
      Givet att plats 0 och 2 har sagt sage
      Och att plats 1 har tagit 6R 9R 10R
      När given är slut: shoubu av plats 1
      Så gäller att plats 0 betalar 70 poäng till plats 1 för dekiyaku "blå remsor"
      Och plats 2 betalar 70 poäng till plats 1 för dekiyaku "blå remsor"

  Regel: Den som tar tillbaka sage får halva värdet av sina dekiyaku

    @HH-SV-217 @HH-SV-218 @HH-SV-219 @HH-SV-199 @HH-14
    Scenario: Var och en betalar halva värdet till den som tar tillbaka sage men inte till andra
      Givet att plats 1 har sagt sage
      Och att plats 1 har tagit 6R 9R 10R
      Och att plats 0 har tagit 1R 2R 3R
      När given är slut: sage tas tillbaka av plats 1
      Så gäller att plats 0 betalar 35 poäng till plats 1 för dekiyaku "blå remsor"
      Och plats 2 betalar 35 poäng till plats 1 för dekiyaku "blå remsor"
      Och betalas inget för dekiyaku "poesiremsor"
      Och vinner plats 1 given

    @HH-SV-217 @HH-14
    Scenario: Bara de som spelar betalar halva värdet av varje dekiyaku när sage tas tillbaka
      Givet ett bord med 5 spelare
      Och att plats 0, 1 och 2 är aktiva
      Och att plats 3 har stått över
      Och att plats 4 tvingades stå över
      Och att plats 0 och 1 har sagt sage
      Och att plats 0 sade sage först
      Och att plats 1 sade sage senast
      Och att plats 1 har tagit 6R 9R 10R 1B 3B 8B 12B
      När given är slut: sage tas tillbaka av plats 1
      Så gäller att plats 0 betalar 35 poäng till plats 1 för dekiyaku "blå remsor"
      Och plats 2 betalar 35 poäng till plats 1 för dekiyaku "blå remsor"
      Och plats 0 betalar 50 poäng till plats 1 för dekiyaku "fyra lysande"
      Och plats 2 betalar 50 poäng till plats 1 för dekiyaku "fyra lysande"
      Och betalas sammanlagt 170 poäng i dekiyaku

    @HH-SV-221 @HH-14
    Scenariomall: Den omsprungne får inget när plats <vilka> har sagt sage och given slutar så: <slut>
      Givet att plats <vilka> har sagt sage
      Och att plats 0 sade sage först
      Och att plats 1 sade sage senast
      Och att plats 0 har tagit 1R 2R 3R
      Och att plats 1 har tagit 6R 9R 10R
      När given är slut: <slut> av plats 1
      Så betalas inget för dekiyaku "poesiremsor"
      Och betalas sammanlagt <betalt> poäng i dekiyaku

      Exempel:
        | slut              | vilka     | betalt |
        | shoubu            | 0 och 1   | 140    |
        | shoubu            | 0, 1 och 2 | 140   |
        | sage tas tillbaka | 0 och 1   | 70     |
        | sage tas tillbaka | 0, 1 och 2 | 70    |

  Regel: När korten är slut betalas halva värdet av alla dekiyaku

    @HH-SV-220 @HH-SV-221 @HH-SV-222 @HH-15
    Scenario: Alla får halva värdet när korten är slut, och den som sade sage först vinner
      Givet att plats 0 och 1 har sagt sage
      Och att plats 0 sade sage först
      Och att plats 1 sade sage senast
      Och att plats 0 har tagit 1R 2R 3R
      Och att plats 1 har tagit 6R 9R 10R
      När given är slut: korten är slut
      Så gäller att plats 1 betalar 35 poäng till plats 0 för dekiyaku "poesiremsor"
      Och plats 2 betalar 35 poäng till plats 0 för dekiyaku "poesiremsor"
      Och plats 0 betalar 35 poäng till plats 1 för dekiyaku "blå remsor"
      Och plats 2 betalar 35 poäng till plats 1 för dekiyaku "blå remsor"
      Och vinner plats 0 given

    @HH-SV-222 @HH-15
    Scenario: Den som sade sage först vinner även med lägre värde på sina dekiyaku
      Givet att plats 0 och 1 har sagt sage
      Och att plats 1 sade sage först
      Och att plats 0 har tagit 1B 3B 8B 11B 12B
      Och att plats 1 har tagit 6R 9R 10R
      När given är slut: korten är slut
      Så vinner plats 1 given

    @HH-SV-220 @HH-SV-222 @HH-15
    Scenario: Av två som har sagt sage under given vinner den som sade det först
      Givet att bordet visar 1R 2A 3R 5R 9C1 10C1
      Och att plats 0 har 1C1 2R 3C1 5C1 8C1 11R 12C2 på handen
      Och att plats 1 har 1B 4R 5A 6A 7R 11A 12C3 på handen
      Och att plats 2 har 1C2 3B 4C1 6R 7C1 9R 11C1 på handen
      Och att talongen börjar med 6C1 8A 4A 7A 12C1 10R 8C2 9C2 2C1 9A 7C2 8B 4C2 10C2 5C2 3C2 10A 12B 2C2 6C2 11B
      När given börjar
      Och ingen deklarerar något
      Och korten spelas så här
        | plats | från handen | från talongen |
        | 0     | 1C1 tar 1R  | 6C1           |
        | 1     | 11A         | 8A            |
        | 2     | 9R tar 9C1  | 4A            |
        | 0     | 3C1 tar 3R  | 7A            |
        | 1     | 4R tar 4A   | 12C1          |
        | 2     | 6R tar 6C1  | 10R tar 10C1  |
      Och plats 2 säger "sage"
      Och korten spelas så här
        | plats | från handen | från talongen |
        | 0     | 2R tar 2A   | 8C2 tar 8A    |
      Och plats 0 säger "sage"
      Och korten spelas så här
        | plats | från handen   | från talongen |
        | 1     | 5A tar 5R     | 9C2           |
        | 2     | 7C1 tar 7A    | 2C1           |
        | 0     | 8C1           | 9A tar 9C2    |
        | 1     | 12C3 tar 12C1 | 7C2           |
        | 2     | 4C1           | 8B tar 8C1    |
        | 0     | 5C1           | 4C2 tar 4C1   |
        | 1     | 1B            | 10C2          |
        | 2     | 3B            | 5C2 tar 5C1   |
        | 0     | 12C2          | 3C2 tar 3B    |
        | 1     | 6A            | 10A tar 10C2  |
        | 2     | 11C1 tar 11A  | 12B tar 12C2  |
        | 0     | 11R           | 2C2 tar 2C1   |
        | 1     | 7R tar 7C2    | 6C2 tar 6A    |
        | 2     | 1C2 tar 1B    | 11B tar 11R   |
      Så slutar given så här: korten är slut
      Och vinner plats 2 given
      Och plats 1 betalar 35 poäng till plats 2 för dekiyaku "blå remsor"
      Och plats 1 betalar 35 poäng till plats 0 för dekiyaku "poesiremsor"

  Regel: Olika dekiyaku läggs ihop, och multiplikatorn gäller dem

    @HH-SV-223
    Scenario: Fem lysande räknas inte också som fyra lysande
      Givet att plats 0 har tagit 1B 3B 8B 11B 12B
      När given är slut: shoubu av plats 0
      Så gäller att plats 1 betalar 120 poäng till plats 0 för dekiyaku "fem lysande"
      Och betalas inget för dekiyaku "fyra lysande"

    @HH-SV-224
    Scenario: Olika dekiyaku läggs ihop
      Givet att plats 0 har tagit 1R 2R 3R 6R 9R 10R
      När given är slut: shoubu av plats 0
      Så gäller att plats 1 betalar 70 poäng till plats 0 för dekiyaku "poesiremsor"
      Och plats 1 betalar 70 poäng till plats 0 för dekiyaku "blå remsor"

    @HH-SV-225
    Scenario: Multiplikatorn gäller dekiyaku
      Givet att multiplikatorn är 4
      Och att plats 0 har tagit 1R 2R 3R
      När given är slut: shoubu av plats 0
      Så gäller att plats 1 betalar 280 poäng till plats 0 för dekiyaku "poesiremsor"
