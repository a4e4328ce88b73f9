import { otherSpellings, wordScore } from '@plenara/domain'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** A word of the index that may be meant by a word that was typed. */
export interface CloseWord {
  /** Which of the typed words, from 0. */
  readonly typed: number
  readonly word: string
  /** 0 to 1. */
  readonly score: number
  /** In how many entries it stands. */
  readonly entries: number
}

/** Under this a word means something else. */
const LEAST_SCORE = 0.5
/** Of one typed word; a beginning such as `ver` has thousands. */
const MAX_CLOSE = 24
/** Shorter words have too few trigrams to be mistyped. */
const TRIGRAM_LENGTH = 4
/** What of the trigrams two words share at least; words beyond are no typing errors. */
const SIMILARITY = 0.2
const WORD_SIMILARITY = 0.45

/** The words of the index that are closest to each of the typed ones, best first. */
export async function findCloseWords(tx: Database, typed: readonly string[]): Promise<CloseWord[]> {
  // The planner considers comparing all words cheap.
  await sql`select set_config('enable_seqscan', 'off', true), set_config('pg_trgm.similarity_threshold', ${String(SIMILARITY)}, true),
    set_config('pg_trgm.word_similarity_threshold', ${String(WORD_SIMILARITY)}, true)`.execute(tx)
  const others = typed.flatMap((word, index) => otherSpellings(word).map((other) => ({ place: index + 1, other })))
  const { rows } = await sql<Omit<CloseWord, 'score'>>`
    select (q.place - 1)::int as typed, c.word, c.entries from unnest(${typed}::text[]) with ordinality as q (text, place) cross join lateral (
      select q.text as word
      union select o.word from unnest(${others.map(({ place }) => place)}::int[], ${others.map(({ other }) => other)}::text[]) as o (place, word) where o.place = q.place
      union (select word from search_word_count where word >= q.text and word < q.text || '~' order by entries desc, word limit ${MAX_CLOSE})
      union (select word from search_word where length(q.text) >= ${TRIGRAM_LENGTH} and word like '%' || q.text || '%' order by word limit ${MAX_CLOSE})
      union (select word from search_word where length(q.text) >= ${TRIGRAM_LENGTH} and word % q.text
        order by similarity(word, q.text) desc, word limit ${2 * MAX_CLOSE})
      union (select word from search_word where length(q.text) >= ${TRIGRAM_LENGTH} and q.text <% word
        order by word_similarity(q.text, word) desc, word limit ${MAX_CLOSE})
    ) close join search_word_count c on c.word = close.word`.execute(tx)
  const scored = rows.map((row) => ({ ...row, score: wordScore(typed[row.typed] ?? '', row.word) }))
  const close = scored.filter(({ score }) => score >= LEAST_SCORE).toSorted((a, b) => b.score - a.score || b.entries - a.entries)
  return typed.flatMap((_, place) => close.filter((one) => one.typed === place).slice(0, MAX_CLOSE))
}
