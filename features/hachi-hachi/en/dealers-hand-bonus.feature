Feature: The bonus for the dealer's hand
  The holder of the dealer's hand gets a bonus for eighty-nine or more card points.

  Rule: With eighty-nine card points, the holder of the dealer's hand gets a kan from each player

    @HH-EN-253 @HH-17
    Scenario: The dealer's hand with eighty-nine card points earns one kan from every other player
      Given a table of 3
      And that seat 1 has swapped hands
      And that seat 1 holds the dealer's hand
      And seat 0 has 88 card points
      And seat 1 has 89 card points
      And seat 2 has 87 card points
      When the round is over: the cards have run out
      Then seat 0 pays 10 points to seat 1 for the achievement "the dealer's hand"
      And seat 2 pays 10 points to seat 1 for the achievement "the dealer's hand"
      And 20 points in all are paid for achievements

    @HH-EN-253 @HH-17
    Scenario: The dealer's hand with eighty-eight card points earns nothing and costs nothing
      Given a table of 3
      And that seat 1 has swapped hands
      And that seat 1 holds the dealer's hand
      And seat 0 has 90 card points
      And seat 1 has 88 card points
      And seat 2 has 86 card points
      When the round is over: the cards have run out
      Then nothing is paid for achievements

    @HH-EN-253 @HH-17
    Scenario: A dealer gets no bonus for the dealer's hand if no hands were exchanged
      Given a table of 3
      And the option "dealers-hand-swap" is once
      And that seat 0 holds the dealer's hand
      And seat 0 has 90 card points
      And seat 1 has 88 card points
      And seat 2 has 86 card points
      When the round is over: the cards have run out
      Then nothing is paid for achievements

    @HH-EN-253 @HH-17
    Scenario: The multiplier applies to the bonus for the dealer's hand
      Given a table of 3
      And the multiplier is 4
      And that seat 1 has swapped hands
      And that seat 1 holds the dealer's hand
      And seat 0 has 88 card points
      And seat 1 has 89 card points
      And seat 2 has 87 card points
      When the round is over: the cards have run out
      Then seat 0 pays 40 points to seat 1 for the achievement "the dealer's hand"

  Rule: Players who sit out pay the bonus too, but not the holder of the blank card

    @HH-EN-254 @HH-17
    Scenario: With seven players, all except the holder of the blank card pay the bonus
      Given a table of 7
      And that seats 0, 1, 2 are active
      And that seat 3 has dropped out
      And that seat 4 was forced out
      And that seat 5 was forced out
      And that seat 6 holds the blank card
      And that seat 1 has swapped hands
      And that seat 1 holds the dealer's hand
      And seat 0 has 88 card points
      And seat 1 has 89 card points
      And seat 2 has 87 card points
      When the round is over: the cards have run out
      Then seat 3 pays 10 points to seat 1 for the achievement "the dealer's hand"
      And seat 4 pays 10 points to seat 1 for the achievement "the dealer's hand"
      And seat 5 pays 10 points to seat 1 for the achievement "the dealer's hand"
      And seat 0 pays 10 points to seat 1 for the achievement "the dealer's hand"
      But seat 6 has neither paid nor been paid

  Rule: A tokushuyaku cancels the bonus for the dealer's hand

    @HH-EN-255 @HH-17
    Scenario: Double eights cancel the bonus for the dealer's hand
      Given a table of 3
      And that seat 1 has swapped hands
      And that seat 1 holds the dealer's hand
      And seat 0 has 50 card points
      And seat 1 has 168 card points
      And seat 2 has 46 card points
      When the round is over: the cards have run out
      Then seat 0 pays 100 points to seat 1 for tokushuyaku "double eights"
      But nothing is paid for achievements

    @HH-EN-255 @HH-EN-253 @HH-17
    Scenario: A dekiyaku does not cancel the bonus for the dealer's hand
      Given a table of 3
      And that seat 1 has swapped hands
      And that seat 1 holds the dealer's hand
      And seat 0 has captured 1R 2R 3R
      And seat 1 has 89 card points
      When the round is over: shoubu by seat 0
      Then seat 0 pays 10 points to seat 1 for the achievement "the dealer's hand"
      And seat 2 pays 10 points to seat 1 for the achievement "the dealer's hand"

  Rule: With two players, there is no bonus for the dealer's hand

    @HH-EN-195 @HH-17 @HH-19
    Scenario: With two players, the dealer's hand with eighty-nine card points earns nothing
      Given a table of 2
      And that seat 1 has swapped hands
      And that seat 1 holds the dealer's hand
      And seat 0 has 75 card points
      And seat 1 has 89 card points
      When the round is over: the cards have run out
      Then nothing is paid for achievements
