# language: de
Funktionalität: Flucht
  Wer mit einer schwachen Hand viele Kartenpunkte erreicht, dem gelingt die Flucht.

  Regel: Eine Flucht braucht neunundachtzig Kartenpunkte und eine angesagte Kasu-Kombination

    @HA-DE-129 @HA-DE-130 @HA-DE-286 @HH-17
    Szenariogrundriss: Eine Flucht braucht eine schwache Hand und 89 Kartenpunkte, hier <Name> und <0>
      Angenommen Platz 0 hat <Hand> auf der Hand
      Und Platz 0 hat "<Name>" angesagt
      Und Platz 0 hat <0> Kartenpunkte
      Und Platz 1 hat 100 Kartenpunkte
      Und Platz 2 hat <2> Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gilt: Platz 1 zahlt <Punkte> Punkte an Platz 0 für die Leistung "Flucht"
      Und Platz 2 zahlt <Punkte> Punkte an Platz 0 für die Leistung "Flucht"

      Beispiele:
        | Name           | Hand                        | 0   | 2  | Punkte |
        | Rot            | 1R 6R 2C1 3C1 4C1 5C1 7C1   | 89  | 75 | 12     |
        | Rot            | 1R 6R 2C1 3C1 4C1 5C1 7C1   | 88  | 76 | 0      |
        | Einzelstreifen | 1R 2C1 3C1 4C1 6C1 11B 12C1 | 89  | 75 | 12     |
        | Einzeltier     | 2A 1C1 3C1 4C1 6C1 11B 12C1 | 110 | 54 | 12     |
        | alle Dreg      | 1C1 2C1 3C1 4C1 5C1 6C1 7C1 | 89  | 75 | 12     |
        | alle Dreg      | 1C1 2C1 3C1 4C1 5C1 6C1 7C1 | 88  | 76 | 0      |

      Beispiele: Das Einzellicht gilt nicht als schwache Hand
        | Name        | Hand                        | 0   | 2  | Punkte |
        | Einzellicht | 1B 2C1 3C1 4C1 6C1 11A 12C1 | 120 | 44 | 0      |

      Beispiele: Suitkombinationen gelten nicht als schwache Hand
        | Name           | Hand                    | 0   | 2  | Punkte |
        | Dreifach Paare | 1B 1R 2A 2R 4C1 4C2 6C1 | 120 | 44 | 0      |

    @HA-DE-129 @HA-DE-286 @HH-17
    Szenario: Wer seine Kasu-Kombination nicht angesagt hat, bekommt nichts für die Flucht
      Angenommen Platz 0 hat 1R 2C1 3C1 4C1 6C1 11B 12C1 auf der Hand
      Und Platz 0 hat 120 Kartenpunkte
      Und Platz 1 hat 100 Kartenpunkte
      Und Platz 2 hat 44 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann wird nichts für Leistungen gezahlt

    @HA-DE-129 @HA-DE-286 @HH-17
    Szenariogrundriss: Die Flucht wird auch bezahlt, wenn die Runde vor dem Ende des Stapels aufhört: <Ende>
      Angenommen Platz 0 hat 1R 2C1 3C1 4C1 6C1 11B 12C1 auf der Hand
      Und Platz 0 hat "Einzelstreifen" angesagt
      Und Platz 0 hat 89 Kartenpunkte
      Und Platz 1 hat 6R 9R 10R genommen
      Und Platz 1 hat Sage gesagt
      Wenn die Runde zu Ende ist: <Ende>
      Dann gilt: Platz 1 zahlt 12 Punkte an Platz 0 für die Leistung "Flucht"
      Und Platz 2 zahlt 12 Punkte an Platz 0 für die Leistung "Flucht"

      Beispiele:
        | Ende                                 |
        | Yoschi von Platz 1                   |
        | Sage wird zurückgenommen von Platz 1 |

  Regel: Nur die Spieler der Runde zahlen für die Flucht

    @HA-DE-130 @HH-17
    Szenario: Wer ausgestiegen ist oder aussetzen muss, zahlt nicht für die Flucht
      Angenommen ein Tisch mit 5 Spielern
      Und Plätze 0, 1 und 2 sind aktiv
      Und Platz 3 ist ausgestiegen
      Und Platz 4 muss aussetzen
      Und Platz 0 hat 1R 2C1 3C1 4C1 6C1 11B 12C1 auf der Hand
      Und Platz 0 hat "Einzelstreifen" angesagt
      Und Platz 0 hat 89 Kartenpunkte
      Und Platz 1 hat 90 Kartenpunkte
      Und Platz 2 hat 85 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gilt: Platz 2 zahlt 12 Punkte an Platz 0 für die Leistung "Flucht"
      Und Platz 3 zahlt 0 Punkte an Platz 0 für die Leistung "Flucht"
      Und werden insgesamt 24 Punkte für Leistungen gezahlt
