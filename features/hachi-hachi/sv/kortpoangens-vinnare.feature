# language: sv
Egenskap: Vinnaren på kortpoäng
  Den som har flest kortpoäng vinner given och får potten.

  Regel: Den som har flest kortpoäng vinner given

    @HH-SV-262 @HH-16
    Scenariomall: Den som har flest av kortpoängen <0>, <1> och <2> vinner given
      Givet att plats 0 har <0> kortpoäng
      Och att plats 1 har <1> kortpoäng
      Och att plats 2 har <2> kortpoäng
      När given är slut: korten är slut
      Så vinner plats <vinnare> given

      Exempel:
        | 0  | 1  | 2  | vinnare |
        | 93 | 91 | 80 | 0       |
        | 91 | 93 | 80 | 1       |
        | 87 | 88 | 89 | 2       |

  Regel: Vid lika många kortpoäng vinner den som fick sina kort först

    @HH-SV-263 @HH-1 @HH-16
    Scenariomall: Vid lika räknas platserna från givaren, plats <givare>: <0>, <1> och <2> kortpoäng
      Givet att plats <givare> är givare
      Och att plats 0 har <0> kortpoäng
      Och att plats 1 har <1> kortpoäng
      Och att plats 2 har <2> kortpoäng
      När given är slut: korten är slut
      Så vinner plats <vinnare> given

      Exempel: Givaren är en av de två med flest kortpoäng
        | givare | 0  | 1  | 2  | vinnare |
        | 0      | 92 | 92 | 80 | 0       |
        | 1      | 92 | 92 | 80 | 1       |
        | 2      | 92 | 80 | 92 | 2       |

      Exempel: Givaren är inte en av de två med flest kortpoäng
        | givare | 0  | 1  | 2  | vinnare |
        | 2      | 92 | 92 | 80 | 0       |
        | 1      | 92 | 80 | 92 | 2       |
        | 0      | 80 | 92 | 92 | 1       |

      Exempel: Den som har en enda poäng mer vinner oavsett plats
        | givare | 0  | 1  | 2  | vinnare |
        | 0      | 91 | 92 | 81 | 1       |
        | 1      | 92 | 91 | 81 | 0       |

    @HH-SV-263 @HH-1
    Scenario: Turordningen räknas från givaren även när givaren står över
      Givet ett bord med 5 spelare
      Och att plats 3 är givare
      Och att plats 3 och 0 har stått över
      Och att plats 4, 1 och 2 är aktiva
      Och att plats 4 har 92 kortpoäng
      Och att plats 1 har 92 kortpoäng
      Och att plats 2 har 80 kortpoäng
      När given är slut: korten är slut
      Så vinner plats 4 given

  Regel: Vinnaren får hela potten

    @HH-SV-264 @HH-8
    Scenario: Den som har över åttioåtta men inte vinner får inget ur potten
      Givet att det ligger 45 poäng i potten
      Och att plats 0 har 91 kortpoäng
      Och att plats 1 har 93 kortpoäng
      Och att plats 2 har 80 kortpoäng
      När given är slut: korten är slut
      Så får plats 1 ut 45 poäng ur potten
      Och får plats 0 ut 0 poäng ur potten
      Och ligger det kvar 0 poäng i potten

    @HH-SV-264 @HH-SV-263 @HH-8
    Scenario: Den som har lika många kortpoäng men inte vinner får inget ur potten
      Givet att det ligger 45 poäng i potten
      Och att plats 0 har 92 kortpoäng
      Och att plats 1 har 92 kortpoäng
      Och att plats 2 har 80 kortpoäng
      När given är slut: korten är slut
      Så får plats 0 ut 45 poäng ur potten
      Och får plats 1 ut 0 poäng ur potten
