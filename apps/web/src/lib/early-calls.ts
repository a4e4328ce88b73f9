import { type CallName, calls } from '@plenara/contract/calls'
import type { Answer, Client } from '@plenara/contract/client'
import { contentLanguageOf, selectElection } from '@plenara/domain'
import { initialLanguage } from '../i18n/initial-language.ts'
import { api } from './api.ts'
import { type KeyInput, keyOf } from './call-key.ts'
import { readSelection } from './election-memory.ts'
import { currentSession, isLoggedIn } from './session.ts'

type InputOf<R extends CallName> = Parameters<Client[R]>[0]

/** An answer that nobody took by then may be older than what was changed since. */
const KEPT_MS = 10_000
const early = new Map<string, Promise<unknown>>()

/** The answer to a call that was sent while the program still loaded; each is given away once. */
export function takeEarly<R extends CallName>(key: readonly unknown[]): Promise<Answer<R>> | undefined {
  const name = JSON.stringify(key)
  const answer = early.get(name)
  early.delete(name)
  return answer as Promise<Answer<R>> | undefined
}

/** Sends what the screens of the election begin with, one after the other where one says what to ask next. */
export async function sendEarlyCalls(): Promise<void> {
  setTimeout(forgetEarlyCalls, KEPT_MS)
  const session = currentSession()
  if (!isLoggedIn(session)) return
  const id = session.userId
  const { languageContent } = await send('getUser', { params: { id } })
  const lang = contentLanguageOf({ language: initialLanguage(), languageContent })
  const elections = await send('getUserElections', { params: { id }, query: { lang } })
  const { level, year, index } = readSelection()
  const eid = selectElection({ elections, level, year, rememberedIndex: index }).election?.id
  if (eid === undefined) return
  const own = { params: { id, eid } }
  const isRating = location.pathname === '/match'
  if (isRating) void send('getCandidates', { params: { eid }, query: { view: 'card', lang } })
  for (const name of ['getMatches', 'getResponses', 'getElectionProgression', 'getChoice'] as const) void send(name, own)
  void send('getQuestions', { params: { eid }, query: { lang } })
  if (isRating) {
    void send('getMatchPercents', own)
    void send('getParties', { query: { lang } })
  }
}

function send<R extends CallName>(name: R, input: InputOf<R> & KeyInput): Promise<Answer<R>> {
  if (calls[name].method !== 'GET') throw new Error(`${name} changes something`)
  const answer = (api[name] as (input: unknown) => Promise<Answer<R>>)(input)
  early.set(JSON.stringify(keyOf(name, input)), answer)
  // Whoever takes the answer sees its failure; where nobody does, it has no consequence.
  answer.catch(() => undefined)
  return answer
}

/** Nothing asked for one user is given to another. */
export function forgetEarlyCalls(): void {
  early.clear()
}
