# language: sv
Egenskap: Förberedelser och giv
  Här står vem som spelar med vem, vem som ger först och hur korten delas ut.

  Bakgrund:
    Givet ett bord med 2 spelare

  Regel: Fyra spelare spelar två mot två, annars spelar var och en för sig

    @MU-SV-025 @MU-SV-026 @MU-13
    Scenariomall: Plats <en> och plats <andra> är partner
      Givet ett bord med 4 spelare
      Och att plats <en> har tagit hA
      När given är slut: allt är utspelat
      Så vinner platserna <sidan> given
      Och får plats <andra> exakt 1 poäng för "ess"

      Exempel:
        | en | andra | sidan   |
        | 0  | 2     | 0 och 2 |
        | 2  | 0     | 0 och 2 |
        | 1  | 3     | 1 och 3 |
        | 3  | 1     | 1 och 3 |

    @MU-SV-026 @MU-13
    Scenario: De som sitter bredvid varandra är inte partner
      Givet ett bord med 4 spelare
      Och att plats 0 har tagit hA
      När given är slut: allt är utspelat
      Så får plats 1 sammanlagt 0 poäng
      Och får plats 3 sammanlagt 0 poäng

    @MU-SV-027 @MU-13
    Scenariomall: Med <antal> spelare har ingen någon partner
      Givet ett bord med <antal> spelare
      Och att plats 0 har tagit hA
      När given är slut: allt är utspelat
      Så spelar varje plats för sig
      Och vinner plats 0 given
      Och får plats 1 sammanlagt 0 poäng

      Exempel:
        | antal |
        | 2     |
        | 3     |

    @MU-SV-028 @MU-13
    Scenario: Givens poäng läggs till ställningen
      Givet att ställningen är 31 och 12
      Och att plats 1 har tagit hA d10
      När given är slut: allt är utspelat
      Så är ställningen 31 och 15

  Regel: Den som först får en spader ger

    @MU-SV-030 @MU-SV-031 @MU-2
    Scenariomall: Den som först får en spader ger den första given: <fall>
      När platserna drar <kort> om första given
      Så är plats <givare> första givare

      Exempel:
        | fall                                 | kort           | givare |
        | Den enda spadern                     | h7 s3          | 1      |
        | Den första av två spader             | s3 s7          | 0      |
        | En låg spader går före ett högt kort | hK dA s3       | 2      |
        | Fyra drar                            | hK s4 dQ sA    | 1      |

    @MU-SV-031 @MU-2
    Scenario: Alla får ett kort till om ingen fick en spader
      När platserna drar h7 c9 om första given
      Så drar plats 0 och 1 om

    @MU-SV-030 @MU-SV-031 @MU-2
    Scenario: Korten läggs upp varv efter varv tills en spader kommer
      När 3 platser drar i tur och ordning h7 c9 d3, sedan hA dK c4, sedan c8 d5 s6
      Så är plats 2 första givare
      Och dras det 3 gånger

  Regel: Leken blandas om före given

    # Ingen ser på korten vem som har kuperat. Därför prövas att ingen vid bordet kan påverka hur de ligger.

    @MU-SV-032 @MU-SV-033
    Scenario: Bara startvärdet avgör hur leken ligger
      När ett parti börjar med startvärdet "spader"
      Så är leken blandad
      Och är leken blandad på nytt efter dragningen om första given
      Och består leken av 104 olika kort
      Och ligger leken likadant i varje parti med startvärdet "spader"
      Och ligger leken annorlunda i ett parti med startvärdet "klöver"

    @MU-SV-033
    Scenario: Vem som är givare påverkar inte hur leken ligger
      När ett parti börjar med startvärdet "spader"
      Så ligger leken likadant med startvärdet "spader" vem som än är givare

  Regel: Varje spelare får fyra kort och bordet fyra, och sedan samma sak en gång till

    @MU-SV-029 @MU-SV-035 @MU-SV-036 @MU-SV-037 @MU-2
    Scenario: Med två spelare får givaren sina kort sist före bordet
      När given börjar
      Så fick plats 1 korten 1 till 4 i leken
      Och fick plats 0 korten 5 till 8 i leken
      Och fick bordet korten 9 till 12 i leken
      Och fick plats 1 korten 13 till 16 i leken
      Och fick plats 0 korten 17 till 20 i leken
      Och fick bordet korten 21 till 24 i leken
      Och är plats 1 på tur

    @MU-SV-029 @MU-SV-037 @MU-2
    Scenario: Med fyra spelare ges korten från platsen efter givaren
      Givet ett bord med 4 spelare
      Och att plats 2 är givare
      När given börjar
      Så fick plats 3 korten 1 till 4 i leken
      Och fick plats 0 korten 5 till 8 i leken
      Och fick plats 1 korten 9 till 12 i leken
      Och fick plats 2 korten 13 till 16 i leken
      Och fick bordet korten 17 till 20 i leken
      Och fick plats 3 korten 21 till 24 i leken
      Och fick plats 2 korten 33 till 36 i leken
      Och fick bordet korten 37 till 40 i leken
      Och är plats 3 på tur

    @MU-SV-029 @MU-2
    Scenario: Turen går medsols
      Givet ett bord med 3 spelare
      Och att plats 1 är givare
      Och att bordet visar h3
      Och att plats 2 har hK hQ på handen
      Och att plats 0 har dK dQ på handen
      Och att plats 1 har c8 c7 på handen
      När turen kommer till plats 2
      Och plats 2 lägger ut hK
      Så är plats 0 på tur
      När plats 0 lägger ut dQ
      Så är plats 1 på tur

    @MU-SV-035 @MU-SV-036 @MU-SV-038 @MU-2
    Scenariomall: Med <antal> spelare blir <resten> kort kvar till senare omgångar
      Givet ett bord med <antal> spelare
      När given börjar
      Så har varje plats 8 kort på handen
      Och ligger det 8 kort på bordet
      Och har talongen <resten> kort

      Exempel:
        | antal | resten |
        | 2     | 80     |
        | 3     | 72     |
        | 4     | 64     |

    @MU-SV-034 @MU-SV-038 @MU-2
    Scenario: Korten i talongen delas ut när alla händer är tomma
      Givet att bordet visar h9
      Och att plats 1 har c3 på handen
      Och att plats 0 har cA på handen
      Och att talongen börjar med hK dK cK sK hQ dQ cQ sQ h8 d8 c8 s8 h7 d7 c7 s7 h6 d6 c6 s6 h5 d5 c5 s5 h4 d4 c4 s4 hJ dJ cJ sJ
      När turen kommer till plats 1
      Och plats 1 lägger ut c3
      Så har det getts kort 0 gånger i given
      När plats 0 lägger ut cA
      Så har det getts kort 1 gång i given
      Och har plats 1 hK dK cK sK h8 d8 c8 s8 på handen
      Och har talongen 16 kort

    Scenario: Alla är med så snart korten är givna
      Givet ett bord med 3 spelare
      När given börjar
      Så ser plats 0 att plats 0 är aktiv
      Och ser plats 0 att plats 1 är aktiv
      Och ser plats 0 att plats 2 är aktiv
