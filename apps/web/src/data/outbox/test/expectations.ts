import type { Match } from '@plenara/contract'
import type { PendingWrite } from '../outbox-state.ts'
import { SAMPLES, samplesOf } from './all-samples.ts'
import type { Device } from './device.ts'
import type { MemoryServer } from './memory-server.ts'
import type { Expectation } from './samples.ts'

type Write = Pick<PendingWrite, 'kind' | 'input'>

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
  readonly tell: (device: Device, write: Write, parent?: string) => void
  readonly forget: (writes: readonly Write[]) => void
  /** What is wrong with what the server holds; empty where nothing is. */
  readonly faults: (server: MemoryServer, userId: number) => string[]
}

export function createExpectations(): Expectations {
  const values = new Map<string, Map<string, string>>()
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
  const expectationsOf = ({ kind, input }: Write): Expectation[] => [samplesOf(kind).expects(input)].flat()
  const tell = (device: Device, write: Write, parent?: string) => {
    for (const expected of expectationsOf(write)) expect(device, expected, parent)
  }
  const expect = (device: Device, expected: Expectation, parent?: string) => {
    switch (expected.kind) {
      case 'value':
        // With a moment the latest counts, whoever it is of.
        return void values.set(
          expected.key,
          (values.get(expected.key) ?? new Map()).set(expected.at === undefined ? device.name : 'latest', expected.value),
        )
      case 'rating':
        raters.add(device.name)
        matches = expected.apply(matches)
        return
      case 'version': {
        const chain = chainOf(expected.name)
        chain.last.set(device.name, expected.name)
        chain.devices.add(device.name)
        if (parent !== undefined) chain.parents.set(expected.name, withoutMark(parent))
        return
      }
      case 'deletion':
        chainOf(expected.name).deletedBy.add(device.name)
        chainOf(expected.name).devices.add(device.name)
    }
  }
  const forget = (writes: readonly Write[]) => {
    for (const expected of writes.flatMap(expectationsOf)) {
      if (expected.kind === 'value') loose.add(expected.key)
      else if (expected.kind === 'rating') areMatchesLoose = true
      else chainOf(expected.name).isLoose = true
    }
  }
  const faults = (server: MemoryServer, userId: number) => {
    const stored = storedValues(server, userId)
    const wrong = [...values].flatMap(([key, byDevice]) => {
      const value = stored.get(key) ?? 'nothing'
      return loose.has(key) || [...byDevice.values()].includes(value)
        ? []
        : [`${key} is ${value}, not ${[...byDevice.values()].join(' or ')}`]
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

function storedValues(server: MemoryServer, userId: number): Map<string, string> {
  const records = server.of(userId)
  return new Map([...SAMPLES.values()].flatMap(({ stored }) => stored?.(records) ?? []))
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
function chainName(name: string): string {
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
