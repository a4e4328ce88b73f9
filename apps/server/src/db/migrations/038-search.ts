import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * What everything that has a page is found by: its words in each language, and all words that there are, by trigrams, so that typing errors are forgiven. Views say
 * what should stand there and triggers keep it, so that imports and their undo need not think of it. Frozen: what comes later is a migration of its own.
 */
export async function search(db: QueryExecutorProvider): Promise<void> {
  await createTrigrams(db)
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** The extension comes with PostgreSQL; whoever may create objects in the database may create it, unless the operator of the server forbids it. */
async function createTrigrams(db: QueryExecutorProvider): Promise<void> {
  await sql`savepoint trigrams`.execute(db)
  try {
    await sql`create extension if not exists pg_trgm`.execute(db)
  } catch (error) {
    await sql`rollback to savepoint trigrams`.execute(db)
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`the search needs the extension pg_trgm (${reason}). As administrator run in this database: create extension pg_trgm`)
  }
  const { rows } = await sql<{ schema: string }>`
    select n.nspname as schema from pg_extension e join pg_namespace n on n.oid = e.extnamespace
    where e.extname = 'pg_trgm' and not n.nspname = any(current_schemas(true))`.execute(db)
  const [hidden] = rows
  if (hidden) throw new Error(`the extension pg_trgm is in the schema ${hidden.schema}: add it to the search_path of this user`)
}

/** Letters that are no base letter with a mark. */
const TWO_LETTERS = [
  ['ß', 'ss'],
  ['ẞ', 'ss'],
  ['æ', 'ae'],
  ['Æ', 'ae'],
  ['œ', 'oe'],
  ['Œ', 'oe'],
  ['þ', 'th'],
  ['Þ', 'th'],
] as const

const LOWERED = String.raw`lower(regexp_replace(normalize(regexp_replace(t, '<[^>]*>|&[a-zA-Z]+;', ' ', 'g'), NFD), '[\u0300-\u036f]', '', 'g') collate "C")`
const PLAIN = TWO_LETTERS.reduce((text, [letter, two]) => `replace(${text}, '${letter}', '${two}')`, LOWERED)
const FOLDED = `regexp_replace(translate(${PLAIN}, 'øØłŁđĐðÐı', 'oollddddi'), '([aou])e', '\\1', 'g')`
const WORDS = String.raw`regexp_replace(${FOLDED}, '(?<![0-9])\.|\.(?![0-9])|[^a-z0-9.]+', ' ', 'g')`

const LANGUAGES = `unnest(array['de', 'fr', 'it', 'rm']) as l (lang)`
const IN = (field: string) => `nullif(t.record->'${field}'->>l.lang, '')`
const FICTIONAL = 'coalesce((select i.fictional from import_log i where i.id = t.source_id), false)'

/**
 * Of each kind: `title` are the words that it is called by, `more` those by which it is found too, `body` is what real and invented ones never share, of one `stands_for` the
 * best stands for all, `weight` is what the kind counts besides the words.
 */
const SOURCES = {
  councillor: `
    select 'person' as kind, t.id, '' as lang, concat_ws(' ', t.record->>'firstName', t.record->>'lastName') as title, t.record->>'cantonCode' as more,
      'office/' || coalesce(t.council_key, '') as body, 'person/' || t.id as stands_for, null::text as day,
      (case when t.active then 0.08 else 0.04 end)::real as weight, ${FICTIONAL} as fictional
    from councillor t`,
  affair: `
    select 'affair' as kind, t.id, l.lang, ${IN('title')} as title,
      concat_ws(' ', t.record->>'number', ${IN('type')}, ${IN('submittedBy')}) as more,
      'affair' as body, 'affair/' || t.id as stands_for, t.record->>'depositDate' as day, 0.04::real as weight, ${FICTIONAL} as fictional
    from affair t cross join ${LANGUAGES} where ${IN('title')} is not null`,
  vote: `
    select case when t.is_peoples then 'people-vote' else 'parliament-vote' end as kind, t.id, l.lang, n.title, n.more,
      case when t.is_peoples then 'people' else 'council/' || coalesce(t.record->>'councilKey', '') end as body,
      case when t.is_peoples then 'vote/' || t.id else 'votes/' || coalesce(t.affair_key, t.record->>'affairNumber', t.id::text) end as stands_for,
      t.day, (case when t.is_peoples then 0.06 else 0 end)::real as weight, ${FICTIONAL} as fictional
    from vote t cross join ${LANGUAGES} cross join lateral (
      select case when t.is_peoples then coalesce(${IN('shortTitle')}, ${IN('title')}) else coalesce(${IN('affairTitle')}, ${IN('subject')}) end as title,
        case when t.is_peoples then concat_ws(' ', ${IN('title')}, t.record->>'affairNumber', t.record->>'cantonCode')
          else concat_ws(' ', t.record->>'affairNumber', ${IN('subject')}, ${IN('billTitle')}) end as more
    ) n where n.title is not null`,
  knowledge_text: `
    select t.kind, t.id, t.lang, t.title, t.words as more, t.kind as body, t.kind || '/' || t.id as stands_for, null::text as day,
      (case when t.kind = 'word' then 0.05 else 0.03 end)::real as weight, false as fictional
    from knowledge_text t`,
} as const

