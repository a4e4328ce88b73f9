import { atStart, type Templates } from './story.ts'

export const ITALIAN: Templates = {
  decision: [
    ({ council, title, accepted, yes, no, who, party, canton, other }) => [
      `Il ${council} dice ${accepted ? 'sì' : 'no'}: ${title}`,
      `Con ${yes} voti contro ${no} il ${council} ha deciso. A favore ${who} (${party}, ${canton}), contro ${other}.`,
    ],
    ({ council, title, yes, no, who, other }) => [
      `«${title}»: il dibattito al ${council}`,
      `${yes} sì e ${no} no dopo una lunga discussione in Parlamento. Le opinioni: da un lato ${who}, dall’altro ${other}.`,
    ],
  ],
  interview: [
    ({ who, title, party, canton }) => [
      `A colloquio con ${who}`,
      `Una voce del partito ${party} (${canton}) parla del lavoro in Parlamento e di «${title}».`,
    ],
    ({ who, other, title }) => [
      `Faccia a faccia: ${who} e ${other}`,
      `Due membri del Parlamento, due opinioni. Il tema: «${title}», con i suoi costi e i suoi effetti.`,
    ],
  ],
  government: [
    ({ who, title }) => [
      `${atStart(who)} illustra la posizione del Governo`,
      `Davanti ai media si è parlato di «${title}», dei termini e del ruolo dei Cantoni. Ora tocca alla commissione.`,
    ],
    ({ who, canton }) => [
      `${atStart(who)} in visita: ${canton}`,
      'In programma un’azienda, un incontro con il Governo cantonale e le domande di una classe.',
    ],
  ],
  candidate: [
    ({ who, party, canton }) => [
      `Elezioni federali 2027: in corsa ${who}`,
      `Il partito ${party} (${canton}) ha presentato la lista per il Consiglio nazionale. Accanto a nomi noti ci sono volti nuovi.`,
    ],
    ({ who, other, canton }) => [
      `Consiglio nazionale: i nomi da seguire (${canton})`,
      `Sulle liste figurano ${who} e ${other}. Il pubblico ha posto le sue domande durante un dibattito.`,
    ],
  ],
  ballot: [
    ({ title, accepted, yes, who, other }) => [
      `Votazione: il popolo dice ${accepted ? 'sì' : 'no'} a «${title}»`,
      `Lo scrutinio si è chiuso con il ${yes} % di sì. Le reazioni: ${who} e ${other}.`,
    ],
  ],
  cantonal: [
    ({ who, other }) => [
      'Basilea Città: il Gran Consiglio discute fino a sera',
      `Scuole, piste ciclabili e preventivo erano all’ordine del giorno. ${atStart(who)} e ${other} hanno difeso opinioni diverse.`,
    ],
  ],
}
