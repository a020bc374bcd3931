# language: de
Funktionalität: Das Ende des Jahres
  Die Monatsleiste geht an die Ärmsten und der Preis an den Spieler mit den meisten Punkten.

  Grundlage:
    Angenommen ein Tisch mit 3 Spielern
    Und es ist Runde 12
    Und der Stand ist 300, 400 und 250
    Und Platz 0 hat 88 Kartenpunkte
    Und Platz 1 hat 89 Kartenpunkte
    Und Platz 2 hat 87 Kartenpunkte

  Regel: Die zwölf Punkte der Monatsleiste gehen an die Ärmsten

    @HA-DE-044 @HA-DE-175 @HH-24
    Szenario: Der Ärmste bekommt die zwölf Punkte der Monatsleiste
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann zahlt die Bank 12 Punkte an Platz 2 für die Monatsleiste
      Und zahlt die Bank 0 Punkte an Platz 0 für die Monatsleiste

    @HA-DE-175 @HH-24
    Szenario: Zwei gleich Arme teilen sich die Monatsleiste
      Angenommen der Stand ist 250, 400 und 251
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann zahlt die Bank 6 Punkte an Platz 0 für die Monatsleiste
      Und zahlt die Bank 6 Punkte an Platz 2 für die Monatsleiste

    @HA-DE-175 @HH-24
    Szenario: Vor dem Ende des Jahres wird die Monatsleiste nicht ausgezahlt
      Angenommen es ist Runde 11
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann zahlt die Bank 0 Punkte an Platz 2 für die Monatsleiste

  Regel: Der Preis beträgt fünf Kan für jeden am Tisch

    @HA-DE-176 @HH-24
    Szenario: Zu dritt beträgt der Preis fünfzehn Kan
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann zahlt die Bank 180 Punkte an Platz 1 für den Preis
      Und zahlt die Bank 0 Punkte an Platz 0 für den Preis
      Und wird nichts für den Preistopf gezahlt

    @HA-DE-177 @HH-24
    Szenario: Zu sechst beträgt der Preis dreißig Kan
      Angenommen ein Tisch mit 6 Spielern
      Und der Stand ist 300, 400, 250, 200, 200 und 200
      Und Plätze 0, 1, 2 sind aktiv
      Und Plätze 3, 4, 5 sind ausgestiegen
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann zahlt die Bank 360 Punkte an Platz 1 für den Preis

    @HA-DE-035 @HA-DE-178 @HH-24
    Szenario: Der Multiplikator gilt nicht für den Preis
      Angenommen der Multiplikator ist 4
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann zahlt die Bank 180 Punkte an Platz 1 für den Preis

    @HA-DE-179 @HH-24
    Szenario: Zwei mit den meisten Punkten teilen sich den Preis
      Angenommen der Stand ist 400, 400 und 250
      Und Platz 0 hat 89 Kartenpunkte
      Und Platz 1 hat 90 Kartenpunkte
      Und Platz 2 hat 85 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann zahlt die Bank 90 Punkte an Platz 0 für den Preis
      Und zahlt die Bank 90 Punkte an Platz 1 für den Preis

    @HA-DE-176 @HH-24
    Szenario: Geliehene Punkte zählen für den Preis nicht
      Angenommen der Stand ist 300, 400 und 450
      Und die Schuld von Platz 2 beträgt 120
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann zahlt die Bank 180 Punkte an Platz 1 für den Preis

  Regel: Nach dem Preis ist die Partie zu Ende

    @HA-DE-180 @HH-24
    Szenario: Nach der zwölften Runde endet die Partie
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann endet die Partie mit dieser Runde

    @HA-DE-049 @HA-DE-050 @HH-23
    Szenario: Vierling und Drilling führt sofort zur Abrechnung der Partie
      Angenommen es ist Runde 4
      Und dass Platz 1 den Vierling und Drilling hält
      Wenn die Runde zu Ende ist: Vierling und Drilling
      Dann endet die Partie mit dieser Runde
      Und zahlt die Bank 180 Punkte an Platz 1 für den Preis
      Und zahlt die Bank 12 Punkte an Platz 2 für die Monatsleiste
      Und Platz 1 zahlt 9 Punkte an die Bank für die Monatsleiste
      Und Platz 0 zahlt 0 Punkte an die Bank für die Monatsleiste

    @HA-DE-049 @HA-DE-050 @HH-23
    Szenario: Endet die sechste Runde mit Vierling und Drilling, entfällt Han-Don
      Angenommen es ist Runde 6
      Und dass Platz 1 den Vierling und Drilling hält
      Wenn die Runde zu Ende ist: Vierling und Drilling
      Dann endet die Partie mit dieser Runde
      Und wird nichts für Han-Don gezahlt
      Und zahlt die Bank 180 Punkte an Platz 1 für den Preis

    @HA-DE-016 @HA-DE-180 @HH-24
    Szenario: Niemand gibt das Startkapital zurück
      Angenommen das Kapital von Platz 0 beträgt 60
      Und das Kapital von Platz 1 beträgt 60
      Und das Kapital von Platz 2 beträgt 60
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann endet die Partie mit dieser Runde
      Und wird nichts für den Einsatz gezahlt
      Und wird nichts für das Startkapital gezahlt

    @HA-DE-049 @HA-DE-050 @HH-23
    Szenario: Ohne Kredit geht die Partie nach Vierling und Drilling weiter
      Angenommen die Option "match" ist plain
      Und es ist Runde 4
      Und dass Platz 1 den Vierling und Drilling hält
      Wenn die Runde zu Ende ist: Vierling und Drilling
      Dann geht die Partie nach dieser Runde weiter

    @HA-DE-181
    Szenario: Eine Kampagne zu dritt hat drei Jahre
      Angenommen ein Tisch mit 3 Spielern
      Und die Option "match" ist campaign
      Dann dauert die Partie 36 Runden

    @HA-DE-181 @HA-DE-182
    Szenario: Eine Kampagne zu sechst hat sechs Jahre
      Angenommen ein Tisch mit 6 Spielern
      Und die Option "match" ist campaign
      Dann dauert die Partie 72 Runden
