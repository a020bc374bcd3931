# language: sv
Egenskap: Partiet
  Så avgörs hur många givar partiet varar, vem som vinner det och med hur mycket.

  Bakgrund:
    Givet ett bord med 2 spelare

  Regel: Var och en ger en gång i ett parti

    @MU-SV-209 @MU-14
    Scenariomall: Med <antal> spelare ger plats <nästa> efter plats <givare>
      Givet ett bord med <antal> spelare
      Och att plats <givare> är givare
      När given är slut: allt är utspelat
      Så är plats <nästa> nästa givare

      Exempel:
        | antal | givare | nästa |
        | 2     | 0      | 1     |
        | 2     | 1      | 0     |
        | 3     | 1      | 2     |
        | 4     | 3      | 0     |

    @MU-SV-209 @MU-14
    Scenario: Den som vann given ger inte nästa giv
      Givet att plats 0 är givare
      Och att plats 0 har tagit hA
      När given är slut: allt är utspelat
      Så vinner plats 0 given
      Och är plats 1 nästa givare

    @MU-SV-210 @MU-SV-211 @MU-14
    Scenariomall: Med <antal> spelare varar partiet <antal> givar
      Givet ett bord med <antal> spelare
      Så varar partiet <antal> givar

      Exempel:
        | antal |
        | 2     |
        | 3     |
        | 4     |

    @MU-SV-211 @MU-14
    Scenario: Med två spelare är partiet inte slut efter första given
      När given är slut: allt är utspelat
      Så är partiet inte slut
      Och är plats 1 nästa givare

    @MU-SV-211 @MU-14
    Scenario: Med två spelare är partiet slut efter andra given
      Givet att det är giv 2
      När given är slut: allt är utspelat
      Så är partiet slut

    @MU-SV-210 @MU-14
    Scenariomall: Med tre spelare börjar plats <förhand> i giv <giv>
      Givet ett bord med 3 spelare
      Och att det är giv <giv>
      Och att plats <givare> är givare
      När given börjar
      Så är plats <förhand> på tur
      När given är slut: allt är utspelat
      Så är plats <förhand> nästa givare

      Exempel:
        | giv | givare | förhand |
        | 1   | 0      | 1       |
        | 2   | 1      | 2       |
        | 3   | 2      | 0       |

    @MU-SV-210 @MU-14
    Scenariomall: Med tre spelare är partiet inte slut efter giv <giv>
      Givet ett bord med 3 spelare
      Och att det är giv <giv>
      När given är slut: allt är utspelat
      Så är partiet inte slut

      Exempel:
        | giv |
        | 1   |
        | 2   |

    @MU-SV-210 @MU-14
    Scenario: Med tre spelare är partiet slut efter tredje given
      Givet ett bord med 3 spelare
      Och att det är giv 3
      När given är slut: allt är utspelat
      Så är partiet slut

    @MU-SV-210 @MU-14
    Scenario: Spelarna får komma överens om ett annat antal givar
      Givet att alternativet "rounds" är 5
      Så varar partiet 5 givar

  Regel: Den som har flest poäng vinner partiet, och vinsten är skillnaden

    @MU-SV-212 @MU-SV-213 @MU-14
    Scenario: Med två spelare vinner den som har flest poäng
      Givet att det är giv 2
      Och att ställningen är 61 och 47
      När given är slut: allt är utspelat
      Så vinner plats 0 partiet
      Och är plats 1 till slut 14 poäng efter
      Och är plats 0 till slut 0 poäng efter

    @MU-SV-212 @MU-14
    Scenario: Den sista givens poäng kan avgöra partiet
      Givet att det är giv 2
      Och att ställningen är 61 och 47
      Och att plats 1 har krävt tvillingar värda 15 poäng
      När given är slut: allt är utspelat
      Så vinner plats 1 partiet
      Och är plats 0 till slut 1 poäng efter

    @MU-SV-212 @MU-14
    Scenario: Den som vann sista given vinner inte alltid partiet
      Givet att det är giv 2
      Och att ställningen är 61 och 47
      Och att plats 1 har tagit hA
      När given är slut: allt är utspelat
      Så vinner plats 1 given
      Och vinner plats 0 partiet

    @MU-SV-212 @MU-14
    Scenario: Båda vinner partiet om de har lika många poäng
      Givet att det är giv 2
      Och att ställningen är 50 och 50
      När given är slut: allt är utspelat
      Så vinner platserna 0 och 1 partiet
      Och är plats 1 till slut 0 poäng efter
      Och vinner ingen given

    @MU-SV-213 @MU-14
    Scenario: Med tre spelare räknas skillnaden till vinnaren för var och en
      Givet ett bord med 3 spelare
      Och att det är giv 3
      Och att ställningen är 40, 62 och 51
      När given är slut: allt är utspelat
      Så vinner plats 1 partiet
      Och är plats 0 till slut 22 poäng efter
      Och är plats 2 till slut 11 poäng efter

    @MU-SV-213 @MU-14
    Scenario: Ingen skillnad räknas före sista given
      Givet att ställningen är 61 och 47
      När given är slut: allt är utspelat
      Så fortsätter partiet efter given

  Regel: Med fyra spelare halveras skillnaden

    @MU-SV-214 @MU-14
    Scenariomall: Med fyra spelare blir skillnaden <skillnad> till <hälften>
      Givet ett bord med 4 spelare
      Och att det är giv 4
      Och att ställningen är <ställning>
      När given är slut: allt är utspelat
      Så vinner platserna 0 och 2 partiet
      Och är plats 1 till slut <hälften> poäng efter
      Och är plats 3 till slut <hälften> poäng efter

      Exempel:
        | skillnad | ställning         | hälften |
        | 30       | 90, 60, 90 och 60 | 15      |
        | 31       | 91, 60, 91 och 60 | 15,5    |

    @MU-SV-214 @MU-14
    Scenario: Med tre spelare halveras skillnaden inte
      Givet ett bord med 3 spelare
      Och att det är giv 3
      Och att ställningen är 90, 60 och 60
      När given är slut: allt är utspelat
      Så är plats 1 till slut 30 poäng efter

  Regel: En förlust på mer än hundra ger hundraklubben, och mer än tvåhundra ger ketchup

    @MU-SV-215 @MU-14
    Scenariomall: En så stor förlust ger en plats i hundraklubben: <fall>
      Givet ett bord med <antal> spelare
      Och att det är giv <antal>
      Och att ställningen är <ställning>
      När given är slut: allt är utspelat
      Så kallas förlusten för plats 1 "hundraklubben"

      Exempel:
        | fall                           | antal | ställning           |
        | Hundraett vid två              | 2     | 151 och 50          |
        | Hundraett vid tre              | 3     | 151, 50 och 140     |
        | Hundra och en halv vid fyra    | 4     | 251, 50, 251 och 50 |
        | Tvåhundra                      | 2     | 250 och 50          |
        | Den som får ketchup är där med | 2     | 251 och 50          |

    @MU-SV-215 @MU-14
    Scenariomall: En så stor förlust ger ingen plats i hundraklubben: <fall>
      Givet ett bord med <antal> spelare
      Och att det är giv <antal>
      Och att ställningen är <ställning>
      När given är slut: allt är utspelat
      Så kallas förlusten för plats 1 inte "hundraklubben"

      Exempel:
        | fall               | antal | ställning           |
        | Jämnt hundra       | 2     | 150 och 50          |
        | Tvåhundra vid fyra | 4     | 250, 50, 250 och 50 |
        | Hundraett vid fyra | 4     | 151, 50, 151 och 50 |

    @MU-SV-215 @MU-14
    Scenario: Bara den som är mer än hundra poäng efter kommer med i hundraklubben
      Givet ett bord med 3 spelare
      Och att det är giv 3
      Och att ställningen är 151, 50 och 51
      När given är slut: allt är utspelat
      Så kallas förlusten för plats 1 "hundraklubben"
      Men kallas förlusten för plats 2 inte "hundraklubben"
      Och kallas förlusten för plats 0 inte "hundraklubben"

    @MU-SV-217 @MU-14
    Scenariomall: En så stor förlust är en ketchup: <fall>
      Givet ett bord med <antal> spelare
      Och att det är giv <antal>
      Och att ställningen är <ställning>
      När given är slut: allt är utspelat
      Så kallas förlusten för plats 1 "ketchup"
      Och kallas förlusten för plats 1 "hundraklubben"

      Exempel:
        | fall                           | antal | ställning           |
        | Tvåhundraett                   | 2     | 251 och 50          |
        | Tvåhundra och en halv vid fyra | 4     | 451, 50, 451 och 50 |

    @MU-SV-217 @MU-14
    Scenariomall: En så stor förlust är inte en ketchup: <fall>
      Givet ett bord med <antal> spelare
      Och att det är giv <antal>
      Och att ställningen är <ställning>
      När given är slut: allt är utspelat
      Så kallas förlusten för plats 1 inte "ketchup"

      Exempel:
        | fall                | antal | ställning           |
        | Jämnt tvåhundra     | 2     | 250 och 50          |
        | Fyrahundra vid fyra | 4     | 450, 50, 450 och 50 |

  Regel: Den som är bunden och inte kan spela något kort förlorar partiet

    @MU-SV-218 @MU-10
    Scenario: Partiet är genast slut när en spelare är fast, vad ställningen än är
      Givet att ställningen är 80 och 20
      När given är slut: ingen utväg finns av plats 0
      Så slutar partiet med given
      Och vinner plats 1 partiet
      Och räknas det inte ut hur långt efter någon slutar

    @MU-SV-218 @MU-10
    Scenario: Den som inte får lägga ut och inte kan göra något annat är fast och förlorar
      Givet att bordet visar hK
      Och att plats 1 har byggt h5 c6 till 11
      Och att plats 1 har s9 på handen
      När turen kommer till plats 1
      Så slutar given så här: ingen utväg finns
      Och slutar partiet med given
      Och vinner plats 0 given
      Och vinner plats 0 partiet

    @MU-SV-218 @MU-10
    Scenario: Den som kan ta in sitt bygge är inte fast
      Givet att bordet visar hK
      Och att plats 1 har byggt h5 c6 till 11
      Och att plats 1 har s9 sJ på handen
      När turen kommer till plats 1
      Så är given inte slut
      När plats 1 tar in bygge 1 med sJ
      Så godtas det

    @MU-SV-218 @MU-10
    Scenario: Den som inte har gjort bygget är inte bunden och får lägga ut
      Givet att bordet visar hK
      Och att plats 0 har byggt h5 c6 till 11
      Och att plats 1 har s9 på handen
      När turen kommer till plats 1
      Och plats 1 lägger ut s9
      Så godtas det

    @MU-SV-218 @MU-10
    Scenario: En giv som spelas ut avslutar inte partiet i förtid
      Givet att ställningen är 80 och 20
      När given är slut: allt är utspelat
      Så fortsätter partiet efter given

    @MU-SV-218 @MU-10
    Scenario: Partnern till den som är fast förlorar också
      Givet ett bord med 4 spelare
      När given är slut: ingen utväg finns av plats 0
      Så slutar partiet med given
      Och vinner platserna 1 och 3 partiet

    @MU-SV-218 @MU-10
    Scenario: Den som är fast förlorar även med flest poäng
      Givet att det är giv 2
      Och att ställningen är 20 och 80
      Och att bordet visar hK
      Och att plats 1 har tagit sA s3 s4
      Och att plats 1 har byggt h5 c6 till 11
      Och att plats 1 har s9 på handen
      När turen kommer till plats 1
      Så slutar given så här: ingen utväg finns
      Och får plats 1 sammanlagt 4 poäng
      Och får plats 0 sammanlagt 0 poäng
      Och vinner plats 0 given
      Och vinner plats 0 partiet

    @MU-SV-218 @MU-10
    Scenariomall: Med <antal> spelare vinner plats <annan> given när plats <den> är fast
      Givet ett bord med <antal> spelare
      När given är slut: ingen utväg finns av plats <den>
      Så vinner plats <annan> given
      Och slutar partiet med given

      Exempel:
        | antal | den | annan |
        | 2     | 0   | 1     |
        | 2     | 1   | 0     |
        | 3     | 0   | 1     |
        | 3     | 2   | 0     |

    @MU-SV-218 @MU-10
    Scenariomall: Med fyra spelare vinner platserna <de andra> given när plats <den> är fast
      Givet ett bord med 4 spelare
      När given är slut: ingen utväg finns av plats <den>
      Så vinner platserna <de andra> given

      Exempel:
        | den | de andra |
        | 0   | 1 och 3  |
        | 1   | 0 och 2  |

    @MU-SV-218 @MU-10
    Scenariomall: Den som är fast förlorar även när alternativet <alternativ> spelas
      Givet att alternativet "<alternativ>" är ja
      Och att bordet visar hK
      Och att plats 1 har byggt h5 c6 till 11
      Och att plats 1 har s9 på handen
      När turen kommer till plats 1
      Så slutar given så här: ingen utväg finns
      Och vinner plats 0 partiet

      Exempel:
        | alternativ |
        | build-down |
        | lower      |
