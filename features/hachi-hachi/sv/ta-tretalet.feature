# language: sv
Egenskap: Att ta tretalet
  Den som har deklarerat tre av en månad och tar det fjärde kortet får något extra.

  Regel: Den som har deklarerat ett tretal måste själv ta det fjärde kortet

    @HH-SV-268 @HH-SV-269 @HH-SV-272 @HH-17
    Scenario: Båda de andra betalar en kan för ett taget tretal
      Givet att plats 0 har 1B 1R 1C1 2A 3C1 6C1 8C1 på handen
      Och att plats 0 har deklarerat "tretal"
      Och att plats 0 har tagit 1B 1C2
      Och att plats 1 har tagit 1R 1C1
      Och att plats 2 har 95 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 1 betalar 10 poäng till plats 0 för prestationen "ta tretalet"
      Och plats 2 betalar 10 poäng till plats 0 för prestationen "ta tretalet"

    @HH-SV-272 @HH-17
    Scenario: Givaren betalar också när en annan tar tretalet
      Givet att plats 1 har 1B 1R 1C1 2A 3C1 6C1 8C1 på handen
      Och att plats 1 har deklarerat "tretal"
      Och att plats 1 har tagit 1B 1C2
      Och att plats 0 har tagit 1R 1C1
      Och att plats 2 har 95 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 0 betalar 10 poäng till plats 1 för prestationen "ta tretalet"
      Och plats 2 betalar 10 poäng till plats 1 för prestationen "ta tretalet"

    @HH-SV-269 @HH-17
    Scenario: De tre egna korten räcker inte om en annan tar det fjärde
      Givet att plats 0 har 1B 1R 1C1 2A 3C1 6C1 8C1 på handen
      Och att plats 0 har deklarerat "tretal"
      Och att plats 0 har tagit 1B 1R 1C1
      Och att plats 1 har tagit 1C2
      Och att plats 2 har 95 kortpoäng
      När given är slut: korten är slut
      Så betalas inget för prestationer

    @HH-SV-269 @HH-17
    Scenario: Den som inte har deklarerat tretalet får inget för det
      Givet att plats 0 har 1B 1R 1C1 2A 3C1 6C1 8C1 på handen
      Och att plats 0 har tagit 1B 1C2
      Och att plats 2 har 95 kortpoäng
      När given är slut: korten är slut
      Så betalas inget för prestationer

    @HH-SV-269 @HH-17
    Scenario: Det räcker inte att ha deklarerat handens kombination i grupp B
      Givet att plats 0 har 5R 5C1 5C2 1C1 2C1 3C1 4C1 på handen
      Och att plats 0 har deklarerat "en remsa"
      Och att plats 0 har tagit 5A 5C1
      Och att plats 2 har 95 kortpoäng
      När given är slut: korten är slut
      Så betalas inget för prestationer

  Regel: Alla teyaku med ett tretal ger betalt

    @HH-SV-269 @HH-17
    Scenariomall: Betalningen för ett taget tretal följer den deklarerade teyakun: <teyaku>
      Givet att plats 0 har <hand> på handen
      Och att plats 0 har deklarerat "<teyaku>"
      Och att plats 0 har tagit <depå>
      Och att plats 2 har 95 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 1 betalar <poäng> poäng till plats 0 för prestationen "ta tretalet"
      Och plats 2 betalar <poäng> poäng till plats 0 för prestationen "ta tretalet"

      Exempel: Ett tretals fjärde kort är taget
        | teyaku                    | hand                     | depå   | poäng |
        | tretal                    | 1B 1R 1C1 2A 3C1 6C1 8C1 | 1C2 1B | 10    |
        | stående tretal            | 4A 4R 4C1 1B 2A 6C1 8C1  | 4C2 4A | 10    |
        | två tretal                | 1B 1R 1C1 2A 2R 2C1 8C1  | 1C2 1B | 10    |
        | tretal och stående tretal | 1B 1R 1C1 4A 4R 4C1 8C1  | 4C2 4A | 10    |
        | två stående tretal        | 5A 5R 5C1 4A 4R 4C1 8C1  | 5C2 5A | 10    |
        | tretal och två par        | 1B 1R 1C1 2A 2C1 3B 3C1  | 1C2 1B | 10    |
        | fyra-tre                  | 1B 1R 1C1 1C2 2A 2R 2C1  | 2C2 2A | 10    |

      Exempel: Två tretal är två prestationer
        | teyaku             | hand                    | depå          | poäng |
        | två tretal         | 1B 1R 1C1 2A 2R 2C1 8C1 | 1C2 1B 2C2 2A | 20    |
        | två stående tretal | 5A 5R 5C1 4A 4R 4C1 8C1 | 5C2 5A 4C2 4A | 20    |

      Exempel: Handen har inget tretal att ta
        | teyaku       | hand                     | depå    | poäng |
        | fyrtal       | 1B 1R 1C1 1C2 2A 6C1 8C1 | 1B 1C2  | 0     |
        | ett-två-fyra | 4A 4R 4C1 4C2 2A 2C1 6C1 | 4A 4C2  | 0     |
        | tre par      | 1B 1R 2A 2R 4C1 4C2 6C1  | 1C1 1C2 | 0     |

  Regel: Tretalet kan tas under spelets gång

    @HH-SV-269 @HH-SV-272 @HH-17
    Scenario: Tretalet tas under spelets gång
      Givet att bordet visar 2A 3R 5C1 7C1 9C1 10C1
      Och att plats 0 har 1C1 4A 4R 4C1 6A 8A 12B på handen
      Och att plats 1 har 6R 8C2 10R på handen
      Och att plats 2 har 1C2 2C2 på handen
      Och att talongen börjar med 4C2 9R 11C1 12C2 2C1 10A 9A 3C1
      När given börjar
      Och plats 0 deklarerar "stående tretal"
      Och ingen deklarerar något
      Och korten spelas så här
        | plats | från handen  | från talongen |
        | 0     | 4A           | 4C2 tar 4A    |
        | 1     | 10R tar 10C1 | 9R tar 9C1    |
        | 2     | 1C2          | 11C1          |
        | 0     | 4R           | 12C2          |
        | 1     | 8C2          | 2C1 tar 2A    |
        | 2     | 2C2          | 10A           |
        | 0     | 6A           | 9A            |
        | 1     | 6R tar 6A    | 3C1 tar 3R    |
      Och plats 1 säger "shoubu"
      Så gäller att plats 1 betalar 10 poäng till plats 0 för prestationen "ta tretalet"
      Och plats 2 betalar 10 poäng till plats 0 för prestationen "ta tretalet"
