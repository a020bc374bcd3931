# language: sv
Egenskap: Spel för två
  När två spelar blir halva talongen liggande.

  Regel: Två kan spela om bara två sitter vid bordet eller bara två går med

    @HH-SV-294 @HH-19
    Scenario: Ingen tillfrågas när bara två sitter vid bordet
      Givet ett bord med 2 spelare
      När given börjar
      Så är plats 0 och 1 aktiva
      Och får plats 0 inte säga "jag står över"

    @HH-SV-294 @HH-19
    Scenario: Två av fyra spelar given när bara de vill vara med
      Givet ett bord med 4 spelare
      Och att alternativet "participation.minimum" är free
      Och att bordet visar 1R 2A 4C1 5R 7A 9C2
      Och att plats 0 har 1B 3C2 på handen
      Och att plats 2 har 8C1 på handen
      Och att talongen börjar med 2R 12C1 3R
      När given börjar
      Och plats 0 säger "jag är med"
      Och plats 1 säger "jag står över"
      Och plats 2 säger "jag är med"
      Och plats 3 säger "jag står över"
      Och plats 0 säger "jag vill spela"
      Och plats 2 säger "jag vill spela"
      Så är plats 0 och 2 aktiva
      Och har talongen 28 kort
      När ingen deklarerar något
      Och korten spelas så här
        | plats | från handen | från talongen |
        | 0     | 1B tar 1R   | 2R tar 2A     |
        | 2     | 8C1         | 12C1          |
        | 0     | 3C2         | 3R tar 3C2    |
      Och plats 0 säger "shoubu"
      Så slutar given så här: shoubu

    @HH-SV-294 @HH-5
    Scenario: Tre spelar alltid när de sista kan tvingas att gå med
      Givet ett bord med 4 spelare
      När given börjar
      Och plats 0 säger "jag är med"
      Och plats 1 säger "jag står över"
      Så är plats 0, 2 och 3 aktiva

  Regel: Korten delas ut som vanligt när två spelar

    @HH-SV-295 @HH-SV-296
    Scenario: Två spelare får fyra kort var, bordet tre, spelarna tre var och bordet tre till
      Givet ett bord med 2 spelare
      Och att plats 1 är givare
      När given börjar
      Så består leken av 48 olika kort
      Och fick plats 1 korten 1 till 4 i leken
      Och fick plats 0 korten 5 till 8 i leken
      Och fick bordet korten 9 till 11 i leken
      Och fick plats 1 korten 12 till 14 i leken
      Och fick plats 0 korten 15 till 17 i leken
      Och fick bordet korten 18 till 20 i leken
      Och har varje plats 7 kort på handen
      Och ligger det 6 kort på bordet
      Och har talongen 28 kort

  Regel: Korten spelas som vanligt när två spelar

    @HH-SV-297 @HH-11
    Scenario: Två spelare turas om att spela ett kort från handen och ett från talongen
      Givet ett bord med 2 spelare
      Och att bordet visar 1R 2A 4C1 5R 7A 9C2
      Och att plats 0 har 1C1 4C2 6A 8C1 10R 11R 12C1 på handen
      Och att plats 1 har 2R 3C1 5C1 6C1 7R 9R 12B på handen
      Och att talongen börjar med 5A 12C2 6R 9A
      När given börjar
      Och plats 0 spelar 1C1 utan att ta något
      Så avslås det: kortet tar inte de korten
      När plats 0 spelar 1C1 och tar 1R
      Och plats 0 slår upp 12C2
      Så avslås det: det är inte nästa kort i talongen
      När plats 0 slår upp 5A och tar 5R
      Så har plats 0 tagit 1R 1C1 5A 5R
      Och är plats 1 på tur
      När plats 1 spelar 3C1
      Och plats 1 slår upp 12C2
      Så ligger 3C1 12C2 på bordet
      Och är plats 0 på tur

    @HH-SV-297 @HH-12 @HH-13
    Scenario: En dekiyaku kräver ett besked när två spelar
      Givet ett bord med 2 spelare
      Och att bordet visar 1R 2R 3R 5C1 7C1 9C1
      Och att plats 0 har 1C1 2C1 4A 6A 8A 11A 12B på handen
      Och att plats 1 har 4C1 6C1 8B 10A 11B 5A 12C1 på handen
      Och att talongen börjar med 3C1 12C2 8C1
      När given börjar
      Och korten spelas så här
        | plats | från handen | från talongen |
        | 0     | 1C1 tar 1R  | 3C1 tar 3R    |
        | 1     | 6C1         | 12C2          |
        | 0     | 2C1 tar 2R  | 8C1           |
      Så är det dags för ett beslut
      Och är plats 0 på tur
      När plats 0 säger "sage"
      Så är plats 1 på tur

    @HH-SV-195 @HH-SV-197 @HH-14
    Scenario: Den som säger sage två gånger får ta tillbaka det och får betalt för båda
      Givet ett bord med 2 spelare
      Och att bordet visar 1R 2R 3R 6R 9R 10R
      Och att plats 0 har 1C1 2C1 4A 5A 6C1 9C1 12B på handen
      Och att plats 1 har 4R 5R 7C1 7R 8B 11B 12C1 på handen
      Och att talongen börjar med 3C1 8C1 10C1 11C1 7A 8A 12C2 2A
      När given börjar
      Och korten spelas så här
        | plats | från handen  | från talongen  |
        | 0     | 1C1 tar 1R   | 3C1 tar 3R     |
        | 1     | 4R           | 8C1            |
        | 0     | 2C1 tar 2R   | 10C1 tar 10R   |
      Och plats 0 säger "sage"
      Och korten spelas så här
        | plats | från handen  | från talongen  |
        | 1     | 5R           | 11C1           |
        | 0     | 6C1 tar 6R   | 7A             |
        | 1     | 7C1 tar 7A   | 8A tar 8C1     |
        | 0     | 9C1 tar 9R   | 12C2           |
      Och plats 0 säger "sage"
      Och korten spelas så här
        | plats | från handen  | från talongen  |
        | 1     | 8B           | 2A             |
      Så får plats 0 säga "jag tar tillbaka sage"
      När plats 0 säger "jag tar tillbaka sage"
      Så gäller att plats 1 betalar 35 poäng till plats 0 för dekiyaku "poesiremsor"
      Och plats 1 betalar 35 poäng till plats 0 för dekiyaku "blå remsor"

  Regel: Spelet slutar med kort kvar i talongen när två spelar

    @HH-SV-298
    Scenario: Spelet slutar efter fjorton turer med fjorton kort i talongen
      Givet ett bord med 2 spelare
      Och att bordet visar 1C2 11A 8A 3C2 9A 8C1
      Och att plats 0 har 5A 5C2 6R 7C2 9C2 9R 12C3 på handen
      Och att plats 1 har 1B 1R 3B 6A 7A 7C1 10R på handen
      Och att talongen börjar med 12B 12C2 10C1 2C2 4R 2A 2C1 5R 3C1 8C2 4A 1C1 2R 12C1
      När given börjar
      Och ingen deklarerar något
      Och korten spelas så här
        | plats | från handen  | från talongen |
        | 0     | 6R           | 12B           |
        | 1     | 3B tar 3C2   | 12C2 tar 12B  |
        | 0     | 5C2          | 10C1          |
        | 1     | 1R tar 1C2   | 2C2           |
        | 0     | 5A tar 5C2   | 4R            |
        | 1     | 10R tar 10C1 | 2A tar 2C2    |
        | 0     | 9R tar 9A    | 2C1           |
        | 1     | 6A tar 6R    | 5R            |
        | 0     | 7C2          | 3C1           |
        | 1     | 7C1 tar 7C2  | 8C2 tar 8A    |
        | 0     | 9C2          | 4A tar 4R     |
        | 1     | 1B           | 1C1 tar 1B    |
        | 0     | 12C3         | 2R tar 2C1    |
      Så är given inte slut
      Och har plats 0 exakt 0 kort på handen
      Och har talongen 15 kort
      När plats 1 spelar 7A
      Och plats 1 slår upp 12C1 och tar 12C3
      Så slutar given så här: korten är slut
      Och har varje plats 0 kort på handen
      Och har talongen 14 kort
      Och har platserna tillsammans färre än 264 kortpoäng
