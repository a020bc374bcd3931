# language: sv
Egenskap: Att deklarera teyaku
  När det är klart vilka som spelar deklarerar var och en sina teyaku.

  Regel: Teyaku deklareras när multiplikatorn och spelarna är bestämda

    @HH-SV-109 @HH-10
    Scenario: Ingen deklarerar teyaku medan spelarna väljer om de är med
      Givet ett bord med 4 spelare
      Och att bordet visar 3B 4C1 5R 7A 9C2 10C1
      Och att plats 0 har 6A 6R 6C2 1C2 2R 4A 8A på handen
      Och att plats 1 har 1B 1R 1C1 2A 3C1 6C1 8C1 på handen
      När given börjar
      Så är multiplikatorn 2
      Och är det dags för frågan vilka som är med
      Och är plats 0 på tur
      Och får plats 0 inte deklarera "tretal"
      Och får plats 1 inte deklarera "tretal"
      När plats 0 deklarerar "tretal"
      Så avslås det: draget är inte tillåtet nu
      När plats 0 säger "jag är med"
      Så är plats 1 på tur
      Och får plats 1 inte deklarera "tretal"
      När alla som tillfrågas säger "jag är med"
      Så är det dags för deklarationer
      Och är plats 0 på tur
      Och får plats 0 deklarera "tretal"
      När plats 0 deklarerar "tretal"
      Så är plats 1 på tur
      Och får plats 1 deklarera "tretal"

    @HH-SV-110 @HH-10
    Scenario: Den som inte har någon teyaku har inget att deklarera
      Givet att plats 0 har 1B 1R 2A 2R 4C1 6C1 7C1 på handen
      När given börjar
      Så är det dags för ett kort från handen
      Och får plats 0 inte deklarera något
      När plats 0 deklarerar "tretal"
      Så avslås det: draget är inte tillåtet nu

  Regel: Den som deklarerar sin hand får betalt för den

    @HH-SV-110 @HH-10
    Scenario: Den som deklarerar sitt tretal får betalt för det
      Givet att plats 0 har 1B 1R 1C1 2A 3C1 6C1 8C1 på handen
      Och att bordet visar 2C1 3R 4C1 5R 7A 9C2
      Och att plats 1 har 10R 11A på handen
      Och att plats 2 har 6R 9R på handen
      Och att talongen börjar med 12B 6A 10C1 9A 10C2 5A
      När given börjar
      Och plats 0 deklarerar "tretal"
      Och ingen deklarerar något
      Och korten spelas så här
        | plats | från handen | från talongen |
        | 0     | 1R          | 12B           |
        | 1     | 10R         | 6A            |
        | 2     | 9R tar 9C2  | 10C1 tar 10R  |
        | 0     | 8C1         | 9A            |
        | 1     | 11A         | 10C2          |
        | 2     | 6R tar 6A   | 5A tar 5R     |
      Och plats 2 säger "shoubu"
      Så gäller att plats 1 betalar 20 poäng till plats 0 för teyaku "tretal"
      Och plats 2 betalar 20 poäng till plats 0 för teyaku "tretal"

    @HH-SV-110 @HH-10
    Scenario: Den som inte deklarerar sitt tretal får inget för det
      Givet att plats 0 har 1B 1R 1C1 2A 3C1 6C1 8C1 på handen
      Och att bordet visar 2C1 3R 4C1 5R 7A 9C2
      Och att plats 1 har 10R 11A på handen
      Och att plats 2 har 6R 9R på handen
      Och att talongen börjar med 12B 6A 10C1 9A 10C2 5A
      När given börjar
      Och plats 0 säger "jag är tyst"
      Och ingen deklarerar något
      Och korten spelas så här
        | plats | från handen | från talongen |
        | 0     | 1R          | 12B           |
        | 1     | 10R         | 6A            |
        | 2     | 9R tar 9C2  | 10C1 tar 10R  |
        | 0     | 8C1         | 9A            |
        | 1     | 11A         | 10C2          |
        | 2     | 6R tar 6A   | 5A tar 5R     |
      Och plats 2 säger "shoubu"
      Så gäller att plats 1 betalar 0 poäng till plats 0 för teyaku "tretal"
      Och plats 2 betalar 0 poäng till plats 0 för teyaku "tretal"

  Regel: Den bästa kombinationen i grupp A och den bästa i grupp B räknas

    @HH-SV-113
    Scenariomall: Teyakun <teyaku> hör till grupp <grupp>
      Så hör "<teyaku>" till grupp <grupp>

      Exempel:
        | teyaku                    | grupp |
        | tretal                    | A     |
        | stående tretal            | A     |
        | två tretal                | A     |
        | tretal och stående tretal | A     |
        | två stående tretal        | A     |
        | tre par                   | A     |
        | fyrtal                    | A     |
        | tretal och två par        | A     |
        | ett-två-fyra              | A     |
        | fyra-tre                  | A     |
        | röd                       | B     |
        | en remsa                  | B     |
        | ett frö                   | B     |
        | en lysande                | B     |
        | tom hand                  | B     |

    @HH-SV-113
    Scenario: Grupp A har tio teyaku och grupp B fem
      Så har grupp A 10 teyaku
      Och har grupp B 5 teyaku

    @HH-SV-114 @HH-10
    Scenario: Bara den bästa kombinationen i en grupp räknas
      Givet att plats 0 har 1B 1R 1C1 2A 2C1 3B 3C1 på handen
      När given börjar
      Så får plats 0 deklarera "tretal och två par"
      Och får plats 0 inte deklarera "tretal"
      Och får plats 0 inte deklarera "tre par"
      När plats 0 deklarerar "tretal"
      Så avslås det: kombinationen finns inte på handen

    @HH-SV-114 @HH-SV-115 @HH-10
    Scenario: Den bästa kombinationen i varje grupp betalas, och de läggs ihop
      Givet att plats 0 har 5R 5C1 5C2 1C1 2C1 3C1 4C1 på handen
      Och att plats 0 har deklarerat "stående tretal"
      Och att plats 0 har deklarerat "en remsa"
      Och att plats 0 har 88 kortpoäng
      Och att plats 1 har 89 kortpoäng
      Och att plats 2 har 87 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 1 betalar 30 poäng till plats 0 för teyaku "stående tretal"
      Och plats 1 betalar 30 poäng till plats 0 för teyaku "en remsa"
      Och plats 2 betalar 30 poäng till plats 0 för teyaku "stående tretal"
      Och plats 2 betalar 30 poäng till plats 0 för teyaku "en remsa"
      Och är ställningen 120, -59 och -61

    @HH-SV-115 @HH-10
    Scenario: Två kombinationer kan deklareras på en gång
      Givet att plats 0 har 5R 5C1 5C2 1C1 2C1 3C1 4C1 på handen
      När given börjar
      Och plats 0 deklarerar "stående tretal" och "en remsa"
      Så godtas det
      Och är det dags för ett kort från handen

  Regel: Tabellernas värden är i kan

    Scenariomall: Teyakun <teyaku> ger <poäng> poäng när en kan är <kan>
      Givet att alternativet "kan" är <kan>
      Och att plats 0 har <hand> på handen
      Och att plats 0 har deklarerat "<teyaku>"
      Och att plats 0 har 88 kortpoäng
      Och att plats 1 har 89 kortpoäng
      Och att plats 2 har 87 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 1 betalar <poäng> poäng till plats 0 för teyaku "<teyaku>"

      @HH-SV-119
      Exempel: Grupp A har värdena i tabell I
        | teyaku                    | hand                     | kan | poäng |
        | tretal                    | 1B 1R 1C1 2A 3C1 6C1 8C1 | 10  | 20    |
        | tretal                    | 1B 1R 1C1 2A 3C1 6C1 8C1 | 12  | 24    |
        | stående tretal            | 4A 4R 4C1 1B 2C1 3C1 6C1 | 12  | 36    |
        | två tretal                | 1B 1R 1C1 2A 2R 2C1 3C1  | 12  | 72    |
        | tretal och stående tretal | 1B 1R 1C1 4A 4R 4C1 2C1  | 12  | 84    |
        | två stående tretal        | 4A 4R 4C1 5A 5R 5C1 2C1  | 12  | 96    |
        | tre par                   | 1B 1R 2A 2R 4C1 4C2 6C1  | 12  | 48    |
        | fyrtal                    | 1B 1R 1C1 1C2 2A 6C1 7C1 | 12  | 72    |
        | tretal och två par        | 1B 1R 1C1 2A 2C1 3B 3C1  | 12  | 84    |
        | ett-två-fyra              | 1B 1R 1C1 1C2 2A 2R 3C1  | 12  | 96    |
        | fyra-tre                  | 1B 1R 1C1 1C2 2A 2R 2C1  | 12  | 240   |

      @HH-SV-137
      Exempel: Grupp B har värdena i tabell II
        | teyaku     | hand                        | kan | poäng |
        | röd        | 1R 6R 2C1 3C1 4C1 5C1 7C1   | 10  | 20    |
        | röd        | 1R 6R 2C1 3C1 4C1 5C1 7C1   | 12  | 24    |
        | en remsa   | 1R 2C1 3C1 4C1 6C1 11B 12C1 | 12  | 36    |
        | ett frö    | 2A 1C1 3C1 4C1 6C1 11B 12C1 | 12  | 36    |
        | en lysande | 1B 2C1 3C1 4C1 6C1 11A 12C1 | 12  | 48    |
        | tom hand   | 1C1 2C1 3C1 4C1 5C1 6C1 7C1 | 12  | 48    |
