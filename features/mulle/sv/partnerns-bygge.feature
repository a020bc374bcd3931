# language: sv
Egenskap: Bygga åt sin partner
  Med fyra spelare får man bygga på partnerns bygge även om man själv inte kan ta in det.

  Bakgrund:
    Givet ett bord med 4 spelare

  @MU-SV-130 @MU-SV-158 @MU-9
  Scenario: Den som saknar kort för partnerns bygge får ändå bygga på det
    Givet att bordet visar s8
    Och att plats 2 har byggt c4 h6 till 10
    Och att plats 0 har d2 sK på handen
    När turen kommer till plats 0
    Och plats 0 bygger på bygge 1 med d2 på s8
    Så godtas det

  @MU-SV-130 @MU-SV-158 @MU-9
  Scenariomall: Den som saknar kort för en motståndares bygge får inte bygga på det
    Givet att bordet visar s8
    Och att plats <byggare> har byggt c4 h6 till 10
    Och att plats 0 har d2 sK på handen
    När turen kommer till plats 0
    Och plats 0 bygger på bygge 1 med d2 på s8
    Så avslås det: inget kort kvar till bygget

    Exempel:
      | byggare |
      | 1       |
      | 3       |

  @MU-SV-130 @MU-SV-025 @MU-9
  Scenario: Med tre spelare har ingen någon partner att bygga åt
    Givet ett bord med 3 spelare
    Och att bordet visar s8
    Och att plats 2 har byggt c4 h6 till 10
    Och att plats 0 har d2 sK på handen
    När turen kommer till plats 0
    Och plats 0 bygger på bygge 1 med d2 på s8
    Så avslås det: inget kort kvar till bygget

  @MU-SV-130 @MU-SV-132 @MU-9
  Scenario: Den enda tian på handen får ligga på partnerns bygge
    Givet att bordet visar s8 c2
    Och att plats 2 har byggt c4 h6 till 10
    Och att plats 0 har h10 sK på handen
    När turen kommer till plats 0
    Och plats 0 låter h10 ligga på bygge 1 och paketerar s8 c2
    Så godtas det
    Och är bygge 1 sammansatt och värt 10
    Och består bygge 1 av 3 delar

  @MU-SV-130 @MU-SV-131 @MU-9
  Scenario: Partnern får bygga på även om en motståndare har byggt på sist, om värdet är detsamma
    Givet att bordet visar s8
    Och att plats 2 har byggt c4 h6, sA s9 till 10
    Och att plats 3 var sist med att bygga på bygge 1
    Och att plats 0 har d2 sK på handen
    När turen kommer till plats 0
    Och plats 0 bygger på bygge 1 med d2 på s8
    Så godtas det

  @MU-SV-131 @MU-9
  Scenariomall: Den som saknar kort för partnerns bygge får inte bygga på när värdet har ändrats
    Givet att bordet visar s8
    Och att plats 2 har byggt c4 h3 s3 till 10
    Och att plats <ändrare> var sist med att ändra värdet på bygge 1
    Och att plats 0 har d2 sK på handen
    När turen kommer till plats 0
    Och plats 0 bygger på bygge 1 med d2 på s8
    Så avslås det: inget kort kvar till bygget

    Exempel:
      | ändrare |
      | 2       |
      | 3       |

  @MU-SV-132 @MU-9
  Scenario: Den som saknar kort för partnerns bygge får varken höja eller riva det
    Givet att alternativet "lower" är ja
    Och att plats 2 har byggt c4 h6 till 10
    Och att plats 0 har d3 sQ på handen
    När turen kommer till plats 0
    Och plats 0 höjer bygge 1 till 13 med d3
    Så avslås det: inget kort kvar till bygget
    När plats 0 river bygge 1 till 7 med d3
    Så avslås det: inget kort kvar till bygget

  @MU-SV-132 @MU-SV-105 @MU-9
  Scenario: Den som har rätt kort får höja partnerns bygge
    Givet att plats 2 har byggt c4 h6 till 10
    Och att plats 0 har d3 sK på handen
    När turen kommer till plats 0
    Och plats 0 höjer bygge 1 till 13 med d3
    Så godtas det
    Och är bygge 1 enkelt och värt 13

  @MU-SV-130 @MU-SV-158 @MU-8
  Scenario: Den som gör ett nytt bygge måste själv ha kvar ett kort för det
    Givet att bordet visar s8
    Och att plats 2 har byggt c4 h6 till 10
    Och att plats 0 har d2 sK på handen
    När turen kommer till plats 0
    Och plats 0 bygger d2 på s8 till 10
    Så avslås det: inget kort kvar till bygget
