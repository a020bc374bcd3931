# language: de
Funktionalität: Stop oder Koi-Koi
  Wer am Ende seines Zuges mehr Punkte in Kombinationen hat als vorher, hört auf oder spielt weiter.

  Grundlage:
    Angenommen ein Tisch mit 2 Spielern
    Und Platz 0 hat 1C1 2C1 3C1 5C1 5C2 7C1 8C2 12C1 auf der Hand
    Und Platz 1 hat 4C1 6C1 6C2 9C1 10C1 10C2 11C1 12C2 auf der Hand
    Und das Feld zeigt 1R 2R 3R 4R 8A 10A 11A 12B
    Und der Stapel beginnt mit 5A 4C2 8C1 9C2 7C2 6A

  Regel: Nach jeder neuen oder besseren Kombination wird gefragt

    @HA-DE-054 @HA-DE-056 @KK-5
    Szenario: Die dritte rote Karte mit Gedicht
      Wenn die Runde beginnt
      Und die Karten so gespielt werden
        | Platz | aus der Hand   | vom Stapel   |
        | 0     | 1C1 nimmt 1R  | 5A            |
        | 1     | 4C1 nimmt 4R  | 4C2           |
        | 0     | 2C1 nimmt 2R  | 8C1 nimmt 8A  |
        | 1     | 11C1 nimmt 11A | 9C2          |
        | 0     | 3C1 nimmt 3R  | 7C2           |
      Dann darf Platz 0 "Stop" sagen
      Und darf Platz 0 "Koi-Koi" sagen
      Wenn Platz 0 "Stop" sagt
      Dann gewinnt Platz 0 die Runde
      Und zahlt Platz 1 an Platz 0 6 Punkte für den Sieg
      Und ist Platz 0 der nächste Geber

    @HA-DE-054 @KK-5
    Szenario: Zwei davon sind noch nichts
      Wenn die Runde beginnt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel   |
        | 0     | 1C1 nimmt 1R | 5A           |
        | 1     | 4C1 nimmt 4R | 4C2          |
        | 0     | 2C1 nimmt 2R | 8C1 nimmt 8A |
      Dann ist Platz 1 am Zug
      Wenn Platz 1 "Stop" sagt
      Dann wird das abgelehnt: no-new-combination

    @HA-DE-057 @HA-DE-071 @KK-5 @KK-6
    Szenario: Nach Koi-Koi geht es weiter
      Wenn die Runde beginnt
      Und die Karten so gespielt werden
        | Platz | aus der Hand   | vom Stapel   |
        | 0     | 1C1 nimmt 1R  | 5A            |
        | 1     | 4C1 nimmt 4R  | 4C2           |
        | 0     | 2C1 nimmt 2R  | 8C1 nimmt 8A  |
        | 1     | 11C1 nimmt 11A | 9C2          |
        | 0     | 3C1 nimmt 3R  | 7C2           |
      Und Platz 0 "Koi-Koi" sagt
      Dann ist die Runde nicht zu Ende
      Und ist Platz 1 am Zug
      Und sieht Platz 1, dass Platz 0 hat Koi-Koi gerufen

  Regel: Wenn die Karten aus sind, hat niemand gewonnen

    @HA-DE-072 @HA-DE-073 @HA-DE-217 @HA-DE-219 @KK-9 @KK-11
    Szenario: Zu zweit bleiben acht Karten im Stapel
      Wenn die Runde beginnt
      Und der Rest der Runde gespielt wird
      Dann endet die Runde durch "exhausted"
      Und hat der Stapel 8 Karten
      Und gewinnt niemand die Runde
      Und wird nichts für den Sieg gezahlt
      Und ist Platz 1 der nächste Geber
