# language: sv
Egenskap: Ta in bygge
  Ett bygge tas in i sin helhet av ett kort med byggets värde.

  Bakgrund:
    Givet ett bord med 2 spelare

  Regel: Bara ett kort med byggets värde tar in bygget

    @MU-SV-076 @MU-SV-141 @MU-SV-142 @MU-3
    Scenariomall: Ett kort med byggets värde tar in både enkla och sammansatta byggen
      Givet att plats 1 har byggt <bygge> till 7
      Och att plats 0 har h7 sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in bygge 1 med h7
      Så godtas det

      Exempel:
        | bygge        |
        | s3 d4        |
        | s3 d4, c5 h2 |

    @MU-SV-076 @MU-SV-141 @MU-SV-142 @MU-3
    Scenariomall: Ett kort med ett annat värde tar inte in bygget
      Givet att plats 1 har byggt <bygge> till 7
      Och att plats 0 har <kort> sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in bygge 1 med <kort>
      Så avslås det: bygget har ett annat värde

      Exempel:
        | bygge        | kort |
        | s3 d4        | h8   |
        | s3 d4        | h4   |
        | s3 d4, c5 h2 | hA   |
        | s3 d4, c5 h2 | h10  |

    @MU-SV-143 @MU-SV-144 @MU-3
    Scenario: Ett bygge tas inte tillsammans med fria kort av ett kort med deras summa
      Givet att bordet visar c3
      Och att plats 1 har byggt s2 d5 till 7
      Och att plats 0 har s10 h7 på handen
      När turen kommer till plats 0
      Och plats 0 tar in bygge 1 samt c3 med s10
      Så avslås det: bygget har ett annat värde
      När plats 0 tar in bygge 1 med s10
      Så avslås det: bygget har ett annat värde
      När plats 0 tar in bygge 1 med h7
      Så godtas det
      Och har plats 0 tagit s2 d5 h7
      Och är de fria korten på bordet c3

    @MU-SV-143 @MU-SV-136 @MU-11
    Scenario: Ett kort som inget kan ta får läggas ut
      Givet att bordet visar c3
      Och att plats 1 har byggt s2 d5 till 7
      Och att plats 0 har s10 h7 på handen
      När turen kommer till plats 0
      Så är detta allt som plats 0 kan göra med s10
        | gör      | fria kort | byggen | värde | räknas |
        | lägga ut |           |        |       |        |

    @MU-SV-145 @MU-3
    Scenario: Flera byggen med samma värde tas in tillsammans
      Givet att plats 1 har byggt s2 d5 till 7
      Och att plats 1 har byggt c4 h3 till 7
      Och att plats 1 har byggt c6 h2 till 8
      Och att plats 0 har h7 sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in bygge 1 med h7
      Så avslås det: måste ta allt den kan
      När plats 0 tar in bygge 1 och 3 med h7
      Så avslås det: bygget har ett annat värde
      När plats 0 tar in bygge 1 och 2 med h7
      Så godtas det
      Och har plats 0 tagit s2 d5 c4 h3 h7
      Och ligger av byggena bara 3 på bordet

    @MU-SV-146 @MU-SV-147 @MU-3
    Scenario: Sjuan tar in både ett bygge värt sju och en trea och en fyra på bordet
      Givet att bordet visar c3 s4
      Och att plats 1 har byggt s2 d5 till 7
      Och att plats 0 har h7 sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in bygge 1 med h7
      Så avslås det: måste ta allt den kan
      När plats 0 tar in c3 s4 med h7
      Så avslås det: måste ta allt den kan
      När plats 0 tar in bygge 1 samt c3 s4 med h7
      Så godtas det
      Och har plats 0 tagit s2 d5 c3 s4 h7
      Och ligger inget fritt kort på bordet
      Och ligger inget bygge på bordet

    @MU-SV-141
    Scenario: Ingen kan ta in ett bygge som inte finns
      Givet att bordet visar h7
      Och att plats 0 har s7 cK på handen
      När turen kommer till plats 0
      Och plats 0 tar in bygge 1 med s7
      Så avslås det: okänt bygge

  Regel: Storan, lillan och ess från handen tar bara in byggen

    @MU-SV-141 @MU-SV-148 @MU-3
    Scenariomall: Ett värdekort tar byggen med sitt värde på handen men inga fria kort
      Givet att bordet visar <fritt>
      Och att plats 1 har byggt <bygge> till <värde>
      Och att plats 0 har <kort> sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in bygge 1 samt <fritt> med <kort>
      Så avslås det: kortet får inte användas på det sättet
      När plats 0 tar in bygge 1 med <kort>
      Så godtas det
      Och är de fria korten på bordet <fritt>

      Exempel:
        | kort | värde | bygge | fritt |
        | d10  | 16    | s7 h9 | s6 d10 |
        | s2   | 15    | s7 h8 | s6 d9 |
        | hA   | 14    | s7 h7 | s6 d8 |

    @MU-SV-141 @MU-SV-148 @MU-1 @MU-3
    Scenariomall: Ett värdekort från handen tar inte bygget med sitt värde på bordet
      Givet att plats 1 har byggt <bygge> till <värde>
      Och att plats 0 har <kort> sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in bygge 1 med <kort>
      Så avslås det: bygget har ett annat värde

      Exempel:
        | kort | värde | bygge  |
        | d10  | 10    | s7 h3  |
        | s2   | 2     | d2, h2 |

    @MU-SV-145 @MU-SV-148 @MU-3
    Scenario: Ett värdekort måste ta in alla byggen med sitt värde på handen
      Givet att plats 1 har byggt s7 h9 till 16
      Och att plats 1 har byggt c7 d9 till 16
      Och att plats 0 har d10 sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in bygge 2 med d10
      Så avslås det: måste ta allt den kan
      När plats 0 tar in bygge 1 och 2 med d10
      Så godtas det
      Och ligger inget bygge på bordet

    @MU-SV-149 @MU-SV-150 @MU-3 @MU-11
    Scenario: Storan tar inte sjuan och nian utan måste läggas ut
      Givet att bordet visar s7 h9
      Och att plats 0 har d10 c2 på handen
      När turen kommer till plats 0
      Och plats 0 tar in s7 h9 med d10
      Så avslås det: kortet får inte användas på det sättet
      Och är detta allt som plats 0 kan göra med d10
        | gör      | fria kort | byggen | värde | räknas |
        | lägga ut |           |        |       |        |
      När plats 0 lägger ut d10
      Så är de fria korten på bordet s7 h9 d10

    @MU-SV-151 @MU-3 @MU-8
    Scenario: Sjuan på nian bygger till sexton, och storan tar in bygget nästa gång
      Givet att bordet visar s7 h9
      Och att plats 0 har d10 h7 på handen
      Och att plats 1 har cQ hJ på handen
      När turen kommer till plats 0
      Och plats 0 bygger h7 på h9 till 16
      Så är bygge 1 enkelt och värt 16
      När plats 1 lägger ut cQ
      Och plats 0 tar in bygge 1 med d10
      Så godtas det
      Och har plats 0 tagit h7 h9 d10
      Och är de fria korten på bordet s7 cQ

    @MU-SV-152 @MU-1 @MU-3
    Scenariomall: Värdekort på bordet tas som andra kort
      Givet att bordet visar <bord>
      Och att plats 0 har <kort> sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in <bord> med <kort>
      Så godtas det

      Exempel:
        | bord   | kort |
        | d10    | h10  |
        | s2     | h2   |
        | hA s2  | d3   |
        | d10 cA | dJ   |

    @MU-SV-151 @MU-SV-152 @MU-1
    Scenario: En utlagd stora räknas som tio för nästa spelare
      Givet att bordet visar h3
      Och att plats 0 har d10 h7 på handen
      Och att plats 1 har c10 hJ på handen
      När turen kommer till plats 0
      Och plats 0 lägger ut d10
      Och plats 1 tar in d10 med c10
      Så godtas det
      Och har plats 1 tagit c10 d10

  Regel: Tvillingar i ett bygge kan ge mullar

    @MU-SV-153 @MU-SV-155 @MU-6 @MU-7
    Scenario: Det spelade kortet och dess tvilling i bygget är en mulle
      Givet att plats 1 har byggt c9, h5 d4 till 9
      Och att plats 0 har c9 sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in bygge 1 med c9 och räknar c9 som mulle
      Så godtas det
      Och har plats 0 c9 i högen för mullar
      Och är högen för mullar hos plats 0 värd 9 poäng
      Och har plats 0 tagit c9 c9 h5 d4

    @MU-SV-153 @MU-6
    Scenario: En nia i en annan färg ger ingen mulle med nian i bygget
      Givet att plats 1 har byggt c9, h5 d4 till 9
      Och att plats 0 har s9 sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in bygge 1 med s9 och räknar c9 som mulle
      Så avslås det: räkna alla eller inga
      När plats 0 tar in bygge 1 med s9
      Så godtas det
      Och har plats 0 inget kort i högen för mullar

    @MU-SV-154 @MU-6 @MU-7
    Scenario: Ett tvillingpar i bygget är en mulle
      Givet att plats 1 har byggt d4 d4 till 8
      Och att plats 0 har h8 sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in bygge 1 med h8 och räknar d4 som mulle
      Så godtas det
      Och har plats 0 d4 i högen för mullar
      Och är högen för mullar hos plats 0 värd 4 poäng

    @MU-SV-153 @MU-SV-154 @MU-6 @MU-7
    Scenario: Spelaren räknar alla mullar i bygget eller ingen
      Givet att plats 1 har byggt h8, d4 d4, c6 s2, c6 h2 till 8
      Och att plats 0 har h8 sK på handen
      När turen kommer till plats 0
      Så är detta allt som plats 0 kan göra med h8
        | gör   | fria kort | byggen | värde | räknas   |
        | ta in |           | 1      |       | d4 c6 h8 |
        | ta in |           | 1      |       |          |
      När plats 0 tar in bygge 1 med h8 och räknar h8 d4 som mullar
      Så avslås det: räkna alla eller inga
      När plats 0 tar in bygge 1 med h8 och räknar h8 d4 c6 som mullar
      Så godtas det
      Och har plats 0 h8 d4 c6 i högen för mullar
      Och är högen för mullar hos plats 0 värd 18 poäng

    @MU-SV-154 @MU-6
    Scenario: Ett bygge utan tvillingar ger ingen mulle
      Givet att plats 1 har byggt d4 h4 till 8
      Och att plats 0 har h8 sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in bygge 1 med h8 och räknar d4 som mulle
      Så avslås det: räkna alla eller inga

    @MU-SV-155 @MU-6
    Scenario: Den som räknar en mulle får bara ta in det bygget
      Givet att bordet visar s8
      Och att plats 1 har byggt d4 d4 till 8
      Och att plats 1 har byggt c5 h3 till 8
      Och att plats 0 har h8 sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in bygge 1 samt s8 med h8 och räknar d4 som mulle
      Så avslås det: korten är inga tvillingar
      När plats 0 tar in bygge 1 och 2 med h8 och räknar d4 som mulle
      Så avslås det: korten är inga tvillingar
      När plats 0 tar in bygge 1 med h8 och räknar d4 som mulle
      Så godtas det
      Och är de fria korten på bordet s8
      Och ligger av byggena bara 2 på bordet

    @MU-SV-155 @MU-3 @MU-6
    Scenario: Den som avstår från mullen i ett bygge måste ta in allt
      Givet att bordet visar s8
      Och att plats 1 har byggt d4 d4 till 8
      Och att plats 1 har byggt c5 h3 till 8
      Och att plats 0 har h8 sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in bygge 1 med h8
      Så avslås det: måste ta allt den kan
      När plats 0 tar in bygge 1 och 2 samt s8 med h8
      Så godtas det
      Och har plats 0 inget kort i högen för mullar

    @MU-SV-153 @MU-SV-148 @MU-6 @MU-7
    Scenario: Storan får räkna sin tvilling i ett bygge som mulle
      Givet att plats 1 har byggt d10 c6 till 16
      Och att plats 0 har d10 sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in bygge 1 med d10 och räknar d10 som mulle
      Så godtas det
      Och är högen för mullar hos plats 0 värd 16 poäng

    @MU-SV-156 @MU-5
    Scenario: Tvillingar som tas i en grupp med ett annat fritt kort ger ingen mulle
      Givet att bordet visar c4 c4 d2
      Och att plats 0 har h10 sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in c4 c4 d2 med h10 och räknar c4 som mulle
      Så avslås det: korten är inga tvillingar
      När plats 0 tar in c4 c4 d2 med h10
      Så godtas det
      Och har plats 0 inget kort i högen för mullar

    @MU-SV-156 @MU-4 @MU-5
    Scenariomall: Den som tar in ett annat fritt kort också får ingen mulle: <vilka>
      Givet att bordet visar <bord>
      Och att plats 0 har <kort> sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in <bord> med <kort> och räknar <mulle> som mulle
      Så avslås det: korten är inga tvillingar
      När plats 0 tar in <bord> med <kort>
      Så godtas det
      Och har plats 0 inget kort i högen för mullar

      Exempel:
        | vilka                                  | bord       | kort | mulle |
        | Det spelade kortets tvilling           | h9 d4 c5   | h9   | h9    |
        | Det spelade kortets tvilling           | h9 d9      | h9   | h9    |
        | Två tvillingar som är grupper var sig  | c9 c9 d9   | h9   | c9    |
        | Två tvillingar som är en grupp         | c4 c4 d8   | h8   | c4    |
        | Två tvillingar bredvid två andra kort  | c4 c4 d5 h3 | h8  | c4    |

    @MU-SV-156 @MU-4 @MU-5
    Scenariomall: Den som inte tar in något annat fritt kort får en mulle: <vilka>
      Givet att bordet visar <bord>
      Och att plats 0 har <kort> sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in <mulle> med <kort> och räknar <mulle> som mulle
      Så godtas det
      Och är de fria korten på bordet <kvar>
      Och är högen för mullar hos plats 0 värd <poäng> poäng

      Exempel:
        | vilka                                 | bord     | kort | mulle | kvar  | poäng |
        | Det spelade kortets tvilling          | h9 d4 c5 | h9   | h9    | d4 c5 | 9     |
        | Det spelade kortets tvilling          | h9 d9    | h9   | h9    | d9    | 9     |

    @MU-SV-156 @MU-5
    Scenario: Två klöverfyror på bordet ger en mulle när inget annat fritt kort tas
      Givet att bordet visar c4 c4 d8
      Och att plats 0 har h8 sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in c4 c4 med h8 och räknar c4 som mulle
      Så godtas det
      Och är de fria korten på bordet d8
      Och är högen för mullar hos plats 0 värd 4 poäng

    @MU-SV-157 @MU-6
    Scenario: Två klöverfyror och ett annat kort i samma bygge ger en mulle
      Givet att plats 1 har byggt c4 c4 d2 till 10
      Och att plats 0 har h10 sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in bygge 1 med h10 och räknar c4 som mulle
      Så godtas det
      Och har plats 0 c4 i högen för mullar
      Och är högen för mullar hos plats 0 värd 4 poäng
