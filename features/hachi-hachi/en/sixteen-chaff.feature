Feature: Sixteen chaff
  A player who captures sixteen chaff cards is paid and wins the round.

  Rule: A player with sixteen chaff, willow cards included, wins the round

    @HH-EN-142 @HH-EN-151 @HH-EN-153 @HH-16
    Scenario: A player with exactly sixteen chaff wins even with the fewest card points
      Given seat 0 has captured 1B 4A 5R 6C1 6C2 8B 8A 9A 10A 10C1 10C2 11C1 12C2 12C3
      And seat 1 has captured 1R 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6R 7R 7C1 7C2 9R 9C1 9C2 11A 12C1
      And seat 2 has captured 2A 2R 3B 3R 4R 5A 6A 7A 8C1 8C2 10R 11B 11R 12B
      When the round is over: the cards have run out
      Then seat 1 has captured cards for 45 points
      And seat 0 pays 120 points to seat 1 for tokushuyaku "sixteen chaff"
      And seat 2 pays 120 points to seat 1 for tokushuyaku "sixteen chaff"
      And seat 1 wins the round
      And seat 1 is the next dealer

    @HH-EN-151 @HH-EN-153 @HH-16
    Scenario: A player with fifteen chaff is not paid for sixteen chaff
      Given seat 0 has captured 4R 5A 6A 6R 6C2 7R 8A 10C2 11A 12B
      And seat 1 has captured 2A 2C2 3R 3C1 3C2 4C1 4C2 5R 5C1 5C2 7C2 8B 8C1 9C1 10A 10C1 11R 11C1 12C1 12C3
      And seat 2 has captured 1B 1R 1C1 1C2 2R 2C1 3B 4A 6C1 7A 7C1 8C2 9A 9R 9C2 10R 11B 12C2
      When the round is over: the cards have run out
      Then nothing is paid for tokushuyaku
      And seat 2 wins the round

    @HH-EN-151 @HH-16
    Scenario Outline: Thirteen chaff and <others> earn <points> points from an opponent
      Given seat 1 has captured 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 <others>
      And seat 0 has 120 card points
      And seat 2 has 90 card points
      When the round is over: the cards have run out
      Then seat 0 pays <points> points to seat 1 for tokushuyaku "sixteen chaff"

      Examples: The willow's high cards count as chaff
        | others          | points |
        | 11B 11A 11R     | 120    |
        | 11B 11A 11R 7C2 | 140    |

      Examples: Other high cards do not count as chaff
        | others      | points |
        | 12B 11A 11R | 0      |
        | 11B 10A 11R | 0      |
        | 11B 11A 10R | 0      |

    @HH-EN-152 @HH-16
    Scenario Outline: Each opponent pays <points> points for <number> chaff
      Given seat 1 has captured 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 7C2 8C1 <others>
      And seat 0 has 120 card points
      And seat 2 has 80 card points
      When the round is over: the cards have run out
      Then seat 0 pays <points> points to seat 1 for tokushuyaku "sixteen chaff"
      And seat 2 pays <points> points to seat 1 for tokushuyaku "sixteen chaff"

      Examples:
        | number | others                                                | points |
        | 16     | 8C2                                                   | 120    |
        | 17     | 8C2 9C1                                               | 140    |
        | 20     | 8C2 9C1 9C2 10C1 10C2                                 | 200    |
        | 27     | 8C2 9C1 9C2 10C1 10C2 11B 11A 11R 11C1 12C1 12C2 12C3 | 340    |

    @HH-EN-144 @HH-4
    Scenario Outline: With multiplier <times>, an opponent pays <points> points for sixteen chaff
      Given the multiplier is <times>
      And seat 1 has captured 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 7C2 8C1 8C2
      And seat 0 has 120 card points
      And seat 2 has 128 card points
      When the round is over: the cards have run out
      Then seat 0 pays <points> points to seat 1 for tokushuyaku "sixteen chaff"

      Examples:
        | times | points |
        | 1     | 120    |
        | 2     | 240    |
        | 4     | 480    |

  Rule: Sixteen chaff cancel all other payments except the pot

    @HH-EN-143 @HH-EN-155 @HH-16
    Scenario Outline: The pot is always paid, teyaku and card points only without sixteen chaff: <what>
      Given 35 points lie in the pot
      And seat 0 holds 1B 1R 2A 2R 3B 3R 5A
      And seat 0 has declared "three pairs"
      And seat 1 has captured 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 7C2 8C1 <another>
      And seat 0 has 128 card points
      And seat 2 has <2> card points
      When the round is over: the cards have run out
      Then seat <winner> takes 35 points from the pot
      And <special> points in all are paid for tokushuyaku
      And <hand> points in all are paid for teyaku
      And <counted> points in all are paid in card points

      Examples:
        | what            | another | 2   | winner | special | hand | counted |
        | Sixteen of them | 8C2     | 120 | 1      | 240     | 0    | 0       |
        | A ribbon short  | 9R      | 116 | 0      | 0       | 80   | 68      |

  Rule: All eights and double eights take precedence over sixteen chaff

    @HH-EN-154 @HH-16
    Scenario: All eights are paid even if a player has sixteen chaff
      Given seat 0 has captured 1B 2C1 3C1 4A 4R 5A 5C1 5C2 7A 7R 8A 8C1 8C2 10A 11C1 12C3
      And seat 1 has captured 1C2 2A 2C2 3R 4C1 5R 6R 6C1 6C2 7C1 7C2 9A 9C1 9C2 10R 10C1 10C2 11B 11A 11R 12C1 12C2
      And seat 2 has captured 1R 1C1 2R 3B 3C2 4C2 6A 8B 9R 12B
      When the round is over: the cards have run out
      Then nothing is paid for tokushuyaku "sixteen chaff"
      And seat 1 pays 100 points to seat 0 for tokushuyaku "all eights"
      And seat 0 wins the round

    @HH-EN-154 @HH-16
    Scenario Outline: If an opponent has <points> card points, <name> is paid and <otherwise> is not
      Given seat 1 has captured 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 7C2 8C1 8C2
      And seat 0 has <points> card points
      And seat 2 has <rest> card points
      When the round is over: the cards have run out
      Then seat <winner> wins the round
      And seat 2 pays <sum> points to seat <winner> for tokushuyaku "<name>"
      And nothing is paid for tokushuyaku "<otherwise>"

      Examples:
        | points | rest | winner | sum | name          | otherwise     |
        | 168    | 80   | 0      | 100 | double eights | sixteen chaff |
        | 167    | 81   | 1      | 120 | sixteen chaff | double eights |

    @HH-EN-154 @HH-16
    Scenario: A player with double eights and sixteen chaff is paid only for double eights
      Given seat 0 has captured 1B 3B 8B 11B 11A 11R 11C1 2A 4A 5A 6A 8A 9A 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2
      And seat 1 has 50 card points
      And seat 2 has 46 card points
      When the round is over: the cards have run out
      Then seat 0 has captured cards for 168 points
      And seat 1 pays 100 points to seat 0 for tokushuyaku "double eights"
      And nothing is paid for tokushuyaku "sixteen chaff"
