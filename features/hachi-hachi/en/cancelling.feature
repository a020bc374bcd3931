Feature: Cancelling sage
  A player who has called sage may end the round on a later turn and is paid half.

  Background:
    Given the field shows 1R 2R 3R 6R 9R 10R
    And seat 0 holds 1C1 2C1 4A 5A 7A 8A 12B
    And seat 1 holds 4R 5R 6C1 7R 8B 9C1 11B
    And seat 2 holds 1B 3B 4C1 5C1 7C1 11A 12C1
    And the stock begins with 3C1 10C1 12C2 11C1 6A 8C1 2A 9A
    When the round begins
    And the cards are played like this
      | seat | from the hand | from the stock |
      | 0    | 1C1 takes 1R  | 3C1 takes 3R   |
      | 1    | 6C1 takes 6R  | 10C1 takes 10R |
      | 2    | 4C1           | 12C2           |
      | 0    | 2C1 takes 2R  | 11C1           |
    And seat 0 says "sage"

  Rule: A player may cancel sage only at the beginning of their own turn

    @HH-EN-116 @HH-EN-117 @HH-EN-118 @HH-EN-119 @HH-EN-130 @HH-EN-132 @HH-14
    Scenario: Cancelling sage ends the round at once and earns half the value of the dekiyaku
      Then seat 1 may not say "I take back sage"
      And seat 0 may not say "I take back sage"
      When the cards are played like this
        | seat | from the hand | from the stock |
        | 1    | 8B            | 6A             |
        | 2    | 5C1           | 8C1 takes 8B   |
      Then seat 0 may say "I take back sage"
      When seat 0 says "cancel"
      Then the round ends like this: sage is taken back
      And seat 1 pays 35 points to seat 0 for dekiyaku "poetry ribbons"
      And seat 2 pays 35 points to seat 0 for dekiyaku "poetry ribbons"
      And seat 0 wins the round
      And seat 0 is the next dealer
      When seat 0 plays 7A
      Then that is refused: the round is over

    @HH-EN-116 @HH-14
    Scenario: A player who has played a card from the hand can no longer cancel sage on that turn
      When the cards are played like this
        | seat | from the hand | from the stock |
        | 1    | 8B            | 6A             |
        | 2    | 5C1           | 8C1 takes 8B   |
      And seat 0 plays 7A
      Then seat 0 may not say "I take back sage"

  Rule: Every player who has called sage may cancel it, and no other player may

    @HH-EN-116 @HH-14
    Scenario: A player who has not called sage cannot cancel it
      When seat 1 says "cancel"
      Then that is refused: no sage to cancel

    @HH-EN-116 @HH-EN-130 @HH-EN-131 @HH-14
    Scenario: A player may cancel sage even if another player has called sage since
      When seat 1 plays 9C1 and takes 9R
      And seat 1 turns 6A
      And seat 1 says "sage"
      And seat 2 plays 5C1
      And seat 2 turns 8C1
      Then seat 0 may say "I take back sage"
      When seat 0 says "cancel"
      Then that is accepted
      And the round ends like this: sage is taken back
      And seat 1 pays 35 points to seat 0 for dekiyaku "poetry ribbons"
      And seat 2 pays 35 points to seat 0 for dekiyaku "poetry ribbons"
      And nothing is paid for dekiyaku "blue ribbons"
      And seat 0 wins the round

    @HH-EN-116 @HH-14
    Scenario: If the first player to call sage does not cancel it, the second still may
      When seat 1 plays 9C1 and takes 9R
      And seat 1 turns 6A
      And seat 1 says "sage"
      And seat 2 plays 5C1
      And seat 2 turns 8C1
      And seat 0 plays 7A
      And seat 0 turns 2A
      Then seat 1 may say "I take back sage"

    @HH-EN-116 @HH-14
    Scenario: By default, any player who called sage may cancel it, not only the last one
      Then the option "sage.cancel-by" is any by default
      And the option "sage.cancel-by" may be latest
