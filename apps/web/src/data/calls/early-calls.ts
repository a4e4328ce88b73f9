import type { Election, User } from '@plenara/contract'
import { calls } from '@plenara/contract/calls'
import type { ClientCall } from '@plenara/contract/client'
import { selectElection } from '@plenara/domain/elections'
import { contentLanguageOf } from '@plenara/domain/text-and-time'
import { initialLanguage } from '../../i18n/initial-language.ts'
import { readSelection } from '../queries/election-memory.ts'
import { accountType } from '../session/account-type.ts'
import { currentSession, isLoggedIn } from '../session/session-store.ts'
import { api } from './api.ts'
import { isAsked, keepEarly } from './early-answers.ts'
import { queryKey } from './query-key.ts'
import { DECK_PATH, LANG, START_CALLS, type StartCall } from './start-calls.ts'

/**
 * Sends what the screens begin with (start-calls.ts), in two turns: who the voter is and their elections, then what belongs to the active one. It
 * ends where the program has come that far itself.
 */
export function sendEarlyCalls(): Promise<unknown> {
  underWay ??= sendAll()
  return underWay
}

let underWay: Promise<unknown> | undefined

/** Fulfilled when the early calls are answered, whatever they say; at once where there were none. */
export function earlyCallsEnd(): Promise<unknown> {
  return underWay?.catch(() => undefined) ?? Promise.resolve()
}

type Language = ReturnType<typeof contentLanguageOf>

interface StartPlace {
  readonly id: number
  /** 0 while the active election is not known. */
  readonly eid: number
  readonly lang: Language
}

async function sendAll(): Promise<void> {
  const session = currentSession()
  // On the device nothing is far away.
  if (!isLoggedIn(session) || accountType() !== 'online') return
  const id = session.userId
  // As the program does while it does not know the voter: in nearly all accounts the contents follow the interface.
  const guessed = contentLanguageOf({ language: initialLanguage(), languageContent: 'auto' })
  const [askForUser, askForElections] = START_CALLS.session
  const electionsIn = (lang: Language) => send(askForElections, { id, eid: 0, lang }) as Promise<Election[]>
  const [user, guess] = await Promise.all([send(askForUser, { id, eid: 0, lang: guessed }) as Promise<User>, electionsIn(guessed)])
  const lang = contentLanguageOf({ language: initialLanguage(), languageContent: user.languageContent })
  const elections = lang === guessed ? guess : await electionsIn(lang)
  const { level, year, index } = readSelection()
  const eid = selectElection({ elections, level, year, rememberedIndex: index }).election?.id
  if (eid === undefined || isAsked(queryKey('getElectionProgression', { params: { id, eid } }))) return
  const screen = location.pathname === DECK_PATH ? START_CALLS.deck : START_CALLS.others
  await Promise.allSettled(screen.map((call) => send(call, { id, eid, lang })))
}

function send({ name, query }: StartCall, place: StartPlace): Promise<unknown> {
  if (calls[name].method !== 'GET') throw new Error(`${name} changes something`)
  const input = inputOf({ name, ...(query && { query }) }, place)
  const answer = (api[name] as (input: unknown) => Promise<unknown>)(input)
  keepEarly(queryKey(name, input), answer)
  // Whoever takes the answer sees its failure; where nobody does, it has no consequence.
  answer.catch(() => undefined)
  return answer
}

/** The input of the call as the screens write it, so that both have the same key. */
function inputOf({ name, query }: StartCall, { id, eid, lang }: StartPlace) {
  const ids = { id, eid }
  const names = [...calls[name as ClientCall].path.matchAll(/\{(id|eid)\}/g)].map(([, key]) => key as keyof typeof ids)
  const params = Object.fromEntries(names.map((key) => [key, ids[key]]))
  const entries = Object.entries(query ?? {}).map(([key, value]) => [key, value === LANG ? lang : value])
  return { ...(names.length > 0 && { params }), ...(query && { query: Object.fromEntries(entries) as Record<string, string> }) }
}
