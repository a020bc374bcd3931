Feature: Teyaku of group B
  Hands of little but chaff. Here every card of the willow is chaff.

  Rule: Ribbons among chaff

    @HH-EN-077 @HH-9
    Scenario Outline: Red, two or more of them: <hand>
      When someone looks at the hand <hand>
      Then "red" is worth 2 kan
      And there is only "red"

      Examples:
        | hand                      |
        | 1R 6R 2C1 3C1 4C1 5C1 7C1 |
        | 1R 2R 4R 5R 6R 7C1 9C1    |
        | 1R 2R 3R 4R 5R 6R 7R      |

    @HH-EN-077 @HH-9
    Scenario Outline: Ribbons beside an animal or a bright are nothing: <hand>
      When someone looks at the hand <hand>
      Then there is no combination

      Examples:
        | hand                       |
        | 8A 1R 2R 3C1 4C1 5C1 6C1   |
        | 12B 1R 2R 3R 4C1 11B 5C1   |
        | 12B 1R 2C1 3C1 4C1 5C1 6C1 |

    @HH-EN-078 @HH-9
    Scenario Outline: In spite of its name <colour> ribbons will do for red
      When someone looks at the hand <ribbons> 3C1 5C1 8C1 11C1 12C1
      Then "red" is worth 2 kan

      Examples:
        | colour     | ribbons |
        | red        | 1R 2R   |
        | blue       | 6R 9R   |
        | unlettered | 4R 7R   |
        | mixed      | 2R 10R  |

    @HH-EN-079 @HH-9
    Scenario: One ribbon and six chaff
      When someone looks at the hand 1R 2C1 3C1 4C1 5C1 6C1 7C1
      Then "one ribbon" is worth 3 kan
      And there is only "one ribbon"

  Rule: One animal or one bright among chaff

    @HH-EN-080 @HH-9
    Scenario: One animal, but not two
      When someone looks at the hand 2A 1C1 3C1 4C1 5C1 6C1 7C1
      Then "one animal" is worth 3 kan
      And there is only "one animal"
      When someone looks at the hand 8A 9A 2C1 3C1 4C1 5C1 6C1
      Then there is no combination

    @HH-EN-081 @HH-9
    Scenario Outline: One bright: <card>
      When someone looks at the hand <card> 2C1 4C1 5C1 6C1 7C1 9C1
      Then "one bright" is worth 4 kan
      And there is only "one bright"

      Examples:
        | card |
        | 1B   |
        | 3B   |
        | 8B   |
        | 12B  |

    @HH-EN-081 @HH-9
    Scenario: Two brights are one too many
      When someone looks at the hand 1B 3B 2C1 4C1 5C1 6C1 7C1
      Then there is no combination

    @HH-9
    Scenario Outline: One of each of two kinds is neither: <hand>
      When someone looks at the hand <hand>
      Then there is no combination

      @HH-EN-079 @HH-EN-080
      Examples: A ribbon and an animal
        | hand                      |
        | 1R 2A 4C1 5C1 6C1 7C1 9C1 |

      @HH-EN-079 @HH-EN-081
      Examples: A ribbon and a bright
        | hand                       |
        | 12B 1R 2C1 4C1 5C1 6C1 7C1 |

      @HH-EN-080 @HH-EN-081
      Examples: An animal and a bright
        | hand                       |
        | 12B 2A 1C1 4C1 5C1 6C1 7C1 |

  Rule: Nothing but chaff

    @HH-EN-082 @HH-9
    Scenario: Seven chaff, but not six and a ribbon
      When someone looks at the hand 1C1 2C1 3C1 4C1 5C1 6C1 7C1
      Then "empty hand" is worth 4 kan
      And there is only "empty hand"
      When someone looks at the hand 1R 2C1 3C1 4C1 5C1 6C1 7C1
      Then there is no "empty hand"

  Rule: The willow is chaff, whatever it shows

    @HH-EN-075 @HH-9
    Scenario Outline: <hand> is <teyaku>
      When someone looks at the hand <hand>
      Then there is only "<teyaku>"

      Examples: Willow cards stand for chaff
        | hand                        | teyaku     |
        | 8A 11B 2C1 3C1 4C1 5C1 6C1  | one animal |
        | 2A 11A 3C1 4C1 5C1 6C1 7C1  | one animal |
        | 6R 11B 2C1 3C1 4C1 5C1 7C1  | one ribbon |
        | 1R 6R 11B 11A 2C1 3C1 4C1   | red        |
        | 11B 11A 2C1 3C1 4C1 5C1 6C1 | empty hand |

      Examples: And for nothing else
        | hand                        | teyaku     |
        | 11B 2C1 4C1 5C1 6C1 7C1 9C1 | empty hand |
        | 11A 1C1 3C1 4C1 5C1 6C1 7C1 | empty hand |

    @HH-EN-075 @HH-9
    Scenario: They still make their triplet in group A
      When someone looks at the hand 1B 11B 11A 11R 2C1 4C1 5C1
      Then there are "triplet" and "one bright" and nothing else

    @HH-EN-076 @HH-9
    Scenario Outline: The willow's ribbon is no ribbon: <hand> is <teyaku>
      When someone looks at the hand <hand>
      Then there is only "<teyaku>"

      Examples:
        | hand                        | teyaku     |
        | 6R 11R 2C1 3C1 4C1 5C1 7C1  | one ribbon |
        | 11R 2C1 3C1 4C1 5C1 6C1 7C1 | empty hand |
        | 2A 11R 1C1 3C1 4C1 5C1 6C1  | one animal |
        | 12B 11R 1C1 3C1 4C1 5C1 6C1 | one bright |
        | 1R 6R 11R 11A 2C1 3C1 4C1   | red        |
