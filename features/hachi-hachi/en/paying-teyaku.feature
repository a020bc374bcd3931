Feature: Paying for teyaku
  A teyaku is declared at the start of the round and paid at the end, unless it is cancelled.

  Rule: Each of the two opponents pays the holder of a teyaku

    @HH-EN-086 @HH-10
    Scenario: Players who sit out do not pay for a teyaku
      Given a table of 4
      And that seats 0, 1 and 2 are active
      And that seat 3 has dropped out
      And seat 0 holds 4A 4R 4C1 1B 2A 6A 8A
      And seat 0 has declared "standing triplet"
      And seat 0 has 88 card points
      And seat 1 has 90 card points
      And seat 2 has 86 card points
      When the round is over: the cards have run out
      Then seat 1 pays 30 points to seat 0 for teyaku "standing triplet"
      And seat 2 pays 30 points to seat 0 for teyaku "standing triplet"
      And seat 3 pays nothing to seat 0 for teyaku "standing triplet"

    @HH-EN-086 @HH-10
    Scenario Outline: The dealer pays for the teyaku of seat <holder> like the other opponent
      Given seat 0 is the dealer
      And seat <holder> holds 4A 4R 4C1 1B 2A 6A 8A
      And seat <holder> has declared "standing triplet"
      And seat <holder> has 88 card points
      And seat <other> has 90 card points
      And seat 0 has 86 card points
      When the round is over: the cards have run out
      Then seat 0 pays 30 points to seat <holder> for teyaku "standing triplet"
      And seat <other> pays 30 points to seat <holder> for teyaku "standing triplet"
      And 60 points in all are paid for teyaku

      Examples:
        | holder | other |
        | 1      | 2     |
        | 2      | 1     |

    @HH-EN-062 @HH-EN-086 @HH-10
    Scenario Outline: With <kan> points to the kan, <teyaku> earns <points> points
      Given the option "kan" is <kan>
      And seat 0 holds <hand>
      And seat 0 has declared "<teyaku>"
      And seat 0 has 88 card points
      And seat 1 has 89 card points
      And seat 2 has 87 card points
      When the round is over: the cards have run out
      Then seat 1 pays <points> points to seat 0 for teyaku "<teyaku>"

      Examples:
        | teyaku      | hand                      | kan | points |
        | three pairs | 1B 1R 2A 2R 4C1 4C2 6C1   | 10  | 40     |
        | three pairs | 1B 1R 2A 2R 4C1 4C2 6C1   | 12  | 48     |
        | red         | 1R 6R 2C1 3C1 4C1 5C1 7C1 | 10  | 20     |
        | red         | 1R 6R 2C1 3C1 4C1 5C1 7C1 | 12  | 24     |

    @HH-EN-093 @HH-4
    Scenario Outline: With multiplier <times>, each opponent pays <points> points for three pairs
      Given the multiplier is <times>
      And seat 0 holds 1B 1R 2A 2R 3B 3R 5A
      And seat 0 has declared "three pairs"
      And seat 0 has 88 card points
      And seat 1 has 89 card points
      And seat 2 has 87 card points
      When the round is over: the cards have run out
      Then seat 1 pays <points> points to seat 0 for teyaku "three pairs"

      Examples:
        | times | points |
        | 1     | 40     |
        | 2     | 80     |
        | 4     | 160    |

  Rule: A teyaku is paid when the round is over, unless it is cancelled

    @HH-EN-088 @HH-10
    Scenario: No teyaku is paid while the cards are played
      Given the field shows 1R 2R 3R 5C1 7C1 9C1
      And seat 0 holds 1C1 2C1 4A 6A 8A 11A 12B
      And seat 1 holds 4C1 4C2 6C1 6C2 10A 10R 11R
      And seat 2 holds 1B 2A 5A 7A 8C1 9A 12C1
      And the stock begins with 3C1 12C2 11C1 8C2
      When the round begins
      And seat 1 declares "three pairs"
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 0    | 1C1 takes 1R  | 3C1 takes 3R   |
        | 1    | 6C1           | 12C2           |
        | 2    | 8C1           | 11C1           |
        | 0    | 2C1 takes 2R  | 8C2 takes 8C1  |
      Then nothing has been paid yet
      When seat 0 says "shoubu"
      Then seat 0 pays 40 points to seat 1 for teyaku "three pairs"
      And seat 2 pays 40 points to seat 1 for teyaku "three pairs"

    @HH-EN-087 @HH-EN-088 @HH-EN-143 @HH-16
    Scenario: Double eights cancel a teyaku
      Given seat 0 holds 1B 1R 2A 2R 3B 3R 5A
      And seat 0 has declared "three pairs"
      And seat 0 has 40 card points
      And seat 1 has 168 card points
      And seat 2 has 56 card points
      When the round is over: the cards have run out
      Then nothing is paid for teyaku
      And seat 0 pays 100 points to seat 1 for tokushuyaku "double eights"

    @HH-EN-087 @HH-EN-088 @HH-EN-143 @HH-16
    Scenario: A teyaku is paid if an opponent is one card point short of double eights
      Given seat 0 holds 1B 1R 2A 2R 3B 3R 5A
      And seat 0 has declared "three pairs"
      And seat 0 has 41 card points
      And seat 1 has 167 card points
      And seat 2 has 56 card points
      When the round is over: the cards have run out
      Then seat 1 pays 40 points to seat 0 for teyaku "three pairs"

    # The scores do not show that teyaku are paid first. They show that teyaku are paid in full, whatever else is paid.
    @HH-EN-156
    Scenario: A poor score pile does not reduce the payment for a teyaku
      Given seat 2 holds 1B 1R 2A 2R 3B 3R 5A
      And seat 2 has declared "three pairs"
      And seat 0 has 93 card points
      And seat 1 has 91 card points
      And seat 2 has 80 card points
      When the round is over: the cards have run out
      Then seat 2 gets 80 points in all for teyaku
      And seat 2 pays 8 points in all in card points
      And the scores are now -35, -37 and 72
      And seat 0 wins the round

    @HH-EN-156
    Scenario: An opponent's dekiyaku does not reduce the payment for a teyaku
      Given seat 1 holds 1B 1C1 2A 2C1 5A 5C1 7A
      And seat 1 has declared "three pairs"
      And seat 0 has captured 1R 2R 3R
      When the round is over: shoubu by seat 0
      Then seat 1 gets 80 points in all for teyaku
