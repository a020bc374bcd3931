# language: de
Funktionalität: Der Multiplikator der Runde
  Die Karten im Feld bestimmen am Anfang, wie viel die Runde zählt.

  Regel: Das Feld entscheidet über kleines, mittleres und großes Spiel

    @HA-DE-031 @HA-DE-032 @HA-DE-036 @HH-4
    Szenario: Ohne Licht im Feld ist es ein kleines Spiel
      Angenommen das Feld zeigt 1R 2A 4C1 5R 7A 9C2
      Dann ist der Multiplikator 1
      Und wartet kein Multiplikator auf später

    @HA-DE-031 @HA-DE-032 @HH-4
    Szenario: Lichter auf den Händen und im Stapel zählen nicht
      Angenommen das Feld zeigt 1R 2A 4C1 5R 7A 9C2
      Und Platz 0 hat 1B 3B 8B 2C1 4A 6C1 9R auf der Hand
      Und der Stapel beginnt mit 11B 12B
      Wenn die Karten gegeben werden
      Dann ist der Multiplikator 1

    @HA-DE-031 @HH-4
    Szenariogrundriss: Mit <Karte> im Feld zählt die Runde <Multiplikator>-fach
      Angenommen das Feld zeigt <Karte> 2C1 4C1 5R 7A 9C2
      Dann ist der Multiplikator <Multiplikator>
      Und wartet kein Multiplikator auf später

      @HA-DE-034 @HA-DE-037
      Beispiele: Kranich und Mond ergeben ein mittleres Spiel
        | Karte | Multiplikator |
        | 1B    | 2             |
        | 8B    | 2             |

      # Gedruckt steht April. Der April hat kein Licht, der März dagegen eines, und jedes Licht außer den beiden letzten
      # verdoppelt.
      @HA-DE-034 @HA-DE-037 @HA-DE-038
      Beispiele: Das Licht im März verdoppelt, und der April hat keins
        | Karte | Multiplikator |
        | 3B    | 2             |
        | 4A    | 1             |
        | 4R    | 1             |

      @HA-DE-033 @HA-DE-039
      Beispiele: Regenmann und Phönix ergeben ein großes Spiel
        | Karte | Multiplikator |
        | 11B   | 4             |
        | 12B   | 4             |

      @HA-DE-032 @HA-DE-036
      Beispiele: Andere Karten dieser Monate ändern den Multiplikator nicht
        | Karte | Multiplikator |
        | 1R    | 1             |
        | 8A    | 1             |
        | 11A   | 1             |
        | 12C1  | 1             |

  Regel: Alle Punkte werden verdoppelt oder vervierfacht

    @HA-DE-033 @HA-DE-034 @HH-4
    Szenariogrundriss: Der Multiplikator gilt für Kartenpunkte, wenn <Karte> im Feld liegt
      Angenommen das Feld zeigt <Karte> 2C1 4C1 5R 7A 9C2
      Und Platz 0 hat 93 Kartenpunkte
      Und Platz 1 hat 91 Kartenpunkte
      Und Platz 2 hat 80 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann erhält Platz 0 insgesamt <an 0> Punkte für Kartenpunkte
      Und zahlt Platz 2 insgesamt <von 2> Punkte für Kartenpunkte

      Beispiele:
        | Karte | an 0 | von 2 |
        | 1R    | 5    | 8     |
        | 1B    | 10   | 16    |
        | 11B   | 20   | 32    |

    @HA-DE-033 @HA-DE-034 @HH-4
    Szenariogrundriss: Der Multiplikator gilt für Strafe und Entschädigung, wenn <Karte> im Feld liegt
      Angenommen ein Tisch mit 5 Spielern
      Und das Feld zeigt <Karte> 2C2 4C2 5A 7A 9C2
      Und Platz 4 hat 1R 6A 8A 8C1 8C2 10C1 11C1 auf der Hand
      Und Platz 1 hat 6R 9R auf der Hand
      Und Platz 2 hat 10C2 auf der Hand
      Und Platz 3 hat 11A auf der Hand
      Und der Stapel beginnt mit 6C1 8B 4R 10R
      Wenn die Karten gegeben werden
      Und Platz 0 "ich steige aus" sagt
      Und alle Gefragten "ich bleibe" sagen
      Und niemand etwas ansagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel     |
        | 1     | 9R nimmt 9C2 | 6C1            |
        | 2     | 10C2         | 8B             |
        | 3     | 11A          | 4R nimmt 4C2   |
        | 1     | 6R nimmt 6C1 | 10R nimmt 10C2 |
      Und Platz 1 "Yoschi" sagt
      Dann zahlt Platz 0 eine Strafe von <Strafe> Punkten in den Topf
      Und Platz 2 zahlt <Entschädigung> Punkte an Platz 4 als Entschädigung

      # Ein Drilling ist zwei Kan wert, die Hälfte davon ein Kan. Dazu kommen drei Punkte für den Streifen mit Gedicht.
      Beispiele:
        | Karte | Strafe | Entschädigung |
        | 1C1   | 12     | 15            |
        | 3B    | 24     | 30            |
        | 12B   | 48     | 60            |

    @HA-DE-033 @HA-DE-034 @HH-4
    Szenariogrundriss: Der Multiplikator <Multiplikator> gilt für Hand- und Endkombinationen
      Angenommen der Multiplikator ist <Multiplikator>
      Und Platz 0 hat 1B 1R 2A 2R 3B 3R 5A auf der Hand
      Und Platz 0 hat "Dreifach Paare" angesagt
      Und Platz 0 hat 1R 2R 3R genommen
      Wenn die Runde zu Ende ist: Yoschi von Platz 0
      Dann gilt: Platz 1 zahlt <Hand> Punkte an Platz 0 für die Handkombination "Dreifach Paare"
      Und Platz 1 zahlt <Ende> Punkte an Platz 0 für die Endkombination "rote Streifen mit Gedicht"

      Beispiele:
        | Multiplikator | Hand | Ende |
        | 1             | 48   | 84   |
        | 2             | 96   | 168  |
        | 4             | 192  | 336  |

    @HA-DE-033 @HA-DE-034 @HH-4
    Szenariogrundriss: Der Multiplikator <Multiplikator> gilt für Zahlungskombinationen und für die Flucht
      Angenommen der Multiplikator ist <Multiplikator>
      Und Platz 0 hat 1R 2C1 3C1 4C1 6C1 11A 12C1 auf der Hand
      Und Platz 0 hat "Einzelstreifen" angesagt
      Und Platz 0 hat <0> Kartenpunkte
      Und Platz 1 hat 50 Kartenpunkte
      Und Platz 2 hat <2> Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gilt: Platz 1 zahlt <Zahlung> Punkte an Platz 0 für die Zahlungskombination "Doppel-8"
      Und Platz 1 zahlt <Flucht> Punkte an Platz 0 für die Leistung "Flucht"

      Beispiele:
        | Multiplikator | 0   | 2  | Zahlung | Flucht |
        | 2             | 168 | 46 | 240     | 0      |
        | 4             | 168 | 46 | 480     | 0      |
        | 2             | 167 | 47 | 0       | 24     |
        | 4             | 167 | 47 | 0       | 48     |
