# language: sv
Egenskap: Bygga åt sin partner
  På fyra får ett bygge som partnern skapade få nya delar fast man själv inte kan ta in det.

  Bakgrund:
    Givet ett bord med 4 spelare

  @MU-SV-130 @MU-SV-158 @MU-9
  Scenario: Partnerns bygge byggs på utan kort på handen
    Givet att bordet visar s8
    Och att plats 2 har byggt c4 h6 till 10
    Och att plats 0 har d2 sK på handen
    När turen kommer till plats 0
    Och plats 0 bygger på bygge 1 med d2 på s8
    Så godtas det

  @MU-SV-130 @MU-SV-158 @MU-9
  Scenariomall: En motståndares bygge byggs inte på utan kort på handen
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
  Scenario: På tre finns ingen partner
    Givet ett bord med 3 spelare
    Och att bordet visar s8
    Och att plats 2 har byggt c4 h6 till 10
    Och att plats 0 har d2 sK på handen
    När turen kommer till plats 0
    Och plats 0 bygger på bygge 1 med d2 på s8
    Så avslås det: inget kort kvar till bygget

  @MU-SV-130 @MU-SV-132 @MU-9
  Scenario: Också den enda tian får ligga på partnerns bygge
    Givet att bordet visar s8 c2
    Och att plats 2 har byggt c4 h6 till 10
    Och att plats 0 har h10 sK på handen
    När turen kommer till plats 0
    Och plats 0 låter h10 ligga på bygge 1 och paketerar s8 c2
    Så godtas det
    Och är bygge 1 sammansatt och värt 10
    Och består bygge 1 av 3 delar

  @MU-SV-130 @MU-SV-131 @MU-9
  Scenario: En motståndare emellan gör ingen skillnad så länge värdet är detsamma
    Givet att bordet visar s8
    Och att plats 2 har byggt c4 h6, sA s9 till 10
    Och att plats 3 var sist med att bygga på bygge 1
    Och att plats 0 har d2 sK på handen
    När turen kommer till plats 0
    Och plats 0 bygger på bygge 1 med d2 på s8
    Så godtas det

  @MU-SV-131 @MU-9
  Scenariomall: Har värdet ändrats gäller inte partnerns löfte längre
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
  Scenario: Partnerns bygge höjs och rivs inte utan ett kort som kan ta in det
    Givet att alternativet "lower" är ja
    Och att plats 2 har byggt c4 h6 till 10
    Och att plats 0 har d3 sQ på handen
    När turen kommer till plats 0
    Och plats 0 höjer bygge 1 till 13 med d3
    Så avslås det: inget kort kvar till bygget
    När plats 0 river bygge 1 till 7 med d3
    Så avslås det: inget kort kvar till bygget

  @MU-SV-132 @MU-SV-105 @MU-9
  Scenario: Den som har kortet får höja också partnerns bygge
    Givet att plats 2 har byggt c4 h6 till 10
    Och att plats 0 har d3 sK på handen
    När turen kommer till plats 0
    Och plats 0 höjer bygge 1 till 13 med d3
    Så godtas det
    Och är bygge 1 enkelt och värt 13

  @MU-SV-130 @MU-SV-158 @MU-8
  Scenario: Ett nytt bygge kräver alltid ett eget kort
    Givet att bordet visar s8
    Och att plats 2 har byggt c4 h6 till 10
    Och att plats 0 har d2 sK på handen
    När turen kommer till plats 0
    Och plats 0 bygger d2 på s8 till 10
    Så avslås det: inget kort kvar till bygget
