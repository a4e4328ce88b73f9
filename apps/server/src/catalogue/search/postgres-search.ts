import type { Found, SearchIndex } from '@plenara/api'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { perVersion } from '../snapshots/per-version.ts'
import { findCloseWords } from './close-words.ts'
import { findEntries, type FoundEntry, weightOf } from './find-entries.ts'
import { readFound } from './read-found.ts'

/** A search that takes longer is given up: nobody waits for it, and it keeps others waiting. */
const MAX_MS = 1_000

/** The search over PostgreSQL: what was typed is compared with the words that there are, and those with the entries. */
export function createPostgresSearch(db: Database, dataVersion: () => Promise<number>): SearchIndex {
  const extent = perVersion(dataVersion, () => readExtent(db))
  return {
    find: async (words, language) => {
      const { size, hiddenBodies } = await extent()
      const entries = await db.transaction().execute(async (tx) => {
        await sql`select set_config('statement_timeout', ${String(MAX_MS)}, true), set_config('jit', 'off', true)`.execute(tx)
        const close = await findCloseWords(tx, words)
        const weights = words.map((_, place) =>
          weightOf(
            close.filter(({ typed }) => typed === place),
            size,
          ),
        )
        return findEntries(tx, { close, weights, language, hiddenBodies })
      })
      return inOrder(entries, await readFound(db, entries))
    },
  }
}

interface Extent {
  /** How many entries there are. */
  readonly size: number
  /** Where real and invented entries are stored beside each other. */
  readonly hiddenBodies: readonly string[]
}

async function readExtent(db: Database): Promise<Extent> {
  const { rows } = await sql<{ body: string; size: number; isMixed: boolean }>`
    select body, count(*)::int as size, bool_or(fictional) and not bool_and(fictional) as is_mixed from search_entry group by body`.execute(
    db,
  )
  return {
    size: rows.reduce((sum, { size }) => sum + size, 0),
    hiddenBodies: rows.filter(({ isMixed }) => isMixed).map(({ body }) => body),
  }
}

function inOrder(entries: readonly FoundEntry[], found: ReadonlyMap<string, Found>): Found[] {
  return entries.flatMap(({ kind, id }) => found.get(`${kind}/${id}`) ?? [])
}
