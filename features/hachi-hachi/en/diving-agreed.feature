Feature: Agreements about catching the triplet
  Players agree which cards must be captured and whether the triplet in four-three counts.

  Rule: The triplet in four-three counts only if agreed and declared

    @HH-EN-164 @HH-17
    Scenario Outline: With the rule <way> and four-three set to <agreed>, catching its triplet pays <points> points
      Given the option "achievement.catch-triplet" is <way>
      And the option "achievement.catch-triplet-four-three" is <agreed>
      And seat 0 holds 4A 4R 4C1 4C2 5A 5R 5C1
      And seat 0 has declared "four-three"
      And seat 0 has captured 5A 5R 5C1 5C2
      And seat 0 has 80 card points
      And seat 1 has 92 card points
      And seat 2 has 92 card points
      When the round is over: the cards have run out
      Then <points> points in all are paid for achievements

      Examples:
        | way       | agreed | points |
        | all-four  | yes    | 20     |
        | all-four  | no     | 0      |
        | fourth    | yes    | 20     |
        | fourth    | no     | 0      |
        | own-three | yes    | 20     |
        | own-three | no     | 0      |

    @HH-EN-164 @HH-17
    Scenario Outline: With the rule <way>, a four-three that was not declared earns nothing for its triplet
      Given the option "achievement.catch-triplet" is <way>
      And the option "achievement.catch-triplet-four-three" is yes
      And seat 0 holds 4A 4R 4C1 4C2 5A 5R 5C1
      And seat 0 has captured 5A 5R 5C1 5C2
      And seat 0 has 80 card points
      And seat 1 has 92 card points
      And seat 2 has 92 card points
      When the round is over: the cards have run out
      Then nothing is paid for achievements

      Examples:
        | way       |
        | all-four  |
        | fourth    |
        | own-three |

  Rule: Catching the triplet is paid after a dekiyaku too, but not with two players

    @HH-EN-161 @HH-17
    Scenario Outline: With the rule <way>, catching the triplet is paid even if an opponent formed a dekiyaku
      Given the option "achievement.catch-triplet" is <way>
      And seat 0 holds 4A 4R 4C1 1B 2A 6A 8A
      And seat 0 has declared "standing triplet"
      And seat 0 has captured 4A 4R 4C1 4C2
      And seat 1 has captured 6R 9R 10R
      When the round is over: shoubu by seat 1
      Then 20 points in all are paid for achievements

      Examples:
        | way       |
        | all-four  |
        | fourth    |
        | own-three |

    @HH-EN-195 @HH-19
    Scenario Outline: With two players and the rule <way>, catching the triplet is not paid
      Given a table of 2
      And the option "achievement.catch-triplet" is <way>
      And seat 0 holds 5R 5C1 5C2 1C1 2A 6A 8A
      And seat 0 has declared "standing triplet"
      And seat 0 has captured 5A 5R 5C1 5C2
      And seat 0 has 80 card points
      And seat 1 has 60 card points
      When the round is over: the cards have run out
      Then nothing is paid for achievements

      Examples:
        | way       |
        | all-four  |
        | fourth    |
        | own-three |
