import type { Match } from '@plenara/contract'
import { rateAll, rateCandidate } from '@plenara/domain'
import type { Intent } from '../intent.ts'
import type { Device } from './device.ts'
import type { MemoryServer } from './memory-server.ts'

/** The fate of one list: who wished what for it. */
interface Chain {
  /** The last version of each device, by its name. */
  readonly last: Map<string, string>
  readonly deletedBy: Set<string>
  readonly devices: Set<string>
  /** The version that each version was made from, as its maker saw it. */
  readonly parents: Map<string, string>
  isLoose: boolean
}

/** What one user may expect of the server once all is quiet. */
export interface Expectations {
  /** `parent`: the version of a list that was changed, as the user saw it. */
  readonly tell: (device: Device, intent: Intent, parent?: string) => void
  readonly forget: (device: Device, intents: readonly Intent[]) => void
  /** What is wrong with what the server holds; empty where nothing is. */
  readonly faults: (server: MemoryServer, userId: number) => string[]
}

export function createExpectations(): Expectations {
  const registers = new Map<string, Map<string, string>>()
  const loose = new Set<string>()
  const raters = new Set<string>()
  const chains = new Map<string, Chain>()
  let matches: Match[] = []
  let areMatchesLoose = false

  const chainOf = (name: string): Chain => {
    const known = chains.get(chainName(name)) ?? {
      last: new Map(),
      deletedBy: new Set(),
      devices: new Set(),
      parents: new Map(),
      isLoose: false,
    }
    chains.set(chainName(name), known)
    return known
  }
  const tell = (device: Device, intent: Intent, parent?: string) => {
    const register = registerOf(intent)
    if (register) registers.set(register.key, (registers.get(register.key) ?? new Map()).set(device.name, register.value))
    if (isRating(intent)) {
      raters.add(device.name)
      matches = rated(matches, intent)
    }
    if (intent.kind === 'create-list' || intent.kind === 'change-list') {
      chainOf(intent.body.name).last.set(device.name, intent.body.name)
      chainOf(intent.body.name).devices.add(device.name)
      if (parent !== undefined) chainOf(intent.body.name).parents.set(intent.body.name, withoutMark(parent))
    }
    if (intent.kind === 'delete-list') {
      chainOf(intent.name).deletedBy.add(device.name)
      chainOf(intent.name).devices.add(device.name)
    }
  }
  const forget = (_device: Device, intents: readonly Intent[]) => {
    for (const intent of intents) {
      const register = registerOf(intent)
      if (register) loose.add(register.key)
      if (isRating(intent)) areMatchesLoose = true
      if (intent.kind === 'create-list' || intent.kind === 'change-list') chainOf(intent.body.name).isLoose = true
      if (intent.kind === 'delete-list') chainOf(intent.name).isLoose = true
    }
  }
  const faults = (server: MemoryServer, userId: number) => {
    const stored = storedRegisters(server, userId)
    const wrong = [...registers].flatMap(([key, values]) => {
      const value = stored.get(key) ?? 'nothing'
      return loose.has(key) || [...values.values()].includes(value) ? [] : [`${key} is ${value}, not ${[...values.values()].join(' or ')}`]
    })
    const kept = server.of(userId).opinions.matches
    const isExact = raters.size === 1 && !areMatchesLoose
    return [
      ...wrong,
      ...rankFaults(kept),
      ...(isExact && textOf(kept) !== textOf(matches) ? [`ratings ${textOf(kept)}, not ${textOf(matches)}`] : []),
      ...listFaults(server, userId, chains),
    ]
  }
  return { tell, forget, faults }
}

type Rating = Extract<Intent, { kind: 'rate' | 'move' | 'rate-all' }>

function isRating(intent: Intent): intent is Rating {
  return intent.kind === 'rate' || intent.kind === 'move' || intent.kind === 'rate-all'
}

