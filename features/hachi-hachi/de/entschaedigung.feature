# language: de
Funktionalität: Die Entschädigung fürs Aussetzen
  Wer aussetzen muss, bekommt eine Entschädigung für seine Hand.

  Regel: Nur wer aussetzen muss, bekommt eine Entschädigung

    Grundlage:
      Angenommen ein Tisch mit 5 Spielern
      Und das Feld zeigt 1C1 2C2 4C2 5A 7A 9C2
      Und Platz 3 hat 6A 8A 8C1 8C2 10C1 11C1 12C1 auf der Hand
      Und Platz 0 hat 6R 9R auf der Hand
      Und Platz 1 hat 10C2 auf der Hand
      Und Platz 2 hat 11A auf der Hand
      Und Platz 4 hat 12C2 auf der Hand
      Und der Stapel beginnt mit 6C1 8B 4R 10R
      Wenn die Karten gegeben werden
      Und Platz 0 "ich bleibe" sagt
      Und Platz 1 "ich bleibe" sagt

    @HA-DE-103 @HA-DE-107 @HH-7
    Szenario: Wer mit einem Drilling aussetzen muss, bekommt von beiden ein Kan
      Wenn Platz 2 "ich bleibe" sagt
      Dann müssen Plätze 3 und 4 aussetzen
      Wenn niemand etwas ansagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel     |
        | 0     | 9R nimmt 9C2 | 6C1            |
        | 1     | 10C2         | 8B             |
        | 2     | 11A          | 4R nimmt 4C2   |
        | 0     | 6R nimmt 6C1 | 10R nimmt 10C2 |
      Und Platz 0 "Yoschi" sagt
      Dann gilt: Platz 1 zahlt 12 Punkte an Platz 3 als Entschädigung
      Und Platz 2 zahlt 12 Punkte an Platz 3 als Entschädigung
      Und Platz 0 zahlt 0 Punkte an Platz 3 als Entschädigung

    @HA-DE-103 @HH-7
    Szenario: Wer mit derselben Hand selbst aussteigt, bekommt keine Entschädigung
      Wenn Platz 2 "ich steige aus" sagt
      Und Platz 3 "ich steige aus" sagt
      Und Platz 4 "ich bleibe" sagt
      Und niemand etwas ansagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel     |
        | 0     | 9R nimmt 9C2 | 6C1            |
        | 1     | 10C2         | 8B             |
        | 4     | 12C2         | 4R nimmt 4C2   |
        | 0     | 6R nimmt 6C1 | 10R nimmt 10C2 |
      Und Platz 0 "Yoschi" sagt
      Dann wird nichts als Entschädigung gezahlt

  Regel: Die Entschädigung sind drei Punkte für jede gute Karte und der halbe Wert der Kombinationen

    @HA-DE-103 @HH-7
    Szenariogrundriss: Die Hand <Hand> bringt von jedem <Punkte> Punkte
      Angenommen ein Tisch mit 4 Spielern
      Und das Feld zeigt 1C1 2C2 4C2 6C2 7A 9C2
      Und Platz 3 hat <Hand> auf der Hand
      Und Plätze 0, 1 und 2 sind aktiv
      Und Platz 3 muss aussetzen
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann ist der Multiplikator 1
      Und Platz 1 zahlt <Punkte> Punkte an Platz 3 als Entschädigung
      Und Platz 2 zahlt <Punkte> Punkte an Platz 3 als Entschädigung

      @HA-DE-104
      Beispiele: Jedes Licht bringt drei Punkte, auch der Regenmann
        | Hand                     | Punkte |
        | 1B 4A 4R 7C1 8A 9C1 10C1 | 3      |
        | 3B 4A 4R 7C1 8A 9C1 10C1 | 3      |
        | 8B 4A 4R 7C1 2A 9C1 10C1 | 3      |
        | 12B 4A 4R 7C1 8A 9C1 2A  | 3      |
        | 2A 4R 7R 8A 11B 11R 12C1 | 3      |
        | 2A 4R 7R 8A 11A 11R 12C1 | 0      |

      @HA-DE-105
      Beispiele: Jeder blaue Streifen bringt drei Punkte
        | Hand                     | Punkte |
        | 2A 4A 6R 7C1 8A 9C1 10C1 | 3      |
        | 2A 4A 6C1 7C1 8A 9R 10C1 | 3      |
        | 2A 4A 6C1 7C1 8A 9C1 10R | 3      |
        | 2A 4A 6R 7C1 8A 9C1 10R  | 6      |

      @HA-DE-106
      Beispiele: Jeder Streifen mit Gedicht bringt drei Punkte
        | Hand                     | Punkte |
        | 1R 2A 4A 5C1 7C1 8A 10C1 | 3      |
        | 2R 4A 5C1 6A 7C1 8A 10C1 | 3      |
        | 2A 3R 4A 5C1 7C1 8A 10C1 | 3      |
        | 1R 2R 4A 5C1 7C1 8A 10C1 | 6      |

      @HA-DE-105 @HA-DE-106
      Beispiele: Andere Streifen bringen nichts
        | Hand                     | Punkte |
        | 2A 4R 5R 7R 8A 9C1 12C1  | 0      |
        | 2A 4R 5R 8A 9C1 11R 12C1 | 0      |

      # Ein Drilling ist zwei Kan wert. Ein Drilling aus Iriskarten und ein Einzelstreifen sind je drei Kan wert.
      @HA-DE-107
      Beispiele: Handkombinationen bringen die Hälfte ihres Werts
        | Hand                         | Punkte |
        | 6A 8A 8C1 8C2 10C1 11C1 12C1 | 12     |
        | 2C1 5R 5C1 5C2 7C1 9C1 10C1  | 36     |

      # Nach anderen Texten zählen Karten einer ganzen Kombination nicht noch einmal. Sieben Kan sind
      # 84 Punkte, die Hälfte davon 42. Hier kommen drei Streifen zu je drei Punkten dazu.
      @HA-DE-104 @HA-DE-106 @HA-DE-107
      Beispiele: Auch Karten einer vollständigen Endkombination zählen einzeln
        | Hand                    | Punkte |
        | 1R 2R 3R 4A 5C1 7C1 9C1 | 51     |
        | 1R 2R 3R 4A 6R 7C1 9C1  | 54     |
        | 1B 3B 8B 12B 2A 4A 5C1  | 72     |
        | 1B 3B 8B 11B 2A 4A 5C1  | 12     |

      # Sieben Streifen sind zehn Kan wert, die mit Gedicht sieben, Rot zwei: 60, 42 und 12, dazu vier Streifen zu je drei.
      @HA-DE-105 @HA-DE-106 @HA-DE-107
      Beispiele: Hand- und Endkombinationen und gute Karten zählen zusammen
        | Hand                 | Punkte |
        | 1R 2R 3R 4R 5R 6R 7R | 126    |

    @HA-DE-104 @HA-DE-105 @HA-DE-106 @HH-7
    Szenario: Ohne andere Vereinbarung zählen für die Entschädigung alle guten Karten
      Dann ist die Option "compensation.loose-cards" all, wenn nichts anderes gesagt wird

    # In diesem Text sind Eber, Hirsch und Schmetterlinge keine Kombination.
    @HA-DE-103 @HH-7
    Szenariogrundriss: Die Hand <Hand> bringt <Punkte>, wenn Eber, Hirsch und Schmetterlinge zählen: <zählt>
      Angenommen ein Tisch mit 4 Spielern
      Und die Option "dekiyaku.boar-deer-butterflies" ist <zählt>
      Und das Feld zeigt 1C1 2C2 4C2 5A 8C1 9C2
      Und Platz 3 hat <Hand> auf der Hand
      Und Plätze 0, 1 und 2 sind aktiv
      Und Platz 3 muss aussetzen
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gilt: Platz 1 zahlt <Punkte> Punkte an Platz 3 als Entschädigung

      Beispiele:
        | Hand                     | zählt | Punkte |
        | 2C1 4R 5R 6A 7A 9C1 12C1 | nein  | 0      |
        | 2C1 4R 5R 6A 7A 9C1 12C1 | ja    | 6      |
        | 2C1 4R 5R 6A 7A 10A 12C1 | ja    | 51     |

  Regel: Die beiden Spieler außer dem amtierenden Geber zahlen jedem, der aussetzen muss

    @HA-DE-103 @HA-DE-108 @HH-1 @HH-7
    Szenario: Der amtierende Geber zahlt keine Entschädigung, wenn der Geber ausgestiegen ist
      Angenommen ein Tisch mit 6 Spielern
      Und das Feld zeigt 1C1 2C2 4C2 5A 7A 9C2
      Und Platz 5 hat 6A 8A 8C1 8C2 10C1 11C1 12C1 auf der Hand
      Und Platz 0 hat 6C1 8B auf der Hand
      Und Platz 1 hat 6R 9R auf der Hand
      Und Platz 2 hat 4R 10R auf der Hand
      Und Platz 3 hat 10C2 auf der Hand
      Und Platz 4 hat 11A auf der Hand
      Und der gemischte Stapel beginnt mit 6C1 8B 4R 10R
      Wenn die Karten gegeben werden
      Und Platz 0 "ich steige aus" sagt
      Und Platz 1 "ich bleibe" sagt
      Und Platz 2 "ich steige aus" sagt
      Und Platz 3 "ich bleibe" sagt
      Und Platz 4 "ich bleibe" sagt
      Und niemand etwas ansagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel     |
        | 1     | 9R nimmt 9C2 | 6C1            |
        | 3     | 10C2         | 8B             |
        | 4     | 11A          | 4R nimmt 4C2   |
        | 1     | 6R nimmt 6C1 | 10R nimmt 10C2 |
      Und Platz 1 "Yoschi" sagt
      Dann gilt: Platz 3 zahlt 12 Punkte an Platz 5 als Entschädigung
      Und Platz 4 zahlt 12 Punkte an Platz 5 als Entschädigung
      Und Platz 1 zahlt 0 Punkte an Platz 5 als Entschädigung
      Und Platz 0 zahlt 0 Punkte an Platz 5 als Entschädigung

    @HA-DE-103 @HH-7
    Szenario: Müssen zwei aussetzen, bekommt jeder die Entschädigung für seine eigene Hand
      Angenommen ein Tisch mit 5 Spielern
      Und das Feld zeigt 1C1 2C2 4C2 5A 7A 9C2
      Und Platz 3 hat 6A 8A 8C1 8C2 10C1 11C1 12C1 auf der Hand
      Und Platz 4 hat 1B 1R 3B 4A 5C1 7C1 9C1 auf der Hand
      Und Platz 0 hat 6R 9R auf der Hand
      Und Platz 1 hat 10C2 auf der Hand
      Und Platz 2 hat 11A auf der Hand
      Und der Stapel beginnt mit 6C1 8B 4R 10R
      Wenn die Karten gegeben werden
      Und alle Gefragten "ich bleibe" sagen
      Und niemand etwas ansagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel     |
        | 0     | 9R nimmt 9C2 | 6C1            |
        | 1     | 10C2         | 8B             |
        | 2     | 11A          | 4R nimmt 4C2   |
        | 0     | 6R nimmt 6C1 | 10R nimmt 10C2 |
      Und Platz 0 "Yoschi" sagt
      Dann gilt: Platz 1 zahlt 12 Punkte an Platz 3 als Entschädigung
      Und Platz 2 zahlt 9 Punkte an Platz 4 als Entschädigung
      Und werden insgesamt 42 Punkte als Entschädigung gezahlt
