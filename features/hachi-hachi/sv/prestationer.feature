# language: sv
Egenskap: Särskilda prestationer
  En extra kan för den som lyckas.

  Regel: Fånga tretalet

    @HH-SV-265 @HH-SV-266 @HH-SV-268 @HH-SV-269 @HH-SV-272 @HH-17
    Scenario: Den som har deklarerat ett tretal fångar det fjärde kortet
      Givet att plats 0 har 1B 1R 1C1 2A 5A 8A 10A på handen
      Och att plats 0 har deklarerat "tretal"
      Och att plats 0 har fångat 1C2 1B
      Och att plats 0 har 88 kortpoäng
      Och att plats 1 har 89 kortpoäng
      Och att plats 2 har 87 kortpoäng
      När given är slut: korten är slut
      Så ger prestationen "fånga tretalet" plats 0 10 poäng av plats 1
      Och ger prestationen "fånga tretalet" plats 0 10 poäng av plats 2

    @HH-SV-269 @HH-17
    Scenario: Utan det fjärde kortet blir det inget
      Givet att plats 0 har 1B 1R 1C1 2A 5A 8A 10A på handen
      Och att plats 0 har deklarerat "tretal"
      Och att plats 0 har fångat 1C1 1B
      Och att plats 0 har 88 kortpoäng
      Och att plats 1 har 89 kortpoäng
      Och att plats 2 har 87 kortpoäng
      När given är slut: korten är slut
      Så betalas inget för prestationer

    @HH-SV-269 @HH-17
    Scenario: Utan deklarerad teyaku blir det inget
      Givet att plats 0 har 1B 1R 1C1 2A 5A 8A 10A på handen
      Och att plats 0 har fångat 1C2 1B
      Och att plats 0 har 88 kortpoäng
      Och att plats 1 har 89 kortpoäng
      Och att plats 2 har 87 kortpoäng
      När given är slut: korten är slut
      Så betalas inget för prestationer

    @HH-SV-269 @HH-17
    Scenario: Två tretal kan båda fångas
      Givet att plats 0 har 1B 1R 1C1 2A 2R 2C1 10A på handen
      Och att plats 0 har deklarerat "två tretal"
      Och att plats 0 har fångat 1C2 1B 2C2 2A
      Och att plats 0 har 88 kortpoäng
      Och att plats 1 har 89 kortpoäng
      Och att plats 2 har 87 kortpoäng
      När given är slut: korten är slut
      Så ger prestationen "fånga tretalet" plats 0 20 poäng av plats 1

    @HH-SV-266 @HH-17
    Scenario: Det gäller också när någon har sagt shoubu
      Givet att plats 0 har 1B 1R 1C1 2A 5A 8A 10A på handen
      Och att plats 0 har deklarerat "tretal"
      Och att plats 0 har fångat 1C2 1B
      Och att plats 1 har fångat 6R 9R 10R
      När given är slut: shoubu av plats 1
      Så ger prestationen "fånga tretalet" plats 0 10 poäng av plats 1

    @HH-SV-267 @HH-17
    Scenario: Men inte när någon har en tokushuyaku
      Givet att plats 0 har 1B 1R 1C1 2A 5A 8A 10A på handen
      Och att plats 0 har deklarerat "tretal"
      Och att plats 0 har fångat 1C2 1B
      Och att plats 0 har 40 kortpoäng
      Och att plats 1 har 170 kortpoäng
      Och att plats 2 har 54 kortpoäng
      När given är slut: korten är slut
      Så betalas inget för prestationer

  Regel: Flykt

    @HH-SV-268 @HH-SV-271 @HH-SV-272 @HH-17
    Abstrakt Scenario: Åttionio kortpoäng efter en teyaku i grupp B, dock inte en lysande
      Givet att plats 0 har <hand> på handen
      Och att plats 0 har deklarerat "<teyaku>"
      Och att plats 0 har <poäng> kortpoäng
      Och att plats 1 har 88 kortpoäng
      Och att plats 2 har 87 kortpoäng
      När given är slut: korten är slut
      Så ger prestationen "flykt" plats 0 <flykt> poäng av plats 1
      Och ger prestationen "flykt" plats 0 <flykt> poäng av plats 2

      Exempel:
        | hand                        | teyaku     | poäng | flykt |
        | 1R 2C1 3C1 4C1 6C1 11B 12C1 | en remsa   | 89    | 10    |
        | 1R 2C1 3C1 4C1 6C1 11B 12C1 | en remsa   | 88    | 0     |
        | 2A 1C1 3C1 4C1 6C1 11B 12C1 | ett frö    | 89    | 10    |
        | 1C1 2C1 3C1 4C1 6C1 7C1 11B | tom hand   | 89    | 10    |
        | 1R 4R 3C1 2C1 6C1 7C1 11B   | röd        | 89    | 10    |
        | 1B 2C1 3C1 4C1 6C1 7C1 11A  | en lysande | 120   | 0     |

    @HH-SV-273
    Abstrakt Scenario: Multiplikatorn gäller
      Givet att multiplikatorn är <gånger>
      Och att plats 0 har 1R 2C1 3C1 4C1 6C1 11B 12C1 på handen
      Och att plats 0 har deklarerat "en remsa"
      Och att plats 0 har 89 kortpoäng
      Och att plats 1 har 88 kortpoäng
      Och att plats 2 har 87 kortpoäng
      När given är slut: korten är slut
      Så ger prestationen "flykt" plats 0 <poäng> poäng av plats 1

      Exempel:
        | gånger | poäng |
        | 2      | 20    |
        | 4      | 40    |

  Regel: Ansvar för det fjärde kortet är en variant

    @HH-SV-274 @HH-SV-275 @HH-SV-276 @HH-18
    Scenario: Den som spelade det från handen betalar dubbelt ensam
      Givet att tillvalet "liability.catch-triplet" är ja
      Och att plats 2 är givare
      Och att bordet visar 2R 3R 5C1 7C1 9C1 10C1
      Och att plats 0 har 1B 1R 1C1 4A 6A 8A 12B på handen
      Och att plats 1 har 2A 4R 5R 7R 8B 11R 12C1 på handen
      Och att plats 2 har 1C2 3B 4C1 6C1 9R 10R 11C1 på handen
      Och att talongen börjar med 12C2 8C1 9A
      När given börjar
      Och plats 0 deklarerar "tretal"
      Och plats 2 spelar 1C2
      Och plats 2 slår upp 12C2
      Och plats 0 spelar 1B och tar 1C2
      Och plats 0 slår upp 8C1
      Och resten av given spelas
      Så ger prestationen "fånga tretalet" plats 0 20 poäng av plats 2
      Och ger prestationen "fånga tretalet" plats 0 0 poäng av plats 1

    @HH-SV-274 @HH-18
    Scenario: Utan varianten betalar båda
      Givet att plats 2 är givare
      Och att bordet visar 2R 3R 5C1 7C1 9C1 10C1
      Och att plats 0 har 1B 1R 1C1 4A 6A 8A 12B på handen
      Och att plats 1 har 2A 4R 5R 7R 8B 11R 12C1 på handen
      Och att plats 2 har 1C2 3B 4C1 6C1 9R 10R 11C1 på handen
      Och att talongen börjar med 12C2 8C1 9A
      När given börjar
      Och plats 0 deklarerar "tretal"
      Och plats 2 spelar 1C2
      Och plats 2 slår upp 12C2
      Och plats 0 spelar 1B och tar 1C2
      Och plats 0 slår upp 8C1
      Och resten av given spelas
      Så ger prestationen "fånga tretalet" plats 0 10 poäng av plats 2
      Och ger prestationen "fånga tretalet" plats 0 10 poäng av plats 1

    @HH-SV-275 @HH-18
    Scenario: Ett kort från talongen medför inget ansvar
      Givet att tillvalet "liability.catch-triplet" är ja
      Och att plats 2 är givare
      Och att bordet visar 2R 3R 5C1 7C1 9C1 10C1
      Och att plats 0 har 1B 1R 1C1 4A 6A 8A 12B på handen
      Och att plats 1 har 2A 4R 5R 7R 8B 11R 12C1 på handen
      Och att plats 2 har 2C1 3B 4C1 6C1 9R 10R 11C1 på handen
      Och att talongen börjar med 1C2 8C1 9A
      När given börjar
      Och plats 0 deklarerar "tretal"
      Och plats 2 spelar 4C1
      Och plats 2 slår upp 1C2
      Och plats 0 spelar 1B och tar 1C2
      Och plats 0 slår upp 8C1
      Och resten av given spelas
      Så ger prestationen "fånga tretalet" plats 0 10 poäng av plats 2
      Och ger prestationen "fånga tretalet" plats 0 10 poäng av plats 1

    @HH-SV-275 @HH-18
    Scenario: Inte heller det sista kortet på en hand
      Givet att tillvalet "liability.catch-triplet" är ja
      När det fjärde kortet till ett tretal lades från handen och det fanns fler kort kvar
      Så är den som lade kortet ensam ansvarig
      När det fjärde kortet till ett tretal var det sista på handen
      Så är den som lade kortet inte ensam ansvarig

  Regel: Mizuten är en variant

    @HH-SV-277 @HH-17
    Scenario: Givaren får säga det innan korten delas ut
      Givet att tillvalet "mizuten" är ja
      När given börjar
      Så är fasen "before-deal"
      Och har varje plats 0 kort på handen
      Och får plats 0 säga "mizuten"
      Och får plats 1 inte säga "mizuten"

    @HH-SV-277 @HH-17
    Scenario: Utan varianten går det inte
      När given börjar
      Så får plats 0 inte säga "mizuten"

    @HH-SV-278 @HH-SV-279 @HH-SV-280 @HH-SV-281 @HH-17
    Scenario: Lyckad mizuten betalas av alla, utom av den som hade det blanka kortet
      Givet ett bord med 7 spelare
      Och att multiplikatorn är 2
      Och att plats 0, 1 och 2 är aktiva
      Och att plats 3 har stått över
      Och att plats 4 och 5 tvingades stå över
      Och att plats 6 har det blanka kortet
      Och att plats 0 har sagt mizuten
      Och att plats 0 har 89 kortpoäng
      Och att plats 1 har 88 kortpoäng
      Och att plats 2 har 87 kortpoäng
      När given är slut: korten är slut
      Så ger prestationen "mizuten" plats 0 20 poäng av plats 1
      Och ger prestationen "mizuten" plats 0 20 poäng av plats 3
      Och ger prestationen "mizuten" plats 0 20 poäng av plats 4
      Och ger prestationen "mizuten" plats 0 0 poäng av plats 6

    @HH-SV-278 @HH-SV-282 @HH-17
    Scenario: Misslyckad mizuten betalas bara till de aktiva
      Givet ett bord med 5 spelare
      Och att plats 0, 1 och 2 är aktiva
      Och att plats 3 har stått över
      Och att plats 4 tvingades stå över
      Och att plats 0 har sagt mizuten
      Och att plats 0 har 88 kortpoäng
      Och att plats 1 har 89 kortpoäng
      Och att plats 2 har 87 kortpoäng
      När given är slut: korten är slut
      Så ger prestationen "mizuten" plats 1 10 poäng av plats 0
      Och ger prestationen "mizuten" plats 2 10 poäng av plats 0
      Och ger prestationen "mizuten" plats 3 0 poäng av plats 0
      Och ger prestationen "mizuten" plats 4 0 poäng av plats 0
