Feature: Length of the match
  How many rounds are played, and who has won when they are over.

  Rule: The number of rounds is settled before the first

    @HH-EN-028 @HH-EN-029 @HH-EN-173 @HH-EN-204
    Scenario Outline: A match of <rounds> ends with round <rounds>
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
    Scenario Outline: A match of <rounds> is not over with round <round>
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
    Scenario: After the last round there is no next one
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
    Scenario: Twelve, one for each month, unless the table says otherwise
      Then the option "rounds" is 12 by default
      And the deck has 48 cards in 12 months of 4 cards

    @HH-EN-029 @HH-EN-204
    Scenario: Half a year and a season can be played, other lengths cannot
      Then the option "rounds" may be 6
      And the option "rounds" may be 3
      And the option "rounds" may not be 4

    @HH-EN-202
    Scenario Outline: <players> players play a whole year by default
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
    Scenario: They may still agree on a shorter one
      Given a table of 4
      And the option "rounds" is 6
      And it is round 6
      When the round begins
      And seat 0 says "I play"
      And all who are asked say "I drop out"
      Then the match is over

    @HH-EN-203 @HH-24
    Scenario Outline: A campaign of <players> is <rounds> rounds long
      Given a table of <players>
      And the option "match" is campaign
      Then the match lasts <rounds> rounds

      Examples:
        | players | rounds |
        | 2       | 24     |
        | 3       | 36     |

  Rule: The highest score at the end has won

    @HH-EN-174
    Scenario Outline: Before the last round the scores are <before>
      Given it is round 12
      And the scores are <before>
      And seat 0 has 80 card points
      And seat 1 has 88 card points
      And seat 2 has 96 card points
      When the round is over: the cards have run out
      Then seat 2 wins the round
      But seat <winner> alone has won most
      And the match ends with this round

      Examples: The lead is too large
        | before          | winner |
        | 50, 0 and -50   | 0      |
        | 9, 0 and -9     | 0      |
        | -20, 30 and -10 | 1      |

      Examples: The last round turns it
        | before      | winner |
        | 7, 0 and -7 | 2      |

    @HH-EN-174 @HH-22
    Scenario Outline: The bonus goes to the best player after all rounds, not to the winner of the last round (<before>)
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
    Scenario: With a round still to come the leader has won nothing yet
      Given it is round 11
      And the scores are 50, 0 and -50
      And seat 0 has 80 card points
      And seat 1 has 88 card points
      And seat 2 has 96 card points
      When the round is over: the cards have run out
      Then the match goes on after this round

    @HH-EN-174
    Scenario: Gains and losses
      Given it is round 12
      And the scores are 20, 3 and -23
      And seat 0 has 93 card points
      And seat 1 has 85 card points
      And seat 2 has 86 card points
      When the round is over: the cards have run out
      Then seat 0 has won 25 points
      And seat 1 has neither won nor lost anything
      And seat 2 has lost 25 points
