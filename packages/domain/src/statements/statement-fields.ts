import type { ContentLanguage, StatementFact, StatementLink, StatementParts, StatementText, VestedInterestRecord } from '@plenara/contract'
import { normalizedLink, type LinkFlaw, linkFlaw } from './links.ts'
import { composedText, MAX_COMMENT, MAX_LINE, MAX_TEXTS, type TextFlaw, textFlaw } from './text-limits.ts'

/** The value of a field of a statement: an answer, whether a question is important, a text, a link, a fact. Null, false and an empty list are empty. */
export type FieldValue = number | boolean | string | null | readonly VestedInterestRecord[] | readonly string[]

/** The smallest part of a statement that is changed, versioned and compared. */
export interface StatementField {
  /** `answer/12`, `important/12`, `comment/12/de`, `text/motto/de`, `link/website`, `fact/languages`. */
  readonly field: string
  /** Its path in the request, e.g. `comments.0`. */
  readonly path: string
  readonly value: FieldValue
}

export type FieldFlaw = TextFlaw | LinkFlaw

export const answerField = (questionId: number) => `answer/${questionId}`
export const importantField = (questionId: number) => `important/${questionId}`
export const commentField = (questionId: number, language: ContentLanguage) => `comment/${questionId}/${language}`
export const textField = (text: StatementText['text'], language: ContentLanguage) => `text/${text}/${language}`
export const linkField = (kind: StatementLink['kind']) => `link/${kind}`
export const factField = (fact: StatementFact['fact']) => `fact/${fact}`

/** Whether a field is about the person, not about a question. */
export const isOfProfile = (field: string) => /^(?:text|link|fact)\//.test(field)

/** Whether a field is about this question. */
export const isOnQuestion = (field: string, questionId: number) => !isOfProfile(field) && field.split('/')[1] === String(questionId)

/** Parts of a statement as they are sent. */
export type SentParts = { readonly [Part in keyof StatementParts]?: Readonly<StatementParts[Part]> }

/** The fields of a statement, or of a change of one. */
export function fieldsOf(parts: SentParts): StatementField[] {
  const { answers = [], important = [], comments = [], texts = [], links = [], facts = [] } = parts
  return [
    ...answers.map(({ questionId, value }, index) => ({ field: answerField(questionId), path: `answers.${index}`, value })),
    ...important.map((mark, index) => ({ field: importantField(mark.questionId), path: `important.${index}`, value: mark.important })),
    ...comments.map(({ questionId, language, text }, index) => ({
      ...{ field: commentField(questionId, language), path: `comments.${index}`, value: text },
    })),
    ...texts.map(({ text, language, value }, index) => ({ field: textField(text, language), path: `texts.${index}`, value })),
    ...links.map(({ kind, url }, index) => ({ field: linkField(kind), path: `links.${index}`, value: url })),
    ...facts.map(({ fact, value }, index) => ({ field: factField(fact), path: `facts.${index}`, value })),
  ]
}

/** The parts that these fields make up; the inverse of `fieldsOf`. */
export function partsOf(fields: Iterable<readonly [field: string, value: FieldValue]>): StatementParts {
  const parts: StatementParts = { answers: [], important: [], comments: [], texts: [], links: [], facts: [] }
  for (const [field, value] of fields) {
    const [kind, name = '', language] = field.split('/') as [string, string, ContentLanguage]
    const questionId = Number(name)
    if (kind === 'answer') parts.answers.push({ questionId, value: value as number | null })
    if (kind === 'important') parts.important.push({ questionId, important: value === true })
    if (kind === 'comment') parts.comments.push({ questionId, language, text: value as string | null })
    if (kind === 'text') parts.texts.push({ text: name, language, value } as StatementText)
    if (kind === 'link') parts.links.push({ kind: name, url: value } as StatementLink)
    if (kind === 'fact') parts.facts.push({ fact: name, value } as StatementFact)
  }
  return parts
}

/** The value of a field that is not stored; undefined for an answer, which is then not decided. */
export function emptyField(field: string): FieldValue | undefined {
  if (field.startsWith('answer/')) return undefined
  if (field.startsWith('important/')) return false
  return field === factField('vestedInterests') || field === factField('languages') ? [] : null
}

/** Whether two values of a field are equal, in whatever order their keys are stored. */
export function isSameValue(a: FieldValue | undefined, b: FieldValue | undefined): boolean {
  return a === b || JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b))
}

/** The value of a field in the form in which it is stored; an empty text becomes null. */
export function normalizedValue(field: string, value: FieldValue): FieldValue {
  if (typeof value === 'string') return (field.startsWith('link/') ? normalizedLink(value) : composedText(value)) || null
  if (field === factField('vestedInterests')) return (value as readonly VestedInterestRecord[]).map(normalizedInterest).filter(isNamed)
  return field === factField('languages') ? [...new Set(value as readonly string[])] : value
}

/** Why a normalized value cannot be published; null if it can. */
export function fieldFlaw(field: string, value: FieldValue): FieldFlaw | null {
  const [kind, name = ''] = field.split('/')
  if (field === factField('vestedInterests')) return interestsFlaw(value as readonly VestedInterestRecord[])
  if (typeof value !== 'string') return null
  if (kind === 'link') return linkFlaw(name as StatementLink['kind'], value)
  return textFlaw(value, kind === 'comment' ? MAX_COMMENT : MAX_TEXTS[name as StatementText['text']])
}

function normalizedInterest({ organisation, role, paid, since }: VestedInterestRecord): VestedInterestRecord {
  const normalizedLines = (lines: VestedInterestRecord['role']) =>
    Object.fromEntries(Object.entries(lines).flatMap(([language, text]) => (composedText(text) ? [[language, composedText(text)]] : [])))
  return { organisation: normalizedLines(organisation), role: normalizedLines(role), paid, since }
}

function isNamed({ organisation }: VestedInterestRecord): boolean {
  return Object.keys(organisation).length > 0
}

function interestsFlaw(interests: readonly VestedInterestRecord[]): TextFlaw | null {
  for (const { organisation, role } of interests) {
    for (const text of [...Object.values(organisation), ...Object.values(role)]) {
      const flaw = textFlaw(text, MAX_LINE)
      if (flaw) return flaw
    }
  }
  return null
}

/** A value whose objects have their keys in alphabetical order, since the database does not preserve the order of keys. */
export function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, inOrder(inner)]),
  )
}
