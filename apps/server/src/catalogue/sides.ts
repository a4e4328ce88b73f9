import { type RawBuilder, sql } from 'kysely'

/** Whether a row, by the alias of its table, was brought by a source that invents. */
export function isInvented(alias: string): RawBuilder<boolean> {
  return sql<boolean>`coalesce((select l.fictional from import_log l where l.id = ${sql.ref(`${alias}.source_id`)}), false)`
}

/** Whether the import that writes at present invents. */
export const isInventing: RawBuilder<boolean> = sql<boolean>`coalesce((select l.fictional from import_log l
  where l.id = nullif(current_setting('plenara.source_id', true), '')::integer), false)`
