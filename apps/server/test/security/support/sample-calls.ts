import { type CallName, type Call as ContractCall, calls, routes } from '@plenara/contract'
import type { Account } from './accounts.ts'
import { NEW_PASSWORD, PASSWORD } from './accounts.ts'
import type { CallApp } from './call-app.ts'
import type { DemoIds } from './demo-ids.ts'

/** What a user has stored, in the places that paths can name. */
export interface Stored {
  readonly lists: readonly number[]
}

export const callEntries = Object.entries(calls) as readonly [CallName, ContractCall][]
/** Calls that need a token. */
export const protectedCalls = callEntries.filter(([, { auth }]) => auth !== 'none')

/** The path of a call with these values in the place of its names. */
export function pathOf(name: CallName, values: Readonly<Record<string, string | number>>): string {
  return calls[name].path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(values[key] ?? '')))
}

export function pathValues(ids: DemoIds, userId: number | string, listId: number): Record<string, string | number> {
  return { id: userId, eid: ids.elections[0] ?? 0, questionId: ids.questions[0] ?? 0, candidateId: ids.candidates[0] ?? 0, lid: listId }
}

/** A body that each call with a body accepts. Throws for a call that is not known here, so that a new one is given a body. */
export async function bodyOf(name: CallName, ids: DemoIds, exported: () => Promise<unknown>): Promise<unknown> {
  const candidate = { id: ids.candidates[0], pos: 1 }
  const bodies: Partial<Record<CallName, unknown>> = {
    changePassword: { current: PASSWORD, password: NEW_PASSWORD },
    changeUser: { username: 'Beat' },
    giveConsent: { version: '1' },
    setProgression: { key: 'start', data: { state: 'c' } },
    setElectionProgression: { key: 'match', data: { state: 'c' } },
    setResponse: { value: 100 },
    setMatch: { type: 'love' },
    matchAll: { type: 'like' },
    createList: { name: 'Meine', candidates: [candidate] },
    changeList: { name: 'Unsere' },
  }
  if (routes[name].body === undefined) return undefined
  if (name in bodies) return bodies[name]
  if (calls[name].path.endsWith('/import')) return exported()
  throw new Error(`No body for ${name}`)
}

/** Gives an account opinions, progress and as many lists, the last of them followed. */
export async function storeOpinions(call: CallApp, { id, token }: Account, ids: DemoIds, lists: number): Promise<Stored> {
  const send = async (name: CallName, body?: unknown, lid = 0) => {
    const reply = await call(calls[name].method, pathOf(name, pathValues(ids, id, lid)), { token, body })
    if (reply.status >= 300) throw new Error(`${name}: ${reply.status} ${reply.text}`)
    return JSON.parse(reply.text)
  }
  await send('setResponse', { value: 0 })
  await send('setMatch', { type: 'like' })
  await send('setProgression', { key: 'tour', data: { owner: id } })
  const made: number[] = []
  for (let count = 0; count < lists; count++) made.push((await send('createList', { name: `List of ${id}`, candidates: [] })).id)
  await send('setChoice', undefined, made.at(-1))
  return { lists: made }
}
