import type { ContentLanguage, Question, StatementFact, StatementLink, StatementText, VestedInterestRecord } from '@plenara/contract'
import { type FieldValue, PORTRAIT_FIELD } from '@plenara/domain/statements'
import { pickText } from '@plenara/domain/text-and-time'
import { languageNames, nativeNameOf } from '@plenara/ui/text/language-names.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useContentLanguage } from '../../data/queries.ts'
import { LINK_NAMES } from '../profile/link-names.ts'
import { labelOf } from '../shared/label-of.ts'

/** The parts of a field name. */
export type FieldName =
  | { readonly kind: 'answer'; readonly questionId: number }
  | { readonly kind: 'important'; readonly questionId: number }
  | { readonly kind: 'comment'; readonly questionId: number; readonly language: ContentLanguage }
  | { readonly kind: 'text'; readonly text: StatementText['text']; readonly language: ContentLanguage }
  | { readonly kind: 'link'; readonly link: StatementLink['kind'] }
  | { readonly kind: 'fact'; readonly fact: StatementFact['fact'] }

/** Parses a field name of the contract such as `comment/12/de`. */
export function fieldNameOf(field: string): FieldName {
  const [kind, name = '', language] = field.split('/')
  if (kind === 'text') return { kind, text: name, language } as FieldName
  if (kind === 'link') return { kind, link: name } as FieldName
  if (kind === 'fact') return { kind, fact: name } as FieldName
  return { kind, questionId: Number(name), language } as FieldName
}

/** The language of a field; undefined for a field without a language. */
export function languageOfField(name: FieldName): ContentLanguage | undefined {
  return 'language' in name ? name.language : undefined
}

export interface FieldWords {
  /** The label of a field; the text of its question for an answer. */
  readonly nameOf: (field: string) => string
  /** A value as text. */
  readonly wordsOf: (field: string, value: FieldValue) => string
}

/** Labels of fields, and their values as text. */
export function useFieldWords(questions: readonly Question[]): FieldWords {
  const t = useText()
  const language = useContentLanguage()
  const questionOf = (id: number) => questions.find((question) => question.id === id)
  const nameOf = (field: string) => {
    if (field === PORTRAIT_FIELD) return t('portrait.title')
    const name = fieldNameOf(field)
    if (name.kind === 'text') return `${t(`profile.text.${name.text}`)}, ${languageNames[name.language]}`
    if (name.kind === 'link') return name.link === 'website' ? t('profile.links.website') : LINK_NAMES[name.link]
    if (name.kind === 'fact') return t(`profile.fact.${name.fact}`)
    const asked = questionOf(name.questionId)?.text ?? ''
    if (name.kind === 'answer') return asked
    return name.kind === 'important'
      ? t('correction.important', { question: asked })
      : t('correction.comment', { question: asked, language: languageNames[name.language] })
  }
  const wordsOf = (field: string, value: FieldValue) => {
    const name = fieldNameOf(field)
    if (name.kind === 'important') return t(value === true ? 'correction.yes' : 'correction.no')
    if (name.kind !== 'answer') return wordsOfText(value, t, language)
    const question = questionOf(name.questionId)
    return question ? t(labelOf(question.type, typeof value === 'number' ? value : null)) : ''
  }
  return { nameOf, wordsOf }
}

function wordsOfText(value: FieldValue, t: ReturnType<typeof useText>, language: ContentLanguage): string {
  if (Array.isArray(value)) return listOf(value, language) || t('text.none')
  if (typeof value === 'number') return t('profile.budget.francs', { n: value })
  return String(value ?? '') || t('text.none')
}

function listOf(value: readonly (string | VestedInterestRecord)[], language: ContentLanguage): string {
  const lines = value.map((entry) =>
    typeof entry === 'string'
      ? nativeNameOf(entry)
      : [entry.organisation, entry.role].flatMap((line) => pickText(line, language)?.text ?? []).join(', '),
  )
  return lines.join('; ')
}
