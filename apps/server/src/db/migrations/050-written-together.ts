import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * Words are found as the program folds them since: compounds also written together (`jeanluc` finds Jean-Luc, `co2gesetz` the CO2-Gesetz), names of
 * people also without their spaces, ligatures as two letters, and nothing is hidden by a soft hyphen. Frozen: what comes later is a migration of its own.
 */
export async function writtenTogether(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
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
const UMLAUTS = [
  ['ä', 'ae'],
  ['Ä', 'ae'],
  ['ö', 'oe'],
  ['Ö', 'oe'],
  ['ü', 'ue'],
  ['Ü', 'ue'],
] as const

const replaced = (text: string, pairs: readonly (readonly [string, string])[]) =>
  pairs.reduce((inner, [letter, two]) => `replace(${inner}, '${letter}', '${two}')`, text)

const INVISIBLE = String.raw`[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]`
const TEXT = `regexp_replace(regexp_replace(t, '<[^>]*>|&[a-zA-Z]+;', ' ', 'g'), '${INVISIBLE}', '', 'g')`
const TOGETHER = `translate(${TEXT}, '-‐‑''’‘ʼ\`´', '')`
const folded = (text: string) => {
  const lowered = String.raw`lower(regexp_replace(normalize(${text}, NFKD), '[\u0300-\u036f]', '', 'g') collate "C")`
  const plain = `translate(${replaced(lowered, TWO_LETTERS)}, 'øØłŁđĐðÐı', 'oollddddi')`
  return String.raw`btrim(regexp_replace(${plain}, '(?<![0-9])\.|\.(?![0-9])|[^a-z0-9.]+', ' ', 'g'))`
}
const spellings = [TEXT, TOGETHER].flatMap((text) => [folded(text), folded(replaced(`normalize(${text}, NFC)`, UMLAUTS))])

const SOURCES = ['councillor', 'affair', 'vote', 'knowledge_text']

const STATEMENTS = [
  `create or replace function search_fold(t text) returns text language sql immutable strict parallel safe as $fold$
    select ${spellings.join(` || ' ' || `)} $fold$`,
  `create or replace view search_of_councillor as select s.kind, s.id::bigint as id, s.lang, search_words(s.title) as title_words,
    search_words(concat_ws(' ', s.title, s.more)) as words, s.body, s.stands_for, s.day, s.weight, s.fictional
  from (
    select 'person' as kind, t.id, '' as lang, concat_ws(' ', t.record->>'firstName', t.record->>'lastName') as title,
      concat_ws(' ', t.record->>'cantonCode', replace(t.record->>'firstName', ' ', ''), replace(t.record->>'lastName', ' ', '')) as more,
      'office/' || coalesce(t.council_key, '') as body, 'person/' || t.id as stands_for, null::text as day,
      (case when t.active then 0.08 else 0.04 end)::real as weight,
      coalesce((select i.fictional from import_log i where i.id = t.source_id), false) as fictional
    from councillor t
  ) s`,
  // All words anew: the counts follow by the triggers of the entries.
  'truncate search_entry, search_word, search_word_count',
  ...SOURCES.map((table) => `insert into search_entry select * from search_of_${table}`),
  'analyze search_entry, search_word, search_word_count',
]
