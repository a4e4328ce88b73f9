import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * What lists of votes are narrowed by: whose vote it was, what there was more of, how close it was, the policy areas of a people's vote, and the affair that
 * votes go together by. Kept by the triggers of `013-vote-entries.ts`, and by one for decisions where the source counts nothing itself. Frozen.
 */
export async function voteFilters(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** A tie has no result, an interim count no closeness; a people's vote is accepted where its source says so. */
const FACTS = `
  select v.id,
    coalesce(v.affair_key, 'number/' || coalesce(v.record->>'councilKey', '') || '/' || nullif(v.record->>'affairNumber', ''), v.key) as affair,
    case when not v.is_peoples then v.record->>'councilKey' end as council_key,
    case when v.is_peoples then coalesce(v.record->>'cantonCode', 'CH') end as canton,
    case when v.is_peoples then (v.record->'result'->>'accepted')::boolean when s.yes <> s.no then s.yes > s.no end as has_more_yes,
    case when not v.is_peoples then 100.0 * abs(s.yes - s.no) / nullif(s.yes + s.no, 0)
      when (v.record->'result'->>'final')::boolean then abs(2 * (v.record->'result'->'national'->>'yesPercent')::numeric - 100) end as margin,
    case when v.is_peoples then array(select distinct split_part(topic, '.', 1)::int from jsonb_array_elements_text(v.record->'topics') topic
      where topic ~ '^[0-9]{1,2}([.]|$)' order by 1) else '{}' end as areas`

const COUNTED = `left join vote_decision d on d.vote_key = v.key
  cross join lateral (select coalesce((v.record->'totals'->>'yes')::int, cardinality(d.yes)) as yes,
    coalesce((v.record->'totals'->>'no')::int, cardinality(d.no)) as no) s`

const COLUMNS = ['affair', 'council_key', 'canton', 'has_more_yes', 'margin', 'areas']
const listed = (prefix: string) => COLUMNS.map((column) => `${prefix}${column}`).join(', ')

const entriesOf = (votes: string) => `
  insert into vote_entry (id, key, day, is_peoples, topic_keys, search, ${listed('')})
  select v.id, v.key, v.day, v.is_peoples, coalesce(a.topic_keys, '{}'), strip(v.search || coalesce(a.search, '')), ${listed('f.')}
  from ${votes} left join affair a on a.key = v.affair_key join vote_fact f on f.id = v.id
  on conflict (id) do update set key = excluded.key, day = excluded.day, is_peoples = excluded.is_peoples, topic_keys = excluded.topic_keys,
    search = excluded.search, ${COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}`

const counted = (votes: string) => `
  update vote_entry e set has_more_yes = f.has_more_yes, margin = f.margin from ${votes} join vote v on v.key = c.vote_key join vote_fact f on f.id = v.id
  where e.id = v.id and (e.has_more_yes, e.margin) is distinct from (f.has_more_yes, f.margin)`

const runs = (name: string, statement: string) =>
  `create or replace function ${name}() returns trigger language plpgsql as $$ begin ${statement}; return null; end $$`

const STATEMENTS = [
  `create view vote_fact as ${FACTS} from vote v ${COUNTED}`,
  `alter table vote_entry add affair text collate "C" not null default '', add council_key text, add canton text, add has_more_yes boolean, add margin numeric,
    add areas integer[] not null default '{}'`,
  runs(
    'follow_vote',
    `if tg_op = 'DELETE' then delete from vote_entry e using changed c where e.id = c.id; else ${entriesOf('changed v')}; end if`,
  ),
  runs('follow_affair', entriesOf('changed c join vote v on v.affair_key = c.key')),
  runs('follow_vote_decision', counted('changed c')),
  ...['insert', 'update', 'delete'].map(
    (operation) => `create trigger entry_${operation} after ${operation} on vote_decision
      referencing ${operation === 'delete' ? 'old' : 'new'} table as changed for each statement execute function follow_vote_decision()`,
  ),
  `update vote_entry e set (${listed('')}) = (select ${listed('f.')} from vote_fact f where f.id = e.id)`,
  'alter table vote_entry alter affair drop default, alter areas drop default',
  'create index vote_entry_affair on vote_entry (affair, day, id) where not is_peoples',
]
