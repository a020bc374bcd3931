# language: de
Funktionalität: Mitgelieferte Hausregeln
  Jede Hausregel sagt, was sie ändert. Alles andere bleibt gleich.

  Regel: Nach einer Hausregel zählt die Sakeschale mit dem Vorhang und mit dem Mond

    @KK-4
    Szenariogrundriss: Die Sakeschale mit Vorhang oder Mond bildet Kombinationen: <Karten>
      Angenommen am Tisch gelten die Hausregeln "cup-viewing"
      Wenn jemand die genommenen Karten <Karten> ansieht
      Dann ist alles zusammen <Punkte> wert

      Beispiele: Die Schale zählt mit dem Vorhang, mit dem Mond und mit beiden
        | Karten   | Punkte    |
        | 3B 9A    | 5 Punkte  |
        | 8B 9A    | 5 Punkte  |
        | 3B 8B 9A | 10 Punkte |

      Beispiele: Die Schale zählt daneben weiter als Tier oder als Kasu
        | Karten                                        | Punkte   |
        | 3B 9A 2A 4A 5A 6A                             | 6 Punkte |
        | 8B 9A 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1     | 6 Punkte |
        | 8B 9A 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 | 7 Punkte |

    @KK-4
    Szenariogrundriss: Andere Karten bilden mit der Sakeschale keine Kombination: <Karten>
      Angenommen am Tisch gelten die Hausregeln "cup-viewing"
      Wenn jemand die genommenen Karten <Karten> ansieht
      Dann gibt es keine Kombination

      Beispiele:
        | Karten    |
        | 1B 9A     |
        | 12B 9A    |
        | 3B 9R 9C1 |
        | 8A 9A     |
        | 3B 8B     |

    @KK-4
    Szenario: Ohne die Hausregel bildet die Sakeschale keine Kombination mit Vorhang oder Mond
      Wenn jemand die genommenen Karten 3B 8B 9A ansieht
      Dann gibt es keine Kombination

    @KK-5 @KK-8
    Szenario: Beide Kombinationen der Sakeschale bringen zehn Punkte und zählen doppelt
      Angenommen am Tisch gelten die Hausregeln "cup-viewing"
      Und Platz 0 hat 3B 8B 9A genommen
      Wenn die Runde zu Ende ist: Stop von Platz 0
      Dann lautet der Stand 40, -20 und -20

  Regel: Nach einer Hausregel gelten die Werte vom Beizettel der Kartenmacher

    @KK-4
    Szenariogrundriss: Nach dem Beizettel gelten eigene Werte: <Karten>
      Angenommen am Tisch gelten die Hausregeln "card-makers"
      Wenn jemand die genommenen Karten <Karten> ansieht
      Dann ist alles zusammen <Punkte> wert

      Beispiele: Lichtkombinationen sind zehn, acht, sieben oder fünf Punkte wert
        | Karten           | Punkte    |
        | 1B 3B 8B 11B 12B | 10 Punkte |
        | 1B 3B 8B 12B     | 8 Punkte  |
        | 1B 3B 8B 11B     | 7 Punkte  |
        | 1B 3B 8B         | 5 Punkte  |

      Beispiele: Drei bestimmte Streifen oder Tiere sind fünf Punkte wert, viele beliebige einen
        | Karten                                  | Punkte   |
        | 6R 9R 10R                               | 5 Punkte |
        | 1R 2R 3R                                | 5 Punkte |
        | 6A 7A 10A                               | 5 Punkte |
        | 1R 2R 4R 5R 7R                          | 1 Punkt  |
        | 2A 4A 5A 6A 8A                          | 1 Punkt  |
        | 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 | 1 Punkt  |

    @KK-4
    Szenariogrundriss: Ohne die Hausregel sind drei Lichter oder drei Streifen sechs Punkte wert: <Karten>
      Wenn jemand die genommenen Karten <Karten> ansieht
      Dann ist alles zusammen 6 Punkte wert

      Beispiele:
        | Karten    |
        | 1B 3B 8B  |
        | 6R 9R 10R |
        | 1R 2R 3R  |

  Regel: Nach einer Hausregel gelten die Werte der Online-Tische

    # Die Schale zählt als Tier und als Kasu, und keine Hand gewinnt sofort.
    @KK-3 @KK-4
    Szenariogrundriss: Am Online-Tisch zu zweit gelten eigene Werte: <Karten>
      Angenommen ein Tisch mit 2 Spielern
      Und am Tisch gelten die Hausregeln "online-table"
      Wenn jemand die genommenen Karten <Karten> ansieht
      Dann ist alles zusammen <Punkte> wert

      Beispiele:
        | Karten                                             | Punkte   |
        | 3B 9A                                              | 1 Punkt  |
        | 1B 3B 12B                                          | 5 Punkte |
        | 2A 4A 5A 8A 9A 1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 | 2 Punkte |

    @KK-3
    Szenario: Am Online-Tisch gewinnen vier Paare nicht sofort
      Angenommen ein Tisch mit 2 Spielern
      Und am Tisch gelten die Hausregeln "online-table"
      Wenn jemand die Hand 1B 1R 2A 2R 3B 3R 4A 4R ansieht
      Dann gibt es keine Kombination

  Regel: Nach einer Hausregel gelten die Regeln der meisten Apps

    # Keiner der drei Texte enthält diese Regeln.
    @KK-4
    Szenariogrundriss: In den meisten Apps bildet die Sakeschale Kombinationen mit Mond und Vorhang: <Karten>
      Angenommen ein Tisch mit 2 Spielern
      Und am Tisch gelten die Hausregeln "common-app"
      Wenn jemand die genommenen Karten <Karten> ansieht
      Dann ist alles zusammen <Punkte> wert

      Beispiele:
        | Karten   | Punkte    |
        | 8B 9A    | 5 Punkte  |
        | 3B 9A    | 5 Punkte  |
        | 3B 8B 9A | 10 Punkte |

    @KK-4 @KK-8
    Szenariogrundriss: In den meisten Apps zählt die Runde ab sieben Punkten doppelt: <Karten>
      Angenommen ein Tisch mit 2 Spielern
      Und am Tisch gelten die Hausregeln "common-app"
      Und Platz 0 hat <Karten> genommen
      Wenn die Runde zu Ende ist: Stop von Platz 0
      Dann gilt: Platz 1 zahlt <Punkte> an Platz 0 für Gewinn

      Beispiele:
        | Karten   | Punkte    |
        | 8B 9A    | 5 Punkte  |
        | 3B 8B 9A | 20 Punkte |

  Regel: Nach einer Hausregel sind alle vier Karten des laufenden Monats eine Kombination

    @KK-4
    Szenariogrundriss: Alle vier Karten des Monats bringen in Runde <Runde> vier Punkte: <Karten>
      Angenommen ein Tisch mit 2 Spielern
      Und am Tisch gelten die Hausregeln "cards-of-the-month"
      Und es ist Runde <Runde>
      Und Platz 0 hat <Karten> genommen
      Wenn die Runde zu Ende ist: Stop von Platz 0
      Dann gilt: Platz 1 zahlt 4 Punkte an Platz 0 für Gewinn

      Beispiele:
        | Runde | Karten          |
        | 1     | 1B 1R 1C1 1C2   |
        | 7     | 7A 7R 7C1 7C2   |
        | 11    | 11B 11A 11R 11C1 |

  Regel: Nach einer Hausregel zählt die Sakeschale erst nach Koi-Koi

    @KK-4
    Szenario: Wer Koi-Koi gerufen hat, bekommt Mond und Sakeschale bezahlt
      Angenommen ein Tisch mit 2 Spielern
      Und am Tisch gelten die Hausregeln "viewing-after-koi-koi"
      Und Platz 0 hat 8B 9A 1C1 genommen
      Und Platz 0 hat "koi-koi" 1 Mal gesagt
      Wenn die Runde zu Ende ist: Stop von Platz 0
      Dann gilt: Platz 1 zahlt 5 Punkte an Platz 0 für Gewinn

    @KK-4
    Szenario: Vor dem ersten Koi-Koi wird mit Mond und Sakeschale niemand gefragt
      Angenommen ein Tisch mit 2 Spielern
      Und am Tisch gelten die Hausregeln "viewing-after-koi-koi"
      Und das Feld zeigt 1R 2R 4R 5C1 6C1 7C1 8C1 10C1
      Und Platz 0 hat 8B 1C1 3C1 4C1 6C2 7C2 11C1 12C1 auf der Hand
      Und Platz 1 hat 3R 8A 9R 10R 11A 11R 12B 12C2 auf der Hand
      Und Platz 0 hat 9A genommen
      Und der Stapel beginnt mit 2C2
      Wenn der Zug zu Platz 0 kommt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel   |
        | 0     | 8B nimmt 8C1 | 2C2 nimmt 2R |
      Dann ist es Zeit für eine Karte aus der Hand
      Und ist Platz 1 am Zug

    @KK-4
    Szenario: Nach Koi-Koi zählen Mond und Sakeschale, aber Stop sagt nur, wer etwas Neues hat
      Angenommen ein Tisch mit 2 Spielern
      Und am Tisch gelten die Hausregeln "viewing-after-koi-koi"
      Und das Feld zeigt 1R 2R 4R 5C1 6C1 7C1 8C1 10C1
      Und Platz 0 hat 1C1 2C1 3C1 4C1 6C2 7C2 11C1 12C1 auf der Hand
      Und Platz 1 hat 3R 8A 9C1 10R 11A 11R 12B 12C2 auf der Hand
      Und Platz 0 hat 9A 8B 5R 6R 7R 9R genommen
      Und der Stapel beginnt mit 3C2 5C2 12C3 3B 2C2
      Wenn der Zug zu Platz 0 kommt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel |
        | 0     | 1C1 nimmt 1R | 3C2        |
      Dann ist es Zeit für eine Entscheidung
      Wenn Platz 0 "Koi-Koi" sagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand   | vom Stapel     |
        | 1     | 11A            | 5C2 nimmt 5C1  |
        | 0     | 12C1           | 12C3 nimmt 12C1 |
      Dann ist es Zeit für eine Karte aus der Hand
      Und ist Platz 1 am Zug
      Wenn die Karten so gespielt werden
        | Platz | aus der Hand   | vom Stapel    |
        | 1     | 10R nimmt 10C1 | 3B nimmt 3C2  |
        | 0     | 2C1 nimmt 2R   | 2C2           |
      Dann ist es Zeit für eine Entscheidung
      Wenn Platz 0 "Stop" sagt
      Dann gilt: Platz 1 zahlt 14 Punkte an Platz 0 für Gewinn
