Feature: All eights and double eights
  Two rare results of the card points that replace other scoring.

  Rule: All eights and double eights are checked first, and only if there is no dekiyaku

    @HH-EN-142 @HH-EN-145 @HH-EN-146 @HH-16
    Scenario Outline: With <0>, <1> and <2> card points, each opponent pays <all eights> points for all eights
      Given seat 0 has <0> card points
      And seat 1 has <1> card points
      And seat 2 has <2> card points
      When the round is over: the cards have run out
      Then seat 1 pays <all eights> points to seat 0 for tokushuyaku "all eights"
      And seat 2 pays <all eights> points to seat 0 for tokushuyaku "all eights"
      And <counted> paid in card points

      Examples:
        | 0  | 1  | 2  | all eights | counted             |
        | 88 | 88 | 88 | 100        | 0 points in all are |
        | 89 | 88 | 87 | 0          | 1 point in all is   |
        | 88 | 87 | 89 | 0          | 1 point in all is   |

    @HH-EN-142 @HH-EN-148 @HH-EN-149 @HH-16
    Scenario Outline: <points> card points earn <double eights> points from each opponent for double eights
      Given seat 0 has <points> card points
      And seat 1 has <1> card points
      And seat 2 has <2> card points
      When the round is over: the cards have run out
      Then seat 1 pays <double eights> points to seat 0 for tokushuyaku "double eights"
      And seat 2 pays <double eights> points to seat 0 for tokushuyaku "double eights"
      And <counted> points in all are paid in card points

      Examples:
        | points | 1  | 2  | double eights | counted |
        | 167    | 50 | 47 | 0             | 79      |
        | 168    | 49 | 47 | 100           | 0       |
        | 169    | 49 | 46 | 110           | 0       |
        | 188    | 40 | 36 | 300           | 0       |

    @HH-EN-142 @HH-16
    Scenario: If a player calls shoubu with a dekiyaku, double eights do not count
      Given seat 0 has captured 1R 2R 3R
      And seat 1 has 168 card points
      And seat 2 has 50 card points
      When the round is over: shoubu by seat 0
      Then nothing is paid for tokushuyaku
      And seat 1 pays 70 points to seat 0 for dekiyaku "poetry ribbons"

    @HH-EN-142 @HH-16
    Scenario Outline: If the cards run out after sage, no tokushuyaku counts: <0>, <1> and <2> card points
      Given seat 0 has captured 1R 2R 3R
      And that seat 0 has said sage
      And that seat 0 said sage first
      And seat 1 has captured <pile>
      And seat 0 has <0> card points
      And seat 1 has <1> card points
      And seat 2 has <2> card points
      When the round is over: the cards have run out
      Then nothing is paid for tokushuyaku
      And seat 1 pays 35 points to seat 0 for dekiyaku "poetry ribbons"

      Examples:
        | 0   | 1   | 2   | pile                                                            |
        | 88  | 88  | 88  | 4C1                                                             |
        | 50  | 168 | 46  | 4C1                                                             |
        | 124 | 16  | 124 | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 9C1 9C2 6C1 6C2 7C1 7C2 8C1 8C2 |

    @HH-EN-145 @HH-EN-146 @HH-16
    Scenario: A player who sits out does not pay for all eights
      Given a table of 5
      And that seats 0, 1 and 2 are active
      And that seats 3 and 4 have dropped out
      And seat 1 has captured 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 9C1 9C2 6C1 6C2 7C1 7C2 8C1 8C2
      And seat 0 has 88 card points
      And seat 1 has 88 card points
      And seat 2 has 88 card points
      When the round is over: the cards have run out
      Then seat 1 pays 100 points to seat 0 for tokushuyaku "all eights"
      And 200 points in all are paid for tokushuyaku

    @HH-EN-145 @HH-16
    Scenario: All eights are recognised from the captured cards
      Given seat 0 has captured 1B 1R 1C1 2R 2C1 6C1 7R 7C2 8C1 9R 10A 10C1 10C2 11B 11A 12C1
      And seat 1 has captured 2C2 3B 3C1 4A 4C1 7A 8B 8A 9A 11R
      And seat 2 has captured 1C2 2A 3R 3C2 4R 4C2 5A 5R 5C1 5C2 6A 6R 6C2 7C1 8C2 9C1 9C2 10R 11C1 12B 12C2 12C3
      When the round is over: the cards have run out
      Then seat 1 pays 100 points to seat 0 for tokushuyaku "all eights"

    @HH-EN-148 @HH-16
    Scenario: Captured cards worth 170 points count as double eights
      Given seat 0 has captured 1B 3B 8B 11B 2A 4A 5A 6A 7A 8A 9A 10A 11A
      And seat 1 has 50 card points
      And seat 2 has 44 card points
      When the round is over: the cards have run out
      Then seat 0 has captured cards for 170 points
      And seat 1 pays 120 points to seat 0 for tokushuyaku "double eights"

  Rule: The player who is paid for all eights or double eights wins the round

    @HH-EN-146 @HH-EN-147 @HH-16
    Scenario Outline: With all eights, the dealer (seat <dealer>) wins and deals again
      Given seat <dealer> is the dealer
      And seat 0 has 88 card points
      And seat 1 has 88 card points
      And seat 2 has 88 card points
      When the round is over: the cards have run out
      Then seat <dealer> wins the round
      And seat <dealer> is the next dealer
      And the scores are now <standing>

      Examples:
        | dealer | standing           |
        | 0      | 200, -100 and -100 |
        | 1      | -100, 200 and -100 |

    @HH-EN-149 @HH-EN-150 @HH-16
    Scenario: A player with double eights who is not the dealer wins and deals the next round
      Given seat 0 has 48 card points
      And seat 1 has 47 card points
      And seat 2 has 169 card points
      When the round is over: the cards have run out
      Then seat 2 wins the round
      And seat 2 is the next dealer
      And the scores are now -110, -110 and 220

  Rule: All eights and double eights cancel other scoring, and the multiplier applies to them

    @HH-EN-143 @HH-EN-155 @HH-16
    Scenario Outline: <what>: <special> points are paid for tokushuyaku and <hand> for teyaku
      Given 25 points lie in the pot
      And seat 0 holds 1B 1R 2A 2R 3B 3R 5A
      And seat 0 has declared "three pairs"
      And seat 0 has <0> card points
      And seat 1 has <1> card points
      And seat 2 has <2> card points
      When the round is over: the cards have run out
      Then seat 0 takes 25 points from the pot
      And <special> points in all are paid for tokushuyaku
      And <hand> points in all are paid for teyaku
      And <counted> paid in card points

      Examples:
        | what                     | 0   | 1  | 2  | special | hand | counted              |
        | All eights               | 88  | 88 | 88 | 200     | 0    | 0 points in all are  |
        | Not quite, by two points | 89  | 88 | 87 | 0       | 80   | 1 point in all is    |
        | Double eights            | 168 | 50 | 46 | 200     | 0    | 0 points in all are  |
        | Not quite, by one point  | 167 | 50 | 47 | 0       | 80   | 79 points in all are |

    @HH-EN-046 @HH-EN-123 @HH-EN-144 @HH-4
    Scenario Outline: With a multiplier of <times>, each opponent pays <points> points for <name>
      Given the multiplier is <times>
      And seat 0 has <0> card points
      And seat 1 has <1> card points
      And seat 2 has <2> card points
      When the round is over: the cards have run out
      Then seat 1 pays <points> points to seat 0 for tokushuyaku "<name>"
      And seat 2 pays <points> points to seat 0 for tokushuyaku "<name>"

      Examples:
        | name          | times | 0   | 1  | 2  | points |
        | all eights    | 2     | 88  | 88 | 88 | 200    |
        | all eights    | 4     | 88  | 88 | 88 | 400    |
        | double eights | 2     | 169 | 50 | 45 | 220    |
        | double eights | 4     | 169 | 50 | 45 | 440    |
