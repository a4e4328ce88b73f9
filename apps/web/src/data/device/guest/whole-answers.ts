import { type CallName, calls } from '@plenara/contract/calls'
import { type Answer, callAddress, type ClientCall } from '@plenara/contract/client'
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
  /** The body of the answer, the same object while the server says the same. Throws `DomainError` with the server's code. */
  read<R extends ClientCall>(name: R, input: WholeInput): Promise<Answer<R>>
  /** The answer to the request of a screen; undefined where the call is not one about whole elections. */
  respond(name: CallName, request: Request): Promise<Response> | undefined
  /** From now on the server is asked again. */
  forget(): void
  /** How often that happened. */
  generation(): number
}

interface WholeInput {
  readonly params?: Readonly<Record<string, number>>
  readonly query?: Readonly<Record<string, string>>
}

/**
 * Asks for each answer once for as long as the contract lets it be old. Unless another way to `ask` for an address is given, as somebody without an account:
 * no token, no cookie; what came is kept on the device and taken where the server is out of reach.
 */
export function createWholeAnswers(ask: (address: string) => Promise<string> = askAndKeep): WholeAnswers {
  let generation = 0
  const entries = new Map<string, Entry>()
  const values = new Map<string, { readonly text: string; readonly value: unknown }>()
  const textOf = (name: CallName, address: string) => {
    const known = entries.get(address)
    if (known && Date.now() - known.at < calls[name].cacheMinutes * 60_000) return known.text
    const text = ask(address)
    entries.set(address, { at: Date.now(), text })
    text.catch(() => entries.delete(address))
    return text
  }
  return {
    read: async (name, input) => {
      const address = sorted(callAddress(API_URL, calls[name], input))
      const text = await textOf(name, address)
      const known = values.get(address)
      if (known?.text === text) return known.value as never
      const value: unknown = JSON.parse(text)
      values.set(address, { text, value })
      return value as never
    },
    respond: (name, { url }) => (WHOLE.includes(name) ? respond(textOf(name, sorted(url))) : undefined),
    forget: () => {
      entries.clear()
      generation += 1
    },
    generation: () => generation,
  }
}

/** One address for one question, however its parameters are ordered. */
function sorted(address: string): string {
  const url = new URL(address, location.origin)
  url.searchParams.sort()
  return url.href
}

async function respond(text: Promise<string>): Promise<Response> {
  try {
    return new Response(await text, { headers: { 'Content-Type': 'application/json' } })
  } catch (error) {
    if (error instanceof RefusedError) return error.answer.clone()
    throw error
  }
}

/** What the server answered instead of what was asked for. */
class RefusedError extends DomainError {
  readonly answer: Response

  constructor(code: ConstructorParameters<typeof DomainError>[0], answer: Response) {
    super(code)
    this.answer = answer
  }
}

async function askAndKeep(address: string): Promise<string> {
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
  if (!answer.ok) throw await refusalOf(answer)
  return answer.text()
}

async function refusalOf(answer: Response): Promise<RefusedError> {
  const problem = (await answer
    .clone()
    .json()
    .catch(() => ({}))) as { code?: DomainError['code'] }
  return new RefusedError(problem.code ?? 'internal', answer)
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
