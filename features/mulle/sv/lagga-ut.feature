# language: sv
Egenskap: Lägga ut
  Ett kort som varken tar in eller bygger blir ett fritt kort på bordet.

  Bakgrund:
    Givet ett bord med 2 spelare

  @MU-SV-136 @MU-SV-080 @MU-11
  Scenario: Ett utlagt kort ligger kvar och kan tas av nästa spelare
    Givet att bordet visar h9 c2
    Och att plats 0 har s6 dK på handen
    Och att plats 1 har d8 h3 på handen
    När turen kommer till plats 0
    Och plats 0 lägger ut s6
    Så godtas det
    Och är de fria korten på bordet h9 c2 s6
    Och har plats 0 inte tagit något
    När plats 1 tar in s6 c2 med d8
    Så godtas det
    Och har plats 1 tagit s6 c2 d8

  @MU-SV-136 @MU-11
  Scenario: Den som kan bygga får ändå lägga ut
    Givet att bordet visar h6
    Och att plats 0 har c5 sJ på handen
    När turen kommer till plats 0
    Så är detta allt som plats 0 kan göra med c5
      | gör      | fria kort | byggen | värde | räknas |
      | bygga    | h6        |        | 11    |        |
      | lägga ut |           |        |       |        |

  @MU-SV-137 @MU-SV-139 @MU-11
  Scenario: Den som har en nia måste ta in nian på bordet
    Givet att bordet visar d6 c9
    Och att plats 0 har h9 sK på handen
    När turen kommer till plats 0
    Och plats 0 lägger ut h9
    Så avslås det: måste ta in
    Och är detta allt som plats 0 kan göra med h9
      | gör   | fria kort | byggen | värde | räknas |
      | ta in | c9        |        |       |        |
    När plats 0 tar in c9 med h9
    Så godtas det
    Och är de fria korten på bordet d6

  @MU-SV-137 @MU-11
  Scenariomall: Ett kort som kan ta in ett kort, en grupp eller ett bygge får inte läggas ut
    Givet att bordet visar <bord>
    Och att plats 1 har byggt c2 s5 till 7
    Och att plats 0 har <kort> sK på handen
    När turen kommer till plats 0
    Och plats 0 lägger ut <kort>
    Så avslås det: måste ta in

    Exempel:
      | bord  | kort |
      | d6 c9 | h9   |
      | d6 h3 | h9   |
      | d6 h4 | h7   |

  @MU-SV-137 @MU-11
  Scenariomall: Ett kort som inte kan ta in något får läggas ut
    Givet att bordet visar d6 h4
    Och att plats 1 har byggt c2 s5 till 7
    Och att plats 0 har <kort> sK på handen
    När turen kommer till plats 0
    Och plats 0 lägger ut <kort>
    Så godtas det

    Exempel:
      | kort |
      | h9   |
      | h5   |

  @MU-SV-137 @MU-SV-138 @MU-SV-140 @MU-4 @MU-11
  Scenario: Femman tar sin tvilling, och tvåan och trean ligger kvar
    Givet att bordet visar d2 h3 s5
    Och att plats 0 har s5 cK på handen
    När turen kommer till plats 0
    Och plats 0 tar in s5 med s5 och räknar s5 som mulle
    Så godtas det
    Och är de fria korten på bordet d2 h3
    Och har plats 0 tagit s5 s5
    Och har plats 0 s5 i högen för mullar
    Och är högen för mullar hos plats 0 värd 5 poäng

  @MU-SV-138 @MU-SV-140 @MU-4
  Scenario: Den som tar in tvåan och trean också får ingen mulle för tvillingen
    Givet att bordet visar d2 h3 s5
    Och att plats 0 har s5 cK på handen
    När turen kommer till plats 0
    Och plats 0 tar in s5 d2 h3 med s5 och räknar s5 som mulle
    Så avslås det: korten är inga tvillingar
    När plats 0 tar in s5 med s5
    Så avslås det: måste ta allt den kan
    När plats 0 tar in s5 d2 h3 med s5
    Så godtas det
    Och har plats 0 inget kort i högen för mullar

  @MU-SV-138 @MU-5
  Scenario: Den som tar två tvillingar som mulle lämnar andra kort och byggen som också passar
    Givet att bordet visar c4 c4 d5 h3
    Och att plats 1 har byggt c6 d2 till 8
    Och att plats 0 har h8 cK på handen
    När turen kommer till plats 0
    Och plats 0 tar in c4 c4 d5 h3 med h8 och räknar c4 som mulle
    Så avslås det: korten är inga tvillingar
    När plats 0 tar in c4 c4 med h8 och räknar c4 som mulle
    Så godtas det
    Och är de fria korten på bordet d5 h3
    Och ligger av byggena bara 1 på bordet
    Och har plats 0 tagit c4 c4 h8
    Och är högen för mullar hos plats 0 värd 4 poäng

  @MU-SV-137 @MU-SV-138 @MU-6 @MU-11
  Scenario: Den som tar en mulle ur ett bygge lämnar fria kort och andra byggen
    Givet att bordet visar d9 s5 h4
    Och att plats 1 har byggt c9, d6 h3 till 9
    Och att plats 1 har byggt s6 c3 till 9
    Och att plats 0 har c9 sK på handen
    När turen kommer till plats 0
    Och plats 0 tar in bygge 1 med c9 och räknar c9 som mulle
    Så godtas det
    Och är de fria korten på bordet d9 s5 h4
    Och ligger av byggena bara 2 på bordet
