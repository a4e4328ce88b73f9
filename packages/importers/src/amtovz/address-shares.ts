import type { LocalityRecord } from '@plenara/contract'
import { groupBy } from '../group.ts'

/** A row of the directory: how much of the addresses of a part of a postcode a municipality has, in percent. */
export interface AddressShare extends Pick<LocalityRecord, 'zip' | 'bfsNumber'> {
  /** The part that bears the number of the postcode alone. */
  readonly isMain: boolean
  readonly share: number
}

/**
 * Localities with the place of their municipality within the postcode. Shares are those of parts of a postcode, whose sizes nobody tells, so that they cannot be added:
 * the main part comes first, then the mean of the shares, then the number of the municipality.
 */
export function ranked(localities: readonly LocalityRecord[], shares: readonly AddressShare[]): LocalityRecord[] {
  const ranks = new Map<string, number>()
  for (const [zip, ofZip] of groupBy(shares, (one) => one.zip)) {
    const municipalities = [...groupBy(ofZip, ({ bfsNumber }) => bfsNumber)].map(([bfsNumber, all]) => ({ bfsNumber, ...weightOf(all) }))
    const ordered = municipalities.toSorted((a, b) => b.main - a.main || b.mean - a.mean || a.bfsNumber - b.bfsNumber)
    for (const [rank, { bfsNumber }] of ordered.entries()) ranks.set(`${zip} ${bfsNumber}`, rank)
  }
  return localities.map((locality) => {
    const rank = ranks.get(`${locality.zip} ${locality.bfsNumber}`)
    return rank === undefined ? locality : { ...locality, rank }
  })
}

function weightOf(all: readonly AddressShare[]): { readonly main: number; readonly mean: number } {
  const main = all.reduce((sum, { isMain, share }) => (isMain ? sum + share : sum), 0)
  return { main, mean: all.reduce((sum, { share }) => sum + share, 0) / all.length }
}
