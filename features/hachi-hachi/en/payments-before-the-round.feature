Feature: Payments before the round
  Drop-out fees and compensation belong to the start of the round, and no later event cancels them.

  Rule: The field multiplier applies to drop-out fees and compensation

    @HH-EN-046 @HH-EN-229 @HH-4 @HH-7
    Scenario Outline: With <card> on the field, a triplet and a loose card earn <points> points of compensation
      Given a table of 4
      And the field shows <card> 2C2 4C2 5A 7A 9C2
      And seat 3 holds 1R 6A 8A 8C1 8C2 10C1 11C1
      And that seats 0, 1 and 2 are active
      And that seat 3 was forced out
      When the round is over: the cards have run out
      Then seat 1 pays <points> points to seat 3 in compensation

      Examples:
        | card | points |
        | 1C1  | 13     |
        | 3B   | 26     |
        | 12B  | 52     |

  Rule: All eights, double eights and sixteen chaff cancel neither drop-out fees nor compensation

    @HH-EN-230 @HH-16 @HH-7
    Scenario Outline: The fees in the pot and the compensation are paid in any case: <what>
      Given a table of 5
      And that seats 0, 1 and 2 are active
      And that seat 3 has dropped out
      And that seat 4 was forced out
      And 10 points lie in the pot
      And seat 4 holds 6A 8A 8C1 8C2 10C1 11C1 12C1
      And seat 0 holds 1B 1R 2A 2R 3B 3R 5A
      And seat 0 has declared "three pairs"
      And seat 1 has captured <pile>
      And seat 0 has <0> card points
      And seat 1 has <1> card points
      And seat 2 has <2> card points
      When the round is over: the cards have run out
      Then seat 1 pays 10 points to seat 4 in compensation
      And seat 2 pays 10 points to seat 4 in compensation
      And seat <winner> takes 10 points from the pot
      And <teyaku> points in all are paid for teyaku
      And <tokushuyaku> points in all are paid for tokushuyaku

      Examples:
        | what           | pile                                                            | 0   | 1  | 2   | winner | teyaku | tokushuyaku |
        | All eights     | 1C1                                                             | 88  | 88 | 88  | 0      | 0      | 200         |
        | Double eights  | 1C1                                                             | 168 | 50 | 46  | 0      | 0      | 200         |
        | Sixteen chaff  | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 7C2 9C1 9C2 | 124 | 16 | 124 | 1      | 0      | 240         |
        | A plain ending | 1C1                                                             | 93  | 91 | 80  | 0      | 80     | 0           |
