Feature: Teyaku of group A
  These teyaku are hands with several cards of the same month.

  Rule: Two cards of a month are a pair, and three are a triplet

    @HH-EN-058 @HH-EN-069 @HH-9
    Scenario Outline: A hand divided <months> by month holds only <teyaku>
      When someone looks at the hand <hand>
      Then there is only "<teyaku>"

      Examples:
        | months    | hand                     | teyaku                |
        | 3-1-1-1-1 | 1B 1R 1C1 2A 3C1 6C1 8C1 | triplet               |
        | 3-2-1-1   | 1B 1R 1C1 2A 2C1 6C1 8C1 | triplet               |
        | 3-2-2     | 1B 1R 1C1 2A 2C1 3B 3C1  | triplet and two pairs |
        | 3-3-1     | 1B 1R 1C1 2A 2R 2C1 3C1  | two triplets          |
        | 2-2-2-1   | 1B 1R 2A 2R 4C1 4C2 6C1  | three pairs           |
        | 4-1-1-1   | 1B 1R 1C1 1C2 2A 6C1 7C1 | four of a kind        |
        | 4-2-1     | 1B 1R 1C1 1C2 2A 2R 3C1  | one-two-four          |
        | 4-3       | 1B 1R 1C1 1C2 2A 2R 2C1  | four-three            |

    @HH-EN-058 @HH-EN-068 @HH-EN-069 @HH-9
    Scenario Outline: Two pairs or fewer are not a teyaku: <hand>
      When someone looks at the hand <hand>
      Then there is no combination

      Examples:
        | hand                      |
        | 1B 1R 2A 2R 4C1 6C1 7C1   |
        | 1B 1R 2A 3C1 4C1 6C1 7C1  |
        | 1B 2A 3C1 4C1 6C1 7C1 8C1 |

  Rule: A triplet is worth two kan, or three if it stands

    @HH-EN-063 @HH-9
    Scenario Outline: Three cards of a month are a triplet: <hand>
      When someone looks at the hand <hand>
      Then "triplet" is worth 2 kan
      And there is only "triplet"

      Examples:
        | hand                        |
        | 1B 1R 1C1 2A 3C1 6C1 8C1    |
        | 2A 2R 2C1 1B 3C1 6C1 8C1    |
        | 3R 3C1 3C2 1B 2A 6C1 8C1    |
        | 6A 6R 6C1 1B 2A 3C1 8C1     |
        | 8A 8C1 8C2 1B 2A 3C1 6C1    |
        | 9A 9C1 9C2 1B 2A 3C1 6C1    |
        | 10A 10R 10C2 1B 2A 3C1 6C1  |
        | 11B 11A 11R 1B 2A 3C1 6C1   |
        | 12B 12C1 12C2 1R 2A 6C1 8C1 |

    @HH-EN-064 @HH-9
    Scenario Outline: A triplet of wisteria, iris, bush clover or plain paulownia stands: <hand>
      When someone looks at the hand <hand>
      Then "standing triplet" is worth 3 kan
      And there is only "standing triplet"

      Examples:
        | hand                         |
        | 4A 4R 4C1 1B 2C1 3C1 6C1     |
        | 4R 4C1 4C2 1B 2A 3C1 6C1     |
        | 5A 5C1 5C2 1B 2C1 3C1 6C1    |
        | 7A 7R 7C2 1B 2C1 3C1 6C1     |
        | 12C1 12C2 12C3 1B 2A 3C1 6C1 |

    @HH-EN-063 @HH-EN-064 @HH-9
    Scenario: A triplet of paulownias with the phoenix does not stand
      When someone looks at the hand 12B 12C1 12C2 1R 2A 6C1 8C1
      Then there is no "standing triplet"

  Rule: Two triplets are worth six, seven or eight kan

    @HH-9
    Scenario Outline: The hand <hand> is <teyaku>, worth <kan> kan
      When someone looks at the hand <hand>
      Then "<teyaku>" is worth <kan> kan
      And there is only "<teyaku>"

      @HH-EN-065
      Examples: Neither triplet stands
        | hand                        | teyaku       | kan |
        | 1B 1R 1C1 2A 2R 2C1 3C1     | two triplets | 6   |
        | 1B 1R 1C1 12B 12C1 12C2 2C1 | two triplets | 6   |

      @HH-EN-066
      Examples: One triplet stands
        | hand                         | teyaku                       | kan |
        | 1B 1R 1C1 4A 4R 4C1 2C1      | triplet and standing triplet | 7   |
        | 1B 1R 1C1 12C1 12C2 12C3 2C1 | triplet and standing triplet | 7   |

      @HH-EN-067
      Examples: Both triplets stand
        | hand                         | teyaku                | kan |
        | 4A 4R 4C1 5A 5R 5C1 2C1      | two standing triplets | 8   |
        | 7A 7R 7C1 12C1 12C2 12C3 2C1 | two standing triplets | 8   |

    @HH-EN-065 @HH-9
    Scenario Outline: <beside> cannot replace the second of two triplets
      When someone looks at the hand <hand>
      Then there is no "two triplets"

      Examples:
        | beside             | hand                     |
        | A pair             | 1B 1R 1C1 2A 2R 3C1 6C1  |
        | Two pairs          | 1B 1R 1C1 2A 2R 3C1 3R   |
        | Four of a kind     | 1B 1R 1C1 2A 2R 2C1 2C2  |

    @HH-EN-065 @HH-9
    Scenario Outline: <beside> cannot be counted as two triplets, only as <teyaku>
      When someone looks at the hand <hand>
      Then there is only "<teyaku>"
      And "<teyaku>" is worth <kan> kan

      Examples:
        | beside                         | hand                         | teyaku                       | kan |
        | A triplet by itself            | 1B 1R 1C1 2A 3R 6C1 8C1      | triplet                      | 2   |
        | A pair beside a triplet        | 1B 1R 1C1 2A 2R 3C1 6C1      | triplet                      | 2   |
        | A triplet and a standing one   | 1B 1R 1C1 4A 4R 4C1 2C1      | triplet and standing triplet | 7   |
        | Two standing triplets          | 4A 4R 4C1 5A 5R 5C1 2C1      | two standing triplets        | 8   |
        | Two pairs beside a triplet     | 1B 1R 1C1 2A 2R 3C1 3R       | triplet and two pairs        | 7   |
        | Four of a kind beside a triplet | 1B 1R 1C1 2A 2R 2C1 2C2     | four-three                   | 20  |

  Rule: Three pairs, four of a kind and their combinations are teyaku

    @HH-EN-068 @HH-9
    Scenario: Three pairs are worth four kan
      When someone looks at the hand 1B 1R 2A 2R 4C1 4C2 6C1
      Then "three pairs" is worth 4 kan

    @HH-EN-070 @HH-9
    Scenario: Four of a kind is worth six kan, even in a month whose triplet stands
      When someone looks at the hand 1B 1R 1C1 1C2 2A 6C1 7C1
      Then "four of a kind" is worth 6 kan
      When someone looks at the hand 4A 4R 4C1 4C2 2A 6C1 7C1
      Then "four of a kind" is worth 6 kan
      And there is only "four of a kind"

    @HH-EN-071 @HH-9
    Scenario Outline: A triplet with two pairs is worth seven kan, standing or not: <hand>
      When someone looks at the hand <hand>
      Then "triplet and two pairs" is worth 7 kan
      And there is only "triplet and two pairs"

      Examples:
        | hand                         |
        | 1B 1R 1C1 2A 2C1 3B 3C1      |
        | 4A 4R 4C1 2A 2C1 3B 3C1      |
        | 12C1 12C2 12C3 2A 2C1 3B 3C1 |

    @HH-EN-072 @HH-9
    Scenario Outline: One-two-four is worth eight kan in every month: <hand>
      When someone looks at the hand <hand>
      Then "one-two-four" is worth 8 kan
      And there is only "one-two-four"

      Examples:
        | hand                           |
        | 1B 1R 1C1 1C2 2R 2C1 3C2       |
        | 2A 2R 2C1 2C2 3R 3C1 4C2       |
        | 3B 3R 3C1 3C2 4R 4C1 5C2       |
        | 4A 4R 4C1 4C2 5R 5C1 6C2       |
        | 5A 5R 5C1 5C2 6R 6C1 7C2       |
        | 6A 6R 6C1 6C2 7R 7C1 8C2       |
        | 7A 7R 7C1 7C2 8A 8C1 9C2       |
        | 8B 8A 8C1 8C2 9R 9C1 10C2      |
        | 9A 9R 9C1 9C2 10R 10C1 11C1    |
        | 10A 10R 10C1 10C2 11A 11R 12C3 |
        | 11B 11A 11R 11C1 8B 8A 1R      |
        | 12B 12C1 12C2 12C3 1R 1C1 2C2  |

    @HH-EN-072 @HH-9
    Scenario: One-two-four is worth eight kan with any single card
      When someone looks at the hand 1B 1R 1C1 1C2 2A 2R 3C1
      Then "one-two-four" is worth 8 kan
      When someone looks at the hand 1B 1R 1C1 1C2 2A 2R 12B
      Then "one-two-four" is worth 8 kan

    @HH-EN-074 @HH-9 @HH-23
    Scenario: Four-three is worth twenty kan, standing or not, and the round is still played
      Given seat 0 holds 1B 1R 1C1 1C2 2A 2R 2C1
      When someone looks at the hand 1B 1R 1C1 1C2 2A 2R 2C1
      Then "four-three" is worth 20 kan
      And there is only "four-three"
      When someone looks at the hand 4A 4R 4C1 4C2 5A 5R 5C1
      Then "four-three" is worth 20 kan
      When the round begins
      And seat 0 declares "four-three"
      Then the round is not over
