import type { CandidacyOfPerson, Corrections, Question } from '@plenara/contract'
import { fieldsOf, isOfProfile, type StatementField } from '@plenara/domain/statements'
import { languageTag } from '@plenara/domain/text-and-time'
import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { useCorrections, useQuestionnaire } from '../../data/queries.ts'
import { ErrorState, Loading } from '../../page/states.tsx'
import { useArrival } from '../../page/use-arrival.ts'
import styles from '../shared/field-list.module.css'
import { AskForm } from './ask-form.tsx'
import { AskedCorrections } from './asked-corrections.tsx'
import { fieldNameOf, languageOfField, useFieldWords } from './field-words.ts'

/** The submitted fields, each with a form that requests a correction after the end of changes. */
export function CorrectionsPage({ candidacy }: { readonly candidacy: CandidacyOfPerson }) {
  const t = useText()
  const heading = useArrival(t('correction.title'))
  const questionnaire = useQuestionnaire(candidacy.id)
  const corrections = useCorrections(candidacy.id)
  const error = questionnaire.error ?? corrections.error
  const retry = () => Promise.all([questionnaire.refetch(), corrections.refetch()])
  return (
    <main id="content" className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {t('correction.title')}
      </h1>
      {questionnaire.data && corrections.data ? (
        <Correcting cid={candidacy.id} questions={questionnaire.data.questions} {...corrections.data} />
      ) : error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : (
        <Loading />
      )}
    </main>
  )
}

interface CorrectingProps extends Corrections {
  readonly cid: number
  readonly questions: readonly Question[]
}

function Correcting({ cid, questions, canAsk, submitted, corrections }: CorrectingProps) {
  const t = useText()
  const words = useFieldWords(questions)
  const fields = submitted ? fieldsOf(submitted) : []
  const waiting = new Set(corrections.flatMap(({ field, decision }) => (decision ? [] : [field])))
  const list = { cid, questions, waiting, words }
  return (
    <>
      <p className={styles.lead}>{t(canAsk ? 'correction.lead' : submitted ? 'correction.early' : 'correction.none')}</p>
      <AskedCorrections cid={cid} corrections={corrections} words={words} />
      {canAsk && <Fields {...list} title={t('home.answers')} fields={fields.filter(({ field }) => !isOfProfile(field))} />}
      {canAsk && <Fields {...list} title={t('profile.title')} fields={fields.filter(({ field }) => isOfProfile(field))} />}
    </>
  )
}

interface FieldsProps extends Pick<CorrectingProps, 'cid' | 'questions'> {
  readonly title: string
  readonly fields: readonly StatementField[]
  /** The fields whose correction is not decided yet. */
  readonly waiting: ReadonlySet<string>
  readonly words: ReturnType<typeof useFieldWords>
}

function Fields({ cid, questions, title, fields, waiting, words }: FieldsProps) {
  const t = useText()
  const [open, setOpen] = useState<string | null>(null)
  if (fields.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.fields}>
        {fields.map(({ field, value }) => {
          const parts = fieldNameOf(field)
          const name = words.nameOf(field)
          const question = 'questionId' in parts ? questions.find(({ id }) => id === parts.questionId) : undefined
          const language = languageOfField(parts)
          return (
            <li key={field}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.value} lang={language && languageTag(language)}>
                {words.wordsOf(field, value)}
              </p>
              {waiting.has(field) ? (
                <p className={styles.waiting}>{t('correction.waits')}</p>
              ) : open === field ? (
                <AskForm cid={cid} field={field} name={name} question={question} before={value} onDone={() => setOpen(null)} />
              ) : (
                <Button size="small" aria-label={t('correction.askOf', { name })} onClick={() => setOpen(field)}>
                  {t('correction.ask')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
