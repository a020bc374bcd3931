# language: de
Funktionalität: Wer zahlt, und wie viel
  Nur der Sieger zählt seine Punkte. Sieben und mehr zählen doppelt, und wer Koi-Koi gerufen hat, zahlt doppelt.

  Regel: Jeder Verlierer zahlt die Punkte des Siegers

    @HA-DE-059 @HA-DE-060 @HA-DE-215 @HA-DE-216 @KK-6
    Szenario: Zu dritt ohne Koi-Koi
      Angenommen Platz 0 hat 6R 9R 10R erobert
      Und Platz 1 hat 1R 2R 3R erobert
      Wenn die Runde zu Ende ist: Stop von Platz 0
      Dann zahlt Platz 1 an Platz 0 6 Punkte für den Sieg
      Und zahlt Platz 2 an Platz 0 6 Punkte für den Sieg
      Und gewinnt Platz 0 die Runde

  Regel: Zu dritt zahlt, wer zuletzt Koi-Koi rief, für beide

    @HA-DE-061 @HA-DE-062 @HA-DE-063 @KK-6
    Szenario: Einer hat gerufen
      Angenommen Platz 2 hat Koi-Koi gerufen
      Und Platz 0 hat 6R 9R 10R erobert
      Wenn die Runde zu Ende ist: Stop von Platz 0
      Dann zahlt Platz 2 an Platz 0 12 Punkte für den Sieg
      Und zahlt Platz 1 an Platz 0 0 Punkte für den Sieg

    @HA-DE-061 @KK-6
    Szenario: Beide haben gerufen, es zahlt der letzte
      Angenommen Platz 1 und 2 haben Koi-Koi gerufen
      Und Platz 1 rief zuletzt Koi-Koi
      Und Platz 0 hat 6R 9R 10R erobert
      Wenn die Runde zu Ende ist: Stop von Platz 0
      Dann zahlt Platz 1 an Platz 0 12 Punkte für den Sieg
      Und zahlt Platz 2 an Platz 0 0 Punkte für den Sieg

    @HA-DE-061 @KK-6
    Szenario: Nur der Sieger selbst hat gerufen
      Angenommen Platz 0 hat Koi-Koi gerufen
      Und Platz 0 hat 6R 9R 10R erobert
      Wenn die Runde zu Ende ist: Stop von Platz 0
      Dann zahlt Platz 1 an Platz 0 6 Punkte für den Sieg
      Und zahlt Platz 2 an Platz 0 6 Punkte für den Sieg

  Regel: Ab sieben Punkten doppelt, nach Koi-Koi noch einmal

    @HA-DE-071 @HA-DE-086 @HA-DE-087 @HA-DE-088 @HA-DE-089 @KK-6 @KK-8
    Szenariogrundriss: Zu zweit mit <Karten>, Koi-Koi des Gegners: <gerufen>
      Angenommen ein Tisch mit 2 Spielern
      Und Platz <gerufen> hat Koi-Koi gerufen
      Und Platz 0 hat <Karten> erobert
      Wenn die Runde zu Ende ist: Stop von Platz 0
      Dann zahlt Platz 1 an Platz 0 <Punkte> Punkte für den Sieg

      Beispiele:
        | Karten             | gerufen | Punkte |
        | 6R 9R 10R          | 0       | 6      |
        | 6R 9R 10R          | 1       | 12     |
        | 1B 3B 8B 11B       | 0       | 14     |
        | 1B 3B 8B 11B       | 1       | 28     |
        | 6R 9R 10R 4R 5R    | 0       | 14     |

    @HA-DE-086 @KK-8
    Szenario: Ohne die Verdopplung
      Angenommen ein Tisch mit 2 Spielern
      Und die Option "seven-doubles" ist nein
      Und Platz 0 hat 1B 3B 8B 11B erobert
      Wenn die Runde zu Ende ist: Stop von Platz 0
      Dann zahlt Platz 1 an Platz 0 7 Punkte für den Sieg

  Regel: Partner zahlen und erhalten zusammen

    @HA-DE-083 @HA-DE-084 @KK-10
    Szenario: Was einer erobert, haben beide
      Angenommen ein Tisch mit 4 Spielern
      Und Platz 0 hat 6R 9R 10R erobert
      Wenn die Runde zu Ende ist: Stop von Platz 2
      Dann gewinnen die Plätze 0 und 2 die Runde
      Und zahlt Platz 1 an Platz 0 6 Punkte für den Sieg
      Und zahlt Platz 3 an Platz 2 6 Punkte für den Sieg
      Und ist Platz 2 der nächste Geber

    @HA-DE-085 @KK-10
    Szenario: Hat einer der Verlierer gerufen, zahlen beide doppelt
      Angenommen ein Tisch mit 4 Spielern
      Und Platz 3 hat Koi-Koi gerufen
      Und Platz 0 hat 6R 9R 10R erobert
      Wenn die Runde zu Ende ist: Stop von Platz 0
      Dann zahlt Platz 1 an Platz 0 12 Punkte für den Sieg
      Und zahlt Platz 3 an Platz 2 12 Punkte für den Sieg
