# language: sv
Egenskap: Spela eller stå över
  Bara tre spelar ut korten i en giv. Är man fler får var och en säga till i tur och ordning.

  Regel: Tre spelar korten

    @HH-SV-074 @HH-SV-075 @HH-5
    Scenario: Vid tre finns inget att välja
      När given börjar
      Så är plats 0, 1 och 2 aktiva
      Och får plats 0 inte säga "jag står över"
      Och är fasen "turn"

    @HH-SV-074 @HH-SV-075 @HH-SV-076 @HH-5
    Scenariomall: Vid <antal> tillfrågas man, givaren först, och tre blir aktiva
      Givet ett bord med <antal> spelare
      Och att plats 2 är givare
      När given börjar
      Så är plats 2 på tur
      Och får plats 2 säga "jag är med"
      Och får plats 2 säga "jag står över"
      Och får plats 3 inte säga "jag är med"
      När alla som tillfrågas säger "jag är med"
      Så är plats <aktiva> aktiva

      Exempel:
        | antal | aktiva    |
        | 4     | 0, 2 och 3 |
        | 5     | 2, 3 och 4 |
        | 6     | 2, 3 och 4 |

    @HH-SV-077 @HH-5
    Scenario: Ordet går motsols och börjar om vid plats 0
      Givet ett bord med 6 spelare
      Och att plats 4 är givare
      När given börjar
      Och plats 4 säger "jag är med"
      Så är plats 5 på tur
      När plats 5 säger "jag står över"
      Så är plats 0 på tur
      När plats 3 säger "jag är med"
      Så vägras det: not-your-turn

  Regel: Man slutar fråga när tre har gått med eller bara de som behövs är kvar

    @HH-SV-078 @HH-SV-091 @HH-5
    Scenario: Efter tre ja får de andra inte vara med
      Givet ett bord med 5 spelare
      När given börjar
      Och plats 0 säger "jag är med"
      Och plats 1 säger "jag är med"
      Så är plats 2 på tur
      När plats 2 säger "jag är med"
      Så är plats 0, 1 och 2 aktiva
      Och har plats 3 och 4 tvingats stå över
      Och får plats 3 inte säga "jag är med"

    @HH-SV-078 @HH-SV-079 @HH-5
    Scenario: Efter två nej av fem måste resten vara med
      Givet ett bord med 5 spelare
      När given börjar
      Och plats 0 säger "jag är med"
      Och plats 1 säger "jag står över"
      Så är plats 2 på tur
      Och får plats 2 säga "jag står över"
      När plats 2 säger "jag står över"
      Så är plats 0, 3 och 4 aktiva
      Och får plats 3 inte säga "jag står över"
      Och får plats 4 inte säga "jag står över"
      Och är fasen "turn"

    @HH-SV-079 @HH-5
    Scenario: Av fyra kan bara en stå över
      Givet ett bord med 4 spelare
      När given börjar
      Och plats 0 säger "jag står över"
      Så är plats 1, 2 och 3 aktiva
      När plats 1 säger "jag står över"
      Så vägras det: not-open

  Regel: Givaren kan gå med blint, om man spelar så

    @HH-SV-080 @HH-17
    Scenario: Mizuten sägs innan något kort har delats ut och räknas som att gå med
      Givet ett bord med 4 spelare
      Och att plats 2 är givare
      Och att tillvalet "mizuten" är ja
      När given börjar
      Så har varje plats 0 kort på handen
      Och får plats 2 säga "mizuten"
      Och får plats 3 inte säga "mizuten"
      När plats 2 säger "mizuten"
      Så har varje plats 7 kort på handen
      Och är plats 3 på tur
      Och är plats 2 aktiv
      Och får plats 2 inte säga "jag står över"

    @HH-SV-080 @HH-17
    Scenario: När korten väl ligger är det för sent
      Givet ett bord med 4 spelare
      Och att tillvalet "mizuten" är ja
      När given börjar
      Och plats 0 säger "jag är tyst"
      Så har varje plats 7 kort på handen
      Och får plats 0 inte säga "mizuten"
      Och får plats 0 säga "jag står över"

    @HH-SV-080 @HH-17
    Scenario: Utan tillvalet delas korten ut genast
      Givet ett bord med 4 spelare
      När given börjar
      Så är tillvalet "mizuten" nej om inget annat sägs
      Och har varje plats 7 kort på handen
      Och får plats 0 inte säga "mizuten"

    @HH-SV-081 @HH-17
    Scenariomall: Den blinde givaren kan få något extra
      Givet att tillvalet "mizuten" är ja
      Och att plats 0 har sagt mizuten
      Och att plats 0 har <poäng> kortpoäng
      Och att plats 1 har 87 kortpoäng
      Och att plats 2 har <andras> kortpoäng
      När given är slut: korten är slut
      Så ger prestationen "mizuten" plats 0 <vinst> poäng av plats 1
      Och ger prestationen "mizuten" plats 0 <vinst> poäng av plats 2

      Exempel:
        | poäng | andras | vinst |
        | 89    | 88     | 10    |
        | 88    | 89     | 0     |

    @HH-SV-081 @HH-17
    Scenario: Den som gick med på vanligt sätt får inget extra
      Givet att tillvalet "mizuten" är ja
      Och att plats 0 har 89 kortpoäng
      Och att plats 1 har 87 kortpoäng
      Och att plats 2 har 88 kortpoäng
      När given är slut: korten är slut
      Så betalas inget för achievement "mizuten"

  Regel: Står givaren över tar närmaste aktiva till höger vid

    @HH-SV-082 @HH-1
    Scenario: Närmast är inte alltid nästa plats
      Givet ett bord med 6 spelare
      Och att plats 4 är givare
      När given börjar
      Och plats 4 säger "jag står över"
      Och plats 5 säger "jag står över"
      Och plats 0 säger "jag är med"
      Och plats 1 säger "jag står över"
      Så är plats 0, 2 och 3 aktiva
      Och är plats 0 givare för kortspelet
      Och är plats 0 på tur

    @HH-SV-082 @HH-1
    Scenario: En givare som går med förblir givare
      Givet ett bord med 4 spelare
      Och att plats 3 är givare
      När given börjar
      Och alla som tillfrågas säger "jag är med"
      Så är plats 3 givare för kortspelet

  Regel: De bortlagda händerna blir talong

    @HH-SV-083
    Scenario: Handen läggs till resten av leken
      Givet ett bord med 4 spelare
      Och att plats 3 har 6A 8A 8C1 8C2 10C1 11C1 12C1 på handen
      När given börjar
      Så har talongen 14 kort
      När alla som tillfrågas säger "jag är med"
      Så har talongen 21 kort
      Och ingår 6A 8A 8C1 8C2 10C1 11C1 12C1 i talongen
      Och har plats 3 0 kort på handen
      Och har plats 2 7 kort på handen

    @HH-SV-083
    Scenario: Med sex blir talongen bara de tre händerna, frivilliga som ofrivilliga
      Givet ett bord med 6 spelare
      Och att plats 0 har 6A 8A 8C1 8C2 10C1 11C1 12C1 på handen
      Och att plats 5 har 1R 2A 3C1 4C1 5A 7C1 9A på handen
      När given börjar
      Så har talongen 0 kort
      När plats 0 säger "jag står över"
      Och plats 1 säger "jag är med"
      Och plats 2 säger "jag är med"
      Och plats 3 säger "jag är med"
      Så har talongen 21 kort
      Och ingår 6A 8A 8C1 8C2 10C1 11C1 12C1 i talongen
      Och ingår 1R 2A 3C1 4C1 5A 7C1 9A i talongen

    @HH-SV-083 @HH-SV-084
    Scenario: Högen blandas
      Givet ett bord med 5 spelare
      När ett parti börjar med fröet "lönnlöv"
      Och alla som tillfrågas säger "jag är med"
      Så är talongen resten av leken och de bortlagda korten, blandade om

    @HH-SV-084
    Scenario: Ett bortlagt kort kan komma först
      Givet ett bord med 4 spelare
      Och att plats 0 har 1R 2A 3C1 4A 5C1 7C1 9C1 på handen
      Och att plats 3 har 6A 8A 8C1 8C2 10C1 11C1 12C1 på handen
      Och att den blandade talongen börjar med 6A
      När given börjar
      Och alla som tillfrågas säger "jag är med"
      Och plats 0 spelar 2A
      Och plats 0 slår upp 6A
      Så godtas det
