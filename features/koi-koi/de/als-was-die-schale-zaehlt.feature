# language: de
Funktionalität: Die Sakeschale beim Sieger, und Partner, die zusammen gewinnen
  Die Aufzeichnung einer Runde zeigt, als was die Schale zählte und wer gewonnen hat.

  @HA-DE-248 @KK-4
  Szenariogrundriss: Die Sakeschale zählt als <Art>, wenn die genommenen Karten <Karten> sind
    Wenn jemand die genommenen Karten <Karten> ansieht
    Dann zählt 9A als "<Art>"

    Beispiele:
      | Karten                                                       | Art  |
      | 2A 4A 5A 7A 9A 1C1                                           | Tier |
      | 9A 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1                       | Dreg |
      | 2A 4A 5A 7A 9A 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1           | Tier |
      | 2A 4A 5A 7A 9A 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 6C1   | Tier |
      | 2A 4A 5A 9A 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1              | Dreg |

  @HA-DE-248 @KK-4
  Szenario: Die Sakeschale zählt beim Zahlen so, wie es dem Sieger mehr bringt
    Angenommen Platz 0 hat 9A 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 genommen
    Wenn die Runde zu Ende ist: Stop von Platz 0
    Dann zählt 9A für den Sieger als "Dreg"
    Und spielt jeder Platz für sich

  @HA-DE-081 @HA-DE-084 @KK-10
  Szenario: Beide Partner gewinnen die Runde, und wer Stop gesagt hat, gibt die nächste
    Angenommen ein Tisch mit 4 Spielern
    Und Platz 0 hat 6R 9R 10R genommen
    Wenn die Runde zu Ende ist: Stop von Platz 2
    Dann gewinnen die Plätze 0 und 2 die Runde
    Und ist Platz 2 der nächste Geber
