# language: de
Funktionalität: Der Zug eines Spielers
  Ein Zug ist eine Karte aus der Hand, eine vom Stapel und was beide nehmen.

  Grundlage:
    Angenommen das Feld zeigt 1R 2A 4C1 5R 7A 9C2
    Und Platz 0 hat 1C1 4C2 6A 8C1 10R 11R 12C1 auf der Hand
    Und Platz 1 hat 2R 3C1 5C1 6C1 7R 9R 12B auf der Hand
    Und Platz 2 hat 1B 3R 4A 6C2 8A 10C1 11C1 auf der Hand
    Und der Stapel beginnt mit 5A 12C2 6R 9A 3B 8B

  Regel: Erst spielt man aus der Hand, dann vom Stapel, dann ist der Nächste am Zug

    @HA-DE-205 @HH-11
    Szenario: Jede Karte der Hand darf gespielt werden, auch wenn sie nichts nimmt
      Wenn die Karten gegeben werden
      Dann darf Platz 0 1C1 4C2 6A 8C1 10R 11R 12C1 spielen
      Und nimmt 6A nichts
      Wenn Platz 0 6A spielt
      Dann liegt 6A im Feld
      Und hat Platz 0 nichts genommen
      Und hat Platz 0 genau 6 Karten auf der Hand

    @HA-DE-205
    Szenario: Nur eine Karte aus der Hand darf gespielt werden
      Wenn die Karten gegeben werden
      Und Platz 0 6A spielt
      Und Platz 0 8C1 spielt
      Dann wird das abgelehnt: dieser Zug ist jetzt nicht erlaubt

    @HA-DE-206
    Szenario: Derselbe Spieler deckt die oberste Karte des Stapels auf
      Wenn die Karten gegeben werden
      Und Platz 0 6A spielt
      Dann ist Platz 0 am Zug
      Wenn Platz 0 12C2 aufdeckt
      Dann wird das abgelehnt: das ist nicht die nächste Karte im Stapel
      Wenn Platz 0 5A aufdeckt
      Dann wird das angenommen

    @HA-DE-206 @HA-DE-207 @HA-DE-198 @HH-1
    Szenario: Eine aufgedeckte Karte ohne passende Karte bleibt liegen, und der Nächste ist am Zug
      Wenn die Karten gegeben werden
      Und Platz 0 6A spielt
      Und Platz 0 5A aufdeckt
      Dann ist Platz 1 am Zug
      Wenn Platz 1 3C1 spielt
      Und Platz 1 12C2 aufdeckt
      Dann liegt 12C2 im Feld
      Und ist Platz 2 am Zug
      Wenn Platz 2 8A spielt
      Und Platz 2 6R aufdeckt
      Dann ist Platz 0 am Zug

  Regel: Eine Karte desselben Monats muss man nehmen

    @HA-DE-208 @HA-DE-211 @HH-11
    Szenario: Die gespielte und die genommene Karte gehen an den Spieler
      Wenn die Karten gegeben werden
      Dann muss 1C1 1R nehmen
      Wenn Platz 0 1C1 spielt und 1R nimmt
      Dann hat Platz 0 1R 1C1 genommen
      Und liegt 1R nicht im Feld

    @HA-DE-208 @HH-11
    Szenario: Wer eine Karte nehmen kann, darf sie nicht liegen lassen
      Wenn die Karten gegeben werden
      Und Platz 0 1C1 spielt und nichts nimmt
      Dann wird das abgelehnt: die Karte nimmt diese Karten nicht

    @HA-DE-208 @HA-DE-206 @HH-11
    Szenario: Auch die aufgedeckte Karte muss nehmen
      Wenn die Karten gegeben werden
      Und Platz 0 6A spielt
      Und Platz 0 5A aufdeckt und nichts nimmt
      Dann wird das abgelehnt: die Karte nimmt diese Karten nicht
      Wenn Platz 0 5A aufdeckt und 5R nimmt
      Dann hat Platz 0 5A 5R genommen

    @HA-DE-208
    Szenario: Eine Karte aus einem anderen Monat kann man nicht nehmen
      Wenn die Karten gegeben werden
      Und Platz 0 1C1 spielt und 2A nimmt
      Dann wird das abgelehnt: die Karte ist aus einem anderen Monat

  Regel: Man nimmt keine, zwei oder vier Karten

    @HA-DE-209 @HA-DE-211 @HH-11
    Szenario: Von zwei passenden Karten wählt der Spieler eine
      Angenommen das Feld zeigt 1R 2A 4C1 4R 7A 9C2
      Wenn die Karten gegeben werden
      Dann kann 4C2 4C1 nehmen
      Und kann 4C2 4R nehmen
      Und kann 4C2 nicht 4C1 4R nehmen
      Wenn Platz 0 4C2 spielt und 4R nimmt
      Dann hat Platz 0 4R 4C2 genommen
      Und liegt 4C1 im Feld

    @HA-DE-210 @HA-DE-211 @HH-11
    Szenario: Drei passende Karten nimmt man alle
      Angenommen das Feld zeigt 1R 4A 4C1 4R 7A 9C2
      Und Platz 2 hat 1B 3R 5A 6C2 8A 10C1 11C1 auf der Hand
      Und der Stapel beginnt mit 12C2 6R 9A 3B 8B
      Wenn die Karten gegeben werden
      Dann muss 4C2 4A 4R 4C1 nehmen
      Wenn Platz 0 4C2 spielt und 4A nimmt
      Dann wird das abgelehnt: die Karte nimmt diese Karten nicht
      Wenn Platz 0 4C2 spielt
      Dann hat Platz 0 4A 4R 4C1 4C2 genommen
      Und liegen 3 Karten im Feld

    @HA-DE-210 @HA-DE-206 @HH-11
    Szenario: Auch die aufgedeckte Karte nimmt alle drei passenden Karten
      Angenommen das Feld zeigt 1R 4C1 4C2 4R 7A 9C2
      Und Platz 0 hat 1C1 5C2 6A 8C1 10R 11R 12C1 auf der Hand
      Und Platz 2 hat 1B 3R 5A 6C2 8A 10C1 11C1 auf der Hand
      Und der Stapel beginnt mit 4A 12C2 6R
      Wenn die Karten gegeben werden
      Und Platz 0 6A spielt
      Und Platz 0 4A aufdeckt
      Dann hat Platz 0 4A 4R 4C1 4C2 genommen

    @HA-DE-211
    Szenario: Passt keine Karte, nimmt der Spieler keine
      Wenn die Karten gegeben werden
      Und Platz 0 6A spielt
      Dann hat Platz 0 nichts genommen
