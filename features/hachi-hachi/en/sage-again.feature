Feature: Calling again after sage
  A player who has called sage may call again after improving a dekiyaku or forming another.

  Rule: A player who improves a dekiyaku may call again

    Background:
      Given a table of 2
      And the field shows 1B 2A 3B 8B 11B 12B
      And seat 0 holds 1C1 3C1 4A 5A 6A 7A 11C1
      And seat 1 holds 4R 5R 6R 7R 9A 9C1 10A
      And the stock begins with 12C1 6C1 8C1 7C1 12C2
      When the round begins
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 0    | 1C1 takes 1B  | 12C1 takes 12B |
        | 1    | 10A           | 6C1            |
        | 0    | 3C1 takes 3B  | 8C1 takes 8B   |
      And seat 0 says "sage"
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 1    | 5R            | 7C1            |

    @HH-EN-111 @HH-EN-176 @HH-12
    Scenario: A player who improves four brights to five is paid only for five brights
      When the cards are played like this
        | seat | from the hand  | from the stock |
        | 0    | 11C1 takes 11B | 12C2           |
      Then it is time for a decision
      And it is the turn of seat 0
      When seat 0 says "shoubu"
      Then the round's multiplier is 4
      And seat 1 pays 480 points to seat 0 for dekiyaku "five brights"
      And nothing is paid for dekiyaku "four brights"

    @HH-EN-111 @HH-12
    Scenario: A player who only captures more cards may not call again
      When the cards are played like this
        | seat | from the hand | from the stock |
        | 0    | 6A takes 6C1  | 12C2           |
      Then it is time for a card from the hand
      And it is the turn of seat 1
      When seat 0 says "shoubu"
      Then that is refused: no new dekiyaku

    @HH-EN-113 @HH-12
    Scenario: A player who improves a dekiyaku after sage may call sage again
      When the cards are played like this
        | seat | from the hand  | from the stock |
        | 0    | 11C1 takes 11B | 12C2           |
      Then seat 0 may say "sage"
      When seat 0 says "sage"
      Then the round is not over
      And it is the turn of seat 1

  Rule: A player who forms another dekiyaku may call again

    Background:
      Given a table of 2
      And the field shows 1R 2R 3R 6R 9R 10R
      And seat 0 holds 1C1 2C1 6C1 9C1 4A 5A 12B
      And seat 1 holds 4R 5R 7R 7C1 8B 11B 12C1
      And the stock begins with 3C1 8C1 10C1 11C1 7A 8A 12C2
      When the round begins
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 0    | 1C1 takes 1R  | 3C1 takes 3R   |
        | 1    | 4R            | 8C1            |
        | 0    | 2C1 takes 2R  | 10C1 takes 10R |
      And seat 0 says "sage"
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 1    | 5R            | 11C1           |
        | 0    | 6C1 takes 6R  | 7A             |

    @HH-EN-108 @HH-12
    Scenario: A turn that forms no new dekiyaku ends without a call
      Then it is the turn of seat 1
      And it is time for a card from the hand

    @HH-EN-111 @HH-EN-177 @HH-12
    Scenario: A player who forms a second dekiyaku after sage is paid for both
      When the cards are played like this
        | seat | from the hand | from the stock |
        | 1    | 7C1 takes 7A  | 8A takes 8C1   |
        | 0    | 9C1 takes 9R  | 12C2           |
      Then it is time for a decision
      When seat 0 says "shoubu"
      Then seat 1 pays 70 points to seat 0 for dekiyaku "poetry ribbons"
      And seat 1 pays 70 points to seat 0 for dekiyaku "blue ribbons"
