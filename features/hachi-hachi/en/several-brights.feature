Feature: Several brights on the field
  Either they wait their turn, or they all count at once.

  Rule: There are two ways to play it

    @HH-EN-050 @HH-4
    Scenario: Waiting is the usual one
      Then the option "multiplier.several" is carry by default
      And the option "multiplier.several" may be stack

  Rule: Usually the largest counts now and the others wait

    @HH-EN-050 @HH-EN-051 @HH-EN-052 @HH-4
    Scenario: Crane and rain man
      Given the field shows 1B 11B 2C1 4C1 5R 7A
      Then the round's multiplier is 4
      And the multiplier 2 is carried over

    @HH-EN-051 @HH-EN-052 @HH-4
    Scenario: Of two that are equal one counts and one waits
      Given the field shows 11B 12B 1B 4C1 5R 7A
      Then the round's multiplier is 4
      And the multipliers 2 and 4 are carried over

    @HH-EN-052 @HH-EN-054 @HH-4
    Scenario: One that waits is used when the field has none
      Given the multiplier 2 was carried over
      And the field shows 1R 2A 4C1 5R 7A 9C2
      Then the round's multiplier is 2
      And no multiplier is carried over

    @HH-EN-052 @HH-EN-053 @HH-4
    Scenario: Rain man, phoenix and crane last for three rounds
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
    Scenario: A higher new one must wait behind the one from before
      Given the multiplier 2 was carried over
      And the field shows 11B 1B 4C1 5R 7A 9C2
      Then the round's multiplier is 2
      And the multipliers 2 and 4 are carried over

    @HH-EN-054 @HH-4
    Scenario: A lower new one waits all the more
      Given the multiplier 4 was carried over
      And the field shows 8B 2A 4C1 5R 7A 9C2
      Then the round's multiplier is 4
      And the multiplier 2 is carried over

    @HH-EN-052 @HH-EN-054 @HH-4
    Scenario: Of the carried ones, a quadruple comes first, even if it is newer
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
    Scenario: A table where the highest of all goes first
      Given the option "multiplier.carry-order" is highest
      And the multiplier 2 was carried over
      And the field shows 11B 1B 4C1 5R 7A 9C2
      Then the round's multiplier is 4
      And the multipliers 2 and 2 are carried over

  Rule: As a simpler and dearer way all count at once

    @HH-EN-050 @HH-4
    Scenario Outline: <field> makes <times>
      Given the option "multiplier.several" is stack
      And the field shows <field>
      Then the round's multiplier is <times>
      And no multiplier is carried over

      @HH-EN-056
      Examples: The three brights that would have lasted for three rounds
        | field                | times |
        | 1B 11B 12B 4C1 5R 7A | 32    |

      @HH-EN-055
      Examples: Others
        | field               | times |
        | 1B 3B 11B 4C1 5R 7A | 16    |
        | 1B 3B 8B 4C1 5R 7A  | 8     |
        | 1B 2A 9R 4C1 5R 7A  | 2     |
        | 1R 2A 9R 4C1 5R 7A  | 1     |

    @HH-EN-050 @HH-EN-051 @HH-EN-055 @HH-4
    Scenario: The same three in the usual way
      Given the field shows 1B 3B 11B 4C1 5R 7A
      Then the round's multiplier is 4
      And the multipliers 2 and 2 are carried over
