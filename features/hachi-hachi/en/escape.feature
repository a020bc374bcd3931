Feature: Escape
  A player with a poor hand who still gets many card points is paid by the opponents.

  Rule: A player who declared a group B teyaku other than one bright is paid for 89 or more card points

    @HH-EN-170 @HH-EN-171 @HH-EN-172 @HH-17
    Scenario Outline: With <points> card points after <teyaku>, each opponent pays <escape> points for escape
      Given seat 0 holds <hand>
      And seat 0 has declared "<teyaku>"
      And seat 0 has <points> card points
      And seat 1 has 100 card points
      And seat 2 has <rest> card points
      When the round is over: the cards have run out
      Then seat 1 pays <escape> points to seat 0 for the achievement "escape"
      And seat 2 pays <escape> points to seat 0 for the achievement "escape"

      Examples: At least 89 card points, and one fewer
        | teyaku     | hand                        | points | rest | escape |
        | red        | 1R 6R 2C1 3C1 4C1 5C1 7C1   | 89     | 75   | 10     |
        | red        | 1R 6R 2C1 3C1 4C1 5C1 7C1   | 88     | 76   | 0      |
        | one ribbon | 1R 2C1 3C1 4C1 6C1 11B 12C1 | 89     | 75   | 10     |
        | one animal | 2A 1C1 3C1 4C1 6C1 11B 12C1 | 110    | 54   | 10     |
        | empty hand | 1C1 2C1 3C1 4C1 5C1 6C1 7C1 | 89     | 75   | 10     |
        | empty hand | 1C1 2C1 3C1 4C1 5C1 6C1 7C1 | 88     | 76   | 0      |

      Examples: One bright and group A teyaku do not qualify
        | teyaku      | hand                        | points | rest | escape |
        | one bright  | 1B 2C1 3C1 4C1 6C1 11A 12C1 | 120    | 44   | 0      |
        | three pairs | 1B 1R 2A 2R 4C1 4C2 6C1     | 120    | 44   | 0      |

    @HH-EN-170 @HH-17
    Scenario: A player who did not declare the teyaku is not paid for escape
      Given seat 0 holds 1R 2C1 3C1 4C1 6C1 11B 12C1
      And seat 0 has 120 card points
      And seat 1 has 100 card points
      And seat 2 has 44 card points
      When the round is over: the cards have run out
      Then nothing is paid for achievements

    @HH-EN-172 @HH-17
    Scenario: The dealer pays for escape like any other opponent
      Given seat 0 is the dealer
      And seat 2 holds 1R 2C1 3C1 4C1 6C1 11B 12C1
      And seat 2 has declared "one ribbon"
      And seat 2 has 89 card points
      And seat 0 has 100 card points
      And seat 1 has 75 card points
      When the round is over: the cards have run out
      Then seat 0 pays 10 points to seat 2 for the achievement "escape"
      And seat 1 pays 10 points to seat 2 for the achievement "escape"

    @HH-EN-161 @HH-EN-171 @HH-17
    Scenario: Escape is paid even if another player ends the round with shoubu
      Given seat 0 holds 1R 2C1 3C1 4C1 6C1 11B 12C1
      And seat 0 has declared "one ribbon"
      And seat 0 has 89 card points
      And seat 1 has captured 6R 9R 10R
      When the round is over: shoubu by seat 1
      Then seat 1 pays 10 points to seat 0 for the achievement "escape"
      And seat 2 pays 10 points to seat 0 for the achievement "escape"

  Rule: Only opponents pay for escape

    @HH-EN-172 @HH-17
    Scenario: Players who sit out do not pay for escape
      Given a table of 5
      And that seats 0, 1 and 2 are active
      And that seat 3 has dropped out
      And that seat 4 was forced out
      And seat 0 holds 1R 2C1 3C1 4C1 6C1 11B 12C1
      And seat 0 has declared "one ribbon"
      And seat 0 has 89 card points
      And seat 1 has 90 card points
      And seat 2 has 85 card points
      When the round is over: the cards have run out
      Then seat 2 pays 10 points to seat 0 for the achievement "escape"
      And seat 3 pays 0 points to seat 0 for the achievement "escape"
      And seat 4 pays 0 points to seat 0 for the achievement "escape"
      And 20 points in all are paid for achievements
