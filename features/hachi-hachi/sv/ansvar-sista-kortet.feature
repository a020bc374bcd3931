# language: sv
Egenskap: Inget ansvar för det sista kortet på handen
  Den som inte har något annat kort att spela kan inte hållas ansvarig.

  # Plommonets remsa är både det fjärde kortet till tretalet hos plats 2 och den sista poesiremsan. Plats 1 har den kvar till slutet.
  Bakgrund:
    Givet att alternativet "liability.dekiyaku" är ja
    Och att alternativet "liability.catch-triplet" är ja
    Och att bordet visar 1R 3R 4A 6R 10C1 11R
    Och att plats 0 har 1C2 4R 7A 8A 9C1 11B 12C2 på handen
    Och att plats 1 har 2R 3C2 4C1 5A 6C1 7R 10R på handen
    Och att plats 2 har 1C1 2A 2C1 2C2 3C1 5C2 8B på handen
    Och att talongen börjar med 5R 4C2 6C2 3B 9R 8C1 11C1 7C1 7C2 10C2 12C3 12B 9C2 9A 1B 12C1 8C2 6A 11A 10A 5C1
    När given börjar
    Och plats 2 deklarerar "tretal"
    Och korten spelas så här
      | plats | från handen | från talongen |
      | 0     | 8A          | 5R            |
      | 1     | 6C1 tar 6R  | 4C2 tar 4A    |
      | 2     | 3C1 tar 3R  | 6C2           |
      | 0     | 4R          | 3B            |
      | 1     | 4C1 tar 4R  | 9R            |
      | 2     | 1C1 tar 1R  | 8C1 tar 8A    |
      | 0     | 1C2         | 11C1 tar 11R  |
      | 1     | 3C2 tar 3B  | 7C1           |
      | 2     | 8B          | 7C2 tar 7C1   |
      | 0     | 11B         | 10C2 tar 10C1 |
      | 1     | 10R         | 12C3          |
      | 2     | 2C2         | 12B tar 12C3  |
      | 0     | 7A          | 9C2 tar 9R    |
      | 1     | 7R tar 7A   | 9A            |
      | 2     | 2C1 tar 2C2 | 1B tar 1C2    |
      | 0     | 9C1 tar 9A  | 12C1          |

  @HH-SV-228 @HH-SV-229 @HH-SV-275 @HH-SV-276 @HH-18
  Scenario: Den som har fler kort på handen är ansvarig för både dekiyaku och tretal
    När korten spelas så här
      | plats | från handen | från talongen |
      | 1     | 2R          | 8C2 tar 8B    |
      | 2     | 2A tar 2R   | 6A tar 6C2    |
    Och plats 2 säger "shoubu"
    Så gäller att plats 1 betalar 140 poäng till plats 2 för dekiyaku "poesiremsor"
    Och plats 0 betalar ingenting till plats 2 för dekiyaku "poesiremsor"
    Och plats 1 betalar 20 poäng till plats 2 för prestationen "ta tretalet"
    Och plats 0 betalar 0 poäng till plats 2 för prestationen "ta tretalet"

  @HH-SV-228 @HH-SV-275 @HH-18
  Scenario: Den som spelar sitt sista kort är inte ansvarig för samma kort
    När korten spelas så här
      | plats | från handen   | från talongen |
      | 1     | 5A tar 5R     | 8C2 tar 8B    |
      | 2     | 5C2           | 6A tar 6C2    |
      | 0     | 12C2 tar 12C1 | 11A tar 11B   |
      | 1     | 2R            | 10A tar 10R   |
      | 2     | 2A tar 2R     | 5C1 tar 5C2   |
    Och plats 2 säger "shoubu"
    Så gäller att plats 1 betalar 70 poäng till plats 2 för dekiyaku "poesiremsor"
    Och plats 0 betalar 70 poäng till plats 2 för dekiyaku "poesiremsor"
    Och plats 1 betalar 10 poäng till plats 2 för prestationen "ta tretalet"
    Och plats 0 betalar 10 poäng till plats 2 för prestationen "ta tretalet"
