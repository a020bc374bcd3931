# language: sv
Egenskap: Att gå med blint
  I en variant får givaren gå med innan korten delas ut.

  Regel: Givaren säger mizuten före utdelningen

    @HH-SV-080 @HH-17
    Scenario: Givaren som säger mizuten innan korten delas ut är med i given
      Givet ett bord med 4 spelare
      Och att plats 2 är givare
      Och att alternativet "mizuten" är ja
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
    Scenario: Givaren får inte säga mizuten när korten är utdelade
      Givet ett bord med 4 spelare
      Och att alternativet "mizuten" är ja
      När given börjar
      Och plats 0 säger "jag är tyst"
      Så har varje plats 7 kort på handen
      Och får plats 0 inte säga "mizuten"
      Och får plats 0 säga "jag står över"

    @HH-SV-080 @HH-17
    Scenario: Korten delas ut genast när mizuten inte spelas
      Givet ett bord med 4 spelare
      När given börjar
      Så är alternativet "mizuten" nej om inget annat sägs
      Och har varje plats 7 kort på handen
      Och får plats 0 inte säga "mizuten"

  Regel: Givaren kan få betalt för mizuten

    @HH-SV-081 @HH-17
    Scenariomall: Givaren som sagt mizuten får betalt med åttionio kortpoäng
      Givet att alternativet "mizuten" är ja
      Och att plats 0 har sagt mizuten
      Och att plats 0 har <poäng> kortpoäng
      Och att plats 1 har 87 kortpoäng
      Och att plats 2 har <andras> kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 1 betalar <vinst> poäng till plats 0 för prestationen "mizuten"
      Och plats 2 betalar <vinst> poäng till plats 0 för prestationen "mizuten"

      Exempel:
        | poäng | andras | vinst |
        | 89    | 88     | 10    |
        | 88    | 89     | 0     |

    @HH-SV-081 @HH-17
    Scenario: Givaren är bunden av mizuten tills given är slut
      Givet att alternativet "mizuten" är ja
      Och att bordet visar 1R 2R 3R 6R 9R 10R
      Och att plats 0 har 1C1 2C1 4A 5A 7A 8A 12B på handen
      Och att plats 1 har 4R 5R 6C1 7R 8B 9C1 11B på handen
      Och att plats 2 har 1B 3B 4C1 5C1 7C1 11A 12C1 på handen
      Och att talongen börjar med 3C1 10C1 12C2 11C1
      När given börjar
      Och plats 0 säger "mizuten"
      Så ser plats 1 att plats 0 har sagt mizuten
      När korten spelas så här
        | plats | från handen | från talongen |
        | 0     | 1C1 tar 1R  | 3C1 tar 3R    |
        | 1     | 6C1 tar 6R  | 10C1 tar 10R  |
        | 2     | 4C1         | 12C2          |
        | 0     | 2C1 tar 2R  | 11C1          |
      Och plats 0 säger "shoubu"
      Så gäller att plats 0 betalar 10 poäng till plats 1 för prestationen "mizuten"
      Och plats 0 betalar 10 poäng till plats 2 för prestationen "mizuten"

    @HH-SV-081 @HH-17
    Scenario: Givaren som gick med på vanligt sätt får inget för mizuten
      Givet att alternativet "mizuten" är ja
      Och att plats 0 har 89 kortpoäng
      Och att plats 1 har 87 kortpoäng
      Och att plats 2 har 88 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 1 betalar 0 poäng till plats 0 för prestationen "mizuten"
      Och plats 1 betalar 1 poäng till plats 0 i kortpoäng
