import type { PageTexts } from './page-texts.ts'

export const rm: PageTexts = {
  claim: 'Eleger cun survista',
  lead: 'Chatta ora tgi che pensa sco ti. Alura cumponas ti tia glista.',
  votes: { title: 'Votaziuns', text: 'Votaziuns dal pievel e votaziuns en ils cussegls: resultats, vuschs e parolas.' },
  people: {
    accepted: 'Votaziun dal pievel dals {date}: acceptada cun {percent} gea.',
    rejected: 'Votaziun dal pievel dals {date}: refusada, {percent} gea.',
    counted: 'Votaziun dal pievel dals {date}: {percent} gea.',
    ahead: 'Votaziun dal pievel dals {date}: da tge ch’i sa tracta e tgi che recumonda tge.',
    past: 'Votaziun dal pievel dals {date}.',
  },
  share: {
    peopleVote: 'Votaziun dal pievel dals {date}',
    accepted: 'Acceptà',
    rejected: 'Refusà',
    yes: '{n} gea',
    no: '{n} na',
    abstain: '{n} abstenziuns',
  },
  day: {
    title: 'Votaziun dals {date}',
    ahead: {
      one: '1 project: da tge ch’i va, tgi che recumonda tge, fin cura che ti pos votar.',
      other: '{n} projects: da tge ch’i va, tgi che recumonda tge, fin cura che ti pos votar.',
    },
    counted: {
      one: '1 project: tge ch’il pievel ed ils chantuns han decidì.',
      other: '{n} projects: tge ch’il pievel ed ils chantuns han decidì.',
    },
  },
  calendar: {
    name: 'Votaziuns',
    title: { one: 'Votaziun: 1 project', other: 'Votaziun: {n} projects' },
    reminder: 'Trametta u bitta en la cuverta da votar. Il termin stat sin tes attest da votar.',
  },
  parliamentVote: '{council}, {date}: {yes} gea, {no} na, {abstain} abstenziuns.',
  powers: {
    legislative: { title: 'Parlament', text: 'Cussegl naziunal e Cussegl dals chantuns: sezs, fracziuns e tut ils commembers.' },
    executive: { title: 'Cussegl federal', text: 'Ils set commembers dal Cussegl federal e lur departaments.' },
    judiciary: { title: 'Tribunal federal', text: 'Las derschadras ed ils derschaders dal Tribunal federal.' },
  },
  duties: '{council}: incumbensas',
  person: 'Uffizis, colliaziuns d’interess e vuschs en il cussegl.',
  affair: 'Fatschenta {number}',
  method: { title: 'Uschia vegn calculada la concordanza', text: 'Co che Plenara quinta, cun in exempel ed ils cunfins.' },
  guides: {
    votingInstructions: { title: 'Instrucziun per eleger', text: 'Eleger valaivlamain en tschintg pass, era en lingua simpla.' },
    ourSystem: { title: 'Noss sistem', text: 'Parlament, regenza e dretgiras: tgi fa tge e co ch’ina lescha nascha.' },
    getInvolved: { title: 'S’engaschar', text: 'Quatter vias da sa participar a la politica.' },
  },
  openData: { title: 'Datas avertas', text: 'Votaziuns e resultats sco CSV e JSON, cun lur funtaunas.' },
  session:
    'Quai ch’il Cussegl naziunal ed il Cussegl dals chantuns han decidì: votaziuns finalas, decisiuns stgarsas e co ils commembers d’in chantun han votà.',
  search: {
    title: 'Tschertga',
    text: 'Persunas, votaziuns, fatschentas, artitgels e noziuns en in sulet champ. Sbagls da tippar na fan nagut.',
  },
  busy: 'Il mument vegnan fatgas memia bleras tschertgas. Chargia la pagina da nov en intginas secundas.',
  articles: { government: 'Autoritads', elections: 'Elecziuns', questionnaire: 'Questiunari' },
  levels: { federal: 'Confederaziun', cantonal: 'Chantun', communal: 'Vischnanca' },
  article: 'Declerà curt e simpel, cun cifras e funtaunas.',
  legal: { terms: 'Cundiziuns generalas', privacy: 'Protecziun da datas', imprint: 'Impressum' },
  candidate: '{list}, {election}. Co va quai cun tai?',
  embed: {
    open: 'Guardar sin Plenara',
    invented: 'Inventà: questas datas fan part da la demonstraziun.',
    source: 'Funtauna: {source}',
    seats: 'Sezs',
    noParty: 'Senza partida',
  },
  notFound: 'Questa pagina n’exista betg',
}
