# language: de
Funktionalität: Startkapital und Kredit
  Alle beginnen mit demselben Kapital. Wem die Punkte ausgehen, der nimmt einen Kredit bei der Bank auf.

  Regel: Jeder beginnt mit fünf Kan

    @HA-DE-016 @HH-24
    Szenario: Die Bank zahlt jedem fünf Kan zu zwölf Punkten
      Angenommen ein Tisch mit 4 Spielern
      Wenn die Runde beginnt
      Dann zahlt die Bank 60 Punkte an Platz 0 für das Startkapital
      Und zahlt die Bank 60 Punkte an Platz 3 für das Startkapital
      Und ist das Kapital von Platz 0 jetzt 60
      Und ist das Kapital von Platz 3 jetzt 60

    @HA-DE-016 @HH-24
    Szenario: Das Startkapital wird nur einmal in der Partie ausgezahlt
      Angenommen ein Tisch mit 3 Spielern
      Und es ist Runde 2
      Und das Kapital von Platz 0 beträgt 60
      Und das Kapital von Platz 1 beträgt 60
      Und das Kapital von Platz 2 beträgt 60
      Wenn die Runde beginnt
      Dann wird nichts für das Startkapital gezahlt
      Und ist das Kapital von Platz 0 jetzt 60

    @HA-DE-016 @HH-24
    Szenario: Ohne Kredit beginnt die Partie bei null
      Angenommen ein Tisch mit 3 Spielern
      Und die Option "match" ist plain
      Wenn die Runde beginnt
      Dann lautet der Stand 0, 0 und 0

  Regel: Wer unter null steht, nimmt einen Kredit von zehn Kan auf

    @HA-DE-017 @HA-DE-018 @HH-24
    Szenario: Wer wenig unter null steht, dem reicht ein Kredit
      Angenommen ein Tisch mit 3 Spielern
      Und der Stand ist 100, 50 und -2
      Und Platz 0 hat 88 Kartenpunkte
      Und Platz 1 hat 89 Kartenpunkte
      Und Platz 2 hat 87 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann zahlt die Bank 120 Punkte an Platz 2 für Kredit
      Und zahlt die Bank 0 Punkte an Platz 1 für Kredit

    @HA-DE-017 @HA-DE-018 @HH-24
    Szenario: Auch im großen Spiel beträgt ein Kredit zehn Kan
      Angenommen ein Tisch mit 3 Spielern
      Und der Multiplikator ist 4
      Und der Stand ist 100, 50 und -2
      Und Platz 0 hat 88 Kartenpunkte
      Und Platz 1 hat 89 Kartenpunkte
      Und Platz 2 hat 87 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann zahlt die Bank 120 Punkte an Platz 2 für Kredit
      Und ist die Schuld von Platz 2 jetzt 120

    @HA-DE-017 @HA-DE-018 @HH-24
    Szenario: Wem ein Kredit nicht reicht, der nimmt zwei auf
      Angenommen ein Tisch mit 3 Spielern
      Und der Stand ist 100, 50 und -130
      Und Platz 0 hat 88 Kartenpunkte
      Und Platz 1 hat 89 Kartenpunkte
      Und Platz 2 hat 87 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann zahlt die Bank 240 Punkte an Platz 2 für Kredit

    @HA-DE-017 @HH-24
    Szenario: Wer genau null Punkte hat, nimmt keinen Kredit auf
      Angenommen ein Tisch mit 3 Spielern
      Und der Stand ist 100, 50 und 1
      Und Platz 0 hat 88 Kartenpunkte
      Und Platz 1 hat 89 Kartenpunkte
      Und Platz 2 hat 87 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann wird nichts für Kredit gezahlt

    @HA-DE-017 @HH-24
    Szenario: Jeder, dem ein einziger Punkt fehlt, nimmt einen Kredit auf, auch zum zweiten Mal
      Angenommen ein Tisch mit 3 Spielern
      Und der Stand ist 0, 100 und -1
      Und die Schuld von Platz 0 beträgt 120
      Und Platz 0 hat 87 Kartenpunkte
      Und Platz 1 hat 89 Kartenpunkte
      Und Platz 2 hat 88 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann zahlt die Bank 120 Punkte an Platz 0 für Kredit
      Und zahlt die Bank 120 Punkte an Platz 2 für Kredit
      Und zahlt die Bank 0 Punkte an Platz 1 für Kredit

    @HA-DE-019 @HH-24
    Szenario: Jeder Kredit wird zu den Schulden geschrieben
      Angenommen ein Tisch mit 3 Spielern
      Und die Schuld von Platz 2 beträgt 120
      Und der Stand ist 100, 50 und -2
      Und Platz 0 hat 88 Kartenpunkte
      Und Platz 1 hat 89 Kartenpunkte
      Und Platz 2 hat 87 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann ist die Schuld von Platz 2 jetzt 240
      Und ist die Schuld von Platz 0 jetzt 0
