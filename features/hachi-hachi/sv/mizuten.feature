# language: sv
Egenskap: Mizuten
  Givaren har gått med innan korten delades ut och måste stå för det.

  Regel: Givaren säger mizuten innan korten är kända

    @HH-SV-277 @HH-17
    Scenario: Givaren som säger mizuten före utdelningen är bunden när korten är utdelade
      Givet att alternativet "mizuten" är ja
      Och att bordet visar 1R 2A 4C1 5R 7A 9C2
      Och att plats 0 har 6R 10R på handen
      Och att plats 1 har 8C2 11B på handen
      Och att plats 2 har 3B 8B på handen
      Och att talongen börjar med 3C1 8A 1B 12C3 1C1 12B
      När given börjar
      Så har varje plats 0 kort på handen
      Och får plats 0 säga "mizuten"
      Och får plats 1 inte säga "mizuten"
      När plats 0 säger "mizuten"
      Så har varje plats 7 kort på handen
      När ingen deklarerar något
      Och korten spelas så här
        | plats | från handen | från talongen |
        | 0     | 6R          | 3C1           |
        | 1     | 11B         | 8A            |
        | 2     | 8B tar 8A   | 1B tar 1R     |
        | 0     | 10R         | 12C3          |
        | 1     | 8C2         | 1C1           |
        | 2     | 3B tar 3C1  | 12B tar 12C3  |
      Och plats 2 säger "shoubu"
      Så slutar given så här: shoubu
      Och betalas sammanlagt 20 poäng för prestationer

    @HH-SV-277 @HH-17
    Scenario: Givaren som inte säger mizuten är inte bunden
      Givet att alternativet "mizuten" är ja
      Och att bordet visar 1R 2A 4C1 5R 7A 9C2
      Och att plats 0 har 6R 10R på handen
      Och att plats 1 har 8C2 11B på handen
      Och att plats 2 har 3B 8B på handen
      Och att talongen börjar med 3C1 8A 1B 12C3 1C1 12B
      När given börjar
      Och plats 0 säger "jag är tyst"
      Så har varje plats 7 kort på handen
      Och får plats 0 inte säga "mizuten"
      När ingen deklarerar något
      Och korten spelas så här
        | plats | från handen | från talongen |
        | 0     | 6R          | 3C1           |
        | 1     | 11B         | 8A            |
        | 2     | 8B tar 8A   | 1B tar 1R     |
        | 0     | 10R         | 12C3          |
        | 1     | 8C2         | 1C1           |
        | 2     | 3B tar 3C1  | 12B tar 12C3  |
      Och plats 2 säger "shoubu"
      Så slutar given så här: shoubu
      Och betalas inget för prestationer

  Regel: Åttionio kortpoäng eller mer är en prestation med mizuten

    @HH-SV-278 @HH-SV-279 @HH-SV-282 @HH-17
    Scenariomall: Mizuten kräver 89 kortpoäng, här <poäng> med multiplikatorn <gånger>
      Givet att alternativet "mizuten" är ja
      Och att multiplikatorn är <gånger>
      Och att plats 0 har sagt mizuten
      Och att plats 0 har <poäng> kortpoäng
      Och att plats 1 har 87 kortpoäng
      Och att plats 2 har <resten> kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 1 betalar <får> poäng till plats 0 för prestationen "mizuten"
      Och plats 2 betalar <får> poäng till plats 0 för prestationen "mizuten"
      Och plats 0 betalar <ger> poäng till plats 1 för prestationen "mizuten"
      Och plats 0 betalar <ger> poäng till plats 2 för prestationen "mizuten"

      Exempel:
        | poäng | resten | gånger | får | ger |
        | 89    | 88     | 1      | 10  | 0   |
        | 120   | 57     | 1      | 10  | 0   |
        | 89    | 88     | 2      | 20  | 0   |
        | 89    | 88     | 4      | 40  | 0   |
        | 88    | 89     | 1      | 0   | 10  |
        | 40    | 137    | 1      | 0   | 10  |
        | 88    | 89     | 4      | 0   | 40  |

    @HH-SV-278 @HH-17
    Scenario: Kortpoängen räknas för mizuten även efter en annans shoubu
      Givet att alternativet "mizuten" är ja
      Och att plats 0 har sagt mizuten
      Och att plats 0 har 89 kortpoäng
      Och att plats 1 har tagit 6R 9R 10R
      När given är slut: shoubu av plats 1
      Så gäller att plats 1 betalar 10 poäng till plats 0 för prestationen "mizuten"
      Och betalas inget i kortpoäng

  Regel: De som står över betalar för mizuten men får inget för den

    @HH-SV-279 @HH-SV-280 @HH-17
    Scenario: Alla vid bordet betalar när givaren klarar mizuten
      Givet ett bord med 5 spelare
      Och att alternativet "mizuten" är ja
      Och att plats 0, 1 och 2 är aktiva
      Och att plats 3 har stått över
      Och att plats 4 tvingades stå över
      Och att plats 0 har sagt mizuten
      Och att plats 0 har 89 kortpoäng
      Och att plats 1 har 90 kortpoäng
      Och att plats 2 har 85 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 1 betalar 10 poäng till plats 0 för prestationen "mizuten"
      Och plats 2 betalar 10 poäng till plats 0 för prestationen "mizuten"
      Och plats 3 betalar 10 poäng till plats 0 för prestationen "mizuten"
      Och plats 4 betalar 10 poäng till plats 0 för prestationen "mizuten"

    @HH-SV-282 @HH-17
    Scenario: Bara de som spelar får betalt när givaren misslyckas med mizuten
      Givet ett bord med 5 spelare
      Och att alternativet "mizuten" är ja
      Och att plats 0, 1 och 2 är aktiva
      Och att plats 3 har stått över
      Och att plats 4 tvingades stå över
      Och att plats 0 har sagt mizuten
      Och att plats 0 har 88 kortpoäng
      Och att plats 1 har 90 kortpoäng
      Och att plats 2 har 86 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 0 betalar 10 poäng till plats 1 för prestationen "mizuten"
      Och plats 0 betalar 10 poäng till plats 2 för prestationen "mizuten"
      Och plats 0 betalar 0 poäng till plats 3 för prestationen "mizuten"
      Och plats 0 betalar 0 poäng till plats 4 för prestationen "mizuten"

    @HH-SV-280 @HH-SV-281 @HH-17 @HH-20
    Scenario: Den som har det blanka kortet betalar inte för mizuten
      Givet ett bord med 7 spelare
      Och att alternativet "mizuten" är ja
      Och att plats 0, 1 och 2 är aktiva
      Och att plats 3 och 4 har stått över
      Och att plats 5 tvingades stå över
      Och att plats 6 har det blanka kortet
      Och att plats 0 har sagt mizuten
      Och att plats 0 har 89 kortpoäng
      Och att plats 1 har 90 kortpoäng
      Och att plats 2 har 85 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 4 betalar 10 poäng till plats 0 för prestationen "mizuten"
      Och plats 5 betalar 10 poäng till plats 0 för prestationen "mizuten"
      Och plats 6 betalar 0 poäng till plats 0 för prestationen "mizuten"
      Och betalas sammanlagt 50 poäng för prestationer
