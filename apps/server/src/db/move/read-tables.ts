import type pg from 'pg'

export interface Column {
  readonly name: string
  /** Numbered by the database, which takes no number from others. */
  readonly isAlways: boolean
}

/** The tables of a database, each after those that it refers to. Throws where they refer to one another in a circle. */
export async function readTablesInOrder(client: pg.Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'unfinished_move' order by 1",
  )
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    select f.relname as from, t.relname as to from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conrelid <> c.confrelid`)
  const ordered = new Set<string>()
  const pending = new Set(tables.map(({ name }) => name))
  while (pending.size > 0) {
    const free = [...pending].filter((table) => references.every(({ from, to }) => from !== table || ordered.has(to)))
    if (free.length === 0) throw new Error(`These tables refer to one another in a circle: ${[...pending].join(', ')}`)
    for (const table of free) {
      ordered.add(table)
      pending.delete(table)
    }
  }
  return [...ordered]
}

/** The columns of each table that hold what was written, in their order: not those that are computed. */
export async function readColumns(client: pg.Client): Promise<ReadonlyMap<string, readonly Column[]>> {
  const { rows } = await client.query<{ table: string; name: string; isAlways: boolean }>(`
    select c.relname as table, a.attname as name, a.attidentity = 'a' as "isAlways" from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by 1, a.attnum`)
  const columns = new Map<string, Column[]>()
  for (const { table, ...column } of rows) columns.set(table, [...(columns.get(table) ?? []), column])
  return columns
}

/** What a table holds: equal where all its rows are equal. */
export interface TableSum {
  readonly table: string
  readonly rows: number
  readonly checksum: string
}

/** Rows and checksum of every table of the product. */
export async function sumTables(client: pg.Client): Promise<TableSum[]> {
  await client.query("set timezone = 'UTC'")
  const { rows } = await client.query<{ table: string }>(
    "select format('%I', tablename) as table from pg_tables where schemaname = 'public' and tablename <> 'unfinished_move' order by 1",
  )
  const sums: TableSum[] = []
  for (const { table } of rows) {
    const found = await client.query<{ rows: string; checksum: string | null }>(
      `select count(*) as rows, bit_xor(hashtextextended(t::text, 0))::text as checksum from ${table} t`,
    )
    sums.push({ table, rows: Number(found.rows[0]?.rows), checksum: found.rows[0]?.checksum ?? '' })
  }
  return sums
}
