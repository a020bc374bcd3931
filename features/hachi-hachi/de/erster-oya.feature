# language: de
Funktionalität: Der erste Geber
  Die Spieler ziehen Karten, bis feststeht, wer zuerst gibt.

  Regel: Wer den frühesten Monat zieht, gibt zuerst

    @HA-DE-194 @HA-DE-195 @HH-2
    Szenariogrundriss: Die gezogenen Monate bestimmen den ersten Geber: <Fall>
      Wenn die Plätze um den ersten Geber <Karten> ziehen
      Dann ist Platz <Oya> der erste Geber

      Beispiele:
        | Fall                              | Karten                  | Oya |
        | Der früheste Monat                | 5A 3C1 9R               | 1   |
        | Der Monat zählt, nicht der Wert   | 12B 8B 2C1              | 2   |
        | Gleiche späte Monate stören nicht | 4A 9C1 9C2 9R           | 0   |
        | Zu siebt                          | 6A 7A 8B 9A 10A 5C1 11B | 5   |

  Regel: Haben mehrere den frühesten Monat, ziehen sie noch einmal

    # Der Wert der Karte entscheidet hier nicht. Nach anderen Texten ergeben dieselben Karten sofort einen Geber.
    @HA-DE-197 @HH-2
    Szenariogrundriss: Beim frühesten Monat entscheidet nicht die höhere Karte: <Karten>
      Wenn die Plätze um den ersten Geber <Karten> ziehen
      Dann ziehen Plätze <Gleiche> noch einmal

      Beispiele:
        | Karten          | Gleiche    |
        | 3C1 3B 9R       | 0 und 1    |
        | 4C1 4C2 9A      | 0 und 1    |
        | 3C1 3B 3R       | 0, 1 und 2 |
        | 8C1 12B 8C2 10A | 0 und 2    |
        | 5C1 5A 8C1 8B   | 0 und 1    |

    @HA-DE-197 @HH-2
    Szenario: Es wird gezogen, bis einer allein den frühesten Monat hat
      Wenn 3 Plätze nacheinander 3C1 8B 3B, dann 7C1 7A, dann 9R 2C1 ziehen
      Dann ist Platz 2 der erste Geber
      Und wird 3 Mal gezogen

    @HA-DE-197 @HH-2
    Szenario: Wer einen späteren Monat gezogen hat, zieht nicht noch einmal
      Wenn 3 Plätze nacheinander 4C1 8B 4A, dann 5A 6A ziehen
      Dann ist Platz 0 der erste Geber
      Und wird 2 Mal gezogen

  Regel: Der Geber fängt an, und es geht gegen den Uhrzeigersinn

    @HA-DE-196 @HA-DE-198 @HH-1
    Szenariogrundriss: Der Geber auf Platz <Oya> spielt zuerst, dann sein rechter Nachbar
      Angenommen Platz <Oya> ist Geber
      Und Platz <Oya> hat 1R 2A 3C1 6C1 8A 10C1 12C1 auf der Hand
      Und das Feld zeigt 1C1 2C1 4C1 5C1 7C1 9C1
      Und der Stapel beginnt mit 11C1
      Wenn die Karten gegeben werden
      Dann ist Platz <Oya> am Zug
      Wenn Platz <Oya> 6C1 spielt
      Und Platz <Oya> 11C1 aufdeckt
      Dann ist Platz <nächster> am Zug

      Beispiele:
        | Oya | nächster |
        | 0   | 1        |
        | 1   | 2        |
        | 2   | 0        |

  Regel: Der Sieger gibt die nächste Runde

    @HA-DE-218 @HH-21
    Szenariogrundriss: Platz <Sieger> gewinnt und gibt als Nächster, wenn die Runde so endet: <Ende>
      Angenommen Platz 2 ist Geber
      Und Platz <Sieger> hat 6R 9R 10R genommen
      Und Platz 0 hat <0> Kartenpunkte
      Und Platz 1 hat <1> Kartenpunkte
      Und Platz 2 hat <2> Kartenpunkte
      Und Platz <von> hat Sage gesagt
      Wenn die Runde zu Ende ist: <Ende> von Platz <von>
      Dann gewinnt Platz <Sieger> die Runde
      Und ist Platz <Sieger> der nächste Geber

      Beispiele:
        | Ende                     | 0   | 1  | 2  | Sieger | von |
        | Yoschi                   | 100 | 80 | 84 | 1      | 1   |
        | Sage wird zurückgenommen | 80  | 84 | 90 | 0      | 0   |

    @HA-DE-218 @HH-21
    Szenariogrundriss: Platz <Sieger> gewinnt und gibt als Nächster, wenn die Karten aus sind
      Angenommen Platz 2 ist Geber
      Und Platz <Sieger> hat 1B genommen
      Und Platz 0 hat <0> Kartenpunkte
      Und Platz 1 hat <1> Kartenpunkte
      Und Platz 2 hat <2> Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gewinnt Platz <Sieger> die Runde
      Und ist Platz <Sieger> der nächste Geber

      Beispiele:
        | 0  | 1   | 2  | Sieger |
        | 93 | 91  | 80 | 0      |
        | 80 | 91  | 93 | 2      |
        | 50 | 168 | 46 | 1      |
        | 88 | 88  | 88 | 2      |
