# language: sv
Egenskap: Antalet ögon på korten
  Ett kort kan räknas olika när det ligger på bordet och när det spelas.

  Bakgrund:
    Givet ett bord med 2 spelare

  Regel: Vanliga kort räknas lika från handen som på bordet

    @MU-SV-011 @MU-1
    Scenariomall: Korten <kort> räknas som <ögon>
      Så räknas <kort> som <ögon> på bordet
      Och räknas <kort> som <ögon> från handen

      Exempel:
        | kort            | ögon |
        | h2 d2 c2        | 2    |
        | s3 h3 d3 c3     | 3    |
        | s4 h4 d4 c4     | 4    |
        | s5 h5 d5 c5     | 5    |
        | s6 h6 d6 c6     | 6    |
        | s7 h7 d7 c7     | 7    |
        | s8 h8 d8 c8     | 8    |
        | s9 h9 d9 c9     | 9    |
        | s10 h10 c10     | 10   |

    @MU-SV-012 @MU-1
    Scenario: Knektar räknas som elva
      Så räknas sJ hJ dJ cJ som 11 på bordet
      Och räknas sJ hJ dJ cJ som 11 från handen

    @MU-SV-013 @MU-1
    Scenario: Damer räknas som tolv
      Så räknas sQ hQ dQ cQ som 12 på bordet
      Och räknas sQ hQ dQ cQ som 12 från handen

    @MU-SV-014 @MU-1
    Scenario: Kungar räknas som tretton
      Så räknas sK hK dK cK som 13 på bordet
      Och räknas sK hK dK cK som 13 från handen

    @MU-SV-010 @MU-1 @MU-3
    Scenariomall: Kortet <spelat> tar <bordet>
      Givet att bordet visar <bordet> hK
      Och att plats 1 har <spelat> d4 på handen
      När turen kommer till plats 1
      Och plats 1 tar in <bordet> med <spelat>
      Så godtas det

      Exempel:
        | bordet | spelat |
        | h9     | s9     |
        | h10    | c10    |
        | hJ     | sJ     |
        | h5 c6  | sJ     |
        | d2 c10 | sQ     |

    @MU-SV-010 @MU-1 @MU-3
    Scenariomall: Kortet <spelat> tar inte <bordet>
      Givet att bordet visar <bordet> hK
      Och att plats 1 har <spelat> d4 på handen
      När turen kommer till plats 1
      Och plats 1 tar in <bordet> med <spelat>
      Så avslås det: de fria korten bildar inga sådana grupper

      Exempel:
        | bordet | spelat |
        | h9     | s8     |
        | hQ     | sJ     |
        | h5 c7  | sJ     |
        | h5     | sJ     |

  Regel: Tolv värdekort räknas högre från handen

    @MU-SV-015
    Scenario: Leken har tolv värdekort
      Så finns det 12 kort av slaget "värdekort"
      Och är d10 d10 s2 s2 sA sA hA hA dA dA cA cA av slaget "värdekort"

    @MU-SV-016
    Scenario: Bara de två rutertiorna är storan
      Så finns det 2 kort av slaget "storan"
      Och är d10 d10 av slaget "storan"
      Och är d10 d10 av slaget "värdekort"

    @MU-SV-017
    Scenario: Bara de två spadertvåorna är lillan
      Så finns det 2 kort av slaget "lillan"
      Och är s2 s2 av slaget "lillan"

    @MU-SV-018
    Scenario: Alla åtta essen är värdekort
      Så finns det 8 kort av slaget "ess"
      Och är sA sA hA hA dA dA cA cA av slaget "ess"
      Och är sA sA hA hA dA dA cA cA av slaget "värdekort"

    @MU-SV-019 @MU-1
    Scenario: Storan räknas som sexton från handen, men andra tior som tio
      Så räknas d10 som 16 från handen
      Och räknas s10 h10 c10 som 10 från handen

    @MU-SV-020 @MU-1
    Scenario: Storan räknas som tio på bordet
      Så räknas d10 som 10 på bordet

    @MU-SV-021 @MU-1
    Scenario: Lillan räknas som femton från handen, men andra tvåor som två
      Så räknas s2 som 15 från handen
      Och räknas h2 d2 c2 som 2 från handen

    @MU-SV-022 @MU-1
    Scenario: Lillan räknas som två på bordet
      Så räknas s2 som 2 på bordet

    @MU-SV-023 @MU-1
    Scenario: Ess räknas som fjorton från handen
      Så räknas sA hA dA cA som 14 från handen

    @MU-SV-024 @MU-1
    Scenario: Ess räknas som ett på bordet
      Så räknas sA hA dA cA som 1 på bordet

    @MU-SV-020 @MU-SV-022 @MU-SV-024 @MU-3
    Scenariomall: Värdekortet <värdekort> på bordet tas in med sitt låga tal
      Givet att bordet visar <värdekort> <andra> hK
      Och att plats 1 har <spelat> d4 på handen
      När turen kommer till plats 1
      Och plats 1 tar in <värdekort> <andra> med <spelat>
      Så godtas det

      Exempel:
        | värdekort | andra | spelat |
        | d10       | h10   | c10    |
        | s2        | h2    | c2     |
        | s2        | d5    | c7     |
        | cA        | d5    | c6     |
        | d10       | hA    | cJ     |

    @MU-SV-020 @MU-1
    Scenario: En tia tar storan som någon lade ut i ett tidigare drag
      Givet att bordet visar h3
      Och att plats 1 har d10 c4 på handen
      Och att plats 0 har c10 c8 på handen
      När turen kommer till plats 1
      Och plats 1 lägger ut d10
      Och plats 0 tar in d10 med c10
      Så godtas det
      Och har plats 0 tagit d10 c10

    @MU-SV-019 @MU-SV-020 @MU-6
    Scenario: Storan från handen tar inte ett bygge värt tio
      Givet att plats 0 har byggt h4 c6 till 10
      Och att plats 1 har d10 d4 på handen
      När turen kommer till plats 1
      Och plats 1 tar in bygge 1 med d10
      Så avslås det: bygget har ett annat värde

    @MU-SV-019 @MU-SV-021 @MU-SV-023 @MU-6
    Scenariomall: Värdekortet <värdekort> från handen tar ett bygge värt <ögon>
      Givet att plats 0 har byggt <bygge> till <ögon>
      Och att plats 1 har <värdekort> d4 på handen
      När turen kommer till plats 1
      Och plats 1 tar in bygge 1 med <värdekort>
      Så godtas det

      Exempel:
        | värdekort | bygge | ögon |
        | d10       | s7 h9 | 16   |
        | s2        | s7 h8 | 15   |
        | dA        | s7 h7 | 14   |
