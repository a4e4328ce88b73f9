import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * What lists of votes are found by, in a narrow table of its own: the words of a vote and of its affair, its topics, its day. Triggers keep it,
 * so that imports and their undo need not think of it. Frozen: what comes later is a migration of its own.
 */
export async function voteEntries(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Without the places of the words, which only a rank needs. */
const entriesOf = (votes: string) => `
  insert into vote_entry (id, key, day, is_peoples, topic_keys, search)
  select v.id, v.key, v.day, v.is_peoples, coalesce(a.topic_keys, '{}'), strip(v.search || coalesce(a.search, ''))
  from ${votes} left join affair a on a.key = v.affair_key
  on conflict (id) do update set key = excluded.key, day = excluded.day, is_peoples = excluded.is_peoples,
    topic_keys = excluded.topic_keys, search = excluded.search`

const follow = (table: string, name: string, statement: string) => [
  `create function ${name}() returns trigger language plpgsql as $$ begin ${statement}; return null; end $$`,
  ...['insert', 'update', 'delete'].map(
    (operation) => `create trigger entry_${operation} after ${operation} on ${table}
      referencing ${operation === 'delete' ? 'old' : 'new'} table as changed for each statement execute function ${name}()`,
  ),
]

const STATEMENTS = [
  `create table vote_entry (
    id bigint primary key,
    key text collate "C" not null,
    day text collate "C" not null,
    is_peoples boolean not null,
    topic_keys text[] not null,
    search tsvector not null
  ) with (toast_tuple_target = 128)`,
  // Beside the row, so that rows are read without their words.
  'alter table vote_entry alter column search set storage external',
  ...follow(
    'vote',
    'follow_vote',
    `if tg_op = 'DELETE' then delete from vote_entry e using changed c where e.id = c.id; else ${entriesOf('changed v')}; end if`,
  ),
  ...follow('affair', 'follow_affair', entriesOf('changed c join vote v on v.affair_key = c.key')),
  entriesOf('vote v'),
  'create index vote_entry_day on vote_entry (day, id)',
  'create index vote_entry_search on vote_entry using gin (search)',
  // What found votes until now.
  'drop index vote_by_key, vote_day, vote_search, affair_search, affair_topics',
]
