Feature: The field multiplier
  The cards on the field after the deal set the multiplier of the round.

  Rule: The multiplier is 1, 2 or 4, depending on the highest bright on the field

    @HH-EN-044 @HH-EN-047 @HH-4
    Scenario: A field without brights has multiplier 1 and is called koba
      Given the field shows 1R 2A 4C1 5R 7A 9C2
      Then the round's multiplier is 1
      And the field is called "koba"
      And no multiplier is carried over

    @HH-EN-044 @HH-EN-047 @HH-4
    Scenario: Brights in a hand or in the stock do not count for the multiplier
      Given the field shows 1R 2A 4C1 5R 7A 9C2
      And seat 0 holds 1B 3B 8B 2C1 4A 6C1 9R
      And the stock begins with 11B 12B
      When the round begins
      Then the round's multiplier is 1

    @HH-EN-044 @HH-EN-048 @HH-EN-049 @HH-4
    Scenario Outline: A field with <card> has multiplier <times> and is called <name>
      Given the field shows <card> 2C1 4C1 5R 7A 9C2
      Then the round's multiplier is <times>
      And the field is called "<name>"
      And no multiplier is carried over

      @HH-EN-048
      Examples: Crane, curtain and moon
        | card | times | name |
        | 1B   | 2     | ooba |
        | 3B   | 2     | ooba |
        | 8B   | 2     | ooba |

      @HH-EN-049
      Examples: Rain man and phoenix
        | card | times | name    |
        | 11B  | 4     | zetsuba |
        | 12B  | 4     | zetsuba |

      @HH-EN-047
      Examples: Other cards of the same months
        | card | times | name |
        | 11A  | 1     | koba |
        | 12C1 | 1     | koba |
        | 8A   | 1     | koba |

    @HH-EN-045 @HH-4
    Scenario Outline: The multiplier depends on which brights are on the field, not how many: <field>
      Given the field shows <field>
      Then the round's multiplier is <times>

      Examples:
        | field               | times |
        | 1B 3B 8B 4C1 5R 7A  | 2     |
        | 12B 2A 9R 4C1 5R 7A | 4     |
        | 1B 12B 9R 4C1 5R 7A | 4     |

  Rule: The multiplier applies to all payments between players in the whole round

    @HH-EN-046 @HH-EN-123 @HH-4
    Scenario Outline: The multiplier applies to card points and a teyaku: <card> on the field
      Given the field shows <card> 2C1 4C1 5R 7A 9C2
      And seat 1 holds 1B 1R 2A 2R 3B 3R 5A
      And seat 1 has declared "three pairs"
      And seat 0 has 93 card points
      And seat 1 has 91 card points
      And seat 2 has 80 card points
      When the round is over: the cards have run out
      Then seat 2 pays <to 0> points to seat 0 in card points
      And seat 2 pays <to 1> points to seat 1 in card points
      And seat 2 pays <hand> points to seat 1 for teyaku "three pairs"

      Examples:
        | card | to 0 | to 1 | hand |
        | 12C1 | 5    | 3    | 40   |
        | 8B   | 10   | 6    | 80   |
        | 11B  | 20   | 12   | 160  |

    @HH-EN-046 @HH-EN-123 @HH-4
    Scenario Outline: The multiplier applies to a dekiyaku and an achievement: multiplier <times>
      Given the multiplier is <times>
      And seat 1 holds 1R 2C1 3C1 4C1 6C1 11B 12C1
      And seat 1 has declared "one ribbon"
      And seat 1 has 89 card points
      And seat 0 has captured 1R 2R 3R
      When the round is over: shoubu by seat 0
      Then seat 2 pays <made> points to seat 0 for dekiyaku "poetry ribbons"
      And seat 2 pays <escape> points to seat 1 for the achievement "escape"

      Examples:
        | times | made | escape |
        | 1     | 70   | 10     |
        | 2     | 140  | 20     |
        | 4     | 280  | 40     |

    @HH-EN-046 @HH-4
    Scenario: Capturing the bright does not lower the multiplier
      Given the field shows 3B 2A 4C1 5R 7A 9C2
      And seat 0 holds 1R 2C1 3C1 5A 8A 10C1 12C1
      And seat 1 holds 1B 8C1 9R 10A 10C2 12C2 12C3
      And seat 2 holds 1C2 4A 4R 6C2 7R 8B 11R
      And the stock begins with 11A 6A 10R 8C2 6R
      When the round begins
      Then the round's multiplier is 2
      When seat 0 plays 3C1 and takes 3B
      Then seat 0 has 3B 3C1 in its pile
      And the round's multiplier is 2
      When seat 0 turns 11A
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 1    | 9R takes 9C2  | 6A             |
        | 2    | 1C2           | 10R            |
        | 0    | 12C1          | 8C2            |
        | 1    | 10A takes 10R | 6R takes 6A    |
      And seat 1 says "shoubu"
      Then seat 0 pays 140 points to seat 1 for dekiyaku "blue ribbons"
      And the round's multiplier is 2

    @HH-EN-046 @HH-4
    Scenario: The next round has its own multiplier
      Given the field shows 3B 2A 4C1 5R 7A 9C2
      And seat 0 holds 9R 10R
      And seat 1 holds 10A
      And seat 2 holds 9A
      And the stock begins with 6C2 8C1 1C2 6R
      When the round begins
      And nobody declares anything
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 0    | 9R takes 9C2  | 6C2            |
        | 1    | 10A           | 8C1            |
        | 2    | 9A            | 1C2            |
        | 0    | 10R takes 10A | 6R takes 6C2   |
      And seat 0 says "shoubu"
      And the next round begins with 1R 2A 4C1 5R 7A 9C2 on the field
      Then the round's multiplier is 1
