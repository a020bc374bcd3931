# language: sv
Egenskap: Högen
  Ett kort med samma valör som det översta tar hela högen, och en knekt tar vilken hög som helst.

  Bakgrund:
    Givet ett bord med 2 spelare

  Scenario: Ett kort med samma valör som det översta tar hela högen
    Givet att bordet visar h3 dK c7
    Och att plats 0 har s7 d2 h9 på handen
    När turen kommer till plats 0
    Och plats 0 spelar s7 och tar h3 dK c7
    Så ligger inget fritt kort på bordet

  Scenario: Ett kort med samma valör som kortet under det översta tar inget
    Givet att bordet visar h3 c7 dK
    Och att plats 0 har s7 d2 h9 på handen
    När turen kommer till plats 0
    Och plats 0 spelar s7
    Så ligger s7 överst på bordet

  Scenario: Bara den som tar de dolda korten ser dem
    Givet att bordet visar c7
    Och att h2 h4 h6 ligger med baksidan upp under bordets kort
    Och att plats 0 har s7 d2 h9 på handen
    När turen kommer till plats 0
    Och plats 0 spelar s7 och tar c7
    Så ligger det 0 kort med baksidan upp under bordets kort
    Och ser plats 1 inte 3 kort som plats 0 har tagit
    Och är pishti för plats 0 nu 0

  Scenario: Den som tar en hög av ett enda kort gör pishti
    Givet att bordet visar c7
    Och att plats 0 har s7 d2 h9 på handen
    När turen kommer till plats 0
    Och plats 0 spelar s7 och tar c7
    Så är pishti för plats 0 nu 1
