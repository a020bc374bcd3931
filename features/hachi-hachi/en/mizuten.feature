Feature: Mizuten
  The dealer may promise to play before anyone has looked at a hand.

  # The dealer cannot look at a hand first: while the dealer may promise, no hands have been dealt.

  Rule: Only the dealer may say mizuten, and only before the hands are dealt

    @HH-EN-256 @HH-EN-257 @HH-17
    Scenario: A dealer who says mizuten is committed and is not asked again
      Given a table of 4
      And seat 2 is the dealer
      And the option "mizuten" is yes
      When the round begins
      Then every seat holds 0 cards
      And seat 2 may say "mizuten"
      And seat 3 may not say "mizuten"
      When seat 3 says "mizuten"
      Then that is refused: it is another player's turn
      When seat 2 says "mizuten"
      Then every seat holds 7 cards
      And it is the turn of seat 3
      And seat 2 is active
      And seat 2 may not say "I drop out"

    @HH-EN-256 @HH-EN-257 @HH-17
    Scenario: A dealer who says nothing before the deal may drop out, but cannot say mizuten later
      Given a table of 4
      And the option "mizuten" is yes
      And the field shows 1R 2A 4C1 5R 7A 9C2
      And seat 0 holds 1B 3B
      And seat 1 holds 2C1
      And seat 2 holds 6C2
      And the stock begins with 2R 11R 3R 4R
      When the round begins
      And seat 0 says "nothing"
      Then every seat holds 7 cards
      And seat 0 may not say "mizuten"
      And seat 0 may say "I drop out"
      When all who are asked say "I play"
      And nobody declares anything
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 0    | 1B takes 1R   | 2R takes 2A    |
        | 1    | 2C1           | 11R            |
        | 2    | 6C2           | 3R             |
        | 0    | 3B takes 3R   | 4R takes 4C1   |
      And seat 0 says "shoubu"
      Then nothing is paid for achievement "mizuten"

    @HH-EN-256 @HH-17
    Scenario: If mizuten is not played, the cards are dealt at once
      When the round begins
      Then the option "mizuten" is no by default
      And every seat holds 7 cards
      And seat 0 may not say "mizuten"
      When seat 0 says "mizuten"
      Then that is refused: not a legal move now

    @HH-EN-257 @HH-EN-243 @HH-17 @HH-20
    Scenario: A committed dealer who is dealt the blank card sits out
      Given a table of 7
      And the option "mizuten" is yes
      And seat 3 is the dealer
      And seat 3 holds X 1R 2A 4C1 5R 7A 9C2
      When the round begins
      And seat 3 says "mizuten"
      And all who are asked say "I play"
      Then seats 4, 5 and 6 are active
      And seat 4 is the acting dealer

  Rule: After mizuten, 89 card points earn the dealer a kan and fewer cost one

    @HH-EN-259 @HH-EN-261 @HH-17
    Scenario Outline: With <points> card points and multiplier <times>, mizuten earns <gets> or costs <gives> points
      Given the option "mizuten" is yes
      And the multiplier is <times>
      And that seat 0 has said mizuten
      And seat 0 has <points> card points
      And seat 1 has 87 card points
      And seat 2 has <rest> card points
      When the round is over: the cards have run out
      Then seat 1 pays <gets> points to seat 0 for the achievement "mizuten"
      And seat 2 pays <gets> points to seat 0 for the achievement "mizuten"
      And seat 0 pays <gives> points to seat 1 for the achievement "mizuten"
      And seat 0 pays <gives> points to seat 2 for the achievement "mizuten"

      Examples:
        | points | rest | times | gets | gives |
        | 89     | 88   | 1     | 10   | 0     |
        | 120    | 57   | 1     | 10   | 0     |
        | 89     | 88   | 4     | 40   | 0     |
        | 88     | 89   | 1     | 0    | 10    |
        | 40     | 137  | 1     | 0    | 10    |
        | 88     | 89   | 4     | 0    | 40    |

    @HH-EN-259 @HH-EN-260 @HH-17
    Scenario: Players who sit out also pay for a successful mizuten
      Given a table of 5
      And the option "mizuten" is yes
      And that seats 0, 1 and 2 are active
      And that seat 3 has dropped out
      And that seat 4 was forced out
      And that seat 0 has said mizuten
      And seat 0 has 89 card points
      And seat 1 has 90 card points
      And seat 2 has 85 card points
      When the round is over: the cards have run out
      Then seat 1 pays 10 points to seat 0 for the achievement "mizuten"
      And seat 3 pays 10 points to seat 0 for the achievement "mizuten"
      And seat 4 pays 10 points to seat 0 for the achievement "mizuten"
      And 40 points in all are paid for achievements

    @HH-EN-261 @HH-17
    Scenario: Players who sit out are not paid for a failed mizuten
      Given a table of 5
      And the option "mizuten" is yes
      And that seats 0, 1 and 2 are active
      And that seat 3 has dropped out
      And that seat 4 was forced out
      And that seat 0 has said mizuten
      And seat 0 has 88 card points
      And seat 1 has 90 card points
      And seat 2 has 86 card points
      When the round is over: the cards have run out
      Then seat 0 pays 10 points to seat 1 for the achievement "mizuten"
      And seat 0 pays 10 points to seat 2 for the achievement "mizuten"
      And 20 points in all are paid for achievements

    @HH-EN-260 @HH-17 @HH-20
    Scenario: The holder of the blank card does not pay for mizuten
      Given a table of 7
      And the option "mizuten" is yes
      And that seats 0, 1 and 2 are active
      And that seats 3 and 4 have dropped out
      And that seat 5 was forced out
      And that seat 6 holds the blank card
      And that seat 0 has said mizuten
      And seat 0 has 89 card points
      And seat 1 has 90 card points
      And seat 2 has 85 card points
      When the round is over: the cards have run out
      Then seat 5 pays 10 points to seat 0 for the achievement "mizuten"
      And seat 6 pays 0 points to seat 0 for the achievement "mizuten"
      And 50 points in all are paid for achievements

  Rule: All eights, double eights and sixteen chaff cancel mizuten, successful or not

    @HH-EN-262 @HH-16 @HH-17
    Scenario Outline: With <0>, <1> and <2> card points, <points> points are paid for mizuten
      Given the option "mizuten" is yes
      And that seat 0 has said mizuten
      And seat 1 has captured <pile>
      And seat 0 has <0> card points
      And seat 1 has <1> card points
      And seat 2 has <2> card points
      When the round is over: the cards have run out
      Then <points> points in all are paid for achievements
      And <special> points in all are paid for tokushuyaku

      Examples: With a tokushuyaku
        | 0   | 1   | 2   | pile                                                            | points | special |
        | 88  | 88  | 88  | 1C1                                                             | 0      | 200     |
        | 168 | 50  | 46  | 1C1                                                             | 0      | 200     |
        | 50  | 168 | 46  | 1C1                                                             | 0      | 200     |
        | 124 | 16  | 124 | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 9C1 9C2 6C1 6C2 7C1 7C2 8C1 8C2 | 0      | 240     |

      Examples: Without a tokushuyaku
        | 0   | 1   | 2  | pile | points | special |
        | 88  | 89  | 87 | 1C1  | 20     | 0       |
        | 167 | 50  | 47 | 1C1  | 20     | 0       |
        | 50  | 167 | 47 | 1C1  | 20     | 0       |

    @HH-EN-262 @HH-16 @HH-17
    Scenario Outline: If mizuten survives by agreement, <0>, <1> and <2> card points earn <points> points
      Given a table of 4
      And the option "mizuten" is yes
      And the option "mizuten.survives-tokushuyaku" is yes
      And that seats 0, 1 and 2 are active
      And that seat 3 has dropped out
      And that seat 0 has said mizuten
      And seat 1 has captured <pile>
      And seat 0 has <0> card points
      And seat 1 has <1> card points
      And seat 2 has <2> card points
      When the round is over: the cards have run out
      Then <points> points in all are paid for achievements
      And <special> points in all are paid for tokushuyaku

      Examples: At least 89 card points, paid by a player who sits out as well
        | 0   | 1  | 2   | pile                                                            | points | special |
        | 168 | 50 | 46  | 1C1                                                             | 30     | 200     |
        | 124 | 16 | 124 | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 9C1 9C2 6C1 6C2 7C1 7C2 8C1 8C2 | 30     | 240     |

      Examples: Fewer than 89 card points, paid only to active players
        | 0  | 1   | 2   | pile                                                            | points | special |
        | 88 | 88  | 88  | 1C1                                                             | 20     | 200     |
        | 50 | 168 | 46  | 1C1                                                             | 20     | 200     |
        | 80 | 16  | 167 | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 9C1 9C2 6C1 6C2 7C1 7C2 8C1 8C2 | 20     | 240     |
