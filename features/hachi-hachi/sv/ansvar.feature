# language: sv
Egenskap: Ansvar för en dekiyaku
  En variant: den som lägger det sista kortet betalar ensam, dubbelt.

  Bakgrund:
    Givet att bordet visar 1R 3R 5C1 7C1 9C1 10C1
    Och att plats 0 har 1C1 2C1 4A 6A 8A 11A 12B på handen
    Och att plats 2 har 1B 3B 4C1 6C1 7R 10R 11C1 på handen

  Regel: Kortet spelas från handen och tas i nästa tur

    @HH-SV-227 @HH-SV-228 @HH-SV-229 @HH-18
    Scenario: Den som lade kortet betalar dubbelt, den andra ingenting
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
    Scenario: Utan varianten betalar båda
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
    Scenario: Ett kort från talongen medför inget ansvar
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
    Scenario: Inte heller ett kort som får ligga en tur till
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

  Regel: Sista kortet på handen medför inget ansvar

    @HH-SV-228 @HH-18
    Scenario: Den som hade fler kort är ansvarig
      Givet att alternativet "liability.dekiyaku" är ja
      När kortet som fullbordar "blå remsor" lades från handen och det fanns fler kort kvar
      Så är den som lade kortet ensam ansvarig

    @HH-SV-228 @HH-18
    Scenario: Den som inte hade något val är det inte
      Givet att alternativet "liability.dekiyaku" är ja
      När kortet som fullbordar "blå remsor" var det sista på handen
      Så är den som lade kortet inte ensam ansvarig

  Regel: Bara vissa dekiyaku

    @HH-SV-227 @HH-18
    Scenario: Fyra lysande, men inte sju remsor eller fem lysande
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
    Scenario: Vildsvin, hjort och fjärilar där de räknas
      Givet att alternativet "liability.dekiyaku" är ja
      Och att alternativet "dekiyaku.boar-deer-butterflies" är ja
      När kortet som fullbordar "vildsvin, hjort, fjärilar" lades från handen och det fanns fler kort kvar
      Så är den som lade kortet ensam ansvarig
      När kortet som fullbordar "poesiremsor" lades från handen och det fanns fler kort kvar
      Så är den som lade kortet ensam ansvarig
