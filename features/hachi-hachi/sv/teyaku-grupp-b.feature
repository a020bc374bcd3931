# language: sv
Egenskap: Teyaku i grupp B
  Händer med låga kort. Novembers kort räknas här alla som skräp.

  Regel: Sex skräpkort, eller varken tior eller tjugor

    @HH-SV-136 @HH-9
    Scenariomall: <hand> duger för att <skäl>
      När någon ser på handen <hand>
      Så finns bara "<teyaku>"

      Exempel:
        | hand                        | skäl                                 | teyaku     |
        | 12B 1C1 2C1 3C1 4C1 5C1 6C1 | sex är skräp                         | en lysande |
        | 8A 11C1 2C1 3C1 4C1 5C1 6C1 | sex är skräp eller från november     | ett frö    |
        | 8A 11B 2C1 3C1 4C1 5C1 6C1  | novembers tjuga räknas som skräp     | ett frö    |
        | 1R 2R 4R 5R 6R 7C1 9C1      | den saknar tior och tjugor           | röd        |
        | 1R 2R 4R 5R 6R 11A 11B      | den bara har novembers tia och tjuga | röd        |

    @HH-SV-136 @HH-9
    Scenariomall: <hand> duger inte
      När någon ser på handen <hand>
      Så finns ingen kombination

      # Fem skräpkort är för få, och med en tia eller tjuga vid sidan om hjälper inga remsor.
      Exempel:
        | hand                       |
        | 8A 1R 2C1 3C1 4C1 5C1 6C1  |
        | 8A 9A 2C1 3C1 4C1 5C1 6C1  |
        | 12B 1R 2C1 3C1 4C1 5C1 6C1 |
        | 12B 1R 2R 3R 4C1 11B 5C1   |

  Regel: Remsor

    @HH-SV-130 @HH-SV-138 @HH-9
    Scenariomall: Röd: <hand>
      När någon ser på handen <hand>
      Så är "röd" värd 2 kan
      Och finns bara "röd"

      Exempel:
        | hand                      |
        | 1R 6R 2C1 3C1 4C1 5C1 7C1 |
        | 1R 6R 11B 11A 2C1 3C1 4C1 |
        | 1R 6R 11R 11A 2C1 3C1 4C1 |
        | 1R 2R 3R 4R 5R 6R 7R      |

    @HH-SV-130 @HH-9
    Scenariomall: Nästan röd: <hand> är <annat>
      När någon ser på handen <hand>
      Så finns inte "röd"
      Och finns bara "<annat>"

      Exempel: Två remsor, men den ena är novembers
        | hand                       | annat    |
        | 1R 11R 2C1 3C1 4C1 5C1 7C1 | en remsa |

      Exempel: Bara en remsa
        | hand                       | annat    |
        | 6R 1C1 2C1 3C1 4C1 5C1 7C1 | en remsa |

    @HH-SV-130 @HH-9
    Scenariomall: Två remsor och <kort> bland resten är inte röd
      När någon ser på handen 1R 6R <kort> 2C1 3C1 4C1 7C1
      Så finns ingen kombination

      Exempel:
        | kort |
        | 8A   |
        | 12B  |

    @HH-SV-142 @HH-9
    Scenariomall: Trots namnet duger <färg> remsor till röd
      När någon ser på handen <remsor> 3C1 5C1 8C1 11C1 12C1
      Så är "röd" värd 2 kan

      Exempel:
        | färg     | remsor |
        | röda     | 1R 2R  |
        | blå      | 6R 9R  |
        | släta    | 4R 7R  |
        | blandade | 2R 10R |

    @HH-SV-131 @HH-SV-138 @HH-9
    Scenariomall: En remsa: <hand>
      När någon ser på handen <hand>
      Så är "en remsa" värd 3 kan
      Och finns bara "en remsa"

      # Pilens remsa gör inte ett par remsor av den ena.
      Exempel:
        | hand                       |
        | 1R 2C1 3C1 4C1 5C1 6C1 7C1 |
        | 6R 11B 2C1 3C1 4C1 5C1 7C1 |
        | 6R 11R 2C1 3C1 4C1 5C1 7C1 |

    @HH-SV-131 @HH-SV-138 @HH-SV-139 @HH-9
    Scenario: Pilens remsa ensam är ingen remsa
      När någon ser på handen 11R 2C1 3C1 4C1 5C1 6C1 7C1
      Så finns bara "tom hand"

  Regel: Ett frö eller en lysande bland skräp

    @HH-SV-132 @HH-SV-138 @HH-9
    Scenario: Ett frö, men inte svalan i november
      När någon ser på handen 2A 1C1 3C1 4C1 5C1 6C1 7C1
      Så är "ett frö" värd 3 kan
      Och finns bara "ett frö"
      När någon ser på handen 2A 11A 3C1 4C1 5C1 6C1 7C1
      Så finns bara "ett frö"
      När någon ser på handen 11A 1C1 3C1 4C1 5C1 6C1 7C1
      Så finns inte "ett frö"
      Och finns bara "tom hand"

    @HH-SV-133 @HH-SV-141 @HH-9
    Scenariomall: En lysande: <kort> och sex skräpkort
      När någon ser på handen <kort> 2C1 4C1 5C1 6C1 7C1 9C1
      Så är "en lysande" värd 4 kan
      Och finns bara "en lysande"

      Exempel:
        | kort |
        | 1B   |
        | 3B   |
        | 8B   |
        | 12B  |

    @HH-SV-133 @HH-SV-138 @HH-9
    Scenario: Novembers kort kan stå för skräpet, men två lysande är en för mycket
      När någon ser på handen 1B 11B 11A 11R 2C1 4C1 5C1
      Så finns "tretal" och "en lysande" och inget annat
      När någon ser på handen 1B 3B 2C1 4C1 5C1 6C1 7C1
      Så finns ingen kombination

  Regel: Tom hand

    @HH-SV-134 @HH-SV-139 @HH-9
    Scenariomall: <hand> är tom
      När någon ser på handen <hand>
      Så är "tom hand" värd 4 kan
      Och finns bara "tom hand"

      Exempel:
        | hand                        |
        | 1C1 2C1 3C1 4C1 5C1 6C1 7C1 |
        | 11B 11A 2C1 3C1 4C1 5C1 6C1 |

    @HH-SV-138 @HH-SV-139 @HH-9
    Scenario: Alla fyra i november och tre skräpkort är också en tom hand
      När någon ser på handen 11B 11A 11R 11C1 2C1 3C1 4C1
      Så finns "fyrtal" och "tom hand" och inget annat

    @HH-SV-139 @HH-9
    Scenario: Ett enda annat kort och handen är inte tom
      När någon ser på handen 1R 2C1 3C1 4C1 5C1 6C1 7C1
      Så finns inte "tom hand"

    @HH-SV-140 @HH-SV-138 @HH-9
    Scenario: Regnmannen och sex skräpkort är tom hand och inte en lysande
      När någon ser på handen 11B 2C1 4C1 5C1 6C1 7C1 9C1
      Så är "tom hand" värd 4 kan
      Och finns bara "tom hand"
