# language: sv
Egenskap: Att ta in, caída, limpia och ronda
  Ett kort tar ett kort av samma valör eller en summa, och sedan de valörer som följer utan lucka.

  Bakgrund:
    Givet ett bord med 2 spelare

  Scenario: Ett kort tar också de valörer som följer utan lucka
    Givet att bordet visar c5 d6 h7 cJ sK
    Och att plats 0 har s5 dQ på handen
    Och att plats 1 har cQ cK på handen
    När turen kommer till plats 0
    Och plats 0 tar in c5 d6 h7 cJ med s5
    Så är de fria korten på bordet sK

  Scenario: Den som tar in måste ta hela följden
    Givet att bordet visar c5 d6 h7
    Och att plats 0 har s5 dQ på handen
    När turen kommer till plats 0
    Och plats 0 tar in c5 med s5
    Så avslås det: korten är inte hela följden

  Scenario: Följden slutar där en valör saknas
    Givet att bordet visar c5 d7
    Och att plats 0 har s5 dQ på handen
    När turen kommer till plats 0
    Och plats 0 tar in c5 d7 med s5
    Så avslås det: korten är inte hela följden

  Scenario: En caída som rensar bordet ger fyra poäng
    Givet att plats 0 har s5 dQ på handen
    Och att plats 1 har c5 cQ på handen
    När turen kommer till plats 0
    Och plats 0 lägger ut s5
    Och plats 1 tar in s5 med c5
    Så är caídas för plats 1 nu 1
    Och har plats 1 rensat bordet 1 gång
    Och ser plats 0 att plats 1 står på 4 poäng

  Scenario: En ronda ger fyra poäng genast
    Givet att plats 0 har s5 c5 d5 sQ h2 på handen
    Och att plats 1 har s3 c3 d4 cQ hK på handen
    När given börjar
    Så ser plats 1 att plats 0 har anmält ronda
    Och ser plats 1 att plats 0 står på 4 poäng

  Scenario: Den som når fyrtio poäng vinner genast
    Givet att ställningen är 38 och 36
    Och att plats 0 har s5 dQ på handen
    Och att plats 1 har c5 cQ på handen
    När turen kommer till plats 0
    Och plats 0 lägger ut s5
    Och plats 1 tar in s5 med c5
    Så slutar given så här: målet är nått
    Och vinner plats 1 partiet

  Scenario: En limpia med samma valör räknas om kortet lades ut tidigare
    Givet att alternativet "caida-and-limpia" är nej
    Och att bordet visar c5
    Och att plats 0 har s5 dQ på handen
    Och att plats 1 har cQ cK på handen
    När turen kommer till plats 0
    Och plats 0 tar in c5 med s5
    Så har plats 0 rensat bordet 1 gång
