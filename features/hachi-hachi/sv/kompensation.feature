# language: sv
Egenskap: Kompensation till den som tvingas stå över
  När tre redan har gått med får de andra betalt för sina kort på handen.

  Regel: Bara den som tvingas stå över får kompensation

    Bakgrund:
      Givet ett bord med 5 spelare
      Och att bordet visar 1C1 2C2 4C2 5A 7A 9C2
      Och att plats 3 har 6A 8A 8C1 8C2 10C1 11C1 12C1 på handen

    @HH-SV-091 @HH-SV-092 @HH-SV-096 @HH-7
    Scenario: Den som tvingas stå över får kompensation för ett tretal
      Givet att plats 0 har 6R 9R på handen
      Och att plats 1 har 10C2 på handen
      Och att plats 2 har 11A på handen
      Och att talongen börjar med 6C1 8B 4R 10R
      När given börjar
      Och alla som tillfrågas säger "jag är med"
      Så har plats 3 och 4 tvingats stå över
      När ingen deklarerar något
      Och korten spelas så här
        | plats | från handen | från talongen |
        | 0     | 9R tar 9C2  | 6C1           |
        | 1     | 10C2        | 8B            |
        | 2     | 11A         | 4R tar 4C2    |
        | 0     | 6R tar 6C1  | 10R tar 10C2  |
      Och plats 0 säger "shoubu"
      Så gäller att plats 1 betalar 10 poäng till plats 3 i kompensation
      Och plats 2 betalar 10 poäng till plats 3 i kompensation
      Och plats 0 betalar 0 poäng till plats 3 i kompensation

    @HH-SV-096 @HH-7
    Scenariomall: Givaren betalar ingen kompensation för <vad>
      Givet att plats 4 har <hand> på handen
      Och att plats 0, 1 och 2 är aktiva
      Och att plats 3 och 4 tvingades stå över
      När given är slut: korten är slut
      Så gäller att plats 0 betalar 0 poäng till plats 4 i kompensation
      Och plats 1 betalar <poäng> poäng till plats 4 i kompensation
      Och plats 2 betalar <poäng> poäng till plats 4 i kompensation

      Exempel:
        | vad             | hand                    | poäng |
        | poesiremsor     | 1R 2R 3R 4A 5C1 7C1 9C1 | 35    |
        | ett löst kort   | 1B 4A 4R 5C1 7C1 9C1 3C1 | 3     |

    @HH-SV-091 @HH-7
    Scenario: Den som väljer att stå över får ingen kompensation
      Givet att plats 0 har 6R 9R på handen
      Och att plats 1 har 10C2 på handen
      Och att plats 4 har 11A på handen
      Och att talongen börjar med 6C1 8B 4R 10R
      När given börjar
      Och plats 0 säger "jag är med"
      Och plats 1 säger "jag är med"
      Och plats 2 säger "jag står över"
      Och plats 3 säger "jag står över"
      Och ingen deklarerar något
      Och korten spelas så här
        | plats | från handen | från talongen |
        | 0     | 9R tar 9C2  | 6C1           |
        | 1     | 10C2        | 8B            |
        | 4     | 11A         | 4R tar 4C2    |
        | 0     | 6R tar 6C1  | 10R tar 10C2  |
      Och plats 0 säger "shoubu"
      Så betalas inget i kompensation

  Regel: Kompensationen är halva värdet av yaku och tre poäng för varje löst gott kort

    @HH-SV-092 @HH-SV-093 @HH-SV-094 @HH-7
    Scenariomall: Handen <hand> ger <poäng> poäng i kompensation
      Givet ett bord med 4 spelare
      Och att bordet visar <bord>
      Och att plats 3 har <hand> på handen
      Och att plats 0, 1 och 2 är aktiva
      Och att plats 3 tvingades stå över
      När given är slut: korten är slut
      Så är multiplikatorn 1
      Och plats 1 betalar <poäng> poäng till plats 3 i kompensation
      Och plats 2 betalar <poäng> poäng till plats 3 i kompensation

      # Tretalet ger 2 kan. Ett stående tretal och en remsa ger 3 + 3 kan. Den tredje handen ger inget.
      @HH-SV-092
      Exempel: Teyaku ger halva sitt värde
        | hand                         | bord                  | poäng |
        | 6A 8A 8C1 8C2 10C1 11C1 12C1 | 1C1 2C2 4C2 5A 7A 9C2 | 10    |
        | 2C1 5R 5C1 5C2 7C1 9C1 10C1  | 1C1 2C2 4C2 6A 7A 9C2 | 30    |
        | 2A 4R 5R 7R 8A 9C1 12C1      | 1C1 2C2 4C2 6A 7A 9C2 | 0     |

      # Poesiremsor ger 7 kan, och det gör inte två av dem. Fyra lysande ger 10 kan, men inte fyra med regnmannen.
      # Sju remsor ger 10 kan, poesiremsor 7 kan och teyakun röd 2 kan.
      @HH-SV-093
      Exempel: Dekiyaku på handen ger halva sitt värde
        | hand                      | bord                  | poäng |
        | 1R 2R 3R 4A 5C1 7C1 9C1   | 1C1 2C2 4C2 6A 7A 9C2 | 35    |
        | 1R 2R 4A 5C1 7C1 9C1 10C1 | 1C1 2C2 4C2 6A 7A 9C2 | 6     |
        | 1B 3B 8B 12B 2A 4A 5C1    | 1C1 2C2 4C2 6A 7A 9C2 | 50    |
        | 1B 3B 8B 11B 2A 4A 5C1    | 1C1 2C2 4C2 6A 7A 9C2 | 12    |
        | 1R 2R 3R 4R 5R 6R 7R      | 1C1 2C2 4C2 6A 7A 9C2 | 95    |

      # Tranan, en poesiremsa och en blå remsa. Regnmannen men inte pilens remsa. En blå remsa utöver hela poesiremsor.
      @HH-SV-094
      Exempel: Varje löst gott kort ger tre poäng
        | hand                     | bord                  | poäng |
        | 1B 1R 4A 5C1 6R 7C1 9C1  | 1C1 2C2 4C2 6A 7A 9C2 | 9     |
        | 2A 4R 7R 8A 11B 11R 12C1 | 1C1 2C2 4C2 6A 7A 9C2 | 3     |
        | 1R 2R 3R 4A 6R 7C1 9C1   | 1C1 2C2 4C2 6A 7A 9C2 | 38    |

    @HH-SV-095 @HH-7
    Scenariomall: Vildsvin, hjort och fjärilar ger kompensation om de är en dekiyaku: <hand>, <alternativ>
      Givet ett bord med 4 spelare
      Och att alternativet "dekiyaku.boar-deer-butterflies" är <alternativ>
      Och att bordet visar 1C1 2C2 4C2 5A 8C1 9C2
      Och att plats 3 har <hand> på handen
      Och att plats 0, 1 och 2 är aktiva
      Och att plats 3 tvingades stå över
      När given är slut: korten är slut
      Så gäller att plats 1 betalar <poäng> poäng till plats 3 i kompensation

      Exempel:
        | hand                     | alternativ | poäng |
        | 2C1 4R 5R 6A 7A 9C1 12C1 | nej        | 0     |
        | 2C1 4R 5R 6A 7A 9C1 12C1 | ja         | 6     |
        | 2C1 4R 5R 6A 7A 10A 12C1 | nej        | 0     |
        | 2C1 4R 5R 6A 7A 10A 12C1 | ja         | 35    |

  Regel: De två som spelar utöver givaren betalar kompensation till var och en

    @HH-SV-096 @HH-SV-097 @HH-SV-098 @HH-7
    Scenario: Två som tvingas stå över får båda kompensation av båda
      Givet ett bord med 5 spelare
      Och att bordet visar 1C1 2C2 4C2 5A 7A 9C2
      Och att plats 3 har 6A 8A 8C1 8C2 10C1 11C1 12C1 på handen
      Och att plats 4 har 1B 1R 3B 4A 5C1 7C1 9C1 på handen
      Och att plats 0 har 6R 9R på handen
      Och att plats 1 har 10C2 på handen
      Och att plats 2 har 11A på handen
      Och att talongen börjar med 6C1 8B 4R 10R
      När given börjar
      Och alla som tillfrågas säger "jag är med"
      Och ingen deklarerar något
      Och korten spelas så här
        | plats | från handen | från talongen |
        | 0     | 9R tar 9C2  | 6C1           |
        | 1     | 10C2        | 8B            |
        | 2     | 11A         | 4R tar 4C2    |
        | 0     | 6R tar 6C1  | 10R tar 10C2  |
      Och plats 0 säger "shoubu"
      Så gäller att plats 1 betalar 10 poäng till plats 3 i kompensation
      Och plats 2 betalar 10 poäng till plats 3 i kompensation
      Och plats 1 betalar 9 poäng till plats 4 i kompensation
      Och plats 2 betalar 9 poäng till plats 4 i kompensation
      Och plats 0 betalar 0 poäng till plats 3 i kompensation
      Och plats 0 betalar 0 poäng till plats 4 i kompensation

    @HH-SV-096 @HH-SV-097 @HH-1 @HH-7
    Scenario: De två sista som gick med betalar när givaren har stått över
      Givet ett bord med 6 spelare
      Och att bordet visar 1C1 2C2 4C2 5A 7A 9C2
      Och att plats 5 har 6A 8A 8C1 8C2 10C1 11C1 12C1 på handen
      Och att plats 0 har 6C1 8B på handen
      Och att plats 1 har 6R 9R på handen
      Och att plats 2 har 4R 10R på handen
      Och att plats 3 har 10C2 på handen
      Och att plats 4 har 11A på handen
      Och att den blandade talongen börjar med 6C1 8B 4R 10R
      När given börjar
      Och plats 0 säger "jag står över"
      Och plats 1 säger "jag är med"
      Och plats 2 säger "jag står över"
      Och plats 3 säger "jag är med"
      Och plats 4 säger "jag är med"
      Och ingen deklarerar något
      Och korten spelas så här
        | plats | från handen | från talongen |
        | 1     | 9R tar 9C2  | 6C1           |
        | 3     | 10C2        | 8B            |
        | 4     | 11A         | 4R tar 4C2    |
        | 1     | 6R tar 6C1  | 10R tar 10C2  |
      Och plats 1 säger "shoubu"
      Så gäller att plats 3 betalar 10 poäng till plats 5 i kompensation
      Och plats 4 betalar 10 poäng till plats 5 i kompensation
      Och plats 1 betalar 0 poäng till plats 5 i kompensation
      Och plats 0 betalar 0 poäng till plats 5 i kompensation

  Regel: Multiplikatorn gäller också kompensationen

    @HH-SV-107 @HH-4 @HH-7
    Scenariomall: Multiplikatorn gäller kompensationen för ett tretal och ett löst kort när <kort> ligger ute
      Givet ett bord med 4 spelare
      Och att bordet visar <kort> 2C2 4C2 5A 7A 9C2
      Och att plats 3 har 1R 6A 8A 8C1 8C2 10C1 11C1 på handen
      Och att plats 0, 1 och 2 är aktiva
      Och att plats 3 tvingades stå över
      När given är slut: korten är slut
      Så gäller att plats 1 betalar <poäng> poäng till plats 3 i kompensation

      Exempel:
        | kort | poäng |
        | 1C1  | 13    |
        | 3B   | 26    |
        | 12B  | 52    |
