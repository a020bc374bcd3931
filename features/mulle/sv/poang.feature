# language: sv
Egenskap: Poängberäkning
  När en giv är utspelad räknas poängen för det som har tagits.

  Bakgrund:
    Givet ett bord med 2 spelare

  Regel: Korten räknas när given är slut

    @MU-SV-189 @MU-13
    Scenario: Varje sida räknar sina egna kort
      Givet att plats 0 har tagit s3 hA
      Och att plats 1 har tagit d10 s7 s8
      När given är slut: allt är utspelat
      Så får plats 0 sammanlagt 2 poäng
      Och får plats 1 sammanlagt 4 poäng
      Och vinner plats 1 given

    @MU-SV-189 @MU-13
    Scenario: Ingen får poäng innan alla kort är spelade
      Givet att bordet visar h9 c2
      Och att plats 1 har s9 d4 på handen
      När turen kommer till plats 1
      Och plats 1 tar in h9 med s9
      Så är given inte slut
      Och är ställningen 0 och 0

    @MU-SV-189 @MU-13
    Scenario: Partner räknar sina kort ihop
      Givet ett bord med 4 spelare
      Och att plats 0 har tagit s3
      Och att plats 2 har tagit s4
      När given är slut: allt är utspelat
      Så får plats 0 exakt 2 poäng för "spader"
      Och är ställningen 2, 0, 2 och 0

  Regel: Varje slags kort ger sina egna poäng

    @MU-SV-190 @MU-13
    Scenariomall: Korten <kort> ger <poäng> poäng för spader
      Givet att plats 0 har tagit <kort>
      När given är slut: allt är utspelat
      Så får plats 0 exakt <poäng> poäng för "spader"

      Exempel:
        | kort           | poäng |
        | s3             | 1     |
        | s3 s3          | 2     |
        | s10 sJ sQ sK   | 4     |
        | h3 d3 c3       | 0     |

    @MU-SV-191 @MU-13
    Scenariomall: Korten <kort> ger <poäng> poäng för storan
      Givet att plats 0 har tagit <kort>
      När given är slut: allt är utspelat
      Så får plats 0 exakt <poäng> poäng för "storan"

      Exempel:
        | kort    | poäng |
        | d10     | 2     |
        | d10 d10 | 4     |
        | h10 c10 | 0     |
        | d9 dJ   | 0     |

    @MU-SV-192 @MU-13
    Scenariomall: Korten <kort> ger <poäng> poäng för lillan
      Givet att plats 0 har tagit <kort>
      När given är slut: allt är utspelat
      Så får plats 0 exakt <poäng> poäng för "lillan"

      Exempel:
        | kort     | poäng |
        | s2       | 1     |
        | s2 s2    | 2     |
        | h2 d2 c2 | 0     |
        | s3       | 0     |

    @MU-SV-193 @MU-13
    Scenariomall: Korten <kort> ger <poäng> poäng för ess
      Givet att plats 0 har tagit <kort>
      När given är slut: allt är utspelat
      Så får plats 0 exakt <poäng> poäng för "ess"

      Exempel:
        | kort                    | poäng |
        | hA                      | 1     |
        | sA hA dA cA             | 4     |
        | sA sA hA hA dA dA cA cA | 8     |
        | hK h2                   | 0     |

    @MU-SV-194 @MU-13
    Scenariomall: Den som har rensat bordet <gånger> får <poäng> poäng
      Givet att plats 0 har rensat bordet <gånger>
      När given är slut: allt är utspelat
      Så får plats 0 exakt <poäng> poäng för "tabbar"
      Och får plats 1 exakt 0 poäng för "tabbar"

      Exempel:
        | gånger   | poäng |
        | 0 gånger | 0     |
        | 1 gång   | 1     |
        | 5 gånger | 5     |

    @MU-SV-196 @MU-13
    Scenariomall: Kortet <kort> räknas två gånger
      Givet att plats 0 har tagit <kort>
      När given är slut: allt är utspelat
      Så får plats 0 exakt 1 poäng för "spader"
      Och får plats 0 exakt 1 poäng för "<som>"
      Och får plats 0 sammanlagt 2 poäng

      Exempel:
        | kort | som    |
        | s2   | lillan |
        | sA   | ess    |

    @MU-SV-196 @MU-13
    Scenariomall: Kortet <kort> räknas bara en gång
      Givet att plats 0 har tagit <kort>
      När given är slut: allt är utspelat
      Så får plats 0 sammanlagt 1 poäng

      Exempel:
        | kort |
        | hA   |
        | s3   |

  Regel: En mulle är värd vad kortet räknas som

    @MU-SV-195 @MU-7
    Scenariomall: En mulle med <kort> är värd <poäng>
      Givet att bordet visar <kort> h3
      Och att plats 1 har <kort> d4 på handen
      När turen kommer till plats 1
      Och plats 1 tar in <kort> med <kort> och räknar <kort> som mulle
      Så godtas det
      Och är högen för mullar hos plats 1 värd <poäng> poäng

      Exempel:
        | kort | poäng |
        | c2   | 2     |
        | s7   | 7     |
        | h10  | 10    |
        | cJ   | 11    |
        | sQ   | 12    |
        | dK   | 13    |

    @MU-SV-197 @MU-7 @MU-13
    Scenario: En mulle med klöver nio ger nio poäng när given är slut
      Givet att bordet visar c9
      Och att plats 1 har c9 på handen
      Och att plats 0 har hK på handen
      När turen kommer till plats 1
      Och plats 1 tar in c9 med c9 och räknar c9 som mulle
      Och plats 0 lägger ut hK
      Så slutar given så här: allt är utspelat
      Och får plats 1 exakt 9 poäng för "mullar"
      Och får plats 0 exakt 0 poäng för "mullar"

    @MU-SV-195 @MU-13
    Scenario: Mullarna i en giv läggs ihop
      Givet att plats 0 har krävt tvillingar värda 22 poäng
      När given är slut: allt är utspelat
      Så får plats 0 exakt 22 poäng för "mullar"

    @MU-SV-195 @MU-13
    Scenario: Tvillingar som inte har räknats som mulle ger inga poäng
      Givet att plats 0 har tagit c9 c9
      När given är slut: allt är utspelat
      Så får plats 0 exakt 0 poäng för "mullar"

    @MU-SV-198 @MU-SV-199 @MU-7
    Scenariomall: Mullen <kort> <kort> är värd <låg> från bordet men <hög> om det ena kortet spelades
      Så är tvillingarna <kort> <kort> värda <låg> poäng när båda låg på bordet
      Och är tvillingarna <kort> <kort> värda <hög> poäng när den ena spelades

      Exempel:
        | kort | låg | hög |
        | d10  | 10  | 16  |
        | s2   | 2   | 15  |
        | sA   | 1   | 14  |
        | hA   | 1   | 14  |
        | c9   | 9   | 9   |

    @MU-SV-198 @MU-SV-200 @MU-5 @MU-7
    Scenario: En mulle med spadertvåorna är värd två poäng när båda låg fria
      Givet att bordet visar s2 s2 hK
      Och att plats 1 har d4 c8 på handen
      När turen kommer till plats 1
      Och plats 1 tar in s2 s2 med d4 och räknar s2 som mulle
      Så godtas det
      Och är högen för mullar hos plats 1 värd 2 poäng

    @MU-SV-198 @MU-SV-199 @MU-SV-201 @MU-6 @MU-7
    Scenario: En mulle med storan är värd sexton poäng när den spelas mot ett bygge med storan
      Givet att bordet visar hK
      Och att plats 0 har byggt d10 c6 till 16
      Och att plats 1 har d10 c8 på handen
      När turen kommer till plats 1
      Och plats 1 tar in bygge 1 med d10 och räknar d10 som mulle
      Så godtas det
      Och är högen för mullar hos plats 1 värd 16 poäng

    @MU-SV-198 @MU-6 @MU-7
    Scenario: En mulle med storan är värd tio poäng när båda rutertiorna låg i bygget
      Givet att bordet visar hK
      Och att plats 0 har byggt d10, d10 till 10
      Och att plats 1 har c10 c8 på handen
      När turen kommer till plats 1
      Och plats 1 tar in bygge 1 med c10 och räknar d10 som mulle
      Så godtas det
      Och är högen för mullar hos plats 1 värd 10 poäng

  Regel: Varje giv har fyrtio fasta poäng

    @MU-SV-202 @MU-13
    Scenario: Alla kort tillsammans ger fyrtio poäng
      Givet att plats 0 har tagit alla 104 kort
      När given är slut: allt är utspelat
      Så får plats 0 exakt 26 poäng för "spader"
      Och får plats 0 exakt 4 poäng för "storan"
      Och får plats 0 exakt 2 poäng för "lillan"
      Och får plats 0 exakt 8 poäng för "ess"
      Och får plats 0 sammanlagt 40 poäng

    @MU-SV-202 @MU-SV-203 @MU-13
    Scenariomall: Med <antal> spelare delas fyrtio poäng ut utöver tabbar och mullar
      Givet ett bord med <antal> spelare
      Och att plats 0 har tagit <ena>
      Och att plats 1 har tagit <andra>
      Och att plats 0 har rensat bordet 2 gånger
      Och att plats 1 har krävt tvillingar värda 9 poäng
      När given är slut: allt är utspelat
      Så får alla tillsammans 40 poäng förutom för "tabbar" och "mullar"

      Exempel:
        | antal | ena | andra |
        | 2     | sA s2 s3 s4 s5 s6 s7 s8 s9 s10 sJ sQ sK d10 hA | sA s2 s3 s4 s5 s6 s7 s8 s9 s10 sJ sQ sK d10 hA dA dA cA cA hK c9 |
        | 3     | sA s2 s3 s4 s5 s6 s7 s8 s9 s10 sJ sQ sK d10 hA | sA s2 s3 s4 s5 s6 s7 s8 s9 s10 sJ sQ sK d10 hA dA dA cA cA hK c9 |
        | 4     | sA s2 s3 s4 s5 s6 s7 s8 s9 s10 sJ sQ sK d10 hA | sA s2 s3 s4 s5 s6 s7 s8 s9 s10 sJ sQ sK d10 hA dA dA cA cA hK c9 |

    @MU-SV-203 @MU-13
    Scenario: Poäng för tabbar och mullar läggs till de fyrtio
      Givet att plats 0 har tagit alla 104 kort
      Och att plats 0 har rensat bordet 3 gånger
      Och att plats 0 har krävt tvillingar värda 20 poäng
      När given är slut: allt är utspelat
      Så får plats 0 sammanlagt 63 poäng

    @MU-SV-204 @MU-13
    Scenariomall: Varje storan är värd tre poäng om det är avtalat: <kort> ger <poäng>
      Givet att alternativet "storan-points" är 3
      Och att plats 0 har tagit <kort>
      När given är slut: allt är utspelat
      Så får plats 0 exakt <poäng> poäng för "storan"

      Exempel:
        | kort    | poäng |
        | d10     | 3     |
        | d10 d10 | 6     |
        | h10     | 0     |

    @MU-SV-204 @MU-13
    Scenario: Varje storan är värd två poäng om inget annat sägs
      Så är alternativet "storan-points" 2 om inget annat sägs
      Och får alternativet "storan-points" inte vara 4

    @MU-SV-205 @MU-13
    Scenario: De fasta poängen är fyrtiotvå när varje storan är värd tre
      Givet att alternativet "storan-points" är 3
      Och att plats 0 har tagit alla 104 kort
      När given är slut: allt är utspelat
      Så får plats 0 sammanlagt 42 poäng

    @MU-SV-205 @MU-13
    Scenario: De fasta poängen är fyrtiotvå även när spelarna har tagit var sin stora
      Givet att alternativet "storan-points" är 3
      Och att plats 0 har tagit sA s2 s3 s4 s5 s6 s7 s8 s9 s10 sJ sQ sK d10 hA
      Och att plats 1 har tagit sA s2 s3 s4 s5 s6 s7 s8 s9 s10 sJ sQ sK d10 hA dA dA cA cA hK c9
      När given är slut: allt är utspelat
      Så får alla tillsammans 42 poäng förutom för "tabbar" och "mullar"

  Regel: Bara skillnaden i poäng avgör partiet

    @MU-SV-206 @MU-14
    Scenariomall: Ställningen <ena> mot <andra> ger samma förlust som 30 mot 0
      Givet att det är giv 2
      Och att ställningen är <ena> och <andra>
      När given är slut: allt är utspelat
      Så är plats 1 till slut 30 poäng efter

      Exempel:
        | ena | andra |
        | 30  | 0     |
        | 75  | 45    |
        | 130 | 100   |

    @MU-SV-207 @MU-SV-208 @MU-13
    Scenario: Två tabbar och en mulle med sjuor är värda lika mycket som en mulle med nior
      Givet att det är giv 2
      Och att plats 0 har rensat bordet 2 gånger
      Och att plats 0 har krävt tvillingar värda 7 poäng
      Och att plats 1 har krävt tvillingar värda 9 poäng
      När given är slut: allt är utspelat
      Så får plats 0 sammanlagt 9 poäng
      Och får plats 1 sammanlagt 9 poäng
      Och vinner ingen given

    @MU-SV-207 @MU-13
    Scenario: En tabbe och en mulle med sjuor är värda mindre än en mulle med nior
      Givet att plats 0 har rensat bordet 1 gång
      Och att plats 0 har krävt tvillingar värda 7 poäng
      Och att plats 1 har krävt tvillingar värda 9 poäng
      När given är slut: allt är utspelat
      Så vinner plats 1 given

    @MU-SV-207 @MU-14
    Scenariomall: Partiet slutar likadant om lika många poäng kvittas eller skrivs upp
      Givet ett bord med 4 spelare
      Och att det är giv 4
      Och att ställningen är 50, 40, 50 och 40
      Och att plats 0 har rensat bordet <tabbar> gånger
      Och att plats 0 har krävt tvillingar värda <mullar> poäng
      Och att plats 1 har krävt tvillingar värda <deras> poäng
      När given är slut: allt är utspelat
      Så är plats 1 till slut 5 poäng efter

      Exempel:
        | tabbar | mullar | deras |
        | 0      | 0      | 0     |
        | 2      | 7      | 9     |