const KINDS: Readonly<Record<keyof typeof SOURCES, string>> = {
  councillor: `'person'`,
  affair: `'affair'`,
  vote: `'people-vote', 'parliament-vote'`,
  knowledge_text: `'article', 'word'`,
}

const viewOf = (table: keyof typeof SOURCES) => `
  create view search_of_${table} as select s.kind, s.id::bigint as id, s.lang, search_words(s.title) as title_words,
    search_words(concat_ws(' ', s.title, s.more)) as words, s.body, s.stands_for, s.day, s.weight, s.fictional
  from (${SOURCES[table]}) s`

/** Only entries that become others are written: most changes of a record leave its words. */
const follow = (table: keyof typeof SOURCES) => [
  `create function follow_search_of_${table}() returns trigger language plpgsql as $$ begin
    if tg_op <> 'INSERT' then
      delete from search_entry e using changed c where e.kind in (${KINDS[table]}) and e.id = c.id
        and not exists (select from search_of_${table} s where s.id = e.id and row(s.*) is not distinct from row(e.*));
    end if;
    if tg_op <> 'DELETE' then
      insert into search_entry select s.* from search_of_${table} s join changed c on c.id = s.id on conflict do nothing;
    end if;
    return null;
  end $$`,
  ...['insert', 'update', 'delete'].map(
    (operation) => `create trigger search_${operation} after ${operation} on ${table}
      referencing ${operation === 'delete' ? 'old' : 'new'} table as changed for each statement execute function follow_search_of_${table}()`,
  ),
]

const tables = Object.keys(SOURCES) as (keyof typeof SOURCES)[]

const STATEMENTS = [
  `create function search_fold(t text) returns text language sql immutable strict parallel safe as $fold$ select btrim(${WORDS}) $fold$`,
  `create function search_words(t text) returns text[] language sql immutable parallel safe as $$
    select coalesce(array_agg(distinct left(w, 60) collate "C"), '{}') from unnest(string_to_array(search_fold(t), ' ')) as w where w <> '' $$`,
  // The texts that come with the program; it writes them when it starts.
  `create table knowledge_text (
    id bigint not null, kind text not null check (kind in ('article', 'word')), lang text not null, path text not null,
    title text not null, text text not null, words text not null, primary key (id, lang)
  )`,
  `create table search_entry (
    kind text not null, id bigint not null, lang text not null, title_words text[] not null, words text[] not null,
    body text not null, stands_for text not null, day text, weight real not null, fictional boolean not null, primary key (kind, id, lang)
  )`,
  'create index search_entry_words on search_entry using gin (words)',
  'create table search_word (word text collate "C" primary key)',
  'create index search_word_trigrams on search_word using gin (word gin_trgm_ops)',
  // In how many entries a word stands; apart from the words, whose trigrams would be written again with every change.
  'create table search_word_count (word text collate "C" primary key, entries integer not null)',
  `create function count_search_words() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then
      insert into search_word_count as s (word, entries) select w, count(*) from changed c, unnest(c.words) as w group by w order by w
        on conflict (word) do update set entries = s.entries + excluded.entries;
      insert into search_word (word) select distinct w from changed c, unnest(c.words) as w on conflict do nothing;
    else
      update search_word_count s set entries = s.entries - gone.entries
        from (select w as word, count(*) as entries from changed c, unnest(c.words) as w group by w) gone where s.word = gone.word;
      delete from search_word_count s using (select distinct w as word from changed c, unnest(c.words) as w) gone where s.word = gone.word and s.entries = 0;
      delete from search_word s using (select distinct w as word from changed c, unnest(c.words) as w) gone
        where s.word = gone.word and not exists (select from search_word_count n where n.word = s.word);
    end if;
    -- Every search would read all that is not sorted in yet.
    perform gin_clean_pending_list('search_entry_words'), gin_clean_pending_list('search_word_trigrams');
    return null;
  end $$`,
  ...['insert', 'delete'].map(
    (operation) => `create trigger count_${operation} after ${operation} on search_entry
      referencing ${operation === 'delete' ? 'old' : 'new'} table as changed for each statement execute function count_search_words()`,
  ),
  ...tables.flatMap((table) => [viewOf(table), ...follow(table)]),
  ...tables.map((table) => `insert into search_entry select * from search_of_${table}`),
  'analyze search_entry, search_word, search_word_count',
]
