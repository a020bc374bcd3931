# language: sv
Egenskap: Flera dekiyaku i samma giv
  Varje ny eller förbättrad dekiyaku kräver ett nytt besked.

  Bakgrund:
    Givet ett bord med 2 spelare
    Och att bordet visar 1R 2R 3R 6R 9R 10R
    Och att plats 0 har 1C1 2C1 6C1 9C1 4A 5A 12B på handen
    Och att plats 1 har 4R 5R 7R 7C1 8B 11B 12C1 på handen
    Och att talongen börjar med 3C1 8C1 10C1 11C1 7A 8A 12C2 8C2 1C2 2A 3C2
    När given börjar
    Och plats 0 spelar 1C1 och tar 1R
    Och plats 0 slår upp 3C1 och tar 3R
    Och plats 1 spelar 4R
    Och plats 1 slår upp 8C1
    Och plats 0 spelar 2C1 och tar 2R
    Och plats 0 slår upp 10C1 och tar 10R
    Och plats 0 säger "sage"
    Och plats 1 spelar 5R
    Och plats 1 slår upp 11C1
    Och plats 0 spelar 6C1 och tar 6R
    Och plats 0 slår upp 7A

  @HH-SV-196 @HH-12
  Scenario: Turen går vidare utan fråga när spelaren inte har gjort något nytt
    Så är plats 1 på tur
    Och är det dags för ett kort från handen

  @HH-SV-185 @HH-SV-196 @HH-SV-188 @HH-SV-224 @HH-12
  Scenario: En andra dekiyaku kräver ett nytt besked, och båda betalas
    När plats 1 spelar 7C1 och tar 7A
    Och plats 1 slår upp 8A
    Och plats 0 spelar 9C1 och tar 9R
    Och plats 0 slår upp 12C2
    Så är det dags för ett beslut
    När plats 0 säger "shoubu"
    Så gäller att plats 1 betalar 70 poäng till plats 0 för dekiyaku "poesiremsor"
    Och plats 1 betalar 70 poäng till plats 0 för dekiyaku "blå remsor"

  @HH-SV-185 @HH-12
  Scenariomall: Varje remsa utöver sju kräver ett besked: given <besked>
    När plats 1 spelar 7C1 och tar 7A
    Och plats 1 slår upp 8A
    Och plats 0 spelar 9C1 och tar 9R
    Och plats 0 slår upp 12C2
    Och plats 0 säger "sage"
    Och plats 1 spelar 8B
    Och plats 1 slår upp 8C2
    Och plats 0 spelar 4A och tar 4R
    Och plats 0 slår upp 1C2
    Så är det dags för ett beslut
    När plats 0 säger "sage"
    Och plats 1 spelar 11B
    Och plats 1 slår upp 2A
    Och plats 0 spelar 5A och tar 5R
    Och plats 0 slår upp 3C2
    Så är det dags för ett beslut
    Och är plats 0 på tur
    När plats 0 säger "<ord>"
    Så är det dags för <fas>

    Exempel:
      | besked     | ord    | fas                  |
      | går vidare | sage   | ett kort från handen |
      | tar slut   | shoubu | nästa giv            |
