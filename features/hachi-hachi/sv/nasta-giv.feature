# language: sv
Egenskap: Från giv till giv
  När allt är betalt ger givens vinnare nästa giv.

  Regel: Nästa giv börjar när den förra är betald

    @HH-SV-283 @HH-SV-284 @HH-21 @HH-24
    Scenario: Vinnaren ger nästa giv när den förra är betald
      Givet att bordet visar 1R 2A 4C1 6R 9R 10R
      Och att plats 0 har 1B 3B 5A 7A 8A 11A 12B på handen
      Och att plats 1 har 4R 5R 6C1 7R 8B 9C1 11B på handen
      Och att plats 2 har 1C1 2R 3R 5C1 7C1 10A 12C1 på handen
      Och att talongen börjar med 3C1 10C1 12C2 8C1 11C1
      När given börjar
      Och korten spelas så här
        | plats | från handen | från talongen |
        | 0     | 8A          | 3C1           |
        | 1     | 6C1 tar 6R  | 10C1 tar 10R  |
        | 2     | 12C1        | 12C2 tar 12C1 |
        | 0     | 5A          | 8C1 tar 8A    |
        | 1     | 9C1 tar 9R  | 11C1          |
      Så är inget betalt ännu
      Och går det inte att börja nästa giv
      När plats 1 säger "shoubu"
      Så är ställningen -70, 140 och -70
      Och är plats 1 nästa givare
      När nästa giv börjar
      Så är det giv 2
      Och är det plats 1 som ger
      Och har varje plats 7 kort på handen
      Och är ställningen -70, 140 och -70

    @HH-SV-283 @HH-24
    Scenario: Ingen ny giv kan börja innan den förra är slut
      Givet att bordet visar 1R 2A 4C1 5R 7A 9C2
      Och att plats 0 har 1C1 3B 4R 6A 8C1 10R 12C2 på handen
      Och att plats 1 har 2C1 3C1 5A 7C1 8B 10A 11A på handen
      Och att talongen börjar med 12C1 9A
      När given börjar
      Och ingen deklarerar något
      Och korten spelas så här
        | plats | från handen | från talongen |
        | 0     | 6A          | 12C1          |
        | 1     | 2C1 tar 2A  | 9A tar 9C2    |
      Så är given inte slut
      Och går det inte att börja nästa giv

  Regel: Givens vinnare ger nästa giv

    @HH-SV-284 @HH-21
    Scenariomall: Plats <vinnare> vinner och ger nästa giv när given slutar så: <slut>
      Givet att plats 2 är givare
      Och att plats <vinnare> har tagit 6R 9R 10R
      Och att plats 0 har <0> kortpoäng
      Och att plats 1 har <1> kortpoäng
      Och att plats 2 har <2> kortpoäng
      Och att plats <av> har sagt sage
      När given är slut: <slut> av plats <av>
      Så vinner plats <vinnare> given
      Och är plats <vinnare> nästa givare

      Exempel:
        | slut              | 0   | 1  | 2  | vinnare | av |
        | shoubu            | 100 | 80 | 84 | 1       | 1  |
        | sage tas tillbaka | 80  | 84 | 90 | 0       | 0  |

    @HH-SV-284 @HH-21
    Scenariomall: Plats <vinnare> vinner och ger nästa giv när korten är slut
      Givet att plats 2 är givare
      Och att plats <vinnare> har tagit 1B
      Och att plats 0 har <0> kortpoäng
      Och att plats 1 har <1> kortpoäng
      Och att plats 2 har <2> kortpoäng
      När given är slut: korten är slut
      Så vinner plats <vinnare> given
      Och är plats <vinnare> nästa givare

      Exempel:
        | 0  | 1   | 2  | vinnare |
        | 93 | 91  | 80 | 0       |
        | 80 | 91  | 93 | 2       |
        | 50 | 168 | 46 | 1       |
        | 88 | 88  | 88 | 2       |

    @HH-SV-284 @HH-SV-101 @HH-21
    Scenario: Den som räknas som vinnare av en delad pott ger nästa giv
      Givet ett bord med 4 spelare
      Och att alternativet "participation.minimum" är free
      När given börjar
      Och plats 0 säger "jag står över"
      Och plats 1 säger "jag är med"
      Och plats 2 säger "jag är med"
      Och plats 3 säger "jag står över"
      Och plats 1 säger "vi delar"
      Och plats 2 säger "vi delar"
      Så är plats 1 nästa givare
      När nästa giv börjar
      Så är det plats 1 som ger
      Och är det giv 2
