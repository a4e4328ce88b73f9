import type { PartyRecord } from '@plenara/contract'
import data from '../data/parties.json' with { type: 'json' }
import type { AxisKey } from './axes.ts'
import { dataOf } from './data-file.ts'
import { filled, type Text4 } from './language.ts'

/** A fictional party. `weight` is its share of votes in percent, `stance` its place per axis from -1 to 1. */
export interface Party {
  readonly key: string
  readonly tree: Text4
  readonly color: string
  readonly weight: number
  /** Large parties stand with several lists, small ones with one. */
  readonly isLarge: boolean
  readonly stance: Readonly<Record<AxisKey, number>>
}

const DATA = dataOf<{ readonly name: Text4; readonly parties: readonly Party[] }>(data)

export const PARTIES = DATA.parties
export const LARGE_PARTIES = PARTIES.filter((party) => party.isLarge)
export const SMALL_PARTIES = PARTIES.filter((party) => !party.isLarge)

export function partyRecords(): PartyRecord[] {
  return PARTIES.map((party) => ({
    key: party.key,
    shortName: party.tree,
    name: filled(DATA.name, { tree: party.tree }),
    color: party.color,
  }))
}

/** The place of somebody without a party: the middle, from where each person goes their own way. */
export const NO_STANCE: Party['stance'] = { abroad: 0, market: 0, budget: 0, security: 0, migration: 0, nature: 0, welfare: 0, liberty: 0 }
