# language: de
Funktionalität: Blindbleiben neben einer Zahlungskombination
  Zahlungskombinationen streichen Handkombinationen, Tauchen und Flucht, aber nicht das Blindbleiben.

  # Nach anderen Texten streichen sie auch das Blindbleiben.

  Regel: Das Blindbleiben wird trotz einer Zahlungskombination bezahlt

    @HA-DE-155 @HA-DE-127 @HH-16 @HH-17
    Szenariogrundriss: Das Blindbleiben wird auch in diesem Fall bezahlt: <Fall>
      Angenommen Platz 0 ist blind geblieben
      Und Platz 0 hat <0> Kartenpunkte
      Und Platz 1 hat <1> Kartenpunkte
      Und Platz 2 hat <2> Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gilt: Platz 1 zahlt <erhält> Punkte an Platz 0 für die Leistung "blind bleiben"
      Und Platz 0 zahlt <zahlt> Punkte an Platz 1 für die Leistung "blind bleiben"
      Und Platz 0 zahlt <zahlt> Punkte an Platz 2 für die Leistung "blind bleiben"
      Und werden insgesamt <Achten> Punkte für Zahlungskombinationen gezahlt
      Und werden insgesamt 24 Punkte für Leistungen gezahlt

      @HA-DE-149
      Beispiele:
        | Fall                                   | 0   | 1   | 2  | erhält | zahlt | Achten |
        | Der Blinde hat selbst Doppel-8         | 168 | 50  | 46 | 12     | 0     | 240    |
        | Ein anderer hat Doppel-8, er scheitert | 50  | 168 | 46 | 0      | 12    | 240    |
        | Alle 8, und 88 sind eins zu wenig      | 88  | 88  | 88 | 0      | 12    | 240    |
        | Knapp keine Doppel-8                   | 50  | 167 | 47 | 0      | 12    | 0      |

    @HA-DE-155 @HH-17
    Szenario: Ohne andere Vereinbarung gilt das Blindbleiben trotz einer Zahlungskombination
      Dann ist die Option "mizuten.survives-tokushuyaku" ja, wenn nichts anderes gesagt wird

    @HA-DE-155 @HH-16 @HH-17
    Szenario: Die Flucht des Gebers wird trotz seines Blindbleibens gestrichen
      Angenommen Platz 0 ist blind geblieben
      Und Platz 0 hat 1R 2C1 3C1 4C1 6C1 11B 12C1 auf der Hand
      Und Platz 0 hat "Einzelstreifen" angesagt
      Und Platz 0 hat 168 Kartenpunkte
      Und Platz 1 hat 50 Kartenpunkte
      Und Platz 2 hat 46 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gilt: Platz 2 zahlt 12 Punkte an Platz 0 für die Leistung "blind bleiben"
      Und Platz 2 zahlt 0 Punkte an Platz 0 für die Leistung "Flucht"
      Und werden insgesamt 24 Punkte für Leistungen gezahlt

    @HA-DE-155 @HA-DE-128 @HH-17
    Szenario: Für das Blindbleiben zahlen auch bei Doppel-8 die Ausgestiegenen
      Angenommen ein Tisch mit 5 Spielern
      Und Plätze 0, 1 und 2 sind aktiv
      Und Platz 3 ist ausgestiegen
      Und Platz 4 muss aussetzen
      Und Platz 0 ist blind geblieben
      Und Platz 0 hat 168 Kartenpunkte
      Und Platz 1 hat 50 Kartenpunkte
      Und Platz 2 hat 46 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann gilt: Platz 3 zahlt 12 Punkte an Platz 0 für die Leistung "blind bleiben"
      Und Platz 4 zahlt 12 Punkte an Platz 0 für die Leistung "blind bleiben"
      Und wird nichts für die Zahlungskombination "alle 8" gezahlt
