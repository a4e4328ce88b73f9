import type { PageTexts } from './page-texts.ts'

export const it: PageTexts = {
  claim: 'Votare con chiarezza',
  lead: 'Scopri chi la pensa come te. Poi componi la tua lista.',
  votes: { title: 'Votazioni', text: 'Votazioni popolari e votazioni nelle Camere: risultati, voti e raccomandazioni.' },
  people: {
    accepted: 'Votazione popolare del {date}: accettata con il {percent} di sì.',
    rejected: 'Votazione popolare del {date}: respinta, {percent} di sì.',
    counted: 'Votazione popolare del {date}: {percent} di sì.',
    ahead: 'Votazione popolare del {date}: di che cosa si tratta e chi raccomanda che cosa.',
    past: 'Votazione popolare del {date}.',
  },
  share: {
    peopleVote: 'Votazione popolare del {date}',
    accepted: 'Accettato',
    rejected: 'Respinto',
    yes: '{n} sì',
    no: '{n} no',
    abstain: '{n} astensioni',
  },
  day: {
    title: 'Votazione del {date}',
    ahead: {
      one: '1 oggetto: di che cosa si tratta, chi raccomanda che cosa, fino a quando votare.',
      other: '{n} oggetti: di che cosa si tratta, chi raccomanda che cosa, fino a quando votare.',
    },
    counted: {
      one: '1 oggetto: che cosa hanno deciso il popolo e i Cantoni.',
      other: '{n} oggetti: che cosa hanno deciso il popolo e i Cantoni.',
    },
  },
  calendar: {
    name: 'Votazioni',
    title: { one: 'Votazione: 1 oggetto', other: 'Votazione: {n} oggetti' },
    reminder: 'Spedisci o imbuca la busta di voto. Il termine è indicato sulla tua carta di legittimazione.',
  },
  parliamentVote: '{council}, {date}: {yes} sì, {no} no, {abstain} astensioni.',
  powers: {
    legislative: { title: 'Parlamento', text: 'Consiglio nazionale e Consiglio degli Stati: seggi, gruppi e tutti i membri.' },
    executive: { title: 'Consiglio federale', text: 'I sette membri del Consiglio federale e i loro dipartimenti.' },
    judiciary: { title: 'Tribunale federale', text: 'Le giudici e i giudici del Tribunale federale.' },
  },
  duties: '{council}: compiti',
  person: 'Mandati, relazioni d’interesse e voti in Consiglio.',
  affair: 'Oggetto {number}',
  method: { title: 'Come nasce la concordanza', text: 'Come calcola Plenara, con un esempio e i limiti.' },
  guides: {
    votingInstructions: { title: 'Come si vota', text: 'Votare validamente in cinque passi, anche in lingua facile.' },
    ourSystem: { title: 'Il nostro sistema', text: 'Parlamento, governo e tribunali: chi fa che cosa e come nasce una legge.' },
    getInvolved: { title: 'Impegnarsi', text: 'Quattro modi per partecipare alla politica.' },
  },
  openData: { title: 'Dati aperti', text: 'Votazioni e risultati in CSV e JSON, con le loro fonti.' },
  session:
    'Che cosa hanno deciso il Consiglio nazionale e il Consiglio degli Stati: votazioni finali, decisioni più combattute e voti dei membri di un Cantone.',
  search: {
    title: 'Ricerca',
    text: 'Persone, votazioni, oggetti, articoli e termini in un solo campo. Gli errori di battitura non importano.',
  },
  busy: 'In questo momento ci sono troppe ricerche e troppi filtri. Ricarica la pagina tra qualche secondo.',
  articles: { government: 'Autorità', elections: 'Elezioni', questionnaire: 'Questionario' },
  levels: { federal: 'Confederazione', cantonal: 'Cantone', communal: 'Comune' },
  article: 'Spiegato in breve e con parole semplici, con cifre e fonti.',
  legal: { terms: 'Condizioni generali', privacy: 'Protezione dei dati', imprint: 'Impressum' },
  candidate: '{list}, {election}. Quanto coincide con te?',
  embed: {
    open: 'Vedi su Plenara',
    invented: 'Inventato: questi dati fanno parte della dimostrazione.',
    source: 'Fonte: {source}',
    seats: 'Seggi',
    noParty: 'Senza partito',
  },
  notFound: 'Questa pagina non esiste',
}
