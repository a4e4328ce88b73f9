import type { CatalogueImport, LocalizedText, QuestionnaireBundle, QuestionType } from '@plenara/contract'
import { type QueryExecutorProvider, sql } from 'kysely'

/** What a question asks: its scale and its words. */
interface Meaning {
  readonly type: QuestionType
  readonly text: LocalizedText
}

interface KnownKey {
  readonly id: number
  /** As in the source, and `~2`, `~3` for the questions that followed under it. */
  readonly key: string
  readonly meaning: Meaning | null
  readonly isStored: boolean
}

export interface KeyedQuestions {
  /** The import with the keys under which its questions are stored. */
  readonly data: CatalogueImport
  /** The questions that are new ones under the key of another, in words. */
  readonly doubts: readonly string[]
}

/** The key of a question in its source: `3` of `3~2`, as SQL. */
export const SOURCE_KEY = (key: string) => sql<string>`regexp_replace(${sql.ref(key)}, '~[0-9]+$', '')`

/** The same of a key. */
export function sourceKeyOf(key: string): string {
  return key.replace(/~\d+$/, '')
}

/**
 * A question whose words or scale changed is a new one: what was answered to the former never counts for it. A wording that returns is the former
 * question again. `corrected` names the keys where only a mistake in the words was mended; another scale is always a new question.
 */
export async function keyQuestions(
  tx: QueryExecutorProvider,
  data: CatalogueImport,
  corrected: ReadonlySet<string> = new Set(),
): Promise<KeyedQuestions> {
  if (!data.questionnaires) return { data, doubts: [] }
  const doubts: string[] = []
  const keyed: QuestionnaireBundle[] = []
  for (const bundle of data.questionnaires) {
    const known = await readKnown(tx, bundle.key)
    const questions = bundle.questions.map((question) => {
      const { key, isChanged, isOtherScale } = keyOf(question, known.get(question.key) ?? [], corrected.has(question.key))
      if (isChanged) doubts.push(doubtOf(bundle.key, question.key, isOtherScale))
      return key === question.key ? question : { ...question, key }
    })
    keyed.push({ ...bundle, questions })
  }
  return { data: { ...data, questionnaires: keyed }, doubts }
}

/** Keeps what the questions of a questionnaire ask: a question that goes and returns is known by it. The caller has written the rows. */
export async function keepMeanings(tx: QueryExecutorProvider, questionnaireIds: readonly number[]): Promise<void> {
  await sql`
    update catalogue_key k set meaning = m.meaning
    from question q, lateral (select jsonb_build_object('type', q.type, 'text', q.text) as meaning) m
    where k.kind = 'question' and k.id = q.id and q.questionnaire_id = any(${questionnaireIds}::integer[]) and q.gone is null
      and k.meaning is distinct from m.meaning`.execute(tx)
}

async function readKnown(tx: QueryExecutorProvider, questionnaireKey: string): Promise<Map<string, KnownKey[]>> {
  const { rows } = await sql<KnownKey & { source: string }>`
    select k.id, k.key, ${SOURCE_KEY('k.key')} as source, q.id is not null and q.gone is null as "isStored",
      case when q.id is null then k.meaning else jsonb_build_object('type', q.type, 'text', q.text) end as meaning
    from catalogue_key k join catalogue_key n on n.kind = 'questionnaire' and n.scope = 0 and n.key = ${questionnaireKey} and n.id = k.scope
      left join question q on q.id = k.id
    where k.kind = 'question' order by k.id`.execute(tx)
  const known = new Map<string, KnownKey[]>()
  for (const { source, ...row } of rows) known.set(source, [...(known.get(source) ?? []), row])
  return known
}

interface Found {
  readonly key: string
  readonly isChanged: boolean
  readonly isOtherScale: boolean
}

function keyOf(question: Meaning & { readonly key: string }, known: readonly KnownKey[], isCorrected: boolean): Found {
  const found = (key: string) => ({ key, isChanged: false, isOtherScale: false })
  const stored = known.find(({ isStored }) => isStored)
  const [first] = known
  if (!first) return found(question.key)
  const same = [...(stored ? [stored] : []), ...known].find(({ meaning }) => meaning === null || isSame(meaning, question))
  if (isCorrected && stored?.meaning?.type === question.type) return found(stored.key)
  if (same)
    return { ...found(same.key), isChanged: stored !== undefined && same !== stored, isOtherScale: stored?.meaning?.type !== question.type }
  const last = Math.max(...known.map(({ key }) => Number(/~(\d+)$/.exec(key)?.[1] ?? 1)))
  const isOtherScale = stored?.meaning !== undefined && stored.meaning?.type !== question.type
  return { key: `${question.key}~${last + 1}`, isChanged: stored !== undefined, isOtherScale }
}

/** The same scale, and the same words in each language that both have; at least one. */
function isSame(one: Meaning, other: Meaning): boolean {
  if (one.type !== other.type) return false
  const languages = Object.keys(one.text).filter((language) => language in other.text) as (keyof LocalizedText)[]
  return languages.length > 0 && languages.every((language) => wordsOf(one.text[language]) === wordsOf(other.text[language]))
}

/** Without what type-setting changes: spaces, quotation marks, dashes, capitals. */
function wordsOf(text: string | undefined): string {
  return (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[«»„“”‘’‚‹›"']/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[?!:;.,'])|(?<=') /g, '')
    .trim()
}

function doubtOf(questionnaireKey: string, key: string, isOtherScale: boolean): string {
  const what = `${questionnaireKey}: question ${key} has another ${isOtherScale ? 'scale' : 'text'}: it is a new question, and answers to the former one do not count for it`
  return isOtherScale ? what : `${what}; where only a mistake was mended, say --corrected ${key}`
}
