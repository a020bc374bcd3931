# language: sv
Egenskap: Partiets slut
  Efter sista given visar ställningen vad var och en har vunnit eller förlorat.

  # Ställningen räknas från det kapital som alla börjar med. Stenar som fylls på räknas inte: den som köper fler har
  # lika mycket mer att räkna ifrån. Ett tal över noll är ett överskott, och ett tal under noll är ett underskott.

  Regel: Partiet är slut efter det överenskomna antalet givar

    @HH-SV-285
    Scenariomall: Ett parti på <antal> givar är slut efter sista given, och ställningen går jämnt ut
      Givet att alternativet "rounds" är <antal>
      Och att det är giv <antal>
      Och att ställningen är 20, 3 och -23
      Och att plats 0 har 93 kortpoäng
      Och att plats 1 har 85 kortpoäng
      Och att plats 2 har 86 kortpoäng
      När given är slut: korten är slut
      Så är partiet slut
      Och är förlusterna tillsammans lika stora som vinsterna
      Och är ställningen 25, 0 och -25

      Exempel:
        | antal |
        | 3     |
        | 6     |
        | 12    |

    @HH-SV-285
    Scenario: Ingen ny giv kan börja efter den sista
      Givet ett bord med 4 spelare
      Och att alternativet "participation.minimum" är free
      Och att alternativet "rounds" är 3
      Och att det är giv 3
      När given börjar
      Och plats 0 säger "jag är med"
      Och alla som tillfrågas säger "jag står över"
      Så är partiet slut
      Och går det inte att börja nästa giv

    @HH-SV-285
    Scenario: Partiet är inte slut före sista given
      Givet ett bord med 4 spelare
      Och att alternativet "participation.minimum" är free
      Och att alternativet "rounds" är 3
      Och att det är giv 2
      När given börjar
      Och plats 0 säger "jag är med"
      Och alla som tillfrågas säger "jag står över"
      Så är partiet inte slut
      När nästa giv börjar
      Så är det giv 3

  Regel: Ställningen visar vad var och en har vunnit eller förlorat

    @HH-SV-286 @HH-SV-287
    Scenario: En spelare slutar på plus, en på minus och en på noll
      Givet att det är giv 12
      Och att ställningen är 20, 3 och -23
      Och att plats 0 har 93 kortpoäng
      Och att plats 1 har 85 kortpoäng
      Och att plats 2 har 86 kortpoäng
      När given är slut: korten är slut
      Så har plats 0 vunnit 25 poäng
      Och har plats 1 varken vunnit eller förlorat något
      Och har plats 2 förlorat 25 poäng

    @HH-SV-286 @HH-SV-287
    Scenario: Sista given kan vända en förlust i vinst
      Givet att det är giv 12
      Och att ställningen är 40, -1 och -39
      Och att plats 1 har tagit 1B 3B 8B 11B 12B
      När given är slut: shoubu av plats 1
      Så har plats 0 förlorat 80 poäng
      Och har plats 1 vunnit 239 poäng
      Och har plats 2 förlorat 159 poäng

    # Programmet utser ingen vinnare av partiet. Den syns i ställningen.
    @HH-SV-288
    Scenariomall: Den som har störst överskott behöver inte vinna sista given: ställningen före är <före>
      Givet att det är giv 12
      Och att ställningen är <före>
      Och att plats 0 har 80 kortpoäng
      Och att plats 1 har 88 kortpoäng
      Och att plats 2 har 96 kortpoäng
      När given är slut: korten är slut
      Så vinner plats 2 given
      Men har plats <vinnare> ensam störst överskott

      Exempel:
        | före            | vinnare |
        | 50, 0 och -50   | 0       |
        | 9, 0 och -9     | 0       |
        | 7, 0 och -7     | 2       |
        | -20, 30 och -10 | 1       |

  Regel: Underskotten räcker precis till överskotten

    # Programmet räknar inte om poäng till pengar. Det garanterar bara att förlorarnas underskott räcker precis
    # till alla överskott, även efter hela partier och hur de än har gått.
    @HH-SV-289 @HH-SV-290
    Scenario: Med fem spelare är förlusterna tillsammans lika stora som vinsterna
      Givet ett bord med 5 spelare
      Och att det är giv 12
      Och att ställningen är 31, -17, 8, -20 och -2
      Och att bordet visar 1B 2C2 4C2 5R 7A 9C2
      Och att plats 0, 1 och 2 är aktiva
      Och att plats 3 har stått över
      Och att plats 4 tvingades stå över
      Och att plats 4 har 6A 8A 8C1 8C2 10C1 11C1 12C1 på handen
      Och att plats 0 har 1R 2C1 3C1 4C1 6C1 11B 12C2 på handen
      Och att plats 0 har deklarerat "en remsa"
      Och att plats 0 har 91 kortpoäng
      Och att plats 1 har 72 kortpoäng
      Och att plats 2 har 101 kortpoäng
      När given är slut: korten är slut
      Så är partiet slut
      Och är förlusterna tillsammans lika stora som vinsterna
      Och är ställningen 197, -149, -66, -20 och 38

    @HH-SV-289 @HH-SV-290
    Scenariomall: Med <spelare> spelare är förlusterna lika stora som vinsterna, efter <ställning>
      Givet ett bord med <spelare> spelare
      Och att det är giv 12
      Och att ställningen är <ställning>
      Och att plats 0 har <0> kortpoäng
      Och att plats 1 har <1> kortpoäng
      När given är slut: <slut>
      Så är partiet slut
      Och är förlusterna tillsammans lika stora som vinsterna
      Och är ställningen <till slut>

      Exempel:
        | spelare | ställning      | 0   | 1   | slut           | till slut          |
        | 2       | 45 och -45     | 118 | 104 | korten är slut | 59 och -59         |
        | 2       | -8 och 8       | 60  | 170 | korten är slut | -118 och 118       |
        | 3       | 12, -40 och 28 | 88  | 88  | korten är slut | 12, -40 och 28     |
        | 3       | 12, -40 och 28 | 171 | 50  | korten är slut | 272, -170 och -102 |

    @HH-SV-289 @HH-SV-290
    Scenario: Med sju spelare är förlusterna lika stora som vinsterna, fast en inte var med
      Givet ett bord med 7 spelare
      Och att det är giv 12
      Och att ställningen är 12, -30, 5, 8, 0, -15 och 20
      Och att plats 0 har X 1R 2A 4C1 5R 7A 9C2 på handen
      Och att plats 1 har 9R 10C2 på handen
      Och att plats 2 har 8B på handen
      Och att plats 3 har 10R på handen
      Och att plats 4 har 9A 11B 6C2 6R på handen
      Och att den blandade talongen börjar med 9A 11B 6C2 6R
      När given börjar
      Och alla som tillfrågas säger "jag är med"
      Och ingen deklarerar något
      Och korten spelas så här
        | plats | från handen  | från talongen |
        | 1     | 9R tar 9C2   | 9A            |
        | 2     | 8B           | 11B           |
        | 3     | 10R          | 6C2           |
        | 1     | 10C2 tar 10R | 6R tar 6C2    |
      Och plats 1 säger "shoubu"
      Så är partiet slut
      Och har plats 0 vunnit 12 poäng
      Och är förlusterna tillsammans lika stora som vinsterna
      Och är ställningen 12, 110, -83, -80, 12, -3 och 32

    @HH-SV-289 @HH-SV-290
    Scenario: Två förlorare betalar var sitt underskott till en vinnare
      Givet att det är giv 12
      Och att ställningen är -15, 40 och -25
      Och att plats 0 har 83 kortpoäng
      Och att plats 1 har 98 kortpoäng
      Och att plats 2 har 83 kortpoäng
      När given är slut: korten är slut
      Så har plats 0 förlorat 20 poäng
      Och har plats 2 förlorat 30 poäng
      Och har plats 1 vunnit 50 poäng
