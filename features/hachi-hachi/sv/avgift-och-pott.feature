# language: sv
Egenskap: Avgiften för att stå över
  Den som själv väljer att stå över betalar till en pott som givens vinnare får.

  Regel: Bara den som väljer att stå över betalar avgift

    @HH-SV-086 @HH-SV-088 @HH-6
    Scenario: Den som väljer att stå över betalar avgift, men inte den som tvingas
      Givet ett bord med 5 spelare
      Och att bordet visar 1R 2A 4C1 5R 7A 9C2
      När given börjar
      Och plats 0 säger "jag är med"
      Och plats 1 säger "jag står över"
      Och plats 2 säger "jag är med"
      Och plats 3 säger "jag är med"
      Så har plats 4 tvingats stå över
      Och betalar plats 1 en avgift på 10 poäng till potten
      Och betalar plats 4 en avgift på 0 poäng till potten
      Och betalar plats 0 en avgift på 0 poäng till potten
      Och ligger det kvar 10 poäng i potten

    @HH-SV-087 @HH-8
    Scenario: Givens vinnare får potten när given är utspelad
      Givet ett bord med 4 spelare
      Och att bordet visar 1R 2A 4C1 5R 7A 9C2
      Och att plats 1 har 1C1 6C1 på handen
      Och att plats 2 har 8C2 11R på handen
      Och att plats 3 har 1B 3R på handen
      Och att talongen börjar med 3C2 12C3 2R 2C2 10R 5C2
      När given börjar
      Och plats 0 säger "jag står över"
      Och ingen deklarerar något
      Och korten spelas så här
        | plats | från handen | från talongen |
        | 1     | 6C1         | 3C2           |
        | 2     | 11R         | 12C3          |
        | 3     | 1B tar 1R   | 2R tar 2A     |
        | 1     | 1C1         | 2C2           |
        | 2     | 8C2         | 10R           |
        | 3     | 3R tar 3C2  | 5C2 tar 5R    |
      Och plats 3 säger "shoubu"
      Så får vinnaren ut 10 poäng ur potten
      Och ligger det kvar 0 poäng i potten

    @HH-SV-087 @HH-8
    Scenariomall: Vinnaren får hela potten när given slutar så: <slut>
      Givet att det ligger 25 poäng i potten
      Och att plats 0 har tagit 1R 2R 3R 4C1
      Och att plats 1 har tagit 3B 6A 9A 5A
      Och att plats 2 har tagit 4R 12C1 12C2 8C1
      Och att plats 0 har sagt sage
      När given är slut: <slut> av plats 0
      Så vinner plats 0 given
      Och får plats 0 ut 25 poäng ur potten
      Och ligger det kvar 0 poäng i potten

      Exempel:
        | slut              |
        | shoubu            |
        | sage tas tillbaka |

    @HH-SV-087 @HH-8
    Scenario: Vinnaren får hela potten när korten är slut
      Givet att det ligger 25 poäng i potten
      Och att plats 0 har tagit 1R 2R 4C1 5C1
      Och att plats 1 har tagit 3B 6A 9A 5A
      Och att plats 2 har tagit 4R 12C1 12C2 8C1
      När given är slut: korten är slut
      Så vinner plats 1 given
      Och får plats 1 ut 25 poäng ur potten
      Och ligger det kvar 0 poäng i potten

  Regel: Den första som står över betalar en kan, och varje följande en halv kan mer

    @HH-SV-088 @HH-SV-089 @HH-SV-090 @HH-6
    Scenario: Tre av sex spelare står över och betalar en, en och en halv och två kan
      Givet ett bord med 6 spelare
      Och att bordet visar 1R 2A 4C1 5R 7A 9C2
      När given börjar
      Och plats 0 säger "jag är med"
      Och plats 1 säger "jag står över"
      Och plats 2 säger "jag står över"
      Och plats 3 säger "jag är med"
      Och plats 4 säger "jag står över"
      Så betalar plats 1 en avgift på 10 poäng till potten
      Och betalar plats 2 en avgift på 15 poäng till potten
      Och betalar plats 4 en avgift på 20 poäng till potten
      Och ligger det kvar 45 poäng i potten

    @HH-SV-089 @HH-SV-090 @HH-6
    Scenario: Avgiften fortsätter att stiga när ingen kan tvingas att gå med
      Givet ett bord med 6 spelare
      Och att alternativet "participation.minimum" är free
      Och att bordet visar 1R 2A 4C1 5R 7A 9C2
      När given börjar
      Och plats 0 säger "jag står över"
      Och plats 1 säger "jag står över"
      Och plats 2 säger "jag står över"
      Och plats 3 säger "jag står över"
      Och plats 4 säger "jag står över"
      Så betalar plats 2 en avgift på 20 poäng till potten
      Och betalar plats 3 en avgift på 25 poäng till potten
      Och betalar plats 4 en avgift på 30 poäng till potten

    @HH-SV-088 @HH-SV-089 @HH-SV-028 @HH-6
    Scenario: En halv kan är sex poäng när en kan är tolv poäng
      Givet ett bord med 5 spelare
      Och att alternativet "kan" är 12
      Och att bordet visar 1R 2A 4C1 5R 7A 9C2
      När given börjar
      Och plats 0 säger "jag står över"
      Och plats 1 säger "jag står över"
      Så betalar plats 0 en avgift på 12 poäng till potten
      Och betalar plats 1 en avgift på 18 poäng till potten

  Regel: Multiplikatorn gäller också avgiften

    @HH-SV-107 @HH-SV-108 @HH-4
    Scenariomall: De två första betalar <första> och <andra> när multiplikatorn är <gånger>
      Givet ett bord med 5 spelare
      Och att bordet visar <kort> 2A 4C1 5R 7A 9C2
      När given börjar
      Så är multiplikatorn <gånger>
      När plats 0 säger "jag står över"
      Och plats 1 säger "jag står över"
      Så betalar plats 0 en avgift på <första> poäng till potten
      Och betalar plats 1 en avgift på <andra> poäng till potten

      Exempel:
        | kort | gånger | första | andra |
        | 1R   | 1      | 10     | 15    |
        | 8B   | 2      | 20     | 30    |
        | 12B  | 4      | 40     | 60    |
