# language: de
Funktionalität: Doppel-8 und alle 8
  Zwei seltene Verteilungen der Kartenpunkte sind Zahlungskombinationen.

  Regel: Wer hundertachtundsechzig Kartenpunkte oder mehr hat, hat Doppel-8

    @HA-DE-150 @HA-DE-151 @HH-16
    Szenariogrundriss: Doppel-8 braucht mindestens 168 Kartenpunkte, hier <0>
      Angenommen Platz 0 hat <0> Kartenpunkte
      Und Platz 1 hat <1> Kartenpunkte
      Und Platz 2 hat <2> Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gilt: Platz 1 zahlt <Punkte> Punkte an Platz 0 für die Zahlungskombination "Doppel-8"
      Und Platz 2 zahlt <Punkte> Punkte an Platz 0 für die Zahlungskombination "Doppel-8"
      Und werden insgesamt <Rest> Punkte für Kartenpunkte gezahlt

      Beispiele:
        | 0   | 1  | 2  | Punkte | Rest |
        | 167 | 50 | 47 | 0      | 79   |
        | 168 | 49 | 47 | 120    | 0    |
        | 169 | 49 | 46 | 132    | 0    |

      @HA-DE-152
      Beispiele: Doppel-8 ist mit 170 Kartenpunkten zwölf Kan wert
        | 0   | 1  | 2  | Punkte | Rest |
        | 170 | 48 | 46 | 144    | 0    |

    @HH-16
    Szenariogrundriss: Wer in dieser Runde nicht mitspielt, zahlt nichts für <Name>
      Angenommen ein Tisch mit 4 Spielern
      Und Plätze 0, 1 und 2 sind aktiv
      Und Platz 3 ist ausgestiegen
      Und Platz 0 hat <0> Kartenpunkte
      Und Platz 1 hat <1> Kartenpunkte
      Und Platz 2 hat <2> Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gilt: Platz 3 zahlt nichts an Platz 0 für die Zahlungskombination "<Name>"
      Und Platz 1 zahlt 120 Punkte an Platz 0 für die Zahlungskombination "<Name>"

      @HA-DE-150
      Beispiele: Einer hat Doppel-8
        | Name     | 0   | 1  | 2  |
        | Doppel-8 | 168 | 49 | 47 |

      @HA-DE-153
      Beispiele: Alle drei haben 88 Kartenpunkte
        | Name   | 0  | 1  | 2  |
        | alle 8 | 88 | 88 | 88 |

    @HA-DE-150 @HA-DE-161 @HH-16
    Szenario: Wer Doppel-8 hat, gewinnt, egal ob er Geber ist
      Angenommen Platz 0 hat 48 Kartenpunkte
      Und Platz 1 hat 47 Kartenpunkte
      Und Platz 2 hat 169 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gewinnt Platz 2 die Runde
      Und ist Platz 2 der nächste Geber

  Regel: Haben alle drei genau achtundachtzig Kartenpunkte, gilt „alle 8“

    @HA-DE-153 @HA-DE-154 @HH-16
    Szenario: Bei „alle 8“ gewinnt der Geber
      Angenommen Platz 1 ist Geber
      Und Platz 0 hat 88 Kartenpunkte
      Und Platz 1 hat 88 Kartenpunkte
      Und Platz 2 hat 88 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gewinnt Platz 1 die Runde
      Und Platz 0 zahlt 120 Punkte an Platz 1 für die Zahlungskombination "alle 8"
      Und Platz 2 zahlt 120 Punkte an Platz 1 für die Zahlungskombination "alle 8"

    @HA-DE-153 @HH-16
    Szenariogrundriss: Mit <0>, <1> und <2> Kartenpunkten gilt „alle 8“ nicht
      Angenommen Platz 0 hat <0> Kartenpunkte
      Und Platz 1 hat <1> Kartenpunkte
      Und Platz 2 hat <2> Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann wird nichts für die Zahlungskombination "alle 8" gezahlt
      Und wird insgesamt 1 Punkt für Kartenpunkte gezahlt

      Beispiele:
        | 0  | 1  | 2  |
        | 89 | 88 | 87 |
        | 88 | 87 | 89 |

    @HA-DE-154 @HA-DE-108 @HH-1 @HH-16
    Szenario: Bei „alle 8“ gewinnt der amtierende Geber, wenn der Geber ausgestiegen ist
      Angenommen ein Tisch mit 4 Spielern
      Und Platz 3 ist Geber
      Und Platz 3 ist ausgestiegen
      Und Plätze 0, 1 und 2 sind aktiv
      Und Platz 0 hat 88 Kartenpunkte
      Und Platz 1 hat 88 Kartenpunkte
      Und Platz 2 hat 88 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gewinnt Platz 0 die Runde
      Und Platz 1 zahlt 120 Punkte an Platz 0 für die Zahlungskombination "alle 8"
      Und Platz 3 zahlt nichts an Platz 0 für die Zahlungskombination "alle 8"

  Regel: Doppel-8 und „alle 8“ streichen Handkombinationen, Tauchen und Flucht

    # Auch was schon bezahlt wurde, wird zurückgegeben: In der Abrechnung steht am Ende nichts davon.
    @HA-DE-155 @HA-DE-156 @HH-16
    Szenariogrundriss: Die Zahlungskombination streicht auch die Handkombination des Siegers: <Name>
      Angenommen im Topf liegen 30 Punkte
      Und Platz 0 hat 1B 1R 2A 2R 3B 3R 5A auf der Hand
      Und Platz 0 hat "Dreifach Paare" angesagt
      Und Platz 2 hat 4A 4R 4C1 1C1 2C1 6A 8A auf der Hand
      Und Platz 2 hat "stehender Drilling" angesagt
      Und Platz 0 hat <0> Kartenpunkte
      Und Platz 1 hat <1> Kartenpunkte
      Und Platz 2 hat <2> Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann wird nichts für Handkombinationen gezahlt
      Und wird nichts für Kartenpunkte gezahlt
      Und erhält Platz 0 aus dem Topf 30 Punkte

      Beispiele:
        | Name     | 0   | 1  | 2  |
        | Alle 8   | 88  | 88 | 88 |
        | Doppel-8 | 168 | 50 | 46 |

    @HA-DE-155 @HA-DE-157 @HH-16
    Szenario: Fehlt ein Punkt zu Doppel-8, werden Handkombinationen und Kartenpunkte bezahlt
      Angenommen Platz 0 hat 1B 1R 2A 2R 3B 3R 5A auf der Hand
      Und Platz 0 hat "Dreifach Paare" angesagt
      Und Platz 0 hat 167 Kartenpunkte
      Und Platz 1 hat 50 Kartenpunkte
      Und Platz 2 hat 47 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann wird nichts für Zahlungskombinationen gezahlt
      Und erhält Platz 0 insgesamt 96 Punkte für Handkombinationen
      Und erhält Platz 0 insgesamt 79 Punkte für Kartenpunkte

    @HA-DE-155 @HA-DE-156 @HH-16 @HH-17
    Szenariogrundriss: Nur Doppel-8 und „alle 8“ streichen Tauchen und Flucht: <0>, <1> und <2> Kartenpunkte
      Angenommen Platz 0 hat 5R 5C1 5C2 1C1 2C1 3C1 4C1 auf der Hand
      Und Platz 0 hat "stehender Drilling" angesagt
      Und Platz 0 hat "Einzelstreifen" angesagt
      Und Platz 0 hat 5A 5R 5C1 5C2 genommen
      Und Platz 0 hat <0> Kartenpunkte
      Und Platz 1 hat <1> Kartenpunkte
      Und Platz 2 hat <2> Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann werden insgesamt <Leistungen> Punkte für Leistungen gezahlt
      Und werden insgesamt <Achten> Punkte für Zahlungskombinationen gezahlt

      Beispiele:
        | 0   | 1  | 2  | Leistungen | Achten |
        | 88  | 88 | 88 | 0          | 240    |
        | 168 | 50 | 46 | 0          | 240    |
        | 88  | 89 | 87 | 24         | 0      |
        | 167 | 50 | 47 | 48         | 0      |

    @HA-DE-093 @HA-DE-103 @HA-DE-155 @HH-16
    Szenario: Doppel-8 streicht weder die Strafe noch den Topf
      Angenommen ein Tisch mit 4 Spielern
      Und im Topf liegen 12 Punkte
      Und Plätze 0, 1 und 2 sind aktiv
      Und Platz 3 ist ausgestiegen
      Und Platz 0 hat 168 Kartenpunkte
      Und Platz 1 hat 50 Kartenpunkte
      Und Platz 2 hat 46 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann erhält Platz 0 aus dem Topf 12 Punkte
      Und Platz 3 zahlt nichts an Platz 0 für die Zahlungskombination "Doppel-8"
