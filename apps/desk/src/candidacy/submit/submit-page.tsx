import type { CandidacyOfPerson, Question, Submission } from '@plenara/contract'
import { CONTENT_LANGUAGES, STATEMENT_CONSENT_VERSION } from '@plenara/contract/constants'
import { commentField, isOfProfile, isOnQuestion } from '@plenara/domain/statements'
import { languageTag } from '@plenara/domain/text-and-time'
import { Button, ButtonLink } from '@plenara/ui/button.tsx'
import { Checkbox } from '@plenara/ui/form/field.tsx'
import { focusFirstError } from '@plenara/ui/form/focus-first-error.ts'
import { useRightsLanguage, useText } from '@plenara/ui/text/text.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { desk } from '../../data/client.ts'
import { candidacyKey, useQuestionnaire } from '../../data/queries.ts'
import type { Saving } from '../../data/saving.ts'
import { type StatementSaving, useSaveQueue } from '../../data/use-save-queue.ts'
import formStyles from '../../page/form.module.css'
import { OfficialFacts } from '../../page/official-facts.tsx'
import { ErrorState, Loading } from '../../page/states.tsx'
import { useArrival } from '../../page/use-arrival.ts'
import { frozenTextId } from '../shared/frozen-text.ts'
import { labelOf } from '../shared/label-of.ts'
import { OpenPreview } from '../shared/open-preview.tsx'
import { NotSaved } from '../shared/save-state.tsx'
import { Receipt } from './receipt.tsx'
import styles from './submit-page.module.css'
import { SubmittedPortrait } from './submitted-portrait.tsx'
import { SubmittedProfile } from './submitted-profile.tsx'

export interface SubmitPageProps {
  readonly candidacy: CandidacyOfPerson
  /** The address of the site for voters. */
  readonly site: string
}

/** The content that becomes public, and the consent of the person. */
export function SubmitPage({ candidacy, site }: SubmitPageProps) {
  const t = useText()
  const heading = useArrival(t('submit.title'))
  const questionnaire = useQuestionnaire(candidacy.id)
  return (
    <main id="content" className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {t('submit.title')}
      </h1>
      {questionnaire.error && <ErrorState error={questionnaire.error} onRetry={() => questionnaire.refetch()} />}
      {questionnaire.isPending && <Loading />}
      {questionnaire.data && <Submitting candidacy={candidacy} site={site} questions={questionnaire.data.questions} />}
    </main>
  )
}

interface SubmittingProps extends SubmitPageProps {
  readonly questions: readonly Question[]
}

function Submitting({ candidacy, site, questions }: SubmittingProps) {
  const t = useText()
  const queries = useQueryClient()
  const statement = useSaveQueue(candidacy)
  const { decisionOn, queue, saving } = statement
  const submitting = useMutation<Submission>({
    mutationFn: () =>
      desk.submitStatement({
        params: { cid: candidacy.id },
        body: { version: queue.version(), consentVersion: STATEMENT_CONSENT_VERSION },
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: candidacyKey(candidacy.id) }),
  })
  const receipt = submitting.data ?? candidacy.submission
  if (receipt && (submitting.isSuccess || !candidacy.isChanged || candidacy.isFrozen)) {
    return <Receipt submission={receipt} isNew={submitting.isSuccess} frozen={candidacy.isFrozen ? frozenTextId(candidacy) : null} />
  }
  if (candidacy.isFrozen) return <p className={styles.note}>{t(frozenTextId(candidacy))}</p>
  const open = questions.flatMap(({ id }, index) => (decisionOn(id) === undefined ? [index + 1] : []))
  const without = questions.flatMap(({ id }, index) => (decisionOn(id) === null ? [index + 1] : []))
  const disputes = [...saving.conflicts.keys()]
  const disputed = questions.flatMap(({ id }, index) => (disputes.some((field) => isOnQuestion(field, id)) ? [index + 1] : []))
  const { withoutReplyAllowed } = candidacy.missing
  if (disputed.length > 0) return <Missing text={t('submit.disputed')} numbers={disputed} />
  if (open.length > 0) return <Missing text={t('submit.open', { n: open.length })} numbers={open} />
  if (without.length > withoutReplyAllowed) {
    return <Missing text={t('submit.tooMany', { n: without.length, max: withoutReplyAllowed })} numbers={without} />
  }
  const refused = questions.flatMap(({ id }, index) => (hasRefusedText(saving, id) ? [index + 1] : []))
  if (refused.length > 0) return <Missing text={t('submit.refused', { n: refused.length })} numbers={refused} />
  if ([...disputes, ...saving.refused.keys()].some(isOfProfile)) return <ToProfile />
  return (
    <>
      <p className={styles.lead}>{t('submit.lead')}</p>
      <OfficialFacts candidacy={candidacy} />
      <Unseen candidacy={candidacy} questions={questions} />
      <UnseenPrepared candidacy={candidacy} questions={questions} />
      <details className={styles.answers}>
        <summary>
          <h2>{t('submit.answers', { n: questions.length })}</h2>
        </summary>
        <ul>
          {questions.map((question) => (
            <SubmittedAnswer key={question.id} question={question} {...statement} />
          ))}
        </ul>
      </details>
      <SubmittedPortrait candidacy={candidacy} />
      <SubmittedProfile candidacy={candidacy} />
      <OpenPreview candidacy={candidacy} site={site} />
      <NotSaved saving={saving} onRetry={queue.flush} />
      <Consent
        isWaiting={saving.pending.size > 0 || !saving.isReady}
        isPending={submitting.isPending}
        error={submitting.error}
        onSubmit={() => submitting.mutate()}
      />
    </>
  )
}

