Feature: Special achievements
  Players are paid for special achievements after all other payments.

  Rule: Achievements are paid last, however the round was scored

    # Achievements are paid last, so they do not change the winner, the pot or the other payments.
    @HH-EN-161 @HH-17
    Scenario: An achievement is paid even if another player wins the round and the pot
      Given 25 points lie in the pot
      And seat 0 holds 1R 2C1 3C1 4C1 6C1 11B 12C1
      And seat 0 has declared "one ribbon"
      And seat 0 has 89 card points
      And seat 1 has 91 card points
      And seat 2 has 84 card points
      When the round is over: the cards have run out
      Then seat 1 wins the round
      And seat 1 takes 25 points from the pot
      And seat 0 gets 60 points in all for teyaku
      And seat 0 gets 1 point in all in card points
      And seat 0 gets 20 points in all for achievements
      And the scores are now 81, -12 and -44

    @HH-EN-161 @HH-17
    Scenario Outline: An achievement is paid in addition to <made> points for dekiyaku: <end>
      Given seat 0 holds 4A 4R 4C1 1B 2A 6A 8A
      And seat 0 has declared "standing triplet"
      And seat 0 has captured 4A 4R 4C1 4C2
      And seat 1 has captured 6R 9R 10R
      And that seat 1 has said sage
      And that seat 1 said sage first
      And seat 2 has 100 card points
      When the round is over: <end> by seat 1
      Then seat 1 pays 10 points to seat 0 for the achievement "catching the triplet"
      And seat 2 pays 10 points to seat 0 for the achievement "catching the triplet"
      And <made> points in all are paid for dekiyaku

      Examples:
        | end                | made |
        | shoubu             | 140  |
        | sage is taken back | 70   |

    @HH-EN-161 @HH-17
    Scenario Outline: An achievement is paid when the cards have run out, with <made> points paid for dekiyaku
      Given seat 0 holds 4A 4R 4C1 1B 2A 6A 8A
      And seat 0 has declared "standing triplet"
      And seat 0 has captured 4A 4R 4C1 4C2
      And seat 1 has captured <pile>
      And that seat 1 has said sage
      And that seat 1 said sage first
      And seat 2 has 100 card points
      When the round is over: the cards have run out
      Then seat 1 pays 10 points to seat 0 for the achievement "catching the triplet"
      And seat 2 pays 10 points to seat 0 for the achievement "catching the triplet"
      And <made> points in all are paid for dekiyaku

      Examples:
        | pile      | made |
        | 6R 9R 10R | 70   |
        | 6R 9R 3R  | 0    |

  Rule: All eights, double eights and sixteen chaff cancel achievements

    @HH-EN-162 @HH-16 @HH-17
    Scenario Outline: With <0>, <1> and <2> card points, <points> points are paid for diving and escape
      Given seat 0 holds 5R 5C1 5C2 1C1 2C1 3C1 4C1
      And seat 0 has declared "standing triplet"
      And seat 0 has declared "one ribbon"
      And seat 0 has captured 5A 5R 5C1 5C2
      And seat 1 has captured <pile>
      And seat 0 has <0> card points
      And seat 1 has <1> card points
      And seat 2 has <2> card points
      When the round is over: the cards have run out
      Then <points> points in all are paid for achievements
      And <special> points in all are paid for tokushuyaku

      Examples: With a tokushuyaku
        | 0   | 1  | 2   | pile                                                            | points | special |
        | 88  | 88 | 88  | 1C1                                                             | 0      | 200     |
        | 168 | 50 | 46  | 1C1                                                             | 0      | 200     |
        | 124 | 16 | 124 | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 9C1 9C2 6C1 6C2 7C1 7C2 8C1 8C2 | 0      | 240     |

      Examples: Almost a tokushuyaku
        | 0   | 1  | 2   | pile                                                        | points | special |
        | 88  | 89 | 87  | 1C1                                                         | 20     | 0       |
        | 167 | 50 | 47  | 1C1                                                         | 40     | 0       |
        | 124 | 15 | 125 | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 9C1 9C2 6C1 6C2 7C1 7C2 8C1 | 40     | 0       |

  Rule: The field multiplier applies to achievements

    @HH-EN-163 @HH-4 @HH-17
    Scenario Outline: With <card> on the field, each opponent pays <points> points for an achievement
      Given the field shows <card> 2C2 4C2 5A 7A 9C2
      And seat 0 holds 1R 2C1 3C1 4C1 6C1 11A 12C1
      And seat 0 has declared "one ribbon"
      And seat 0 has 89 card points
      And seat 1 has 90 card points
      And seat 2 has 85 card points
      When the round is over: the cards have run out
      Then seat 1 pays <points> points to seat 0 for the achievement "escape"
      And seat 2 pays <points> points to seat 0 for the achievement "escape"

      Examples:
        | card | points |
        | 8C1  | 10     |
        | 8B   | 20     |
        | 11B  | 40     |

    @HH-EN-163 @HH-4 @HH-17
    Scenario Outline: The multiplier applies to a caught triplet and to mizuten: multiplier <times>
      Given the multiplier is <times>
      And the option "mizuten" is yes
      And seat 1 holds 4A 4R 4C1 1B 2A 6A 8A
      And seat 1 has declared "standing triplet"
      And seat 1 has captured 4A 4R 4C1 4C2
      And that seat 0 has said mizuten
      And seat 0 has 89 card points
      And seat 1 has 90 card points
      And seat 2 has 85 card points
      When the round is over: the cards have run out
      Then seat 0 pays <points> points to seat 1 for the achievement "catching the triplet"
      And seat 2 pays <points> points to seat 1 for the achievement "catching the triplet"
      And seat 1 pays <points> points to seat 0 for the achievement "mizuten"
      And seat 2 pays <points> points to seat 0 for the achievement "mizuten"

      Examples:
        | times | points |
        | 1     | 10     |
        | 2     | 20     |
        | 4     | 40     |
