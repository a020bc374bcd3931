# language: sv
Egenskap: Varianten där ingen kan tvingas att gå med
  När ingen måste gå med kan given sluta innan ett enda kort har spelats.

  Regel: Var och en får välja om den går med

    @HH-SV-099 @HH-5
    Scenario: Den som annars måste gå med får också stå över
      Givet ett bord med 4 spelare
      Och att alternativet "participation.minimum" är free
      När given börjar
      Och plats 0 säger "jag står över"
      Så är plats 1 på tur
      Och får plats 1 säga "jag står över"

    @HH-SV-099 @HH-5
    Scenario: Utan varianten måste de tre sista gå med
      Givet ett bord med 4 spelare
      När given börjar
      Så är alternativet "participation.minimum" three om inget annat sägs
      När plats 0 säger "jag står över"
      Så får plats 1 inte säga "jag står över"
      Och är plats 1, 2 och 3 aktiva

  Regel: Två som går med kan dela potten eller spela

    @HH-SV-100 @HH-SV-101 @HH-SV-102 @HH-8
    Scenario: Den udda poängen går till givaren när två delar potten
      Givet ett bord med 4 spelare
      Och att alternativet "participation.minimum" är free
      Och att bordet visar 1R 2A 4C1 5R 7A 9C2
      När given börjar
      Och plats 0 säger "jag är med"
      Och plats 1 säger "jag är med"
      Och plats 2 säger "jag står över"
      Och plats 3 säger "jag står över"
      Så är given inte slut
      Och får plats 0 säga "vi delar"
      När plats 0 säger "vi delar"
      Så är given inte slut
      När plats 1 säger "vi delar"
      Så slutar given så här: potten delas
      Och får plats 0 ut 13 poäng ur potten
      Och får plats 1 ut 12 poäng ur potten
      Och ligger det kvar 0 poäng i potten
      Och vinner plats 0 given
      Och är plats 0 nästa givare

    @HH-SV-102 @HH-1 @HH-8
    Scenario: Den första av de två får den udda poängen när givaren står över
      Givet ett bord med 4 spelare
      Och att alternativet "participation.minimum" är free
      Och att plats 3 är givare
      Och att bordet visar 1R 2A 4C1 5R 7A 9C2
      När given börjar
      Och plats 3 säger "jag står över"
      Och plats 0 säger "jag är med"
      Och plats 1 säger "jag står över"
      Och plats 2 säger "jag är med"
      Och plats 0 säger "vi delar"
      Och plats 2 säger "vi delar"
      Så får plats 0 ut 13 poäng ur potten
      Och får plats 2 ut 12 poäng ur potten
      Och vinner plats 0 given

    @HH-SV-100 @HH-5
    Scenario: Tre som har gått med får inte dela potten
      Givet ett bord med 4 spelare
      Och att alternativet "participation.minimum" är free
      När given börjar
      Och plats 0 säger "jag står över"
      Och plats 1 säger "jag är med"
      Och plats 2 säger "jag är med"
      Och plats 3 säger "jag är med"
      Så får plats 1 inte säga "vi delar"
      Och är det dags för ett kort från handen

    @HH-SV-103 @HH-8 @HH-19
    Scenariomall: Given spelas om en av de två vill spela: <ena> och <andra>
      Givet ett bord med 4 spelare
      Och att alternativet "participation.minimum" är free
      Och att bordet visar 1R 2A 4C1 5R 7A 9C2
      Och att plats 0 har 6R 9R på handen
      Och att plats 1 har 6C2 på handen
      Och att talongen börjar med 2C2 10R 10C2
      När given börjar
      Och plats 0 säger "jag är med"
      Och plats 1 säger "jag är med"
      Och plats 2 säger "jag står över"
      Och plats 3 säger "jag står över"
      Och plats 0 säger "<ena>"
      Och plats 1 säger "<andra>"
      Så är given inte slut
      Och är plats 0 och 1 aktiva
      Och har talongen 28 kort
      När ingen deklarerar något
      Och korten spelas så här
        | plats | från handen | från talongen |
        | 0     | 9R tar 9C2  | 2C2 tar 2A    |
        | 1     | 6C2         | 10R           |
        | 0     | 6R tar 6C2  | 10C2 tar 10R  |
      Och plats 0 säger "shoubu"
      Så slutar given så här: shoubu
      Och får vinnaren ut 25 poäng ur potten

      Exempel:
        | ena            | andra          |
        | vi delar       | jag vill spela |
        | jag vill spela | vi delar       |
        | jag vill spela | jag vill spela |

    @HH-SV-103 @HH-19
    Scenario: De två gör upp som när bara två sitter vid bordet
      Givet ett bord med 4 spelare
      Och att alternativet "participation.minimum" är free
      Och att plats 0 och 1 är aktiva
      Och att plats 2 och 3 har stått över
      Och att plats 0 har 170 kortpoäng
      Och att plats 1 har 60 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 1 betalar 110 poäng till plats 0 i kortpoäng
      Och betalas inget i tokushuyaku

  Regel: Den som ensam är med tar potten, och utan spelare räknas inte given

    @HH-SV-104 @HH-8
    Scenario: Den sista som ensam går med tar potten
      Givet ett bord med 4 spelare
      Och att alternativet "participation.minimum" är free
      Och att bordet visar 1R 2A 4C1 5R 7A 9C2
      När given börjar
      Och plats 0 säger "jag står över"
      Och plats 1 säger "jag står över"
      Och plats 2 säger "jag står över"
      Så är given inte slut
      När plats 3 säger "jag är med"
      Så slutar given så här: bara en är med
      Och vinner plats 3 given
      Och får plats 3 ut 45 poäng ur potten
      Och ligger det kvar 0 poäng i potten
      Och är ställningen -10, -15, -20 och 45

    @HH-SV-105 @HH-SV-106 @HH-8 @HH-21
    Scenario: Potten väntar på omgiv när ingen är med
      Givet ett bord med 4 spelare
      Och att alternativet "participation.minimum" är free
      Och att plats 2 är givare
      Och att det är giv 5
      Och att bordet visar 1R 2A 4C1 5R 7A 9C2
      När given börjar
      Och plats 2 säger "jag står över"
      Och plats 3 säger "jag står över"
      Och plats 0 säger "jag står över"
      Och plats 1 säger "jag står över"
      Så slutar given så här: ingen är med
      Och räknas given inte
      Och vinner ingen given
      Och ligger det kvar 70 poäng i potten
      När nästa giv börjar med 1R 2A 4C1 5R 7A 9C2 på bordet
      Så är det giv 5
      Och är det plats 2 som ger
      Och ligger det kvar 70 poäng i potten
      När plats 2 säger "jag står över"
      Och plats 3 säger "jag står över"
      Och plats 0 säger "jag står över"
      Och plats 1 säger "jag är med"
      Så får plats 1 ut 115 poäng ur potten
