import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * Pictures by the hash of their content, and what candidates tell about themselves beside what the official files say of them, so that neither
 * replaces the other. Frozen: what comes later is a migration of its own.
 */
export async function portraitsAndProfiles(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const HASH = (svg: string) => `encode(sha256(convert_to(${svg}, 'UTF8')), 'hex')`
const drawn = (source: string) =>
  `insert into portrait (hash, content_type, small) select distinct on (svg) ${HASH('svg')}, 'image/svg+xml', convert_to(svg, 'UTF8')
    from ${source} as drawn where svg is not null on conflict do nothing`
const REPLACED = `from import_change c where c.table_name = 'candidate_portrait' and c.operation <> 'insert'`

const STATEMENTS = [
  // Without triggers: what nobody shows any more is removed for good, and undoing an import brings back who showed which.
  `create table portrait (
    hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
    content_type text not null check (content_type in ('image/webp', 'image/svg+xml')),
    small bytea not null,
    large bytea
  )`,
  drawn('candidate_portrait'),
  drawn(`(select r->>'svg' as svg from (select json_array_elements(c.rows) as r ${REPLACED}) as rows)`),
  'alter table candidate_portrait add column hash text references portrait',
  'alter table candidate_portrait disable trigger user',
  `update candidate_portrait set hash = ${HASH('svg')}`,
  'alter table candidate_portrait enable trigger user',
  'alter table candidate_portrait alter column hash set not null',
  'alter table candidate_portrait drop column svg',
  'create index candidate_portrait_hash on candidate_portrait (hash)',
  `update import_change as kept set rows = (
      select json_agg((r::jsonb - 'svg' || jsonb_build_object('hash', ${HASH("r->>'svg'")}))::json) from json_array_elements(kept.rows) as r)
    where kept.table_name = 'candidate_portrait' and kept.operation <> 'insert'`,
  `create table candidate_profile (
    candidate_id integer primary key references candidate on delete cascade,
    occupation jsonb not null default '{}',
    birth_year integer,
    place text,
    texts jsonb not null default '{}',
    campaign_budget bigint,
    vested_interests jsonb not null default '[]',
    links jsonb not null default '[]',
    languages jsonb not null default '[]',
    source_id integer
  )`,
  `insert into candidate_profile (candidate_id, texts, campaign_budget, vested_interests)
    select id, texts, campaign_budget, coalesce((select jsonb_agg(
        jsonb_build_object('organisation', name, 'role', '{}'::jsonb, 'paid', null, 'since', null) order by place)
      from jsonb_array_elements(vested_interests) with ordinality as interest (name, place)), '[]')
    from candidate where texts <> '{}' or campaign_budget is not null or vested_interests <> '[]'`,
  'alter table candidate drop column texts, drop column campaign_budget, drop column vested_interests',
  ...['insert', 'update', 'delete'].map(
    (operation) => `create trigger record_${operation} after ${operation} on candidate_profile
      referencing ${operation === 'insert' ? 'new' : 'old'} table as changed for each statement execute function record_import_change(
        'json_build_object(''candidate_id'', t.candidate_id)',
        '''election/'' || (select c.election_id from candidate c where c.id = t.candidate_id)')`,
  ),
  `do $$ begin
    if exists (select from pg_proc where proname = 'stamp_source') then
      update candidate_profile as p set source_id = c.source_id from candidate c where c.id = p.candidate_id;
      create trigger stamp_source before insert or update on candidate_profile for each row execute function stamp_source();
    end if;
  end $$`,
]
