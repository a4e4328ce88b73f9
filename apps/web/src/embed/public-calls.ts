import type {
  AnswerTable,
  CandidateCard,
  CantonLookup,
  Constituency,
  ContentLanguage,
  Election,
  OfficialList,
  Question,
} from '@plenara/contract'
import { type CallName, calls } from '@plenara/contract/calls'
import { callAddress } from '@plenara/contract/client'

/** The path of public responses that any origin may read, also an opaque one. */
const BASE = '/embed/api'
const PATIENCE_MS = 20_000

/** The requested record does not exist. */
export class NotThereError extends Error {}

/** The calls of the frame: places and whole elections. No call contains an answer of the reader. */
export interface PublicCalls {
  readonly lookUp: (zip: string) => Promise<CantonLookup>
  readonly elections: (cantonId: number) => Promise<Election[]>
  readonly constituencies: (cantonId: number) => Promise<Constituency[]>
  readonly election: (id: number) => Promise<Election>
  readonly questions: (electionId: number) => Promise<Question[]>
  readonly answers: (electionId: number) => Promise<AnswerTable>
  readonly cards: (electionId: number) => Promise<CandidateCard[]>
  readonly lists: (electionId: number) => Promise<OfficialList[]>
}

/** Calls reject with `NotThereError` if the server has no such record, and with another error if it cannot be reached. */
export function createPublicCalls(lang: ContentLanguage): PublicCalls {
  return {
    lookUp: (zip) => read('lookUpCanton', {}, { zip }),
    elections: (id) => read('getCantonElections', { id }, { lang }),
    constituencies: (id) => read('getCantonConstituencies', { id }, { lang }),
    election: (eid) => read('getElection', { eid }, { lang }),
    questions: (eid) => read('getQuestions', { eid }, { lang }),
    answers: (eid) => read('getCandidateAnswers', { eid }, {}),
    cards: (eid) => read('getCandidates', { eid }, { lang, view: 'card' }),
    lists: (eid) => read('getOfficialLists', { eid }, { lang }),
  }
}

async function read<T>(name: CallName, params: Readonly<Record<string, number>>, query: Readonly<Record<string, string>>): Promise<T> {
  const address = callAddress(new URL(BASE, location.href).href, calls[name], { params, query })
  const answer = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer', signal: AbortSignal.timeout(PATIENCE_MS) })
  if (answer.status === 404 || answer.status === 400) throw new NotThereError(name)
  if (!answer.ok) throw new Error(`${name} failed with status ${answer.status}`)
  return (await answer.json()) as T
}
