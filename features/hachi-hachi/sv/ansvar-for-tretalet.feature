# language: sv
Egenskap: Ansvar för ett tagit tretal
  I en variant betalar den som spelade det fjärde kortet prestationen ensam och dubbelt.

  Bakgrund:
    Givet att bordet visar 1R 2R 3R 5C1 7C1 9C1
    Och att plats 0 har 1C1 4A 4R 4C1 6A 8A 12B på handen
    Och att plats 2 har 1B 3B 6C1 7R 9R 10R 11C1 på handen

  Regel: Ansvaret gäller när det fjärde kortet spelas från handen och tas i nästa tur

    @HH-SV-274 @HH-SV-275 @HH-SV-276 @HH-18
    Scenario: Den som spelade det fjärde kortet betalar dubbelt, och den andra betalar ingenting
      Givet att alternativet "liability.catch-triplet" är ja
      Och att plats 1 har 2A 4C2 6R 8B 10A 11B 12C1 på handen
      Och att talongen börjar med 3C1 12C2 8C1 2C1
      När given börjar
      Och plats 0 deklarerar "stående tretal"
      Och korten spelas så här
        | plats | från handen | från talongen |
        | 0     | 1C1 tar 1R  | 3C1 tar 3R    |
        | 1     | 4C2         | 12C2          |
        | 2     | 6C1         | 8C1           |
        | 0     | 4A tar 4C2  | 2C1 tar 2R    |
      Och plats 0 säger "shoubu"
      Så gäller att plats 1 betalar 20 poäng till plats 0 för prestationen "ta tretalet"
      Och plats 2 betalar 0 poäng till plats 0 för prestationen "ta tretalet"
      Men plats 2 betalar 70 poäng till plats 0 för dekiyaku "poesiremsor"
      Och plats 2 betalar 30 poäng till plats 0 för teyaku "stående tretal"

    @HH-SV-275 @HH-18
    Scenario: Ansvaret för tretalet gäller också när någon annan senare vinner given
      Givet att alternativet "liability.catch-triplet" är ja
      Och att plats 1 har 2A 4C2 6R 8B 10A 11B 12C1 på handen
      Och att talongen börjar med 11A 8C1 5R 9A 10C1 7C2 5A 6C2 9C2 11R 7A 10C2 12C2 2C1 8C2
      När given börjar
      Och plats 0 deklarerar "stående tretal"
      Och korten spelas så här
        | plats | från handen  | från talongen |
        | 0     | 12B          | 11A           |
        | 1     | 4C2          | 8C1           |
        | 2     | 9R tar 9C1   | 5R tar 5C1    |
        | 0     | 4A tar 4C2   | 9A            |
        | 1     | 6R           | 10C1          |
        | 2     | 6C1 tar 6R   | 7C2 tar 7C1   |
        | 0     | 4R           | 5A            |
        | 1     | 10A tar 10C1 | 6C2           |
        | 2     | 11C1 tar 11A | 9C2 tar 9A    |
        | 0     | 8A tar 8C1   | 11R           |
        | 1     | 8B           | 7A            |
        | 2     | 7R tar 7A    | 10C2          |
        | 0     | 1C1 tar 1R   | 12C2 tar 12B  |
        | 1     | 12C1         | 2C1 tar 2R    |
        | 2     | 10R tar 10C2 | 8C2 tar 8B    |
      Och plats 2 säger "shoubu"
      Så slutar given så här: shoubu
      Och plats 1 betalar 20 poäng till plats 0 för prestationen "ta tretalet"
      Och plats 2 betalar 0 poäng till plats 0 för prestationen "ta tretalet"

    @HH-SV-274 @HH-18
    Scenario: Utan varianten betalar båda för det tagna tretalet
      Givet att plats 1 har 2A 4C2 6R 8B 10A 11B 12C1 på handen
      Och att talongen börjar med 3C1 12C2 8C1 2C1
      Så är alternativet "liability.catch-triplet" nej om inget annat sägs
      När given börjar
      Och plats 0 deklarerar "stående tretal"
      Och korten spelas så här
        | plats | från handen | från talongen |
        | 0     | 1C1 tar 1R  | 3C1 tar 3R    |
        | 1     | 4C2         | 12C2          |
        | 2     | 6C1         | 8C1           |
        | 0     | 4A tar 4C2  | 2C1 tar 2R    |
      Och plats 0 säger "shoubu"
      Så gäller att plats 1 betalar 10 poäng till plats 0 för prestationen "ta tretalet"
      Och plats 2 betalar 10 poäng till plats 0 för prestationen "ta tretalet"

    @HH-SV-274 @HH-18
    Scenario: Med varianten gäller ansvaret tretal men inte dekiyaku
      Givet att alternativet "liability.catch-triplet" är ja
      När kortet som fullbordar "poesiremsor" lades från handen och det fanns fler kort kvar
      Så är den som lade kortet inte ensam ansvarig
      När det fjärde kortet till ett tretal lades från handen och det fanns fler kort kvar
      Så är den som lade kortet ensam ansvarig

  Regel: Båda betalar när ingen är ansvarig

    @HH-SV-275 @HH-18
    Scenario: Båda betalar när det fjärde kortet kom från talongen
      Givet att alternativet "liability.catch-triplet" är ja
      Och att plats 1 har 2A 5A 6R 8B 10A 11B 12C1 på handen
      Och att talongen börjar med 3C1 4C2 8C1 2C1
      När given börjar
      Och plats 0 deklarerar "stående tretal"
      Och korten spelas så här
        | plats | från handen | från talongen |
        | 0     | 1C1 tar 1R  | 3C1 tar 3R    |
        | 1     | 10A         | 4C2           |
        | 2     | 6C1         | 8C1           |
        | 0     | 4A tar 4C2  | 2C1 tar 2R    |
      Och plats 0 säger "shoubu"
      Så gäller att plats 1 betalar 10 poäng till plats 0 för prestationen "ta tretalet"
      Och plats 2 betalar 10 poäng till plats 0 för prestationen "ta tretalet"

    @HH-SV-275 @HH-18
    Scenario: Båda betalar när det fjärde kortet fick ligga en tur till
      Givet att alternativet "liability.catch-triplet" är ja
      Och att plats 1 har 2A 4C2 6R 8B 10A 11B 12C1 på handen
      Och att talongen börjar med 3C1 12C2 8C1 9A 10C1 7C2 2C1
      När given börjar
      Och plats 0 deklarerar "stående tretal"
      Och korten spelas så här
        | plats | från handen | från talongen |
        | 0     | 1C1 tar 1R  | 3C1 tar 3R    |
        | 1     | 4C2         | 12C2          |
        | 2     | 6C1         | 8C1           |
        | 0     | 6A tar 6C1  | 9A tar 9C1    |
        | 1     | 10A         | 10C1 tar 10A  |
        | 2     | 11C1        | 7C2 tar 7C1   |
        | 0     | 4A tar 4C2  | 2C1 tar 2R    |
      Och plats 0 säger "shoubu"
      Så gäller att plats 1 betalar 10 poäng till plats 0 för prestationen "ta tretalet"
      Och plats 2 betalar 10 poäng till plats 0 för prestationen "ta tretalet"
