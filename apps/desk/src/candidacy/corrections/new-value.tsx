import type { Question, VestedInterestRecord } from '@plenara/contract'
import { composedText, type FieldValue, MAX_COMMENT, MAX_TEXTS, seenLength } from '@plenara/domain/statements'
import { languageTag } from '@plenara/domain/text-and-time'
import { AnswerScale } from '@plenara/ui/form/answer-scale.tsx'
import { Checkbox, Field } from '@plenara/ui/form/field.tsx'
import { noReplyLabel, scales } from '@plenara/ui/text/answer-scales.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useId, useRef, useState } from 'react'
import { useContentLanguage } from '../../data/queries.ts'
import { readFrancs } from '../profile/francs.ts'
import { type InterestEntry, InterestList, interestEntries, interestsOf } from '../profile/interest-list.tsx'
import { LanguageBoxes } from '../profile/spoken-languages.tsx'
import textStyles from '../shared/statement-text.module.css'
import { type FieldName, fieldNameOf, languageOfField } from './field-words.ts'

export interface NewValueProps {
  readonly field: string
  /** The label of the field. */
  readonly name: string
  readonly question: Question | undefined
  readonly value: FieldValue
  /** Called with undefined if the typed value cannot be sent. */
  readonly onChange: (value: FieldValue | undefined) => void
}

/** The input for the corrected value of a field, the same as before the end of changes. */
export function NewValue({ field, name, question, value, onChange }: NewValueProps) {
  const t = useText()
  const parts = fieldNameOf(field)
  if (parts.kind === 'answer' && question) {
    return (
      <AnswerScale
        legend={question.text}
        options={scales[question.type]}
        isRail={question.type === 'Slider-7'}
        noReply={noReplyLabel(question.type)}
        value={value as number | null}
        onAnswer={onChange}
      />
    )
  }
  if (parts.kind === 'important') {
    return (
      <Checkbox checked={value === true} onChange={(event) => onChange(event.target.checked)}>
        {t('questions.important')}
      </Checkbox>
    )
  }
  if (parts.kind === 'link') {
    const type = (event: { readonly target: { readonly value: string } }) => onChange(event.target.value)
    return <Field label={t('correction.after')} type="url" placeholder="https://" value={String(value ?? '')} onChange={type} />
  }
  if (parts.kind !== 'fact') {
    return (
      <LongText label={t('correction.after')} longest={longestOf(parts)} name={parts} value={String(value ?? '')} onChange={onChange} />
    )
  }
  if (parts.fact === 'campaignBudget') return <Francs label={name} value={value as number | null} onChange={onChange} />
  if (parts.fact === 'languages') return <LanguageBoxes spoken={value as readonly string[]} isFrozen={false} onChange={onChange} />
  return <InterestsValue name={name} value={value as readonly VestedInterestRecord[]} onChange={onChange} />
}

interface InterestsValueProps {
  readonly name: string
  readonly value: readonly VestedInterestRecord[]
  readonly onChange: (value: readonly VestedInterestRecord[]) => void
}

function InterestsValue({ name, value, onChange }: InterestsValueProps) {
  const language = useContentLanguage()
  const [entries, setEntries] = useState<readonly InterestEntry[]>(() => interestEntries(value))
  const group = useRef<HTMLFieldSetElement>(null)
  const change = (next: readonly InterestEntry[]) => {
    setEntries(next)
    onChange(interestsOf(next))
  }
  return (
    <fieldset ref={group} className={textStyles.text} aria-label={name} tabIndex={-1}>
      <InterestList
        entries={entries}
        language={language}
        isFrozen={false}
        onAdd={change}
        onChange={change}
        onRemoved={() => group.current?.focus()}
      />
    </fieldset>
  )
}

function longestOf(name: FieldName): number {
  return name.kind === 'text' ? MAX_TEXTS[name.text] : MAX_COMMENT
}

interface LongTextProps {
  readonly label: string
  readonly value: string
  /** In graphemes. */
  readonly longest: number
  /** The field name; absent for a text without a language. */
  readonly name?: FieldName
  readonly onChange: (text: string) => void
}

/** A multi-line text with its limit. */
export function LongText({ label, value, longest, name, onChange }: LongTextProps) {
  const t = useText()
  const id = useId()
  const language = name && languageOfField(name)
  return (
    <div className={textStyles.text}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={textStyles.area}
        rows={longest > 120 ? 3 : 2}
        lang={language && languageTag(language)}
        value={value}
        aria-describedby={`${id}-count`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-count`} className={`num ${textStyles.count}`}>
        {t('text.count', { n: seenLength(composedText(value)), max: longest })}
      </p>
    </div>
  )
}

interface FrancsProps {
  readonly label: string
  readonly value: number | null
  readonly onChange: (francs: number | null | undefined) => void
}

function Francs({ label, value, onChange }: FrancsProps) {
  const t = useText()
  const [typed, setTyped] = useState(String(value ?? ''))
  return (
    <Field
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      error={readFrancs(typed) === undefined ? t('profile.budget.wrong') : null}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(readFrancs(event.target.value))
      }}
    />
  )
}
