# language: sv
Egenskap: Det fortsatta spelet
  Nästa giv, partiets slut och årets bonus.

  Regel: Vinnaren ger nästa giv

    @HH-SV-283 @HH-SV-284 @HH-21
    Scenario: Efter betalningarna följer nästa giv
      När given börjar
      Och resten av given spelas
      Och nästa giv börjar
      Så är det giv 2

    @HH-SV-284 @HH-21
    Scenario: Vinnaren är nästa givare
      Givet att plats 0 är givare
      Och att plats 0 har 80 kortpoäng
      Och att plats 1 har 100 kortpoäng
      Och att plats 2 har 84 kortpoäng
      När given är slut: korten är slut
      Så vinner plats 1 given
      Och är plats 1 nästa givare

  Regel: Efter överenskommet antal givar räknas vinst och förlust

    @HH-SV-285
    Abstrakt Scenario: Partiet är slut efter sista given
      Givet att tillvalet "rounds" är 3
      Och att det är giv <giv>
      När given börjar
      Och resten av given spelas
      Så är partiet <slut>

      Exempel:
        | giv | slut      |
        | 2   | inte slut |
        | 3   | slut      |

    # Alla får lika mycket i början, så ställningen räknas från noll: överskottet är vinsten och underskottet förlusten.
    # Den som vinner pengar vinner det som de andra förlorar.
    @HH-SV-286 @HH-SV-287 @HH-SV-288 @HH-SV-289 @HH-SV-290
    Scenario: Överskotten är lika stora som underskotten
      Givet att det är giv 12
      Och att ställningen är 40 -25 -15
      Och att plats 0 har 93 kortpoäng
      Och att plats 1 har 91 kortpoäng
      Och att plats 2 har 80 kortpoäng
      När given är slut: korten är slut
      Så är ställningen 45 -22 -23
      Och går alla betalningar jämnt ut

  Regel: Årets bonus är en variant

    @HH-SV-291 @HH-SV-292 @HH-22
    Scenario: Den som ligger bäst till efter tolv givar får bonusen av var och en
      Givet att tillvalet "year-bonus" är 5
      Och att det är giv 12
      Och att ställningen är 40 -25 -15
      Och att plats 0 har 88 kortpoäng
      Och att plats 1 har 89 kortpoäng
      Och att plats 2 har 87 kortpoäng
      När given är slut: korten är slut
      Så betalar plats 1 plats 0 50 poäng i årsbonus
      Och betalar plats 2 plats 0 50 poäng i årsbonus

    @HH-SV-292 @HH-22
    Scenario: Utan varianten betalas den inte
      Givet att det är giv 12
      Och att ställningen är 40 -25 -15
      Och att plats 0 har 88 kortpoäng
      Och att plats 1 har 89 kortpoäng
      Och att plats 2 har 87 kortpoäng
      När given är slut: korten är slut
      Så betalas inget i årsbonus

    @HH-SV-291 @HH-22
    Scenario: Inte före den tolfte given
      Givet att tillvalet "year-bonus" är 5
      Och att det är giv 11
      Och att ställningen är 40 -25 -15
      Och att plats 0 har 88 kortpoäng
      Och att plats 1 har 89 kortpoäng
      Och att plats 2 har 87 kortpoäng
      När given är slut: korten är slut
      Så betalas inget i årsbonus

    @HH-SV-291 @HH-22
    Scenario: Och inte i ett parti som är kortare än ett år
      Givet att tillvalet "year-bonus" är 5
      Och att tillvalet "rounds" är 6
      Och att det är giv 6
      Och att ställningen är 40 -25 -15
      Och att plats 0 har 88 kortpoäng
      Och att plats 1 har 89 kortpoäng
      Och att plats 2 har 87 kortpoäng
      När given är slut: korten är slut
      Så betalas inget i årsbonus

    @HH-SV-293 @HH-22
    Scenario: Två som delar förstaplatsen delar bonusen, och bara den tredje betalar
      Givet att tillvalet "year-bonus" är 5
      Och att det är giv 12
      Och att ställningen är 20 20 -40
      Och att plats 0 har 88 kortpoäng
      Och att plats 1 har 88 kortpoäng
      Och att plats 2 har 88 kortpoäng
      Och att plats 2 är givare
      Och att plats 0 har fångat 1C1
      När given är slut: bara en är med
      Så betalar plats 2 plats 0 25 poäng i årsbonus
      Och betalar plats 2 plats 1 25 poäng i årsbonus
