# language: sv
Egenskap: Given
  Leken blandas, och varje spelare och bordet får kort i tur och ordning.

  Regel: Leken blandas, och givaren påverkar inte hur den ligger

    # Ingen ser på korten vem som blandar och vem som kuperar. Det som syns är att leken är blandad, att bara startvärdet
    # avgör hur, och att varken givaren eller grannarna kan påverka vilket kort som hamnar överst.

    @HH-SV-037
    Scenario: Startvärdet avgör hur leken ligger
      När ett parti börjar med startvärdet "plommonblom"
      Så är leken blandad
      Och ligger leken likadant i varje parti med startvärdet "plommonblom"
      Och ligger leken annorlunda i ett parti med startvärdet "körsbärsblom"

    @HH-SV-038
    Scenario: Givarens plats påverkar inte hur leken ligger
      När ett parti börjar med startvärdet "plommonblom"
      Så ligger leken likadant med startvärdet "plommonblom" vem som än är givare

  Regel: Varje spelare får sju kort och bordet sex, moturs från givaren

    @HH-SV-036 @HH-SV-042 @HH-SV-043 @HH-SV-044 @HH-1
    Scenario: Utdelningen är fyra var, tre till bordet, tre var och tre till bordet
      Givet att plats 1 är givare
      Och att bordet visar 1R 2A 4C1 5R 7A 9C2
      Och att plats 1 har 1C1 3B 4R 6A 8C1 10R 12C2 på handen
      Och att talongen börjar med 12C1
      När given börjar
      Så fick plats 1 korten 1 till 4 i leken
      Och fick plats 2 korten 5 till 8 i leken
      Och fick plats 0 korten 9 till 12 i leken
      Och fick bordet korten 13 till 15 i leken
      Och fick plats 1 korten 16 till 18 i leken
      Och fick plats 2 korten 19 till 21 i leken
      Och fick plats 0 korten 22 till 24 i leken
      Och fick bordet korten 25 till 27 i leken
      Och har talongen 21 kort
      När plats 1 spelar 6A
      Och plats 1 slår upp 12C1
      Så är kort 28 i leken det första som slås upp

    @HH-SV-043
    Scenario: Givaren får de första korten om inget annat sägs
      Så är alternativet "deal.first" dealer om inget annat sägs
      Och är alternativet "deal.pattern" 4-3f-3-3f om inget annat sägs

    @HH-SV-040 @HH-SV-041
    Scenariomall: Med <antal> spelare får var och en sju dolda kort och bordet sex öppna
      Givet ett bord med <antal> spelare
      När given börjar
      Så har varje plats 7 kort på handen
      Och ligger det 6 kort på bordet
      Och ser plats 0 bara baksidan av 7 kort hos plats 1
      Och ser plats 1 bara baksidan av 7 kort hos plats 0
      Och ser plats 1 att det ligger 6 kort på bordet

      Exempel:
        | antal |
        | 2     |
        | 3     |
        | 4     |
        | 6     |

    @HH-SV-039 @HH-SV-044
    Scenariomall: Med högst sex spelare används inget blankt kort, och talongen har <talong> kort
      Givet ett bord med <antal> spelare
      När given börjar
      Så består leken av 48 olika kort
      Och ingår X inte i leken
      Och har talongen <talong> kort

      Exempel:
        | antal | talong |
        | 2     | 28     |
        | 3     | 21     |
        | 4     | 14     |
        | 5     | 7      |
        | 6     | 0      |

    @HH-SV-036
    Scenario: Turen går åt samma håll som utdelningen
      Givet att plats 1 är givare
      Och att bordet visar 1C1 2C1 4C1 5C1 7C1 9C1
      Och att plats 1 har 1R 2A 3C1 6C1 8A 10C1 12C1 på handen
      Och att plats 2 har 1B 2R 3B 4A 6A 8C1 10A på handen
      Och att talongen börjar med 11C1 12C2
      När given börjar
      Så är plats 1 på tur
      När plats 1 spelar 6C1
      Och plats 1 slår upp 11C1
      Så är plats 2 på tur
      När plats 2 spelar 8C1
      Och plats 2 slår upp 12C2
      Så är plats 0 på tur
