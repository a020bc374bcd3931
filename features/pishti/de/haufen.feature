# language: de
Funktionalität: Der Haufen
  Eine Karte mit dem Rang der obersten Karte nimmt den ganzen Haufen, und ein Bube nimmt jeden Haufen.

  Grundlage:
    Angenommen ein Tisch mit 2 Spielern

  Szenario: Eine Karte mit dem Rang der obersten Karte nimmt den ganzen Haufen
    Angenommen das Feld zeigt h3 dK c7
    Und Platz 0 hat s7 d2 h9 auf der Hand
    Wenn der Zug zu Platz 0 kommt
    Und Platz 0 s7 spielt und h3 dK c7 nimmt
    Dann liegt keine freie Karte auf dem Tisch

  Szenario: Eine Karte mit dem Rang der zweitobersten Karte nimmt nichts
    Angenommen das Feld zeigt h3 c7 dK
    Und Platz 0 hat s7 d2 h9 auf der Hand
    Wenn der Zug zu Platz 0 kommt
    Und Platz 0 s7 spielt
    Dann liegt s7 oben im Feld

  Szenario: Nur wer die verdeckten Karten nimmt, sieht sie
    Angenommen das Feld zeigt c7
    Und h2 h4 h6 liegen verdeckt unter dem Feld
    Und Platz 0 hat s7 d2 h9 auf der Hand
    Wenn der Zug zu Platz 0 kommt
    Und Platz 0 s7 spielt und c7 nimmt
    Dann liegen 0 Karten verdeckt unter dem Feld
    Und bleiben für Platz 1 genau 3 Karten verborgen, die Platz 0 genommen hat
    Und ist Pişti von Platz 0 jetzt 0

  Szenario: Wer einen Haufen aus einer einzigen Karte nimmt, macht eine Pişti
    Angenommen das Feld zeigt c7
    Und Platz 0 hat s7 d2 h9 auf der Hand
    Wenn der Zug zu Platz 0 kommt
    Und Platz 0 s7 spielt und c7 nimmt
    Dann ist Pişti von Platz 0 jetzt 1
