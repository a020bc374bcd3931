Feature: Length of the match
  The number of rounds is agreed in advance, and the highest score after them wins.

  Rule: The number of rounds is agreed before the first round

    @HH-EN-028 @HH-EN-029 @HH-EN-173 @HH-EN-204
    Scenario Outline: A match of <rounds> rounds ends with round <rounds>
      Given the option "rounds" is <rounds>
      And it is round <rounds>
      When the round is over: the cards have run out
      Then the match is over

      Examples:
        | rounds |
        | 12     |
        | 6      |
        | 3      |

    @HH-EN-028 @HH-EN-029 @HH-EN-173 @HH-EN-204
    Scenario Outline: A match of <rounds> rounds is not over after round <round>
      Given the option "rounds" is <rounds>
      And it is round <round>
      When the round is over: the cards have run out
      Then the match is not over

      Examples:
        | rounds | round |
        | 12     | 11    |
        | 12     | 6     |
        | 6      | 5     |
        | 3      | 2     |

    @HH-EN-028 @HH-EN-173
    Scenario: No other round can begin after the last round
      Given a table of 4
      And the option "rounds" is 3
      And it is round 2
      When the round begins
      And seat 0 says "I play"
      And all who are asked say "I drop out"
      Then the match is not over
      When the next round begins
      Then this is round 3
      When seat 0 says "I play"
      And all who are asked say "I drop out"
      Then the match is over
      And the next round cannot begin

    @HH-EN-028 @HH-EN-173
    Scenario: A match has twelve rounds by default, one for each month
      Then the option "rounds" is 12 by default
      And the deck has 48 cards in 12 months of 4 cards

    @HH-EN-029 @HH-EN-204
    Scenario: A match may have six or three rounds, but not four
      Then the option "rounds" may be 6
      And the option "rounds" may be 3
      And the option "rounds" may not be 4

    @HH-EN-202
    Scenario Outline: With <players> players, a match has twelve rounds by default
      Given a table of <players>
      And it is round 11
      When the round begins
      And seat 0 says "I play"
      And all who are asked say "I drop out"
      Then the match is not over
      When the next round begins
      Then this is round 12
      When seat 0 says "I play"
      And all who are asked say "I drop out"
      Then the match is over

      Examples:
        | players |
        | 4       |
        | 6       |

    @HH-EN-202
    Scenario: Four players may agree on a match of six rounds
      Given a table of 4
      And the option "rounds" is 6
      And it is round 6
      When the round begins
      And seat 0 says "I play"
      And all who are asked say "I drop out"
      Then the match is over

    @HH-EN-203 @HH-24
    Scenario Outline: A campaign of <players> players has <rounds> rounds
      Given a table of <players>
      And the option "match" is campaign
      Then the match lasts <rounds> rounds

      Examples:
        | players | rounds |
        | 2       | 24     |
        | 3       | 36     |

  Rule: The player with the highest score at the end wins the match

    @HH-EN-174
    Scenario Outline: With scores of <before> before the last round, seat <winner> wins the match
      Given it is round 12
      And the scores are <before>
      And seat 0 has 80 card points
      And seat 1 has 88 card points
      And seat 2 has 96 card points
      When the round is over: the cards have run out
      Then seat 2 wins the round
      But seat <winner> alone has won most
      And the match ends with this round

      Examples: The leader cannot be overtaken
        | before          | winner |
        | 50, 0 and -50   | 0      |
        | 9, 0 and -9     | 0      |
        | -20, 30 and -10 | 1      |

      Examples: The winner of the last round overtakes the leader
        | before      | winner |
        | 7, 0 and -7 | 2      |

    @HH-EN-174 @HH-22
    Scenario Outline: The match winner gets the year bonus only after the last round: <before>, round <round>
      Given the option "year-bonus" is 5
      And it is round <round>
      And the scores are <before>
      And seat 0 has 80 card points
      And seat 1 has 88 card points
      And seat 2 has 96 card points
      When the round is over: the cards have run out
      Then seat <loser> pays <points> points to seat <winner> for bonus of the year
      And seat <winner> pays 0 points to seat <loser> for bonus of the year
      And <all> points in all are paid for bonus of the year

      Examples:
        | round | before          | winner | loser | points | all |
        | 12    | 50, 0 and -50   | 0      | 2     | 50     | 100 |
        | 12    | 9, 0 and -9     | 0      | 1     | 50     | 100 |
        | 12    | -20, 30 and -10 | 1      | 2     | 50     | 100 |
        | 12    | 7, 0 and -7     | 2      | 0     | 50     | 100 |
        | 11    | 50, 0 and -50   | 0      | 2     | 0      | 0   |

    @HH-EN-174
    Scenario: The leader has not won the match while another round is to be played
      Given it is round 11
      And the scores are 50, 0 and -50
      And seat 0 has 80 card points
      And seat 1 has 88 card points
      And seat 2 has 96 card points
      When the round is over: the cards have run out
      Then the match goes on after this round

    @HH-EN-174
    Scenario: A player with a positive final score has won and one with a negative score has lost
      Given it is round 12
      And the scores are 20, 3 and -23
      And seat 0 has 93 card points
      And seat 1 has 85 card points
      And seat 2 has 86 card points
      When the round is over: the cards have run out
      Then seat 0 has won 25 points
      And seat 1 has neither won nor lost anything
      And seat 2 has lost 25 points
