# language: sv
Egenskap: Kortspelet
  En tur är ett kort från handen, ett kort från talongen och det som de tar.

  Bakgrund:
    Givet att bordet visar 1R 2A 4C1 5R 7A 9C2
    Och att plats 0 har 1C1 4C2 6A 8C1 10R 11R 12C1 på handen
    Och att plats 1 har 2R 3C1 5C1 6C1 7R 9R 12B på handen
    Och att plats 2 har 1B 3R 4A 6C2 8A 10C1 11C1 på handen
    Och att talongen börjar med 5A 12C2 6R 9A 3B 8B

  Regel: Givaren börjar, och turen går åt höger

    @HH-SV-152 @HH-SV-153 @HH-1
    Scenario: Givaren börjar när ingen har något att deklarera
      När given börjar
      Så är det dags för ett kort från handen
      Och är plats 0 på tur

    @HH-SV-152 @HH-10
    Scenario: Inget kort spelas innan alla har haft sin tur att deklarera
      Givet att plats 1 har 2R 2C1 5C1 5C2 7R 7C1 12B på handen
      När given börjar
      Så är det dags för deklarationer
      När plats 0 spelar 6A
      Så avslås det: en annan spelare är på tur
      När plats 1 deklarerar "tre par"
      Så är det dags för ett kort från handen
      Och får plats 0 spela 6A

    @HH-SV-153 @HH-1
    Scenario: En annan givare börjar på sin plats
      Givet att plats 2 är givare
      När given börjar
      Så är plats 2 på tur

    @HH-SV-154
    Scenario: Turen går vidare när talongens kort är spelat
      När given börjar
      Och plats 0 spelar 6A
      Så är plats 0 på tur
      När plats 0 slår upp 5A
      Så är plats 1 på tur

  Regel: Den som är på tur spelar ett kort från handen

    @HH-SV-155 @HH-SV-171 @HH-SV-172 @HH-11
    Scenario: Vilket kort som helst får spelas, också ett som inte tar något
      När given börjar
      Så får plats 0 spela 1C1 4C2 6A 8C1 10R 11R 12C1
      Och måste 1C1 ta 1R
      Och tar 6A ingenting

    @HH-SV-155
    Scenario: Spelaren får bara spela ett kort från handen
      När given börjar
      Och plats 0 spelar 6A
      Så har plats 0 exakt 6 kort på handen
      När plats 0 spelar 8C1
      Så avslås det: draget är inte tillåtet nu

    @HH-SV-156 @HH-SV-157
    Scenario: Kortet blir kvar på bordet om inget kort av månaden ligger där
      När given börjar
      Och plats 0 spelar 6A
      Så ligger 6A på bordet
      Och har plats 0 inte tagit något

    @HH-SV-158 @HH-SV-159 @HH-SV-163
    Scenario: Kortet tar ett kort av samma månad, och båda läggs bland de tagna
      När given börjar
      Och plats 0 spelar 1C1 och tar 1R
      Så har plats 0 tagit 1R 1C1
      Och ligger 1R inte på bordet

    @HH-SV-170 @HH-SV-172 @HH-11
    Scenario: Ett kort som kan ta måste ta
      När given börjar
      Och plats 0 spelar 1C1 utan att ta något
      Så avslås det: kortet tar inte de korten

    @HH-SV-170 @HH-11
    Scenariomall: Handens kort måste ta även när flera kort av månaden ligger där: <bord>
      Givet att bordet visar <bord>
      Och att plats 2 har 1B 3R 5A 6C2 8A 10C1 11C1 på handen
      Och att talongen börjar med 12C2 6R 9A 3B 8B
      När given börjar
      Och plats 0 spelar 4C2 utan att ta något
      Så avslås det: kortet tar inte de korten

      Exempel:
        | bord                |
        | 1R 2A 4C1 4R 7A 9C2 |
        | 1R 4A 4C1 4R 7A 9C2 |

    @HH-SV-158
    Scenario: Ett kort från en annan månad kan inte tas
      När given börjar
      Och plats 0 spelar 1C1 och tar 2A
      Så avslås det: kortet är av en annan månad

  Regel: Ett kort tar ett av två kort från samma månad, eller alla tre

    @HH-SV-160 @HH-11
    Scenario: Spelaren väljer ett av två kort från samma månad
      Givet att bordet visar 1R 2A 4C1 4R 7A 9C2
      När given börjar
      Så kan 4C2 ta 4C1
      Och kan 4C2 ta 4R
      Och kan 4C2 inte ta 4C1 4R

    @HH-SV-161 @HH-SV-162 @HH-11
    Scenario: Kortet tar alla tre kort från samma månad
      Givet att bordet visar 1R 4A 4C1 4R 7A 9C2
      Och att plats 2 har 1B 3R 5A 6C2 8A 10C1 11C1 på handen
      Och att talongen börjar med 12C2 6R 9A 3B 8B
      När given börjar
      Så måste 4C2 ta 4A 4R 4C1
      När plats 0 spelar 4C2
      Så har plats 0 tagit 4A 4R 4C1 4C2

  Regel: Talongens översta kort spelas efter handens kort

    @HH-SV-168 @HH-SV-169
    Scenario: Talongens översta kort vänds upp och tar på samma sätt
      När given börjar
      Och plats 0 spelar 6A
      Och plats 0 slår upp 5A och tar 5R
      Så har plats 0 tagit 5A 5R

    @HH-SV-168
    Scenario: Bara talongens översta kort kan vändas upp
      När given börjar
      Och plats 0 spelar 6A
      Och plats 0 slår upp 12C2
      Så avslås det: det är inte nästa kort i talongen

    @HH-SV-169
    Scenario: Talongens kort blir kvar på bordet om inget kort av månaden ligger där
      När given börjar
      Och plats 0 spelar 6A
      Och plats 0 slår upp 5A
      Och plats 1 spelar 3C1
      Och plats 1 slår upp 12C2
      Så ligger 12C2 på bordet
      Och har plats 1 inte tagit något

    @HH-SV-170 @HH-11
    Scenario: Talongens kort måste ta om det kan
      När given börjar
      Och plats 0 spelar 6A
      Och plats 0 slår upp 5A utan att ta något
      Så avslås det: kortet tar inte de korten

    @HH-SV-170 @HH-11
    Scenariomall: Talongens kort måste ta även när flera kort av månaden ligger där: <bord>
      Givet att bordet visar <bord>
      Och att plats 1 har 2R 3C1 4C1 6C1 7R 9R 12B på handen
      När given börjar
      Och plats 0 spelar 6A
      Och plats 0 slår upp 5A utan att ta något
      Så avslås det: kortet tar inte de korten

      Exempel:
        | bord                 |
        | 1R 2A 5R 5C1 7A 9C2  |
        | 1R 5R 5C1 5C2 7A 9C2 |

    @HH-SV-169 @HH-11
    Scenariomall: Talongens kort tar <vilka> av <antal> kort från månaden
      Givet att bordet visar <bord>
      Och att plats 1 har 2R 3C1 4C1 6C1 7R 9R 12B på handen
      När given börjar
      Och plats 0 spelar 6A
      Och plats 0 slår upp 5A och tar <tar>
      Så har plats 0 tagit <pile>

      Exempel:
        | antal | bord                 | vilka     | tar        | pile          |
        | två   | 1R 2A 5R 5C1 7A 9C2  | det valda | 5C1        | 5A 5C1        |
        | tre   | 1R 5R 5C1 5C2 7A 9C2 | alla      | 5R 5C1 5C2 | 5A 5R 5C1 5C2 |

  Regel: Alla ser de tagna korten, men ingen ser en annans hand

    @HH-SV-164 @HH-SV-165
    Scenario: Alla ser vilka kort som är tagna
      När given börjar
      Och plats 0 spelar 1C1 och tar 1R
      Så ser plats 1 att plats 0 har tagit 1R 1C1
      Och ser plats 2 att plats 0 har tagit 1R 1C1
      Och har plats 0 exakt 6 kort på handen

    @HH-SV-164 @HH-SV-167
    Scenario: De andra ser bara antalet kort på en spelares hand
      När given börjar
      Och plats 0 spelar 1C1 och tar 1R
      Så ser plats 1 att plats 0 har 6 kort på handen
      Och ser plats 1 inget av 4C2 6A 8C1 10R 11R 12C1
      Och ser plats 1 inget av 12C2 6R 9A 3B 8B
