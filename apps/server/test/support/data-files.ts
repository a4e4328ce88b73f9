import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'

/** Everything that stands in the tables of a database, in the words of COPY, where bytes are hexadecimal. */
export async function copyOfTables(db: Database): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(db)
    texts.push(name, ...rows.map((row) => row.text))
  }
  return texts.join('\n')
}

/** Which of these byte strings stand in the files of a database or in the log of writes, as far as it was written since a moment. */
export async function foundInFiles(db: Database, wanted: readonly Buffer[], since: Date): Promise<Buffer[]> {
  await sql`checkpoint`.execute(db)
  const { rows } = await sql<{ folder: string; oid: number }>`
    select current_setting('data_directory') as folder, oid::int from pg_database where datname = current_database()`.execute(db)
  const [place] = rows
  if (!place) throw new Error('The database has no place')
  const found = new Set<Buffer>()
  for (const file of [
    ...(await filesOf(join(place.folder, 'base', String(place.oid)))),
    ...(await filesOf(join(place.folder, 'pg_wal'), since)),
  ]) {
    const bytes = await unlessGone(readFile(file))
    for (const one of wanted) if (bytes?.includes(one)) found.add(one)
  }
  return [...found]
}

/** The files of a table, its index aside, and of what it stores out of line. */
export async function bytesOfFiles(db: Database, table: string): Promise<Buffer[]> {
  await sql`checkpoint`.execute(db)
  const { rows } = await sql<{ path: string }>`
    select current_setting('data_directory') || '/' || pg_relation_filepath(c.oid) as path from pg_class c
    where c.oid in (select unnest(array[oid, reltoastrelid]) from pg_class where relname = ${table}) and c.oid <> 0`.execute(db)
  return Promise.all(rows.map(({ path }) => readFile(path)))
}

async function filesOf(folder: string, since = new Date(0)): Promise<string[]> {
  const files: string[] = []
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    const entry = await unlessGone(stat(file))
    if (entry?.isFile() && entry.mtime >= since) files.push(file)
  }
  return files
}

/** The database removes files of its own at any moment, a cache of its catalogue or a log that it no longer needs: what is gone holds nothing. */
function unlessGone<T>(reading: Promise<T>): Promise<T | null> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}
