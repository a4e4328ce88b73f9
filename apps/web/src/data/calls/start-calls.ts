import type { ClientCall } from '@plenara/contract/client'

/** Stands for the language of the contents in the query of a start call. */
export const LANG = '{lang}'

export interface StartCall {
  readonly name: ClientCall
  /** The query in the order in which the screens write it; the path is filled with the ids of the voter and of the active election. */
  readonly query?: Readonly<Record<string, string>>
}

/** The screen that opens with the deck of candidates. */
export const DECK_PATH = '/match'

/**
 * What each screen asks for at start. The script in the page of HTML (app/start/first.ts) and the early calls of the program send exactly this; the
 * screens then find the answers. A call that is missing here costs time, not correctness.
 */
export const START_CALLS = {
  /** Who the voter is, and their elections. */
  session: [{ name: 'getUser' }, { name: 'getUserElections', query: { lang: LANG } }],
  /** The deck opens without the questions for whoever has been on it before (app/journey/use-step-lock.ts). */
  deck: [
    { name: 'getCandidates', query: { view: 'card', lang: LANG } },
    { name: 'getMatches' },
    { name: 'getElectionProgression' },
    { name: 'getChoice' },
    { name: 'getResponses' },
    { name: 'getMatchPercents' },
    { name: 'getParties', query: { lang: LANG } },
  ],
  /** Every other screen of a signed-in voter, for the way through the election. */
  others: [
    { name: 'getMatches' },
    { name: 'getResponses' },
    { name: 'getElectionProgression' },
    { name: 'getChoice' },
    { name: 'getQuestions', query: { lang: LANG } },
  ],
} as const satisfies Record<string, readonly StartCall[]>
