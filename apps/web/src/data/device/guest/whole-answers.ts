import { type CallName, calls } from '@plenara/contract/calls'
import { type Answer, type AnyInput, type ApiError, apiErrorIn, type ClientCall, callAddress } from '@plenara/contract/client'
import { DomainError } from '@plenara/domain/domain-error'
import { API_URL } from '../../../platform/api-url.ts'
import { askOpenly } from '../../../platform/sent-log.ts'
import { openCatalogue } from '../catalogue/catalogue-database.ts'
import type { KeptAnswer } from './kept-answer.ts'

/** Public answers that a guest's device asks for: whole elections and what all of them share, nothing that somebody's opinion picks. */
const WHOLE: readonly CallName[] = [
  'getCantons',
  'getCantonConstituencies',
  'getConstituencies',
  'getPlaces',
  'getCantonElections',
  'getElection',
  'getParties',
  'getCandidates',
  'getCategories',
  'getAxes',
  'getQuestions',
  'getCandidateAnswers',
  'getAnswerComments',
  'getOfficialLists',
]

interface Entry {
  readonly at: number
  readonly text: Promise<string>
}

export interface WholeAnswers {
  /** The answer, the same object while the server says the same. Throws `DomainError` with the server's code. */
  read<R extends ClientCall>(name: R, input: WholeInput): Promise<Answer<R>>
  /** The answer to the call of a screen; undefined where the call is not one about whole elections. Throws the `ApiError` of what the server refused. */
  respond(name: CallName, input: WholeInput): Promise<unknown> | undefined
  /** From now on the server is asked again. */
  forget(): void
  /** How often that happened. */
  generation(): number
}

type WholeInput = Pick<AnyInput, 'params' | 'query'>

/** What the server is asked for. */
export interface Asked extends Pick<AnyInput, 'params'> {
  readonly name: CallName
  readonly address: string
}

/**
 * Asks for each answer once for as long as the contract lets it be old. Unless another way to `ask` is given, as somebody without an account:
 * no token, no cookie; what came is kept on the device and taken where the server is out of reach.
 */
export function createWholeAnswers(ask: (asked: Asked) => Promise<string> = askAndKeep): WholeAnswers {
  let generation = 0
  const entries = new Map<string, Entry>()
  const values = new Map<string, { readonly text: string; readonly value: unknown }>()
  const textOf = (asked: Asked) => {
    const { name, address } = asked
    const known = entries.get(address)
    if (known && Date.now() - known.at < calls[name].cacheMinutes * 60_000) return known.text
    const text = ask(asked)
    entries.set(address, { at: Date.now(), text })
    text.catch(() => entries.delete(address))
    return text
  }
  return {
    read: async (name, input) => {
      const asked = askedOf(name, input)
      const { address } = asked
      const text = await textOf(asked)
      const known = values.get(address)
      if (known?.text === text) return known.value as never
      const value: unknown = JSON.parse(text)
      values.set(address, { text, value })
      return value as never
    },
    respond: (name, input) => (WHOLE.includes(name) ? answerIn(textOf(askedOf(name, input))) : undefined),
    forget: () => {
      entries.clear()
      generation += 1
    },
    generation: () => generation,
  }
}

/** One address for one question, however its parameters are ordered. */
function askedOf(name: CallName, { params = {}, query = {} }: WholeInput): Asked {
  const url = new URL(callAddress(API_URL, calls[name], { params, query }))
  url.searchParams.sort()
  return { name, params, address: url.href }
}

/** The JSON of what `bodyOf` has read. Throws the `ApiError` of what the server refused. */
export async function answerIn(text: Promise<string>): Promise<unknown> {
  try {
    return JSON.parse(await text)
  } catch (error) {
    throw error instanceof RefusedError ? error.refusal : error
  }
}

/** What the server answered instead of what was asked for. */
class RefusedError extends DomainError {
  readonly refusal: ApiError

  constructor(refusal: ApiError) {
    super(refusal.code)
    this.refusal = refusal
  }
}

async function askAndKeep({ address }: Asked): Promise<string> {
  let answer: Response
  try {
    answer = await askOpenly(address, { headers: { Accept: 'application/json' } })
  } catch (error) {
    const kept = await keptAnswer(address).catch(() => undefined)
    if (kept === undefined) throw error
    return kept
  }
  const text = await bodyOf(answer)
  // A device that is full keeps nothing; the app works with a network as before.
  void keepAnswer(address, text).catch(() => undefined)
  return text
}

/** The body of an answer; rejects with what the server refused. */
export async function bodyOf(answer: Response): Promise<string> {
  if (!answer.ok) throw new RefusedError(await apiErrorIn(answer))
  return answer.text()
}

/** An import puts its own data in their place: it removes what belongs to an election and is not of its own. */
function keyOf(address: string): string {
  const { pathname, search } = new URL(address)
  const path = pathname.replace(/^.*?\/api\//, '')
  const id = /^election\/(\d+)/.exec(path)?.[1]
  return `election:${id ?? 'all'}/${path}${search}`
}

async function keptAnswer(address: string): Promise<string | undefined> {
  const db = await openCatalogue()
  try {
    return ((await db.get('catalogue', keyOf(address))) as KeptAnswer | undefined)?.text
  } finally {
    db.close()
  }
}

async function keepAnswer(address: string, text: string): Promise<void> {
  const db = await openCatalogue()
  try {
    await db.put('catalogue', { text }, keyOf(address))
  } finally {
    db.close()
  }
}
