# language: sv
Egenskap: Multiplikatorn
  De sex korten på bordet bestämmer hur mycket given är värd.

  Regel: Det högsta talet gäller, de andra väntar till nästa giv

    @HH-SV-057 @HH-SV-058 @HH-SV-059 @HH-4
    Scenario: Inget lysande kort på bordet är koba
      Givet att bordet visar 1R 2A 4C1 5R 7A 9C2
      Så är multiplikatorn 1
      Och förs ingen multiplikator över

    @HH-SV-060 @HH-SV-062 @HH-SV-064 @HH-SV-065 @HH-4
    Scenario: Tranan och regnmannen på bordet
      Givet att bordet visar 1B 11B 2C1 4C1 5R 7A
      Så är multiplikatorn 4
      Och förs multiplikatorn 2 över

    @HH-SV-053 @HH-3
    Scenario: Fyra kort från en månad på bordet delas om
      Givet att det först delas ut ett bord med 4A 4R 4C1 4C2 5R 7A
      Och att bordet visar 1R 2A 4C1 5R 7A 9C2
      När given börjar
      Så delades korten om 1 gång
      Och ligger det 6 kort på bordet

  Regel: Kombinationer

    @HH-SV-181
    Scenario: Poesiremsor
      När någon ser på depån 1R 2R 3R 4C1
      Så är "poesiremsor" värd 7 kan
      När någon ser på handen 4A 4R 4C1 1B 2A 3R 5R
      Så finns bara "stående tretal"

    @HH-SV-259
    Scenario: Textens exempel
      Givet att multiplikatorn är 2
      Och att plats 0 har 93 kortpoäng
      Och att plats 1 har 91 kortpoäng
      Och att plats 2 har 80 kortpoäng
      När given är slut: korten är slut
      Så betalar plats 2 plats 0 10 poäng i kortpoäng
      Och betalar plats 2 plats 1 6 poäng i kortpoäng
      Och vinner plats 0 given

    Scenario: En giv
      Givet ett bord med 4 spelare
      Och att plats 1 är givare
      När given börjar
      Och plats 1 säger "jag är med"
      Och plats 2 säger "jag står över"
      Så är plats 0, 1 och 3 aktiva
      Och betalar plats 2 potten 10 poäng i avgift
      När ingen deklarerar något
      Och resten av given spelas
      Så går alla betalningar jämnt ut
