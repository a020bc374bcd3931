# language: en
Feature: Piles that pay
  Three cards of a month that get stuck are a pile. By agreement, the player who leaves it is paid at once.

  Rule: A pile in the first turn is paid at once

    Background:
      Given the field shows 1R 2R 3R 6R 9R 10R
      And seat 0 holds 1C1 3C1 10C1 7A 8A 12B 12C1
      And seat 1 holds 4R 5R 6C1 7R 8B 9C1 11B
      And seat 2 holds 2A 3B 4C1 5C1 7C1 11A 12C2

    Scenario Outline: If piles pay "<agreed>", each opponent pays <points> for a pile in the first turn
      Given the option "piles-pay" is <agreed>
      And the stock begins with 1C2
      When the round begins
      And seat 0 plays 1C1 and takes 1R
      And seat 0 turns 1C2 and takes nothing
      Then seat 1 pays <points> to seat 0 for the pile
      And seat 2 pays <points> to seat 0 for the pile
      And seat 0 gets <sum> in all for the pile
      And it is the turn of seat 1

      Examples:
        | agreed | points   | sum      |
        | first  | 3 points | 6 points |
        | row    | 3 points | 6 points |
        | none   | 0 points | 0 points |

    Scenario: By default, no pile is paid and three piles do not win
      Given the stock begins with 1C2
      When the round begins
      And seat 0 plays 1C1 and takes 1R
      And seat 0 turns 1C2 and takes nothing
      Then the option "piles-pay" is none by default
      And the option "three-piles-win" is no by default
      And nothing is paid for the pile
      And seat 1 does not see that seat 0 left a pile

    Scenario: Each player's first turn counts
      Given the option "piles-pay" is first
      And the stock begins with 8C1 6C2
      When the round begins
      And seat 0 plays 1C1 and takes 1R
      And seat 0 turns 8C1 and takes nothing
      And seat 1 plays 6C1 and takes 6R
      And seat 1 turns 6C2 and takes nothing
      Then seat 1 gets 6 points in all for the pile
      And seat 0 pays 3 points to seat 1 for the pile
      And 6 points in all are paid for the pile

    Scenario: A pile in the first turn is paid even if an opponent left one before
      Given the option "piles-pay" is row
      And the stock begins with 1C2 6C2
      When the round begins
      And seat 0 plays 1C1 and takes 1R
      And seat 0 turns 1C2 and takes nothing
      And seat 1 plays 6C1 and takes 6R
      And seat 1 turns 6C2 and takes nothing
      Then seat 1 pays 3 points to seat 0 for the pile
      And seat 0 pays 3 points to seat 1 for the pile
      And seat 2 pays 6 points in all for the pile
      And seat 2 sees that seat 0 left a pile
      And seat 2 does not see that seat 1 left a second pile

    Scenario: The points needed to stop are paid
      Given the option "piles-pay" is first
      And the option "stop-from-three" is 5
      And the stock begins with 1C2
      When the round begins
      And seat 0 plays 1C1 and takes 1R
      And seat 0 turns 1C2 and takes nothing
      Then seat 1 pays 5 points to seat 0 for the pile

    Scenario: After a draw, a pile pays double
      Given the option "piles-pay" is first
      And the multiplier 2 was carried over
      And the stock begins with 1C2
      When the round begins
      And seat 0 plays 1C1 and takes 1R
      And seat 0 turns 1C2 and takes nothing
      Then seat 1 pays 6 points to seat 0 for the pile

    Scenario: A card that takes one of two cards of its month earns nothing
      Given the option "piles-pay" is first
      And the field shows 1R 9A 3R 6R 9R 10R
      And seat 1 holds 4R 5R 6C1 7R 8B 2C1 11B
      And the stock begins with 9C2
      When the round begins
      And seat 0 plays 1C1 and takes 1R
      And seat 0 turns 9C2 and takes 9R
      Then nothing is paid for the pile

    Scenario: Without stuck cards there are no piles
      Given the option "piles-pay" is first
      And the option "stuck" is no
      And the stock begins with 1C2
      When the round begins
      And seat 0 plays 1C1 and takes 1R
      And seat 0 turns 1C2 and takes 1R
      Then nothing is paid for the pile

  Rule: Only piles in an unbroken run of turns from the first are paid

    Background:
      Given the field shows 1R 2R 3R 6R 9R 10R
      And seat 0 holds 1C1 3C1 10C1 7A 8A 12B 12C1
      And seat 1 holds 4R 5R 6C1 7R 8B 9C1 11B
      And seat 2 holds 2A 3B 4C1 5C1 7C1 11A 12C2

    Scenario Outline: If piles pay "<agreed>", each opponent pays <points> for piles in the first two turns
      Given the option "piles-pay" is <agreed>
      And the stock begins with 1C2 8C1 5C2 3C2
      When the round begins
      And seat 0 plays 1C1 and takes 1R
      And seat 0 turns 1C2 and takes nothing
      And seat 1 plays 4R and takes nothing
      And seat 1 turns 8C1 and takes nothing
      And seat 2 plays 11A and takes nothing
      And seat 2 turns 5C2 and takes nothing
      And seat 0 plays 3C1 and takes 3R
      And seat 0 turns 3C2 and takes nothing
      Then seat 1 pays <points> to seat 0 for the pile
      And seat 2 pays <points> to seat 0 for the pile
      And seat 1 sees that seat 0 left a second pile

      Examples:
        | agreed | points   |
        | first  | 3 points |
        | row    | 9 points |

    Scenario Outline: If piles pay "<agreed>", each opponent pays <points> for piles in the first three turns
      Given the option "piles-pay" is <agreed>
      And the stock begins with 1C2 8C1 5C2 3C2 12C3 9C2 10C2
      When the round begins
      And seat 0 plays 1C1 and takes 1R
      And seat 0 turns 1C2 and takes nothing
      And seat 1 plays 4R and takes nothing
      And seat 1 turns 8C1 and takes nothing
      And seat 2 plays 11A and takes nothing
      And seat 2 turns 5C2 and takes nothing
      And seat 0 plays 3C1 and takes 3R
      And seat 0 turns 3C2 and takes nothing
      And seat 1 plays 7R and takes nothing
      And seat 1 turns 12C3 and takes nothing
      And seat 2 plays 7C1 and takes 7R
      And seat 2 turns 9C2 and takes 9R
      And seat 0 plays 10C1 and takes 10R
      And seat 0 turns 10C2 and takes nothing
      Then seat 1 pays <points> to seat 0 for the pile
      And seat 0 gets <sum> in all for the pile
      And it is the turn of seat 1

      Examples:
        | agreed | points    | sum       |
        | first  | 3 points  | 6 points  |
        | row    | 18 points | 36 points |

    Scenario: A pile after a turn without a pile is not paid
      Given the option "piles-pay" is row
      And the stock begins with 8C1 11R 5C2 1C2
      When the round begins
      And seat 0 plays 3C1 and takes 3R
      And seat 0 turns 8C1 and takes nothing
      And seat 1 plays 4R and takes nothing
      And seat 1 turns 11R and takes nothing
      And seat 2 plays 4C1 and takes 4R
      And seat 2 turns 5C2 and takes nothing
      And seat 0 plays 1C1 and takes 1R
      And seat 0 turns 1C2 and takes nothing
      Then nothing is paid for the pile

    Scenario: A pile after a turn that takes one of two cards is not paid
      Given the option "piles-pay" is row
      And the field shows 1R 9A 3R 6R 9R 10R
      And seat 1 holds 4R 5R 6C1 7R 8B 2C1 11B
      And the stock begins with 9C2 11R 5C2 3C2
      When the round begins
      And seat 0 plays 1C1 and takes 1R
      And seat 0 turns 9C2 and takes 9R
      And seat 1 plays 4R and takes nothing
      And seat 1 turns 11R and takes nothing
      And seat 2 plays 4C1 and takes 4R
      And seat 2 turns 5C2 and takes nothing
      And seat 0 plays 3C1 and takes 3R
      And seat 0 turns 3C2 and takes nothing
      Then nothing is paid for the pile

    Scenario: A second pile after a turn without a pile is not paid
      Given the option "piles-pay" is row
      And the stock begins with 1C2 8C1 5C2 11R 12C3 9C2 10C2
      When the round begins
      And seat 0 plays 1C1 and takes 1R
      And seat 0 turns 1C2 and takes nothing
      And seat 1 plays 4R and takes nothing
      And seat 1 turns 8C1 and takes nothing
      And seat 2 plays 4C1 and takes 4R
      And seat 2 turns 5C2 and takes nothing
      And seat 0 plays 3C1 and takes 3R
      And seat 0 turns 11R and takes nothing
      And seat 1 plays 7R and takes nothing
      And seat 1 turns 12C3 and takes nothing
      And seat 2 plays 7C1 and takes 7R
      And seat 2 turns 9C2 and takes 9R
      And seat 0 plays 10C1 and takes 10R
      And seat 0 turns 10C2 and takes nothing
      Then seat 0 gets 6 points in all for the pile

    Scenario Outline: After a turn without a pile, another pile of a player with <number> is not paid
      Given the option "piles-pay" is row
      And that seat 0 left a pile
      And that seat 0 had a turn without leaving a pile
      And that seats 0 and 1 <before>
      And the stock begins with 1C2
      When the turn comes to seat 0
      And seat 0 plays 1C1 and takes 1R
      And seat 0 turns 1C2 and takes nothing
      Then nothing is paid for the pile

      Examples:
        | number    | before             |
        | one pile  | is active          |
        | two piles | left a second pile |

    Scenario: A third pile in a row that wins the round is paid too
      Given the option "piles-pay" is row
      And the option "three-piles-win" is yes
      And that seat 0 left a pile
      And that seat 0 left a second pile
      And the stock begins with 1C2
      When the turn comes to seat 0
      And seat 0 plays 1C1 and takes 1R
      And seat 0 turns 1C2 and takes nothing
      Then seat 1 pays 9 points to seat 0 for the pile
      And seat 1 pays 3 points in all for the win

  Rule: With two players, a pile earns the points that two players need to stop

    Scenario Outline: With two players, a player with <marks> gets <points> if piles pay "<agreed>"
      Given a table of 2
      And the option "piles-pay" is <agreed>
      And the option "three-piles-win" is yes
      And the option "stop-from-two" is <needed>
      And the field shows 3R 4R
      And seat 0 holds 3C1 5C1
      And seat 1 holds 7C1 7C2
      And that seat 0 <before>
      And the stock begins with 3C2
      When the turn comes to seat 0
      And seat 0 plays 3C1 and takes 3R
      And seat 0 turns 3C2 and takes nothing
      Then seat 0 gets <points> in all for the pile

      Examples:
        | marks                       | agreed | before      | needed | points    |
        | no pile before              | row    | is active   | 7      | 7 points  |
        | no pile before              | first  | is active   | 7      | 7 points  |
        | no pile before              | none   | is active   | 7      | 0 points  |
        | no pile, five points needed | row    | is active   | 5      | 5 points  |
        | one pile before             | row    | left a pile | 7      | 14 points |
        | one pile before             | first  | left a pile | 7      | 0 points  |

    Scenario: With two players, a first turn without a pile is not paid
      Given a table of 2
      And the option "piles-pay" is row
      And the field shows 3R 4R
      And seat 0 holds 3C1 5C1
      And seat 1 holds 7C1 7C2
      And the stock begins with 8C1
      When the turn comes to seat 0
      And seat 0 plays 3C1 and takes 3R
      And seat 0 turns 8C1 and takes nothing
      Then nothing is paid for the pile

    Scenario: With two players, a third pile after a turn without a pile is not paid
      Given a table of 2
      And the option "piles-pay" is row
      And the field shows 3R 4R
      And seat 0 holds 3C1 5C1
      And seat 1 holds 7C1 7C2
      And that seats 0 and 1 left a pile
      And that seats 0 and 1 left a second pile
      And that seat 0 had a turn without leaving a pile
      And the stock begins with 3C2
      When the turn comes to seat 0
      And seat 0 plays 3C1 and takes 3R
      And seat 0 turns 3C2 and takes nothing
      Then nothing is paid for the pile

    Scenario Outline: With two players, a player who left two piles before gets <points> if piles pay "<agreed>"
      Given a table of 2
      And the option "piles-pay" is <agreed>
      And the option "three-piles-win" is yes
      And the field shows 3R 4R
      And seat 0 holds 3C1 5C1
      And seat 1 holds 7C1 7C2
      And that seat 0 left a pile
      And that seat 0 left a second pile
      And the stock begins with 3C2
      When the turn comes to seat 0
      And seat 0 plays 3C1 and takes 3R
      And seat 0 turns 3C2 and takes nothing
      Then seat 0 gets <points> in all for the pile

      Examples:
        | agreed | points    |
        | row    | 21 points |
        | first  | 0 points  |

    Scenario Outline: With two players, a player whose opponent left <number> before gets <points>
      Given a table of 2
      And the option "piles-pay" is row
      And the field shows 3R 4R
      And seat 0 holds 3C1 5C1
      And seat 1 holds 7C1 7C2
      And that seat 1 left a pile
      And that seat 1 <before>
      And the stock begins with 3C2
      When the turn comes to seat 0
      And seat 0 plays 3C1 and takes 3R
      And seat 0 turns 3C2 and takes nothing
      Then seat 0 gets 7 points in all for the pile

      Examples:
        | number    | before             | points   |
        | one pile  | is active          | 7 points |
        | two piles | left a second pile | 7 points |
