# language: sv
Egenskap: Husregler som följer med spelet
  Varje husregel säger vad den ändrar, och allt annat är som vanligt.

  Regel: Ett bygges värde får bara ändras en gång

    Bakgrund:
      Givet att man spelar med husreglerna "raised-once"
      Och ett bord med 2 spelare
      Och att plats 1 har byggt s3 d2 till 5
      Och att plats 0 har h2 h7 h9 c9 på handen

    @MU-9
    Scenario: Ett bygge som inte har ändrats får höjas
      När turen kommer till plats 0
      Och plats 0 höjer bygge 1 till 7 med h2
      Så godtas det

    @MU-9
    Scenario: Ett bygge som redan har ändrats får inte höjas igen
      Givet att plats 1 var sist med att ändra värdet på bygge 1
      När turen kommer till plats 0
      Och plats 0 höjer bygge 1 till 7 med h2
      Så avslås det: dess värde har ändrats förut
