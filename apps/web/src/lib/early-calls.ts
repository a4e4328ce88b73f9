import { type CallName, calls } from '@plenara/contract/calls'
import type { Answer, Client } from '@plenara/contract/client'
import { contentLanguageOf, selectElection } from '@plenara/domain'
import { initialLanguage } from '../i18n/initial-language.ts'
import { api } from './api.ts'
import { type KeyInput, keyOf } from './call-key.ts'
import { isAsked, keepEarly } from './early-answers.ts'
import { readSelection } from './election-memory.ts'
import { currentSession, isLoggedIn } from './session.ts'

type InputOf<R extends CallName> = Parameters<Client[R]>[0]

/**
 * Sends what the screens of the election begin with, one after the other where one says what to ask next. It ends where the program has
 * come that far itself.
 */
export async function sendEarlyCalls(): Promise<void> {
  const session = currentSession()
  if (!isLoggedIn(session)) return
  const id = session.userId
  const { languageContent } = await send('getUser', { params: { id } })
  const lang = contentLanguageOf({ language: initialLanguage(), languageContent })
  const elections = { params: { id }, query: { lang } }
  if (isAsked(keyOf('getUserElections', elections))) return
  const { level, year, index } = readSelection()
  const known = await send('getUserElections', elections)
  const eid = selectElection({ elections: known, level, year, rememberedIndex: index }).election?.id
  const own = { params: { id, eid: eid ?? 0 } }
  if (eid !== undefined && !isAsked(keyOf('getElectionProgression', own))) sendCallsOf(eid, own, lang)
}

type Language = ReturnType<typeof contentLanguageOf>

function sendCallsOf(eid: number, own: { readonly params: { readonly id: number; readonly eid: number } }, lang: Language): void {
  const isRating = location.pathname === '/match'
  if (isRating) void send('getCandidates', { params: { eid }, query: { view: 'card', lang } })
  for (const name of ['getMatches', 'getResponses', 'getElectionProgression', 'getChoice'] as const) void send(name, own)
  void send('getQuestions', { params: { eid }, query: { lang } })
  if (!isRating) return
  void send('getMatchPercents', own)
  void send('getParties', { query: { lang } })
}

function send<R extends CallName>(name: R, input: InputOf<R> & KeyInput): Promise<Answer<R>> {
  if (calls[name].method !== 'GET') throw new Error(`${name} changes something`)
  const answer = (api[name] as (input: unknown) => Promise<Answer<R>>)(input)
  keepEarly(keyOf(name, input), answer)
  // Whoever takes the answer sees its failure; where nobody does, it has no consequence.
  answer.catch(() => undefined)
  return answer
}