/** Links to copied answers that are not checked; they do not prevent a submission. */
function Unseen({ candidacy: { copied }, questions }: Omit<SubmittingProps, 'site'>) {
  const t = useText()
  const numbers = questions.flatMap(({ id }, index) => (copied.includes(id) ? [index + 1] : []))
  if (numbers.length === 0) return null
  return (
    <section>
      <p>{t('submit.copied', { n: numbers.length })}</p>
      <QuestionLinks numbers={numbers} />
    </section>
  )
}

/** Links to fields of a secretariat that are not checked; they do not prevent a submission. */
function UnseenPrepared({ candidacy: { prepared }, questions }: Omit<SubmittingProps, 'site'>) {
  const t = useText()
  const unseen = prepared.filter(({ isSeen }) => !isSeen)
  if (unseen.length === 0) return null
  const numbers = questions.flatMap(({ id }, index) => (unseen.some(({ field }) => isOnQuestion(field, id)) ? [index + 1] : []))
  return (
    <section>
      <p>{t('preparation.submit', { n: unseen.length })}</p>
      {numbers.length > 0 && <QuestionLinks numbers={numbers} />}
      <ButtonLink to="../preparation" relative="path">
        {t('preparation.look')}
      </ButtonLink>
    </section>
  )
}

/** A link to the profile if one of its fields cannot be published as typed. */
function ToProfile() {
  const t = useText()
  return (
    <>
      <p className={styles.lead}>{t('submit.refusedProfile')}</p>
      <ButtonLink to="../profile" relative="path" kind="primary" size="big" full>
        {t('profile.title')}
      </ButtonLink>
    </>
  )
}

/** Whether a comment on a question cannot be published as typed. */
function hasRefusedText({ refused }: Saving, questionId: number): boolean {
  return CONTENT_LANGUAGES.some((language) => refused.has(commentField(questionId, language)))
}

interface SubmittedAnswerProps extends StatementSaving {
  readonly question: Question
}

/** A question with its answer as voters will see it. */
function SubmittedAnswer({ question, decisionOn, isImportant, textOf }: SubmittedAnswerProps) {
  const t = useText()
  return (
    <li>
      <span lang={question.fallback?.text}>{question.text}</span>
      <b>{t(labelOf(question.type, decisionOn(question.id) ?? null))}</b>
      {isImportant(question.id) && <b>{t('questions.important')}</b>}
      {CONTENT_LANGUAGES.map((language) => {
        const comment = textOf(commentField(question.id, language))
        return (
          comment && (
            <q key={language} lang={languageTag(language)}>
              {comment}
            </q>
          )
        )
      })}
    </li>
  )
}

/** Links to the questions that prevent a submission. */
function Missing({ text, numbers }: { readonly text: string; readonly numbers: readonly number[] }) {
  const t = useText()
  return (
    <>
      <p className={styles.lead}>{text}</p>
      <QuestionLinks numbers={numbers} />
      <ButtonLink to={`../question/${numbers[0]}`} relative="path" kind="primary" size="big" full>
        {t('home.step.goOn', { n: numbers[0] ?? 1 })}
      </ButtonLink>
    </>
  )
}

function QuestionLinks({ numbers }: { readonly numbers: readonly number[] }) {
  const t = useText()
  return (
    <ul className={styles.numbers}>
      {numbers.map((number) => (
        <li key={number}>
          <Link to={`../question/${number}`} relative="path">
            {t('questions.title', { n: number })}
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface ConsentProps {
  /** Whether changes are still being saved. */
  readonly isWaiting: boolean
  readonly isPending: boolean
  readonly error: unknown
  readonly onSubmit: () => void
}

function Consent({ isWaiting, isPending, error, onSubmit }: ConsentProps) {
  const t = useText()
  const lang = useRightsLanguage()
  const [isGiven, setGiven] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (!isWanted || isWaiting) return
    setWanted(false)
    onSubmit()
  }, [isWanted, isWaiting, onSubmit])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(!isGiven)
    if (!isGiven) return focusFirstError(event.currentTarget)
    // The last decision may still be pending and is saved first.
    if (!isPending) setWanted(true)
  }
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <Checkbox
        checked={isGiven}
        onChange={(event) => setGiven(event.target.checked)}
        error={isMissing && !isGiven ? t('submit.consent.missing') : null}
      >
        <span lang={lang}>{t('submit.consent.text')}</span>
      </Checkbox>
      {error !== null && <ErrorState error={error} />}
      {isWanted && isWaiting && <p role="status">{t('questions.saving')}</p>}
      <Button type="submit" kind="primary" size="big" full aria-disabled={isWanted || isPending}>
        {t('submit.submit')}
      </Button>
    </form>
  )
}
