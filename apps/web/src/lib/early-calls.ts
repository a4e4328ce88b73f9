import { calls } from '@plenara/contract/calls'
import type { Answer, Client, ClientCall } from '@plenara/contract/client'
import { contentLanguageOf, selectElection } from '@plenara/domain'
import { initialLanguage } from '../i18n/initial-language.ts'
import { accountType } from './account-type.ts'
import { api } from './api.ts'
import { type KeyInput, keyOf } from './call-key.ts'
import { isAsked, keepEarly } from './early-answers.ts'
import { readSelection } from './election-memory.ts'
import { currentSession, isLoggedIn } from './session-store.ts'

const RATING_PATH = '/match'

type InputOf<R extends ClientCall> = Parameters<Client[R]>[0]

/**
 * Sends what the screens of the election begin with, in two turns: who the voter is and their elections, then what belongs to the active one.
 * It ends where the program has come that far itself.
 */
export function sendEarlyCalls(): Promise<unknown> {
  under ??= sendAll()
  return under
}

let under: Promise<unknown> | undefined

/** Fulfilled when the early calls are answered, whatever they say; at once where there were none. */
export function earlyCallsEnd(): Promise<unknown> {
  return under?.catch(() => undefined) ?? Promise.resolve()
}

async function sendAll(): Promise<void> {
  const session = currentSession()
  // On the device nothing is far away.
  if (!isLoggedIn(session) || accountType() === 'local') return
  const id = session.userId
  // As the program does while it does not know the voter: in nearly all accounts the contents follow the interface.
  const guessed = contentLanguageOf({ language: initialLanguage(), languageContent: 'auto' })
  const electionsIn = (lang: Language) => ({ params: { id }, query: { lang } })
  const [{ languageContent }, guess] = await Promise.all([
    send('getUser', { params: { id } }),
    send('getUserElections', electionsIn(guessed)),
  ])
  const lang = contentLanguageOf({ language: initialLanguage(), languageContent })
  const known = lang === guessed ? guess : await send('getUserElections', electionsIn(lang))
  const { level, year, index } = readSelection()
  const eid = selectElection({ elections: known, level, year, rememberedIndex: index }).election?.id
  const own = { params: { id, eid: eid ?? 0 } }
  if (eid !== undefined && !isAsked(keyOf('getElectionProgression', own))) await sendCallsOf(eid, own, lang)
}

type Language = ReturnType<typeof contentLanguageOf>

async function sendCallsOf(
  eid: number,
  own: { readonly params: { readonly id: number; readonly eid: number } },
  lang: Language,
): Promise<void> {
  const answers: Promise<unknown>[] = []
  const isRating = location.pathname === RATING_PATH
  if (isRating) answers.push(send('getCandidates', { params: { eid }, query: { view: 'card', lang } }), send('getMatchPercents', own))
  if (isRating) answers.push(send('getParties', { query: { lang } }))
  for (const name of ['getMatches', 'getResponses', 'getElectionProgression', 'getChoice'] as const) answers.push(send(name, own))
  // The deck opens without the questions for whoever has been on it before (app/use-step-lock.ts).
  if (!isRating) answers.push(send('getQuestions', { params: { eid }, query: { lang } }))
  await Promise.allSettled(answers)
}

function send<R extends ClientCall>(name: R, input: InputOf<R> & KeyInput): Promise<Answer<R>> {
  if (calls[name].method !== 'GET') throw new Error(`${name} changes something`)
  const answer = (api[name] as (input: unknown) => Promise<Answer<R>>)(input)
  keepEarly(keyOf(name, input), answer)
  // Whoever takes the answer sees its failure; where nobody does, it has no consequence.
  answer.catch(() => undefined)
  return answer
}
