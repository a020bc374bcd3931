Feature: Hand compensation
  A player who is forced out of the round is paid for the hand.

  Rule: Once three players play, those not yet asked are forced out and paid

    @HH-EN-224 @HH-EN-225 @HH-EN-228 @HH-7
    Scenario: A player forced out with a triplet is paid by both active players who are not dealer
      Given a table of 5
      And the field shows 1C1 2C2 4C2 5A 7A 9C2
      And seat 3 holds 6A 8A 8C1 8C2 10C1 11C1 12C1
      And seat 0 holds 6R 9R
      And seat 1 holds 10C2
      And seat 2 holds 11A
      And the stock begins with 6C1 8B 4R 10R
      When the round begins
      And all who are asked say "I play"
      Then seats 3 and 4 are forced out
      When nobody declares anything
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 0    | 9R takes 9C2  | 6C1            |
        | 1    | 10C2          | 8B             |
        | 2    | 11A           | 4R takes 4C2   |
        | 0    | 6R takes 6C1  | 10R takes 10C2 |
      And seat 0 says "shoubu"
      Then seat 1 pays 10 points to seat 3 in compensation
      And seat 2 pays 10 points to seat 3 in compensation
      And seat 0 pays 0 points to seat 3 in compensation

    @HH-EN-224 @HH-EN-225 @HH-7
    Scenario: A player who dropped out with a triplet is not paid
      Given a table of 5
      And the field shows 1C1 2C2 4C2 5A 7A 9C2
      And seat 3 holds 6A 8A 8C1 8C2 10C1 11C1 12C1
      And seat 0 holds 6R 9R
      And seat 1 holds 10C2
      And seat 4 holds 11A
      And the stock begins with 6C1 8B 4R 10R
      When the round begins
      And seat 0 says "I play"
      And seat 1 says "I play"
      And seat 2 says "I drop out"
      And seat 3 says "I drop out"
      And seat 4 says "I play"
      And nobody declares anything
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 0    | 9R takes 9C2  | 6C1            |
        | 1    | 10C2          | 8B             |
        | 4    | 11A           | 4R takes 4C2   |
        | 0    | 6R takes 6C1  | 10R takes 10C2 |
      And seat 0 says "shoubu"
      Then nothing is paid in compensation

  Rule: Compensation is half of the hand's combinations plus three points for each loose good card

    # The text does not list the values that are added. The ruling does.

    @HH-EN-225 @HH-EN-226 @HH-EN-227 @HH-7
    Scenario Outline: The hand <hand> earns <points> points of compensation
      Given a table of 4
      And the field shows <field>
      And seat 3 holds <hand>
      And that seats 0, 1 and 2 are active
      And that seat 3 was forced out
      When the round is over: the cards have run out
      Then the round's multiplier is 1
      And seat 1 pays <points> points to seat 3 in compensation
      And seat 2 pays <points> points to seat 3 in compensation

      # The hands contain a triplet (2 kan), a standing triplet (3 kan) with one ribbon (3 kan), and no teyaku.
      Examples: Teyaku
        | hand                         | field                 | points |
        | 6A 8A 8C1 8C2 10C1 11C1 12C1 | 1C1 2C2 4C2 5A 7A 9C2 | 10     |
        | 2C1 5R 5C1 5C2 7C1 9C1 10C1  | 1C1 2C2 4C2 6A 7A 9C2 | 30     |
        | 2A 4R 5R 7R 8A 9C1 12C1      | 1C1 2C2 4C2 6A 7A 9C2 | 0      |

      # The hands contain poetry ribbons, only two poetry ribbons, four brights, four brights that include the rain man, and
      # seven ribbons (10 kan) with poetry ribbons (7 kan) and the teyaku red (2 kan).
      Examples: Dekiyaku
        | hand                      | field                 | points |
        | 1R 2R 3R 4A 5C1 7C1 9C1   | 1C1 2C2 4C2 6A 7A 9C2 | 35     |
        | 1R 2R 4A 5C1 7C1 9C1 10C1 | 1C1 2C2 4C2 6A 7A 9C2 | 6      |
        | 1B 3B 8B 12B 2A 4A 5C1    | 1C1 2C2 4C2 6A 7A 9C2 | 50     |
        | 1B 3B 8B 11B 2A 4A 5C1    | 1C1 2C2 4C2 6A 7A 9C2 | 12     |
        | 1R 2R 3R 4R 5R 6R 7R      | 1C1 2C2 4C2 6A 7A 9C2 | 95     |

      # The good cards are a crane, a poetry ribbon and a blue ribbon in the first hand, and the rain man but not the willow's
      # ribbon in the second. The third hand has a blue ribbon and complete poetry ribbons.
      Examples: Loose cards
        | hand                     | field                 | points |
        | 1B 1R 4A 5C1 6R 7C1 9C1  | 1C1 2C2 4C2 6A 7A 9C2 | 9      |
        | 2A 4R 7R 8A 11B 11R 12C1 | 1C1 2C2 4C2 6A 7A 9C2 | 3      |
        | 1R 2R 3R 4A 6R 7C1 9C1   | 1C1 2C2 4C2 6A 7A 9C2 | 38     |

      # The hand earns half of a triplet (one kan) and a crane (three points).
      Examples: A combination and a loose card
        | hand                       | field                 | points |
        | 1B 6A 8A 8C1 8C2 10C1 11C1 | 1C1 2C2 4C2 5A 7A 9C2 | 13     |

    @HH-EN-226 @HH-7
    Scenario Outline: Single boars, deer or butterflies count only if the three are a dekiyaku: <option>
      Given a table of 4
      And the option "dekiyaku.boar-deer-butterflies" is <option>
      And the field shows 1C1 2C2 4C2 5A 8C1 9C2
      And seat 3 holds 2C1 4R 5R 6A 7A 9C1 12C1
      And that seats 0, 1 and 2 are active
      And that seat 3 was forced out
      When the round is over: the cards have run out
      Then seat 1 pays <points> points to seat 3 in compensation

      Examples:
        | option | points |
        | no     | 0      |
        | yes    | 6      |

  Rule: Both active players who are not dealer pay each player who is forced out

    @HH-EN-225 @HH-EN-228 @HH-1 @HH-7
    Scenario: If the dealer has dropped out, the acting dealer does not pay compensation
      Given a table of 6
      And the field shows 1C1 2C2 4C2 5A 7A 9C2
      And seat 5 holds 6A 8A 8C1 8C2 10C1 11C1 12C1
      And seat 0 holds 6C1 8B
      And seat 1 holds 6R 9R
      And seat 2 holds 4R 10R
      And seat 3 holds 10C2
      And seat 4 holds 11A
      And the shuffled stock begins with 6C1 8B 4R 10R
      When the round begins
      And seat 0 says "I drop out"
      And seat 1 says "I play"
      And seat 2 says "I drop out"
      And seat 3 says "I play"
      And seat 4 says "I play"
      And nobody declares anything
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 1    | 9R takes 9C2  | 6C1            |
        | 3    | 10C2          | 8B             |
        | 4    | 11A           | 4R takes 4C2   |
        | 1    | 6R takes 6C1  | 10R takes 10C2 |
      And seat 1 says "shoubu"
      Then seat 3 pays 10 points to seat 5 in compensation
      And seat 4 pays 10 points to seat 5 in compensation
      And seat 1 pays 0 points to seat 5 in compensation
      And seat 0 pays 0 points to seat 5 in compensation

    @HH-EN-228 @HH-7
    Scenario: The dealer does not pay compensation for a complete dekiyaku in the hand
      Given a table of 4
      And that seats 0, 1 and 2 are active
      And that seat 3 was forced out
      And seat 3 holds 1R 2R 3R 6A 7C1 8A 10A
      When the round is over: the cards have run out
      Then seat 1 pays 35 points to seat 3 in compensation
      And seat 2 pays 35 points to seat 3 in compensation
      And 70 points in all are paid in compensation

    @HH-EN-228 @HH-7
    Scenario: If two players are forced out, each is paid by both active players who are not dealer
      Given a table of 5
      And the field shows 1C1 2C2 4C2 5A 7A 9C2
      And seat 3 holds 6A 8A 8C1 8C2 10C1 11C1 12C1
      And seat 4 holds 1B 1R 3B 4A 5C1 7C1 9C1
      And seat 0 holds 6R 9R
      And seat 1 holds 10C2
      And seat 2 holds 11A
      And the stock begins with 6C1 8B 4R 10R
      When the round begins
      And all who are asked say "I play"
      And nobody declares anything
      And the cards are played like this
        | seat | from the hand | from the stock |
        | 0    | 9R takes 9C2  | 6C1            |
        | 1    | 10C2          | 8B             |
        | 2    | 11A           | 4R takes 4C2   |
        | 0    | 6R takes 6C1  | 10R takes 10C2 |
      And seat 0 says "shoubu"
      Then seat 1 pays 10 points to seat 3 in compensation
      And seat 2 pays 10 points to seat 3 in compensation
      And seat 1 pays 9 points to seat 4 in compensation
      And seat 2 pays 9 points to seat 4 in compensation
      And 38 points in all are paid in compensation

  Rule: If boar, deer and butterflies are a dekiyaku, these animals count for compensation

    @HH-EN-225 @HH-EN-226 @HH-EN-228 @HH-7
    Scenario Outline: With the option <which>, the hand <hand> earns <points> points of compensation
      Given a table of 4
      And the option "dekiyaku.boar-deer-butterflies" is yes
      And the option "compensation.loose-cards" is <which>
      And that seats 0, 1 and 2 are active
      And that seat 3 was forced out
      And seat 3 holds <hand>
      When the round is over: the cards have run out
      Then seat 1 pays <points> points to seat 3 in compensation
      And seat 2 pays <points> points to seat 3 in compensation
      And <all> points in all are paid in compensation

      Examples:
        | which           | hand                       | points | all |
        | not-in-complete | 2C1 4R 5R 6A 7C1 9C1 12C1  | 3      | 6   |
        | not-in-complete | 2C1 4R 5R 6A 7A 9C1 12C1   | 6      | 12  |
        | not-in-complete | 2C1 4R 5R 6A 7A 10A 12C1   | 35     | 70  |
        | all             | 2C1 4R 5R 6A 7C1 9C1 12C1  | 3      | 6   |
        | all             | 2C1 4R 5R 6A 7A 10A 12C1   | 44     | 88  |

    @HH-EN-224 @HH-EN-225 @HH-7
    Scenario Outline: With the option <which>, a player who dropped out with <hand> is not paid
      Given a table of 5
      And the option "dekiyaku.boar-deer-butterflies" is yes
      And the option "compensation.loose-cards" is <which>
      And that seats 0, 1 and 2 are active
      And that seats 3 and 4 have dropped out
      And seat 3 holds <hand>
      When the round is over: the cards have run out
      Then nothing is paid in compensation

      Examples:
        | which           | hand                      |
        | not-in-complete | 1R 2R 3R 6A 7A 10A 12C1   |
        | not-in-complete | 2C1 4R 5R 6A 7A 9C1 12C1  |
        | all             | 1R 2R 3R 6A 7A 10A 12C1   |
        | all             | 2C1 4R 5R 6A 7A 9C1 12C1  |
