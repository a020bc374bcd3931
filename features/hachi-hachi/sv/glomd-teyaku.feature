# language: sv
Egenskap: En glömd teyaku
  Den som har glömt sin teyaku får deklarera den under en kort tid.

  Bakgrund:
    Givet att bordet visar 1R 2A 4C1 5R 7A 9C2
    Och att plats 0 har 1C1 4C2 6A 8C1 10R 11R 12C1 på handen
    Och att plats 1 har 2R 3C1 5C1 6C1 7R 9R 12B på handen
    Och att plats 2 har 1B 3R 4A 6C2 8A 10C1 11C1 på handen
    Och att talongen börjar med 5A 12C2 6R 9A 3B 8B

  Regel: En teyaku får deklareras tills givaren vänder upp det första kortet

    @HH-SV-173 @HH-10
    Scenario: En glömd teyaku får deklareras innan givaren vänder upp kortet
      Givet att plats 1 har 2R 2C1 5C1 5C2 7R 7C1 12B på handen
      När given börjar
      Och plats 1 säger "jag är tyst"
      Och plats 0 spelar 6A
      Så får plats 1 deklarera "tre par"
      När plats 1 deklarerar "tre par"
      Så godtas det

    @HH-SV-173 @HH-10
    Scenario: En glömd teyaku får deklareras innan något kort är spelat
      Givet att plats 1 har 2R 2C1 5C1 5C2 7R 7C1 12B på handen
      När given börjar
      Och plats 1 säger "jag är tyst"
      Så är det dags för ett kort från handen
      När plats 1 deklarerar "tre par"
      Så godtas det

    @HH-SV-173 @HH-SV-174 @HH-10
    Scenario: En teyaku är förlorad när givaren har vänt upp det första kortet
      Givet att plats 1 har 2R 2C1 5C1 5C2 7R 7C1 12B på handen
      När given börjar
      Och plats 1 säger "jag är tyst"
      Och plats 0 spelar 6A
      Och plats 0 slår upp 5A
      Så får plats 1 inte deklarera något
      När plats 1 deklarerar "tre par"
      Så avslås det: för sent att deklarera
