import type { Found } from '@plenara/api'
import { type ContentLanguage, MAX_RESULTS_A_KIND } from '@plenara/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { allOf } from '../parliament/stored-record.ts'
import type { CloseWord } from './close-words.ts'

export interface FoundEntry {
  readonly kind: Found['kind']
  readonly id: number
  /** Whether a word of its title was meant. */
  readonly isCalledSo: boolean
}

export interface Asked {
  readonly close: readonly CloseWord[]
  /** How much each of the typed words tells. */
  readonly weights: readonly number[]
  readonly language: ContentLanguage
  /** The bodies whose invented entries are left out. */
  readonly hiddenBodies: readonly string[]
}

/** Entries of one kind whose words are compared; those that hold what was typed come first, then the youngest. */
const MAX_COMPARED = 300
/** What a word counts that stands beside the title, against one in it. */
const BESIDE = 0.6
/** What counts besides the words: how much of the title was asked for, and that it is in the language of the asker. */
const WHOLE_TITLE = 0.12
const OWN_LANGUAGE = 0.04

/**
 * The entries that hold a word for each of the typed ones that have one; where none is called so that holds all, those that hold some. Of what stands for the same only the best, the best first.
 */
export async function findEntries(tx: Database, asked: Asked): Promise<FoundEntry[]> {
  const places = [...new Set(asked.close.map(({ typed }) => typed))]
  if (places.length === 0) return []
  const telling = places.filter((place) => (asked.weights[place] ?? 0) >= TELLING)
  const needed = telling.length > 0 ? telling : places
  const all = await rank(tx, asked, allOf(needed.map((place) => holds(wordsOf(asked, [place])))))
  return needed.length < 2 || all.some(({ isCalledSo }) => isCalledSo) ? all : rank(tx, asked, holds(wordsOf(asked, needed)))
}

/** Words that stand in more than a part of all entries need not be there. */
const TELLING = 0.25
const COMMON_PART = 0.05

/** What a typed word tells: the rarer, the more; nothing where no entry has it. @param size how many entries there are */
export function weightOf(close: readonly CloseWord[], size: number): number {
  const [best] = close.toSorted((a, b) => b.score - a.score)
  if (!best) return 0
  if (best.score === 1 && best.entries > size * COMMON_PART && size > 1_000) return TELLING / 2
  return 1 / Math.log10(10 + best.entries)
}

function wordsOf({ close }: Asked, places: readonly number[]): string[] {
  return close.filter(({ typed }) => places.includes(typed)).map(({ word }) => word)
}

function holds(words: readonly string[]): RawBuilder<unknown> {
  return sql`e.words && ${words}::text[]`
}

async function rank(
  tx: Database,
  { close, weights, language, hiddenBodies }: Asked,
  condition: RawBuilder<unknown>,
): Promise<FoundEntry[]> {
  const exact = close.filter(({ score }) => score === 1).map(({ word }) => word)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const { rows } = await sql<FoundEntry>`
    with close as materialized (
      select * from unnest(${close.map(({ typed }) => typed)}::int[], ${close.map(({ word }) => word)}::text[],
        ${close.map(({ score, typed }) => (score * (weights[typed] ?? 0)) / total)}::real[]) as c (typed, word, score)
    ),
    compared as materialized (
      select * from (
        select e.*, row_number() over (partition by e.kind order by (e.words @> ${exact}::text[]) desc, (e.title_words && ${exact}::text[]) desc, e.weight desc, e.day desc, e.id) as place
        from search_entry e where ${condition} and not (e.fictional and e.body = any(${hiddenBodies}::text[]))
      ) found where place <= ${MAX_COMPARED}
    ),
    matched as (
      select e.kind, e.id, e.lang, c.typed, max(c.score * case when c.word = any(e.title_words) then 1 else ${BESIDE}::real end) as score,
        count(distinct c.word) filter (where c.word = any(e.title_words)) as in_title
      from compared e cross join lateral unnest(e.words) as w (word) join close c on c.word = w.word
      group by e.kind, e.id, e.lang, c.typed
    ),
    scored as (
      select m.kind, m.id, m.lang, sum(m.score) as score, sum(least(m.in_title, 1)) as in_title from matched m group by m.kind, m.id, m.lang
    ),
    weighed as (
      select e.kind, e.id, e.stands_for, e.day, s.in_title > 0 as is_called_so,
        s.score + e.weight * s.score + ${WHOLE_TITLE}::real * least(1, s.in_title::real / greatest(1, cardinality(e.title_words)))
          + case when e.lang in ('', ${language}::text) then ${OWN_LANGUAGE}::real else 0 end as score
      from scored s join compared e on e.kind = s.kind and e.id = s.id and e.lang = s.lang
    ),
    one_each as (select distinct on (stands_for) * from weighed order by stands_for, score desc, day desc, id desc),
    placed as (select *, row_number() over (partition by kind order by score desc, day desc nulls last, id) as place from one_each)
    select kind, id, is_called_so from placed where place <= ${MAX_RESULTS_A_KIND} order by score desc, day desc nulls last, kind, id`.execute(
    tx,
  )
  return rows
}
