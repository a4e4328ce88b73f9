import type { CandidacyOfPerson, Candidate, CandidateResponse, Question, ShownDraft } from '@plenara/contract'
import { STATEMENT_TEXTS } from '@plenara/contract/constants'
import { portraitAddress } from '@plenara/contract/desk-client'
import { languageTag } from '@plenara/domain/text-and-time'
import { ButtonLink } from '@plenara/ui/button.tsx'
import { SpiderChart } from '@plenara/ui/chart/spider-chart.tsx'
import { Percent } from '@plenara/ui/percent.tsx'
import { ownNameOf } from '@plenara/ui/text/language-names.ts'
import { useText } from '@plenara/ui/text/text.ts'
import type { ReactNode } from 'react'
import { usePreview, useQuestionnaire } from '../../data/queries.ts'
import { OfficialFacts } from '../../page/official-facts.tsx'
import { ErrorState, Loading } from '../../page/states.tsx'
import { useArrival } from '../../page/use-arrival.ts'
import { labelOf } from '../shared/label-of.ts'
import { PortraitViews } from '../shared/portrait-views.tsx'
import styles from './preview-page.module.css'

/** What voters would be told of the person, were the draft published now: by the answers of their own calls. */
export function PreviewPage({ candidacy }: { readonly candidacy: CandidacyOfPerson }) {
  const t = useText()
  const heading = useArrival(t('preview.title'))
  const preview = usePreview(candidacy)
  const questionnaire = useQuestionnaire(candidacy.id)
  const error = preview.error ?? questionnaire.error
  const retry = () => Promise.all([preview.refetch(), questionnaire.refetch()])
  return (
    <main id="content" className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {t('preview.title')}
      </h1>
      <p className={styles.lead}>{t('preview.lead')}</p>
      <ButtonLink to=".." relative="path">
        {t('preview.back')}
      </ButtonLink>
      {error && <ErrorState error={error} onRetry={retry} />}
      {!error && (preview.isPending || questionnaire.isPending) && <Loading rows={6} />}
      {preview.data && questionnaire.data && <Shown candidacy={candidacy} shown={preview.data} questions={questionnaire.data.questions} />}
    </main>
  )
}

interface ShownProps {
  readonly candidacy: CandidacyOfPerson
  readonly shown: ShownDraft
  readonly questions: readonly Question[]
}

function Shown({ candidacy, shown, questions }: ShownProps) {
  const t = useText()
  const { candidate, responses, diagram } = shown
  const { id, portrait } = candidacy
  return (
    <>
      <OfficialFacts candidacy={candidacy} />
      {portrait.hash !== null && <PortraitViews src={portraitAddress('/api', id, portrait.hash)} />}
      <p className={styles.percent}>
        <b>
          <Percent value={null} /> %
        </b>
        <span>{t('preview.percent')}</span>
      </p>
      <Profile candidate={candidate} />
      <section>
        <h2>{t('preview.diagram')}</h2>
        <Diagram axes={diagram.axes} />
      </section>
      <section>
        <h2>{t('preview.answers')}</h2>
        {responses.length === 0 ? <p>{t('preview.silent')}</p> : <Answers responses={responses} questions={questions} />}
      </section>
    </>
  )
}

function Profile({ candidate }: { readonly candidate: Candidate }) {
  const t = useText()
  const { campaignBudget, interests, links, languages, fallback } = candidate
  const interestOf = ({ organisation, role }: Candidate['interests'][number]) => (role ? `${organisation} (${role})` : organisation)
  return (
    <dl className={styles.profile}>
      {STATEMENT_TEXTS.map((text) => {
        const value = candidate[text]
        const language = fallback?.[text]
        return (
          value && (
            <Told key={text} name={t(`profile.text.${text}`)}>
              <span lang={language && languageTag(language)}>{value}</span>
            </Told>
          )
        )
      })}
      {interests.length > 0 && <Told name={t('profile.fact.vestedInterests')}>{interests.map(interestOf).join('; ')}</Told>}
      {campaignBudget !== null && <Told name={t('profile.fact.campaignBudget')}>{t('profile.budget.francs', { n: campaignBudget })}</Told>}
      {languages.length > 0 && <Told name={t('profile.fact.languages')}>{languages.map(ownNameOf).join(', ')}</Told>}
      {links.map(({ kind, url }) => (
        <Told key={kind} name={t('profile.section.links')}>
          {url}
        </Told>
      ))}
    </dl>
  )
}

function Told({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.told}>{children}</dd>
    </div>
  )
}

/** The numbers stand beside the drawing, which is no text. */
function Diagram({ axes }: ShownDraft['diagram']) {
  const t = useText()
  return (
    <>
      <SpiderChart axes={axes} summary={t('preview.diagram')} />
      <table className={styles.axes}>
        <caption>{t('preview.diagram.scale')}</caption>
        <tbody>
          {axes.map(({ id, name, value }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td className="num">{value === null ? '–' : Math.round(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

interface AnswersProps {
  readonly responses: readonly CandidateResponse[]
  readonly questions: readonly Question[]
}

/** In the order in which the questions are asked. */
function Answers({ responses, questions }: AnswersProps) {
  const t = useText()
  const said = new Map(responses.map((response) => [response.questionId, response]))
  return (
    <ul className={styles.answers}>
      {questions.map(({ id, type, text, fallback }) => {
        const response = said.get(id)
        return (
          response && (
            <li key={id}>
              <span lang={fallback?.text}>{text}</span>
              <b>{t(labelOf(type, response.value))}</b>
              {response.important && <b>{t('questions.important')}</b>}
              {response.comment && <q lang={response.commentLanguage && languageTag(response.commentLanguage)}>{response.comment}</q>}
            </li>
          )
        )
      })}
    </ul>
  )
}
