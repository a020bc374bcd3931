# language: de
Funktionalität: Kartenpunkte
  Hat niemand eine Endkombination, entscheiden die Kartenpunkte.

  Regel: Alle genommenen Karten werden gezählt

    @HA-DE-148 @HA-DE-157 @HH-16
    Szenario: Die Kartenpunkte werden aus den genommenen Karten gezählt
      Angenommen Platz 0 hat 4R 5A 6A 6R 6C2 7R 8A 10C2 11A 12B genommen
      Und Platz 1 hat 2A 2C2 3R 3C1 3C2 4C1 4C2 5R 5C1 5C2 7C2 8B 8C1 9C1 10A 10C1 11R 11C1 12C1 12C3 genommen
      Und Platz 2 hat 1B 1R 1C1 1C2 2R 2C1 3B 4A 6C1 7A 7C1 8C2 9A 9R 9C2 10R 11B 12C2 genommen
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann hat Platz 0 Karten für 77 Punkte genommen
      Und zahlt Platz 0 insgesamt 11 Punkte für Kartenpunkte
      Und hat Platz 1 Karten für 69 Punkte genommen
      Und zahlt Platz 1 insgesamt 19 Punkte für Kartenpunkte
      Und hat Platz 2 Karten für 118 Punkte genommen
      Und erhält Platz 2 insgesamt 30 Punkte für Kartenpunkte

    @HA-DE-136 @HA-DE-148 @HH-13
    Szenario: Hat jemand eine Endkombination, werden keine Kartenpunkte bezahlt
      Angenommen Platz 0 hat 4R 5A 6A 6R 6C2 7R 8A 10C2 11A 12B genommen
      Und Platz 1 hat 2A 2C2 10R 3C1 3C2 4C1 4C2 5R 5C1 5C2 7C2 8B 8C1 9C1 10A 10C1 11R 11C1 12C1 12C3 genommen
      Und Platz 2 hat 1B 1R 1C1 1C2 2R 2C1 3B 4A 6C1 7A 7C1 8C2 9A 9R 9C2 3R 11B 12C2 genommen
      Und Platz 2 hat Sage gesagt
      Und Platz 2 sagte zuerst Sage
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann wird nichts für Kartenpunkte gezahlt
      Und Platz 0 zahlt 42 Punkte an Platz 2 für die Endkombination "rote Streifen mit Gedicht"

    @HA-DE-007 @HA-DE-008
    Szenario: Weidenkarten haben ihren eigenen Wert, obwohl sie auf der Hand als Kasu gelten
      Dann ist 11B genau 20 Punkte wert
      Und ist 11A genau 10 Punkte wert
      Und ist 11R genau 5 Punkte wert
      Und ist 11C1 genau 1 Punkt wert
      Wenn jemand die Hand 11B 11A 2C1 3C1 4C1 5C1 6C1 ansieht
      Dann gibt es nur "alle Dreg"

    @HA-DE-008 @HA-DE-148
    Szenario: Genommene Weidenkarten zählen mit ihrem eigenen Wert
      Angenommen Platz 0 hat 11B 11A 11R 11C1 12C1 12C2 genommen
      Und Platz 1 hat 126 Kartenpunkte
      Und Platz 2 hat 100 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann hat Platz 0 Karten für 38 Punkte genommen
      Und zahlt Platz 0 insgesamt 50 Punkte für Kartenpunkte

  Regel: Bezahlt wird der Abstand zu achtundachtzig Kartenpunkten

    @HA-DE-010 @HA-DE-157 @HH-16
    Szenariogrundriss: Mit <0> Kartenpunkten bekommt oder zahlt man <Saldo> Siegpunkte
      Angenommen Platz 0 hat <0> Kartenpunkte
      Und Platz 1 hat <1> Kartenpunkte
      Und Platz 2 hat <2> Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann kommt Platz 0 auf <Saldo> Punkte für Kartenpunkte

      @HA-DE-158 @HA-DE-159 @HA-DE-160
      Beispiele:
        | 0   | 1  | 2   | Saldo |
        | 88  | 90 | 86  | 0     |
        | 100 | 88 | 76  | 12    |
        | 72  | 92 | 100 | -16   |

    @HA-DE-148 @HA-DE-157 @HH-16
    Szenario: Ohne Endkombination rechnet jeder mit seinen genommenen Karten ab
      Angenommen Platz 0 hat 1B 1R 3B 3C2 4A 4R 4C1 4C2 5A 5C2 7A 7C1 8B 8A 9R 9C1 10R 10C2 genommen
      Und Platz 1 hat 1C1 1C2 5R 5C1 6A 6C2 9A 9C2 11B 11A 11R 11C1 12B 12C1 12C2 12C3 genommen
      Und Platz 2 hat 2A 2R 2C1 2C2 3R 3C1 6R 6C1 7R 7C2 8C1 8C2 10A 10C1 genommen
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann wird nichts für Endkombinationen gezahlt
      Und erhält oder zahlt jeder Platz die Differenz zu 88 mal dem Multiplikator in Kartenpunkten
      Und Platz 2 zahlt 39 Punkte an Platz 0 für Kartenpunkte
      Und Platz 2 zahlt 1 Punkt an Platz 1 für Kartenpunkte

    @HA-DE-157 @HH-4 @HH-16
    Szenario: Zwei mit weniger als achtundachtzig Kartenpunkten zahlen jeder, was ihnen fehlt
      Angenommen der Multiplikator ist 4
      Und Platz 0 hat 86 Kartenpunkte
      Und Platz 1 hat 98 Kartenpunkte
      Und Platz 2 hat 80 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gilt: Platz 0 zahlt 8 Punkte an Platz 1 für Kartenpunkte
      Und Platz 2 zahlt 32 Punkte an Platz 1 für Kartenpunkte

  Regel: Wer die meisten Kartenpunkte hat, gewinnt die Runde

    @HA-DE-161 @HH-16
    Szenariogrundriss: Mit <0>, <1> und <2> Kartenpunkten gewinnt, wer die meisten hat
      Angenommen Platz 0 hat <0> Kartenpunkte
      Und Platz 1 hat <1> Kartenpunkte
      Und Platz 2 hat <2> Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gewinnt Platz <Sieger> die Runde

      Beispiele:
        | 0  | 1  | 2  | Sieger |
        | 93 | 91 | 80 | 0      |
        | 91 | 93 | 80 | 1      |
        | 87 | 88 | 89 | 2      |

    @HA-DE-165 @HH-1 @HH-16
    Szenariogrundriss: Bei Gleichstand zählt der Abstand vom Geber auf Platz <Oya>: <0>, <1> und <2> Kartenpunkte
      Angenommen Platz <Oya> ist Geber
      Und Platz 0 hat <0> Kartenpunkte
      Und Platz 1 hat <1> Kartenpunkte
      Und Platz 2 hat <2> Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gewinnt Platz <Sieger> die Runde

      Beispiele: Der Geber ist einer der beiden mit den meisten Kartenpunkten
        | Oya | 0  | 1  | 2  | Sieger |
        | 0   | 92 | 92 | 80 | 0      |
        | 1   | 92 | 92 | 80 | 1      |
        | 2   | 92 | 80 | 92 | 2      |

      Beispiele: Der Geber ist keiner der beiden mit den meisten Kartenpunkten
        | Oya | 0  | 1  | 2  | Sieger |
        | 2   | 92 | 92 | 80 | 0      |
        | 1   | 92 | 80 | 92 | 2      |
        | 0   | 80 | 92 | 92 | 1      |

      Beispiele: Wer einen einzigen Punkt mehr hat, gewinnt auf jedem Platz
        | Oya | 0  | 1  | 2  | Sieger |
        | 0   | 91 | 92 | 81 | 1      |
        | 1   | 92 | 91 | 81 | 0      |
