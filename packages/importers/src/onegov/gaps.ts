import type { ElectionBundle } from '@plenara/contract'
import { lackingMunicipalities } from './coverage.ts'
import { groupBy } from '../group.ts'
import { END_UNKNOWN } from '../source.ts'
import type { OneGovRow } from './rows.ts'

/** What a file that calls itself final lacks: municipalities that vote in the election, or ballots for the absolute majority that it tells. */
export function gapsOf(rows: readonly OneGovRow[], { election, result }: ElectionBundle): string[] {
  if (!result?.final) return []
  const lacking = lackingMunicipalities(election, rows)
  const [first] = lacking
  const needed = Number(rows[0]?.cells.cell('election_absolute_majority') || 0)
  const { received = null, invalid = null } = result.ballots ?? {}
  const ballots = received === null || invalid === null ? null : received - invalid
  return [
    ...(first
      ? [`${election.key} is final and has no row of ${lacking.length} municipalities, such as ${first.name} (${first.bfsNumber})`]
      : []),
    ...(ballots !== null && needed > Math.floor(ballots / 2) + 1
      ? [`${election.key} is final, and ${ballots} ballots are too few for an absolute majority of ${needed}: areas are missing`]
      : []),
  ]
}

/** A compound has all constituencies of its body in one file: how many of the seats are missing where it has not. */
export function missingSeats(rows: readonly OneGovRow[], bundles: readonly ElectionBundle[]): string[] {
  const bodySeats = bundles[0]?.election.bodySeats
  const seats = bundles.reduce((sum, { election }) => sum + election.seats, 0)
  if (!rows.some(isOfCompound) || bodySeats === undefined || seats >= bodySeats) return []
  return [`the constituencies of the file have ${seats} of the ${bodySeats} seats: others are missing`]
}

/**
 * Where the last election of a file has a single area, no other one shows whether its last candidate is the last; its own count does where it tells
 * how many votes there are and the candidates of the file have them all.
 */
export function openEndOf(rows: readonly OneGovRow[]): string | null {
  const last = rows.at(-1)
  if (!last || rows.some(({ entityId }) => entityId !== last.entityId) || haveAllVotes(rows, last)) return null
  return `${END_UNKNOWN}: the last election of the file has one area, ${last.entityId}; candidates behind ${last.firstName} ${last.lastName} may be missing`
}

/** Whether the lists have all votes of the area, and the candidates all votes of their lists. */
function haveAllVotes(rows: readonly OneGovRow[], { cells }: OneGovRow): boolean {
  const accounted = Number(cells.cell('entity_accounted_votes') || 0)
  if (!(accounted > 0)) return false
  const lists = [...groupBy(rows, ({ listId }) => listId).values()].map((own) => ({
    votes: own[0]?.listVotes ?? null,
    ofCandidates: own.reduce((sum, { votes }) => sum + votes, 0),
  }))
  const areWhole = lists.every(({ votes, ofCandidates }) => votes === null || votes === ofCandidates)
  return areWhole && lists.reduce((sum, { ofCandidates }) => sum + ofCandidates, 0) === accounted
}

function isOfCompound({ cells }: OneGovRow): boolean {
  return ['', '_de_CH', '_fr_CH', '_it_CH', '_rm_CH'].some((ending) => cells.cell(`compound_title${ending}`) !== '')
}
