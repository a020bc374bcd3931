Feature: Dekiyaku
  Combinations of captured cards.

  Rule: The brights form five brights or four brights

    @HH-EN-109 @HH-EN-182 @HH-EN-183 @HH-12
    Scenario: All five brights count as five brights, not also as four brights
      When someone looks at the captured cards 1B 3B 8B 11B 12B
      Then "five brights" is worth 12 kan
      And there is only "five brights"

    @HH-EN-183 @HH-12
    Scenario: Four brights and an animal do not form five brights
      When someone looks at the captured cards 1B 3B 8B 12B 11A
      Then there is no "five brights"

    @HH-EN-184 @HH-12
    Scenario: Four brights without the rain man are worth ten kan
      When someone looks at the captured cards 1B 3B 8B 12B
      Then "four brights" is worth 10 kan
      And there is only "four brights"

    @HH-EN-184 @HH-12
    Scenario Outline: Three brights do not form a dekiyaku: <pile>
      When someone looks at the captured cards <pile>
      Then there is no combination

      Examples:
        | pile      |
        | 1B 3B 8B  |
        | 1B 3B 12B |
        | 1B 8B 12B |
        | 3B 8B 12B |

    # The source showed the cards in a picture. By ruling HH-12, the rain man is not one of the four brights.
    @HH-EN-185 @HH-12
    Scenario Outline: The rain man is not one of the four brights: <pile>
      When someone looks at the captured cards <pile>
      Then there is no combination

      Examples:
        | pile          |
        | 1B 3B 8B 11B  |
        | 1B 3B 11B 12B |
        | 3B 8B 11B 12B |

    @HH-EN-176 @HH-12
    Scenario: A player with five brights is not paid for four brights as well
      Given seat 0 has captured 1B 3B 8B 11B 12B
      When the round is over: shoubu by seat 0
      Then seat 1 pays 120 points to seat 0 for dekiyaku "five brights"
      And nothing is paid for dekiyaku "four brights"

  Rule: Seven ribbons, three poetry ribbons or three blue ribbons form a dekiyaku

    @HH-EN-186 @HH-12
    Scenario: Seven ribbons of any colour form a dekiyaku, but not if one is the willow ribbon
      When someone looks at the captured cards 1R 2R 4R 5R 6R 7R 9R
      Then "seven ribbons" is worth 10 kan
      And there is only "seven ribbons"
      When someone looks at the captured cards 1R 2R 4R 5R 6R 7R 11R
      Then there is no combination

    @HH-EN-186 @HH-12
    Scenario: The cherry and maple ribbons count towards seven ribbons
      When someone looks at the captured cards 1R 3R 4R 5R 6R 7R 10R
      Then "seven ribbons" is worth 10 kan

    @HH-EN-187 @HH-12
    Scenario Outline: The value of <number> captured ribbons is <kan> kan: <pile>
      When someone looks at the captured cards <pile>
      Then "seven ribbons" is worth <kan> kan

      Examples:
        | number | pile                            | kan |
        | seven  | 1R 2R 4R 5R 6R 7R 9R            | 10  |
        | eight  | 1R 2R 4R 5R 6R 7R 9R 10R        | 11  |
        | eight  | 1R 2R 4R 5R 6R 7R 9R 11R        | 11  |
        | nine   | 1R 2R 4R 5R 6R 7R 9R 10R 11R    | 12  |
        | ten    | 1R 2R 3R 4R 5R 6R 7R 9R 10R 11R | 13  |

    @HH-EN-188 @HH-12
    Scenario: The three poetry ribbons form a dekiyaku, but two and another red ribbon do not
      When someone looks at the captured cards 1R 2R 3R
      Then "poetry ribbons" is worth 7 kan
      And there is only "poetry ribbons"
      When someone looks at the captured cards 1R 2R 4R
      Then there is no combination

    @HH-EN-189 @HH-12
    Scenario: The three blue ribbons form a dekiyaku, but two and a red ribbon do not
      When someone looks at the captured cards 6R 9R 10R
      Then "blue ribbons" is worth 7 kan
      And there is only "blue ribbons"
      When someone looks at the captured cards 6R 9R 7R
      Then there is no combination

    @HH-EN-177 @HH-12
    Scenario: All ten ribbons form three dekiyaku
      When someone looks at the captured cards 1R 2R 3R 4R 5R 6R 7R 9R 10R 11R
      Then "seven ribbons" is worth 13 kan
      And "poetry ribbons" is worth 7 kan
      And "blue ribbons" is worth 7 kan

    @HH-EN-177
    Scenario: A player is paid separately for poetry ribbons and blue ribbons
      Given seat 0 has captured 1R 2R 3R 6R 9R 10R
      When the round is over: shoubu by seat 0
      Then seat 1 pays 70 points to seat 0 for dekiyaku "poetry ribbons"
      And seat 1 pays 70 points to seat 0 for dekiyaku "blue ribbons"
      And the scores are now 280, -140 and -140

  Rule: Boar, deer and butterflies form a dekiyaku only if this is agreed

    @HH-EN-190 @HH-12
    Scenario: If the players agree, boar, deer and butterflies are worth seven kan
      Given the option "dekiyaku.boar-deer-butterflies" is yes
      When someone looks at the captured cards 6A 7A 10A
      Then "boar, deer, butterflies" is worth 7 kan

    @HH-EN-190 @HH-12
    Scenario: By default, boar, deer and butterflies do not form a dekiyaku
      When someone looks at the captured cards 6A 7A 10A
      Then there is no combination
      And the option "dekiyaku.boar-deer-butterflies" is no by default

  Rule: Only captured cards form a dekiyaku

    @HH-EN-109 @HH-12
    Scenario: The last card of a dekiyaku counts only when it is captured, not while it is in the hand
      Given the field shows 1R 2R 4C1 5R 7A 9C2
      And seat 0 holds 1C1 2C1 3R 6A 8C1 10C1 12C1
      And seat 1 holds 2A 5A 6C1 8A 9A 10A 12B
      And seat 2 holds 1B 4A 6C2 7C1 8B 10R 12C2
      And the stock begins with 11C1 3B 11A 12C3 8C2 5C1 11R
      When the round begins
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 0    | 1C1 takes 1R  | 11C1           |
        | 1    | 8A            | 3B             |
        | 2    | 6C2           | 11A takes 11C1 |
        | 0    | 2C1 takes 2R  | 12C3           |
      Then it is the turn of seat 1
      And it is time for a card from the hand
      When the cards are played like this
        | seat | from the hand  | from the stock |
        | 1    | 12B takes 12C3 | 8C2 takes 8A   |
        | 2    | 8B             | 5C1 takes 5R   |
        | 0    | 3R takes 3B    | 11R            |
      Then it is time for a decision
      And seat 0 may say "shoubu"

    @HH-EN-109
    Scenario: The cards of a dekiyaku that are still in a hand are not paid
      Given seat 0 holds 1R 2R 3R 4A 6C1 8A 12B
      And seat 0 has 93 card points
      And seat 1 has 91 card points
      And seat 2 has 80 card points
      When the round is over: the cards have run out
      Then nothing is paid for dekiyaku
      And seat 2 pays 5 points to seat 0 in card points
