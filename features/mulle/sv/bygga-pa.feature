# language: sv
Egenskap: Bygga på
  Ett bygge får nya delar och behåller sitt värde.

  Bakgrund:
    Givet ett bord med 2 spelare

  Regel: Den som bygger på lägger ett lägre kort på ett fritt kort

    @MU-SV-107 @MU-SV-109 @MU-SV-110 @MU-SV-111 @MU-SV-112 @MU-SV-116 @MU-SV-135 @MU-9
    Scenario: Tvåan på åttan ger ett bygge av tre tior
      Givet att bordet visar s8
      Och att plats 1 har byggt hA h9, c5 h5 till 10
      Och att plats 0 har d2 s10 på handen
      När turen kommer till plats 0
      Och plats 0 bygger på bygge 1 med d2 på s8
      Så godtas det
      Och är bygge 1 sammansatt och värt 10
      Och består bygge 1 av 3 delar
      Och består bygge 1 av hA h9 c5 h5 d2 s8
      Och ligger inget fritt kort på bordet

    @MU-SV-106 @MU-SV-107 @MU-9
    Scenario: Det lägre kortet och det fria kortet måste tillsammans ge byggets värde
      Givet att bordet visar s8 s7
      Och att plats 1 har byggt hA h9, c5 h5 till 10
      Och att plats 0 har d2 s10 på handen
      När turen kommer till plats 0
      Och plats 0 bygger på bygge 1 med d2 på s8
      Så godtas det

    @MU-SV-106 @MU-SV-107 @MU-9
    Scenariomall: Ingen får bygga på till ett annat värde eller utan ett kort kvar med byggets värde
      Givet att bordet visar s8 s7
      Och att plats 1 har byggt hA h9, c5 h5 till 10
      Och att plats 0 har d2 <kvar> på handen
      När turen kommer till plats 0
      Och plats 0 bygger på bygge 1 med d2 på <fritt>
      Så avslås det: <skäl>

      Exempel:
        | kvar | fritt | skäl                           |
        | s10  | s7    | resultatet får ett annat värde |
        | s9   | s8    | inget kort kvar till bygget    |
        | d10  | s8    | inget kort kvar till bygget    |

    @MU-SV-105 @MU-9
    Scenariomall: Alla får bygga på ett bygge, också den som gjorde det
      Givet att bordet visar s8
      Och att plats <byggare> har byggt c4 h6 till 10
      Och att plats 0 har d2 s10 på handen
      När turen kommer till plats 0
      Och plats 0 bygger på bygge 1 med d2 på s8
      Så godtas det

      Exempel:
        | byggare |
        | 0       |
        | 1       |

    @MU-SV-110 @MU-9
    Scenario: Ett enkelt bygge blir sammansatt när någon bygger på det
      Givet att bordet visar s8
      Och att plats 1 har byggt c4 h6 till 10
      Och att plats 0 har d2 s10 på handen
      När turen kommer till plats 0
      Så är bygge 1 enkelt och värt 10
      När plats 0 bygger på bygge 1 med d2 på s8
      Så är bygge 1 sammansatt och värt 10
      Och består bygge 1 av 2 delar

    @MU-SV-108 @MU-9
    Scenariomall: Den som bygger på får paketera fler fria kort och par med byggets värde
      Givet att bordet visar s8 c10 d4 h6 h3 d3 c7
      Och att plats 1 har byggt hA h9, c5 h5 till 10
      Och att plats 0 har d2 s10 på handen
      När turen kommer till plats 0
      Och plats 0 bygger på bygge 1 med d2 på s8 och paketerar <paketeras>
      Så godtas det

      Exempel:
        | paketeras |
        | c10       |
        | d4 h6     |
        | c10 d4 h6 |
        | h3 c7 c10 |

    @MU-SV-108 @MU-9
    Scenariomall: Den som bygger på får inte paketera kort som inte går jämnt upp i värdet
      Givet att bordet visar s8 c10 d4 h6 h3 d3 c7
      Och att plats 1 har byggt hA h9, c5 h5 till 10
      Och att plats 0 har d2 s10 på handen
      När turen kommer till plats 0
      Och plats 0 bygger på bygge 1 med d2 på s8 och paketerar <paketeras>
      Så avslås det: de fria korten bildar inga sådana grupper

      Exempel:
        | paketeras |
        | c10 d4    |
        | d4 h3 d3  |

    @MU-SV-105
    Scenario: Ingen kan bygga på ett bygge som inte finns
      Givet att bordet visar s8
      Och att plats 0 har d2 s10 på handen
      När turen kommer till plats 0
      Och plats 0 bygger på bygge 1 med d2 på s8
      Så avslås det: okänt bygge

  Regel: Ett kort med byggets värde får ligga på bygget

    @MU-SV-113 @MU-SV-115 @MU-SV-110 @MU-SV-116 @MU-SV-135 @MU-9
    Scenario: Knekten får ligga på ett bygge värt elva
      Givet att plats 1 har byggt d7 d4, h9 c2 till 11
      Och att plats 0 har dJ sJ på handen
      När turen kommer till plats 0
      Och plats 0 låter dJ ligga på bygge 1
      Så godtas det
      Och är bygge 1 sammansatt och värt 11
      Och består bygge 1 av 3 delar
      Och består bygge 1 av d7 d4 h9 c2 dJ

    @MU-SV-106 @MU-SV-113 @MU-9
    Scenariomall: Den som låter ett kort ligga på bygget måste ha kvar ett till med samma värde
      Givet att plats 1 har byggt d7 d4, h9 c2 till 11
      Och att plats 0 har <spelas> <kvar> på handen
      När turen kommer till plats 0
      Och plats 0 låter <spelas> ligga på bygge 1
      Så avslås det: <skäl>

      Exempel:
        | spelas | kvar | skäl                                   |
        | dJ     | sQ   | inget kort kvar till bygget            |
        | dQ     | sQ   | resultatet får ett annat värde         |
        | d10    | sJ   | kortet får inte användas på det sättet |

    @MU-SV-114 @MU-9
    Scenariomall: Den som låter ett kort ligga på bygget får paketera fria kort med byggets värde
      Givet att bordet visar cJ s8 c3 hA
      Och att plats 1 har byggt d7 h4 till 11
      Och att plats 0 har dJ sJ på handen
      När turen kommer till plats 0
      Och plats 0 låter dJ ligga på bygge 1 och paketerar <paketeras>
      Så godtas det

      Exempel:
        | paketeras |
        | cJ        |
        | s8 c3     |
        | s8 c3 cJ  |

    @MU-SV-114 @MU-9
    Scenario: Den som låter ett kort ligga på bygget får inte paketera kort med ett annat värde
      Givet att bordet visar cJ s8 c3 hA
      Och att plats 1 har byggt d7 h4 till 11
      Och att plats 0 har dJ sJ på handen
      När turen kommer till plats 0
      Och plats 0 låter dJ ligga på bygge 1 och paketerar s8 hA
      Så avslås det: de fria korten bildar inga sådana grupper

    @MU-SV-114 @MU-9
    Scenario: Den som låter ett kort ligga på bygget får inte paketera en grupp om tre kort
      Givet att bordet visar s7 c3 hA
      Och att plats 1 har byggt d7 h4 till 11
      Och att plats 0 har dJ sJ på handen
      När turen kommer till plats 0
      Och plats 0 låter dJ ligga på bygge 1 och paketerar s7 c3 hA
      Så avslås det: de fria korten bildar inga sådana grupper

    @MU-SV-110 @MU-SV-113
    Scenario: Ett enkelt bygge blir sammansatt när ett kort får ligga på det
      Givet att plats 1 har byggt d7 h4 till 11
      Och att plats 0 har dJ sJ på handen
      När turen kommer till plats 0
      Och plats 0 låter dJ ligga på bygge 1
      Så är bygge 1 sammansatt och värt 11

  Regel: Ingen bygger med bara bordets kort

    @MU-SV-134 @MU-8 @MU-9
    Scenario: Kortet som spelaren bygger med måste komma från handen
      Givet att bordet visar s4 h3 c7
      Och att plats 1 har byggt d5 h2 till 7
      Och att plats 0 har d7 h7 på handen
      När turen kommer till plats 0
      Och plats 0 bygger s4 på h3 till 7
      Så avslås det: kortet finns inte på handen
      När plats 0 bygger på bygge 1 med s4 på h3
      Så avslås det: kortet finns inte på handen
      När plats 0 låter c7 ligga på bygge 1
      Så avslås det: kortet finns inte på handen

    @MU-SV-135 @MU-8
    Scenario: Det spelade kortet ingår i bygget
      Givet att bordet visar s4 h3 c7
      Och att plats 0 har d7 h7 på handen
      När turen kommer till plats 0
      Och plats 0 låter d7 ligga på s4 h3 c7
      Så består bygge 1 av d7 s4 h3 c7
