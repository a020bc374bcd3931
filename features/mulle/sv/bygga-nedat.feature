# language: sv
Egenskap: Bygga nedåt
  Bygga nedåt är en variant: bygget är värt det fria kortet minus det spelade.

  Bakgrund:
    Givet ett bord med 2 spelare
    Och att bordet visar h9

  @MU-SV-090 @MU-9
  Scenario: Ingen får bygga nedåt om varianten inte spelas
    Givet att plats 0 har c5 d4 på handen
    När turen kommer till plats 0
    Och plats 0 bygger c5 på h9 nedåt till 4
    Så avslås det: spelas inte vid det här bordet

  @MU-SV-090 @MU-SV-091 @MU-SV-092 @MU-9
  Scenario: En femma på nian bygger nedåt till fyra
    Givet att alternativet "build-down" är ja
    Och att plats 0 har c5 d4 på handen
    När turen kommer till plats 0
    Och plats 0 bygger c5 på h9 nedåt till 4
    Så godtas det
    Och är bygge 1 enkelt och värt 4
    Och består bygge 1 av c5 h9
    Och ligger inget fritt kort på bordet

  @MU-SV-091 @MU-SV-092 @MU-SV-093 @MU-9
  Scenariomall: Ett bygge nedåt är värt skillnaden, och spelaren behåller ett kort med det värdet
    Givet att alternativet "build-down" är ja
    Och att plats 0 har <spelas> <kvar> på handen
    När turen kommer till plats 0
    Och plats 0 bygger <spelas> på h9 nedåt till <värde>
    Så godtas det

    Exempel:
      | spelas | kvar | värde |
      | c5     | d4   | 4     |
      | d4     | c5   | 5     |

  @MU-SV-091 @MU-SV-092 @MU-SV-093 @MU-9
  Scenariomall: Ingen får bygga nedåt till fel värde, utan rätt kort kvar eller med ett värdekort
    Givet att alternativet "build-down" är ja
    Och att plats 0 har <spelas> <kvar> på handen
    När turen kommer till plats 0
    Och plats 0 bygger <spelas> på h9 nedåt till <värde>
    Så avslås det: <skäl>

    Exempel:
      | spelas | kvar | värde | skäl                                   |
      | c5     | d3   | 4     | inget kort kvar till bygget            |
      | c5     | d5   | 4     | inget kort kvar till bygget            |
      | c5     | d4   | 5     | resultatet får ett annat värde         |
      | s2     | d7   | 7     | kortet får inte användas på det sättet |

  @MU-SV-091 @MU-9
  Scenario: Den som bygger nedåt får inte paketera andra kort
    Givet att alternativet "build-down" är ja
    Och att bordet visar h9 s4
    Och att plats 0 har c5 d4 på handen
    När turen kommer till plats 0
    Så är detta allt som plats 0 kan göra med c5
      | gör       | fria kort | byggen | värde | räknas |
      | bygga ner | h9        |        | 4     |        |
      | lägga ut  |           |        |       |        |

  @MU-SV-090 @MU-9
  Scenario: Den som är på tur får bygga nedåt när korten är givna
    Givet att alternativet "build-down" är ja
    När given börjar
    Så är plats 1 på tur
    Och får plats 1 säga "build-down"
