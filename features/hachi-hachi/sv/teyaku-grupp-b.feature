# language: sv
Egenskap: Teyaku i grupp B
  Grupp B är händer med låga kort. Alla pilens kort räknas här som skräp.

  Regel: En hand i grupp B har sex skräpkort, eller varken frön eller lysande

    @HH-SV-136 @HH-9
    Scenariomall: Handen <hand> duger eftersom <skäl>
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
    Scenariomall: Handen <hand> duger inte
      När någon ser på handen <hand>
      Så finns ingen kombination

      # Fem skräpkort är för få, och remsor hjälper inte en hand som har ett frö eller ett lysande.
      Exempel:
        | hand                       |
        | 8A 1R 2C1 3C1 4C1 5C1 6C1  |
        | 8A 9A 2C1 3C1 4C1 5C1 6C1  |
        | 12B 1R 2C1 3C1 4C1 5C1 6C1 |
        | 12B 1R 2R 3R 4C1 11B 5C1   |

  Regel: Remsor bland skräp är röd eller en remsa

    @HH-SV-130 @HH-SV-138 @HH-9
    Scenariomall: Handen <hand> är röd
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
    Scenariomall: Handen <hand> är inte röd utan <annat>
      När någon ser på handen <hand>
      Så finns inte "röd"
      Och finns bara "<annat>"

      Exempel: Den ena av två remsor är pilens
        | hand                       | annat    |
        | 1R 11R 2C1 3C1 4C1 5C1 7C1 | en remsa |

      Exempel: Handen har bara en remsa
        | hand                       | annat    |
        | 6R 1C1 2C1 3C1 4C1 5C1 7C1 | en remsa |

    @HH-SV-130 @HH-9
    Scenariomall: Två remsor och <kort> är inte röd
      När någon ser på handen 1R 6R <kort> 2C1 3C1 4C1 7C1
      Så finns ingen kombination

      Exempel:
        | kort |
        | 8A   |
        | 12B  |

    @HH-SV-142 @HH-9
    Scenariomall: Röd kan ha <färg> remsor
      När någon ser på handen <remsor> 3C1 5C1 8C1 11C1 12C1
      Så är "röd" värd 2 kan

      Exempel:
        | färg     | remsor |
        | röda     | 1R 2R  |
        | blå      | 6R 9R  |
        | släta    | 4R 7R  |
        | blandade | 2R 10R |

    @HH-SV-131 @HH-SV-138 @HH-9
    Scenariomall: Handen <hand> är en remsa
      När någon ser på handen <hand>
      Så är "en remsa" värd 3 kan
      Och finns bara "en remsa"

      # Pilens remsa gör inte den ena remsan till två.
      Exempel:
        | hand                       |
        | 1R 2C1 3C1 4C1 5C1 6C1 7C1 |
        | 6R 11B 2C1 3C1 4C1 5C1 7C1 |
        | 6R 11R 2C1 3C1 4C1 5C1 7C1 |

    @HH-SV-131 @HH-SV-138 @HH-SV-139 @HH-9
    Scenario: Pilens remsa ensam är inte en remsa
      När någon ser på handen 11R 2C1 3C1 4C1 5C1 6C1 7C1
      Så finns bara "tom hand"

  Regel: Ett frö eller en lysande bland skräp är en teyaku

    @HH-SV-132 @HH-SV-138 @HH-9
    Scenario: Ett frö är värt tre kan, men pilens frö räknas som skräp
      När någon ser på handen 2A 1C1 3C1 4C1 5C1 6C1 7C1
      Så är "ett frö" värd 3 kan
      Och finns bara "ett frö"
      När någon ser på handen 2A 11A 3C1 4C1 5C1 6C1 7C1
      Så finns bara "ett frö"
      När någon ser på handen 11A 1C1 3C1 4C1 5C1 6C1 7C1
      Så finns inte "ett frö"
      Och finns bara "tom hand"

    @HH-SV-133 @HH-SV-141 @HH-9
    Scenariomall: En lysande och sex skräpkort är värda fyra kan: <kort>
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
    Scenario: Pilens kort får ersätta skräpet, men två lysande är inte en lysande
      När någon ser på handen 1B 11B 11A 11R 2C1 4C1 5C1
      Så finns "tretal" och "en lysande" och inget annat
      När någon ser på handen 1B 3B 2C1 4C1 5C1 6C1 7C1
      Så finns ingen kombination

  Regel: En hand med bara skräp är en tom hand

    @HH-SV-134 @HH-SV-139 @HH-9
    Scenariomall: Handen <hand> är tom
      När någon ser på handen <hand>
      Så är "tom hand" värd 4 kan
      Och finns bara "tom hand"

      Exempel:
        | hand                        |
        | 1C1 2C1 3C1 4C1 5C1 6C1 7C1 |
        | 11B 11A 2C1 3C1 4C1 5C1 6C1 |

    @HH-SV-138 @HH-SV-139 @HH-9
    Scenario: Pilens fyra kort och tre skräpkort är också en tom hand
      När någon ser på handen 11B 11A 11R 11C1 2C1 3C1 4C1
      Så finns "fyrtal" och "tom hand" och inget annat

    @HH-SV-139 @HH-9
    Scenario: Ett enda annat kort gör att handen inte är tom
      När någon ser på handen 1R 2C1 3C1 4C1 5C1 6C1 7C1
      Så finns inte "tom hand"

    @HH-SV-140 @HH-SV-138 @HH-9
    Scenario: Regnmannen och sex skräpkort är en tom hand och inte en lysande
      När någon ser på handen 11B 2C1 4C1 5C1 6C1 7C1 9C1
      Så är "tom hand" värd 4 kan
      Och finns bara "tom hand"
