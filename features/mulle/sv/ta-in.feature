# language: sv
Egenskap: Ta in
  Det spelade kortet fångar fria kort med lika många ögon och grupper av fria kort med den ögonsumman.

  Bakgrund:
    Givet ett bord med 2 spelare

  Regel: Turen går medsols, och varje tur spelas ett kort från handen

    @MU-SV-039 @MU-2
    Scenario: Den som sitter efter givaren börjar
      Givet att plats 1 är givare
      När given börjar
      Så är plats 0 på tur

    @MU-SV-039 @MU-SV-040 @MU-2
    Scenario: På tre går turen runt bordet
      Givet ett bord med 3 spelare
      Och att plats 0 är givare
      Och att bordet visar s4 h4
      Och att plats 1 har h5 d8 c9 s6 på handen
      Och att plats 2 har h6 d7 c3 s9 på handen
      Och att plats 0 har h7 d3 c6 s8 på handen
      När turen kommer till plats 1
      Och plats 1 lägger ut h5
      Så är plats 2 på tur
      När plats 2 lägger ut c3
      Så är plats 0 på tur
      När plats 0 tar in s4 c3 med h7
      Så är plats 1 på tur

    @MU-SV-041 @MU-SV-042 @MU-3 @MU-8 @MU-9 @MU-11
    Scenario: Valfritt kort, och kortet kan användas på fyra sätt
      Givet att bordet visar h4 c9
      Och att plats 1 har byggt s3 d5 till 8
      Och att plats 0 har s9 h8 d8 c2 s5 på handen
      När turen kommer till plats 0
      Så kan plats 0 använda vart och ett av s9 h8 d8 c2 s5
      Och är detta allt som plats 0 kan göra med h8
        | gör       | fria kort | byggen | värde | räknas |
        | ta in     |           | 1      |       |        |
        | bygga på  |           | 1      | 8     |        |
      Och är detta allt som plats 0 kan göra med s5
        | gör       | fria kort | byggen | värde | räknas |
        | bygga     | h4        |        | 9     |        |
        | bygga     | h4 c9     |        | 9     |        |
        | lägga ut  |           |        |       |        |
