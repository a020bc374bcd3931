# language: en
Feature: Three piles that win
  Three cards of a month that get stuck are a pile. By agreement, a player who leaves three in a round wins it at once.

  Rule: By agreement, three piles in a round win it

    Background:
      Given the field shows 1R 2R 3R 6R 9R 10R
      And seat 0 holds 1C1 3C1 10C1 7A 8A 12B 12C1
      And seat 1 holds 4R 5R 6C1 7R 8B 9C1 11B
      And seat 2 holds 2A 3B 4C1 5C1 7C1 11A 12C2

    Scenario: A third pile ends the round, and each opponent pays the points needed to stop
      Given the option "three-piles-win" is yes
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
      Then the round ends like this: three piles
      And seat 0 wins the round
      And seat 1 pays 3 points in all for the win
      And seat 2 pays 3 points in all for the win
      And seat 0 is the next dealer
      And no multiplier is carried over
      And nothing is paid for the pile

    Scenario: Piles need not be left in turns that follow each other
      Given the option "three-piles-win" is yes
      And that seat 0 left a pile
      And that seat 0 left a second pile
      And the stock begins with 8C1 11R 5C2 1C2
      When the turn comes to seat 0
      And seat 0 plays 3C1 and takes 3R
      And seat 0 turns 8C1 and takes nothing
      And seat 1 plays 4R and takes nothing
      And seat 1 turns 11R and takes nothing
      And seat 2 plays 4C1 and takes 4R
      And seat 2 turns 5C2 and takes nothing
      And seat 0 plays 1C1 and takes 1R
      And seat 0 turns 1C2 and takes nothing
      Then the round ends like this: three piles

    Scenario: Only the piles of one player count
      Given the option "three-piles-win" is yes
      And that seat 1 left a pile
      And that seat 1 left a second pile
      And the stock begins with 1C2
      When the turn comes to seat 0
      And seat 0 plays 1C1 and takes 1R
      And seat 0 turns 1C2 and takes nothing
      Then the round is not over
      And it is the turn of seat 1

    Scenario: A second pile does not end the round, even if an opponent left two
      Given the option "three-piles-win" is yes
      And that seats 0 and 1 left a pile
      And that seat 1 left a second pile
      And the stock begins with 1C2
      When the turn comes to seat 0
      And seat 0 plays 1C1 and takes 1R
      And seat 0 turns 1C2 and takes nothing
      Then seat 1 sees that seat 0 left a second pile
      And the round is not over

    Scenario: Without this agreement, a third pile does not end the round
      Given the option "piles-pay" is first
      And that seat 0 left a pile
      And that seat 0 left a second pile
      And the stock begins with 1C2
      When the turn comes to seat 0
      And seat 0 plays 1C1 and takes 1R
      And seat 0 turns 1C2 and takes nothing
      Then the round is not over
      And it is the turn of seat 1

    Scenario: A player who could stop because of a joker wins by a third pile instead
      Given the option "three-piles-win" is yes
      And the option "jokers" is "two"
      And that seat 0 left a pile
      And that seat 0 left a second pile
      And seat 0 holds 1C1 7A
      And seat 1 holds 4C1 7C1
      And seat 2 holds 2A 3B
      And seat 0 has captured 1B 8B 11B 8C1 8C2 9C2 4C2 5C2 2C1 2C2 6C2
      And the stock begins with J1 1C2
      When the turn comes to seat 0
      And seat 0 plays 1C1 and takes 1R
      And seat 0 says "keep a joker" with J1
      And seat 0 turns 1C2 and takes nothing
      Then the round ends like this: three piles

  Rule: Three piles win with two players and with the last card too

    Scenario: A third pile with the last card ends the round with a winner
      Given a table of 2
      And the option "three-piles-win" is yes
      And the field shows 3R 4R
      And seat 0 holds 5C1
      And seat 1 holds 3C1
      And that seat 1 left a pile
      And that seat 1 left a second pile
      And the stock begins with 8C1 3C2
      When the turn comes to seat 0
      And seat 0 plays 5C1
      And seat 0 turns 8C1
      And seat 1 plays 3C1 and takes 3R
      And seat 1 turns 3C2 and takes nothing
      Then the round ends like this: three piles
      And seat 0 pays 7 points in all for the win

  Rule: Three piles are worth the points needed to stop, and nothing else counts

    Scenario: With three players, captured cards and calls of go are not paid
      Given seat 0 has captured 1R 2R 3R
      And seat 0 has said "go" 3 times
      When the round is over: three piles by seat 0
      Then the round's multiplier is 1
      And seat 1 pays 3 points in all for the win
      And seat 2 pays 3 points in all for the win
      And seat 0 gets 6 points in all for the win

    Scenario Outline: With <players> players who need <needed> points to stop, each opponent pays <points>
      Given a table of <players>
      And the option <option> is <needed>
      When the round is over: three piles by seat 0
      Then seat 1 pays <points> in all for the win

      Examples:
        | players | option            | needed | points   |
        | 2       | "stop-from-two"   | 5      | 5 points |
        | 2       | "stop-from-two"   | 7      | 7 points |
        | 3       | "stop-from-three" | 5      | 5 points |

    Scenario: Shown months, bombs and animals do not double three piles
      Given seat 0 has said "shake" 1 time
      And seat 0 has said "bomb" 1 time
      And seat 0 has captured 2A 4A 5A 6A 7A 8A 10A
      When the round is over: three piles by seat 0
      Then the round's multiplier is 1
      And seat 1 pays 3 points in all for the win

    Scenario: No penalty doubles three piles
      Given the option "animal-penalty" is yes
      And seat 0 has captured 1B 3B 8B 2A 4A 5A 6A 7A 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 11C1
      When the round is over: three piles by seat 0
      Then seat 1 pays 3 points in all for the win

    Scenario: With two players, no penalty doubles three piles
      Given a table of 2
      And seat 1 has said "go" 1 time
      And seat 0 has captured 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 11C1
      When the round is over: three piles by seat 0
      Then seat 1 pays 7 points in all for the win

    Scenario Outline: A loser who called go pays only their own part: <first> first, <second> second
      Given that seat <first> said go first
      And that seat <second> said go second
      When the round is over: three piles by seat 0
      Then seat 1 pays 3 points in all for the win
      And seat 2 pays 3 points in all for the win

      Examples:
        | first | second |
        | 1     | 0      |
        | 0     | 1      |

    Scenario: A loser who has captured nothing pays too
      Given the option "pays-without-cards" is no
      And seat 0 has captured 1R 2R 3R
      When the round is over: three piles by seat 0
      Then seat 1 pays 3 points in all for the win

    Scenario: After a draw, three piles pay double
      Given the multiplier 2 was carried over
      When the round is over: three piles by seat 0
      Then seat 1 pays 6 points in all for the win
