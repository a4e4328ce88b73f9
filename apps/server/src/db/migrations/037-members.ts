import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * Where members of parliaments sit, what they said, and their photographs; and whether their interests are paid and how long they last, which nobody told before.
 * Frozen: what comes later is a migration of its own.
 */
export async function members(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const KEYED = 'id bigint primary key check (id > 0 and id < 9007199254740992), key text not null unique, record jsonb not null'
const UNTOLD = `'{"kind": {}, "paid": null, "from": null, "until": null}'::jsonb`
/** Table, key, and what a row belongs to, as in `004-import-log.ts`. */
const TABLES = [
  ['membership', 'id', `'membership/' || t.id`],
  ['speech', 'id', `'speech/' || t.id`],
  ['councillor_portrait', 'councillor_number', `'councillor-portrait/' || t.councillor_number`],
] as const

const STATEMENTS = [
  `create table membership (${KEYED}, councillor_number integer not null, source_id integer)`,
  'create index membership_of_councillor on membership (councillor_number)',
  String.raw`create table speech (${KEYED}, councillor_number integer not null, day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'), source_id integer)`,
  'create index speech_of_councillor on speech (councillor_number, day)',
  // By a number of the person, as interests: it stays when several sources turn out to mean the same person.
  `create table councillor_portrait (councillor_number integer primary key, hash text not null references portrait, source_id integer)`,
  'create index councillor_portrait_hash on councillor_portrait (hash)',
  'alter table interest disable trigger user',
  `update interest set record = ${UNTOLD} || record`,
  'alter table interest enable trigger user',
  `update import_change as kept set rows = (
      select json_agg((r::jsonb || jsonb_build_object('record', ${UNTOLD} || (r::jsonb -> 'record')))::json) from json_array_elements(kept.rows) as r)
    where kept.table_name = 'interest' and kept.operation <> 'insert'`,
  ...TABLES.flatMap(([table, key, touched]) => [
    ...['insert', 'update', 'delete'].map(
      (operation) => `create trigger record_${operation} after ${operation} on ${table}
        referencing ${operation === 'insert' ? 'new' : 'old'} table as changed for each statement execute function record_import_change(
          'json_build_object(''${key}'', t.${key})', '${touched.replaceAll("'", "''")}')`,
    ),
    `create trigger stamp_source before insert or update on ${table} for each row execute function stamp_source()`,
  ]),
]
