# language: de
Funktionalität: Verdoppeln und vervierfachen
  Ab sieben Punkten zählt die Runde doppelt, und nach Koi-Koi noch einmal doppelt.

  Regel: Eine Runde mit sieben oder mehr Punkten zählt doppelt

    @HA-DE-086 @HA-DE-087 @KK-8
    Szenariogrundriss: Die Runde zählt ab sieben Punkten doppelt: <Karten>
      Angenommen ein Tisch mit 2 Spielern
      Und Platz 0 hat <Karten> genommen
      Wenn die Runde zu Ende ist: Stop von Platz 0
      Dann gilt: Platz 1 zahlt <Punkte> an Platz 0 für den Gewinn

      Beispiele: Ein bis sechs Punkte zählen einfach
        | Karten                   | Punkte   |
        | 1R 2R 4R 6R 11R          | 1 Punkt  |
        | 1R 2R 4R 5R 6R 7R        | 2 Punkte |
        | 2A 4A 5A 6A 7A 8A 11A    | 3 Punkte |
        | 1R 2R 4R 5R 6R 7R 9R 11R | 4 Punkte |
        | 6A 7A 10A                | 5 Punkte |
        | 6R 9R 10R                | 6 Punkte |

      Beispiele: Sieben Punkte zählen vierzehn und acht sechzehn
        | Karten           | Punkte    |
        | 1B 3B 8B 11B     | 14 Punkte |
        | 1R 2R 3R 4R 5R   | 14 Punkte |
        | 1B 3B 8B 12B     | 16 Punkte |
        | 1B 3B 8B 11B 12B | 20 Punkte |

    @HA-DE-086 @HA-DE-087 @KK-8
    Szenario: Wenn so vereinbart, zählen sieben Punkte nur einfach
      Angenommen ein Tisch mit 2 Spielern
      Und die Option "seven-doubles" ist nein
      Und Platz 0 hat 1B 3B 8B 11B genommen
      Dann ist die Option "seven-doubles" ja, wenn nichts anderes gesagt wird
      Wenn die Runde zu Ende ist: Stop von Platz 0
      Dann gilt: Platz 1 zahlt 7 Punkte an Platz 0 für den Gewinn

    @HA-DE-086 @KK-8 @KK-10
    Szenario: Auch die gemeinsamen Karten zweier Partner zählen ab sieben Punkten doppelt
      Angenommen ein Tisch mit 4 Spielern
      Und Platz 0 hat 1B 3B genommen
      Und Platz 2 hat 8B 12B genommen
      Wenn die Runde zu Ende ist: Stop von Platz 0
      Dann lautet der Stand 16, -16, 16 und -16

  Regel: Zwei Verdopplungen machen die Runde vierfach

    @HA-DE-088 @HA-DE-089 @KK-6 @KK-8
    Szenariogrundriss: Zu zweit verdoppelt auch das Koi-Koi des Gegners: <Karten>
      Angenommen ein Tisch mit 2 Spielern
      Und Platz 1 hat Koi-Koi gerufen
      Und Platz 0 hat <Karten> genommen
      Wenn die Runde zu Ende ist: Stop von Platz 0
      Dann ist der Multiplikator <Multiplikator>
      Und Platz 1 zahlt <Punkte> an Platz 0 für den Gewinn

      # Sechs Punkte werden durch das Koi-Koi zwölf. Für die sieben zählen aber nur Punkte aus Kombinationen.
      Beispiele:
        | Karten       | Multiplikator | Punkte    |
        | 6R 9R 10R    | 2             | 12 Punkte |
        | 1B 3B 8B 11B | 4             | 28 Punkte |
        | 1B 3B 8B 12B | 4             | 32 Punkte |

    @HA-DE-088 @HA-DE-089 @HA-DE-061 @KK-6 @KK-8
    Szenario: Zu dritt zahlt der Rufer das Vierfache und der andere nichts
      Angenommen Platz 2 hat Koi-Koi gerufen
      Und Platz 2 rief zuletzt Koi-Koi
      Und Platz 0 hat 1B 3B 8B 12B genommen
      Wenn die Runde zu Ende ist: Stop von Platz 0
      Dann lautet der Stand 32, 0 und -32

    @HA-DE-088 @HA-DE-089 @HA-DE-085 @KK-8 @KK-10
    Szenario: Zu viert zahlen beide Partner das Vierfache, wenn einer gerufen hat
      Angenommen ein Tisch mit 4 Spielern
      Und Platz 3 hat Koi-Koi gerufen
      Und Platz 0 hat 1B 3B genommen
      Und Platz 2 hat 8B 12B genommen
      Wenn die Runde zu Ende ist: Stop von Platz 0
      Dann lautet der Stand 32, -32, 32 und -32

  Regel: Nichts wird verdoppelt, wenn die Karten aus sind

    @HA-DE-085 @HA-DE-217 @KK-8 @KK-9
    Szenariogrundriss: Der Multiplikator bleibt eins, auch wenn Platz <Rufer> Koi-Koi gerufen hat
      Angenommen ein Tisch mit 2 Spielern
      Und Platz <Rufer> hat Koi-Koi gerufen
      Und Platz <Rufer> hat 1B 3B 8B 11B genommen
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann ist der Multiplikator 1
      Und lautet der Stand 0 und 0

      Beispiele:
        | Rufer |
        | 0     |
        | 1     |
