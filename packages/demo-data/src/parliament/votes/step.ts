import type { SessionRecord } from '@plenara/contract'
import type { Text4 } from '../../language.ts'

export type Chamber = 'national-council' | 'council-of-states'
/** What a council decides of an affair, in the order of its way through the parliament. */
export type StepKind = 'entry' | 'article' | 'whole' | 'final' | 'motion' | 'postulate' | 'initiative'

/** One vote of one council. */
export interface Step {
  readonly kind: StepKind
  readonly chamber: Chamber
  readonly session: SessionRecord
  readonly day: string
}

interface StepTexts {
  readonly subject: Text4
  readonly meaningYes: Text4
  readonly meaningNo: Text4
}

const BILL: Omit<StepTexts, 'subject'> = {
  meaningYes: { de: 'Annahme des Entwurfs', fr: 'Adoption du projet', it: 'Accettazione del disegno', rm: 'Acceptar il project' },
  meaningNo: { de: 'Ablehnung des Entwurfs', fr: 'Rejet du projet', it: 'Reiezione del disegno', rm: 'Refusar il project' },
}

/** What a vote is about, and what yes and no mean; of articles see `articleTexts`. */
export const STEP_TEXTS: Readonly<Record<Exclude<StepKind, 'article'>, StepTexts>> = {
  entry: {
    subject: { de: 'Eintreten', fr: 'Entrée en matière', it: 'Entrata in materia', rm: 'Entrar en la materia' },
    meaningYes: { de: 'Eintreten auf die Vorlage', fr: 'Entrer en matière', it: 'Entrare in materia', rm: 'Entrar en la materia' },
    meaningNo: { de: 'Nicht eintreten', fr: 'Ne pas entrer en matière', it: 'Non entrare in materia', rm: 'Betg entrar en la materia' },
  },
  whole: {
    ...BILL,
    subject: { de: 'Gesamtabstimmung', fr: 'Vote sur l’ensemble', it: 'Votazione sul complesso', rm: 'Votaziun totala' },
  },
  final: { ...BILL, subject: { de: 'Schlussabstimmung', fr: 'Vote final', it: 'Votazione finale', rm: 'Votaziun finala' } },
  motion: {
    subject: { de: 'Annahme der Motion', fr: 'Adoption de la motion', it: 'Accoglimento della mozione', rm: 'Acceptaziun da la moziun' },
    meaningYes: { de: 'Die Motion annehmen', fr: 'Adopter la motion', it: 'Accogliere la mozione', rm: 'Acceptar la moziun' },
    meaningNo: { de: 'Die Motion ablehnen', fr: 'Rejeter la motion', it: 'Respingere la mozione', rm: 'Refusar la moziun' },
  },
  postulate: {
    subject: { de: 'Annahme des Postulats', fr: 'Adoption du postulat', it: 'Accoglimento del postulato', rm: 'Acceptaziun dal postulat' },
    meaningYes: { de: 'Das Postulat annehmen', fr: 'Adopter le postulat', it: 'Accogliere il postulato', rm: 'Acceptar il postulat' },
    meaningNo: { de: 'Das Postulat ablehnen', fr: 'Rejeter le postulat', it: 'Respingere il postulato', rm: 'Refusar il postulat' },
  },
  initiative: {
    subject: {
      de: 'Parlamentarische Initiative: Folge geben',
      fr: 'Initiative parlementaire : donner suite',
      it: 'Iniziativa parlamentare: dare seguito',
      rm: 'Iniziativa parlamentara: dar suatientscha',
    },
    meaningYes: {
      de: 'Der Initiative Folge geben',
      fr: 'Donner suite à l’initiative',
      it: 'Dare seguito all’iniziativa',
      rm: 'Dar suatientscha a l’iniziativa',
    },
    meaningNo: {
      de: 'Der Initiative keine Folge geben',
      fr: 'Ne pas donner suite à l’initiative',
      it: 'Non dare seguito all’iniziativa',
      rm: 'Betg dar suatientscha a l’iniziativa',
    },
  },
}

const ARTICLES: readonly (readonly [article: string, of: Text4])[] = [
  ['1', { de: 'Zweck', fr: 'But', it: 'Scopo', rm: 'Intent' }],
  ['4', { de: 'Ausnahmen', fr: 'Exceptions', it: 'Eccezioni', rm: 'Excepziuns' }],
  ['6', { de: 'Aufgaben der Kantone', fr: 'Tâches des cantons', it: 'Compiti dei Cantoni', rm: 'Incumbensas dals chantuns' }],
  ['9', { de: 'Finanzierung', fr: 'Financement', it: 'Finanziamento', rm: 'Finanziaziun' }],
  ['12', { de: 'Übergangsfrist', fr: 'Délai transitoire', it: 'Termine transitorio', rm: 'Termin transitoric' }],
]

/** A vote on an article, where a minority of the committee wants something else than its majority. */
export function articleTexts(index: number, minority: string): StepTexts {
  const [article, of] = ARTICLES[index % ARTICLES.length] ?? ['1', { de: '', fr: '', it: '', rm: '' }]
  return {
    subject: {
      de: `Art. ${article} (${of.de})`,
      fr: `Art. ${article} (${of.fr})`,
      it: `Art. ${article} (${of.it})`,
      rm: `Art. ${article} (${of.rm})`,
    },
    meaningYes: {
      de: 'Antrag der Mehrheit',
      fr: 'Proposition de la majorité',
      it: 'Proposta della maggioranza',
      rm: 'Proposta da la maioritad',
    },
    meaningNo: {
      de: `Antrag der Minderheit ${minority}`,
      fr: `Proposition de la minorité ${minority}`,
      it: `Proposta della minoranza ${minority}`,
      rm: `Proposta da la minoritad ${minority}`,
    },
  }
}
