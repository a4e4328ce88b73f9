import { readTab, writeTab } from '../../platform/device-storage.ts'

const KEY = 'councillor-order'

/** The list from which a person was opened. */
interface CouncillorOrder {
  readonly ids: readonly number[]
  /** The address of the list, for "back". */
  readonly path: string
}

export interface CouncillorNeighbours {
  /** The previous person; for the first the last. In a list of one it is the person. */
  readonly previous: number
  /** The next person; for the last the first. */
  readonly next: number
  /** The place in the list, from 1. */
  readonly place: number
  readonly total: number
  /** The address of the list. */
  readonly path: string
}

/** Stores for this tab the list from which persons are opened: their ids in its order and its address. */
export function rememberCouncillors(ids: readonly number[], path: string): void {
  writeTab(KEY, JSON.stringify({ ids, path } satisfies CouncillorOrder))
}

/** The neighbours of a person in the list from which they were opened, wrapping around [NAV-7]; null if they are in no stored list. */
export function councillorNeighbours(id: number): CouncillorNeighbours | null {
  const { ids, path } = rememberedOrder()
  const index = ids.indexOf(id)
  const previous = ids.at(index - 1)
  const next = ids[(index + 1) % ids.length]
  if (index < 0 || previous === undefined || next === undefined) return null
  return { previous, next, place: index + 1, total: ids.length, path }
}

const NOTHING: CouncillorOrder = { ids: [], path: '' }

function rememberedOrder(): CouncillorOrder {
  try {
    const value: unknown = JSON.parse(readTab(KEY) ?? 'null')
    return isOrder(value) ? value : NOTHING
  } catch {
    return NOTHING
  }
}

function isOrder(value: unknown): value is CouncillorOrder {
  if (typeof value !== 'object' || value === null || !('ids' in value) || !('path' in value)) return false
  return Array.isArray(value.ids) && value.ids.every(Number.isSafeInteger) && typeof value.path === 'string' && value.path.startsWith('/')
}
