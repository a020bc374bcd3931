# language: sv
Egenskap: Att visa och få betalt för teyaku
  Den som deklarerar visar det som behövs, och de andra aktiva betalar.

  Regel: I grupp B visas bara de höga korten

    @HH-SV-146
    Scenario: Av en remsa visas remsan
      Givet att plats 0 har 1R 2C1 3C1 4C1 6C1 11B 12C1 på handen
      När given börjar
      Och plats 0 deklarerar "en remsa"
      Så visar plats 0 1R

    @HH-SV-146
    Scenario: Av röd visas alla remsor men inte remsan i november
      Givet att plats 0 har 1R 4R 7R 2C1 6C1 11R 12C1 på handen
      När given börjar
      Och plats 0 deklarerar "röd"
      Så visar plats 0 1R 4R 7R

    @HH-SV-146
    Scenario: Av en tom hand visas ingenting
      Givet att plats 0 har 1C1 2C1 3C1 4C1 6C1 11B 12C1 på handen
      När given börjar
      Och plats 0 deklarerar "tom hand"
      Så visar plats 0 inget kort

  Regel: Bara de aktiva betalar och får betalt

    @HH-SV-147 @HH-SV-148 @HH-10
    Scenario: Båda de andra aktiva betalar, den som står över betalar inte
      Givet ett bord med 4 spelare
      Och att plats 0, 1 och 2 är aktiva
      Och att plats 3 har stått över
      Och att plats 0 har 4A 4R 4C1 1B 2A 6A 8A på handen
      Och att plats 0 har deklarerat "stående tretal"
      Och att plats 0 har 88 kortpoäng
      Och att plats 1 har 90 kortpoäng
      Och att plats 2 har 86 kortpoäng
      När given är slut: korten är slut
      Så betalar plats 1 plats 0 30 poäng för teyaku "stående tretal"
      Och betalar plats 2 plats 0 30 poäng för teyaku "stående tretal"
      Och betalar plats 3 plats 0 ingenting för teyaku "stående tretal"

    @HH-SV-149
    Abstrakt Scenario: Värdet gångras med multiplikatorn
      Givet att multiplikatorn är <gånger>
      Och att plats 0 har 1B 1R 2A 2R 3B 3R 5A på handen
      Och att plats 0 har deklarerat "tre par"
      Och att plats 1 har 89 kortpoäng
      Och att plats 0 har 88 kortpoäng
      Och att plats 2 har 87 kortpoäng
      När given är slut: korten är slut
      Så betalar plats 1 plats 0 <poäng> poäng för teyaku "tre par"

      Exempel:
        | gånger | poäng |
        | 1      | 40    |
        | 2      | 80    |
        | 4      | 160   |

  Regel: Teyaku betalas när given är slut, och kan falla bort

    @HH-SV-150 @HH-SV-151 @HH-16
    Scenario: En tokushuyaku stryker alla teyaku
      Givet att plats 0 har 1B 1R 2A 2R 3B 3R 5A på handen
      Och att plats 0 har deklarerat "tre par"
      Och att plats 0 har 40 kortpoäng
      Och att plats 1 har 168 kortpoäng
      Och att plats 2 har 56 kortpoäng
      När given är slut: korten är slut
      Så betalas inget i teyaku
      Och betalar plats 0 plats 1 100 poäng för tokushuyaku "dubbla åttor"

    @HH-SV-150
    Scenario: En poäng mindre, och teyaku betalas
      Givet att plats 0 har 1B 1R 2A 2R 3B 3R 5A på handen
      Och att plats 0 har deklarerat "tre par"
      Och att plats 0 har 41 kortpoäng
      Och att plats 1 har 167 kortpoäng
      Och att plats 2 har 56 kortpoäng
      När given är slut: korten är slut
      Så betalar plats 1 plats 0 40 poäng för teyaku "tre par"

    @HH-SV-151
    Scenario: Inget betalas förrän given är slut
      Givet att plats 0 har 1B 1R 2A 2R 3B 3R 5A på handen
      När given börjar
      Och plats 0 deklarerar "tre par"
      Så betalas inget i teyaku
      När resten av given spelas
      Så är given slut genom "exhausted"
      Och betalar plats 1 plats 0 40 poäng för teyaku "tre par"
      Och betalar plats 2 plats 0 40 poäng för teyaku "tre par"
