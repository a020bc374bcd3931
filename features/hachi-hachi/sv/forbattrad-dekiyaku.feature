# language: sv
Egenskap: En dekiyaku blir bättre
  Också den som förbättrar sin dekiyaku måste ge besked.

  Bakgrund:
    Givet ett bord med 2 spelare
    Och att bordet visar 1B 2A 3B 8B 11B 12B
    Och att plats 0 har 1C1 3C1 4A 5A 6A 7A 11C1 på handen
    Och att plats 1 har 4R 5R 6R 7R 9A 9C1 10A på handen
    Och att talongen börjar med 12C1 6C1 8C1 7C1 12C2
    När given börjar
    Och korten spelas så här
      | plats | från handen | från talongen |
      | 0     | 1C1 tar 1B  | 12C1 tar 12B  |
      | 1     | 10A         | 6C1           |
      | 0     | 3C1 tar 3B  | 8C1 tar 8B    |
    Och plats 0 säger "sage"
    Och korten spelas så här
      | plats | från handen | från talongen |
      | 1     | 5R          | 7C1           |

  @HH-SV-185 @HH-SV-196 @HH-SV-223 @HH-12
  Scenario: Den som går från fyra till fem lysande måste ge besked
    När korten spelas så här
      | plats | från handen  | från talongen |
      | 0     | 11C1 tar 11B | 12C2          |
    Så är det dags för ett beslut
    Och är plats 0 på tur
    När plats 0 säger "shoubu"
    Så är multiplikatorn 4
    Och plats 1 betalar 480 poäng till plats 0 för dekiyaku "fem lysande"
    Och betalas inget för dekiyaku "fyra lysande"

  @HH-SV-185 @HH-SV-196 @HH-12
  Scenario: Den som tar fler kort utan att förbättra sin dekiyaku tillfrågas inte
    När korten spelas så här
      | plats | från handen | från talongen |
      | 0     | 6A tar 6C1  | 12C2          |
    Så är det dags för ett kort från handen
    Och är plats 1 på tur
    När plats 0 säger "shoubu"
    Så avslås det: ingen ny dekiyaku
