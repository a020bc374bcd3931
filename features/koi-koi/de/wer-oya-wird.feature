# language: de
Funktionalität: Der Geber
  Zuerst entscheiden die Karten, wer gibt, und danach der Ausgang jeder Runde.

  Regel: Alle ziehen um das erste Geben, bis einer allein den frühesten Monat hat

    @HA-DE-194 @HA-DE-195 @HA-DE-197 @HH-2
    Szenario: Zu dritt gibt, wer den frühesten Monat zieht, und bei Gleichstand wird weitergezogen
      Wenn die Plätze um den ersten Geber 5A 3C1 9R ziehen
      Dann ist Platz 1 der erste Geber
      Wenn die Plätze um den ersten Geber 3C1 3B 9R ziehen
      Dann ziehen Plätze 0 und 1 noch einmal

    @HA-DE-195 @HA-DE-197 @HH-2
    Szenario: Sind nur spätere Monate gleich, wird nicht noch einmal gezogen
      Wenn 3 Plätze nacheinander 2A 5A 5R ziehen
      Dann ist Platz 0 der erste Geber
      Und wird 1 Mal gezogen

    @HA-DE-197 @HH-2
    Szenario: Zu zweit wird gezogen, bis die Monate verschieden sind
      Wenn 2 Plätze nacheinander 4C1 4A, dann 7C1 7A, dann 9R 2C1 ziehen
      Dann ist Platz 1 der erste Geber
      Und wird 3 Mal gezogen

    @HA-DE-196 @KK-12
    Szenariogrundriss: Mit <Spieler> Spielern spielt der Geber die erste Karte
      Angenommen ein Tisch mit <Spieler> Spielern
      Und Platz 1 ist Geber
      Wenn die Runde beginnt
      Dann ist Platz 1 am Zug

      Beispiele:
        | Spieler |
        | 2       |
        | 3       |
        | 4       |

  Regel: Der Sieger gibt die nächste Runde

    @HA-DE-218 @HA-DE-219 @KK-11
    Szenario: Wer Stop gesagt hat, gibt die nächste Runde
      Angenommen Platz 2 hat 6R 9R 10R genommen
      Wenn die Runde zu Ende ist: Stop von Platz 2
      Dann gewinnt Platz 2 die Runde
      Und ist Platz 2 der nächste Geber

    @HA-DE-218 @HA-DE-219 @KK-11
    Szenario: Wer mit der Hand gewonnen hat, gibt die nächste Runde
      Angenommen Platz 1 hat 4A 4R 4C1 4C2 1R 2A 6C1 auf der Hand
      Wenn die Runde beginnt
      Dann gewinnt Platz 1 die Runde
      Wenn die nächste Runde beginnt
      Dann ist es Runde 2
      Und gibt Platz 1

    @HA-DE-218 @HA-DE-219 @KK-11
    Szenario: Von zwei Partnern gibt der, der Stop gesagt hat, die nächste Runde
      Angenommen ein Tisch mit 4 Spielern
      Und Platz 1 hat 6R 9R genommen
      Und Platz 3 hat 10R genommen
      Wenn die Runde zu Ende ist: Stop von Platz 3
      Dann ist Platz 3 der nächste Geber

  Regel: Hat niemand gewonnen, gibt der rechte Nachbar des Gebers

    @HA-DE-217 @HA-DE-219 @KK-9 @KK-11
    Szenariogrundriss: Mit <Spieler> Spielern gibt nach einer Runde ohne Sieger der rechte Nachbar von Platz <Oya>
      Angenommen ein Tisch mit <Spieler> Spielern
      Und Platz <Oya> ist Geber
      Und Platz 0 hat 6R 9R 10R genommen
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gewinnt niemand die Runde
      Und ist Platz <Naka> der nächste Geber

      Beispiele:
        | Spieler | Oya | Naka |
        | 3       | 0   | 1    |
        | 3       | 2   | 0    |
        | 2       | 0   | 1    |
        | 2       | 1   | 0    |
        | 4       | 3   | 0    |
