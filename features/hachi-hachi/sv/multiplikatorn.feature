# language: sv
Egenskap: Multiplikatorn
  De sex korten på bordet avgör hur mycket given är värd.

  Regel: Multiplikatorn är ett, två eller fyra

    @HH-SV-057 @HH-SV-058 @HH-SV-059 @HH-4
    Scenario: Ett bord utan lysande kort kallas koba
      Givet att bordet visar 1R 2A 4C1 5R 7A 9C2
      Så är multiplikatorn 1
      Och kallas fältet "koba"
      Och förs ingen multiplikator över

    @HH-SV-057 @HH-SV-058 @HH-4
    Scenario: Lysande kort på händer och i talongen räknas inte
      Givet att bordet visar 1R 2A 4C1 5R 7A 9C2
      Och att plats 0 har 1B 3B 8B 2C1 4A 6C1 9R på handen
      Och att talongen börjar med 11B 12B
      När given börjar
      Så är multiplikatorn 1

    @HH-SV-056 @HH-SV-060 @HH-SV-061 @HH-SV-062 @HH-SV-063 @HH-4
    Scenariomall: Ett bord med <kort> kallas <namn>
      Givet att bordet visar <kort> 2C1 4C1 5R 7A 9C2
      Så är multiplikatorn <gånger>
      Och kallas fältet "<namn>"
      Och förs ingen multiplikator över

      Exempel:
        | kort | gånger | namn    |
        | 1B   | 2      | ooba    |
        | 3B   | 2      | ooba    |
        | 8B   | 2      | ooba    |
        | 11B  | 4      | zetsuba |
        | 12B  | 4      | zetsuba |
        | 11A  | 1      | koba    |
        | 12C1 | 1      | koba    |

    @HH-SV-056 @HH-SV-057 @HH-4
    Scenariomall: Multiplikatorn gäller kortpoängen när <kort> ligger på bordet
      Givet att bordet visar <kort> 2C1 4C1 5R 7A 9C2
      Och att plats 0 har 93 kortpoäng
      Och att plats 1 har 91 kortpoäng
      Och att plats 2 har 80 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 2 betalar <mot 0> poäng till plats 0 i kortpoäng
      Och plats 2 betalar <mot 1> poäng till plats 1 i kortpoäng

      Exempel:
        | kort | mot 0 | mot 1 |
        | 1R   | 5     | 3     |
        | 1B   | 10    | 6     |
        | 11B  | 20    | 12    |

  Regel: Den högsta multiplikatorn gäller, och de andra väntar till nästa giv

    @HH-SV-064 @HH-SV-065 @HH-4
    Scenario: Med tranan och regnmannen på bordet gäller fyra, och två väntar
      Givet att bordet visar 1B 11B 2C1 4C1 5R 7A
      Så är multiplikatorn 4
      Och förs multiplikatorn 2 över

    @HH-SV-064 @HH-SV-065 @HH-4
    Scenario: Av två lika höga multiplikatorer gäller den ena, och den andra väntar
      Givet att bordet visar 11B 12B 1B 4C1 5R 7A
      Så är multiplikatorn 4
      Och förs multiplikatorerna 2 och 4 över

    @HH-SV-066 @HH-SV-067 @HH-SV-068 @HH-4
    Scenario: En väntande multiplikator används när bordet inte har någon
      Givet att multiplikatorn 2 väntar från förut
      Och att bordet visar 1R 2A 4C1 5R 7A 9C2
      Så är multiplikatorn 2
      Och förs ingen multiplikator över

    @HH-SV-066 @HH-SV-067 @HH-SV-068 @HH-4
    Scenario: En högre ny multiplikator går före den som väntar
      Givet att multiplikatorn 2 väntar från förut
      Och att bordet visar 11B 1B 4C1 5R 7A 9C2
      Så är multiplikatorn 4
      Och förs multiplikatorerna 2 och 2 över

    @HH-SV-067 @HH-SV-068 @HH-4
    Scenario: En högre väntande multiplikator går före den nya
      Givet att multiplikatorn 4 väntar från förut
      Och att bordet visar 8B 2A 4C1 5R 7A 9C2
      Så är multiplikatorn 4
      Och förs multiplikatorn 2 över

    @HH-SV-065 @HH-SV-066 @HH-SV-067 @HH-SV-068 @HH-SV-069 @HH-4
    Scenario: Giv efter giv används en av de väntande multiplikatorerna
      Givet ett bord med 4 spelare
      Och att alternativet "participation.minimum" är free
      Och att bordet visar 1B 8B 11B 4C1 5R 7A
      När given börjar
      Så är multiplikatorn 4
      Och förs multiplikatorerna 2 och 2 över
      När plats 0 säger "jag är med"
      Och alla som tillfrågas säger "jag står över"
      Och nästa giv börjar med 1R 2A 4C1 5R 7A 9C2 på bordet
      Så är multiplikatorn 2
      Och förs multiplikatorn 2 över
      När plats 0 säger "jag är med"
      Och alla som tillfrågas säger "jag står över"
      Och nästa giv börjar med 12B 2A 4C1 5R 7A 9C2 på bordet
      Så är multiplikatorn 4
      Och förs multiplikatorn 2 över
      När plats 0 säger "jag är med"
      Och alla som tillfrågas säger "jag står över"
      Och nästa giv börjar med 1R 2A 4C1 5R 7A 9C2 på bordet
      Så är multiplikatorn 2
      Och förs ingen multiplikator över

    @HH-SV-070 @HH-4
    Scenario: Multiplikatorer som väntar efter sista given förfaller
      Givet ett bord med 4 spelare
      Och att alternativet "participation.minimum" är free
      Och att det är giv 12
      Och att bordet visar 1B 11B 2C1 4C1 5R 7A
      När given börjar
      Så är multiplikatorn 4
      Och förs multiplikatorn 2 över
      När plats 0 säger "jag är med"
      Och alla som tillfrågas säger "jag står över"
      Så är partiet slut
      När ett nytt parti börjar med 1R 2A 4C1 5R 7A 9C2 på bordet
      Så är multiplikatorn 1

  Regel: Alla multiplikatorer gäller på en gång i en variant

    @HH-SV-072 @HH-SV-073 @HH-4
    Scenariomall: Med varianten ger <kort> multiplikatorn <gånger>
      Givet att alternativet "multiplier.several" är stack
      Och att bordet visar <kort>
      Så är multiplikatorn <gånger>
      Och förs ingen multiplikator över

      Exempel:
        | kort                | gånger |
        | 1B 3B 11B 4C1 5R 7A | 16     |
        | 1B 3B 8B 4C1 5R 7A  | 8      |
        | 1B 2A 9R 4C1 5R 7A  | 2      |
        | 1R 2A 9R 4C1 5R 7A  | 1      |

    @HH-SV-072 @HH-SV-064 @HH-4
    Scenario: Utan varianten ger samma bord bara multiplikatorn fyra
      Givet att bordet visar 1B 3B 11B 4C1 5R 7A
      Så är alternativet "multiplier.several" carry om inget annat sägs
      Och är multiplikatorn 4
      Och förs multiplikatorerna 2 och 2 över
