# language: de
Funktionalität: Das Spiel zu viert
  Zu viert spielen zwei gegen zwei.

  Regel: Wer sich gegenübersitzt, spielt zusammen

    @HA-DE-081 @KK-10
    Szenario: Zu viert spielen die Plätze 0 und 2 gegen die Plätze 1 und 3
      Angenommen ein Tisch mit 4 Spielern
      Wenn die Runde beginnt
      Dann spielen Plätze 0 und 2 zusammen
      Und spielen Plätze 1 und 3 zusammen
      Und spielen Plätze 0 und 1 gegeneinander
      Und spielen Plätze 2 und 3 gegeneinander

    @HA-DE-081 @KK-10
    Szenario: Zu dritt spielt jeder für sich
      Wenn die Runde beginnt
      Dann spielen Plätze 0 und 2 gegeneinander
      Und spielen Plätze 0 und 1 gegeneinander

  Regel: Die genommenen Karten der Partner liegen zusammen

    Grundlage:
      Angenommen ein Tisch mit 4 Spielern
      Und das Feld zeigt 1R 2R 3R 6R 9R 10R 4C1 5C1
      Und Platz 0 hat 1C1 7A 8A 11A 12B auf der Hand
      Und Platz 1 hat 6C1 7R 8C1 11R 12C1 auf der Hand
      Und Platz 2 hat 2C1 7C1 8B 11B 12C2 auf der Hand
      Und Platz 3 hat 7C2 8C2 3B 10A 2A auf der Hand
      Und der Stapel beginnt mit 3C1 12C3 9A
      Wenn die Runde beginnt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel   |
        | 0     | 1C1 nimmt 1R | 3C1 nimmt 3R |
        | 1     | 6C1 nimmt 6R | 12C3         |

    @HA-DE-083 @KK-10
    Szenario: Beide Partner haben die Karten, die einer von ihnen nimmt
      Dann hat Platz 0 1R 1C1 3R 3C1 genommen
      Und hat Platz 2 1R 1C1 3R 3C1 genommen
      Und hat Platz 1 6R 6C1 genommen

    @HA-DE-084 @HA-DE-083 @HA-DE-054 @KK-5 @KK-10
    Szenario: Der Partner, der den dritten Streifen nimmt, entscheidet für beide
      Wenn die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel  |
        | 2     | 2C1 nimmt 2R | 9A nimmt 9R |
      Dann ist es Zeit für eine Entscheidung
      Und ist Platz 2 am Zug
      Wenn Platz 2 "Stop" sagt
      Dann gewinnt Platz 2 die Runde
      Und Platz 1 zahlt 6 Punkte an Platz 0 für den Gewinn
      Und Platz 3 zahlt 6 Punkte an Platz 2 für den Gewinn
      Und lautet der Stand 6, -6, 6 und -6

  Regel: Zu viert darf man Koi-Koi rufen, auch wenn beide Gegner gerufen haben

    @HA-DE-054 @HA-DE-057 @HA-DE-064 @KK-5 @KK-7 @KK-10
    Szenario: Platz 2 darf Koi-Koi rufen, obwohl beide Gegner schon gerufen haben
      Angenommen ein Tisch mit 4 Spielern
      Und das Feld zeigt 1R 2R 3R 6R 9R 10R 4C1 5C1
      Und Platz 0 hat 1C1 7A 8A 11A 12B auf der Hand
      Und Platz 1 hat 4R 6C1 8C2 11R 12C1 auf der Hand
      Und Platz 2 hat 2C1 7C2 8B 11C1 12C2 auf der Hand
      Und Platz 3 hat 2A 3B 7R 9C1 10A auf der Hand
      Und der Stapel beginnt mit 3C1 10C1 8C1 7C1 11B 5R 6A
      Wenn die Runde beginnt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel     |
        | 0     | 1C1 nimmt 1R | 3C1 nimmt 3R   |
        | 1     | 6C1 nimmt 6R | 10C1 nimmt 10R |
        | 2     | 12C2         | 8C1            |
        | 3     | 9C1 nimmt 9R | 7C1            |
      Und Platz 3 "Koi-Koi" sagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel   |
        | 0     | 7A nimmt 7C1 | 11B          |
        | 1     | 4R nimmt 4C1 | 5R nimmt 5C1 |
      Und Platz 1 "Koi-Koi" sagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel |
        | 2     | 2C1 nimmt 2R | 6A         |
      Dann ist es Zeit für eine Entscheidung
      Und darf Platz 2 "Koi-Koi" sagen
      Wenn Platz 2 "Koi-Koi" sagt
      Dann ist die Runde nicht zu Ende
      Und ist Platz 3 am Zug

  Regel: Hat ein Gegner Koi-Koi gerufen, zahlen beide Gegner doppelt

    @HA-DE-085 @KK-6 @KK-10
    Szenario: Haben beide Gegner gerufen, zahlt trotzdem jeder nur für sich
      Angenommen ein Tisch mit 4 Spielern
      Und Plätze 1 und 3 haben Koi-Koi gerufen
      Und Platz 3 rief zuletzt Koi-Koi
      Und Platz 2 hat 6R 9R 10R genommen
      Wenn die Runde zu Ende ist: Stop von Platz 2
      Dann gilt: Platz 3 zahlt 12 Punkte an Platz 2 für den Gewinn
      Und lautet der Stand 12, -12, 12 und -12

    @HA-DE-085 @KK-10
    Szenariogrundriss: Beide Gegner zahlen nur dann doppelt, wenn einer von ihnen gerufen hat: Platz <Rufer>
      Angenommen ein Tisch mit 4 Spielern
      Und Platz <Rufer> hat Koi-Koi gerufen
      Und Platz 0 hat 1R 2R genommen
      Und Platz 2 hat 3R genommen
      Wenn die Runde zu Ende ist: Stop von Platz 2
      Dann lautet der Stand <Stand>

      Beispiele: Ein Gegner hat gerufen, und beide Gegner zahlen doppelt
        | Rufer | Stand               |
        | 1     | 12, -12, 12 und -12 |
        | 3     | 12, -12, 12 und -12 |

      Beispiele: Ein Partner hat gerufen, und beide Gegner zahlen einfach
        | Rufer | Stand           |
        | 0     | 6, -6, 6 und -6 |
        | 2     | 6, -6, 6 und -6 |
