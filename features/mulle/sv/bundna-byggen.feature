# language: sv
Egenskap: Bundna byggen
  Den som har ett bygge att svara för lägger inte ut och gör sig inte av med kortet som kan ta in det.

  Bakgrund:
    Givet ett bord med 2 spelare

  Regel: Den som bygger kan ta in bygget

    @MU-SV-158 @MU-8 @MU-9
    Scenario: Bygger d2 på s8 till 10, med c10 kvar
      Givet att bordet visar s8
      Och att plats 1 har byggt c4 h6 till 10
      Och att plats 0 har d2 c10 på handen
      När turen kommer till plats 0
      Och plats 0 bygger d2 på s8 till 10
      Så godtas det

    @MU-SV-158 @MU-8 @MU-9
    Scenario: Bygger d2 på s8 till 10, men inte med c9 kvar
      Givet att bordet visar s8
      Och att plats 1 har byggt c4 h6 till 10
      Och att plats 0 har d2 c9 på handen
      När turen kommer till plats 0
      Och plats 0 bygger d2 på s8 till 10
      Så avslås det: inget kort kvar till bygget

    @MU-SV-158 @MU-8 @MU-9
    Scenario: Bygger på bygge 1 med d2 på s8, med c10 kvar
      Givet att bordet visar s8
      Och att plats 1 har byggt c4 h6 till 10
      Och att plats 0 har d2 c10 på handen
      När turen kommer till plats 0
      Och plats 0 bygger på bygge 1 med d2 på s8
      Så godtas det

    @MU-SV-158 @MU-8 @MU-9
    Scenario: Bygger på bygge 1 med d2 på s8, men inte med c9 kvar
      Givet att bordet visar s8
      Och att plats 1 har byggt c4 h6 till 10
      Och att plats 0 har d2 c9 på handen
      När turen kommer till plats 0
      Och plats 0 bygger på bygge 1 med d2 på s8
      Så avslås det: inget kort kvar till bygget

    @MU-SV-158 @MU-8 @MU-9
    Scenario: Höjer bygge 1 till 12 med d2, med cQ kvar
      Givet att bordet visar s8
      Och att plats 1 har byggt c4 h6 till 10
      Och att plats 0 har d2 cQ på handen
      När turen kommer till plats 0
      Och plats 0 höjer bygge 1 till 12 med d2
      Så godtas det

    @MU-SV-158 @MU-8 @MU-9
    Scenario: Höjer bygge 1 till 12 med d2, men inte med c10 kvar
      Givet att bordet visar s8
      Och att plats 1 har byggt c4 h6 till 10
      Och att plats 0 har d2 c10 på handen
      När turen kommer till plats 0
      Och plats 0 höjer bygge 1 till 12 med d2
      Så avslås det: inget kort kvar till bygget

  Regel: Nästa gång läggs inget ut

    @MU-SV-159 @MU-SV-165 @MU-10 @MU-11
    Scenario: Bygget ligger orört när turen kommer tillbaka
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
    Scenario: Kan kortet ta in något ligger det däremot inte bara på bygget
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
    Scenariomall: Vem som svarar för bygget på två
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
    Scenariomall: Vem som är fri från bygget på två
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
    Scenario: Den som någon annan byggde på efter får lägga ut
      Givet att bordet visar s4 h8
      Och att plats 0 har d5 h9 c2 på handen
      Och att plats 1 har cA s9 c9 på handen
      När turen kommer till plats 0
      Och plats 0 bygger d5 på s4 till 9
      Och plats 1 låter s9 ligga på bygge 1
      Och plats 0 lägger ut c2
      Så godtas det

    @MU-SV-165 @MU-SV-166 @MU-SV-167 @MU-10 @MU-11
    Scenariomall: Vem som svarar för bygget i par
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
    Scenariomall: Vem som är fri från bygget i par
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
    Scenariomall: När värdet har ändrats svarar bara den som ändrade
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
    Scenariomall: När värdet har ändrats är de andra fria
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

  Regel: Annat än att lägga ut är tillåtet

    @MU-SV-160 @MU-10
    Scenario: Bygget måste inte tas in: tar in bygge 1 samt d6 c3 med h9
      Givet att bordet visar s8 d6 c3
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 1 har byggt h5 c2 till 7
      Och att plats 0 har h9 h6 h7 cJ h3 hQ c4 c7 på handen
      När turen kommer till plats 0
      Och plats 0 tar in bygge 1 samt d6 c3 med h9
      Så godtas det

    @MU-SV-160 @MU-10
    Scenario: Bygget måste inte tas in: tar in d6 med h6
      Givet att bordet visar s8 d6 c3
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 1 har byggt h5 c2 till 7
      Och att plats 0 har h9 h6 h7 cJ h3 hQ c4 c7 på handen
      När turen kommer till plats 0
      Och plats 0 tar in d6 med h6
      Så godtas det

    @MU-SV-160 @MU-10
    Scenario: Bygget måste inte tas in: tar in bygge 2 med h7
      Givet att bordet visar s8 d6 c3
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 1 har byggt h5 c2 till 7
      Och att plats 0 har h9 h6 h7 cJ h3 hQ c4 c7 på handen
      När turen kommer till plats 0
      Och plats 0 tar in bygge 2 med h7
      Så godtas det

    @MU-SV-160 @MU-10
    Scenario: Bygget måste inte tas in: bygger h3 på s8 till 11
      Givet att bordet visar s8 d6 c3
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 1 har byggt h5 c2 till 7
      Och att plats 0 har h9 h6 h7 cJ h3 hQ c4 c7 på handen
      När turen kommer till plats 0
      Och plats 0 bygger h3 på s8 till 11
      Så godtas det

    @MU-SV-160 @MU-10
    Scenario: Bygget måste inte tas in: bygger h6 på c3 till 9
      Givet att bordet visar s8 d6 c3
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 1 har byggt h5 c2 till 7
      Och att plats 0 har h9 h6 h7 cJ h3 hQ c4 c7 på handen
      När turen kommer till plats 0
      Och plats 0 bygger h6 på c3 till 9
      Så godtas det

    @MU-SV-160 @MU-10
    Scenario: Bygget måste inte tas in: bygger på bygge 1 med h6 på c3
      Givet att bordet visar s8 d6 c3
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 1 har byggt h5 c2 till 7
      Och att plats 0 har h9 h6 h7 cJ h3 hQ c4 c7 på handen
      När turen kommer till plats 0
      Och plats 0 bygger på bygge 1 med h6 på c3
      Så godtas det

    @MU-SV-160 @MU-10
    Scenario: Bygget måste inte tas in: bygger på bygge 2 med c4 på c3
      Givet att bordet visar s8 d6 c3
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 1 har byggt h5 c2 till 7
      Och att plats 0 har h9 h6 h7 cJ h3 hQ c4 c7 på handen
      När turen kommer till plats 0
      Och plats 0 bygger på bygge 2 med c4 på c3
      Så godtas det

    @MU-SV-160 @MU-10
    Scenario: Bygget måste inte tas in: låter h7 ligga på bygge 2
      Givet att bordet visar s8 d6 c3
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 1 har byggt h5 c2 till 7
      Och att plats 0 har h9 h6 h7 cJ h3 hQ c4 c7 på handen
      När turen kommer till plats 0
      Och plats 0 låter h7 ligga på bygge 2
      Så godtas det

    @MU-SV-160 @MU-10
    Scenario: Bygget måste inte tas in: höjer bygge 1 till 12 med h3
      Givet att bordet visar s8 d6 c3
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 1 har byggt h5 c2 till 7
      Och att plats 0 har h9 h6 h7 cJ h3 hQ c4 c7 på handen
      När turen kommer till plats 0
      Och plats 0 höjer bygge 1 till 12 med h3
      Så godtas det

    @MU-SV-161 @MU-10
    Scenario: Den som inte kan något annat tar in bygget
      Givet att bordet visar dQ
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 0 har h9 c2 på handen
      När turen kommer till plats 0
      Så kan plats 0 inte använda c2
      Och är detta allt som plats 0 kan göra med h9
        | gör   | fria kort | byggen | värde | räknas |
        | ta in |           | 1      |       |        |

    @MU-SV-161 @MU-10
    Scenario: Den som inte ens kan det har genast förlorat
      Givet att bordet visar dQ
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 0 har h8 c2 på handen
      När turen kommer till plats 0
      Så slutar given så här: ingen utväg finns

    @MU-SV-161 @MU-10
    Scenariomall: Med ett kort som tar in, eller ett kort bredvid byggets, är given inte slut
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
    Scenario: Ett bygge kan stjälas
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
    Scenariomall: På tre får plats <tar> ta in det som plats 1 har gjort och plats <sist> sist byggde på
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
    Scenario: Partnern till den som byggde kan också ta in det
      Givet ett bord med 4 spelare
      Och att plats 2 har byggt s4 d5 till 9
      Och att plats 0 har h9 c2 på handen
      När turen kommer till plats 0
      Och plats 0 tar in bygge 1 med h9
      Så godtas det
      Och har plats 2 tagit s4 d5 h9

  Regel: Kortet som kan ta in bygget behålls

    @MU-SV-169 @MU-SV-172 @MU-10
    Scenario: Den sista nian används inte till annat så länge bygget binder
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
    Scenario: Inte heller till att höja ett annat bygge
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
    Scenario: Och inte till att bygga på ett annat
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
    Scenariomall: Med ännu en nia på handen är den första fri
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
    Scenario: Utan en nia till är den inte fri
      Givet att bordet visar d3 h9
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 0 har h9 c8 sQ på handen
      När turen kommer till plats 0
      Och plats 0 bygger h9 på d3 till 12
      Så avslås det: sista kortet till ett bygge som binder

    @MU-SV-169 @MU-10
    Scenario: Ett enda kort räcker för två byggen med samma värde
      Givet att bordet visar d3
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 0 har byggt s7 h2 till 9
      Och att plats 0 har h9 c9 sQ på handen
      När turen kommer till plats 0
      Och plats 0 bygger h9 på d3 till 12
      Så godtas det

    @MU-SV-160 @MU-SV-169 @MU-10
    Scenario: Kortet får läggas på bygget självt när värdet ändras
      Givet att plats 0 har byggt sA d3 till 4
      Och att plats 0 har h4 c8 på handen
      När turen kommer till plats 0
      Och plats 0 höjer bygge 1 till 8 med h4
      Så godtas det
      Och är bygge 1 enkelt och värt 8

    @MU-SV-167 @MU-SV-171 @MU-SV-172 @MU-10
    Scenario: Skapare vars partner byggde på sist behåller sitt kort
      Givet ett bord med 4 spelare
      Och att bordet visar d3
      Och att plats 0 har byggt s4 d5, c9 till 9
      Och att plats 2 var sist med att bygga på bygge 1
      Och att plats 0 har h9 sQ på handen
      När turen kommer till plats 0
      Och plats 0 bygger h9 på d3 till 12
      Så avslås det: sista kortet till ett bygge som binder

    @MU-SV-167 @MU-SV-171 @MU-SV-172 @MU-10
    Scenario: Byggde en motståndare på sist är kortet fritt
      Givet ett bord med 4 spelare
      Och att bordet visar d3
      Och att plats 0 har byggt s4 d5, c9 till 9
      Och att plats 1 var sist med att bygga på bygge 1
      Och att plats 0 har h9 sQ på handen
      När turen kommer till plats 0
      Och plats 0 bygger h9 på d3 till 12
      Så godtas det

    @MU-SV-171 @MU-10
    Scenario: Den som inte skapade bygget är fri, fast partnern byggde på sist
      Givet ett bord med 4 spelare
      Och att bordet visar d3
      Och att plats 1 har byggt s4 d5, c9 till 9
      Och att plats 2 var sist med att bygga på bygge 1
      Och att plats 0 har h9 sQ på handen
      När turen kommer till plats 0
      Och plats 0 bygger h9 på d3 till 12
      Så godtas det

    @MU-SV-171 @MU-10
    Scenario: När partnern har ändrat värdet är skaparen fri
      Givet ett bord med 4 spelare
      Och att bordet visar d3
      Och att plats 0 har byggt s4 h3 c2 till 9
      Och att plats 2 var sist med att ändra värdet på bygge 1
      Och att plats 0 har h9 sQ på handen
      När turen kommer till plats 0
      Och plats 0 bygger h9 på d3 till 12
      Så godtas det

    @MU-SV-160 @MU-SV-169 @MU-10
    Scenario: Den som inte längre har något kort för bygget hindras bara från att lägga ut
      Givet att bordet visar s8 c6
      Och att plats 0 har byggt s4 d5 till 9
      Och att plats 0 har h8 c2 på handen
      När turen kommer till plats 0
      Och plats 0 lägger ut c2
      Så avslås det: bunden av ett bygge
      När plats 0 bygger c2 på c6 till 8
      Så godtas det
