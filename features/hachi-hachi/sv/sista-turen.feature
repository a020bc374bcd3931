# language: sv
Egenskap: Givens sista tur
  Given är slut när den sista har spelat sitt sista kort, om det inte blev en dekiyaku.

  Bakgrund:
    Givet att bordet visar 1R 3R 4A 6R 10C1 11R
    Och att plats 0 har 1C2 4R 7A 8A 9C1 11B 12C2 på handen
    Och att plats 1 har 2R 3C2 4C1 5A 6C1 7R 10R på handen
    Och att plats 2 har 1C1 2A 2C1 2C2 3C1 5C2 8B på handen
    Och att talongen börjar med 5R 4C2 6C2 3B 9R 8C1 11C1 7C1 7C2 10C2 12C3 12B 9C2 9A 1B 12C1 8C2 6A 11A 10A 5C1
    När given börjar
    Och plats 2 deklarerar "tretal"
    Och korten spelas så här
      | plats | från handen   | från talongen |
      | 0     | 8A            | 5R            |
      | 1     | 6C1 tar 6R    | 4C2 tar 4A    |
      | 2     | 3C1 tar 3R    | 6C2           |
      | 0     | 4R            | 3B            |
      | 1     | 4C1 tar 4R    | 9R            |
      | 2     | 1C1 tar 1R    | 8C1 tar 8A    |
      | 0     | 1C2           | 11C1 tar 11R  |
      | 1     | 3C2 tar 3B    | 7C1           |
      | 2     | 8B            | 7C2 tar 7C1   |
      | 0     | 11B           | 10C2 tar 10C1 |
      | 1     | 10R           | 12C3          |
      | 2     | 2C2           | 12B tar 12C3  |
      | 0     | 7A            | 9C2 tar 9R    |
      | 1     | 7R tar 7A     | 9A            |
      | 2     | 2C1 tar 2C2   | 1B tar 1C2    |
      | 0     | 9C1 tar 9A    | 12C1          |
      | 1     | 5A tar 5R     | 8C2 tar 8B    |
      | 2     | 5C2           | 6A tar 6C2    |
      | 0     | 12C2 tar 12C1 | 11A tar 11B   |
      | 1     | 2R            | 10A tar 10R   |

  @HH-SV-185 @HH-SV-200 @HH-SV-203 @HH-12
  Scenario: Den som får en dekiyaku med sitt sista kort får säga shoubu
    När korten spelas så här
      | plats | från handen | från talongen |
      | 2     | 2A tar 2R   | 5C1 tar 5C2   |
    Så har varje plats 0 kort på handen
    Men är given inte slut
    Och är det dags för ett beslut
    När plats 2 säger "shoubu"
    Så slutar given så här: shoubu
    Och plats 0 betalar 70 poäng till plats 2 för dekiyaku "poesiremsor"
    Och plats 1 betalar 70 poäng till plats 2 för dekiyaku "poesiremsor"

  @HH-SV-200 @HH-SV-203 @HH-SV-220 @HH-SV-222 @HH-12 @HH-15
  Scenario: Den som säger sage med sitt sista kort får halva värdet av sina dekiyaku
    När korten spelas så här
      | plats | från handen | från talongen |
      | 2     | 2A tar 2R   | 5C1 tar 5C2   |
    Och plats 2 säger "sage"
    Så slutar given så här: korten är slut
    Och plats 0 betalar 35 poäng till plats 2 för dekiyaku "poesiremsor"
    Och plats 1 betalar 35 poäng till plats 2 för dekiyaku "poesiremsor"
    Och vinner plats 2 given

  @HH-SV-200 @HH-SV-203
  Scenario: Given är inte slut innan sista turen är spelad
    Så är given inte slut
    Och är plats 2 på tur
    Och har plats 2 exakt 1 kort på handen
    När plats 2 spelar 2A och tar 2R
    Så är given inte slut
    Och är inget betalt ännu
