# language: sv
Egenskap: Det fortsatta spelet
  När alla har spelat sina kort ges nya, tills leken är slut.

  Bakgrund:
    Givet ett bord med 2 spelare

  Regel: När alla har spelat sina åtta kort ges det på nytt

    @MU-SV-178 @MU-SV-179 @MU-SV-180 @MU-2
    Scenario: Nya kort ges fyra åt gången från givarens vänstra granne, och bordet får inga
      Givet ett bord med 3 spelare
      Och att plats 2 är givare
      Och att bordet visar h9
      Och att plats 0 har c3 på handen
      Och att plats 1 har d10 på handen
      Och att plats 2 har cA på handen
      Och att talongen börjar med hK dK cK sK hQ dQ cQ sQ h8 d8 c8 s8 h7 d7 c7 s7 h6 d6 c6 s6 h5 d5 c5 s5 h4 d4 c4 s4 hJ dJ cJ sJ
      När turen kommer till plats 0
      Och plats 0 lägger ut c3
      Och plats 1 lägger ut d10
      Och plats 2 lägger ut cA
      Så har plats 0 hK dK cK sK h7 d7 c7 s7 på handen
      Och har plats 1 hQ dQ cQ sQ h6 d6 c6 s6 på handen
      Och har plats 2 h8 d8 c8 s8 h5 d5 c5 s5 på handen
      Och är de fria korten på bordet h9 c3 d10 cA
      Och har talongen 8 kort
      Och är plats 0 på tur

    @MU-SV-178 @MU-SV-179 @MU-2
    Scenario: Nya kort ges först när den sista spelaren har spelat sitt sista kort
      Givet att bordet visar h9
      Och att plats 1 har c3 på handen
      Och att plats 0 har cK på handen
      Och att talongen börjar med hK dK cK sK hQ dQ cQ sQ h8 d8 c8 s8 h7 d7 c7 s7
      När turen kommer till plats 1
      Och plats 1 lägger ut c3
      Så har talongen 16 kort
      Och har det getts kort 0 gånger i given
      Och har plats 1 exakt 0 kort på handen
      Och är plats 0 på tur
      När plats 0 lägger ut cK
      Så har talongen 0 kort
      Och har varje plats 8 kort på handen

    @MU-SV-180 @MU-2
    Scenario: Ett tomt bord får inga kort när det ges på nytt
      Givet att bordet visar h9
      Och att plats 1 har c3 på handen
      Och att plats 0 har c9 på handen
      Och att talongen börjar med hK dK cK sK hQ dQ cQ sQ h8 d8 c8 s8 h7 d7 c7 s7
      När turen kommer till plats 0
      Och plats 0 tar in h9 med c9
      Och plats 1 lägger ut c3
      Så är de fria korten på bordet c3
      Och har plats 1 hK dK cK sK h8 d8 c8 s8 på handen
      Och har plats 0 hQ dQ cQ sQ h7 d7 c7 s7 på handen

    @MU-SV-178 @MU-SV-181 @MU-2
    Scenario: I en senare omgång får bordet inga kort, och samma plats börjar igen
      Givet att bordet visar h9
      Och att plats 1 har c3 på handen
      Och att plats 0 har cA på handen
      Och att talongen börjar med hK dK cK sK hQ dQ cQ sQ h8 d8 c8 s8 h7 d7 c7 s7 h6 d6 c6 s6 h5 d5 c5 s5 h4 d4 c4 s4 hJ dJ cJ sJ
      När turen kommer till plats 1
      Och plats 1 lägger ut c3
      Så har det getts kort 0 gånger i given
      När plats 0 lägger ut cA
      Så har plats 1 hK dK cK sK h8 d8 c8 s8 på handen
      Och har plats 0 hQ dQ cQ sQ h7 d7 c7 s7 på handen
      Och är de fria korten på bordet h9 c3 cA
      Och är plats 1 på tur
      Och har talongen 16 kort

    @MU-SV-181 @MU-2
    Scenario: Spelarna bygger och tar in med de nya korten som förut
      Givet att bordet visar h9
      Och att plats 1 har c3 på handen
      Och att plats 0 har cA på handen
      Och att talongen börjar med c8 sJ dK cK hQ dQ cQ sQ h8 d8 hK s8 h7 d7 c7 s7
      När turen kommer till plats 1
      Och plats 1 lägger ut c3
      Och plats 0 lägger ut cA
      Och plats 1 bygger c8 på c3 till 11
      Så är bygge 1 enkelt och värt 11
      Och är plats 0 på tur
      När plats 0 lägger ut hQ
      Och plats 1 tar in bygge 1 med sJ
      Så har plats 1 tagit c3 c8 sJ
      Och är de fria korten på bordet h9 cA hQ
      När plats 0 tar in hQ med dQ
      Så har plats 0 tagit hQ dQ

    @MU-SV-181 @MU-2
    Scenario: Den sista omgången ges som de andra, och samma plats börjar
      Givet att bordet visar h9
      Och att plats 1 har c3 på handen
      Och att plats 0 har cA på handen
      Och att talongen börjar med hK dK cK sK hQ dQ cQ sQ h8 d8 c8 s8 h7 d7 c7 s7
      När turen kommer till plats 1
      Och plats 1 lägger ut c3
      Och plats 0 lägger ut cA
      Så har plats 1 hK dK cK sK h8 d8 c8 s8 på handen
      Och har plats 0 hQ dQ cQ sQ h7 d7 c7 s7 på handen
      Och är de fria korten på bordet h9 c3 cA
      Och är plats 1 på tur
      Och har talongen 0 kort

  Regel: Given pågår tills leken är slut

    @MU-SV-182 @MU-SV-183 @MU-SV-184 @MU-SV-185 @MU-2
    Scenariomall: Med <antal> spelare har given <omgångar> omgångar
      Givet ett bord med <antal> spelare
      När given börjar
      Och resten av given spelas
      Så slutar given så här: allt är utspelat
      Och har det getts kort <omgångar> gånger i given
      Och har talongen 0 kort
      Och har varje plats 0 kort på handen

      Exempel:
        | antal | omgångar |
        | 2     | 6        |
        | 3     | 4        |
        | 4     | 3        |

    @MU-SV-182 @MU-2
    Scenario: Given är inte slut så länge nya kort kan ges
      Givet att bordet visar h9
      Och att plats 1 har c3 på handen
      Och att plats 0 har cA på handen
      Och att talongen börjar med hK dK cK sK hQ dQ cQ sQ h8 d8 c8 s8 h7 d7 c7 s7
      När turen kommer till plats 1
      Och plats 1 lägger ut c3
      Och plats 0 lägger ut cA
      Så är given inte slut
      Och har det getts kort 1 gång i given

    @MU-SV-182 @MU-2
    Scenario: Given är slut när händerna är tomma och leken är slut
      Givet att bordet visar h9
      Och att plats 1 tog in senast
      Och att plats 1 har c3 på handen
      Och att plats 0 har cA på handen
      När turen kommer till plats 1
      Och plats 1 lägger ut c3
      Så är given inte slut
      När plats 0 lägger ut cA
      Så slutar given så här: allt är utspelat

    @MU-SV-183 @MU-SV-184 @MU-SV-185 @MU-2
    Scenariomall: Med <antal> spelare räcker talongen till <omgångar> omgångar till
      Givet ett bord med <antal> spelare
      När given börjar
      Så har varje plats 8 kort på handen
      Och har talongen <kvar> kort

      Exempel:
        | antal | omgångar | kvar |
        | 2     | 5        | 80   |
        | 3     | 3        | 72   |
        | 4     | 2        | 64   |

    @MU-SV-182 @MU-SV-183 @MU-SV-186 @MU-2
    Scenario: Givaren säger inte båten när talongen räcker till två omgångar för två spelare
      Givet att bordet visar h9
      Och att plats 1 har c3 på handen
      Och att plats 0 har cA på handen
      Och att talongen börjar med hK dK cK sK hQ dQ cQ sQ h8 d8 c8 s8 h7 d7 c7 s7 h6 d6 c6 s6 h5 d5 c5 s5 h4 d4 c4 s4 hJ dJ cJ sJ
      När turen kommer till plats 1
      Och plats 1 lägger ut c3
      Och plats 0 lägger ut cA
      Så har varje plats 8 kort på handen
      Och har talongen 16 kort
      Och har "båten" sagts 0 gånger

    @MU-SV-182 @MU-SV-185 @MU-SV-186 @MU-2
    Scenario: Givaren säger båten när samma talong bara räcker till en omgång för fyra spelare
      Givet ett bord med 4 spelare
      Och att bordet visar h9
      Och att plats 1 har c3 på handen
      Och att plats 2 har d10 på handen
      Och att plats 3 har s2 på handen
      Och att plats 0 har cA på handen
      Och att talongen börjar med hK dK cK sK hQ dQ cQ sQ h8 d8 c8 s8 h7 d7 c7 s7 h6 d6 c6 s6 h5 d5 c5 s5 h4 d4 c4 s4 hJ dJ cJ sJ
      När turen kommer till plats 1
      Och plats 1 lägger ut c3
      Och plats 2 lägger ut d10
      Och plats 3 lägger ut s2
      Och plats 0 lägger ut cA
      Så har varje plats 8 kort på handen
      Och har talongen 0 kort
      Och har "båten" sagts 1 gång

    @MU-SV-186 @MU-2
    Scenario: Givaren säger båten före den sista omgången
      Givet att bordet visar h9
      Och att plats 1 har c3 på handen
      Och att plats 0 har cA på handen
      Och att talongen börjar med hK dK cK sK hQ dQ cQ sQ h8 d8 c8 s8 h7 d7 c7 s7
      När turen kommer till plats 1
      Och plats 1 lägger ut c3
      Och plats 0 lägger ut cA
      Så har "båten" sagts 1 gång
      Och har talongen 0 kort

  Regel: Korten som blir kvar på bordet går till den som tog in sist

    @MU-SV-187 @MU-SV-188 @MU-12
    Scenario: Den som tog in sist får resten, men det räknas inte som en tabbe
      Givet att bordet visar h9 c2 d4
      Och att plats 1 har s9 på handen
      Och att plats 0 har hK på handen
      När turen kommer till plats 1
      Och plats 1 tar in h9 med s9
      Och plats 0 lägger ut hK
      Så slutar given så här: allt är utspelat
      Och har plats 1 tagit s9 h9 c2 d4 hK
      Och har plats 0 inte tagit något
      Och ligger inget fritt kort på bordet
      Och har plats 1 rensat bordet 0 gånger
      Och får plats 1 exakt 0 poäng för "tabbar"

    @MU-SV-187 @MU-12
    Scenario: Den som tar in med givens sista kort får resten
      Givet att bordet visar h9 c2 d4
      Och att plats 1 har s9 på handen
      Och att plats 0 har h4 på handen
      När turen kommer till plats 1
      Och plats 1 tar in h9 med s9
      Och plats 0 tar in d4 med h4
      Så har plats 0 tagit d4 h4 c2
      Och har plats 1 tagit s9 h9

    @MU-SV-187 @MU-12
    Scenario: Den som tog in före de sista turerna får resten om ingen annan tar in efter det
      Givet att bordet visar c2 d4
      Och att plats 1 tog in senast
      Och att plats 1 har s9 på handen
      Och att plats 0 har hQ på handen
      När turen kommer till plats 1
      Och plats 1 lägger ut s9
      Och plats 0 lägger ut hQ
      Så har plats 1 tagit c2 d4 s9 hQ
      Och har plats 0 inte tagit något

    @MU-SV-187 @MU-12
    Scenario: Den som tidigare tog in sist får inget när någon annan tar in efter det
      Givet att bordet visar h9 c2 d4
      Och att plats 0 tog in senast
      Och att plats 1 har s9 på handen
      Och att plats 0 har hQ på handen
      När turen kommer till plats 1
      Och plats 1 tar in h9 med s9
      Och plats 0 lägger ut hQ
      Så har plats 1 tagit s9 h9 c2 d4 hQ
      Och har plats 0 inte tagit något

    @MU-SV-187 @MU-12
    Scenario: Den som tar in två gånger i följd är fortfarande den som tog in sist
      Givet att bordet visar h9 c2 d4
      Och att plats 1 tog in senast
      Och att plats 1 har s9 på handen
      Och att plats 0 har hQ på handen
      När turen kommer till plats 1
      Och plats 1 tar in h9 med s9
      Och plats 0 lägger ut hQ
      Så har plats 1 tagit s9 h9 c2 d4 hQ
      Och har plats 0 inte tagit något

    @MU-SV-187 @MU-12
    Scenario: Byggen som blir kvar går tillsammans med de fria korten till den som tog in sist
      Givet att bordet visar h9 d4
      Och att plats 1 har byggt h5 c7 till 12
      Och att plats 1 har s9 på handen
      Och att plats 0 har hK på handen
      När turen kommer till plats 1
      Och plats 1 tar in h9 med s9
      Och plats 0 lägger ut hK
      Så har plats 1 tagit s9 h9 d4 hK h5 c7
      Och har plats 0 inte tagit något
      Och ligger inget bygge på bordet

    @MU-SV-187 @MU-12
    Scenario: Ett bygge som ensamt blir kvar går till den som tog in sist
      Givet att bordet visar h9 h4
      Och att plats 1 har byggt h5 c7 till 12
      Och att plats 1 har s9 på handen
      Och att plats 0 har s4 på handen
      När turen kommer till plats 1
      Och plats 1 tar in h9 med s9
      Och plats 0 tar in h4 med s4
      Så slutar given så här: allt är utspelat
      Och har plats 0 tagit s4 h4 h5 c7
      Och ligger inget bygge på bordet

    @MU-SV-187 @MU-12
    Scenario: Den som tar in det sista bygget med givens sista kort får resten
      Givet att bordet visar h9 d4
      Och att plats 0 har byggt h5 c7 till 12
      Och att plats 1 har s9 på handen
      Och att plats 0 har hQ på handen
      När turen kommer till plats 1
      Och plats 1 tar in h9 med s9
      Och plats 0 tar in bygge 1 med hQ
      Så har plats 0 tagit h5 c7 hQ d4

    @MU-SV-188 @MU-12
    Scenario: Den som tar in allt med givens sista kort gör en tabbe
      Givet att bordet visar h9 c4
      Och att plats 1 har s9 på handen
      Och att plats 0 har d4 på handen
      När turen kommer till plats 1
      Och plats 1 tar in h9 med s9
      Och plats 0 tar in c4 med d4
      Så slutar given så här: allt är utspelat
      Och har plats 0 rensat bordet 1 gång
      Och får plats 0 exakt 1 poäng för "tabbar"
