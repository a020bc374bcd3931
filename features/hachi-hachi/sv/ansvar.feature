# language: sv
Egenskap: Ansvar för en dekiyaku
  I en variant betalar den som spelade det sista kortet till en annans dekiyaku ensam och dubbelt.

  Bakgrund:
    Givet att bordet visar 1R 3R 5C1 7C1 9C1 10C1
    Och att plats 0 har 1C1 2C1 4A 6A 8A 11A 12B på handen
    Och att plats 2 har 1B 3B 4C1 6C1 7R 10R 11C1 på handen

  Regel: Ansvaret gäller när kortet spelas från handen och tas i nästa tur

    @HH-SV-227 @HH-SV-228 @HH-SV-229 @HH-18
    Scenario: Den som spelade kortet betalar dubbelt, och den andra betalar ingenting
      Givet att alternativet "liability.dekiyaku" är ja
      Och att plats 1 har 2R 4R 5R 6R 8B 11B 12C1 på handen
      Och att talongen börjar med 3C1 12C2 8C1 9A
      När given börjar
      Och plats 0 spelar 1C1 och tar 1R
      Och plats 0 slår upp 3C1 och tar 3R
      Och plats 1 spelar 2R
      Och plats 1 slår upp 12C2
      Och plats 2 spelar 4C1
      Och plats 2 slår upp 8C1
      Och plats 0 spelar 2C1 och tar 2R
      Och plats 0 slår upp 9A
      Och plats 0 säger "shoubu"
      Så gäller att plats 2 betalar ingenting till plats 0 för dekiyaku "poesiremsor"
      Och plats 1 betalar 140 poäng till plats 0 för dekiyaku "poesiremsor"

    @HH-SV-227 @HH-18
    Scenario: Utan varianten betalar båda för dekiyakun
      Givet att plats 1 har 2R 4R 5R 6R 8B 11B 12C1 på handen
      Och att talongen börjar med 3C1 12C2 8C1 9A
      När given börjar
      Och plats 0 spelar 1C1 och tar 1R
      Och plats 0 slår upp 3C1 och tar 3R
      Och plats 1 spelar 2R
      Och plats 1 slår upp 12C2
      Och plats 2 spelar 4C1
      Och plats 2 slår upp 8C1
      Och plats 0 spelar 2C1 och tar 2R
      Och plats 0 slår upp 9A
      Och plats 0 säger "shoubu"
      Så gäller att plats 1 betalar 70 poäng till plats 0 för dekiyaku "poesiremsor"
      Och plats 2 betalar 70 poäng till plats 0 för dekiyaku "poesiremsor"

    @HH-SV-228 @HH-18
    Scenario: Ingen är ansvarig för ett kort från talongen
      Givet att alternativet "liability.dekiyaku" är ja
      Och att plats 1 har 2A 4R 5R 6R 8B 11B 12C1 på handen
      Och att talongen börjar med 3C1 2R 8C1 9A
      När given börjar
      Och plats 0 spelar 1C1 och tar 1R
      Och plats 0 slår upp 3C1 och tar 3R
      Och plats 1 spelar 4R
      Och plats 1 slår upp 2R
      Och plats 2 spelar 6C1
      Och plats 2 slår upp 8C1
      Och plats 0 spelar 2C1 och tar 2R
      Och plats 0 slår upp 9A
      Och plats 0 säger "shoubu"
      Så gäller att plats 1 betalar 70 poäng till plats 0 för dekiyaku "poesiremsor"
      Och plats 2 betalar 70 poäng till plats 0 för dekiyaku "poesiremsor"

    @HH-SV-228 @HH-18
    Scenario: Ingen är ansvarig för ett kort som fick ligga en tur till
      Givet att alternativet "liability.dekiyaku" är ja
      Och att plats 1 har 2R 4R 5R 6R 8B 11B 12C1 på handen
      Och att talongen börjar med 3C1 12C2 8C1 9A 6C2 10A 7A
      När given börjar
      Och plats 0 spelar 1C1 och tar 1R
      Och plats 0 slår upp 3C1 och tar 3R
      Och plats 1 spelar 2R
      Och plats 1 slår upp 12C2
      Och plats 2 spelar 4C1
      Och plats 2 slår upp 8C1
      Och plats 0 spelar 4A
      Och plats 0 slår upp 9A
      Och plats 1 spelar 5R
      Och plats 1 slår upp 6C2
      Och plats 2 spelar 11C1
      Och plats 2 slår upp 10A
      Och plats 0 spelar 2C1 och tar 2R
      Och plats 0 slår upp 7A
      Och plats 0 säger "shoubu"
      Så gäller att plats 1 betalar 70 poäng till plats 0 för dekiyaku "poesiremsor"
      Och plats 2 betalar 70 poäng till plats 0 för dekiyaku "poesiremsor"

  Regel: Ingen är ansvarig för det sista kortet på handen

    @HH-SV-228 @HH-18
    Scenario: Den som hade fler kort på handen är ansvarig
      Givet att alternativet "liability.dekiyaku" är ja
      När kortet som fullbordar "blå remsor" lades från handen och det fanns fler kort kvar
      Så är den som lade kortet ensam ansvarig

    @HH-SV-228 @HH-18
    Scenario: Den som spelade sitt sista kort är inte ansvarig
      Givet att alternativet "liability.dekiyaku" är ja
      När kortet som fullbordar "blå remsor" var det sista på handen
      Så är den som lade kortet inte ensam ansvarig

  Regel: Ansvaret gäller bara vissa dekiyaku

    @HH-SV-227 @HH-18
    Scenario: Ansvaret gäller fyra lysande men varken sju remsor eller fem lysande
      Givet att alternativet "liability.dekiyaku" är ja
      När kortet som fullbordar "fyra lysande" lades från handen och det fanns fler kort kvar
      Så är den som lade kortet ensam ansvarig
      När kortet som fullbordar "poesiremsor" lades från handen och det fanns fler kort kvar
      Så är den som lade kortet ensam ansvarig
      När kortet som fullbordar "blå remsor" lades från handen och det fanns fler kort kvar
      Så är den som lade kortet ensam ansvarig
      När kortet som fullbordar "sju remsor" lades från handen och det fanns fler kort kvar
      Så är den som lade kortet inte ensam ansvarig
      När kortet som fullbordar "fem lysande" lades från handen och det fanns fler kort kvar
      Så är den som lade kortet inte ensam ansvarig

    @HH-SV-227 @HH-18
    Scenario: Ansvaret gäller vildsvin, hjort och fjärilar när de är en dekiyaku
      Givet att alternativet "liability.dekiyaku" är ja
      Och att alternativet "dekiyaku.boar-deer-butterflies" är ja
      När kortet som fullbordar "vildsvin, hjort, fjärilar" lades från handen och det fanns fler kort kvar
      Så är den som lade kortet ensam ansvarig
      När kortet som fullbordar "poesiremsor" lades från handen och det fanns fler kort kvar
      Så är den som lade kortet ensam ansvarig
