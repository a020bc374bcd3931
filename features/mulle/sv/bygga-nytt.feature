# language: sv
Egenskap: Bygga nytt
  Det spelade kortet läggs ihop med fria kort till ett bygge som senare kan tas in i sin helhet.

  Bakgrund:
    Givet ett bord med 2 spelare

  Regel: Ett enkelt bygge består av två kort

    @MU-SV-068 @MU-SV-069 @MU-SV-070 @MU-SV-071 @MU-SV-081 @MU-SV-082 @MU-SV-086 @MU-SV-087 @MU-8
    Scenario: En femma på sexan bygger till elva
      Givet att bordet visar h6
      Och att plats 0 har c5 sJ på handen
      När turen kommer till plats 0
      Och plats 0 bygger c5 på h6 till 10
      Så avslås det: resultatet får ett annat värde
      När plats 0 bygger c5 på h6 till 11
      Så godtas det
      Och är bygge 1 enkelt och värt 11
      Och består bygge 1 av c5 h6
      Och består bygge 1 av 1 del
      Och ligger inget fritt kort på bordet

    @MU-SV-082 @MU-8
    Scenario: Ett enkelt bygge får inte bestå av tre kort
      Givet att bordet visar h4 c3 d7
      Och att plats 0 har s4 sJ på handen
      När turen kommer till plats 0
      Och plats 0 bygger s4 på h4 till 11 och paketerar c3
      Så avslås det: resultatet får ett annat värde
      När plats 0 bygger s4 på d7 till 11
      Så godtas det
      Och består bygge 1 av s4 d7

    @MU-SV-079 @MU-SV-081 @MU-8
    Scenariomall: Den som bygger måste ha kvar ett kort med byggets värde
      Givet att bordet visar h6
      Och att plats 0 har <spelas> <kvar> på handen
      När turen kommer till plats 0
      Och plats 0 bygger <spelas> på h6 till <värde>
      Så godtas det

      Exempel:
        | spelas | kvar | värde |
        | c5     | sJ   | 11    |
        | s8     | dA   | 14    |

    @MU-SV-079 @MU-SV-081 @MU-8
    Scenariomall: Den som inte har kvar ett kort med byggets värde får inte bygga
      Givet att bordet visar h6
      Och att plats 0 har <spelas> <kvar> på handen
      När turen kommer till plats 0
      Och plats 0 bygger <spelas> på h6 till <värde>
      Så avslås det: inget kort kvar till bygget

      Exempel:
        | spelas | kvar | värde |
        | c5     | sQ   | 11    |
        | c5     | c5   | 11    |
        | c5     | h5   | 11    |
        | s8     | dK   | 14    |

    @MU-SV-078 @MU-SV-080
    Scenario: Bygget ligger öppet i en hög, och dess kort är inte längre fria
      Givet att bordet visar h6 d3
      Och att plats 0 har c5 sJ på handen
      När turen kommer till plats 0
      Och plats 0 bygger c5 på h6 till 11
      Så är de fria korten på bordet d3
      Och ser plats 1 att bygge 1 består av c5 h6

    @MU-SV-068 @MU-SV-081 @MU-8
    Scenario: Ett kort som kan ta in får i stället användas till att bygga
      Givet att bordet visar h6 d5
      Och att plats 0 har c5 sJ på handen
      När turen kommer till plats 0
      Och plats 0 bygger c5 på h6 till 11
      Så godtas det
      Och är de fria korten på bordet d5

    @MU-SV-068 @MU-SV-079 @MU-8
    Scenario: Flera byggen med samma värde får ligga på bordet
      Givet att bordet visar h6 d6
      Och att plats 0 har c5 h5 sJ på handen
      Och att plats 1 har hQ dQ sQ på handen
      När turen kommer till plats 0
      Och plats 0 bygger c5 på h6 till 11
      Och plats 1 lägger ut hQ
      Och plats 0 bygger h5 på d6 till 11
      Så godtas det
      Och är bygge 1 enkelt och värt 11
      Och är bygge 2 enkelt och värt 11

  Regel: Ett sammansatt bygge har flera delar med samma summa

    @MU-SV-068 @MU-SV-069 @MU-SV-072 @MU-SV-073 @MU-SV-074 @MU-SV-075 @MU-SV-083 @MU-SV-084 @MU-SV-088 @MU-8
    Scenario: Sjuan byggs på esset, och tvåan och sexan paketeras till ett bygge av två åttor
      Givet att bordet visar hA d2 s6
      Och att plats 0 har c7 s8 på handen
      När turen kommer till plats 0
      Och plats 0 bygger c7 på hA till 8 och paketerar d2 s6
      Så godtas det
      Och är bygge 1 sammansatt och värt 8
      Och består bygge 1 av 2 delar
      Och består bygge 1 av c7 hA d2 s6

    @MU-SV-069 @MU-SV-083 @MU-8
    Scenario: Den som bygger behöver inte paketera
      Givet att bordet visar hA d2 s6
      Och att plats 0 har c7 s8 på handen
      När turen kommer till plats 0
      Och plats 0 bygger c7 på hA till 8
      Så godtas det
      Och är bygge 1 enkelt och värt 8
      Och är de fria korten på bordet d2 s6

    @MU-SV-073 @MU-SV-083 @MU-8
    Scenariomall: Enstaka kort och par med byggets värde får paketeras
      Givet att bordet visar hA d2 s6 h8 d3 c3 d7
      Och att plats 0 har c7 s8 på handen
      När turen kommer till plats 0
      Och plats 0 bygger c7 på hA till 8 och paketerar <paketeras>
      Så godtas det

      Exempel:
        | paketeras |
        | h8        |
        | h8 d2 s6  |

    @MU-SV-073 @MU-SV-083 @MU-8
    Scenariomall: Kort som inte går jämnt upp i byggets värde får inte paketeras
      Givet att bordet visar hA d2 s6 h8 d3 c3 d7
      Och att plats 0 har c7 s8 på handen
      När turen kommer till plats 0
      Och plats 0 bygger c7 på hA till 8 och paketerar <paketeras>
      Så avslås det: de fria korten bildar inga sådana grupper

      Exempel:
        | paketeras |
        | d7        |
        | d3 s6     |
        | d2 d3 c3  |

    @MU-SV-076 @MU-SV-077 @MU-SV-085 @MU-3
    Scenario: Ett bygge tas in i sin helhet, och inga enstaka kort tas ur det
      Givet att bordet visar hA d2 s6 c4
      Och att plats 0 har c7 s8 på handen
      Och att plats 1 har h6 d8 på handen
      När turen kommer till plats 0
      Och plats 0 bygger c7 på hA till 8 och paketerar d2 s6
      Och plats 1 tar in s6 med h6
      Så avslås det: korten ligger inte fria på bordet
      När plats 1 bygger h6 på d2 till 8
      Så avslås det: korten ligger inte fria på bordet
      När plats 1 tar in bygge 1 med h6
      Så avslås det: bygget har ett annat värde
      När plats 1 tar in bygge 1 med d8
      Så godtas det
      Och har plats 1 tagit c7 hA d2 s6 d8
      Och ligger inget bygge på bordet

  Regel: Den som har två lika höga kort får låta det ena ligga

    @MU-SV-094 @MU-SV-095 @MU-SV-096 @MU-SV-097 @MU-SV-098 @MU-8
    Scenario: Åttan ligger på trean, femman och åttan
      Givet att bordet visar s3 d5 s8
      Och att plats 0 har d8 h8 på handen
      När turen kommer till plats 0
      Och plats 0 låter d8 ligga på s3 d5 s8
      Så godtas det
      Och är bygge 1 sammansatt och värt 8
      Och består bygge 1 av 3 delar
      Och består bygge 1 av s3 d5 s8 d8
      Och har plats 0 inte tagit något

    @MU-SV-096 @MU-3 @MU-8
    Scenario: Ett kort som kan ligga får i stället ta in
      Givet att bordet visar s3 d5 s8
      Och att plats 0 har d8 h8 på handen
      När turen kommer till plats 0
      Och plats 0 tar in s3 d5 s8 med d8
      Så godtas det
      Och ligger inget bygge på bordet
      Och har plats 0 tagit s3 d5 s8 d8

    @MU-SV-094 @MU-SV-097 @MU-8
    Scenario: Bygget blir sammansatt även när kortet ligger på ett enda kort
      Givet att bordet visar s3 d5 s8
      Och att plats 0 har d8 h8 på handen
      När turen kommer till plats 0
      Och plats 0 låter d8 ligga på s8
      Så är bygge 1 sammansatt och värt 8
      Och är de fria korten på bordet s3 d5

    @MU-SV-094 @MU-8
    Scenariomall: Ett kort får inte ligga utan ett likadant värde kvar eller på fel grupper
      Givet att bordet visar <bord>
      Och att plats 0 har d8 <kvar> på handen
      När turen kommer till plats 0
      Och plats 0 låter d8 ligga på <vad>
      Så avslås det: <skäl>

      Exempel:
        | bord     | kvar | vad      | skäl                                      |
        | s3 d5 s8 | h7   | s3 d5 s8 | inget kort kvar till bygget               |
        | s3 d5 s8 | h9   | s8       | inget kort kvar till bygget               |
        | s3 d5 s8 | d7   | s3 d5    | inget kort kvar till bygget               |
        | s3 d4 s8 | h8   | s3 d4    | de fria korten bildar inga sådana grupper |
        | s3 d3 c2 | h8   | s3 d3 c2 | de fria korten bildar inga sådana grupper |

    @MU-SV-094 @MU-8
    Scenario: Ett kort får inte ligga ensamt
      Givet att bordet visar s3 d5 s8
      Och att plats 0 har d8 h8 på handen
      När turen kommer till plats 0
      Och plats 0 låter d8 ligga på ingenting
      Så avslås det: ett kort ensamt är inget bygge

  Regel: Värdekort får läggas i byggen från bordet men inte från handen

    @MU-SV-099 @MU-8
    Scenariomall: Ett värdekort från handen läggs aldrig i ett bygge
      Givet att bordet visar h3 <lika>
      Och att plats 0 har <kort> <kort> <kvar> på handen
      När turen kommer till plats 0
      Och plats 0 bygger <kort> på h3 till <summa>
      Så avslås det: kortet får inte användas på det sättet
      När plats 0 låter <kort> ligga på <lika>
      Så avslås det: kortet får inte användas på det sättet

      Exempel:
        | kort | lika | kvar | summa |
        | d10  | s10  | cK   | 13    |
        | s2   | h2   | c5   | 5     |
        | hA   | cA   | c4   | 4     |

    @MU-SV-100 @MU-9
    Scenariomall: Ett värdekort från handen får inte ligga på ett bygge
      Givet att plats 1 har byggt <bygge> till <värde>
      Och att plats 0 har <kort> <kort> cK på handen
      När turen kommer till plats 0
      Och plats 0 låter <kort> ligga på bygge 1
      Så avslås det: kortet får inte användas på det sättet

      Exempel:
        | kort | bygge | värde |
        | d10  | s7 h9 | 16    |
        | s2   | s7 h8 | 15    |
        | hA   | s7 h7 | 14    |

    @MU-SV-100 @MU-9
    Scenario: Ett ess höjer inget bygge, varken med ett eller fjorton, och bygger inte på
      Givet att plats 1 har byggt d7 h4 till 11
      Och att bordet visar h10
      Och att plats 0 har hA cQ hJ på handen
      När turen kommer till plats 0
      Och plats 0 höjer bygge 1 till 12 med hA
      Så avslås det: kortet får inte användas på det sättet
      När plats 0 bygger på bygge 1 med hA på h10
      Så avslås det: kortet får inte användas på det sättet

    @MU-SV-101 @MU-8
    Scenariomall: Ett värdekort på bordet får ingå i ett bygge
      Givet att bordet visar <fritt>
      Och att plats 0 har <spelas> <kvar> på handen
      När turen kommer till plats 0
      Och plats 0 bygger <spelas> på <fritt> till <värde>
      Så godtas det
      Och är bygge 1 enkelt och värt <värde>

      Exempel:
        | fritt | spelas | kvar | värde |
        | d10   | c3     | hK   | 13    |
        | s2    | c3     | h5   | 5     |
        | cA    | c3     | h4   | 4     |

  Regel: Ett bygge är värt lägst två och högst sexton

    @MU-8
    Scenariomall: De högsta byggena kräver att storan eller lillan finns kvar på handen
      Givet att bordet visar h9
      Och att plats 0 har <spelas> <kvar> på handen
      När turen kommer till plats 0
      Och plats 0 bygger <spelas> på h9 till <värde>
      Så godtas det

      @MU-SV-102 @MU-SV-103
      Exempel: Ett bygge värt sexton kräver att storan finns kvar
        | spelas | kvar | värde |
        | s7     | d10  | 16    |

      @MU-SV-104
      Exempel: Ett bygge värt femton kräver att lillan finns kvar
        | spelas | kvar | värde |
        | s6     | s2   | 15    |

    @MU-8
    Scenariomall: Ingen får bygga högre än sexton, eller till sexton utan storan och femton utan lillan
      Givet att bordet visar h9
      Och att plats 0 har <spelas> <kvar> på handen
      När turen kommer till plats 0
      Och plats 0 bygger <spelas> på h9 till <värde>
      Så avslås det: <skäl>

      @MU-SV-103
      Exempel: Utan storan kvar får ingen bygga till sexton
        | spelas | kvar | värde | skäl                        |
        | s7     | h10  | 16    | inget kort kvar till bygget |
        | s7     | dA   | 16    | inget kort kvar till bygget |

      @MU-SV-104
      Exempel: Utan lillan kvar får ingen bygga till femton
        | spelas | kvar | värde | skäl                        |
        | s6     | d2   | 15    | inget kort kvar till bygget |

      @MU-SV-102
      Exempel: Ingen får bygga till sjutton
        | spelas | kvar | värde | skäl               |
        | s8     | d10  | 17    | bygget är för högt |

    @MU-8 @MU-9
    Scenariomall: Den som höjer till <värde> måste ha <kvar> kvar
      Givet att plats 1 har byggt s4 d6 till 10
      Och att plats 0 har <spelas> <fel> <kvar> på handen
      När turen kommer till plats 0
      Och plats 0 höjer bygge 1 till <värde> med <spelas>
      Så godtas det

      @MU-SV-103
      Exempel: Storan tar in ett bygge värt sexton
        | spelas | kvar | fel | värde |
        | h6     | d10  | h10 | 16    |

      @MU-SV-104
      Exempel: Lillan tar in ett bygge värt femton
        | spelas | kvar | fel | värde |
        | h5     | s2   | h2  | 15    |

    @MU-8 @MU-9
    Scenariomall: Den som bara har <fel> kvar får inte höja till <värde>
      Givet att plats 1 har byggt s4 d6 till 10
      Och att plats 0 har <spelas> <fel> på handen
      När turen kommer till plats 0
      Och plats 0 höjer bygge 1 till <värde> med <spelas>
      Så avslås det: inget kort kvar till bygget

      @MU-SV-103
      Exempel: En annan tia är inte storan
        | spelas | fel | värde |
        | h6     | h10 | 16    |

      @MU-SV-104
      Exempel: En annan tvåa är inte lillan
        | spelas | fel | värde |
        | h5     | h2  | 15    |

    @MU-8 @MU-9
    Scenariomall: Den som bygger på ett bygge värt <värde> måste ha <kvar> kvar
      Givet att bordet visar <fritt>
      Och att plats 1 har byggt <bygge> till <värde>
      Och att plats 0 har h7 <fel> <kvar> på handen
      När turen kommer till plats 0
      Och plats 0 bygger på bygge 1 med h7 på <fritt>
      Så godtas det

      @MU-SV-103
      Exempel: Storan tar in ett bygge värt sexton
        | bygge | fritt | kvar | fel | värde |
        | s7 h9 | c9    | d10  | h10 | 16    |

      @MU-SV-104
      Exempel: Lillan tar in ett bygge värt femton
        | bygge | fritt | kvar | fel | värde |
        | s7 h8 | c8    | s2   | h2  | 15    |

    @MU-8 @MU-9
    Scenariomall: Den som bara har <fel> kvar får inte bygga på ett bygge värt <värde>
      Givet att bordet visar <fritt>
      Och att plats 1 har byggt <bygge> till <värde>
      Och att plats 0 har h7 <fel> på handen
      När turen kommer till plats 0
      Och plats 0 bygger på bygge 1 med h7 på <fritt>
      Så avslås det: inget kort kvar till bygget

      @MU-SV-103
      Exempel: En annan tia är inte storan
        | bygge | fritt | fel | värde |
        | s7 h9 | c9    | h10 | 16    |

      @MU-SV-104
      Exempel: En annan tvåa är inte lillan
        | bygge | fritt | fel | värde |
        | s7 h8 | c8    | h2  | 15    |

    @MU-SV-102 @MU-8
    Scenario: Det lägsta bygget är värt två
      Givet att bordet visar d2
      Och att plats 0 har h2 c2 på handen
      När turen kommer till plats 0
      Och plats 0 låter h2 ligga på d2
      Så godtas det
      Och är bygge 1 sammansatt och värt 2

    @MU-SV-102 @MU-8 @MU-9
    Scenario: Ingen får bygga nedåt till ett
      Givet att alternativet "build-down" är ja
      Och att bordet visar d4
      Och att plats 0 har h3 cA på handen
      När turen kommer till plats 0
      Och plats 0 bygger h3 på d4 nedåt till 1
      Så avslås det: bygget är för lågt
