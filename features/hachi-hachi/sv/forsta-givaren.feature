# language: sv
Egenskap: Givaren
  Korten avgör vem som ger den första given, och sedan ger vinnaren.

  Regel: Spelarna drar om första given, och den som drar den tidigaste månaden ger

    @HH-SV-031 @HH-SV-032 @HH-2
    Scenariomall: Den som drar den tidigaste månaden ger den första given: <fall>
      När platserna drar <kort> om första given
      Så är plats <givare> första givare

      Exempel:
        | fall                                     | kort                    | givare |
        | Tidigast månad                           | 5A 3C1 9R               | 1      |
        | Det är månaden och inte värdet som avgör | 12B 8B 2C1              | 2      |
        | December är sist                         | 12C1 11C1 12B           | 1      |
        | Lika sena kort spelar ingen roll         | 4A 9C1 9C2 9R           | 0      |
        | Sju drar                                 | 6A 7A 8B 9A 10A 5C1 11B | 5      |

    @HH-SV-033 @HH-2
    Scenariomall: Den som har det högre kortet i samma månad ger: <kort>
      När platserna drar <kort> om första given
      Så är plats <givare> första givare

      Exempel:
        | kort       | givare |
        | 3C1 3B 3R  | 1      |
        | 3C1 9A 3R  | 2      |
        | 2C1 2A 12B | 1      |
        | 8C1 8C2 8A | 2      |
        | 1R 11B 1C1 | 0      |

    @HH-SV-034 @HH-2
    Scenario: De som drog lika kort i den tidigaste månaden drar om
      När platserna drar 4C1 4C2 9A om första given
      Så drar plats 0 och 1 om

    @HH-SV-034 @HH-2
    Scenario: De som drog lika i en senare månad drar inte om
      När platserna drar 4C1 4C2 9C1 9C2 om första given
      Så drar plats 0 och 1 om

    @HH-SV-034 @HH-2
    Scenario: Den som har ett lägre kort i samma månad ger inte den första given
      När platserna drar 12C1 12C2 12C3 12B om första given
      Så är plats 3 första givare

    @HH-SV-034 @HH-2
    Scenario: De som drar lika drar om tills det är avgjort
      När 3 platser drar i tur och ordning 4C1 8B 4C2, sedan 7C1 7C2, sedan 9R 2C1
      Så är plats 2 första givare
      Och dras det 3 gånger

    @HH-SV-034 @HH-2
    Scenario: Den som har dragit ett sämre kort är inte med när de andra drar om
      När 3 platser drar i tur och ordning 4C1 8B 4C2, sedan 5A 6A
      Så är plats 0 första givare
      Och dras det 2 gånger

  Regel: Givens vinnare ger nästa giv

    @HH-SV-035 @HH-21
    Scenario: Den som har flest kortpoäng vinner och ger nästa giv
      Givet att plats 0 har 80 kortpoäng
      Och att plats 1 har 84 kortpoäng
      Och att plats 2 har 100 kortpoäng
      När given är slut: korten är slut
      Så vinner plats 2 given
      Och är plats 2 nästa givare

    @HH-SV-035 @HH-21
    Scenario: Den som säger shoubu vinner och ger nästa giv även med få kortpoäng
      Givet att plats 1 har tagit 1R 2R 3R 4C1
      Och att plats 2 har tagit 1B 3B 8B 11A
      När given är slut: shoubu av plats 1
      Så vinner plats 1 given
      Och är plats 1 nästa givare

    @HH-SV-035 @HH-21
    Scenario: Vinnaren delar ut korten i nästa giv
      Givet ett bord med 4 spelare
      Och att alternativet "participation.minimum" är free
      Och att plats 1 är givare
      När given börjar
      Och plats 1 säger "jag står över"
      Och plats 2 säger "jag står över"
      Och plats 3 säger "jag står över"
      Och plats 0 säger "jag är med"
      Så vinner plats 0 given
      När nästa giv börjar
      Så är det giv 2
      Och är det plats 0 som ger
      Och fick plats 0 korten 1 till 4 i leken
