Feature: Kan and points
  The game counts in kan and points. A kan is ten or twelve points.

  Rule: One player's gains are the other players' losses

    @HH-EN-017
    Scenario: All payments cancel out in a round with a fee, compensation, a teyaku and a dekiyaku
      Given a table of 5
      And the field shows 1R 2A 4C1 5R 7A 9C2
      And seat 4 holds 6A 8A 8C1 8C2 10C2 11A 12C2
      And seat 1 holds 3C1 3C2 3R 6C1 10C1 11C1 12C1
      And seat 2 holds 6C2 9R
      And seat 3 holds 8B
      And the stock begins with 3B 10R 6R 10A 2C1
      When the round begins
      And seat 0 says "I drop out"
      And all who are asked say "I play"
      And seat 1 declares "triplet"
      And nobody declares anything
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 1    | 10C1          | 3B             |
        | 2    | 9R takes 9C2  | 10R takes 10C1 |
        | 3    | 8B            | 6R             |
        | 1    | 12C1          | 10A            |
        | 2    | 6C2 takes 6R  | 2C1 takes 2A   |
      And seat 2 says "shoubu"
      Then seat 0 pays a fee of 10 points into the pot
      And seat 2 pays 10 points to seat 4 in compensation
      And seat 3 pays 20 points to seat 1 for teyaku "triplet"
      And seat 3 pays 70 points to seat 2 for dekiyaku "blue ribbons"
      And all payments cancel out
      And the scores are now -10, -30, 120, -100 and 20

    @HH-EN-017
    Scenario: The card points of two players cancel out
      Given a table of 2
      And seat 0 has 122 card points
      And seat 1 has 110 card points
      When the round is over: the cards have run out
      Then all payments cancel out
      And the scores are now 12 and -12
      And losses and gains are equal

    @HH-EN-017
    Scenario: Card points, an achievement and a teyaku cancel out among three players
      Given seat 0 holds 1R 2C1 3C1 4C1 6C1 11B 12C1
      And seat 0 has declared "one ribbon"
      And seat 0 has 89 card points
      And seat 1 has 80 card points
      And seat 2 has 95 card points
      When the round is over: the cards have run out
      Then seat 2 pays 10 points to seat 0 for the achievement "escape"
      And all payments cancel out
      And the scores are now 81, -48 and -33
      And losses and gains are equal

    @HH-EN-017
    Scenario: Losses and gains are equal when the match is over
      Given it is round 12
      And the scores are 20, 3 and -23
      And seat 0 has 93 card points
      And seat 1 has 85 card points
      And seat 2 has 86 card points
      When the round is over: the cards have run out
      Then the match is over
      And losses and gains are equal
      And the scores are now 25, 0 and -25

  Rule: A kan is ten points, or twelve in the older way of counting

    @HH-EN-018
    Scenario: Scores are counted in kan and points, never in money
      Then the rules count in kan and points only, never in money

    @HH-EN-019 @HH-EN-020
    Scenario: A kan is ten points by default and may be twelve, but not eleven
      Then the option "kan" is 10 by default
      And a kan is 10 points
      And the option "kan" may be 12
      And the option "kan" may not be 11

    @HH-EN-018 @HH-EN-019 @HH-EN-020 @HH-EN-026
    Scenario Outline: With <kan> points to the kan, each opponent pays <points> points for <hand>
      Given the option "kan" is <kan>
      And seat 0 holds <cards>
      And seat 0 has declared "<hand>"
      And seat 0 has 88 card points
      And seat 1 has 89 card points
      And seat 2 has 87 card points
      When the round is over: the cards have run out
      Then a kan is <kan> points
      And seat 1 pays <points> points to seat 0 for teyaku "<hand>"
      And seat 2 pays <points> points to seat 0 for teyaku "<hand>"

      Examples:
        | hand       | cards                       | kan | points |
        | triplet    | 1B 1R 1C1 2A 3C1 6C1 8C1    | 10  | 20     |
        | triplet    | 1B 1R 1C1 2A 3C1 6C1 8C1    | 12  | 24     |
        | empty hand | 1C1 2C1 3C1 4C1 5C1 6C1 7C1 | 10  | 40     |
        | empty hand | 1C1 2C1 3C1 4C1 5C1 6C1 7C1 | 12  | 48     |

  Rule: The size of a kan matters if kan are halved

    @HH-EN-021 @HH-EN-022 @HH-EN-023 @HH-6
    Scenario Outline: With <kan> points to the kan, the second player to drop out pays <second> points
      Given a table of 5
      And the option "kan" is <kan>
      And the field shows 1R 2A 4C1 5R 7A 9C2
      When the round begins
      And seat 0 says "I drop out"
      And seat 1 says "I drop out"
      Then seat 0 pays a fee of <first> points into the pot
      And seat 1 pays a fee of <second> points into the pot

      Examples:
        | kan | first | second |
        | 10  | 10    | 15     |
        | 12  | 12    | 18     |

    @HH-EN-021 @HH-EN-022 @HH-EN-023 @HH-14
    Scenario Outline: With <kan> points to the kan, half of seven kan is <points> points
      Given the option "kan" is <kan>
      And that seat 1 has said sage
      And seat 1 has captured 6R 9R 10R
      When the round is over: sage is taken back by seat 1
      Then seat 0 pays <points> points to seat 1 for dekiyaku "blue ribbons"

      Examples:
        | kan | points |
        | 10  | 35     |
        | 12  | 42     |

  Rule: The size of a kan matters if kan and card points are set off against each other

    # Seat 0 has one bright (twenty points) more than par, and seat 1 has a teyaku of two kan. With ten points to the kan,
    # the two are equal. With twelve, the bright is worth only one kan and eight points, which is four points too few.
    @HH-EN-021 @HH-EN-024 @HH-EN-025
    Scenario Outline: With <kan> points to the kan, one bright above par against two kan results in scores of <standing>
      Given the option "kan" is <kan>
      And seat 1 holds 1B 1R 1C1 2A 3C1 6C1 8C1
      And seat 1 has declared "triplet"
      And seat 0 has 108 card points
      And seat 1 has 88 card points
      And seat 2 has 68 card points
      When the round is over: the cards have run out
      Then 1B is worth 20 points
      And seat 0 gets 20 points in all in card points
      And seat 0 pays <two kan> points to seat 1 for teyaku "triplet"
      And the scores are now <standing>

      @HH-EN-024
      Examples: The bright is worth two kan
        | kan | two kan | standing      |
        | 10  | 20      | 0, 40 and -40 |

      @HH-EN-025
      Examples: The bright is worth one kan and eight points
        | kan | two kan | standing       |
        | 12  | 24      | -4, 48 and -44 |

    @HH-EN-021
    Scenario Outline: The size of a kan does not change card points: <kan> points to the kan
      Given the option "kan" is <kan>
      And seat 0 has 93 card points
      And seat 1 has 91 card points
      And seat 2 has 80 card points
      When the round is over: the cards have run out
      Then the scores are now 5, 3 and -8

      Examples:
        | kan |
        | 10  |
        | 12  |
