# language: sv
Egenskap: Spela eller stå över
  Tre spelar korten i en giv. Med fler spelare säger var och en i tur och ordning om den är med.

  Regel: Tre spelar korten i en giv

    @HH-SV-074 @HH-SV-075 @HH-5
    Scenario: Med tre spelare tillfrågas ingen, för alla är med
      När given börjar
      Så är plats 0, 1 och 2 aktiva
      Och får plats 0 inte säga "jag står över"
      Och är det dags för ett kort från handen

    @HH-SV-074 @HH-SV-075 @HH-SV-076 @HH-5
    Scenariomall: Med <antal> spelare tillfrågas givaren först, och tre går med
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
        | antal | aktiva     |
        | 4     | 0, 2 och 3 |
        | 5     | 2, 3 och 4 |
        | 6     | 2, 3 och 4 |

    @HH-SV-075 @HH-5
    Scenario: Den som säger att den är med spelar, och den som står över gör det inte
      Givet ett bord med 4 spelare
      När given börjar
      Så är plats 0 på tur
      Och får plats 1 inte säga "jag är med"
      Och får plats 1 inte säga "jag står över"
      När plats 0 säger "jag är med"
      Så är plats 1 på tur
      Och får plats 1 säga "jag är med"
      Och får plats 1 säga "jag står över"
      När plats 1 säger "jag står över"
      Så är plats 0, 2 och 3 aktiva
      Och är det dags för ett kort från handen
      När plats 1 spelar 1B
      Så avslås det: en annan spelare är på tur

    @HH-SV-077 @HH-5
    Scenario: Frågan går moturs från givaren och börjar om vid plats 0
      Givet ett bord med 6 spelare
      Och att plats 4 är givare
      När given börjar
      Och plats 4 säger "jag är med"
      Så är plats 5 på tur
      När plats 5 säger "jag står över"
      Så är plats 0 på tur
      När plats 3 säger "jag är med"
      Så avslås det: en annan spelare är på tur

  Regel: Frågan upphör när tre har gått med eller bara de som behövs är kvar

    @HH-SV-078 @HH-SV-091 @HH-5
    Scenario: Ingen mer får gå med när tre redan har gjort det
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
    Scenario: Resten av fem spelare måste gå med när två har stått över
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
      Och är det dags för ett kort från handen

    @HH-SV-079 @HH-5
    Scenario: Bara en av fyra spelare får stå över
      Givet ett bord med 4 spelare
      När given börjar
      Och plats 0 säger "jag står över"
      Så är plats 1, 2 och 3 aktiva
      När plats 1 säger "jag står över"
      Så avslås det: draget är inte tillåtet nu

  Regel: Närmaste spelare som är med blir tjänstgörande givare när givaren står över

    @HH-SV-082 @HH-1
    Scenario: Den tjänstgörande givaren är den första från givaren som går med
      Givet ett bord med 6 spelare
      Och att plats 4 är givare
      När given börjar
      Och plats 4 säger "jag står över"
      Och plats 5 säger "jag står över"
      Och plats 0 säger "jag är med"
      Och plats 1 säger "jag står över"
      Så är plats 0, 2 och 3 aktiva
      Och är plats 0 tjänstgörande givare
      Och är plats 0 på tur

    @HH-SV-082 @HH-1
    Scenario: En givare som går med förblir givare
      Givet ett bord med 4 spelare
      Och att plats 3 är givare
      När given börjar
      Och alla som tillfrågas säger "jag är med"
      Så är plats 3 tjänstgörande givare
