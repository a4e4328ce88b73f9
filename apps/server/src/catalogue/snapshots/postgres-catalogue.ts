import type { Catalogue, CatalogueChanges, ExportSource } from '@plenara/api'
import type { CommonSnapshot, ElectionSnapshot, LocalitySnapshot } from '@plenara/contract'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { readModerationCounts } from '../candidates/moderation-counts.ts'
import { readChangesOf } from '../candidates/statement-changes.ts'
import { type Polled, polled } from './polled.ts'
import { readChanges } from './read-changes.ts'
import { readCommon, readLocalities } from './read-common.ts'
import { readElection } from './read-election.ts'
import { readPicture, readPortraits } from './read-picture.ts'

export interface PostgresCatalogueOptions {
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number
}

/** The largest id that `catalogue_key` allows and that the columns can hold. */
const MAX_ID = 999_999_999

interface Versioned<T> {
  readonly version: number
  readonly value: T
}

/** A part of the data that is being read or has been read. */
interface Cell<T> {
  loading: Promise<Versioned<T>> | null
}

/** The parts read of one version of the data. */
interface Generation {
  readonly version: number
  readonly common: Cell<CommonSnapshot>
  readonly localities: Cell<ReadonlyMap<string, readonly LocalitySnapshot[]>>
  readonly elections: Map<number, Cell<ElectionSnapshot | null>>
  /** By the older version. */
  readonly changes: Map<number, Cell<CatalogueChanges | null>>
}

/**
 * The public data from PostgreSQL, cached in memory until an import makes a new version. Each part is read on first use, once for all simultaneous
 * callers, and always from one version.
 */
export function createPostgresCatalogue(
  db: Database,
  { now = () => performance.now() }: PostgresCatalogueOptions = {},
): Catalogue & ExportSource {
  const generations = createGenerations(db, now)
  async function get<T>(partOf: (generation: Generation) => Cell<T>, reader: (tx: Database) => Promise<T>): Promise<T> {
    for (;;) {
      const generation = await generations.current()
      const { version, value } = await load(db, partOf(generation), reader)
      if (version === generation.version) return value
      generations.expire()
    }
  }
  const allLocalities = async () => [...(await get((generation) => generation.localities, readLocalities)).values()].flat()
  return {
    dataVersion: async () => (await generations.current()).version,
    age: generations.age,
    common: () => get((generation) => generation.common, readCommon),
    election: async (electionId) => {
      if (electionId > MAX_ID) return null
      const election = await get(
        (generation) => cellOf(generation.elections, electionId),
        (tx) => readElection(tx, electionId),
      )
      if (!election) (await generations.current()).elections.delete(electionId)
      return election
    },
    allLocalities,
    everyLocality: allLocalities,
    changesSince: (since) =>
      get(
        (generation) => cellOf(generation.changes, since),
        async (tx) => readChanges(tx, since, await readVersion(tx)),
      ),
    localities: async (zip) => (await get((generation) => generation.localities, readLocalities)).get(zip) ?? [],
    knownCandidates: async (candidateIds) => {
      const ids = candidateIds.filter((id) => id <= MAX_ID)
      if (ids.length === 0) return new Set()
      const rows = await db.selectFrom('candidate').select('id').where('id', '=', sql<number>`any(${ids}::integer[])`).execute()
      return new Set(rows.map(({ id }) => id))
    },
    candidaciesOf: ({ cantonId, birthYear }) =>
      db
        .selectFrom('candidate')
        .innerJoin('election', 'election.id', 'candidate.electionId')
        .select(['candidate.id', 'electionId', 'firstName', 'lastName', 'birthYear'])
        .where('cantonId', '=', cantonId)
        .where('birthYear', '=', birthYear)
        .orderBy('candidate.id')
        .execute(),
    coatOfArms: async (place) => {
      const row = await db.selectFrom('coatOfArms').select(['mediaType', 'hash', 'bytes']).where('place', '=', place).executeTakeFirst()
      return row ? { ...row, bytes: new Uint8Array(row.bytes) } : null
    },
    portraits: async (candidateIds) => {
      const ids = candidateIds.filter((id) => id <= MAX_ID)
      return ids.length === 0 ? new Map() : readPortraits(db, ids)
    },
    statementChanges: (candidateId) => readChangesOf(db, candidateId),
    moderationCounts: (electionId) => readModerationCounts(db, electionId),
    picture: (digits, size) => readPicture(db, digits, size),
  }
}

/** The current generation; the version is polled with one query for all callers. */
function createGenerations(db: Database, now: () => number): Polled<Generation> {
  let latest: Generation | null = null
  async function check(): Promise<Generation> {
    const version = await readVersion(db)
    if (latest?.version !== version) latest = emptyGeneration(version)
    return latest
  }
  return polled(check, now)
}

function emptyGeneration(version: number): Generation {
  return { version, common: { loading: null }, localities: { loading: null }, elections: new Map(), changes: new Map() }
}

function cellOf<T>(cells: Map<number, Cell<T>>, key: number): Cell<T> {
  const cell = cells.get(key) ?? { loading: null }
  cells.set(key, cell)
  return cell
}

/** Reads a part and the version that it belongs to in one snapshot; failures are not cached. */
function load<T>(db: Database, cell: Cell<T>, reader: (tx: Database) => Promise<T>): Promise<Versioned<T>> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  cell.loading ??= snapshot
    .execute(async (tx) => ({ version: await readVersion(tx), value: await reader(tx) }))
    .catch((error) => {
      cell.loading = null
      throw error
    })
  return cell.loading
}

async function readVersion(db: Database): Promise<number> {
  const row = await db.selectFrom('catalogueState').select('version').executeTakeFirst()
  return row?.version ?? 0
}
