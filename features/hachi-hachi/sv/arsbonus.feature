# language: sv
Egenskap: Årsbonus
  I en variant får den bästa efter ett helt år en bonus av alla andra.

  Regel: Den som har bäst ställning efter tolv givar får årsbonus

    @HH-SV-291 @HH-SV-292 @HH-22
    Scenario: Den som leder partiet får årsbonus, inte den som vann sista given
      Givet att alternativet "year-bonus" är 5
      Och att det är giv 12
      Och att ställningen är 60, -10 och -50
      Och att plats 0 har 80 kortpoäng
      Och att plats 1 har 88 kortpoäng
      Och att plats 2 har 96 kortpoäng
      När given är slut: korten är slut
      Så vinner plats 2 given
      Och plats 1 betalar 50 poäng till plats 0 i årsbonus
      Och plats 2 betalar 50 poäng till plats 0 i årsbonus
      Och är ställningen 152, -60 och -92

    @HH-SV-291 @HH-22
    Scenario: Sista givens betalningar räknas in i ställningen som avgör årsbonusen
      Givet att alternativet "year-bonus" är 5
      Och att det är giv 12
      Och att ställningen är 7, 0 och -7
      Och att plats 0 har 80 kortpoäng
      Och att plats 1 har 88 kortpoäng
      Och att plats 2 har 96 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 0 betalar 50 poäng till plats 2 i årsbonus
      Och plats 1 betalar 50 poäng till plats 2 i årsbonus

    @HH-SV-291 @HH-22 @HH-24
    Scenario: I en kampanj betalas ingen årsbonus efter tolv givar
      Givet att alternativet "year-bonus" är 5
      Och att alternativet "match" är campaign
      Och att det är giv 12
      Och att ställningen är 60, -10 och -50
      När given är slut: korten är slut
      Så betalas inget i årsbonus

    @HH-SV-291 @HH-SV-292 @HH-22 @HH-24
    Scenario: Årsbonusen betalas bara en gång i ett parti på kredit
      Givet att alternativet "year-bonus" är 5
      Och att alternativet "match" är credit
      Och att det är giv 12
      Och att ställningen är 300, 200 och 200
      Och att plats 0 har 89 kortpoäng
      Och att plats 1 har 88 kortpoäng
      Och att plats 2 har 87 kortpoäng
      När given är slut: korten är slut
      Så betalas sammanlagt 100 poäng i årsbonus

    @HH-SV-292 @HH-4 @HH-22
    Scenario: Alla andra betalar årsbonus, också de som inte spelade, och utan multiplikator
      Givet ett bord med 5 spelare
      Och att alternativet "year-bonus" är 5
      Och att multiplikatorn är 4
      Och att det är giv 12
      Och att ställningen är 100, 0, 0, -40 och -60
      Och att plats 0, 1 och 2 är aktiva
      Och att plats 3 har stått över
      Och att plats 4 tvingades stå över
      Och att plats 0 har 88 kortpoäng
      Och att plats 1 har 89 kortpoäng
      Och att plats 2 har 87 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 1 betalar 50 poäng till plats 0 i årsbonus
      Och plats 2 betalar 50 poäng till plats 0 i årsbonus
      Och plats 3 betalar 50 poäng till plats 0 i årsbonus
      Och plats 4 betalar 50 poäng till plats 0 i årsbonus

    @HH-SV-291 @HH-SV-292 @HH-22
    Scenariomall: Årsbonus betalas bara efter ett helt år, här efter giv <giv> av <antal>
      Givet att alternativet "year-bonus" är <kan>
      Och att alternativet "rounds" är <antal>
      Och att det är giv <giv>
      Och att ställningen är 60, -10 och -50
      Och att plats 0 har 89 kortpoäng
      Och att plats 1 har 88 kortpoäng
      Och att plats 2 har 87 kortpoäng
      När given är slut: korten är slut
      Så betalas sammanlagt <bonus> poäng i årsbonus

      Exempel:
        | giv | antal | kan | bonus |
        | 12  | 12    | 5   | 100   |
        | 11  | 12    | 5   | 0     |
        | 6   | 6     | 5   | 0     |
        | 3   | 3     | 5   | 0     |
        | 12  | 12    | 0   | 0     |

    @HH-SV-292 @HH-22
    Scenario: Ingen årsbonus betalas utan varianten
      Givet att det är giv 12
      Och att ställningen är 60, -10 och -50
      Och att plats 0 har 89 kortpoäng
      Och att plats 1 har 88 kortpoäng
      Och att plats 2 har 87 kortpoäng
      När given är slut: korten är slut
      Så är alternativet "year-bonus" 0 om inget annat sägs
      Och betalas inget i årsbonus

  Regel: De som är lika bra delar på årsbonusen

    @HH-SV-293 @HH-22
    Scenario: Två bästa delar på årsbonusen, och bara de andra betalar
      Givet ett bord med 4 spelare
      Och att alternativet "year-bonus" är 5
      Och att det är giv 12
      Och att ställningen är 49, 50, -40 och -59
      Och att plats 0, 1 och 2 är aktiva
      Och att plats 3 har stått över
      Och att plats 0 har 89 kortpoäng
      Och att plats 1 har 88 kortpoäng
      Och att plats 2 har 87 kortpoäng
      När given är slut: korten är slut
      Så får plats 0 sammanlagt 50 poäng i årsbonus
      Och får plats 1 sammanlagt 50 poäng i årsbonus
      Och betalar plats 2 sammanlagt 50 poäng i årsbonus
      Och betalar plats 3 sammanlagt 50 poäng i årsbonus

    @HH-SV-293 @HH-22
    Scenario: Den som är bäst med en enda poäng får hela årsbonusen
      Givet ett bord med 4 spelare
      Och att alternativet "year-bonus" är 5
      Och att det är giv 12
      Och att ställningen är 50, 50, -40 och -60
      Och att plats 0, 1 och 2 är aktiva
      Och att plats 3 har stått över
      Och att plats 0 har 89 kortpoäng
      Och att plats 1 har 88 kortpoäng
      Och att plats 2 har 87 kortpoäng
      När given är slut: korten är slut
      Så får plats 0 sammanlagt 150 poäng i årsbonus
      Och betalar plats 1 sammanlagt 50 poäng i årsbonus

    @HH-SV-293 @HH-22
    Scenario: Den första av de bästa får den udda poängen
      Givet ett bord med 5 spelare
      Och att alternativet "year-bonus" är 5
      Och att det är giv 12
      Och att ställningen är 29, 30, 31, -40 och -50
      Och att plats 0, 1 och 2 är aktiva
      Och att plats 3 och 4 har stått över
      Och att plats 0 har 89 kortpoäng
      Och att plats 1 har 88 kortpoäng
      Och att plats 2 har 87 kortpoäng
      När given är slut: korten är slut
      Så får plats 0 sammanlagt 34 poäng i årsbonus
      Och får plats 1 sammanlagt 33 poäng i årsbonus
      Och får plats 2 sammanlagt 33 poäng i årsbonus
