# language: sv
Egenskap: Teyaku i grupp A
  Grupp A är händer med många kort ur få månader, efter hur korten fördelar sig på månaderna.

  Regel: Ett par är två, ett tretal tre och ett fyrtal fyra kort av samma månad

    @HH-SV-117 @HH-SV-118 @HH-9
    Scenariomall: En hand som fördelar sig <fördelning> har <teyaku>
      När någon ser på handen <hand>
      Så finns bara "<teyaku>"
      Och hör "<teyaku>" till grupp A

      Exempel:
        | fördelning | hand                     | teyaku             |
        | 3-1-1-1-1  | 1B 1R 1C1 2A 3C1 6C1 8C1 | tretal             |
        | 3-2-1-1    | 1B 1R 1C1 2A 2C1 6C1 8C1 | tretal             |
        | 3-2-2      | 1B 1R 1C1 2A 2C1 3B 3C1  | tretal och två par |
        | 3-3-1      | 1B 1R 1C1 2A 2R 2C1 3C1  | två tretal         |
        | 2-2-2-1    | 1B 1R 2A 2R 4C1 4C2 6C1  | tre par            |
        | 4-1-1-1    | 1B 1R 1C1 1C2 2A 6C1 7C1 | fyrtal             |
        | 4-2-1      | 1B 1R 1C1 1C2 2A 2R 3C1  | ett-två-fyra       |
        | 4-3        | 1B 1R 1C1 1C2 2A 2R 2C1  | fyra-tre           |

      Exempel: Tretalet är stående
        | fördelning | hand                     | teyaku             |
        | 3-1-1-1-1  | 4A 4R 4C1 1B 2C1 3C1 6C1 | stående tretal     |
        | 3-2-1-1    | 5R 5C1 5C2 1B 1R 3C1 6C1 | stående tretal     |
        | 3-2-2      | 4A 4R 4C1 2A 2C1 3B 3C1  | tretal och två par |

    @HH-SV-117 @HH-SV-118 @HH-9
    Scenariomall: Två par eller färre är ingen teyaku
      När någon ser på handen <hand>
      Så finns ingen kombination

      Exempel:
        | hand                      |
        | 1B 1R 2A 2R 4C1 6C1 7C1   |
        | 1B 1R 2A 3C1 4C1 6C1 7C1  |
        | 1B 2A 3C1 4C1 6C1 7C1 8C1 |

  Regel: Ett tretal är värt två kan och ett stående tretal tre

    @HH-SV-120 @HH-9
    Scenariomall: Handen <hand> har ett vanligt tretal
      När någon ser på handen <hand>
      Så är "tretal" värd 2 kan
      Och finns bara "tretal"

      Exempel:
        | hand                        |
        | 1B 1R 1C1 2A 3C1 6C1 8C1    |
        | 2A 2R 2C1 1B 3C1 6C1 8C1    |
        | 3R 3C1 3C2 1B 2A 6C1 8C1    |
        | 6A 6R 6C1 1B 2A 3C1 8C1     |
        | 8A 8C1 8C2 1B 2A 3C1 6C1    |
        | 9A 9C1 9C2 1B 2A 3C1 6C1    |
        | 10A 10R 10C2 1B 2A 3C1 6C1  |
        | 11B 11A 11R 1B 2A 3C1 6C1   |
        | 12B 12C1 12C2 1R 2A 6C1 8C1 |
        | 1R 1C1 1C2 2A 3B 6C1 8C1    |
        | 2R 2C1 2C2 1B 3B 6C1 8C1    |
        | 6R 6C1 6C2 1B 2A 3B 8C1     |
        | 9R 9C1 9C2 1B 2A 3C1 6C1    |
        | 10R 10C1 10C2 1B 2A 3C1 6C1 |

    @HH-SV-121 @HH-9
    Scenariomall: Handen <hand> har ett stående tretal
      När någon ser på handen <hand>
      Så är "stående tretal" värd 3 kan
      Och finns bara "stående tretal"

      Exempel:
        | hand                         |
        | 4A 4R 4C1 1B 2C1 3C1 6C1     |
        | 4R 4C1 4C2 1B 2A 3C1 6C1     |
        | 5A 5C1 5C2 1B 2C1 3C1 6C1    |
        | 7A 7R 7C2 1B 2C1 3C1 6C1     |
        | 12C1 12C2 12C3 1B 2A 3C1 6C1 |
        | 5R 5C1 5C2 1B 1R 3C1 6C1     |

    @HH-SV-121 @HH-9
    Scenario: I december är bara de tre skräpkorten ett stående tretal
      När någon ser på handen 12B 12C1 12C2 1R 2R 3C1 6C1
      Så finns inte "stående tretal"
      Och är "tretal" värd 2 kan

  Regel: Två tretal är värda mer om de är stående

    @HH-SV-122 @HH-SV-123 @HH-SV-124 @HH-9
    Scenariomall: Handen <hand> är värd <kan> kan
      När någon ser på handen <hand>
      Så är "<teyaku>" värd <kan> kan
      Och finns bara "<teyaku>"

      @HH-SV-122
      Exempel: Inget av tretalen är stående
        | hand                        | teyaku     | kan |
        | 1B 1R 1C1 2A 2R 2C1 3C1     | två tretal | 6   |
        | 1B 1R 1C1 12B 12C1 12C2 2C1 | två tretal | 6   |

      @HH-SV-123
      Exempel: Ett av tretalen är stående
        | hand                         | teyaku                    | kan |
        | 1B 1R 1C1 4A 4R 4C1 2C1      | tretal och stående tretal | 7   |
        | 1B 1R 1C1 12C1 12C2 12C3 2C1 | tretal och stående tretal | 7   |

      @HH-SV-124
      Exempel: Båda tretalen är stående
        | hand                         | teyaku             | kan |
        | 4A 4R 4C1 5A 5R 5C1 2C1      | två stående tretal | 8   |
        | 7A 7R 7C1 12C1 12C2 12C3 2C1 | två stående tretal | 8   |

  Regel: Par och fyrtal är teyaku med olika värden

    @HH-SV-125 @HH-9
    Scenario: Tre par är värda fyra kan
      När någon ser på handen 1B 1R 2A 2R 4C1 4C2 6C1
      Så är "tre par" värd 4 kan

    @HH-SV-126 @HH-9
    Scenario: Ett fyrtal är värt sex kan, också av en stående månad
      När någon ser på handen 1B 1R 1C1 1C2 2A 6C1 7C1
      Så är "fyrtal" värd 6 kan
      När någon ser på handen 4A 4R 4C1 4C2 2A 6C1 7C1
      Så är "fyrtal" värd 6 kan
      Och finns bara "fyrtal"

    @HH-SV-127 @HH-9
    Scenariomall: Ett tretal och två par är värda sju kan, stående eller inte
      När någon ser på handen <hand>
      Så är "tretal och två par" värd 7 kan
      Och finns bara "tretal och två par"

      Exempel:
        | hand                         |
        | 1B 1R 1C1 2A 2C1 3B 3C1      |
        | 4A 4R 4C1 2A 2C1 3B 3C1      |
        | 12C1 12C2 12C3 2A 2C1 3B 3C1 |

    @HH-SV-128 @HH-9
    Scenariomall: Ett-två-fyra är värt åtta kan i varje månad: <hand>
      När någon ser på handen <hand>
      Så är "ett-två-fyra" värd 8 kan
      Och finns bara "ett-två-fyra"

      Exempel:
        | hand                           |
        | 1B 1R 1C1 1C2 2R 2C1 3C2       |
        | 2A 2R 2C1 2C2 3R 3C1 4C2       |
        | 3B 3R 3C1 3C2 4R 4C1 5C2       |
        | 4A 4R 4C1 4C2 5R 5C1 6C2       |
        | 5A 5R 5C1 5C2 6R 6C1 7C2       |
        | 6A 6R 6C1 6C2 7R 7C1 8C2       |
        | 7A 7R 7C1 7C2 8A 8C1 9C2       |
        | 8B 8A 8C1 8C2 9R 9C1 10C2      |
        | 9A 9R 9C1 9C2 10R 10C1 11C1    |
        | 10A 10R 10C1 10C2 11A 11R 12C3 |
        | 11B 11A 11R 11C1 8B 8A 1R      |
        | 12B 12C1 12C2 12C3 1R 1C1 2C2  |

    @HH-SV-128 @HH-9
    Scenario: Ett-två-fyra är värt åtta kan, vilket det udda kortet än är
      När någon ser på handen 1B 1R 1C1 1C2 2A 2R 3C1
      Så är "ett-två-fyra" värd 8 kan
      När någon ser på handen 1B 1R 1C1 1C2 2A 2R 12B
      Så är "ett-två-fyra" värd 8 kan

    @HH-SV-129 @HH-9
    Scenario: Fyra-tre är värt tjugo kan och avslutar inte given
      Givet att plats 0 har 1B 1R 1C1 1C2 2A 2R 2C1 på handen
      När någon ser på handen 1B 1R 1C1 1C2 2A 2R 2C1
      Så är "fyra-tre" värd 20 kan
      Och finns bara "fyra-tre"
      När någon ser på handen 4A 4R 4C1 4C2 5A 5R 5C1
      Så är "fyra-tre" värd 20 kan
      När given börjar
      Och plats 0 deklarerar "fyra-tre"
      Så är given inte slut
