# language: sv
Egenskap: Talongen när någon har stått över
  De som inte spelar lägger sina kort i talongen.

  Regel: Händerna hos dem som inte spelar läggs till talongen

    @HH-SV-083
    Scenario: Handen hos den som inte spelar läggs till resten av leken
      Givet ett bord med 4 spelare
      Och att plats 3 har 6A 8A 8C1 8C2 10C1 11C1 12C1 på handen
      När given börjar
      Så har talongen 14 kort
      När alla som tillfrågas säger "jag är med"
      Så har talongen 21 kort
      Och ingår 6A 8A 8C1 8C2 10C1 11C1 12C1 i talongen
      Och har plats 3 exakt 0 kort på handen
      Och har plats 2 exakt 7 kort på handen

    @HH-SV-083
    Scenario: Med sex spelare blir talongen de tre händer som inte spelas
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
    Scenario: Talongen blandas när händerna har lagts till
      Givet ett bord med 5 spelare
      När ett parti börjar med startvärdet "lönnlöv"
      Och alla som tillfrågas säger "jag är med"
      Så är talongen resten av leken och de bortlagda korten, blandade om

    @HH-SV-084
    Scenario: Ett kort från en hand som inte spelas kan vändas upp först
      Givet ett bord med 4 spelare
      Och att plats 0 har 1R 2A 3C1 4A 5C1 7C1 9C1 på handen
      Och att plats 3 har 6A 8A 8C1 8C2 10C1 11C1 12C1 på handen
      Och att den blandade talongen börjar med 6A
      När given börjar
      Och alla som tillfrågas säger "jag är med"
      Och plats 0 spelar 2A
      Och plats 0 slår upp 6A
      Så godtas det
