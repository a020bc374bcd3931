# language: sv
Egenskap: Mulle
  Två likadana kort ur de två lekarna som tas in tillsammans är en mulle.

  Bakgrund:
    Givet ett bord med 2 spelare

  Regel: Kortet på handen får ta enbart sin tvilling

    @MU-SV-058 @MU-SV-059 @MU-SV-060 @MU-SV-063 @MU-4 @MU-7
    Scenario: Klöver nio tar klöver nio, och femman och fyran ligger kvar
      Givet att bordet visar c9 s5 h4
      Och att plats 0 har c9 dK på handen
      När turen kommer till plats 0
      Och plats 0 tar in c9 med c9 och räknar c9 som mulle
      Så godtas det
      Och har plats 0 tagit c9 c9
      Och har plats 0 c9 i högen för mullar
      Och är högen för mullar hos plats 0 värd 9 poäng
      Och är de fria korten på bordet s5 h4

    @MU-SV-060 @MU-4
    Scenariomall: Den som tar en mulle får inte ta något annat samtidigt
      Givet att bordet visar c9 d9 s5 h4
      Och att plats 0 har c9 dK på handen
      När turen kommer till plats 0
      Och plats 0 tar in <tas> med c9 och räknar c9 som mulle
      Så avslås det: korten är inga tvillingar
      När plats 0 tar in c9 med c9 och räknar c9 som mulle
      Så godtas det
      Och är de fria korten på bordet d9 s5 h4

      Exempel:
        | tas         |
        | c9 d9       |
        | c9 s5 h4    |
        | c9 d9 s5 h4 |

    @MU-SV-058 @MU-4
    Scenario: Två nior i olika färg är inte tvillingar
      Givet att bordet visar h9
      Och att plats 0 har c9 dK på handen
      När turen kommer till plats 0
      Och plats 0 tar in h9 med c9 och räknar c9 som mulle
      Så avslås det: korten är inga tvillingar
      När plats 0 tar in h9 med c9
      Så godtas det
      Och har plats 0 inget kort i högen för mullar
      Och är högen för mullar hos plats 0 värd 0 poäng

    @MU-SV-058 @MU-4
    Scenario: Bara tvillingen får räknas som mulle
      Givet att bordet visar c9 s5 h4
      Och att plats 0 har c9 dK på handen
      När turen kommer till plats 0
      Och plats 0 tar in c9 med c9 och räknar s5 som mulle
      Så avslås det: räkna alla eller inga

    @MU-SV-061 @MU-3 @MU-4
    Scenario: Den som avstår från mullen måste ta in allt
      Givet att bordet visar c9 s5 h4
      Och att plats 0 har c9 dK på handen
      När turen kommer till plats 0
      Så är detta allt som plats 0 kan göra med c9
        | gör   | fria kort | byggen | värde | räknas |
        | ta in | c9        |        |       | c9     |
        | ta in | c9 s5 h4  |        |       |        |
        | bygga | h4        |        | 13    |        |
      När plats 0 tar in c9 med c9
      Så avslås det: måste ta allt den kan
      När plats 0 tar in c9 s5 h4 med c9
      Så godtas det
      Och har plats 0 inget kort i högen för mullar
      Och har plats 0 tagit c9 c9 s5 h4

    @MU-SV-058 @MU-SV-148 @MU-4
    Scenariomall: Ett värdekort tar inte sin fria tvilling
      Givet att bordet visar <kort> h7
      Och att plats 0 har <kort> c9 på handen
      När turen kommer till plats 0
      Och plats 0 tar in <kort> med <kort> och räknar <kort> som mulle
      Så avslås det: korten är inga tvillingar

      Exempel:
        | kort |
        | d10  |
        | s2   |
        | hA   |

  Regel: Två fria tvillingar får tas med ett tredje kort

    @MU-SV-064 @MU-SV-066 @MU-5 @MU-7
    Scenario: Nian får ta två tvillingar som är nior
      Givet att bordet visar d9 d9 h9 s5 h4
      Och att plats 0 har c9 dK på handen
      När turen kommer till plats 0
      Och plats 0 tar in d9 d9 h9 med c9 och räknar d9 som mulle
      Så avslås det: korten är inga tvillingar
      När plats 0 tar in d9 d9 med c9 och räknar d9 som mulle
      Så godtas det
      Och har plats 0 tagit c9 d9 d9
      Och har plats 0 d9 i högen för mullar
      Och är högen för mullar hos plats 0 värd 9 poäng
      Och är de fria korten på bordet h9 s5 h4

    @MU-SV-065 @MU-SV-067 @MU-5 @MU-7
    Scenario: Åttan tar båda klöverfyrorna
      Givet att bordet visar c4 c4
      Och att plats 1 är givare
      Och att plats 0 har h8 sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in c4 c4 med h8 och räknar c4 som mulle
      Så godtas det
      Och har plats 0 tagit h8 c4 c4
      Och har plats 0 c4 i högen för mullar
      Och är högen för mullar hos plats 0 värd 4 poäng

    @MU-SV-065 @MU-SV-066 @MU-5
    Scenario: Åttan på bordet får inte följa med när klöverfyrorna tas som mulle
      Givet att bordet visar c4 c4 s8
      Och att plats 0 har h8 sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in c4 c4 s8 med h8 och räknar c4 som mulle
      Så avslås det: korten är inga tvillingar
      När plats 0 tar in c4 c4 med h8 och räknar c4 som mulle
      Så godtas det
      Och är de fria korten på bordet s8

    @MU-SV-064 @MU-SV-065 @MU-5
    Scenariomall: Ett kort som varken är hälften eller hela summan ger ingen mulle
      Givet att bordet visar c4 c4 <bredvid>
      Och att plats 0 har <kort> sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in c4 c4 med <kort> och räknar c4 som mulle
      Så avslås det: korten är inga tvillingar

      Exempel:
        | kort | bredvid |
        | h10  | d2      |
        | h7   | d3      |

    @MU-SV-064 @MU-SV-065 @MU-5
    Scenariomall: Ett kort som är hälften eller hela summan ger en mulle
      Givet att bordet visar c4 c4 d2
      Och att plats 0 har <kort> sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in c4 c4 med <kort> och räknar c4 som mulle
      Så godtas det

      Exempel:
        | kort |
        | h8   |
        | h4   |

    @MU-SV-064 @MU-SV-065 @MU-5
    Scenario: Två fyror i olika färg ger ingen mulle
      Givet att bordet visar c4 s4
      Och att plats 0 har h8 sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in c4 s4 med h8 och räknar c4 som mulle
      Så avslås det: korten är inga tvillingar

    @MU-SV-064 @MU-SV-065 @MU-SV-148 @MU-5
    Scenariomall: Ett värdekort tar inga fria tvillingar, även om deras summa är dess värde på handen
      Givet att bordet visar <par> d2
      Och att plats 0 har <kort> sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in <par> med <kort> och räknar <mulle> som mulle
      Så avslås det: korten är inga tvillingar

      Exempel:
        | kort | par   | mulle |
        | hA   | h7 h7 | h7    |
        | d10  | h8 h8 | h8    |

    @MU-SV-064 @MU-SV-065 @MU-SV-148 @MU-5
    Scenario: Ett vanligt kort med tvillingarnas summa tar dem
      Givet att bordet visar h5 h5 d2
      Och att plats 0 har h10 sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in h5 h5 med h10 och räknar h5 som mulle
      Så godtas det

    @MU-SV-064 @MU-SV-065 @MU-SV-066 @MU-5
    Scenario: Flera par får tas på en gång, och varje par är en mulle
      Givet att bordet visar c4 c4 d8 d8 s8
      Och att plats 0 har h8 sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in c4 c4 d8 d8 med h8 och räknar c4 som mulle
      Så avslås det: räkna alla eller inga
      När plats 0 tar in c4 c4 d8 d8 med h8 och räknar c4 d8 som mullar
      Så godtas det
      Och har plats 0 c4 d8 i högen för mullar
      Och är högen för mullar hos plats 0 värd 12 poäng
      Och är de fria korten på bordet s8

    @MU-SV-060 @MU-SV-066 @MU-4 @MU-5
    Scenario: Det spelade kortets tvilling och ett tvillingpar får inte tas tillsammans som mullar
      Givet att bordet visar c9 d9 d9
      Och att plats 0 har c9 dK på handen
      När turen kommer till plats 0
      Och plats 0 tar in c9 d9 d9 med c9 och räknar c9 d9 som mullar
      Så avslås det: korten är inga tvillingar
      Och är detta allt som plats 0 kan göra med c9
        | gör   | fria kort | byggen | värde | räknas |
        | ta in | c9        |        |       | c9     |
        | ta in | d9 d9     |        |       | d9     |
        | ta in | c9 d9 d9  |        |       |        |
