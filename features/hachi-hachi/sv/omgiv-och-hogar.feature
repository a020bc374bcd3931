# language: sv
Egenskap: Flera kort ur samma månad på bordet
  Fyra kort av en månad på bordet ger omgiv, och tre tas tillsammans.

  Regel: Fyra kort av en månad på bordet ger omgiv

    @HH-SV-053 @HH-3
    Scenario: Samma givare ger om, och det första bordet ger ingen multiplikator
      Givet att plats 2 är givare
      Och att det först delas ut ett bord med 1B 1R 1C1 1C2 5R 7A
      Och att bordet visar 1R 2A 4C1 5R 7A 9C2
      När given börjar
      Så delades korten om 1 gång
      Och är det plats 2 som ger
      Och ligger 1R 2A 4C1 5R 7A 9C2 på bordet
      Och är multiplikatorn 1
      Och förs ingen multiplikator över
      Och är det giv 1

    @HH-SV-053 @HH-3
    Scenario: Korten kan behöva delas om flera gånger i rad
      Givet att det först delas ut ett bord med 4A 4R 4C1 4C2 5R 7A
      Och att det först delas ut ett bord med 9A 9R 9C1 9C2 2A 3C1
      Och att bordet visar 1R 2A 4C1 5R 7A 9C2
      När given börjar
      Så delades korten om 2 gånger

    @HH-SV-053 @HH-3
    Scenario: Tre kort på bordet och det fjärde på en hand ger inte omgiv
      Givet att bordet visar 4R 4C1 4C2 5R 7A 9C2
      Och att plats 0 har 1R 2A 3C1 4A 6C1 8C1 10C1 på handen
      När given börjar
      Så delades korten om 0 gånger

    @HH-SV-053 @HH-3
    Scenario: Fyra kort av en månad på handen ger inte omgiv
      Givet att plats 0 har 1R 2A 3C1 4A 4R 4C1 4C2 på handen
      När given börjar
      Så delades korten om 0 gånger

  Regel: Tre kort av en månad på bordet tas tillsammans

    @HH-SV-054 @HH-SV-055 @HH-11
    Scenario: Det fjärde kortet från handen tar alla tre
      Givet att bordet visar 4R 4C1 4C2 5R 7A 9C2
      Och att plats 0 har 1R 2A 3C1 4A 6C1 8C1 10C1 på handen
      När given börjar
      Så måste 4A ta 4R 4C1 4C2
      När plats 0 spelar 4A och tar 4R
      Så avslås det: kortet tar inte de korten
      När plats 0 spelar 4A
      Så har plats 0 tagit 4A 4R 4C1 4C2
      Och ligger det 3 kort på bordet

    @HH-SV-055 @HH-11
    Scenario: Det fjärde kortet från talongen tar också alla tre
      Givet att bordet visar 4R 4C1 4C2 5R 7A 9C2
      Och att plats 0 har 1R 2A 3C1 6C1 8C1 10C1 12C1 på handen
      Och att talongen börjar med 4A
      När given börjar
      Och plats 0 spelar 6C1
      Så måste 4A ta 4R 4C1 4C2
      När plats 0 slår upp 4A
      Så har plats 0 tagit 4A 4R 4C1 4C2

    @HH-SV-054 @HH-11
    Scenario: Spelaren får välja ett av två kort av en månad på bordet
      Givet att bordet visar 4R 4C1 5R 7A 9C2 12C1
      Och att plats 0 har 1R 2A 3C1 4A 6C1 8C1 10C1 på handen
      När given börjar
      Så kan 4A ta 4R
      Och kan 4A ta 4C1
      Och kan 4A inte ta 4R 4C1
