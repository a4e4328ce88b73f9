import type { ContentLanguage, LoggedChange, Question } from '@plenara/contract'
import { languageTag } from '@plenara/domain/text-and-time'
import { noReplyLabel, scales } from '@plenara/ui/text/answer-scales.ts'
import { languageNames, nativeNameOf } from '@plenara/ui/text/language-names.ts'
import type { Text } from '@plenara/ui/text/text.ts'

interface ChangeWords {
  /** The name of the changed field; for a question its text. */
  readonly name: string
  readonly before: string
  readonly after: string
  /** The language of both texts; undefined if it is that of the reader. */
  readonly lang: string | undefined
}

/** A change of the public log in words. */
export function changeWords({ field, before, after, held = [] }: LoggedChange, questions: readonly Question[], t: Text): ChangeWords {
  const [kind = '', name = '', language] = field.split('/') as [string, string, ContentLanguage | undefined]
  const question = questions.find(({ id }) => String(id) === name)
  const wordsOf = (value: LoggedChange['before']) => {
    if (kind === 'answer') return question ? t(answerLabel(question, value)) : ''
    if (kind === 'important') return t(value === true ? 'candidate.changes.yes' : 'candidate.changes.no')
    return textOf(field, value, t)
  }
  const lang = language && languageTag(language)
  const shown = (side: 'before' | 'after', value: LoggedChange['before']) =>
    held.includes(side) ? t('candidate.changes.held') : wordsOf(value)
  return {
    ...{
      name: nameOf({ kind, name, language, question: question?.text ?? '' }, t),
      before: shown('before', before),
      after: shown('after', after),
    },
    // The replacement for a held text is in the language of the reader.
    lang: held.length > 0 ? undefined : lang,
  }
}

function answerLabel({ type }: Question, value: LoggedChange['before']): string {
  return scales[type].find((option) => option.value === value)?.label ?? noReplyLabel(type)
}

function textOf(field: string, value: LoggedChange['before'], t: Text): string {
  if (Array.isArray(value)) {
    const entries = field === 'fact/languages' ? value.map(nativeNameOf).join(', ') : value.join('; ')
    return entries || t('candidate.changes.nothing')
  }
  if (typeof value === 'number') return t('candidate.francs', { n: value })
  return String(value ?? '') || t('candidate.changes.nothing')
}

interface FieldParts {
  readonly kind: string
  readonly name: string
  readonly language: ContentLanguage | undefined
  /** The text of the question; empty for other fields. */
  readonly question: string
}

function nameOf({ kind, name, language, question }: FieldParts, t: Text): string {
  const inLanguage = language ? languageNames[language] : ''
  if (kind === 'answer') return question
  if (kind === 'important') return t('candidate.changes.important', { question })
  if (kind === 'comment') return t('candidate.changes.comment', { question, language: inLanguage })
  if (kind === 'link') return t('candidate.label.links')
  return kind === 'text' ? `${t(`candidate.label.${name}`)}, ${inLanguage}` : t(`candidate.label.${name}`)
}
