import type { BallotContest, BallotHeading } from './ballot.ts'
import type { BallotFindingCode } from './ballot-findings.ts'

/** The list to which the empty lines of a ballot belong. */
export interface HeadingReading {
  /** Null if the heading names no list, or more than one. */
  readonly listId: number | null
  readonly finding: BallotFindingCode | null
}

/**
 * Reads a heading, BPR Art. 37: none, or more than one designation or number, belongs to no list (1); where designation and number
 * differ the designation counts (4); an insufficient designation is the list of the region where the ballot is cast (2), else the
 * parent list of the family (2bis), unless the number says which list of the family is meant.
 */
export function readHeading(heading: BallotHeading, contest: BallotContest, region: string | null): HeadingReading {
  const designations = new Set(heading.designations.filter((name) => isDesignation(name, contest)))
  const numbers = new Set(heading.numbers.filter((id) => contest.lists.has(id)))
  if (designations.size > 1 || numbers.size > 1) return { listId: null, finding: 'heading_ambiguous' }
  const [designation] = designations
  const [number] = numbers
  if (designation === undefined)
    return number === undefined ? { listId: null, finding: 'heading_missing' } : { listId: number, finding: null }
  if (typeof designation === 'string') return readFamily(designation, number, { contest, region })
  const isOverruled = number !== undefined && number !== designation
  return { listId: designation, finding: isOverruled ? 'designation_overrules_number' : null }
}

function isDesignation(name: number | string, contest: BallotContest): boolean {
  if (typeof name === 'number') return contest.lists.has(name)
  for (const { family } of contest.lists.values()) if (family === name) return true
  return false
}

interface CastContext {
  readonly contest: BallotContest
  readonly region: string | null
}

function readFamily(family: string, number: number | undefined, { contest, region }: CastContext): HeadingReading {
  const lists = [...contest.lists.values()].filter((list) => list.family === family)
  const numbered = lists.find((list) => list.id === number)
  if (numbered) return { listId: numbered.id, finding: null }
  const ofRegion = region === null ? undefined : lists.find((list) => list.region === region)
  if (ofRegion) return { listId: ofRegion.id, finding: 'region_decides' }
  const parent = lists.find((list) => list.isParent)
  return parent ? { listId: parent.id, finding: 'parent_list_decides' } : { listId: null, finding: 'heading_ambiguous' }
}
