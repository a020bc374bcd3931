# language: sv
Egenskap: Att visa och få betalt för teyaku
  Den som deklarerar visar det som behövs, och de andra som spelar betalar.

  Regel: I grupp B visar spelaren bara de höga korten

    @HH-SV-146
    Scenario: Den som deklarerar en remsa visar den
      Givet att plats 0 har 1R 2C1 3C1 4C1 6C1 11B 12C1 på handen
      När given börjar
      Och plats 0 deklarerar "en remsa"
      Så visar plats 0 1R

    @HH-SV-146
    Scenario: Den som deklarerar röd visar alla remsor utom pilens
      Givet att plats 0 har 1R 4R 7R 2C1 6C1 11R 12C1 på handen
      När given börjar
      Och plats 0 deklarerar "röd"
      Så visar plats 0 1R 4R 7R

    @HH-SV-146
    Scenario: Den som deklarerar en tom hand visar ingenting
      Givet att plats 0 har 1C1 2C1 3C1 4C1 6C1 11B 12C1 på handen
      När given börjar
      Och plats 0 deklarerar "tom hand"
      Så visar plats 0 inget kort

  Regel: Bara de som spelar betalar för teyaku och får betalt för dem

    @HH-SV-147 @HH-SV-148 @HH-10
    Scenario: Båda de andra som spelar betalar, men inte den som står över
      Givet ett bord med 4 spelare
      Och att plats 0, 1 och 2 är aktiva
      Och att plats 3 har stått över
      Och att plats 0 har 4A 4R 4C1 1B 2A 6A 8A på handen
      Och att plats 0 har deklarerat "stående tretal"
      Och att plats 0 har 88 kortpoäng
      Och att plats 1 har 90 kortpoäng
      Och att plats 2 har 86 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 1 betalar 30 poäng till plats 0 för teyaku "stående tretal"
      Och plats 2 betalar 30 poäng till plats 0 för teyaku "stående tretal"
      Och plats 3 betalar ingenting till plats 0 för teyaku "stående tretal"

    @HH-SV-148 @HH-10
    Scenario: Givaren betalar när en annan har en teyaku
      Givet att plats 1 har 4A 4R 4C1 1B 2A 6A 8A på handen
      Och att plats 1 har deklarerat "stående tretal"
      Och att plats 0 har 88 kortpoäng
      Och att plats 1 har 90 kortpoäng
      Och att plats 2 har 86 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 0 betalar 30 poäng till plats 1 för teyaku "stående tretal"
      Och plats 2 betalar 30 poäng till plats 1 för teyaku "stående tretal"

    @HH-SV-147 @HH-10
    Scenario: Den som inte spelar får inget för sin hand
      Givet ett bord med 5 spelare
      Och att plats 0, 1 och 2 är aktiva
      Och att plats 3 har stått över
      Och att plats 4 tvingades stå över
      Och att plats 1 har 1B 1R 1C1 2A 3C1 6C1 8C1 på handen
      Och att plats 1 har deklarerat "tretal"
      Och att plats 3 har 4A 4R 4C1 3B 2R 6A 8A på handen
      Och att plats 3 har deklarerat "stående tretal"
      Och att plats 4 har 7A 7R 7C1 3R 2C1 6R 8C2 på handen
      Och att plats 4 har deklarerat "stående tretal"
      Och att plats 0 har 88 kortpoäng
      Och att plats 1 har 90 kortpoäng
      Och att plats 2 har 86 kortpoäng
      När given är slut: korten är slut
      Så får plats 1 sammanlagt 40 poäng i teyaku
      Och betalas sammanlagt 40 poäng i teyaku

    @HH-SV-147 @HH-10
    Scenario: Den som inte spelar får inte deklarera
      Givet ett bord med 5 spelare
      Och att plats 0 har 6A 6R 6C2 1C2 2R 4C2 8B på handen
      Och att plats 1 har 1B 1R 1C1 2A 3C1 6C1 8C1 på handen
      Och att plats 4 har 7A 7R 7C1 3R 2C1 4A 8A på handen
      När given börjar
      Och plats 0 säger "jag är med"
      Och plats 1 säger "jag står över"
      Och plats 2 säger "jag är med"
      Och plats 3 säger "jag är med"
      Så har plats 4 tvingats stå över
      Och får plats 1 inte deklarera "tretal"
      Och får plats 4 inte deklarera "stående tretal"
      När ingen deklarerar något
      Så är det dags för ett kort från handen
      Och får plats 0 deklarera "tretal"
      Men får plats 1 inte deklarera "tretal"
      Och får plats 4 inte deklarera "stående tretal"
      När plats 4 deklarerar "stående tretal"
      Så avslås det: en annan spelare är på tur

    @HH-SV-149
    Abstrakt Scenario: Multiplikatorn gäller också teyaku
      Givet att multiplikatorn är <gånger>
      Och att plats 0 har 1B 1R 2A 2R 3B 3R 5A på handen
      Och att plats 0 har deklarerat "tre par"
      Och att plats 1 har 89 kortpoäng
      Och att plats 0 har 88 kortpoäng
      Och att plats 2 har 87 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 1 betalar <poäng> poäng till plats 0 för teyaku "tre par"

      Exempel:
        | gånger | poäng |
        | 1      | 40    |
        | 2      | 80    |
        | 4      | 160   |

  Regel: Teyaku betalas när given är slut och kan strykas

    @HH-SV-150 @HH-SV-151 @HH-16
    Scenario: En tokushuyaku stryker alla teyaku
      Givet att plats 0 har 1B 1R 2A 2R 3B 3R 5A på handen
      Och att plats 0 har deklarerat "tre par"
      Och att plats 0 har 40 kortpoäng
      Och att plats 1 har 168 kortpoäng
      Och att plats 2 har 56 kortpoäng
      När given är slut: korten är slut
      Så betalas inget i teyaku
      Och plats 0 betalar 100 poäng till plats 1 för tokushuyaku "dubbla åttor"

    @HH-SV-150
    Scenario: Teyaku betalas när en poäng saknas till tokushuyakun
      Givet att plats 0 har 1B 1R 2A 2R 3B 3R 5A på handen
      Och att plats 0 har deklarerat "tre par"
      Och att plats 0 har 41 kortpoäng
      Och att plats 1 har 167 kortpoäng
      Och att plats 2 har 56 kortpoäng
      När given är slut: korten är slut
      Så gäller att plats 1 betalar 40 poäng till plats 0 för teyaku "tre par"

    @HH-SV-151
    Scenario: Ingen teyaku betalas förrän given är slut
      Givet att plats 0 har 1B 1R 2A 2R 3B 3R 5A på handen
      Och att bordet visar 4C1 6C1 7A 8C1 9C2 10C1
      Och att plats 1 har 6R 9R på handen
      Och att plats 2 har 3C2 på handen
      Och att talongen börjar med 2C2 10R 1C1 11C1 12C2
      När given börjar
      Och plats 0 deklarerar "tre par"
      Så betalas inget i teyaku
      När ingen deklarerar något
      Och korten spelas så här
        | plats | från handen | från talongen |
        | 0     | 5A          | 2C2           |
        | 1     | 6R tar 6C1  | 10R tar 10C1  |
        | 2     | 3C2         | 1C1           |
        | 0     | 2A tar 2C2  | 11C1          |
        | 1     | 9R tar 9C2  | 12C2          |
      Och plats 1 säger "shoubu"
      Så slutar given så här: shoubu
      Och plats 1 betalar 40 poäng till plats 0 för teyaku "tre par"
      Och plats 2 betalar 40 poäng till plats 0 för teyaku "tre par"