/** Ratings as the screen shows them after an intent. */
export function rated(matches: Match[], intent: Rating): Match[] {
  if (intent.kind === 'rate') return rateCandidate(matches, intent.candidateId, intent.type)
  if (intent.kind === 'rate-all') return rateAll(matches, intent.candidateIds)
  const { candidateId, before, after } = intent
  const ranked = matches.filter(({ rank }) => rank !== null)
  const moved = ranked.find((match) => match.candidateId === candidateId)
  if (!moved) return matches
  const others = ranked.filter((match) => match !== moved)
  const indexOf = (id: number | null) => others.findIndex((match) => match.candidateId === id)
  const next = before === null ? others.length : indexOf(before)
  const order = others.toSpliced(next < 0 ? indexOf(after) + 1 : next, 0, moved)
  return [...order.map((match, index) => ({ ...match, rank: index + 1 })), ...matches.filter(({ rank }) => rank === null)]
}

function registerOf(intent: Intent): { readonly key: string; readonly value: string } | null {
  switch (intent.kind) {
    case 'answer':
      return { key: `answer ${intent.questionId}`, value: `${intent.value}*${intent.weight}` }
    case 'vote':
      return { key: `vote ${intent.vid}`, value: intent.decision ?? 'nothing' }
    case 'pin':
      return { key: `note ${intent.note.reference}`, value: intent.note.color }
    case 'unpin':
      return { key: `note ${intent.fact.reference}`, value: 'nothing' }
    case 'choose':
      return { key: 'choice', value: intent.lid === 0 ? 'nothing' : String(intent.lid) }
    default:
      return null
  }
}

function storedRegisters(server: MemoryServer, userId: number): Map<string, string> {
  const { opinions, lists, notes, votes } = server.of(userId)
  return new Map([
    ...opinions.responses.map(({ questionId, value, weight }) => [`answer ${questionId}`, `${value}*${weight}`] as const),
    ...votes.map(({ parliamentVoteId, decision }) => [`vote ${parliamentVoteId}`, decision] as const),
    ...notes.notes.map(({ reference, color }) => [`note ${reference}`, color] as const),
    ...lists.choices.map(({ listId }) => ['choice', String(listId)] as const),
  ])
}

function rankFaults(matches: readonly Match[]): string[] {
  const ranks = matches.flatMap(({ rank }) => (rank === null ? [] : [rank]))
  const isWhole = ranks.every((rank, index) => rank === index + 1)
  const isSingle = new Set(matches.map(({ candidateId }) => candidateId)).size === matches.length
  return isWhole && isSingle ? [] : [`broken ranks ${textOf(matches)}`]
}

function textOf(matches: readonly Match[]): string {
  return matches.map(({ candidateId, type, rank }) => `${candidateId}:${type}:${rank}`).join()
}

/** Versions of a list are named `<chain>.<version>`, what was kept beside another version ends with `+`. */
export function chainName(name: string): string {
  return name.split('.')[0] ?? name
}

function listFaults(server: MemoryServer, userId: number, chains: ReadonlyMap<string, Chain>): string[] {
  const current = server.of(userId).lists.lists.map(({ name }) => name)
  const bare = current.map(withoutMark)
  const doubled = bare.filter((name, index) => bare.indexOf(name) !== index).map((name) => `${name} stands twice`)
  const wrong = [...chains].flatMap(([chain, wishes]) => {
    const ours = current.filter((name) => chainName(name) === chain)
    if (wishes.isLoose) return []
    if (wishes.devices.size > 1) return chainLosses(wishes, ours.map(withoutMark))
    const expected = wishes.deletedBy.size > 0 ? '' : [...wishes.last.values()].join()
    return ours.join() === expected ? [] : [`${chain}: ${ours.join() || 'nothing'}, not ${expected || 'nothing'}`]
  })
  return [...doubled, ...wrong]
}

/** What two devices wished for one list is there, or somebody went on from it knowingly; unless it was deleted, which beats every change. */
function chainLosses({ last, deletedBy, parents }: Chain, current: readonly string[]): string[] {
  if (deletedBy.size > 0) return []
  const kept = new Set(current)
  for (const name of kept) kept.add(parents.get(name) ?? name)
  return [...last.values()].filter((name) => !kept.has(name)).map((name) => `${name} was lost`)
}

function withoutMark(name: string): string {
  return name.replace(/\++$/, '')
}
