Feature: Exchanging hands for the dealer's hand
  Optional: players may exchange their unseen hands for the hand that was dealt to the dealer.

  Background:
    Given a table of 3
    And seat 0 is the dealer
    And seat 0 holds 1C1 2C1 3C1 4C1 5C1 6C1 7C1
    And seat 1 holds 1R 2R 4R 5R 6R 7R 9R
    And seat 2 holds 1C2 2C2 3C2 4C2 5C2 6C2 7C2

  Rule: Hands are exchanged before any player has looked at a hand

    @HH-EN-249 @HH-17
    Scenario: Players do not see their hands until the exchange is over
      Given the option "dealers-hand-swap" is unlimited
      When the round begins
      Then it is time for an exchange of hands
      And seat 1 has not seen its hand yet
      When everyone keeps the hand they have
      Then seat 1 has 1R 2R 4R 5R 6R 7R 9R in hand

    @HH-EN-249 @HH-17
    Scenario: Hands are exchanged before players join or drop out
      Given a table of 4
      And the option "dealers-hand-swap" is unlimited
      When the round begins
      Then it is time for an exchange of hands
      When everyone keeps the hand they have
      Then it is time for the question of who plays
      And it is the turn of seat 0
      When all who are asked say "I play"
      Then it is time for declarations

    @HH-EN-249 @HH-17
    Scenario: Any player except the dealer may ask for the dealer's hand
      Given the option "dealers-hand-swap" is unlimited
      When the round begins
      Then seat 1 may say "I swap for the dealer's hand"
      And seat 2 may say "I swap for the dealer's hand"
      But seat 0 may not say "I swap for the dealer's hand"

    @HH-EN-249 @HH-17
    Scenario: The player who asks and the dealer exchange hands
      Given the option "dealers-hand-swap" is unlimited
      When the round begins
      And seat 1 says "I swap for the dealer's hand"
      Then that is accepted
      And seat 1 has 1C1 2C1 3C1 4C1 5C1 6C1 7C1 in hand
      And seat 0 has 1R 2R 4R 5R 6R 7R 9R in hand
      And seat 2 has 1C2 2C2 3C2 4C2 5C2 6C2 7C2 in hand

    @HH-EN-249 @HH-17
    Scenario: By default, hands are not exchanged
      When the round begins
      Then it is time for declarations
      And seat 1 does not see that seat 0 holds the dealer's hand

    @HH-EN-249
    Scenario: Players who have seen their hands can no longer exchange them
      Given the option "dealers-hand-swap" is unlimited
      When the round begins
      And everyone keeps the hand they have
      Then it is time for declarations
      And seat 1 may not say "I swap for the dealer's hand"
      When all who are asked say "nothing"
      Then it is time for a card from the hand

  Rule: Each player may exchange once, or any number of times

    @HH-EN-250 @HH-17
    Scenario: With one exchange each, a player who has exchanged may not ask again
      Given the option "dealers-hand-swap" is once
      When the round begins
      And seat 1 says "I swap for the dealer's hand"
      And seat 2 says "I swap for the dealer's hand"
      Then that is accepted
      And seat 1 may not say "I swap for the dealer's hand"

    @HH-EN-250 @HH-17
    Scenario Outline: With exchanges set to <often>, the holder of the dealer's hand may not ask for it
      Given the option "dealers-hand-swap" is <often>
      When the round begins
      And seat 0 says "I swap for the dealer's hand"
      Then that is refused: not a legal move now

      Examples:
        | often     |
        | once      |
        | unlimited |

    @HH-EN-250 @HH-17
    Scenario: With one exchange each, a player who keeps their hand may still ask later
      Given the option "dealers-hand-swap" is once
      When the round begins
      And seat 0 says "nothing"
      Then seat 1 does not see that seat 0 has swapped hands
      When seat 1 says "I swap for the dealer's hand"
      Then seat 2 sees that seat 1 has swapped hands
      And seat 0 may say "I swap for the dealer's hand"

    @HH-EN-250 @HH-17
    Scenario: An exchange out of turn counts as the player's only exchange
      Given the option "dealers-hand-swap" is once
      When the round begins
      And seat 2 says "I swap for the dealer's hand"
      Then that is accepted
      When seat 1 says "nothing"
      Then it is the turn of seat 2
      When seat 2 says "I swap for the dealer's hand"
      Then that is refused: already exchanged hands

    @HH-EN-250 @HH-17
    Scenario: With one exchange each, a player who loses the dealer's hand may not ask again
      Given the option "dealers-hand-swap" is once
      When the round begins
      And seat 2 says "I swap for the dealer's hand"
      And seat 0 says "I swap for the dealer's hand"
      Then it is the turn of seat 2
      When seat 2 says "I swap for the dealer's hand"
      Then that is refused: already exchanged hands

    @HH-EN-250 @HH-17
    Scenario: With unlimited exchanges, a player who has exchanged may ask again
      Given the option "dealers-hand-swap" is unlimited
      When the round begins
      And seat 1 says "I swap for the dealer's hand"
      And seat 2 says "I swap for the dealer's hand"
      Then seat 1 may say "I swap for the dealer's hand"
      When seat 1 says "I swap for the dealer's hand"
      Then seat 1 has 1C1 2C1 3C1 4C1 5C1 6C1 7C1 in hand

  Rule: Players exchange with the holder of the dealer's hand, not with the dealer

    @HH-EN-251 @HH-EN-252 @HH-17
    Scenario: With unlimited exchanges, a player exchanges with the present holder of the dealer's hand
      Given the option "dealers-hand-swap" is unlimited
      When the round begins
      And seat 1 says "I swap for the dealer's hand"
      And seat 2 says "I swap for the dealer's hand"
      Then seat 2 has 1C1 2C1 3C1 4C1 5C1 6C1 7C1 in hand
      And seat 1 has 1C2 2C2 3C2 4C2 5C2 6C2 7C2 in hand
      And seat 0 has 1R 2R 4R 5R 6R 7R 9R in hand

    @HH-EN-251 @HH-17
    Scenario: With one exchange each, a player exchanges with the present holder of the dealer's hand
      Given the option "dealers-hand-swap" is once
      When the round begins
      And seat 1 says "I swap for the dealer's hand"
      And seat 2 says "I swap for the dealer's hand"
      Then seat 2 has 1C1 2C1 3C1 4C1 5C1 6C1 7C1 in hand
      And seat 1 has 1C2 2C2 3C2 4C2 5C2 6C2 7C2 in hand
      And seat 0 has 1R 2R 4R 5R 6R 7R 9R in hand

    @HH-EN-251 @HH-17
    Scenario: A dealer who has lost the dealer's hand may ask for it
      Given the option "dealers-hand-swap" is unlimited
      When the round begins
      And seat 1 says "I swap for the dealer's hand"
      Then seat 0 may say "I swap for the dealer's hand"
      But seat 1 may not say "I swap for the dealer's hand"

    @HH-EN-251 @HH-17
    Scenario: A player who kept the dealer's hand and then loses it may ask for it again
      Given the option "dealers-hand-swap" is unlimited
      When the round begins
      And seat 2 says "I swap for the dealer's hand"
      And seat 1 says "nothing"
      And seat 2 says "nothing"
      Then seat 2 may not say "I swap for the dealer's hand"
      When seat 0 says "I swap for the dealer's hand"
      Then that is accepted
      And it is time for an exchange of hands
      And seat 2 may say "I swap for the dealer's hand"
      But seat 1 may not say "I swap for the dealer's hand"

    @HH-EN-251 @HH-17
    Scenario: A player who keeps their hand does not become the holder of the dealer's hand
      Given the option "dealers-hand-swap" is unlimited
      When the round begins
      And seat 0 says "nothing"
      And seat 1 says "nothing"
      And seat 2 says "I swap for the dealer's hand"
      Then that is accepted
      And seat 2 has 1C1 2C1 3C1 4C1 5C1 6C1 7C1 in hand
      And seat 1 sees that seat 2 has swapped hands
      And seat 0 has 1C2 2C2 3C2 4C2 5C2 6C2 7C2 in hand
