# language: sv
Egenskap: Shoubu och sage
  Den som gör en dekiyaku avgör om spelet tar slut.

  Bakgrund:
    Givet att bordet visar 1R 2R 3R 6R 9R 10R
    Och att plats 0 har 1C1 2C1 4A 5A 7A 8A 12B på handen
    Och att plats 1 har 4R 5R 6C1 7R 8B 9C1 11B på handen
    Och att plats 2 har 1B 3B 4C1 5C1 7C1 11A 12C1 på handen
    Och att talongen börjar med 3C1 10C1 12C2 11C1 6A 8C1 2A 9A
    När given börjar
    Och plats 0 spelar 1C1 och tar 1R
    Och plats 0 slår upp 3C1 och tar 3R
    Och plats 1 spelar 6C1 och tar 6R
    Och plats 1 slår upp 10C1 och tar 10R
    Och plats 2 spelar 4C1
    Och plats 2 slår upp 12C2

  Regel: En ny dekiyaku kräver ett besked när turen är över

    @HH-SV-175 @HH-SV-176 @HH-SV-185 @HH-12
    Scenario: Den som får den tredje poesiremsan ger besked när talongens kort är spelat
      När plats 0 spelar 2C1 och tar 2R
      Så får plats 0 inte säga "shoubu"
      När plats 0 säger "shoubu"
      Så avslås det: ingen ny dekiyaku
      När plats 0 säger "sage"
      Så avslås det: ingen ny dekiyaku
      När plats 0 slår upp 11C1
      Så är det dags för ett beslut
      Och får plats 0 säga "shoubu"
      Och får plats 0 säga "sage"

    @HH-SV-175 @HH-SV-185 @HH-12
    Scenario: Den som inte har någon dekiyaku tillfrågas inte
      När plats 0 spelar 5A
      Och plats 0 slår upp 11C1
      Så är plats 1 på tur
      När plats 0 säger "shoubu"
      Så avslås det: ingen ny dekiyaku

    @HH-SV-185 @HH-12
    Scenario: Nästa spelare får spela först när beskedet är givet
      När plats 0 spelar 2C1 och tar 2R
      Och plats 0 slår upp 11C1
      Och plats 1 spelar 8B
      Så avslås det: en annan spelare är på tur
      När plats 0 säger "sage"
      Så är given inte slut
      Och är det dags för ett kort från handen
      Och är plats 1 på tur

    @HH-SV-185 @HH-12
    Scenario: Den som ger besked får avsluta given med shoubu
      När plats 0 spelar 2C1 och tar 2R
      Och plats 0 slår upp 11C1
      Och plats 0 säger "shoubu"
      Så slutar given så här: shoubu

  Regel: Shoubu avslutar spelet

    @HH-SV-186 @HH-SV-187 @HH-SV-188 @HH-SV-200 @HH-SV-201
    Scenario: Efter shoubu spelas inga fler kort, och given betalas
      När plats 0 spelar 2C1 och tar 2R
      Och plats 0 slår upp 11C1
      Så är inget betalt ännu
      När plats 0 säger "shoubu"
      Så slutar given så här: shoubu
      Och plats 1 betalar 70 poäng till plats 0 för dekiyaku "poesiremsor"
      Och plats 2 betalar 70 poäng till plats 0 för dekiyaku "poesiremsor"
      När plats 1 spelar 9C1
      Så avslås det: given är slut

    @HH-SV-214 @HH-13
    Scenario: Den som ensam har sagt sage betalar dubbelt till den som säger shoubu
      När plats 0 spelar 2C1 och tar 2R
      Och plats 0 slår upp 11C1
      Och plats 0 säger "sage"
      Och plats 1 spelar 9C1 och tar 9R
      Och plats 1 slår upp 6A
      Och plats 1 säger "shoubu"
      Så gäller att plats 0 betalar 140 poäng till plats 1 för dekiyaku "blå remsor"
      Och plats 2 betalar ingenting till plats 1 för dekiyaku "blå remsor"

  Regel: Sage låter spelet gå vidare

    @HH-SV-190 @HH-SV-191
    Scenario: Nästa spelare är på tur efter sage
      När plats 0 spelar 2C1 och tar 2R
      Och plats 0 slår upp 11C1
      Och plats 0 säger "sage"
      Så är given inte slut
      Och är plats 1 på tur
      Och får plats 1 spela 9C1 4R

    @HH-SV-192 @HH-SV-193 @HH-SV-194 @HH-SV-189 @HH-SV-213 @HH-13
    Scenario: En annan kan avsluta given med shoubu innan den som sade sage får betalt
      När plats 0 spelar 2C1 och tar 2R
      Och plats 0 slår upp 11C1
      Och plats 0 säger "sage"
      Och plats 1 spelar 9C1 och tar 9R
      Och plats 1 slår upp 6A
      Så får plats 1 säga "shoubu"
      Och får plats 1 säga "sage"
      När plats 1 säger "shoubu"
      Så betalas inget för dekiyaku "poesiremsor"
      Och plats 0 betalar 140 poäng till plats 1 för dekiyaku "blå remsor"
      Och plats 2 betalar ingenting till plats 1 för dekiyaku "blå remsor"

    @HH-SV-194 @HH-12
    Scenario: Den som springer om måste välja mellan shoubu och sage
      När plats 0 spelar 2C1 och tar 2R
      Och plats 0 slår upp 11C1
      Och plats 0 säger "sage"
      Och plats 1 spelar 9C1 och tar 9R
      Och plats 1 slår upp 6A
      Så är det dags för ett beslut
      Och är plats 1 på tur
      Och får plats 0 inte säga "shoubu"
      Och får plats 2 inte säga "shoubu"
      Och får plats 1 inte säga "jag tar tillbaka sage"
      Och får plats 1 inte säga "jag är tyst"
      När plats 1 spelar 4R
      Så avslås det: draget är inte tillåtet nu
      När plats 2 spelar 5C1
      Så avslås det: en annan spelare är på tur
      När plats 1 säger "sage"
      Så är given inte slut
      Och är plats 2 på tur

    @HH-SV-192 @HH-12
    Scenario: Den som har sagt sage måste göra något nytt för att få säga shoubu
      När plats 0 spelar 2C1 och tar 2R
      Och plats 0 slår upp 11C1
      Och plats 0 säger "sage"
      Och plats 1 spelar 8B
      Och plats 1 slår upp 6A
      Och plats 2 spelar 5C1
      Och plats 2 slår upp 8C1
      Och plats 0 spelar 7A
      Så får plats 0 inte säga "shoubu"

    @HH-SV-195 @HH-SV-197 @HH-14
    Scenario: Den som senast sade sage får ta tillbaka det, men inte den som sade det före
      När plats 0 spelar 2C1 och tar 2R
      Och plats 0 slår upp 11C1
      Och plats 0 säger "sage"
      Och plats 1 spelar 9C1 och tar 9R
      Och plats 1 slår upp 6A
      Och plats 1 säger "sage"
      Och plats 2 spelar 5C1
      Och plats 2 slår upp 8C1
      Så får plats 0 inte säga "jag tar tillbaka sage"
      När plats 0 säger "jag tar tillbaka sage"
      Så avslås det: en annan har sagt sage senare
      När plats 0 spelar 7A
      Och plats 0 säger "jag tar tillbaka sage"
      Så avslås det: draget är inte tillåtet nu
      När plats 0 slår upp 2A
      Så får plats 1 säga "jag tar tillbaka sage"

  Regel: Sage kan tas tillbaka

    @HH-SV-197 @HH-14
    Scenario: Den som inte har sagt sage har inget att ta tillbaka
      När plats 0 spelar 2C1 och tar 2R
      Och plats 0 slår upp 11C1
      Och plats 0 säger "sage"
      Och plats 1 spelar 8B
      Och plats 1 slår upp 6A
      Och plats 2 spelar 5C1
      Och plats 2 slår upp 8C1
      Och plats 0 spelar 7A
      Och plats 0 slår upp 2A
      Så får plats 1 inte säga "jag tar tillbaka sage"
      När plats 1 säger "jag tar tillbaka sage"
      Så avslås det: inget sage att ta tillbaka

    @HH-SV-197 @HH-SV-198 @HH-SV-199 @HH-SV-200 @HH-SV-202 @HH-14
    Scenario: Sage får tas tillbaka på egen tur innan kortet från handen
      När plats 0 spelar 2C1 och tar 2R
      Och plats 0 slår upp 11C1
      Och plats 0 säger "sage"
      Så får plats 1 inte säga "jag tar tillbaka sage"
      Och får plats 0 inte säga "jag tar tillbaka sage"
      När plats 1 spelar 8B
      Och plats 1 slår upp 6A
      Och plats 2 spelar 5C1
      Och plats 2 slår upp 8C1
      Så får plats 0 säga "jag tar tillbaka sage"
      Och är inget betalt ännu
      När plats 0 säger "jag tar tillbaka sage"
      Så slutar given så här: sage tas tillbaka
      Och plats 1 betalar 35 poäng till plats 0 för dekiyaku "poesiremsor"

    @HH-SV-198 @HH-14
    Scenario: Sage får inte tas tillbaka efter kortet från handen
      När plats 0 spelar 2C1 och tar 2R
      Och plats 0 slår upp 11C1
      Och plats 0 säger "sage"
      Och plats 1 spelar 8B
      Och plats 1 slår upp 6A
      Och plats 2 spelar 5C1
      Och plats 2 slår upp 8C1
      Och plats 0 spelar 7A
      Så får plats 0 inte säga "jag tar tillbaka sage"

    @HH-SV-175 @HH-SV-185 @HH-12
    Scenario: Den som är på tur får inte säga shoubu innan kortet från handen
      När plats 0 säger "shoubu"
      Så avslås det: ingen ny dekiyaku

  Regel: Spelet tar slut när alla händer är tomma

    @HH-SV-203
    Scenario: Spelet är slut när det sista kortet är spelat
      Givet att bordet visar 2C1 3C2 10C2 6C2 7R 3R
      Och att plats 0 har 1C1 2A 3B 4A 6R 10C1 11C1 på handen
      Och att plats 1 har 1B 2C2 4C1 5C2 9A 11R 12B på handen
      Och att plats 2 har 1R 4C2 5R 6C1 9C2 10A 12C3 på handen
      Och att talongen börjar med 5A 9C1 8C1 8C2 1C2 8A 7C1 12C1 3C1 7C2 8B 11A 5C1 9R 7A 4R 2R 10R 6A 11B 12C2
      När given börjar
      Och ingen deklarerar något
      Och korten spelas så här
        | plats | från handen  | från talongen |
        | 0     | 1C1          | 5A            |
        | 1     | 11R          | 9C1           |
        | 2     | 10A tar 10C2 | 8C1           |
        | 0     | 2A tar 2C1   | 8C2 tar 8C1   |
        | 1     | 9A tar 9C1   | 1C2 tar 1C1   |
        | 2     | 4C2          | 8A            |
        | 0     | 10C1         | 7C1 tar 7R    |
        | 1     | 1B           | 12C1          |
        | 2     | 9C2          | 3C1 tar 3C2   |
        | 0     | 6R tar 6C2   | 7C2           |
        | 1     | 12B tar 12C1 | 8B tar 8A     |
        | 2     | 5R tar 5A    | 11A tar 11R   |
        | 0     | 4A tar 4C2   | 5C1           |
        | 1     | 2C2          | 9R tar 9C2    |
        | 2     | 12C3         | 7A tar 7C2    |
        | 0     | 3B tar 3R    | 4R            |
        | 1     | 5C2 tar 5C1  | 2R tar 2C2    |
        | 2     | 6C1          | 10R tar 10C1  |
        | 0     | 11C1         | 6A tar 6C1    |
        | 1     | 4C1 tar 4R   | 11B tar 11C1  |
      Så är given inte slut
      När plats 2 spelar 1R och tar 1B
      Och plats 2 slår upp 12C2 och tar 12C3
      Så slutar given så här: korten är slut
      Och har varje plats 0 kort på handen
