Feature: Several brights on the field
  The multipliers of several brights are carried over to later rounds, or all apply in the same round.

  Rule: Several multipliers are carried over or all apply in the same round

    @HH-EN-050 @HH-4
    Scenario: Several multipliers are carried over by default
      Then the option "multiplier.several" is carry by default
      And the option "multiplier.several" may be stack

  Rule: By default, the highest multiplier counts now and the others are carried over

    @HH-EN-050 @HH-EN-051 @HH-EN-052 @HH-4
    Scenario: The rain man counts now and the crane is carried over
      Given the field shows 1B 11B 2C1 4C1 5R 7A
      Then the round's multiplier is 4
      And the multiplier 2 is carried over

    @HH-EN-051 @HH-EN-052 @HH-4
    Scenario: If two multipliers are equal, one counts and one is carried over
      Given the field shows 11B 12B 1B 4C1 5R 7A
      Then the round's multiplier is 4
      And the multipliers 2 and 4 are carried over

    @HH-EN-052 @HH-EN-054 @HH-4
    Scenario: A carried multiplier counts if the field has no brights
      Given the multiplier 2 was carried over
      And the field shows 1R 2A 4C1 5R 7A 9C2
      Then the round's multiplier is 2
      And no multiplier is carried over

    @HH-EN-052 @HH-EN-053 @HH-4
    Scenario: The multipliers of rain man, phoenix and crane count in three rounds
      Given a table of 4
      And the field shows 1B 11B 12B 4C1 5R 7A
      When the round begins
      Then the round's multiplier is 4
      When seat 0 says "I play"
      And all who are asked say "I drop out"
      And the next round begins with 1R 2A 4C1 5R 7A 9C2 on the field
      Then the round's multiplier is 4
      And the multiplier 2 is carried over
      When seat 0 says "I play"
      And all who are asked say "I drop out"
      And the next round begins with 1R 2A 4C1 5R 7A 9C2 on the field
      Then the round's multiplier is 2
      And no multiplier is carried over
      When seat 0 says "I play"
      And all who are asked say "I drop out"
      And the next round begins with 1R 2A 4C1 5R 7A 9C2 on the field
      Then the round's multiplier is 1

  Rule: Carried multipliers come before new ones

    @HH-EN-054 @HH-4
    Scenario: A carried multiplier counts before a higher new one
      Given the multiplier 2 was carried over
      And the field shows 11B 1B 4C1 5R 7A 9C2
      Then the round's multiplier is 2
      And the multipliers 2 and 4 are carried over

    @HH-EN-054 @HH-4
    Scenario: A carried multiplier counts before a lower new one
      Given the multiplier 4 was carried over
      And the field shows 8B 2A 4C1 5R 7A 9C2
      Then the round's multiplier is 4
      And the multiplier 2 is carried over

    @HH-EN-052 @HH-EN-054 @HH-4
    Scenario: The highest carried multiplier counts first, even if it is newer
      Given a table of 4
      And the field shows 1B 8B 3B 4C1 5R 7A
      When the round begins
      Then the round's multiplier is 2
      And the multipliers 2 and 2 are carried over
      When seat 0 says "I play"
      And all who are asked say "I drop out"
      And the next round begins with 12B 2A 4C1 5R 7A 9C2 on the field
      Then the round's multiplier is 2
      And the multipliers 2 and 4 are carried over
      When seat 0 says "I play"
      And all who are asked say "I drop out"
      And the next round begins with 1R 2A 4C1 5R 7A 9C2 on the field
      Then the round's multiplier is 4
      And the multiplier 2 is carried over

    @HH-EN-054 @HH-4
    Scenario: By agreement, the highest multiplier is used first, whether carried or new
      Given the option "multiplier.carry-order" is highest
      And the multiplier 2 was carried over
      And the field shows 11B 1B 4C1 5R 7A 9C2
      Then the round's multiplier is 4
      And the multipliers 2 and 2 are carried over

  Rule: By agreement, all multipliers apply in the same round

    @HH-EN-050 @HH-4
    Scenario Outline: If all multipliers apply in the same round, the field <field> has multiplier <times>
      Given the option "multiplier.several" is stack
      And the field shows <field>
      Then the round's multiplier is <times>
      And no multiplier is carried over

      @HH-EN-056
      Examples: Three brights that otherwise count in three rounds
        | field                | times |
        | 1B 11B 12B 4C1 5R 7A | 32    |

      @HH-EN-055
      Examples: Other fields
        | field               | times |
        | 1B 3B 11B 4C1 5R 7A | 16    |
        | 1B 3B 8B 4C1 5R 7A  | 8     |
        | 1B 2A 9R 4C1 5R 7A  | 2     |
        | 1R 2A 9R 4C1 5R 7A  | 1     |

    @HH-EN-050 @HH-EN-051 @HH-EN-055 @HH-4
    Scenario: By default, crane, curtain and rain man do not all apply in the same round
      Given the field shows 1B 3B 11B 4C1 5R 7A
      Then the round's multiplier is 4
      And the multipliers 2 and 2 are carried over
