/** Was an den Türen steht, auf Deutsch. */
import type { Catalogue } from '../en';

export const doors: Catalogue['doors'] = {
  fbi: {
    tag: 'Wer zuerst festnimmt, fasst die Schlimmsten.',
    minutes: 25,
    brief: [
      ['Freilassen', 'Lass eine Karte aus deinem Knast gehen. Je höher, desto früher nimmst du fest; sie ist für immer weg.'],
      ['Wählen', 'Alle wählen gleichzeitig und geheim zwei von sechs Agenten.'],
      ['Festnehmen', 'Jeder Agent nimmt die höchste Karte seiner Farbe, Schurke oder Unbeteiligter. Einmal der Reihe nach, dann zurück.'],
    ],
  },
  criminals: {
    tag: 'Alle haben etwas getan. Verpfeif sie, und lüg gut.',
    minutes: 20,
    brief: [
      ['Beschuldigen', 'Zeig auf jemanden, wechsle, zieh zurück, jederzeit. Die Hälfte liefert jemanden aus, alle zusammen den Boss.'],
      ['Aufdecken', 'Wer schuldig ist, ist draußen. Wer unschuldig ist, zeigt ein Alibi und muss passen oder singen.'],
      ['Singen', 'Nennst du die richtige Person, gewinnst du sofort allein. Nennst du die falsche, bist du draußen.'],
    ],
  },
  inkognito: {
    tag: 'Karneval in Venedig. Finde, wem du trauen kannst.',
    minutes: 30,
    brief: [
      ['Besuchen', 'Geh an einen von fünf Orten. Wer dort mit jemandem allein ist, trifft sich.'],
      ['Austauschen', 'Zeig zwei Karten, eine wahr, eine falsch. Was du gesehen hast, steht auf deinem Blatt.'],
      ['Anrufen', 'Kennst du die Nummer und triffst deinen Partner, nimm den Hörer ab. Richtig oder falsch: damit endet das Spiel.'],
    ],
  },
  getaway: {
    tag: 'Alle zugleich auf einen Stapel, die Sirenen im Ohr.',
    minutes: 5,
    brief: [
      ['Rennen', 'Alle legen auf einen Stapel, wann sie wollen. Richtig liegt, was die oberste Karte in deiner Reihe zeigt.'],
      ['Stopp', 'Hat dein Team seine Punkte? Leg einen Stopp. Er beendet die Runde sofort.'],
      ['Durchsicht', 'Aus dem Stapel wird eine Reihe, und jede Karte des Teams, das gestoppt hat, wird geprüft. Drei Orte gewinnen.'],
    ],
  },
  sleepers: {
    tag: 'Vier Dienste, eine Welt. In jede Zone eine Zelle.',
    minutes: 60,
    brief: [
      ['Reisen', 'Schick deine Spione über die Linien, oder zahl für Wagen und Flugzeug.'],
      ['Handeln', 'Führ für 60k deinen geheimen Auftrag aus, greif an, stiehl, tausche, spiel deine Karten.'],
      ['Verstecken', 'Eine Zelle kostet 40k. Eine in jeder Zone gewinnt sofort.'],
    ],
  },
};
