import type { LocalizedText, QuestionType, SameAsRecord } from '@plenara/contract'
import { CONTENT_LANGUAGES } from '@plenara/contract'
import { groupBy } from '../group.ts'

/** A question with its place. */
export interface MarkedQuestion {
  readonly id: number
  readonly questionnaireKey: string
  readonly key: string
  readonly type: QuestionType
  readonly text: LocalizedText
  readonly sameAs: readonly SameAsRecord[]
  /** The id of its class as it was given before; null where none was. */
  readonly opinionId: number | null
}

/** A mark that does not hold. */
export interface BrokenMark {
  readonly question: MarkedQuestion
  readonly mark: SameAsRecord
  readonly reason: string
}

export interface JoinedQuestions {
  readonly broken: readonly BrokenMark[]
  /** The id of the class of every question; its own where it stands alone. */
  readonly opinionIds: ReadonlyMap<number, number>
  /** Word for word the same on the same scale, in different classes: a proposal for a mark. */
  readonly proposals: readonly (readonly [MarkedQuestion, MarkedQuestion])[]
}

/**
 * Which questions ask the same: those that are joined by marks, directly or through others, where the marks hold. Equal words alone join nothing. A class
 * keeps the id that was given to it, a new one gets the smallest id of its questions; of a class that falls apart the part with the question of its id keeps it.
 */
export function joinQuestions(questions: readonly MarkedQuestion[]): JoinedQuestions {
  const byName = new Map(questions.map((question) => [nameOf(question.questionnaireKey, question.key), question]))
  const broken: BrokenMark[] = []
  const classes = new Map(questions.map((question) => [question.id, [question]]))
  for (const question of questions) {
    for (const mark of question.sameAs) {
      const other = byName.get(nameOf(mark.questionnaireKey, mark.questionKey))
      const reason = other
        ? (differenceOf(question, other, mark.kind) ?? (mark.kind === 'same' ? join(classes, question, other) : null))
        : 'there is no such question'
      if (reason) broken.push({ question, mark, reason })
    }
  }
  const opinionIds = numberClasses([...new Set(classes.values())], new Set(questions.map(({ id }) => id)))
  return { broken, opinionIds, proposals: proposalsOf(questions, opinionIds) }
}

/** Why two questions are not what their mark says; null where they are. Other words and another level are a matter of readers, not of this check. */
function differenceOf(one: MarkedQuestion, other: MarkedQuestion, kind: SameAsRecord['kind']): string | null {
  if (one.questionnaireKey === other.questionnaireKey) return 'it stands in the same questionnaire'
  if (one.type !== other.type) return `its scale is ${other.type} instead of ${one.type}`
  if (kind === 'similar') return null
  const shared = CONTENT_LANGUAGES.filter((language) => one.text[language] !== undefined && other.text[language] !== undefined)
  if (shared.length === 0) return 'it has no language in common'
  const differing = shared.find((language) => folded(one.text[language]) !== folded(other.text[language]))
  return differing ? `it says something else in ${differing}` : null
}

/** Joins the classes of two questions, or says why they stay apart. */
function join(classes: Map<number, MarkedQuestion[]>, one: MarkedQuestion, other: MarkedQuestion): string | null {
  const [mine, theirs] = [classes.get(one.id) ?? [one], classes.get(other.id) ?? [other]]
  if (mine === theirs) return null
  const keys = new Set(mine.map(({ questionnaireKey }) => questionnaireKey))
  if (theirs.some(({ questionnaireKey }) => keys.has(questionnaireKey))) return 'a questionnaire would ask the same twice'
  const joined = [...mine, ...theirs]
  for (const { id } of joined) classes.set(id, joined)
  return null
}

/** A given id belongs to the class of the question whose id it is, and where that question has gone, to the first class that had it. */
function numberClasses(classes: readonly (readonly MarkedQuestion[])[], existing: ReadonlySet<number>): Map<number, number> {
  const opinionIds = new Map<number, number>()
  const taken = new Set<number>()
  for (const members of classes) {
    const ids = members.map(({ id }) => id)
    const given = members
      .flatMap(({ opinionId }) => opinionId ?? [])
      .filter((id) => ids.includes(id) || !(existing.has(id) || taken.has(id)))
    const own = Math.min(...(given.length > 0 ? given : ids))
    taken.add(own)
    for (const id of ids) opinionIds.set(id, own)
  }
  return opinionIds
}

function proposalsOf(questions: readonly MarkedQuestion[], opinionIds: ReadonlyMap<number, number>) {
  const byText = groupBy(
    questions.flatMap((question) => Object.values(question.text).map((text) => ({ question, text: folded(text) }))),
    ({ question, text }) => `${question.type} ${text}`,
  )
  const proposals = new Map<string, readonly [MarkedQuestion, MarkedQuestion]>()
  for (const group of byText.values()) {
    const [first, ...others] = group
    for (const { question } of others) {
      if (!first || opinionIds.get(question.id) === opinionIds.get(first.question.id)) continue
      if (differenceOf(question, first.question, 'same') === null)
        proposals.set(`${first.question.id} ${question.id}`, [first.question, question])
    }
  }
  return [...proposals.values()]
}

function folded(text: string | undefined): string {
  return (text ?? '').normalize('NFC').replaceAll(/\s+/gu, ' ').trim()
}

function nameOf(questionnaireKey: string, key: string): string {
  return `${questionnaireKey}/${key}`
}
