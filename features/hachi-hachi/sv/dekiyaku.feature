# language: sv
Egenskap: Dekiyaku
  Kombinationer av tagna kort.

  Regel: De lysande

    @HH-SV-176 @HH-SV-177 @HH-12
    Scenario: Alla fem
      När någon ser på de tagna korten 1B 3B 8B 11B 12B
      Så är "fem lysande" värd 12 kan
      Och finns bara "fem lysande"

    @HH-SV-178 @HH-12
    Scenario: Fyra utan regnmannen
      När någon ser på de tagna korten 1B 3B 8B 12B
      Så är "fyra lysande" värd 10 kan

    @HH-SV-178 @HH-12
    Scenario: Fyra med regnmannen räcker inte
      När någon ser på de tagna korten 1B 3B 8B 11B
      Så finns ingen kombination

    @HH-SV-177 @HH-12
    Scenariomall: Fattas ett av de fem är det inte fem lysande: <depå>
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
    Scenariomall: Fattas ett av de fyra räcker det inte: <depå>
      När någon ser på de tagna korten <depå>
      Så finns ingen kombination

      Exempel:
        | depå        |
        | 3B 8B 12B   |
        | 1B 8B 12B   |
        | 1B 3B 12B   |
        | 1B 3B 8B 9A |

  Regel: Remsorna

    @HH-SV-179 @HH-12
    Scenario: Sju remsor, ingen från november
      När någon ser på de tagna korten 1R 2R 4R 5R 6R 7R 9R
      Så är "sju remsor" värd 10 kan
      Och finns bara "sju remsor"

    @HH-SV-179 @HH-12
    Scenario: Novembers remsa kan inte vara den sjunde
      När någon ser på de tagna korten 1R 2R 4R 5R 6R 7R 11R
      Så finns ingen kombination

    @HH-SV-180 @HH-12
    Scenario: Men den räknas utöver sju
      När någon ser på de tagna korten 1R 2R 4R 5R 6R 7R 9R 11R
      Så är "sju remsor" värd 11 kan

    @HH-SV-180 @HH-SV-181 @HH-SV-182 @HH-12
    Scenario: Alla tio remsor
      När någon ser på de tagna korten 1R 2R 3R 4R 5R 6R 7R 9R 10R 11R
      Så är "sju remsor" värd 13 kan
      Och är "poesiremsor" värd 7 kan
      Och är "blå remsor" värd 7 kan

    @HH-SV-181 @HH-12
    Scenario: De tre poesiremsorna, och inget mer än de
      När någon ser på de tagna korten 1R 2R 3R
      Så är "poesiremsor" värd 7 kan
      Och finns bara "poesiremsor"

    @HH-SV-181 @HH-12
    Scenariomall: Två poesiremsor och <annan> räcker inte
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
    Scenariomall: Två blå remsor och en annan räcker inte: <depå>
      När någon ser på de tagna korten <depå>
      Så finns ingen kombination

      Exempel:
        | depå      |
        | 6R 9R 7R  |
        | 6R 10R 7R |
        | 9R 10R 1R |

    @HH-SV-182 @HH-12
    Scenario: Alla tre blå
      När någon ser på de tagna korten 6R 9R 10R
      Så är "blå remsor" värd 7 kan
      Och finns bara "blå remsor"

  Regel: Vildsvin, hjort och fjärilar är en variant

    @HH-SV-183 @HH-12
    Scenario: Där varianten gäller
      Givet att alternativet "dekiyaku.boar-deer-butterflies" är ja
      När någon ser på de tagna korten 6A 7A 10A
      Så är "vildsvin, hjort, fjärilar" värd 7 kan

    @HH-SV-183 @HH-12
    Scenariomall: Två av dem räcker inte: <depå>
      Givet att alternativet "dekiyaku.boar-deer-butterflies" är ja
      När någon ser på de tagna korten <depå>
      Så finns ingen kombination

      Exempel:
        | depå      |
        | 6A 7A 8A  |
        | 6A 10A 9A |
        | 7A 10A 5A |

    @HH-SV-183 @HH-12
    Scenario: Annars är de tre korten ingenting
      När någon ser på de tagna korten 6A 7A 10A
      Så finns ingen kombination
