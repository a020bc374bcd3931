# language: sv
Egenskap: Kortleken och vad spelet går ut på
  Två lekar läggs ihop, så varje kort har en tvilling.

  Bakgrund:
    Givet ett bord med 2 spelare

  Regel: Spelet passar två till fyra spelare

    @MU-SV-002
    Scenario: Spelet kan varken spelas av en eller av fem
      Så kan spelet spelas av 2 till 4

    @MU-SV-002 @MU-2
    Scenario: Två spelare kan spela en giv till slut
      Givet ett bord med 2 spelare
      Och att bordet visar h9
      Och att plats 1 tog in senast
      Och att plats 1 har s7 på handen
      Och att plats 0 har cK på handen
      När turen kommer till plats 1
      Och plats 1 lägger ut s7
      Så är given inte slut
      När plats 0 lägger ut cK
      Så slutar given så här: allt är utspelat
      Och har plats 1 tagit h9 s7 cK

    @MU-SV-002 @MU-2
    Scenario: Tre spelare kan spela en giv till slut
      Givet ett bord med 3 spelare
      Och att bordet visar h9
      Och att plats 1 tog in senast
      Och att plats 1 har s7 på handen
      Och att plats 2 har c3 på handen
      Och att plats 0 har cK på handen
      När turen kommer till plats 1
      Och plats 1 lägger ut s7
      Och plats 2 lägger ut c3
      Så är given inte slut
      När plats 0 lägger ut cK
      Så slutar given så här: allt är utspelat
      Och har plats 1 tagit h9 s7 c3 cK

    @MU-SV-002 @MU-2
    Scenario: Fyra spelare kan spela en giv till slut
      Givet ett bord med 4 spelare
      Och att bordet visar h9
      Och att plats 1 tog in senast
      Och att plats 1 har s7 på handen
      Och att plats 2 har c3 på handen
      Och att plats 3 har dJ på handen
      Och att plats 0 har cK på handen
      När turen kommer till plats 1
      Och plats 1 lägger ut s7
      Och plats 2 lägger ut c3
      Och plats 3 lägger ut dJ
      Så är given inte slut
      När plats 0 lägger ut cK
      Så slutar given så här: allt är utspelat
      Och har plats 1 tagit h9 s7 c3 dJ cK

    Scenario: Spelarna är två om inget annat sägs
      Så är alternativet "players" 2 om inget annat sägs

  Regel: Kortleken är två vanliga lekar utan jokrar

    @MU-SV-007
    Scenario: Kortleken har hundrafyra kort, två av varje
      Så har kortleken 104 kort, 2 av varje
      Och finns det 26 kort av slaget "spader"

    @MU-SV-004 @MU-SV-008
    Scenario: Samma kort ur de två lekarna är tvillingar
      Så är s7 s7 tvillingar
      Och är hQ hQ tvillingar

    @MU-SV-008
    Scenario: Två kort med samma valör i olika färg är inte tvillingar
      Så är s7 c7 inte tvillingar
      Och är h6 d6 inte tvillingar

    @MU-SV-009
    Scenario: De två klöverfemmorna är tvillingar, men ingen annan femma är tvilling till dem
      Så är c5 c5 tvillingar
      Och är c5 s5 inte tvillingar
      Och är c5 c6 inte tvillingar

    @MU-SV-009 @MU-4
    Scenariomall: Klöverfemman tar den andra klöverfemman som mulle, men <kort> gör det inte
      Givet att bordet visar c5 d9
      Och att plats 0 har c5 <kort> d4 på handen
      När turen kommer till plats 0
      Och plats 0 tar in c5 med <kort> och räknar <kort> som mulle
      Så avslås det: korten är inga tvillingar
      När plats 0 tar in c5 med c5 och räknar c5 som mulle
      Så godtas det
      Och är högen för mullar hos plats 0 värd 5 poäng

      Exempel:
        | kort |
        | s5   |
        | h5   |
        | d5   |

    @MU-SV-009 @MU-4
    Scenario: En mulle går lika bra vilken av de två klöverfemmorna som än spelas
      Givet att plats 0 har c5 d4 på handen
      Och att bordet visar c5 d9
      När turen kommer till plats 0
      Och plats 0 tar in c5 med c5 och räknar c5 som mulle
      Så godtas det
      Och är högen för mullar hos plats 0 värd 5 poäng

  Regel: Spelarna fångar mullar och värdekort och rensar bordet

    @MU-SV-003 @MU-3
    Scenario: Ett kort från handen fångar ett lika högt kort på bordet
      Givet att bordet visar h9 c2
      Och att plats 1 har s9 d4 på handen
      När turen kommer till plats 1
      Och plats 1 tar in h9 med s9
      Så godtas det
      Och har plats 1 tagit s9 h9
      Och ligger c2 på bordet

    @MU-SV-003 @MU-8
    Scenario: Kort byggs ihop för att kunna fångas nästa gång
      Givet att bordet visar h9 c2
      Och att plats 1 har sJ h2 på handen
      När turen kommer till plats 1
      Och plats 1 bygger h2 på h9 till 11
      Så godtas det
      Och har plats 1 inte tagit något
      Och är bygge 1 enkelt och värt 11

    @MU-SV-004 @MU-4
    Scenario: Den som fångar kortets tvilling får poäng för en mulle
      Givet att bordet visar h9 c2
      Och att plats 1 har h9 d4 på handen
      När turen kommer till plats 1
      Och plats 1 tar in h9 med h9 och räknar h9 som mulle
      Så godtas det
      Och är högen för mullar hos plats 1 värd 9 poäng

    @MU-SV-004 @MU-4
    Scenario: Ett annat kort av samma valör ger ingen mulle
      Givet att bordet visar h9 c2
      Och att plats 1 har s9 d4 på handen
      När turen kommer till plats 1
      Och plats 1 tar in h9 med s9 och räknar s9 som mulle
      Så avslås det: korten är inga tvillingar

    @MU-SV-005 @MU-13
    Scenariomall: Det här ger poäng: <vad>
      Givet att plats 0 har tagit <kort>
      Och att plats 0 har rensat bordet <tabbar>
      Och att plats 0 har krävt tvillingar värda <mullar> poäng
      När given är slut: allt är utspelat
      Så får plats 0 sammanlagt <poäng> poäng
      Och får plats 1 sammanlagt 0 poäng

      Exempel:
        | vad             | kort     | tabbar   | mullar | poäng |
        | Ett värdekort   | hA c9    | 0 gånger | 0      | 1     |
        | Fler värdekort  | hA d10   | 0 gånger | 0      | 3     |
        | En rensning     | h3 c9    | 1 gång   | 0      | 1     |
        | En mulle        | c9 c9    | 0 gånger | 9      | 9     |
        | Allt på en gång | hA c9 c9 | 1 gång   | 9      | 11    |

    @MU-SV-005 @MU-13
    Scenario: Vanliga kort ger inga poäng, hur många de än är
      Givet att plats 0 har tagit h3 h4 d5 c6 c9 hK dQ
      När given är slut: allt är utspelat
      Så får plats 0 sammanlagt 0 poäng
