# language: de
Funktionalität: Das Spiel und seine Karten
  So viele können mitspielen, darum geht es, und so viel sind die Karten wert.

  Regel: Drei bis sieben können spielen

    @HA-DE-024
    Szenario: Drei Spieler spielen eine Runde zu Ende
      Angenommen ein Tisch mit 3 Spielern
      Und das Feld zeigt 1R 2A 4C1 5R 7A 9C2
      Und Platz 0 hat 1C2 3R auf der Hand
      Und Platz 1 hat 8B auf der Hand
      Und Platz 2 hat 2C1 auf der Hand
      Und der Stapel beginnt mit 2R 11C1 3B 12C2
      Wenn die Karten gegeben werden
      Und niemand etwas ansagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel  |
        | 0     | 1C2 nimmt 1R | 2R nimmt 2A |
        | 1     | 8B           | 11C1        |
        | 2     | 2C1          | 3B          |
        | 0     | 3R nimmt 3B  | 12C2        |
      Und Platz 0 "Yoschi" sagt
      Dann endet die Runde so: Yoschi

    @HA-DE-024
    Szenariogrundriss: Von <Spieler> Spielern am Tisch spielen drei eine Runde zu Ende
      Angenommen ein Tisch mit <Spieler> Spielern
      Und das Feld zeigt 1R 2A 4C1 5R 7A 9C2
      Und Platz 0 hat 1C2 3R auf der Hand
      Und Platz 1 hat 8B auf der Hand
      Und Platz 2 hat 2C1 auf der Hand
      Und Platz 3 hat 2R 11C1 3B 12C2 auf der Hand
      Und der gemischte Stapel beginnt mit 2R 11C1 3B 12C2
      Wenn die Karten gegeben werden
      Und alle Gefragten "ich bleibe" sagen
      Und niemand etwas ansagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand | vom Stapel  |
        | 0     | 1C2 nimmt 1R | 2R nimmt 2A |
        | 1     | 8B           | 11C1        |
        | 2     | 2C1          | 3B          |
        | 0     | 3R nimmt 3B  | 12C2        |
      Und Platz 0 "Yoschi" sagt
      Dann endet die Runde so: Yoschi

      Beispiele:
        | Spieler |
        | 4       |
        | 5       |
        | 6       |

    @HA-DE-024
    Szenario: Von sieben am Tisch spielen drei eine Runde zu Ende
      Angenommen ein Tisch mit 7 Spielern
      Und Platz 0 hat X 1R 2A 4C1 5R 7A 9C2 auf der Hand
      Und Platz 1 hat 9R 10C2 auf der Hand
      Und Platz 2 hat 8B auf der Hand
      Und Platz 3 hat 10R auf der Hand
      Und Platz 4 hat 9A 11B 6C2 6R auf der Hand
      Und der gemischte Stapel beginnt mit 9A 11B 6C2 6R
      Wenn die Karten gegeben werden
      Und alle Gefragten "ich bleibe" sagen
      Und niemand etwas ansagt
      Und die Karten so gespielt werden
        | Platz | aus der Hand   | vom Stapel   |
        | 1     | 9R nimmt 9C2   | 9A           |
        | 2     | 8B             | 11B          |
        | 3     | 10R            | 6C2          |
        | 1     | 10C2 nimmt 10R | 6R nimmt 6C2 |
      Und Platz 1 "Yoschi" sagt
      Dann endet die Runde so: Yoschi

    @HA-DE-024
    Szenario: Zu zweit oder zu acht kann man nicht spielen
      Dann können 3 bis 7 spielen
      Und darf die Option "players" 7 sein
      Und darf die Option "players" nicht 2 sein
      Und darf die Option "players" nicht 8 sein

    @HA-DE-185
    Szenario: Drei sitzen am Tisch, wenn nichts anderes vereinbart ist
      Dann ist die Option "players" 3, wenn nichts anderes gesagt wird

  Regel: Sagt das Spiel nichts anderes, gelten die Grundregeln

    # Zum Nehmen sagen die Zusatzregeln nichts, zum Vierling auf der Hand schon.
    @HA-DE-001 @HA-DE-209 @HH-11
    Szenario: Genommen wird nach den Grundregeln
      Angenommen das Feld zeigt 1R 2A 4C1 4R 7A 9C2
      Und Platz 0 hat 1C1 4C2 6A 8C1 10R 11R 12C1 auf der Hand
      Wenn die Karten gegeben werden
      Dann kann 4C2 4C1 nehmen
      Und kann 4C2 4R nehmen
      Und kann 4C2 nicht 4C1 4R nehmen

    @HA-DE-001 @HA-DE-204 @HH-3
    Szenario: Ein Vierling auf der Hand wird gespielt und nicht neu gegeben
      Angenommen Platz 0 hat 1R 2A 3C1 4A 4R 4C1 4C2 auf der Hand
      Wenn die Karten gegeben werden
      Dann wurde 0 Mal neu gegeben
      Und darf Platz 0 "Vierling" ansagen

  Regel: Karten bringen einzeln und als Kombination Siegpunkte

    @HA-DE-186 @HA-DE-187 @HA-DE-214
    Szenario: Genommene Karten bringen Siegpunkte, die ein anderer verliert
      Angenommen die Option "match" ist plain
      Und Platz 0 hat 90 Kartenpunkte
      Und Platz 1 hat 88 Kartenpunkte
      Und Platz 2 hat 86 Kartenpunkte
      Wenn die Runde zu Ende ist: die Karten sind aus
      Dann lautet der Stand 2, 0 und -2

    @HA-DE-186 @HA-DE-187 @HA-DE-213
    Szenario: Eine Endkombination wird statt der Kartenpunkte bezahlt
      Angenommen Platz 0 hat 1R 2R 3R 4C1 genommen
      Wenn die Runde zu Ende ist: Yoschi von Platz 0
      Dann gilt: Platz 1 zahlt 84 Punkte an Platz 0 für die Endkombination "rote Streifen mit Gedicht"
      Und wird nichts für Kartenpunkte gezahlt

  Regel: Das Spiel hat achtundvierzig Karten, zwölf Blumen zu je vier

    @HA-DE-188 @HA-DE-028
    Szenario: Das Spiel hat zwölf Monate zu vier Karten und eine weiße Karte
      Dann heißt das Kartenspiel "hanafuda"
      Und hat das Spiel 48 Karten in 12 Monaten zu 4 Karten
      Und hat das Spiel außerdem X

    # Das Blatt mit den Karten der Monate ist verloren. Hier gelten die allgemein bekannten.
    @HA-DE-193
    Szenariogrundriss: Die Karten des Monats <Monat> zeigen <Pflanze>
      Dann gehören <Karten> zum Monat <Monat>
      Und zeigen die Karten des Monats <Monat> <Pflanze>

      @HA-DE-224 @HA-DE-225 @HA-DE-226 @HA-DE-227 @HA-DE-228 @HA-DE-229
      Beispiele: Diese Monate sind die erste Hälfte des Jahres
        | Monat | Pflanze     | Karten        |
        | 1     | Pinie       | 1B 1R 1C1 1C2 |
        | 2     | Pflaume     | 2A 2R 2C1 2C2 |
        | 3     | Kirschblüte | 3B 3R 3C1 3C2 |
        | 4     | Glyzinie    | 4A 4R 4C1 4C2 |
        | 5     | Iris        | 5A 5R 5C1 5C2 |
        | 6     | Pfingstrose | 6A 6R 6C1 6C2 |

      @HA-DE-230 @HA-DE-231 @HA-DE-232 @HA-DE-233 @HA-DE-234 @HA-DE-235
      Beispiele: Diese Monate sind die zweite Hälfte des Jahres
        | Monat | Pflanze      | Karten             |
        | 7     | Klee         | 7A 7R 7C1 7C2      |
        | 8     | Pampas       | 8B 8A 8C1 8C2      |
        | 9     | Chrysantheme | 9A 9R 9C1 9C2      |
        | 10    | Ahorn        | 10A 10R 10C1 10C2  |
        | 11    | Weide        | 11B 11A 11R 11C1   |
        | 12    | Paulownia    | 12B 12C1 12C2 12C3 |

  Regel: Die Karten haben vier Ränge

    @HA-DE-002 @HA-DE-193
    Szenariogrundriss: <Anzahl> Karten heißen <Rang> und sind je <Punkte> Punkte wert
      Dann gibt es <Anzahl> Karten der Art "<Rang>"
      Und sind <Karten> von der Art "<Rang>"
      Und sind <Karten> je <Punkte> Punkte wert

      @HA-DE-003 @HA-DE-189
      Beispiele: Lichter sind der höchste Rang
        | Anzahl | Rang   | Punkte | Karten           |
        | 5      | Licht  | 20     | 1B 3B 8B 11B 12B |
        | 5      | Hikari | 20     | 1B 3B 8B 11B 12B |

      @HA-DE-004 @HA-DE-190
      Beispiele: Tiere sind der zweite Rang, auch wenn kein Tier zu sehen ist
        | Anzahl | Rang | Punkte | Karten                       |
        | 9      | Tier | 10     | 2A 4A 5A 6A 7A 8A 9A 10A 11A |
        | 9      | Tane | 10     | 5A 9A                        |

      @HA-DE-005 @HA-DE-191
      Beispiele: Streifen sind der dritte Rang
        | Anzahl | Rang     | Punkte | Karten                          |
        | 10     | Streifen | 5      | 1R 2R 3R 4R 5R 6R 7R 9R 10R 11R |
        | 10     | Tan      | 5      | 4R 11R                          |

    Szenariogrundriss: Die Karten <Karten> heißen auf Japanisch <Name>
      Dann heißt <Karten> "<Name>"

      @HA-DE-189
      Beispiele:
        | Karten           | Name   |
        | 1B 3B 8B 11B 12B | hikari |

      @HA-DE-190
      Beispiele:
        | Karten       | Name |
        | 2A 5A 9A 11A | tane |

      @HA-DE-191
      Beispiele:
        | Karten       | Name    |
        | 1R 4R 6R 11R | tanzaku |

      @HA-DE-192
      Beispiele:
        | Karten        | Name |
        | 1C1 11C1 12C3 | kasu |

    @HA-DE-006 @HA-DE-192
    Szenario: Alle übrigen Karten heißen Kasu und sind einen Punkt wert
      Dann gibt es 24 Karten der Art "Dreg"
      Und gibt es 24 Karten der Art "Kara"
      Und sind 1C1 11C1 12C1 12C2 12C3 von der Art "Kasu"
      Und ist 11C1 genau 1 Punkt wert
