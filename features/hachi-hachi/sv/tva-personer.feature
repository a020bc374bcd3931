# language: sv
Egenskap: Spelet på två personer
  När bara två spelar korten.

  Regel: Given

    @HH-SV-294 @HH-SV-295 @HH-SV-296
    Scenario: Två vid bordet får sju kort var
      Givet ett bord med 2 spelare
      När given börjar
      Så har varje plats 7 kort på handen
      Och ligger det 6 kort på bordet
      Och har talongen 28 kort
      Och är plats 0 och 1 aktiva

    @HH-SV-294 @HH-5
    Scenario: Två som går med där ingen kan tvingas
      Givet ett bord med 4 spelare
      Och att tillvalet "participation.minimum" är free
      När given börjar
      Och plats 0 säger "jag är med"
      Och plats 1 säger "jag står över"
      Och plats 2 säger "jag är med"
      Och plats 3 säger "jag står över"
      Och plats 0 säger "jag vill spela"
      Och plats 2 säger "vi delar"
      Så är plats 0 och 2 aktiva
      När ingen deklarerar något
      Så är fasen "turn"

    @HH-SV-297 @HH-SV-298
    Scenario: Spelet är detsamma, och när händerna är tomma finns kort kvar i talongen
      Givet ett bord med 2 spelare
      När given börjar
      Och ingen deklarerar något
      Så är plats 0 på tur
      När resten av given spelas
      Så är given slut genom "exhausted"
      Och har varje plats 0 kort på handen
      Och har talongen 14 kort

  Regel: Tokushuyaku och särskilda prestationer gäller inte

    @HH-SV-299 @HH-SV-300 @HH-19
    Scenario: Etthundrasjuttio kortpoäng är bara kortpoäng
      Givet ett bord med 2 spelare
      Och att plats 0 har 170 kortpoäng
      Och att plats 1 har 40 kortpoäng
      När given är slut: korten är slut
      Så betalas inget i tokushuyaku
      Och betalar plats 1 plats 0 130 poäng i kortpoäng

    @HH-SV-300 @HH-19
    Scenario: Sexton skräp är ingenting
      Givet ett bord med 2 spelare
      Och att plats 0 har fångat 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1 6C2 7C1 7C2 8C1 8C2
      Och att plats 1 har 40 kortpoäng
      När given är slut: korten är slut
      Så betalas inget i tokushuyaku
      Och betalar plats 0 plats 1 24 poäng i kortpoäng

    @HH-SV-301 @HH-19
    Scenario: Ingen flykt och inget fångat tretal
      Givet ett bord med 2 spelare
      Och att plats 0 har 1R 2C1 3C1 4C1 6C1 11B 12C1 på handen
      Och att plats 0 har deklarerat "en remsa"
      Och att plats 0 har 120 kortpoäng
      Och att plats 1 har 1B 1C1 1C2 2A 5A 8A 10A på handen
      Och att plats 1 har deklarerat "tretal"
      Och att plats 1 har fångat 1R 1B
      Och att plats 1 har 40 kortpoäng
      När given är slut: korten är slut
      Så betalas inget för prestationer

  Regel: Skillnaden i kortpoäng betalas

    @HH-SV-302 @HH-SV-303 @HH-SV-304 @HH-19
    Scenario: Textens exempel med 83 och 68 på suveränt fält
      Givet ett bord med 2 spelare
      Och att multiplikatorn är 4
      Och att plats 0 har 83 kortpoäng
      Och att plats 1 har 68 kortpoäng
      När given är slut: korten är slut
      Så betalar plats 1 plats 0 60 poäng i kortpoäng

    @HH-SV-302 @HH-19
    Scenario: Är det lika betalas inget
      Givet ett bord med 2 spelare
      Och att plats 0 har 75 kortpoäng
      Och att plats 1 har 75 kortpoäng
      När given är slut: korten är slut
      Så betalas inget i kortpoäng
      Och vinner plats 0 given

  Regel: Teyaku, dekiyaku och potten som vanligt

    @HH-SV-305 @HH-SV-306 @HH-SV-307
    Scenario: Den andra betalar, och vinnaren tar potten
      Givet ett bord med 2 spelare
      Och att det ligger 20 poäng i potten
      Och att plats 1 har 1B 1C1 2A 2C1 5A 5C1 7A på handen
      Och att plats 1 har deklarerat "tre par"
      Och att plats 0 har fångat 1R 2R 3R
      När given är slut: shoubu av plats 0
      Så betalar plats 0 plats 1 40 poäng för teyaku "tre par"
      Och betalar plats 1 plats 0 70 poäng för dekiyaku "poesiremsor"
      Och får plats 0 20 poäng ur potten

    @HH-SV-305 @HH-13
    Scenario: Har den andra sagt sage betalar den dubbelt
      Givet ett bord med 2 spelare
      Och att plats 1 har sagt sage
      Och att plats 0 har fångat 1R 2R 3R
      När given är slut: shoubu av plats 0
      Så betalar plats 1 plats 0 140 poäng för dekiyaku "poesiremsor"
