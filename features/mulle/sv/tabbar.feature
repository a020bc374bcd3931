# language: sv
Egenskap: Tabbar
  Den som tar in allt på bordet har gjort en tabbe.

  Bakgrund:
    Givet ett bord med 2 spelare

  Regel: Den som tar in allt på bordet på en gång gör en tabbe

    @MU-SV-173 @MU-SV-175 @MU-12
    Scenario: Den som tar in det enda kortet på bordet gör en tabbe
      Givet att bordet visar h9
      Och att plats 1 har s9 d4 på handen
      När turen kommer till plats 1
      Och plats 1 tar in h9 med s9
      Så har plats 1 rensat bordet 1 gång
      Och har plats 0 rensat bordet 0 gånger
      Och ligger inget fritt kort på bordet

    @MU-SV-173 @MU-SV-176 @MU-12
    Scenario: Tabbar räknas också i den andra given
      Givet att det är giv 2
      Och att bordet visar h9
      Och att plats 1 har s9 d4 på handen
      När turen kommer till plats 1
      Och plats 1 tar in h9 med s9
      Så har plats 1 rensat bordet 1 gång

    @MU-SV-173 @MU-12
    Scenario: Den som lämnar ett kort på bordet gör ingen tabbe
      Givet att bordet visar h9 c2
      Och att plats 1 har s9 d4 på handen
      När turen kommer till plats 1
      Och plats 1 tar in h9 med s9
      Så har plats 1 rensat bordet 0 gånger

    @MU-SV-173 @MU-12
    Scenario: Den som tar in flera grupper på en gång och tömmer bordet gör en tabbe
      Givet att bordet visar h9 c2 d7
      Och att plats 1 har s9 d4 på handen
      När turen kommer till plats 1
      Och plats 1 tar in h9 c2 d7 med s9
      Så har plats 1 rensat bordet 1 gång

    @MU-SV-173 @MU-12
    Scenario: Den som tar in det enda bygget på bordet gör en tabbe
      Givet att plats 0 har byggt h5 c4 till 9
      Och att plats 1 har s9 d4 på handen
      När turen kommer till plats 1
      Och plats 1 tar in bygge 1 med s9
      Så har plats 1 rensat bordet 1 gång

    @MU-SV-173 @MU-12
    Scenario: Den som lämnar ett bygge på bordet gör ingen tabbe
      Givet att bordet visar h9
      Och att plats 0 har byggt h5 c6 till 11
      Och att plats 1 har s9 d4 på handen
      När turen kommer till plats 1
      Och plats 1 tar in h9 med s9
      Så ligger inget fritt kort på bordet
      Och har plats 1 rensat bordet 0 gånger

    @MU-SV-173 @MU-12
    Scenario: En mulle kan vara en tabbe på samma gång
      Givet att bordet visar c9
      Och att plats 1 har c9 d4 på handen
      När turen kommer till plats 1
      Och plats 1 tar in c9 med c9 och räknar c9 som mulle
      Så har plats 1 rensat bordet 1 gång
      Och är högen för mullar hos plats 1 värd 9 poäng

    @MU-SV-175 @MU-12
    Scenario: En mulle som inte tömmer bordet ger ingen tabbe
      Givet att bordet visar c9 h3
      Och att plats 1 har c9 d4 på handen
      När turen kommer till plats 1
      Och plats 1 tar in c9 med c9 och räknar c9 som mulle
      Så har plats 1 rensat bordet 0 gånger
      Och har plats 1 c9 i högen för mullar

    @MU-SV-175 @MU-12
    Scenario: En tabbe utan tvillingar ger inget kort i högen för mullar
      Givet att bordet visar h9
      Och att plats 1 har s9 d4 på handen
      När turen kommer till plats 1
      Och plats 1 tar in h9 med s9
      Så har plats 1 inget kort i högen för mullar

    @MU-SV-176 @MU-12
    Scenario: En tabbe räknas kvar när spelaren sedan lägger ut
      Givet att bordet visar h9
      Och att plats 1 har s9 d4 på handen
      Och att plats 0 har hK d2 på handen
      När turen kommer till plats 1
      Och plats 1 tar in h9 med s9
      Och plats 0 lägger ut hK
      Och plats 1 lägger ut d4
      Så har plats 1 rensat bordet 1 gång

    @MU-SV-176 @MU-12
    Scenario: En spelare kan göra två tabbar i samma giv
      Givet att bordet visar h9
      Och att plats 1 har s9 dK på handen
      Och att plats 0 har hK d2 på handen
      När turen kommer till plats 1
      Och plats 1 tar in h9 med s9
      Och plats 0 lägger ut hK
      Och plats 1 tar in hK med dK
      Så har plats 1 rensat bordet 2 gånger

    @MU-SV-175 @MU-SV-176 @MU-12
    Scenario: Partner räknar sina tabbar ihop
      Givet ett bord med 4 spelare
      Och att bordet visar h9
      Och att plats 1 har s9 d4 på handen
      Och att plats 2 har hK d2 på handen
      Och att plats 3 har cK d5 på handen
      När turen kommer till plats 1
      Och plats 1 tar in h9 med s9
      Och plats 2 lägger ut hK
      Och plats 3 tar in hK med cK
      Så har plats 1 rensat bordet 2 gånger
      Och har plats 3 rensat bordet 2 gånger
      Och har plats 0 rensat bordet 0 gånger

  Regel: Efter en tabbe kan nästa spelare bara lägga ut

    @MU-SV-177 @MU-11
    Scenario: Nästa spelare lägger ut på det tomma bordet
      Givet att bordet visar h9
      Och att plats 1 har s9 d4 på handen
      Och att plats 0 har h9 d2 på handen
      När turen kommer till plats 1
      Och plats 1 tar in h9 med s9
      Och plats 0 lägger ut d2
      Så godtas det
      Och är de fria korten på bordet d2

    @MU-SV-177 @MU-3
    Scenario: Nästa spelare kan varken ta in eller bygga på det tomma bordet
      Givet att bordet visar h9
      Och att plats 1 har s9 d4 på handen
      Och att plats 0 har c9 d2 på handen
      När turen kommer till plats 1
      Och plats 1 tar in h9 med s9
      Så får plats 0 säga "lägga ut"
      Men får plats 0 inte säga "ta in"
      Och får plats 0 inte säga "build"
