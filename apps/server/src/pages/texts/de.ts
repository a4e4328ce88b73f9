import type { PageTexts } from './page-texts.ts'

export const de: PageTexts = {
  claim: 'Wählen mit Überblick',
  lead: 'Finde heraus, wer so denkt wie du. Dann stellst du deine Liste zusammen.',
  votes: { title: 'Abstimmungen', text: 'Volksabstimmungen und Abstimmungen in den Räten: Ergebnisse, Stimmen und Parolen.' },
  people: {
    accepted: 'Volksabstimmung vom {date}: angenommen mit {percent} Ja.',
    rejected: 'Volksabstimmung vom {date}: abgelehnt, {percent} Ja.',
    counted: 'Volksabstimmung vom {date}: {percent} Ja.',
    ahead: 'Volksabstimmung vom {date}: worum es geht und wer was empfiehlt.',
    past: 'Volksabstimmung vom {date}.',
  },
  share: {
    peopleVote: 'Volksabstimmung vom {date}',
    accepted: 'Angenommen',
    rejected: 'Abgelehnt',
    yes: '{n} Ja',
    no: '{n} Nein',
    abstain: '{n} Enthaltungen',
  },
  day: {
    title: 'Abstimmung vom {date}',
    ahead: {
      one: '1 Vorlage: worum es geht, wer was empfiehlt, bis wann du stimmst.',
      other: '{n} Vorlagen: worum es geht, wer was empfiehlt, bis wann du stimmst.',
    },
    counted: { one: '1 Vorlage: was Volk und Kantone entschieden haben.', other: '{n} Vorlagen: was Volk und Kantone entschieden haben.' },
  },
  calendar: {
    name: 'Abstimmungen',
    title: { one: 'Abstimmung: 1 Vorlage', other: 'Abstimmung: {n} Vorlagen' },
    reminder: 'Stimmcouvert abschicken oder einwerfen. Die Frist steht auf deinem Stimmrechtsausweis.',
  },
  parliamentVote: '{council}, {date}: {yes} Ja, {no} Nein, {abstain} Enthaltungen.',
  powers: {
    legislative: { title: 'Parlament', text: 'Nationalrat und Ständerat: Sitze, Fraktionen und alle Mitglieder.' },
    executive: { title: 'Bundesrat', text: 'Die sieben Mitglieder des Bundesrats und ihre Departemente.' },
    judiciary: { title: 'Bundesgericht', text: 'Die Richterinnen und Richter des Bundesgerichts.' },
  },
  duties: '{council}: Aufgaben',
  person: 'Ämter, Interessenbindungen und Stimmen im Rat.',
  affair: 'Geschäft {number}',
  method: { title: 'So entsteht die Übereinstimmung', text: 'Wie Plenara rechnet, mit einem Beispiel und den Grenzen.' },
  guides: {
    votingInstructions: { title: 'Wahlanleitung', text: 'In fünf Schritten gültig wählen, auch in leichter Sprache.' },
    ourSystem: { title: 'Unser System', text: 'Parlament, Regierung und Gerichte: wer was tut und wie ein Gesetz entsteht.' },
    getInvolved: { title: 'Aktiv werden', text: 'Vier Wege, in der Politik mitzureden.' },
  },
  openData: { title: 'Offene Daten', text: 'Abstimmungen und Resultate als CSV und JSON, mit ihren Quellen.' },
  session:
    'Was National- und Ständerat entschieden haben: Schlussabstimmungen, knappste Entscheide und wie die Mitglieder eines Kantons stimmten.',
  search: { title: 'Suche', text: 'Personen, Abstimmungen, Geschäfte, Artikel und Begriffe in einem Feld. Tippfehler machen nichts.' },
  busy: 'Gerade werden sehr viele Suchen und Filter abgefragt. Lade die Seite in ein paar Sekunden neu.',
  articles: { government: 'Behörden', elections: 'Wahlen', questionnaire: 'Fragebogen' },
  levels: { federal: 'Bund', cantonal: 'Kanton', communal: 'Gemeinde' },
  article: 'Kurz und verständlich erklärt, mit Zahlen und Quellen.',
  legal: { terms: 'Nutzungsbedingungen (AGB)', privacy: 'Datenschutz', imprint: 'Impressum' },
  candidate: '{list}, {election}. Wie gut passt das zu dir?',
  embed: {
    open: 'Auf Plenara ansehen',
    invented: 'Erfunden: Diese Angaben gehören zur Demonstration.',
    source: 'Quelle: {source}',
    seats: 'Sitze',
    noParty: 'Ohne Partei',
  },
  notFound: 'Diese Seite gibt es nicht',
}
