# language: sv
Egenskap: Sju spelare och det blanka kortet
  Med sju spelare räcker leken bara om en av dem står över.

  Regel: Med sju spelare delas alla kort ut

    @HH-SV-045
    Scenario: Det blanka kortet är med i leken
      Givet ett bord med 7 spelare
      När given börjar
      Så består leken av 49 olika kort
      Och ingår X i leken

    @HH-SV-046 @HH-SV-047 @HH-SV-048
    Scenario: Korten delas ut i två varv moturs från givaren, och inget går till bordet
      Givet ett bord med 7 spelare
      Och att plats 2 är givare
      Och att plats 3 har X 1R 2A 4C1 5R 7A 9C2 på handen
      När given börjar
      Så fick varje plats 7 kort i given
      Och gavs inget kort till bordet
      Och fick plats 2 korten 1 till 4 i leken
      Och fick plats 4 korten 9 till 12 i leken
      Och fick plats 0 korten 21 till 24 i leken
      Och fick plats 1 korten 25 till 28 i leken
      Och fick plats 2 korten 29 till 31 i leken
      Och fick plats 4 korten 35 till 37 i leken
      Och fick plats 1 korten 47 till 49 i leken
      Och ser plats 4 bara baksidan av 7 kort hos plats 5
      Och har talongen 0 kort

  Regel: Den som får det blanka kortet måste stå över

    @HH-SV-051 @HH-SV-052 @HH-20
    Scenario: De sex andra korten på handen läggs på bordet, och det blanka läggs undan
      Givet ett bord med 7 spelare
      Och att plats 3 har X 1R 2A 4C1 5R 7A 9C2 på handen
      När given börjar
      Så ligger det 6 kort på bordet
      Och ligger 1R 2A 4C1 5R 7A 9C2 på bordet
      Och ser plats 5 att det ligger 6 kort på bordet
      Och ligger X inte på bordet
      Och har plats 3 exakt 0 kort på handen
      När alla som tillfrågas säger "jag är med"
      Så har talongen 21 kort
      Och ingår X inte i talongen

    @HH-SV-052 @HH-4
    Scenario: De sex korten på bordet avgör multiplikatorn
      Givet ett bord med 7 spelare
      Och att plats 3 har X 1R 2A 4C1 5R 7A 8B på handen
      När given börjar
      Så är multiplikatorn 2

    @HH-SV-049 @HH-20
    Scenario: Den som har det blanka kortet tillfrågas inte
      Givet ett bord med 7 spelare
      Och att plats 2 är givare
      Och att plats 3 har X 1R 2A 4C1 5R 7A 9C2 på handen
      När given börjar
      Och plats 2 säger "jag är med"
      Så är plats 4 på tur
      Och får plats 3 inte säga "jag är med"
      När plats 4 säger "jag är med"
      Och plats 5 säger "jag är med"
      Så är plats 2, 4 och 5 aktiva
      Och har plats 0, 1 och 6 tvingats stå över

    @HH-SV-049 @HH-20
    Scenario: Nästa plats börjar och ersätter givaren när givaren har det blanka kortet
      Givet ett bord med 7 spelare
      Och att plats 3 är givare
      Och att plats 3 har X 1R 2A 4C1 5R 7A 9C2 på handen
      När given börjar
      Så är plats 4 på tur
      När alla som tillfrågas säger "jag är med"
      Så är plats 4, 5 och 6 aktiva
      Och är plats 4 tjänstgörande givare

    @HH-SV-050 @HH-20
    Scenario: Den som har det blanka kortet varken betalar eller får betalt
      Givet ett bord med 7 spelare
      Och att plats 2 är givare
      Och att plats 3 har X 1R 2A 4C1 5R 7A 9C2 på handen
      Och att plats 0 har 6A 8A 8C1 8C2 10C1 11C1 12C1 på handen
      Och att plats 1 har 3C2 2C2 på handen
      Och att plats 2 har 2R 10R på handen
      Och att plats 4 har 1C2 3R på handen
      Och att plats 5 har 11A på handen
      Och att plats 6 har 12C3 på handen
      Och att den blandade talongen börjar med 2R 10R 3C2 2C2
      När given börjar
      Och plats 2 säger "jag står över"
      Och plats 4 säger "jag är med"
      Och plats 5 säger "jag är med"
      Och plats 6 säger "jag är med"
      Och ingen deklarerar något
      Och korten spelas så här
        | plats | från handen | från talongen |
        | 4     | 1C2 tar 1R  | 2R tar 2A     |
        | 5     | 11A         | 10R           |
        | 6     | 12C3        | 3C2           |
        | 4     | 3R tar 3C2  | 2C2           |
      Och plats 4 säger "shoubu"
      Så betalar plats 2 en avgift på 10 poäng till potten
      Och plats 5 betalar 10 poäng till plats 0 i kompensation
      Men har plats 3 varken betalat eller fått något
