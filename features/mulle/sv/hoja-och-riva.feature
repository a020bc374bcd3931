# language: sv
Egenskap: Höja och riva
  Bara ett enkelt bygges värde kan ändras, och bara med det spelade kortet.

  Bakgrund:
    Givet ett bord med 2 spelare

  Regel: Ett kort från handen får höja ett enkelt bygge

    @MU-SV-117 @MU-SV-118 @MU-SV-122 @MU-9
    Scenario: En sexa höjer ett sjubygge till tretton
      Givet att plats 1 har byggt d2 c5 till 7
      Och att plats 0 har s6 dK på handen
      När turen kommer till plats 0
      Och plats 0 höjer bygge 1 till 13 med s6
      Så godtas det
      Och är bygge 1 enkelt och värt 13
      Och består bygge 1 av d2 c5 s6

    @MU-SV-117 @MU-SV-118 @MU-SV-102 @MU-9
    Scenariomall: Den som höjer måste ha kvar ett kort med byggets nya värde
      Givet att plats 1 har byggt d2 c5 till 7
      Och att plats 0 har <spelas> <kvar> på handen
      När turen kommer till plats 0
      Och plats 0 höjer bygge 1 till <värde> med <spelas>
      Så godtas det

      Exempel:
        | spelas | kvar | värde |
        | s6     | dK   | 13    |
        | s9     | d10  | 16    |

    @MU-SV-117 @MU-SV-118 @MU-SV-102 @MU-9
    Scenariomall: Ingen får höja utan rätt kort kvar, till fel värde eller över sexton
      Givet att plats 1 har byggt d2 c5 till 7
      Och att plats 0 har <spelas> <kvar> på handen
      När turen kommer till plats 0
      Och plats 0 höjer bygge 1 till <värde> med <spelas>
      Så avslås det: <skäl>

      Exempel:
        | spelas | kvar | värde | skäl                           |
        | s6     | dQ   | 13    | inget kort kvar till bygget    |
        | s6     | dQ   | 12    | resultatet får ett annat värde |
        | s10    | d10  | 17    | bygget är för högt             |

    @MU-SV-117 @MU-9
    Scenario: Ett höjt bygge är fortfarande enkelt och får höjas igen
      Givet att plats 1 har byggt d2 c5 till 7
      Och att plats 0 har s3 d10 h10 på handen
      Och att plats 1 har h3 cK c7 på handen
      När turen kommer till plats 0
      Och plats 0 höjer bygge 1 till 10 med s3
      Och plats 1 höjer bygge 1 till 13 med h3
      Så godtas det
      Och är bygge 1 enkelt och värt 13

    @MU-SV-119 @MU-SV-120 @MU-SV-121 @MU-9
    Scenario: Den som höjer får inte ta med fria kort eller andra byggen
      Givet att bordet visar hA cK
      Och att plats 1 har byggt d2 c5 till 7
      Och att plats 1 har byggt h2 h3 till 5
      Och att plats 0 har s6 dK cA på handen
      När turen kommer till plats 0
      Så är detta allt som plats 0 kan göra med s6
        | gör      | fria kort | byggen | värde | räknas |
        | höja     |           | 1      | 13    |        |
        | lägga ut |           |        |       |        |
      När plats 0 höjer bygge 1 till 13 med s6 och paketerar cK
      Så avslås det: hör inte till det här draget
      När plats 0 höjer bygge 1 till 14 med s6
      Så avslås det: resultatet får ett annat värde
      När plats 0 höjer bygge 1 till 13 med s6
      Så är de fria korten på bordet hA cK
      Och är bygge 2 enkelt och värt 5

  Regel: Byggen får rivas bara om varianten spelas

    @MU-SV-123 @MU-9
    Scenario: Ingen får riva om varianten inte spelas
      Givet att plats 1 har byggt d8 c5 till 13
      Och att plats 0 har s6 d7 på handen
      När turen kommer till plats 0
      Och plats 0 river bygge 1 till 7 med s6
      Så avslås det: spelas inte vid det här bordet

    @MU-SV-123 @MU-SV-125 @MU-SV-126 @MU-SV-127 @MU-9
    Scenario: En sexa river ett trettonbygge till sju
      Givet att alternativet "lower" är ja
      Och att plats 1 har byggt d8 c5 till 13
      Och att plats 0 har s6 d7 på handen
      När turen kommer till plats 0
      Och plats 0 river bygge 1 till 7 med s6
      Så godtas det
      Och är bygge 1 enkelt och värt 7
      Och består bygge 1 av d8 c5 s6

    @MU-SV-124 @MU-SV-125 @MU-SV-126 @MU-9
    Scenariomall: De två korten på handen ska tillsammans ha byggets värde när någon river
      Givet att alternativet "lower" är ja
      Och att plats 1 har byggt d8 c5 till 13
      Och att plats 0 har <spelas> <kvar> på handen
      När turen kommer till plats 0
      Och plats 0 river bygge 1 till <värde> med <spelas>
      Så godtas det

      Exempel:
        | spelas | kvar | värde |
        | s6     | d7   | 7     |
        | d7     | s6   | 6     |

    @MU-SV-124 @MU-SV-125 @MU-SV-126 @MU-9
    Scenariomall: Ingen får riva till fel värde, utan rätt kort kvar eller med ett värdekort
      Givet att alternativet "lower" är ja
      Och att plats 1 har byggt d8 c5 till 13
      Och att plats 0 har <spelas> <kvar> på handen
      När turen kommer till plats 0
      Och plats 0 river bygge 1 till <värde> med <spelas>
      Så avslås det: <skäl>

      Exempel:
        | spelas | kvar | värde | skäl                                   |
        | s6     | d8   | 7     | inget kort kvar till bygget            |
        | s6     | d7   | 8     | resultatet får ett annat värde         |
        | hQ     | cA   | 1     | bygget är för lågt                     |
        | hA     | cQ   | 12    | kortet får inte användas på det sättet |

  Regel: Ett sammansatt bygge behåller sitt värde

    @MU-SV-128 @MU-9
    Scenario: Ett sammansatt bygge får varken höjas eller rivas
      Givet att alternativet "lower" är ja
      Och att plats 1 har byggt d2 c5, h7 till 7
      Och att plats 0 har s4 d3 dJ på handen
      När turen kommer till plats 0
      Och plats 0 höjer bygge 1 till 11 med s4
      Så avslås det: ett sammansatt bygge
      När plats 0 river bygge 1 till 3 med s4
      Så avslås det: ett sammansatt bygge

    @MU-SV-128 @MU-9
    Scenario: Ett enkelt bygge får höjas även när rivning spelas
      Givet att alternativet "lower" är ja
      Och att plats 1 har byggt d2 c5 till 7
      Och att plats 0 har s4 dJ på handen
      När turen kommer till plats 0
      Och plats 0 höjer bygge 1 till 11 med s4
      Så godtas det
      Och är bygge 1 enkelt och värt 11

    @MU-SV-128 @MU-9
    Scenario: Ett enkelt bygge får rivas när rivning spelas
      Givet att alternativet "lower" är ja
      Och att plats 1 har byggt d2 c5 till 7
      Och att plats 0 har s4 d3 på handen
      När turen kommer till plats 0
      Och plats 0 river bygge 1 till 3 med s4
      Så godtas det
      Och är bygge 1 enkelt och värt 3

    @MU-SV-129 @MU-9
    Scenario: Ett enkelt bygge får inte längre höjas när någon har byggt på det
      Givet att bordet visar h4
      Och att plats 1 har byggt d2 c5 till 7
      Och att plats 0 har s3 d7 på handen
      Och att plats 1 har s6 dK på handen
      När turen kommer till plats 0
      Och plats 0 bygger på bygge 1 med s3 på h4
      Och plats 1 höjer bygge 1 till 13 med s6
      Så avslås det: ett sammansatt bygge
      Och är bygge 1 sammansatt och värt 7

    @MU-SV-123 @MU-9
    Scenario: Rivning ändrar inte vem som börjar när korten är givna
      Givet att alternativet "lower" är ja
      När given börjar
      Så är plats 1 på tur
