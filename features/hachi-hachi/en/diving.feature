Feature: Catching the triplet, also called diving
  A player who declared a triplet and captures all four cards of its month is paid for it.

  Rule: The player must capture all four cards of the month

    @HH-EN-165 @HH-EN-166 @HH-17
    Scenario: Each opponent pays one kan for catching the triplet
      Given seat 0 holds 1B 1R 1C1 2A 3C1 6C1 8C1
      And seat 0 has declared "triplet"
      And seat 0 has captured 1B 1R 1C1 1C2
      And seat 2 has 95 card points
      When the round is over: the cards have run out
      Then seat 1 pays 10 points to seat 0 for the achievement "catching the triplet"
      And seat 2 pays 10 points to seat 0 for the achievement "catching the triplet"

    @HH-EN-166 @HH-17
    Scenario: The dealer pays an opponent for catching the triplet
      Given seat 0 is the dealer
      And seat 1 holds 1B 1R 1C1 2A 3C1 6C1 8C1
      And seat 1 has declared "triplet"
      And seat 1 has captured 1B 1R 1C1 1C2
      And seat 2 has 95 card points
      When the round is over: the cards have run out
      Then seat 0 pays 10 points to seat 1 for the achievement "catching the triplet"
      And seat 2 pays 10 points to seat 1 for the achievement "catching the triplet"

    @HH-EN-165 @HH-17
    Scenario: The triplet is not caught if an opponent captures two of the four cards
      Given seat 0 holds 1B 1R 1C1 2A 3C1 6C1 8C1
      And seat 0 has declared "triplet"
      And seat 0 has captured 1B 1C2
      And seat 1 has captured 1R 1C1
      And seat 2 has 95 card points
      When the round is over: the cards have run out
      Then nothing is paid for achievements

    @HH-EN-165 @HH-17
    Scenario: The triplet is not caught if an opponent captures the fourth card
      Given seat 0 holds 1B 1R 1C1 2A 3C1 6C1 8C1
      And seat 0 has declared "triplet"
      And seat 0 has captured 1B 1R 1C1
      And seat 1 has captured 1C2
      And seat 2 has 95 card points
      When the round is over: the cards have run out
      Then nothing is paid for achievements

    @HH-EN-165 @HH-EN-166 @HH-17
    Scenario: In a played round, both opponents pay for a triplet that was caught
      Given the field shows 2A 3R 5C1 7C1 9C1 10C1
      And seat 0 holds 1C1 4A 4R 4C1 6A 8A 12B
      And seat 1 holds 6R 8C2 10R
      And seat 2 holds 1C2 2C2
      And the stock begins with 4C2 9R 11C1 12C2 2C1 10A 6C1 3C1
      When the round begins
      And seat 0 declares "standing triplet"
      And nobody declares anything
      And the cards are played like this
        | seat | from the hand  | from the stock |
        | 0    | 4A             | 4C2 takes 4A   |
        | 1    | 10R takes 10C1 | 9R takes 9C1   |
        | 2    | 1C2            | 11C1           |
        | 0    | 4R             | 12C2           |
        | 1    | 8C2            | 2C1 takes 2A   |
        | 2    | 2C2            | 10A            |
        | 0    | 4C1 takes 4R   | 6C1            |
        | 1    | 6R takes 6C1   | 3C1 takes 3R   |
      And seat 1 says "shoubu"
      Then the round ends like this: shoubu
      And seat 1 pays 10 points to seat 0 for the achievement "catching the triplet"
      And seat 2 pays 10 points to seat 0 for the achievement "catching the triplet"

    @HH-EN-165 @HH-17
    Scenario: The triplet is not caught if the round ends before all four cards are captured
      Given the field shows 1R 2R 3R 5C1 7C1 9C1
      And seat 0 holds 1C1 4A 4R 4C1 6A 8A 12B
      And seat 1 holds 2A 5A 6R 8B 10A 11B 12C1
      And seat 2 holds 1B 3B 6C1 7R 9R 10R 11C1
      And the stock begins with 3C1 4C2 8C1 2C1
      When the round begins
      And seat 0 declares "standing triplet"
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 0    | 1C1 takes 1R  | 3C1 takes 3R   |
        | 1    | 10A           | 4C2            |
        | 2    | 6C1           | 8C1            |
        | 0    | 4A takes 4C2  | 2C1 takes 2R   |
      And seat 0 says "shoubu"
      Then seat 1 pays 70 points to seat 0 for dekiyaku "poetry ribbons"
      But nothing is paid for achievements

  Rule: The player must have declared a teyaku of group A with a triplet and no four of a kind

    @HH-EN-164 @HH-17
    Scenario Outline: With <teyaku> declared, capturing <pile> earns <points> points per opponent
      Given seat 0 holds <hand>
      And seat 0 has declared "<teyaku>"
      And seat 0 has captured <pile>
      And seat 2 has 95 card points
      When the round is over: the cards have run out
      Then seat 1 pays <points> points to seat 0 for the achievement "catching the triplet"
      And seat 2 pays <points> points to seat 0 for the achievement "catching the triplet"

      Examples: The teyaku contains a triplet
        | teyaku                       | hand                     | pile          | points |
        | triplet                      | 1B 1R 1C1 2A 3C1 6C1 8C1 | 1B 1R 1C1 1C2 | 10     |
        | standing triplet             | 4A 4R 4C1 1B 2A 6C1 8C1  | 4A 4R 4C1 4C2 | 10     |
        | two triplets                 | 1B 1R 1C1 2A 2R 2C1 8C1  | 1B 1R 1C1 1C2 | 10     |
        | triplet and standing triplet | 1B 1R 1C1 4A 4R 4C1 8C1  | 4A 4R 4C1 4C2 | 10     |
        | two standing triplets        | 5A 5R 5C1 4A 4R 4C1 8C1  | 5A 5R 5C1 5C2 | 10     |
        | triplet and two pairs        | 1B 1R 1C1 2A 2C1 3B 3C1  | 1B 1R 1C1 1C2 | 10     |

      Examples: Two triplets are caught
        | teyaku                | hand                    | pile                        | points |
        | two triplets          | 1B 1R 1C1 2A 2R 2C1 8C1 | 1B 1R 1C1 1C2 2A 2R 2C1 2C2 | 20     |
        | two standing triplets | 5A 5R 5C1 4A 4R 4C1 8C1 | 5A 5R 5C1 5C2 4A 4R 4C1 4C2 | 20     |

      Examples: The teyaku contains four of a kind
        | teyaku         | hand                     | pile                        | points |
        | four-three     | 1B 1R 1C1 1C2 2A 2R 2C1  | 2A 2R 2C1 2C2               | 0      |
        | four-three     | 1B 1R 1C1 1C2 2A 2R 2C1  | 1B 1R 1C1 1C2 2A 2R 2C1 2C2 | 0      |
        | four of a kind | 1B 1R 1C1 1C2 2A 6C1 8C1 | 1B 1R 1C1 1C2               | 0      |
        | one-two-four   | 4A 4R 4C1 4C2 2A 2C1 6C1 | 4A 4R 4C1 4C2               | 0      |

      Examples: The teyaku contains no triplet
        | teyaku      | hand                    | pile          | points |
        | three pairs | 1B 1R 2A 2R 4C1 4C2 6C1 | 1B 1R 1C1 1C2 | 0      |

    @HH-EN-164 @HH-17
    Scenario: Catching a triplet that was not declared pays nothing
      Given seat 0 holds 1B 1R 1C1 2A 3C1 6C1 8C1
      And seat 0 has captured 1B 1R 1C1 1C2
      And seat 2 has 95 card points
      When the round is over: the cards have run out
      Then nothing is paid for achievements

    @HH-EN-164 @HH-17
    Scenario: Catching the triplet pays nothing if only a teyaku of group B was declared
      Given seat 0 holds 5R 5C1 5C2 1C1 2C1 3C1 4C1
      And seat 0 has declared "one ribbon"
      And seat 0 has captured 5A 5R 5C1 5C2
      And seat 2 has 95 card points
      When the round is over: the cards have run out
      Then nothing is paid for achievements
