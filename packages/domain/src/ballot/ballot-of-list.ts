import type { ListCandidate } from '@plenara/contract'
import { type ChangedLine, changedLines } from '../lists/list-changes.ts'
import type { Ballot, BallotMention } from './ballot.ts'

/** A list of a voter, and the official one on whose printed ballot it is copied. */
export interface CopiedList {
  readonly candidates: readonly ListCandidate[]
  readonly official: { readonly id: number; readonly candidates: readonly ListCandidate[] } | null
  /** The list whose designation and number stand in the heading, null for none; absent: as printed. */
  readonly headingId?: number | null
  /** Where the ballot is cast, for lists that are separated by region. */
  readonly region?: string | null
}

/**
 * The ballot that a voter's list becomes on paper: the printed ballot of its official list, names struck and written; or an empty ballot
 * on which all is written. The heading stands as printed unless the voter changes it (BPR Art. 35(2)).
 */
export function ballotOfList({ candidates, official, headingId = official?.id ?? null, region = null }: CopiedList): Ballot {
  const mentions = changedLines(candidates, official).flatMap(mentionsOf)
  const headings = headingId === null ? [] : [headingId]
  return { heading: { designations: headings, numbers: headings }, mentions, flaws: [], region }
}

function mentionsOf({ state, candidateId, struckId }: ChangedLine): BallotMention[] {
  const struck: BallotMention[] = struckId === null ? [] : [{ name: struckId, origin: 'printed', struck: true }]
  if (candidateId === null) return struck
  return [...struck, { name: candidateId, origin: state === 'printed' ? 'printed' : 'written', struck: false }]
}
