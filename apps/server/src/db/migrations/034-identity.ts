import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * One election is one election, whatever format describes it: what each format said of it, what each calls its parts, and parties that are one.
 * Elections that were imported before are found by what is elected, where and when. Frozen: what comes later is a migration of its own.
 */
export async function identity(db: QueryExecutorProvider): Promise<void> {
  for (const statement of [...STATEMENTS, ...TABLES.flatMap(triggersOf), ...RENAMING]) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table election_delivery (
    election_id integer not null references election on delete cascade,
    format text not null,
    precedence integer not null,
    bundle bytea not null,
    primary key (election_id, format)
  )`,
  `create table source_key (
    format text not null,
    kind text not null check (kind in ('election', 'list', 'candidate')),
    scope integer not null,
    key text not null,
    id integer not null,
    primary key (format, kind, scope, key)
  )`,
  `create table party_merge (
    party_id integer primary key references party on delete cascade,
    into_party_id integer not null references party on delete cascade check (into_party_id <> party_id)
  )`,
]

/** Table, key, and what a row belongs to: of two imports that touch the same, the later one is undone first. */
const TABLES: readonly (readonly [table: string, key: string, touched: string])[] = [
  ['election_delivery', "json_build_object('election_id', t.election_id, 'format', t.format)", "'election/' || t.election_id"],
  ['party_merge', "json_build_object('party_id', t.party_id)", "'party/' || t.party_id"],
]

function triggersOf([table, key, touched]: (typeof TABLES)[number]): string[] {
  const args = [key, touched].map((text) => `'${text.replaceAll("'", "''")}'`).join(', ')
  return ['insert', 'update', 'delete'].map(
    (operation) => `create trigger record_${operation} after ${operation} on ${table}
      referencing ${operation === 'insert' ? 'new' : 'old'} table as changed
      for each statement execute function record_import_change(${args})`,
  )
}

const FORMATS = "split_part(k.key, '/', 1) in ('ech0252', 'onegov', 'wabstic', 'sesam-bs')"
/** Letters and digits in lower case without accents, words joined by hyphens. */
const slugOf = (text: string) =>
  `trim(both '-' from regexp_replace(lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')), '[^a-z0-9]+', '-', 'g'))`

/** Federal elections, and those of cantonal parliaments in constituencies that are known; two that would get one key keep theirs. */
const RENAMING = [
  `insert into source_key (format, kind, scope, key, id)
    select split_part(k.key, '/', 1), 'election', 0, k.key, k.id from catalogue_key k where k.kind = 'election' and ${FORMATS}`,
  `with wanted as (
      select k.id, e.council || '/' || lower(c.code) || '/' || e.election_date
        || coalesce('/' || ${slugOf("coalesce(p.name ->> 'de', p.name ->> 'fr', p.name ->> 'it')")}, '') as key
      from catalogue_key k join election e on e.id = k.id join canton c on c.id = e.canton_id
      left join constituency p on p.id = e.constituency_id and e.council = 'cantonal-parliament'
      where k.kind = 'election' and ${FORMATS} and (e.council in ('national-council', 'council-of-states') or p.id is not null)
        and e.name::text !~* '(2[.]?|zweiter?|second|secondo) *(wahlgang|tour|turno|scrutin)|stichwahl|ballott'
    ), once as (select key from wanted group by key having count(*) = 1)
    update catalogue_key k set key = w.key from wanted w join once using (key)
    where k.kind = 'election' and k.id = w.id
      and not exists (select from catalogue_key o where o.kind = 'election' and o.scope = 0 and o.key = w.key)`,
]
