# language: de
Funktionalität: Bezahlen der Endkombinationen
  Wer zahlt, hängt davon ab, wie die Runde endet und wer Sage gesagt hat.

  Regel: Nach Yoschi bekommt nur der Sieger seine Endkombinationen bezahlt

    @HA-DE-135 @HA-DE-093 @HH-13
    Szenario: Beide Gegner zahlen nach Yoschi den vollen Wert, und der Sieger bekommt den Topf
      Angenommen im Topf liegen 30 Punkte
      Und Platz 1 hat 6R 9R 10R genommen
      Wenn die Runde zu Ende ist: Yoschi von Platz 1
      Dann gilt: Platz 0 zahlt 84 Punkte an Platz 1 für die Endkombination "blaue Streifen"
      Und Platz 2 zahlt 84 Punkte an Platz 1 für die Endkombination "blaue Streifen"
      Und erhält Platz 1 aus dem Topf 30 Punkte

    @HA-DE-140 @HH-13
    Szenario: Wer nach seinem Sage Yoschi sagt, bekommt alle Endkombinationen bezahlt
      Angenommen Platz 0 hat Sage gesagt
      Und Platz 0 hat 1R 2R 3R 1B 3B 8B 12B genommen
      Wenn die Runde zu Ende ist: Yoschi von Platz 0
      Dann gilt: Platz 1 zahlt 84 Punkte an Platz 0 für die Endkombination "rote Streifen mit Gedicht"
      Und Platz 1 zahlt 120 Punkte an Platz 0 für die Endkombination "vier Lichter"
      Und Platz 2 zahlt 120 Punkte an Platz 0 für die Endkombination "vier Lichter"

    @HA-DE-143 @HA-DE-144 @HA-DE-145 @HH-13
    Szenario: Der einzige Gegner, der Sage gesagt hat, zahlt doppelt und bekommt nichts
      Angenommen Platz 2 hat Sage gesagt
      Und Platz 2 hat 1R 2R 3R genommen
      Und Platz 1 hat 6R 9R 10R genommen
      Wenn die Runde zu Ende ist: Yoschi von Platz 1
      Dann gilt: Platz 2 zahlt 168 Punkte an Platz 1 für die Endkombination "blaue Streifen"
      Und Platz 0 zahlt nichts an Platz 1 für die Endkombination "blaue Streifen"
      Und wird nichts für die Endkombination "rote Streifen mit Gedicht" gezahlt

    @HA-DE-143 @HH-13
    Szenario: Auch zwei Gegner, die Sage gesagt haben, bekommen nichts für ihre Endkombinationen
      Angenommen Plätze 0 und 2 haben Sage gesagt
      Und Platz 0 hat 1B 3B 8B 12B genommen
      Und Platz 2 hat 1R 2R 3R genommen
      Und Platz 1 hat 6R 9R 10R genommen
      Wenn die Runde zu Ende ist: Yoschi von Platz 1
      Dann wird nichts für die Endkombination "rote Streifen mit Gedicht" gezahlt
      Und wird nichts für die Endkombination "vier Lichter" gezahlt
      Und Platz 0 zahlt 84 Punkte an Platz 1 für die Endkombination "blaue Streifen"

    @HA-DE-144 @HA-DE-145 @HH-13
    Szenario: Haben beide Gegner Sage gesagt, zahlt jeder einmal
      Angenommen Plätze 0 und 2 haben Sage gesagt
      Und Platz 1 hat 6R 9R 10R genommen
      Wenn die Runde zu Ende ist: Yoschi von Platz 1
      Dann gilt: Platz 0 zahlt 84 Punkte an Platz 1 für die Endkombination "blaue Streifen"
      Und Platz 2 zahlt 84 Punkte an Platz 1 für die Endkombination "blaue Streifen"

    @HA-DE-136 @HH-13
    Szenario: Viele Kartenpunkte bringen nichts, wenn ein anderer Yoschi sagt
      Angenommen Platz 1 hat 6R 9R 10R genommen
      Und Platz 0 hat 150 Kartenpunkte
      Wenn die Runde zu Ende ist: Yoschi von Platz 1
      Dann gilt: Platz 0 zahlt 84 Punkte an Platz 1 für die Endkombination "blaue Streifen"
      Und wird nichts für Kartenpunkte gezahlt

  Regel: Wer Yoschi sagt, beendet die Runde und gewinnt

    @HA-DE-134 @HH-13
    Szenario: Wer Yoschi sagt, gewinnt auch, wenn ein anderer vorher Sage gesagt hat
      Angenommen Platz 0 hat Sage gesagt
      Und Platz 0 hat 1R 2R 3R genommen
      Und Platz 1 hat 6R 9R 10R genommen
      Wenn die Runde zu Ende ist: Yoschi von Platz 1
      Dann gewinnt Platz 1 die Runde
      Und ist Platz 1 der nächste Geber

  Regel: Wer Sage zurücknimmt, bekommt die Hälfte seiner Endkombinationen

    @HA-DE-138 @HA-DE-146 @HH-14
    Szenario: Nur wer Sage zurücknimmt, bekommt von beiden Gegnern die Hälfte
      Angenommen Platz 1 hat Sage gesagt
      Und Platz 1 hat 6R 9R 10R genommen
      Und Platz 0 hat 1R 2R 3R genommen
      Wenn die Runde zu Ende ist: Sage wird zurückgenommen von Platz 1
      Dann gilt: Platz 0 zahlt 42 Punkte an Platz 1 für die Endkombination "blaue Streifen"
      Und Platz 2 zahlt 42 Punkte an Platz 1 für die Endkombination "blaue Streifen"
      Und wird nichts für die Endkombination "rote Streifen mit Gedicht" gezahlt
      Und wird nichts für Kartenpunkte gezahlt
      Und gewinnt Platz 1 die Runde

  Regel: Sind die Karten aus, bekommt jeder die Hälfte seiner Endkombinationen

    @HA-DE-139 @HA-DE-146 @HH-15
    Szenario: Sind die Karten aus, zahlen alle die Hälfte, und wer zuerst Sage gesagt hat, gewinnt
      Angenommen Plätze 0 und 1 haben Sage gesagt
      Und Platz 0 sagte zuerst Sage
      Und Platz 1 sagte zuletzt Sage
      Und Platz 0 hat 1R 2R 3R genommen
      Und Platz 1 hat 6R 9R 10R genommen
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gilt: Platz 1 zahlt 42 Punkte an Platz 0 für die Endkombination "rote Streifen mit Gedicht"
      Und Platz 2 zahlt 42 Punkte an Platz 0 für die Endkombination "rote Streifen mit Gedicht"
      Und Platz 0 zahlt 42 Punkte an Platz 1 für die Endkombination "blaue Streifen"
      Und gewinnt Platz 0 die Runde
      Und wird nichts für Kartenpunkte gezahlt

    @HA-DE-139 @HA-DE-146 @HH-15
    Szenario: Wer zuerst Sage gesagt hat, gewinnt auch, wenn seine Endkombination weniger wert ist
      Angenommen Plätze 0 und 1 haben Sage gesagt
      Und Platz 1 sagte zuerst Sage
      Und Platz 0 hat 1B 3B 8B 11B 12B genommen
      Und Platz 1 hat 6R 9R 10R genommen
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gewinnt Platz 1 die Runde
      Und Platz 1 zahlt 72 Punkte an Platz 0 für die Endkombination "fünf Lichter"
