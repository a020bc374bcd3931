# language: sv
Egenskap: Att visa teyaku i grupp A
  Den som vill ha betalt för sin teyaku måste visa dess kort.

  Regel: Den som deklarerar en teyaku i grupp A visar dess kort

    @HH-SV-143
    Scenariomall: Den som deklarerar <teyaku> visar <visas>
      Givet att plats 0 har <hand> på handen
      När given börjar
      Så visar plats 0 inget kort
      När plats 0 deklarerar "<teyaku>"
      Så visar plats 0 <visas>
      Och ser plats 1 <visas> hos plats 0
      Och ser plats 2 <visas> hos plats 0

      Exempel:
        | teyaku             | hand                     | visas                   |
        | tretal             | 1B 1R 1C1 2A 2C1 6C1 8C1 | 1B 1R 1C1               |
        | stående tretal     | 4A 4R 4C1 1B 2C1 3C1 6C1 | 4A 4R 4C1               |
        | två tretal         | 1B 1R 1C1 2A 2R 2C1 3C1  | 1B 1R 1C1 2A 2R 2C1     |
        | tre par            | 1B 1R 2A 2R 4C1 4C2 6C1  | 1B 1R 2A 2R 4C1 4C2     |
        | fyrtal             | 1B 1R 1C1 1C2 2A 6C1 7C1 | 1B 1R 1C1 1C2           |
        | tretal och två par | 1B 1R 1C1 2A 2C1 3B 3C1  | 1B 1R 1C1 2A 2C1 3B 3C1 |
        | fyra-tre           | 1B 1R 1C1 1C2 2A 2R 2C1  | 1B 1R 1C1 1C2 2A 2R 2C1 |

    @HH-SV-143
    Scenario: Den som inte deklarerar visar inget
      Givet att plats 0 har 1B 1R 1C1 2A 2C1 6C1 8C1 på handen
      När given börjar
      Och plats 0 säger "jag är tyst"
      Så visar plats 0 inget kort

    @HH-SV-144 @HH-SV-145
    Scenariomall: Den som deklarerar ett-två-fyra visar också det udda kortet, här <udda>
      Givet att plats 0 har 4A 4R 4C1 4C2 2A 2C1 <udda> på handen
      När given börjar
      Och plats 0 deklarerar "ett-två-fyra"
      Så visar plats 0 4A 4R 4C1 4C2 2A 2C1 <udda>

      Exempel:
        | udda |
        | 6C1  |
        | 6R   |
        | 8A   |
        | 1B   |
