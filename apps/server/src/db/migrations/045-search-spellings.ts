import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * Words are found as they are spelled, without their marks, and with two letters for an umlaut; two letters are no longer folded into one, which let
 * `Zoe` find Lorenzo. Frozen: what comes later is a migration of its own.
 */
export async function searchSpellings(db: QueryExecutorProvider): Promise<void> {
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

const TEXT = `regexp_replace(t, '<[^>]*>|&[a-zA-Z]+;', ' ', 'g')`
const folded = (text: string) => {
  const lowered = String.raw`lower(regexp_replace(normalize(${text}, NFD), '[\u0300-\u036f]', '', 'g') collate "C")`
  const plain = `translate(${replaced(lowered, TWO_LETTERS)}, 'øØłŁđĐðÐı', 'oollddddi')`
  return String.raw`btrim(regexp_replace(${plain}, '(?<![0-9])\.|\.(?![0-9])|[^a-z0-9.]+', ' ', 'g'))`
}

const SOURCES = ['councillor', 'affair', 'vote', 'knowledge_text']

const STATEMENTS = [
  `create or replace function search_fold(t text) returns text language sql immutable strict parallel safe as $fold$
    select ${folded(TEXT)} || ' ' || ${folded(replaced(`normalize(${TEXT}, NFC)`, UMLAUTS))} $fold$`,
  // All words anew: the counts follow by the triggers of the entries.
  'truncate search_entry, search_word, search_word_count',
  ...SOURCES.map((table) => `insert into search_entry select * from search_of_${table}`),
  'analyze search_entry, search_word, search_word_count',
  // The words of votes, affairs and articles are folded by the program; at its start where they are older than its rule.
  'alter table catalogue_state add column search_fold integer not null default 0, add column search_folded_at timestamptz',
]
