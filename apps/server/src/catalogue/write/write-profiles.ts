import type { ProfileRecord } from '@plenara/contract'
import { namesFit } from '@plenara/importers'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { PROFILE } from './ballot-tables.ts'
import { emptyProfile, type ProfileRow, patchedProfile } from './profile-rows.ts'
import { upsertRows } from './rows.ts'
import { candidateFinder, namedOf, readStoredCandidates, type StoredCandidate } from '../stored-candidates.ts'
import { prunePictures, removePortraits } from './write-portraits.ts'

/** A profile that belongs to nobody of the elections, and why. */
export interface StrangeProfile {
  /** Its place in the import. */
  readonly index: number
  readonly reason: string
}

export interface WrittenProfiles {
  readonly changed: boolean
  readonly strangers: readonly StrangeProfile[]
}

/** Writes what a file says of candidates over what is stored; what it leaves out stays. Throws `StartError` if an election is missing. */
export async function writeProfiles(
  tx: Database,
  profiles: readonly ProfileRecord[],
  electionIds: readonly number[],
): Promise<WrittenProfiles> {
  const resolve = resolver(await readStoredCandidates(tx, electionIds))
  const strangers: StrangeProfile[] = []
  const found = profiles.flatMap((profile, index) => {
    const candidate = resolve(profile)
    if (typeof candidate !== 'string') return [{ profile, candidateId: candidate.id }]
    strangers.push({ index, reason: candidate })
    return []
  })
  const stored = await readProfiles(
    tx,
    found.map(({ candidateId }) => candidateId),
  )
  const rows = found
    .filter(({ profile }) => Object.keys(profile.patch).length > 0)
    .map(({ profile, candidateId }) => patchedProfile(stored.get(candidateId) ?? emptyProfile(candidateId), profile.patch))
  const removed = await removePortraits(
    tx,
    found.flatMap(({ profile, candidateId }) => (profile.withoutPortrait ? candidateId : [])),
  )
  if (removed > 0) await prunePictures(tx)
  const changed = removed + (await upsertRows(tx, PROFILE, rows))
  return { changed: changed > 0, strangers }
}

/** Finds the candidate of a profile, once each, or says why there is none. */
function resolver(candidates: readonly StoredCandidate[]): (profile: ProfileRecord) => StoredCandidate | string {
  const find = candidateFinder(candidates)
  const seen = new Set<number>()
  return (profile) => {
    const called = `${profile.firstName} ${profile.lastName} (${profile.candidate})`
    const found = find(profile.candidate)
    const fitting = found.filter((candidate) => namesFit(candidate, profile))
    const [candidate] = fitting
    if (found.length === 0) return `${called}: nobody has this number`
    if (!candidate) return `${called}: this number is ${found.map(namedOf).join(' and ')}`
    if (fitting.length > 1) return `${called}: this number is of ${fitting.length} candidates`
    if (seen.has(candidate.id)) return `${called} stands twice`
    seen.add(candidate.id)
    return candidate
  }
}

async function readProfiles(tx: Database, candidateIds: readonly number[]): Promise<ReadonlyMap<number, ProfileRow>> {
  const wanted = sql<number>`any(${candidateIds}::integer[])`
  const columns = Object.keys(PROFILE.columns) as (keyof ProfileRow)[]
  const rows = await tx.selectFrom('candidateProfile').select(columns).where('candidateId', '=', wanted).execute()
  return new Map(rows.map((row) => [row.candidateId, row]))
}
