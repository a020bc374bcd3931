# language: de
Funktionalität: Die aufgelöste Runde
  Bleiben nur einer oder zwei, wird die Runde aufgelöst und nicht gespielt.

  # Nach anderen Texten müssen die letzten bleiben, oder die beiden dürfen auch zu zweit spielen.

  Regel: Wer geblieben ist, teilt sich den Topf

    @HA-DE-100 @HA-DE-101 @HH-5 @HH-8
    Szenario: Zwei, die geblieben sind, teilen sich den Topf
      Angenommen ein Tisch mit 4 Spielern
      Und das Feld zeigt 1R 2A 4C1 5R 7A 9C2
      Wenn die Karten gegeben werden
      Und Platz 0 "ich bleibe" sagt
      Und Platz 1 "ich steige aus" sagt
      Und Platz 2 "ich bleibe" sagt
      Dann ist die Runde nicht zu Ende
      Wenn Platz 3 "ich steige aus" sagt
      Dann endet die Runde so: verschwundene Runde
      Und zahlt Platz 1 eine Strafe von 18 Punkten in den Topf
      Und zahlt Platz 3 eine Strafe von 30 Punkten in den Topf
      Und erhält Platz 0 aus dem Topf 24 Punkte
      Und erhält Platz 2 aus dem Topf 24 Punkte
      Und bleiben 0 Punkte im Topf

    @HA-DE-100 @HA-DE-101 @HH-5 @HH-8
    Szenario: Der Einzige, der geblieben ist, bekommt den ganzen Topf
      Angenommen ein Tisch mit 4 Spielern
      Und das Feld zeigt 1R 2A 4C1 5R 7A 9C2
      Wenn die Karten gegeben werden
      Und Platz 0 "ich steige aus" sagt
      Und Platz 1 "ich steige aus" sagt
      Und Platz 2 "ich bleibe" sagt
      Und Platz 3 "ich steige aus" sagt
      Dann endet die Runde so: verschwundene Runde
      Und erhält Platz 2 aus dem Topf 60 Punkte
      Und gewinnt Platz 2 die Runde

    @HA-DE-100 @HA-DE-101 @HH-5 @HH-8
    Szenario: Auch zu sechst gewinnt der Erste, der bleibt, und beide teilen sich den Topf
      Angenommen ein Tisch mit 6 Spielern
      Und das Feld zeigt 1R 2A 4C1 5R 7A 9C2
      Wenn die Karten gegeben werden
      Und Platz 0 "ich steige aus" sagt
      Und Platz 1 "ich bleibe" sagt
      Und Platz 2 "ich steige aus" sagt
      Und Platz 3 "ich steige aus" sagt
      Und Platz 4 "ich bleibe" sagt
      Und Platz 5 "ich steige aus" sagt
      Dann endet die Runde so: verschwundene Runde
      Und gewinnt Platz 1 die Runde
      Und erhält Platz 1 aus dem Topf 54 Punkte
      Und erhält Platz 4 aus dem Topf 54 Punkte
      Und bleiben 0 Punkte im Topf

    @HA-DE-162 @HA-DE-163 @HA-DE-100 @HH-8
    Szenario: Der Einzige, der bleibt, legt nur einen Punkt auf die Monatsleiste
      Angenommen ein Tisch mit 4 Spielern
      Und das Feld zeigt 1R 2A 4C1 5R 7A 9C2
      Wenn die Karten gegeben werden
      Und Platz 0 "ich steige aus" sagt
      Und Platz 1 "ich steige aus" sagt
      Und Platz 2 "ich bleibe" sagt
      Und Platz 3 "ich steige aus" sagt
      Dann endet die Runde so: verschwundene Runde
      Und Platz 2 zahlt 1 Punkt an die Bank für die Monatsleiste
      Und wird insgesamt 1 Punkt für die Monatsleiste gezahlt

    @HA-DE-100 @HH-5
    Szenario: Bleiben drei, wird gespielt und der Topf nicht geteilt
      Angenommen ein Tisch mit 4 Spielern
      Und das Feld zeigt 1R 2A 4C1 5R 7A 9C2
      Wenn die Karten gegeben werden
      Und Platz 0 "ich bleibe" sagt
      Und Platz 1 "ich steige aus" sagt
      Und Platz 2 "ich bleibe" sagt
      Und Platz 3 "ich bleibe" sagt
      Dann ist die Runde nicht zu Ende
      Und ist es Zeit für eine Karte aus der Hand
      Und bleiben 18 Punkte im Topf
      Und darf Platz 0 nicht "teilen wir" sagen

    @HA-DE-101 @HH-8
    Szenario: Der Erste von beiden bekommt den ungeraden Punkt
      Angenommen ein Tisch mit 4 Spielern
      Und die Option "kan" ist 10
      Und Platz 3 ist Geber
      Und das Feld zeigt 1R 2A 4C1 5R 7A 9C2
      Wenn die Karten gegeben werden
      Und Platz 3 "ich steige aus" sagt
      Und Platz 0 "ich steige aus" sagt
      Und Platz 1 "ich bleibe" sagt
      Und Platz 2 "ich bleibe" sagt
      Dann erhält Platz 1 aus dem Topf 13 Punkte
      Und erhält Platz 2 aus dem Topf 12 Punkte

  Regel: In einer aufgelösten Runde wird sonst nichts gezahlt

    @HA-DE-100 @HA-DE-103 @HH-7 @HH-8
    Szenario: In einer aufgelösten Runde werden weder Entschädigung noch Handkombinationen bezahlt
      Angenommen ein Tisch mit 4 Spielern
      Und das Feld zeigt 1R 2A 4C1 5R 7A 9C2
      Und Platz 0 hat 1B 3B 8A 8C1 8C2 10C1 11C1 auf der Hand
      Und Platz 3 hat 6A 6R 6C1 2C1 9A 9R 10R auf der Hand
      Wenn die Karten gegeben werden
      Und Platz 0 "ich bleibe" sagt
      Und Platz 1 "ich bleibe" sagt
      Und Platz 2 "ich steige aus" sagt
      Und Platz 3 "ich steige aus" sagt
      Dann endet die Runde so: verschwundene Runde
      Und wird nichts als Entschädigung gezahlt
      Und wird nichts für Handkombinationen gezahlt
      Und wird außer Strafe und dem Topf nichts gezahlt

  Regel: Der Erste, der geblieben ist, gibt die nächste Runde

    @HA-DE-101 @HA-DE-218 @HH-8 @HH-21
    Szenario: Der Erste, der geblieben ist, gilt als Sieger und gibt die nächste Runde
      Angenommen ein Tisch mit 4 Spielern
      Und die Option "mizuten" ist nein
      Und Platz 2 ist Geber
      Wenn die Runde beginnt
      Und Platz 2 "ich steige aus" sagt
      Und Platz 3 "ich bleibe" sagt
      Und Platz 0 "ich steige aus" sagt
      Und Platz 1 "ich bleibe" sagt
      Dann gewinnt Platz 3 die Runde
      Und ist Platz 3 der nächste Geber
      Wenn die nächste Runde beginnt
      Dann ist es Runde 2
      Und gibt Platz 3

    @HA-DE-100 @HH-8 @HH-21
    Szenario: Bleibt niemand, zählt die Runde nicht, und der Topf bleibt stehen
      Angenommen ein Tisch mit 4 Spielern
      Und die Option "mizuten" ist nein
      Und Platz 2 ist Geber
      Und es ist Runde 5
      Und das Feld zeigt 1R 2A 4C1 5R 7A 9C2
      Wenn die Runde beginnt
      Und alle Gefragten "ich steige aus" sagen
      Dann endet die Runde so: niemand bleibt
      Und zählt die Runde nicht
      Und gewinnt niemand die Runde
      Und bleiben 84 Punkte im Topf
      Wenn die nächste Runde mit 1R 2A 4C1 5R 7A 9C2 im Feld beginnt
      Dann ist es Runde 5
      Und gibt Platz 2
      Und bleiben 84 Punkte im Topf
