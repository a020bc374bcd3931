# language: sv
Egenskap: Ta in
  Det spelade kortet fångar fria kort med lika många ögon och grupper av fria kort med den ögonsumman.

  Bakgrund:
    Givet ett bord med 2 spelare

  Regel: Turen går medsols, och i varje tur spelas ett kort från handen

    @MU-SV-039 @MU-2
    Scenariomall: Den som sitter efter givaren börjar
      Givet ett bord med 3 spelare
      Och att plats <givare> är givare
      När given börjar
      Så är plats <först> på tur

      Exempel:
        | givare | först |
        | 0      | 1     |
        | 1      | 2     |
        | 2      | 0     |

    @MU-SV-040
    Scenario: Med tre spelare går turen ett helt varv runt bordet
      Givet ett bord med 3 spelare
      Och att bordet visar s4 h4
      Och att plats 1 har h5 d8 på handen
      Och att plats 2 har c3 s9 på handen
      Och att plats 0 har h7 d3 på handen
      När turen kommer till plats 1
      Och plats 1 lägger ut h5
      Så är plats 2 på tur
      När plats 2 lägger ut c3
      Så är plats 0 på tur
      När plats 0 tar in s4 c3 med h7
      Så är plats 1 på tur

    @MU-SV-041 @MU-SV-042 @MU-3 @MU-8 @MU-9 @MU-11
    Scenario: Spelaren får välja vilket kort som helst på handen och hur det används
      Givet att bordet visar h4 c9
      Och att plats 1 har byggt s3 d5 till 8
      Och att plats 0 har s9 h8 d8 c2 s5 på handen
      När turen kommer till plats 0
      Så kan plats 0 använda vart och ett av s9 h8 d8 c2 s5
      Och är detta allt som plats 0 kan göra med h8
        | gör       | fria kort | byggen | värde | räknas |
        | ta in     |           | 1      |       |        |
        | bygga på  |           | 1      | 8     |        |
      Och är detta allt som plats 0 kan göra med s5
        | gör       | fria kort | byggen | värde | räknas |
        | bygga     | h4        |        | 9     |        |
        | bygga     | h4 c9     |        | 9     |        |
        | lägga ut  |           |        |       |        |

    @MU-SV-042 @MU-SV-043
    Scenario: Den som tar in spelar ett enda kort från handen
      Givet att bordet visar h4 c9
      Och att plats 1 har byggt s3 d5 till 8
      Och att plats 0 har s9 h8 d8 c2 s5 på handen
      När turen kommer till plats 0
      Och plats 0 tar in c9 med s9
      Så godtas det
      Och har plats 0 exakt 4 kort på handen
      Och är plats 1 på tur
      När plats 0 lägger ut d8
      Så avslås det: en annan spelare är på tur

    @MU-SV-042 @MU-SV-043
    Scenario: Den som bygger spelar ett enda kort från handen
      Givet att bordet visar h4 c9
      Och att plats 1 har byggt s3 d5 till 8
      Och att plats 0 har s9 h8 d8 c2 s5 på handen
      När turen kommer till plats 0
      Och plats 0 bygger s5 på h4 till 9
      Så godtas det
      Och har plats 0 exakt 4 kort på handen
      Och är plats 1 på tur
      När plats 0 lägger ut d8
      Så avslås det: en annan spelare är på tur

    @MU-SV-042 @MU-SV-043
    Scenario: Den som låter ett kort ligga på ett bygge spelar ett enda kort från handen
      Givet att bordet visar h4 c9
      Och att plats 1 har byggt s3 d5 till 8
      Och att plats 0 har s9 h8 d8 c2 s5 på handen
      När turen kommer till plats 0
      Och plats 0 låter h8 ligga på bygge 1
      Så godtas det
      Och har plats 0 exakt 4 kort på handen
      Och är plats 1 på tur
      När plats 0 lägger ut d8
      Så avslås det: en annan spelare är på tur

    @MU-SV-042 @MU-SV-043
    Scenario: Den som lägger ut spelar ett enda kort från handen
      Givet att bordet visar h4 c9
      Och att plats 1 har byggt s3 d5 till 8
      Och att plats 0 har s9 h8 d8 c2 s5 på handen
      När turen kommer till plats 0
      Och plats 0 lägger ut c2
      Så godtas det
      Och har plats 0 exakt 4 kort på handen
      Och är plats 1 på tur
      När plats 0 lägger ut d8
      Så avslås det: en annan spelare är på tur

    @MU-SV-043
    Scenario: Ett kort som inte finns på handen kan inte spelas
      Givet att bordet visar h4 c9
      Och att plats 0 har s9 c2 på handen
      När turen kommer till plats 0
      Och plats 0 tar in c9 med d9
      Så avslås det: kortet finns inte på handen

  Regel: Ett kort fångar fria kort med lika många ögon, ensamma eller i grupp

    @MU-SV-046 @MU-3 @MU-11
    Scenario: Den som fångar både ett kort och en grupp gör det i ett enda drag
      Givet att bordet visar h7 s3 d4
      Och att plats 0 har c7 sK på handen
      När turen kommer till plats 0
      Så är detta allt som plats 0 kan göra med c7
        | gör   | fria kort | byggen | värde | räknas |
        | ta in | h7 s3 d4  |        |       |        |

    @MU-SV-044 @MU-SV-046 @MU-SV-047 @MU-3
    Scenario: Ett kort med lika många ögon fångas
      Givet att bordet visar h7 d8 c6
      Och att plats 0 har d7 sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in d8 med d7
      Så avslås det: de fria korten bildar inga sådana grupper
      När plats 0 tar in h7 med d7
      Så godtas det
      Och har plats 0 tagit d7 h7
      Och är de fria korten på bordet d8 c6

    @MU-SV-045 @MU-SV-046 @MU-SV-047 @MU-3
    Scenario: En grupp fångas bara om den har rätt ögonsumma
      Givet att bordet visar s3 d4 h5
      Och att plats 0 har c7 sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in s3 h5 med c7
      Så avslås det: de fria korten bildar inga sådana grupper
      När plats 0 tar in s3 d4 med c7
      Så godtas det
      Och har plats 0 tagit s3 d4 c7
      Och är de fria korten på bordet h5

    @MU-SV-044 @MU-SV-045 @MU-SV-148 @MU-3
    Scenariomall: Ett värdekort fångar inget fritt kort
      Givet att bordet visar <bord>
      Och att plats 0 har <kort> c7 på handen
      När turen kommer till plats 0
      Och plats 0 tar in <tas> med <kort>
      Så avslås det: kortet får inte användas på det sättet
      När plats 0 lägger ut <kort>
      Så godtas det

      Exempel:
        | bord      | kort | tas    |
        | s10 h4    | hA   | s10 h4 |
        | d9 c6     | s2   | d9 c6  |
        | d3 h2     | s2   | h2     |
        | s10 c3    | d10  | s10    |
        | sA d3     | cA   | sA     |

    @MU-SV-044 @MU-3
    Scenario: Bara kort som ligger fria på bordet kan tas in
      Givet att bordet visar h7
      Och att plats 0 har d7 sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in c7 med d7
      Så avslås det: korten ligger inte fria på bordet

  Regel: Spelaren måste ta in allt som kortet kan ta

    @MU-SV-049 @MU-SV-050 @MU-SV-047 @MU-3
    Scenario: Sjuan måste ta både sjuan och gruppen av trean och fyran
      Givet att bordet visar h7 s3 d4
      Och att plats 0 har s7 cK på handen
      När turen kommer till plats 0
      Och plats 0 tar in h7 med s7
      Så avslås det: måste ta allt den kan
      När plats 0 tar in s3 d4 med s7
      Så avslås det: måste ta allt den kan
      När plats 0 tar in h7 s3 d4 med s7
      Så godtas det
      Och har plats 0 tagit s7 h7 s3 d4
      Och ligger inget fritt kort på bordet

    @MU-SV-048 @MU-SV-051
    Scenario: Det spelade kortet ligger överst bland de tagna korten
      Givet att bordet visar h7 s4 c4
      Och att plats 0 har s7 d8 cK på handen
      Och att plats 1 har hQ hJ h10 på handen
      När turen kommer till plats 0
      Och plats 0 tar in h7 med s7
      Så ligger s7 överst bland det som plats 0 har tagit
      När plats 1 lägger ut hQ
      Och plats 0 tar in s4 c4 med d8
      Så ligger d8 överst bland det som plats 0 har tagit
      Och har plats 0 tagit h7 s7 s4 c4 d8

  Regel: Varje kort får bara höra till en grupp

    @MU-SV-053 @MU-SV-054 @MU-SV-055 @MU-3
    Scenario: Åttan tar trean och bara den ena av femmorna
      Givet att bordet visar s5 d5 h3
      Och att plats 0 har c8 s9 på handen
      När turen kommer till plats 0
      Så är detta allt som plats 0 kan göra med c8
        | gör   | fria kort | byggen | värde | räknas |
        | ta in | s5 h3     |        |       |        |
        | ta in | d5 h3     |        |       |        |
      När plats 0 tar in s5 d5 h3 med c8
      Så avslås det: de fria korten bildar inga sådana grupper
      När plats 0 tar in s5 h3 med c8
      Så godtas det
      Och är de fria korten på bordet d5

    @MU-SV-049 @MU-SV-053 @MU-3
    Scenario: Spelaren väljer fritt mellan grupper som överlappar, också den med färre kort
      Givet att bordet visar s6 h2 d2 c4
      Och att plats 0 har c8 s9 på handen
      När turen kommer till plats 0
      Så är detta allt som plats 0 kan göra med c8
        | gör   | fria kort | byggen | värde | räknas |
        | ta in | s6 h2     |        |       |        |
        | ta in | s6 d2     |        |       |        |
        | ta in | h2 d2 c4  |        |       |        |

  Regel: I en variant har en grupp högst två kort

    @MU-SV-056 @MU-SV-057 @MU-3
    Scenario: Med varianten tar damen tvåan och tian men inte trean, fyran och femman
      Givet att alternativet "group-limit" är 2
      Och att bordet visar d2 s3 s4 c5 h10
      Och att plats 0 har cQ sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in d2 h10 s3 s4 c5 med cQ
      Så avslås det: de fria korten bildar inga sådana grupper
      När plats 0 tar in d2 h10 med cQ
      Så godtas det
      Och är de fria korten på bordet s3 s4 c5

    @MU-SV-056 @MU-SV-057 @MU-3
    Scenario: Utan varianten måste damen ta alla fem korten
      Givet att bordet visar d2 s3 s4 c5 h10
      Och att plats 0 har cQ sK på handen
      När turen kommer till plats 0
      Och plats 0 tar in d2 h10 med cQ
      Så avslås det: måste ta allt den kan
      När plats 0 tar in d2 h10 s3 s4 c5 med cQ
      Så godtas det

    @MU-SV-056 @MU-SV-137 @MU-3 @MU-11
    Scenario: Med varianten hindrar en grupp om tre kort inte att damen läggs ut
      Givet att alternativet "group-limit" är 2
      Och att bordet visar s3 s4 c5
      Och att plats 0 har cQ s9 på handen
      När turen kommer till plats 0
      Och plats 0 lägger ut cQ
      Så godtas det

    @MU-SV-056 @MU-SV-137 @MU-3 @MU-11
    Scenario: Utan varianten hindrar en grupp om tre kort att damen läggs ut
      Givet att alternativet "group-limit" är 0
      Och att bordet visar s3 s4 c5
      Och att plats 0 har cQ s9 på handen
      När turen kommer till plats 0
      Och plats 0 lägger ut cQ
      Så avslås det: måste ta in
