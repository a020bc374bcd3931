# language: de
Funktionalität: Startkapital und Kredit
  Alle beginnen mit demselben Kapital; wem die Punkte ausgehen, der nimmt bei der Bank einen Kredit auf.

  Regel: Jeder beginnt mit fünf Kan

    @HA-DE-016 @HH-24
    Szenario: Fünf Kan zu zwölf Punkten
      Angenommen ein Tisch mit 4 Spielern
      Wenn die Runde beginnt
      Dann zahlt die Bank an Platz 0 60 Punkte für das Startkapital
      Und zahlt die Bank an Platz 3 60 Punkte für das Startkapital
      Und beträgt "stake" von Platz 0 60
      Und beträgt "stake" von Platz 3 60

    @HA-DE-016 @HH-24
    Szenario: Nur einmal in der Partie
      Angenommen ein Tisch mit 3 Spielern
      Und es ist Runde 2
      Und "stake" von Platz 0 steht auf 60
      Und "stake" von Platz 1 steht auf 60
      Und "stake" von Platz 2 steht auf 60
      Wenn die Runde beginnt
      Dann wird nichts für das Startkapital gezahlt
      Und beträgt "stake" von Platz 0 60

    @HA-DE-016 @HH-24
    Szenario: Ohne Kredit beginnt die Partie bei null
      Angenommen ein Tisch mit 3 Spielern
      Und die Option "match" ist plain
      Wenn die Runde beginnt
      Dann lautet der Stand 0 0 0

  Regel: Wer zu wenig hat, nimmt zehn Kan auf

    @HA-DE-017 @HA-DE-018 @HH-24
    Szenario: Ein Kredit genügt
      Angenommen ein Tisch mit 3 Spielern
      Und der Stand ist 100 50 -2
      Und Platz 0 hat 88 Kartenpunkte
      Und Platz 1 hat 89 Kartenpunkte
      Und Platz 2 hat 87 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann zahlt die Bank an Platz 2 120 Punkte für Kredit
      Und zahlt die Bank an Platz 1 0 Punkte für Kredit

    @HA-DE-017 @HA-DE-018 @HH-24
    Szenario: Zwei Kredite werden gebraucht
      Angenommen ein Tisch mit 3 Spielern
      Und der Stand ist 100 50 -130
      Und Platz 0 hat 88 Kartenpunkte
      Und Platz 1 hat 89 Kartenpunkte
      Und Platz 2 hat 87 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann zahlt die Bank an Platz 2 240 Punkte für Kredit

    @HA-DE-017 @HH-24
    Szenario: Gar nichts zu haben ist noch kein Kredit
      Angenommen ein Tisch mit 3 Spielern
      Und der Stand ist 100 50 1
      Und Platz 0 hat 88 Kartenpunkte
      Und Platz 1 hat 89 Kartenpunkte
      Und Platz 2 hat 87 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann wird nichts für Kredit gezahlt

    @HA-DE-017 @HH-24
    Szenario: Ein einziger Punkt zu wenig, und der Kredit ist fällig, wer es auch ist und wie oft
      Angenommen ein Tisch mit 3 Spielern
      Und der Stand ist 0 100 -1
      Und "debt" von Platz 0 steht auf 120
      Und Platz 0 hat 87 Kartenpunkte
      Und Platz 1 hat 89 Kartenpunkte
      Und Platz 2 hat 88 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann zahlt die Bank an Platz 0 120 Punkte für Kredit
      Und zahlt die Bank an Platz 2 120 Punkte für Kredit
      Und zahlt die Bank an Platz 1 0 Punkte für Kredit

    @HA-DE-019 @HH-24
    Szenario: Der Kredit wird aufgeschrieben
      Angenommen ein Tisch mit 3 Spielern
      Und "debt" von Platz 2 steht auf 120
      Und der Stand ist 100 50 -2
      Und Platz 0 hat 88 Kartenpunkte
      Und Platz 1 hat 89 Kartenpunkte
      Und Platz 2 hat 87 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann beträgt "debt" von Platz 2 240
      Und beträgt "debt" von Platz 0 0
