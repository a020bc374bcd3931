Feature: Dekiyaku
  What a score pile can be worth.

  Rule: Brights

    @HH-EN-109 @HH-EN-182 @HH-EN-183 @HH-12
    Scenario: All five, and they are not four besides
      When someone looks at the pile 1B 3B 8B 11B 12B
      Then "five brights" is worth 12 kan
      And there is only "five brights"

    @HH-EN-183 @HH-12
    Scenario: Four and an animal are not five
      When someone looks at the pile 1B 3B 8B 12B 11A
      Then "five brights" is not there

    @HH-EN-184 @HH-12
    Scenario: Four
      When someone looks at the pile 1B 3B 8B 12B
      Then "four brights" is worth 10 kan
      And there is only "four brights"

    # The cards were a picture in the text; by the ruling the rain man is none of the four.
    @HH-EN-185 @HH-12
    Scenario Outline: Not if the rain man is one of them: <pile>
      When someone looks at the pile <pile>
      Then there is no combination

      Examples:
        | pile          |
        | 1B 3B 8B 11B  |
        | 1B 3B 11B 12B |
        | 3B 8B 11B 12B |

    @HH-EN-176 @HH-12
    Scenario: Five are paid as five and not as four
      Given seat 0 has captured 1B 3B 8B 11B 12B
      When the round is over: shoubu by seat 0
      Then seat 1 pays seat 0 120 points for dekiyaku "five brights"
      And nothing is paid for dekiyaku "four brights"

  Rule: Ribbons

    @HH-EN-186 @HH-12
    Scenario: Seven of any colour, but not with the willow's as the seventh
      When someone looks at the pile 1R 2R 4R 5R 6R 7R 9R
      Then "seven ribbons" is worth 10 kan
      And there is only "seven ribbons"
      When someone looks at the pile 1R 2R 4R 5R 6R 7R 11R
      Then there is no combination

    @HH-EN-187 @HH-12
    Scenario Outline: <number> ribbons
      When someone looks at the pile <pile>
      Then "seven ribbons" is worth <kan> kan

      Examples:
        | number | pile                            | kan |
        | seven  | 1R 2R 4R 5R 6R 7R 9R            | 10  |
        | eight  | 1R 2R 4R 5R 6R 7R 9R 10R        | 11  |
        | eight  | 1R 2R 4R 5R 6R 7R 9R 11R        | 11  |
        | nine   | 1R 2R 4R 5R 6R 7R 9R 10R 11R    | 12  |
        | ten    | 1R 2R 3R 4R 5R 6R 7R 9R 10R 11R | 13  |

    @HH-EN-188 @HH-12
    Scenario: The three poetry ribbons, no two of them and another red one
      When someone looks at the pile 1R 2R 3R
      Then "poetry ribbons" is worth 7 kan
      And there is only "poetry ribbons"
      When someone looks at the pile 1R 2R 4R
      Then there is no combination

    @HH-EN-189 @HH-12
    Scenario: The three blue ribbons, no two of them and a red one
      When someone looks at the pile 6R 9R 10R
      Then "blue ribbons" is worth 7 kan
      And there is only "blue ribbons"
      When someone looks at the pile 6R 9R 7R
      Then there is no combination

    @HH-EN-177 @HH-12
    Scenario: All ten are three dekiyaku, and they add up
      When someone looks at the pile 1R 2R 3R 4R 5R 6R 7R 9R 10R 11R
      Then "seven ribbons" is worth 13 kan
      And "poetry ribbons" is worth 7 kan
      And "blue ribbons" is worth 7 kan

    @HH-EN-177
    Scenario: Different ones are paid one by one
      Given seat 0 has captured 1R 2R 3R 6R 9R 10R
      When the round is over: shoubu by seat 0
      Then seat 1 pays seat 0 70 points for dekiyaku "poetry ribbons"
      And seat 1 pays seat 0 70 points for dekiyaku "blue ribbons"
      And the standing comes to 280 -140 -140

  Rule: Boar, deer and butterflies

    @HH-EN-190 @HH-12
    Scenario: Only at tables that play them
      Given the option "dekiyaku.boar-deer-butterflies" is yes
      When someone looks at the pile 6A 7A 10A
      Then "boar, deer, butterflies" is worth 7 kan

    @HH-EN-190 @HH-12
    Scenario: At most tables the three are nothing
      When someone looks at the pile 6A 7A 10A
      Then there is no combination
      And the option "dekiyaku.boar-deer-butterflies" is no unless said otherwise

  Rule: They are made in the score pile

    @HH-EN-109
    Scenario: The same cards in a hand are no dekiyaku, and are paid nothing
      Given seat 0 holds 1R 2R 3R 4A 6C1 8A 12B
      And seat 0 has 93 card points
      And seat 1 has 91 card points
      And seat 2 has 80 card points
      When the round is over: the cards have run out
      Then nothing is paid for dekiyaku
      And seat 2 pays seat 0 5 points in card points
