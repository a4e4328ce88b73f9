import { sql } from 'kysely'
import { runImport } from '../../src/commands/run-import.ts'
import { PLACES } from '../support/fillings.ts'
import { createFilledDatabase } from '../support/test-database.ts'

const TABLES = [
  ...['council', 'council_seating', 'parliamentary_group', 'parliament_party', 'parliament_session', 'topic', 'media_outlet'],
  ...[
    'councillor',
    'interest',
    'membership',
    'speech',
    'affair',
    'affair_document',
    'vote',
    'vote_entry',
    'vote_decision',
    'municipal_result',
    'explanation',
    'article',
  ],
]

/** An empty database, the import command on it, and what it holds afterwards. */
export async function createParliamentWorld(dataDir: string) {
  const database = await createFilledDatabase(PLACES, { statementMs: 0 })
  const { db } = database
  async function run(format: string, path: string, ...options: string[]) {
    const chunks: string[] = []
    const status = await runImport([format, path, '--json', ...options], {
      env: { DATABASE_URL: database.url, DATA_DIR: dataDir },
      stdout: { write: (text: string) => void chunks.push(text) },
      stderr: { write: () => undefined },
    })
    const { counts, problems } = JSON.parse(chunks.join('').trim().split('\n').at(-1) ?? '')
    return { status, counts, problems: problems as { file: string; line: number; reason: string }[] }
  }
  async function rowsOf(table: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(db)
    return rows[0]?.count ?? 0
  }
  /** Every table of parliaments, votes and news as one hash. */
  async function checksums(): Promise<Record<string, string | null>> {
    const hashes: Record<string, string | null> = {}
    for (const table of TABLES) {
      const { rows } = await sql<{ hash: string | null }>`
        select md5(string_agg(t::text, '|' order by t::text)) as hash from ${sql.table(table)} t`.execute(db)
      hashes[table] = rows[0]?.hash ?? null
    }
    return hashes
  }
  async function dataVersion(): Promise<number> {
    return (await db.selectFrom('catalogueState').select('version').executeTakeFirst())?.version ?? 0
  }
  return { db, url: database.url, drop: database.drop, run, rowsOf, checksums, dataVersion }
}

export type ParliamentWorld = Awaited<ReturnType<typeof createParliamentWorld>>
