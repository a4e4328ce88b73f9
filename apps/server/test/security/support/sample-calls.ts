import { type CallName, type Call as ContractCall, calls, routes } from '@plenara/contract'
import { PERSON, VOTE } from '../../support/parliament-sample.ts'
import { newSubscription } from '../../support/push-sample.ts'
import type { Account } from './accounts.ts'
import { NEW_PASSWORD, PASSWORD } from './accounts.ts'
import type { CallApp } from './call-app.ts'
import type { DemoIds } from './demo-ids.ts'

/** What a user has stored, in the places that paths can name. */
export interface Stored {
  readonly lists: readonly number[]
  /** Of the first candidate; those of the first councillor have the same ids. */
  readonly notes: readonly number[]
}

/** A list and a note, by the names that they have in paths. */
export interface StoredPlace {
  readonly lid: number
  readonly nid: number
}
export const NO_PLACE: StoredPlace = { lid: 0, nid: 0 }
/** Where the first things of every account lie. */
export const FIRST_PLACE: StoredPlace = { lid: 1_000_000_000, nid: 1 }

export function lastPlace({ lists, notes }: Stored): StoredPlace {
  return { lid: lists.at(-1) ?? 0, nid: notes.at(-1) ?? 0 }
}

/** Bytes that no authenticator has signed. */
const BYTES = Buffer.alloc(64, 7).toString('base64url')

export const callEntries = Object.entries(calls) as readonly [CallName, ContractCall][]
/** Calls that need a token. */
export const protectedCalls = callEntries.filter(([, { auth }]) => auth !== 'none')

/** The path of a call with these values in the place of its names. The `cid` of `pathValues` is a candidate, and in paths of councillors one of them. */
export function pathOf(name: CallName, values: Readonly<Record<string, string | number>>): string {
  const { path } = calls[name]
  const isOfCouncillor = path.includes('/councillor/{cid}') && values.cid === values.candidateId
  const filled = isOfCouncillor ? { ...values, cid: PERSON.abel } : values
  return path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(filled[key] ?? '')))
}

export function pathValues(ids: DemoIds, userId: number | string, place: StoredPlace): Record<string, string | number> {
  const [candidateId = 0] = ids.candidates
  const [partyId = 0] = ids.parties
  const ofElection = {
    eid: ids.elections[0] ?? 0,
    questionId: ids.questions[0] ?? 0,
    candidateId,
    cid: candidateId,
    partyId,
    block: 1,
    pid: 1,
    did: 1,
  }
  return { id: userId, ...ofElection, vid: VOTE.first, day: '2024-09-22', code: 'BS', ...place }
}

/** A body that each call with a body accepts. Throws for a call that is not known here, so that a new one is given a body. */
export async function bodyOf(name: CallName, ids: DemoIds, exported: () => Promise<unknown>): Promise<unknown> {
  const candidate = { id: ids.candidates[0], pos: 1 }
  const bodies: Partial<Record<CallName, unknown>> = {
    changePassword: { current: PASSWORD, password: NEW_PASSWORD },
    changeUser: { username: 'Beat' },
    proveUser: { password: PASSWORD },
    createPasskey: { name: 'Key', id: BYTES, clientDataJSON: BYTES, attestationObject: BYTES },
    changePasskey: { name: 'Neu' },
    setPushDevice: newSubscription(),
    giveConsent: { version: '1' },
    setProgression: { key: 'start', data: { state: 'c' } },
    setElectionProgression: { key: 'match', data: { state: 'c' } },
    setResponse: { value: 100 },
    setCarrying: { on: false },
    setMatch: { type: 'love' },
    matchAll: { type: 'like' },
    createList: { name: 'Meine', candidates: [candidate] },
    setNote: noteOn(ids.candidates[0], 'occupation'),
    setCouncillorNote: noteOn(PERSON.abel, 'occupation'),
    changeCouncillorNote: { color: 'bad' },
    setUserVote: { parliamentVoteId: VOTE.second, decision: 'yes' },
    changeList: { name: 'Unsere' },
    reportStatement: { part: 'text/motto', reason: 'insult' },
    reportBrowserError: { route: '/match', release: '0.1.0', kind: 'error', class: 'TypeError' },
  }
  if (routes[name].body === undefined) return undefined
  if (name in bodies) return bodies[name]
  if (calls[name].path.endsWith('/import')) return exported()
  throw new Error(`No body for ${name}`)
}

function noteOn(personId: number | undefined, key: string) {
  return { type: 'occupation', reference: `${personId}/${key}`, color: 'good' }
}

/** Gives an account opinions, a vote, progress and as many lists and notes, the last of the lists followed. */
export async function storeOpinions(call: CallApp, { id, token }: Account, ids: DemoIds, count: number): Promise<Stored> {
  const send = async (name: CallName, body?: unknown, place = NO_PLACE) => {
    const reply = await call(calls[name].method, pathOf(name, pathValues(ids, id, place)), { token, body })
    if (reply.status >= 300) throw new Error(`${name}: ${reply.status} ${reply.text}`)
    return JSON.parse(reply.text)
  }
  await send('setResponse', { value: 0 })
  await send('setMatch', { type: 'like' })
  await send('setUserVote', { parliamentVoteId: VOTE.first, decision: 'no' })
  await send('setProgression', { key: 'tour', data: { owner: id } })
  const lists: number[] = []
  const notes: number[] = []
  for (let made = 0; made < count; made++) {
    lists.push((await send('createList', { name: `List of ${id}`, candidates: [] })).id)
    notes.push((await send('setNote', noteOn(ids.candidates[0], `of-${id}-${made}`))).id)
    await send('setCouncillorNote', noteOn(PERSON.abel, `of-${id}-${made}`))
  }
  await send('setChoice', undefined, lastPlace({ lists, notes }))
  return { lists, notes }
}
