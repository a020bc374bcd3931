# language: sv
Egenskap: Dekiyaku
  En dekiyaku är en kombination av tagna kort.

  Regel: Fyra lysande och fem lysande är dekiyaku

    @HH-SV-176 @HH-SV-177 @HH-12
    Scenario: Fem lysande är värda tolv kan
      När någon ser på de tagna korten 1B 3B 8B 11B 12B
      Så är "fem lysande" värd 12 kan
      Och finns bara "fem lysande"

    @HH-SV-178 @HH-12
    Scenario: Fyra lysande utan regnmannen är värda tio kan
      När någon ser på de tagna korten 1B 3B 8B 12B
      Så är "fyra lysande" värd 10 kan

    @HH-SV-178 @HH-12
    Scenario: Fyra lysande med regnmannen är ingen dekiyaku
      När någon ser på de tagna korten 1B 3B 8B 11B
      Så finns ingen kombination

    @HH-SV-177 @HH-12
    Scenariomall: Fem lysande kräver alla fem korten: <depå> räcker inte
      När någon ser på de tagna korten <depå>
      Så finns inte "fem lysande"

      Exempel:
        | depå          |
        | 3B 8B 11B 12B |
        | 1B 8B 11B 12B |
        | 1B 3B 11B 12B |
        | 1B 3B 8B 11B  |
        | 1B 3B 8B 12B  |

    @HH-SV-178 @HH-12
    Scenariomall: Fyra lysande kräver alla fyra korten utan regnmannen: <depå> räcker inte
      När någon ser på de tagna korten <depå>
      Så finns ingen kombination

      Exempel:
        | depå        |
        | 3B 8B 12B   |
        | 1B 8B 12B   |
        | 1B 3B 12B   |
        | 1B 3B 8B 9A |

  Regel: Sju remsor, poesiremsor och blå remsor är dekiyaku

    @HH-SV-179 @HH-12
    Scenario: Sju remsor utan pilens remsa är värda tio kan
      När någon ser på de tagna korten 1R 2R 4R 5R 6R 7R 9R
      Så är "sju remsor" värd 10 kan
      Och finns bara "sju remsor"

    @HH-SV-179 @HH-12
    Scenario: Pilens remsa kan inte vara den sjunde
      När någon ser på de tagna korten 1R 2R 4R 5R 6R 7R 11R
      Så finns ingen kombination

    @HH-SV-180 @HH-12
    Scenario: Pilens remsa räknas utöver de sju
      När någon ser på de tagna korten 1R 2R 4R 5R 6R 7R 9R 11R
      Så är "sju remsor" värd 11 kan

    @HH-SV-180 @HH-SV-181 @HH-SV-182 @HH-12
    Scenario: Alla tio remsor ger sju remsor, poesiremsor och blå remsor
      När någon ser på de tagna korten 1R 2R 3R 4R 5R 6R 7R 9R 10R 11R
      Så är "sju remsor" värd 13 kan
      Och är "poesiremsor" värd 7 kan
      Och är "blå remsor" värd 7 kan

    @HH-SV-181 @HH-12
    Scenario: De tre poesiremsorna är värda sju kan
      När någon ser på de tagna korten 1R 2R 3R
      Så är "poesiremsor" värd 7 kan
      Och finns bara "poesiremsor"

    @HH-SV-181 @HH-12
    Scenariomall: Två poesiremsor och <annan> är ingen dekiyaku
      När någon ser på de tagna korten <depå>
      Så finns ingen kombination

      Exempel:
        | annan        | depå     |
        | en slät röd  | 1R 2R 4R |
        | en slät röd  | 1R 7R 3R |
        | en slät röd  | 5R 2R 3R |
        | novembers    | 1R 2R 11R |
        | en blå       | 1R 2R 6R |

    @HH-SV-182 @HH-12
    Scenariomall: Två blå remsor och en annan remsa är ingen dekiyaku: <depå>
      När någon ser på de tagna korten <depå>
      Så finns ingen kombination

      Exempel:
        | depå      |
        | 6R 9R 7R  |
        | 6R 10R 7R |
        | 9R 10R 1R |

    @HH-SV-182 @HH-12
    Scenario: De tre blå remsorna är värda sju kan
      När någon ser på de tagna korten 6R 9R 10R
      Så är "blå remsor" värd 7 kan
      Och finns bara "blå remsor"

  Regel: Vildsvin, hjort och fjärilar är en dekiyaku i en variant

    @HH-SV-183 @HH-12
    Scenario: Vildsvin, hjort och fjärilar är värda sju kan med varianten
      Givet att alternativet "dekiyaku.boar-deer-butterflies" är ja
      När någon ser på de tagna korten 6A 7A 10A
      Så är "vildsvin, hjort, fjärilar" värd 7 kan

    @HH-SV-183 @HH-12
    Scenariomall: Två av vildsvin, hjort och fjärilar är ingen dekiyaku: <depå>
      Givet att alternativet "dekiyaku.boar-deer-butterflies" är ja
      När någon ser på de tagna korten <depå>
      Så finns ingen kombination

      Exempel:
        | depå      |
        | 6A 7A 8A  |
        | 6A 10A 9A |
        | 7A 10A 5A |

    @HH-SV-183 @HH-12
    Scenario: Vildsvin, hjort och fjärilar är ingen dekiyaku utan varianten
      När någon ser på de tagna korten 6A 7A 10A
      Så finns ingen kombination
