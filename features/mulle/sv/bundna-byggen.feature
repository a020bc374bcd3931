# language: sv
Egenskap: Bundna byggen
  Den som är bunden av ett bygge får inte lägga ut och måste behålla ett kort som kan ta in bygget.

  Bakgrund:
    Givet ett bord med 2 spelare

  Regel: Den som gör, bygger på eller höjer ett bygge måste kunna ta in det

    @MU-SV-158 @MU-8 @MU-9
    Scenario: Den som har tian kvar får bygga d2 på s8 till 10
      Givet att bordet visar s8
      Och att plats 1 har byggt c4 h6 till 10
      Och att plats 0 har d2 c10 på handen
      När turen kommer till plats 0
      Och plats 0 bygger d2 på s8 till 10
      Så godtas det

    @MU-SV-158 @MU-8 @MU-9
    Scenario: Den som bara har nian kvar får inte bygga d2 på s8 till 10
      Givet att bordet visar s8
      Och att plats 1 har byggt c4 h6 till 10
      Och att plats 0 har d2 c9 på handen
      När turen kommer till plats 0
      Och plats 0 bygger d2 på s8 till 10
      Så avslås det: inget kort kvar till bygget

    @MU-SV-158 @MU-8 @MU-9
    Scenario: Den som har tian kvar får bygga på ett tiobygge med d2 på s8
      Givet att bordet visar s8
      Och att plats 1 har byggt c4 h6 till 10
      Och att plats 0 har d2 c10 på handen
      När turen kommer till plats 0
      Och plats 0 bygger på bygge 1 med d2 på s8
      Så godtas det

    @MU-SV-158 @MU-8 @MU-9
    Scenario: Den som bara har nian kvar får inte bygga på ett tiobygge med d2 på s8
      Givet att bordet visar s8
      Och att plats 1 har byggt c4 h6 till 10
      Och att plats 0 har d2 c9 på handen
      När turen kommer till plats 0
      Och plats 0 bygger på bygge 1 med d2 på s8
      Så avslås det: inget kort kvar till bygget

    @MU-SV-158 @MU-8 @MU-9
    Scenario: Den som har damen kvar får höja ett tiobygge till 12
      Givet att bordet visar s8
      Och att plats 1 har byggt c4 h6 till 10
      Och att plats 0 har d2 cQ på handen
      När turen kommer till plats 0
      Och plats 0 höjer bygge 1 till 12 med d2
      Så godtas det

    @MU-SV-158 @MU-8 @MU-9
    Scenario: Den som bara har tian kvar får inte höja ett tiobygge till 12
      Givet att bordet visar s8
      Och att plats 1 har byggt c4 h6 till 10
      Och att plats 0 har d2 c10 på handen
      När turen kommer till plats 0
      Och plats 0 höjer bygge 1 till 12 med d2
      Så avslås det: inget kort kvar till bygget

  Regel: Den som är bunden av ett bygge får inte lägga ut i sin nästa tur

    @MU-SV-159 @MU-SV-165 @MU-10 @MU-11
    Scenario: Den som byggde får inte lägga ut när turen kommer tillbaka och bygget är orört
      Givet att bordet visar s4
      Och att plats 0 har d5 h9 c2 på handen
      Och att plats 1 har dQ dK s8 på handen
      När turen kommer till plats 0
      Och plats 0 bygger d5 på s4 till 9
      Och plats 1 lägger ut dQ
      Och plats 0 lägger ut c2
      Så avslås det: bunden av ett bygge
      När plats 0 tar in bygge 1 med h9
      Så godtas det

    @MU-SV-137 @MU-SV-159 @MU-10 @MU-11
    Scenario: Den som är bunden och spelar ett kort som kan ta in måste ta in
      Givet att bordet visar d2
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 0 har h9 c2 cK på handen
      När turen kommer till plats 0
      Och plats 0 lägger ut c2
      Så avslås det: måste ta in
      När plats 0 lägger ut cK
      Så avslås det: bunden av ett bygge
      När plats 0 tar in d2 med c2
      Så godtas det

    @MU-SV-159 @MU-SV-165 @MU-SV-166 @MU-10 @MU-11
    Scenariomall: Med två spelare är den bunden som byggde på sist, vem som än gjorde bygget
      Givet att plats <skapare> har byggt s4 d5, c9 till 9
      Och att plats 0 var sist med att bygga på bygge 1
      Och att plats 0 har h9 c2 på handen
      När turen kommer till plats 0
      Och plats 0 lägger ut c2
      Så avslås det: bunden av ett bygge

      Exempel:
        | skapare |
        | 0       |
        | 1       |

    @MU-SV-159 @MU-SV-165 @MU-SV-166 @MU-10 @MU-11
    Scenariomall: Med två spelare är den fri som inte byggde på sist, vem som än gjorde bygget
      Givet att plats <skapare> har byggt s4 d5, c9 till 9
      Och att plats 1 var sist med att bygga på bygge 1
      Och att plats 0 har h9 c2 på handen
      När turen kommer till plats 0
      Och plats 0 lägger ut c2
      Så godtas det

      Exempel:
        | skapare |
        | 0       |
        | 1       |

    @MU-SV-159 @MU-SV-166 @MU-10 @MU-11
    Scenario: Den som gjorde bygget får lägga ut när någon annan har byggt på det
      Givet att bordet visar s4 h8
      Och att plats 0 har d5 h9 c2 på handen
      Och att plats 1 har cA s9 c9 på handen
      När turen kommer till plats 0
      Och plats 0 bygger d5 på s4 till 9
      Och plats 1 låter s9 ligga på bygge 1
      Och plats 0 lägger ut c2
      Så godtas det

    @MU-SV-165 @MU-SV-166 @MU-SV-167 @MU-10 @MU-11
    Scenariomall: I par är den bunden som gjorde bygget eller sist byggde på en motståndares bygge
      Givet ett bord med 4 spelare
      Och att plats <skapare> har byggt s4 d5, c9 till 9
      Och att plats <sist> var sist med att bygga på bygge 1
      Och att plats 0 har h9 c2 på handen
      När turen kommer till plats 0
      Och plats 0 lägger ut c2
      Så avslås det: bunden av ett bygge

      Exempel:
        | skapare | sist |
        | 0       | 0    |
        | 0       | 2    |
        | 1       | 0    |

    @MU-SV-165 @MU-SV-166 @MU-SV-167 @MU-10 @MU-11
    Scenariomall: I par är spelaren fri när partnern gjorde bygget eller när ansvaret gick till en annan
      Givet ett bord med 4 spelare
      Och att plats <skapare> har byggt s4 d5, c9 till 9
      Och att plats <sist> var sist med att bygga på bygge 1
      Och att plats 0 har h9 c2 på handen
      När turen kommer till plats 0
      Och plats 0 lägger ut c2
      Så godtas det

      Exempel:
        | skapare | sist |
        | 0       | 1    |
        | 1       | 2    |
        | 2       | 0    |
        | 2       | 2    |
        | 2       | 3    |

    @MU-SV-166 @MU-SV-167 @MU-SV-171 @MU-10 @MU-11
    Scenariomall: Ett bygge med ändrat värde binder den som ändrade värdet
      Givet ett bord med 4 spelare
      Och att plats <skapare> har byggt s4 d3 c2 till 9
      Och att plats 0 var sist med att ändra värdet på bygge 1
      Och att plats 0 har h9 h2 på handen
      När turen kommer till plats 0
      Och plats 0 lägger ut h2
      Så avslås det: bunden av ett bygge

      Exempel:
        | skapare |
        | 0       |
        | 2       |
        | 1       |

    @MU-SV-166 @MU-SV-167 @MU-SV-171 @MU-10 @MU-11
    Scenariomall: Den som gjorde bygget är fri när partnern har ändrat dess värde
      Givet ett bord med 4 spelare
      Och att plats <skapare> har byggt s4 d3 c2 till 9
      Och att plats 2 var sist med att ändra värdet på bygge 1
      Och att plats 0 har h9 h2 på handen
      När turen kommer till plats 0
      Och plats 0 lägger ut h2
      Så godtas det

      Exempel:
        | skapare |
        | 0       |
        | 2       |

  Regel: Den som är bunden av ett bygge får göra allt utom att lägga ut

    @MU-SV-160 @MU-10
    Scenario: Den som är bunden får ta in bygget och fria kort med nian
      Givet att bordet visar s8 d6 c3
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 1 har byggt h5 c2 till 7
      Och att plats 0 har h9 h6 h7 cJ h3 hQ c4 c7 på handen
      När turen kommer till plats 0
      Och plats 0 tar in bygge 1 samt d6 c3 med h9
      Så godtas det

    @MU-SV-160 @MU-10
    Scenario: Den som är bunden får ta in ett fritt kort i stället för bygget
      Givet att bordet visar s8 d6 c3
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 1 har byggt h5 c2 till 7
      Och att plats 0 har h9 h6 h7 cJ h3 hQ c4 c7 på handen
      När turen kommer till plats 0
      Och plats 0 tar in d6 med h6
      Så godtas det

    @MU-SV-160 @MU-10
    Scenario: Den som är bunden får ta in ett annat bygge
      Givet att bordet visar s8 d6 c3
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 1 har byggt h5 c2 till 7
      Och att plats 0 har h9 h6 h7 cJ h3 hQ c4 c7 på handen
      När turen kommer till plats 0
      Och plats 0 tar in bygge 2 med h7
      Så godtas det

    @MU-SV-160 @MU-10
    Scenario: Den som är bunden får göra ett nytt bygge med ett annat värde
      Givet att bordet visar s8 d6 c3
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 1 har byggt h5 c2 till 7
      Och att plats 0 har h9 h6 h7 cJ h3 hQ c4 c7 på handen
      När turen kommer till plats 0
      Och plats 0 bygger h3 på s8 till 11
      Så godtas det

    @MU-SV-160 @MU-10
    Scenario: Den som är bunden får göra ett nytt bygge med samma värde
      Givet att bordet visar s8 d6 c3
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 1 har byggt h5 c2 till 7
      Och att plats 0 har h9 h6 h7 cJ h3 hQ c4 c7 på handen
      När turen kommer till plats 0
      Och plats 0 bygger h6 på c3 till 9
      Så godtas det

    @MU-SV-160 @MU-10
    Scenario: Den som är bunden får bygga på sitt bygge
      Givet att bordet visar s8 d6 c3
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 1 har byggt h5 c2 till 7
      Och att plats 0 har h9 h6 h7 cJ h3 hQ c4 c7 på handen
      När turen kommer till plats 0
      Och plats 0 bygger på bygge 1 med h6 på c3
      Så godtas det

    @MU-SV-160 @MU-10
    Scenario: Den som är bunden får bygga på ett annat bygge
      Givet att bordet visar s8 d6 c3
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 1 har byggt h5 c2 till 7
      Och att plats 0 har h9 h6 h7 cJ h3 hQ c4 c7 på handen
      När turen kommer till plats 0
      Och plats 0 bygger på bygge 2 med c4 på c3
      Så godtas det

    @MU-SV-160 @MU-10
    Scenario: Den som är bunden får låta ett kort ligga på ett annat bygge
      Givet att bordet visar s8 d6 c3
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 1 har byggt h5 c2 till 7
      Och att plats 0 har h9 h6 h7 cJ h3 hQ c4 c7 på handen
      När turen kommer till plats 0
      Och plats 0 låter h7 ligga på bygge 2
      Så godtas det

    @MU-SV-160 @MU-10
    Scenario: Den som är bunden får höja sitt bygge
      Givet att bordet visar s8 d6 c3
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 1 har byggt h5 c2 till 7
      Och att plats 0 har h9 h6 h7 cJ h3 hQ c4 c7 på handen
      När turen kommer till plats 0
      Och plats 0 höjer bygge 1 till 12 med h3
      Så godtas det

    @MU-SV-161 @MU-10
    Scenario: Den som är bunden och inte kan något annat måste ta in bygget
      Givet att bordet visar dQ
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 0 har h9 c2 på handen
      När turen kommer till plats 0
      Så kan plats 0 inte använda c2
      Och är detta allt som plats 0 kan göra med h9
        | gör   | fria kort | byggen | värde | räknas |
        | ta in |           | 1      |       |        |

    @MU-SV-161 @MU-10
    Scenario: Den som är bunden och inte kan spela något kort har genast förlorat
      Givet att bordet visar dQ
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 0 har h8 c2 på handen
      När turen kommer till plats 0
      Så slutar given så här: ingen utväg finns

    @MU-SV-161 @MU-10
    Scenariomall: Given är inte slut så länge den som är bunden kan spela något kort
      Givet att bordet visar dQ
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 0 har <hand> på handen
      När turen kommer till plats 0
      Så är given inte slut

      Exempel:
        | hand  |
        | h9 c2 |
        | h8 cQ |

    @MU-SV-162 @MU-SV-163 @MU-3
    Scenario: Motspelaren får stjäla bygget, och då är den som byggde inte längre bunden
      Givet att bordet visar s4
      Och att plats 0 har d5 h9 på handen
      Och att plats 1 har c9 sK på handen
      När turen kommer till plats 0
      Och plats 0 bygger d5 på s4 till 9
      Och plats 1 tar in bygge 1 med c9
      Så godtas det
      Och har plats 1 tagit d5 s4 c9
      Och ligger inget bygge på bordet
      När plats 0 lägger ut h9
      Så godtas det

    @MU-SV-162 @MU-SV-163
    Scenariomall: Med tre spelare tar plats <tar> in ett bygge som plats 1 gjort och plats <sist> byggt på sist
      Givet ett bord med 3 spelare
      Och att plats 1 har byggt s4 d5, c9 till 9
      Och att plats <sist> var sist med att bygga på bygge 1
      Och att plats <tar> har h9 c2 på handen
      När turen kommer till plats <tar>
      Och plats <tar> tar in bygge 1 med h9
      Så godtas det
      Och har plats <tar> tagit s4 d5 c9 h9
      Och ligger inget bygge på bordet

      Exempel:
        | tar | sist |
        | 0   | 1    |
        | 0   | 2    |
        | 2   | 1    |
        | 2   | 0    |
        | 1   | 2    |

    @MU-SV-162 @MU-SV-163
    Scenario: Partnern till den som gjorde bygget får ta in det
      Givet ett bord med 4 spelare
      Och att plats 2 har byggt s4 d5 till 9
      Och att plats 0 har h9 c2 på handen
      När turen kommer till plats 0
      Och plats 0 tar in bygge 1 med h9
      Så godtas det
      Och har plats 2 tagit s4 d5 h9

  Regel: Den som är bunden måste behålla sitt sista kort som kan ta in bygget

    @MU-SV-169 @MU-SV-172 @MU-10
    Scenario: Den som är bunden får inte bygga eller ta en mulle med den sista nian
      Givet att bordet visar d3 h9
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 0 har h9 sQ på handen
      När turen kommer till plats 0
      Och plats 0 bygger h9 på d3 till 12
      Så avslås det: sista kortet till ett bygge som binder
      När plats 0 tar in h9 med h9 och räknar h9 som mulle
      Så avslås det: sista kortet till ett bygge som binder
      När plats 0 tar in bygge 1 samt h9 med h9
      Så godtas det

    @MU-SV-169 @MU-10
    Scenario: Den som är bunden får inte höja ett annat bygge med den sista nian
      Givet att bordet visar d3
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 1 har byggt sA c2 till 3
      Och att plats 0 har h9 sQ på handen
      När turen kommer till plats 0
      Och plats 0 höjer bygge 2 till 12 med h9
      Så avslås det: sista kortet till ett bygge som binder
      När plats 0 tar in bygge 1 med h9
      Så godtas det

    @MU-SV-169 @MU-10
    Scenario: Den som är bunden får inte bygga på ett annat bygge med den sista nian
      Givet att bordet visar d3
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 1 har byggt s8 c4 till 12
      Och att plats 0 har h9 sQ på handen
      När turen kommer till plats 0
      Och plats 0 bygger på bygge 2 med h9 på d3
      Så avslås det: sista kortet till ett bygge som binder
      När plats 0 tar in bygge 1 med h9
      Så godtas det

    @MU-SV-169 @MU-10
    Scenariomall: Nian är fri om spelaren har en nia till eller inte är bunden
      Givet att bordet visar d3 h9
      Och att plats <byggare> har byggt s4 d5 till 9
      Och att plats 0 har h9 <andra> sQ på handen
      När turen kommer till plats 0
      Och plats 0 bygger h9 på d3 till 12
      Så godtas det

      Exempel:
        | byggare | andra |
        | 0       | c9    |
        | 1       | c8    |

    @MU-SV-169 @MU-10
    Scenario: Den som bara har en nia och är bunden får inte bygga till tolv med den
      Givet att bordet visar d3 h9
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 0 har h9 c8 sQ på handen
      När turen kommer till plats 0
      Och plats 0 bygger h9 på d3 till 12
      Så avslås det: sista kortet till ett bygge som binder

    @MU-SV-169 @MU-10
    Scenario: Det räcker att behålla ett enda kort för två byggen med samma värde
      Givet att bordet visar d3
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 0 har byggt s7 h2 till 9
      Och att plats 0 har h9 c9 sQ på handen
      När turen kommer till plats 0
      Och plats 0 bygger h9 på d3 till 12
      Så godtas det

    @MU-SV-160 @MU-SV-169 @MU-10
    Scenario: Den som är bunden får höja bygget med ett kort som kunde ta in det
      Givet att plats 0 har byggt sA d3 till 4
      Och att plats 0 har h4 c8 på handen
      När turen kommer till plats 0
      Och plats 0 höjer bygge 1 till 8 med h4
      Så godtas det
      Och är bygge 1 enkelt och värt 8

    @MU-SV-167 @MU-SV-171 @MU-SV-172 @MU-10
    Scenario: Den som gjorde bygget måste behålla sitt kort när partnern har byggt på sist
      Givet ett bord med 4 spelare
      Och att bordet visar d3
      Och att plats 0 har byggt s4 d5, c9 till 9
      Och att plats 2 var sist med att bygga på bygge 1
      Och att plats 0 har h9 sQ på handen
      När turen kommer till plats 0
      Och plats 0 bygger h9 på d3 till 12
      Så avslås det: sista kortet till ett bygge som binder

    @MU-SV-167 @MU-SV-171 @MU-SV-172 @MU-10
    Scenario: Den som gjorde bygget får använda kortet när en motståndare har byggt på sist
      Givet ett bord med 4 spelare
      Och att bordet visar d3
      Och att plats 0 har byggt s4 d5, c9 till 9
      Och att plats 1 var sist med att bygga på bygge 1
      Och att plats 0 har h9 sQ på handen
      När turen kommer till plats 0
      Och plats 0 bygger h9 på d3 till 12
      Så godtas det

    @MU-SV-171 @MU-10
    Scenario: Den som inte gjorde bygget är fri även om partnern byggde på sist
      Givet ett bord med 4 spelare
      Och att bordet visar d3
      Och att plats 1 har byggt s4 d5, c9 till 9
      Och att plats 2 var sist med att bygga på bygge 1
      Och att plats 0 har h9 sQ på handen
      När turen kommer till plats 0
      Och plats 0 bygger h9 på d3 till 12
      Så godtas det

    @MU-SV-171 @MU-10
    Scenario: Den som gjorde bygget får använda kortet när partnern har ändrat värdet
      Givet ett bord med 4 spelare
      Och att bordet visar d3
      Och att plats 0 har byggt s4 h3 c2 till 9
      Och att plats 2 var sist med att ändra värdet på bygge 1
      Och att plats 0 har h9 sQ på handen
      När turen kommer till plats 0
      Och plats 0 bygger h9 på d3 till 12
      Så godtas det

    @MU-SV-160 @MU-SV-169 @MU-10
    Scenario: Den som är bunden men saknar kort för bygget får bygga men inte lägga ut
      Givet att bordet visar s8 c6
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 0 har h8 c2 på handen
      När turen kommer till plats 0
      Och plats 0 lägger ut c2
      Så avslås det: bunden av ett bygge
      När plats 0 bygger c2 på c6 till 8
      Så godtas det
