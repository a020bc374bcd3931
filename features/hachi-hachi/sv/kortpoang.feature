# language: sv
Egenskap: Kortpoäng
  När ingen har fått ihop en dekiyaku avgör kortpoängen given.

  Regel: Alla tagna kort räknas

    @HH-SV-231
    Scenario: Alla spelares tagna kort är tillsammans alltid värda lika mycket
      Givet att bordet visar 5R 5C1 5C2 8C1 1R 6C1
      Och att plats 0 har 4R 6A 7C2 9C1 10A 11C1 12B på handen
      Och att plats 1 har 2C1 2C2 3B 4C2 5A 8B 10R på handen
      Och att plats 2 har 1B 3C2 7A 8A 8C2 9C2 11R på handen
      Och att talongen börjar med 3R 4C1 2R 3C1 11A 11B 6R 10C1 12C2 1C1 10C2 9R 7C1 6C2 12C3 9A 12C1 2A 1C2 4A 7R
      När given börjar
      Och ingen deklarerar något
      Och korten spelas så här
        | plats | från handen       | från talongen |
        | 0     | 10A               | 3R            |
        | 1     | 2C1               | 4C1           |
        | 2     | 8A tar 8C1        | 2R tar 2C1    |
        | 0     | 7C2               | 3C1 tar 3R    |
        | 1     | 10R tar 10A       | 11A           |
        | 2     | 11R tar 11A       | 11B           |
        | 0     | 11C1 tar 11B      | 6R tar 6C1    |
        | 1     | 5A tar 5R 5C1 5C2 | 10C1          |
        | 2     | 1B tar 1R         | 12C2          |
        | 0     | 12B tar 12C2      | 1C1           |
        | 1     | 4C2 tar 4C1       | 10C2 tar 10C1 |
        | 2     | 9C2               | 9R tar 9C2    |
        | 0     | 6A                | 7C1 tar 7C2   |
        | 1     | 8B                | 6C2 tar 6A    |
        | 2     | 8C2 tar 8B        | 12C3          |
        | 0     | 4R                | 9A            |
        | 1     | 2C2               | 12C1 tar 12C3 |
        | 2     | 7A                | 2A tar 2C2    |
        | 0     | 9C1 tar 9A        | 1C2 tar 1C1   |
        | 1     | 3B                | 4A tar 4R     |
        | 2     | 3C2 tar 3B        | 7R tar 7A     |
      Så slutar given så här: korten är slut
      Och har talongen 0 kort
      Och har plats 0 tagit kort för 69 poäng
      Och har plats 1 tagit kort för 64 poäng
      Och har plats 2 tagit kort för 131 poäng
      Och har platserna tillsammans 264 kortpoäng

    @HH-SV-230 @HH-SV-257 @HH-SV-258 @HH-16
    Scenario: De tagna korten räknas när ingen har en dekiyaku
      Givet att plats 0 har tagit 4R 5A 6A 6R 6C2 7R 8A 10C2 11A 12B
      Och att plats 1 har tagit 2A 2C2 3R 3C1 3C2 4C1 4C2 5R 5C1 5C2 7C2 8B 8C1 9C1 10A 10C1 11R 11C1 12C1 12C3
      Och att plats 2 har tagit 1B 1R 1C1 1C2 2R 2C1 3B 4A 6C1 7A 7C1 8C2 9A 9R 9C2 10R 11B 12C2
      När given är slut: korten är slut
      Så har plats 0 tagit kort för 77 poäng
      Och betalar plats 0 sammanlagt 11 poäng i kortpoäng
      Och har plats 1 tagit kort för 69 poäng
      Och betalar plats 1 sammanlagt 19 poäng i kortpoäng
      Och har plats 2 tagit kort för 118 poäng
      Och får plats 2 sammanlagt 30 poäng i kortpoäng

    # Två remsor har bytt plats. De tagna korten är värda lika mycket som förut, men nu har en spelare alla tre poesiremsorna.
    @HH-SV-230
    Scenario: Kortpoängen räknas inte när någon har en dekiyaku
      Givet att plats 0 har tagit 4R 5A 6A 6R 6C2 7R 8A 10C2 11A 12B
      Och att plats 1 har tagit 2A 2C2 10R 3C1 3C2 4C1 4C2 5R 5C1 5C2 7C2 8B 8C1 9C1 10A 10C1 11R 11C1 12C1 12C3
      Och att plats 2 har tagit 1B 1R 1C1 1C2 2R 2C1 3B 4A 6C1 7A 7C1 8C2 9A 9R 9C2 3R 11B 12C2
      Och att plats 2 har sagt sage
      Och att plats 2 sade sage först
      När given är slut: korten är slut
      Så har plats 2 tagit kort för 118 poäng
      Men betalas inget i kortpoäng
      Och plats 0 betalar 35 poäng till plats 2 för dekiyaku "poesiremsor"

    @HH-SV-230 @HH-SV-257 @HH-SV-261 @HH-16
    Scenario: En utspelad giv utan dekiyaku avgörs av de tagna korten
      Givet att bordet visar 6C1 3C1 9C1 8C1 2A 10R
      Och att plats 0 har 1B 5R 7A 7R 9A 10C1 12C2 på handen
      Och att plats 1 har 1R 3C2 4A 5A 5C1 10A 11A på handen
      Och att plats 2 har 2C1 6A 6R 10C2 11R 12B 12C1 på handen
      Och att talongen börjar med 6C2 4C2 2R 9R 12C3 3R 8C2 3B 11C1 7C2 8A 11B 4C1 1C1 7C1 8B 5C2 4R 2C2 1C2 9C2
      När given börjar
      Och ingen deklarerar något
      Och korten spelas så här
        | plats | från handen   | från talongen |
        | 0     | 7A            | 6C2 tar 6C1   |
        | 1     | 11A           | 4C2           |
        | 2     | 12B           | 2R tar 2A     |
        | 0     | 10C1 tar 10R  | 9R tar 9C1    |
        | 1     | 1R            | 12C3 tar 12B  |
        | 2     | 6A            | 3R tar 3C1    |
        | 0     | 12C2          | 8C2 tar 8C1   |
        | 1     | 4A tar 4C2    | 3B            |
        | 2     | 11R tar 11A   | 11C1          |
        | 0     | 1B tar 1R     | 7C2 tar 7A    |
        | 1     | 5C1           | 8A            |
        | 2     | 12C1 tar 12C2 | 11B tar 11C1  |
        | 0     | 7R            | 4C1           |
        | 1     | 3C2 tar 3B    | 1C1           |
        | 2     | 2C1           | 7C1 tar 7R    |
        | 0     | 9A            | 8B tar 8A     |
        | 1     | 10A           | 5C2 tar 5C1   |
        | 2     | 6R tar 6A     | 4R tar 4C1    |
        | 0     | 5R            | 2C2 tar 2C1   |
        | 1     | 5A tar 5R     | 1C2 tar 1C1   |
        | 2     | 10C2 tar 10A  | 9C2 tar 9A    |
      Så slutar given så här: korten är slut
      Och har plats 0 tagit kort för 84 poäng
      Och har plats 1 tagit kort för 72 poäng
      Och har plats 2 tagit kort för 108 poäng
      Och betalas inget i dekiyaku
      Och får eller betalar varje plats skillnaden mot 88 gånger multiplikatorn i kortpoäng
      Och går alla betalningar jämnt ut

  Regel: Den som har exakt åttioåtta kortpoäng varken vinner eller förlorar

    @HH-SV-232 @HH-SV-257 @HH-SV-258 @HH-16
    Scenario: Den som har exakt åttioåtta varken betalar eller får något
      Givet att plats 0 har 89 kortpoäng
      Och att plats 1 har 88 kortpoäng
      Och att plats 2 har 87 kortpoäng
      När given är slut: korten är slut
      Så varken betalar eller får plats 1 något i kortpoäng
      Och får plats 0 sammanlagt 1 poäng i kortpoäng
      Och betalar plats 2 sammanlagt 1 poäng i kortpoäng

    @HH-SV-257 @HH-SV-258 @HH-SV-259 @HH-SV-261 @HH-16
    Scenario: Två som har över åttioåtta får det som den tredje saknar
      Givet att multiplikatorn är 2
      Och att plats 0 har 93 kortpoäng
      Och att plats 1 har 91 kortpoäng
      Och att plats 2 har 80 kortpoäng
      När given är slut: korten är slut
      Så får plats 0 sammanlagt 10 poäng i kortpoäng
      Och får plats 1 sammanlagt 6 poäng i kortpoäng
      Och betalar plats 2 sammanlagt 16 poäng i kortpoäng
      Och är ställningen 10, 6 och -16
      Och går alla betalningar jämnt ut

    @HH-SV-257 @HH-SV-258 @HH-16
    Scenario: Två som har under åttioåtta betalar var för sig
      Givet att multiplikatorn är 4
      Och att plats 0 har 86 kortpoäng
      Och att plats 1 har 98 kortpoäng
      Och att plats 2 har 80 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 0 betalar 8 poäng till plats 1 i kortpoäng
      Och plats 2 betalar 32 poäng till plats 1 i kortpoäng
      Och är ställningen -8, 40 och -32

    @HH-SV-260
    Scenariomall: Kortens värde ändras inte när en kan är <kan> poäng
      Givet att alternativet "kan" är <kan>
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
    Scenario: Den som har få kortpoäng får ändå betalt för en deklarerad teyaku
      Givet att plats 2 har 1B 1R 2A 2R 3B 3R 5A på handen
      Och att plats 2 har deklarerat "tre par"
      Och att plats 0 har 93 kortpoäng
      Och att plats 1 har 91 kortpoäng
      Och att plats 2 har 80 kortpoäng
      När given är slut: korten är slut
      Så betalas teyaku före kortpoäng
      Och får plats 2 sammanlagt 80 poäng i teyaku
      Och betalar plats 2 sammanlagt 8 poäng i kortpoäng
      Och är ställningen -35, -37 och 72
      Och vinner plats 0 given
