import type { CandidacyOfPerson } from '@plenara/contract'
import { ButtonLink } from '@plenara/ui/button.tsx'
import { Hemicycle } from '@plenara/ui/chart/hemicycle.tsx'
import { OutsideLink } from '@plenara/ui/outside-link.tsx'
import { longDate } from '@plenara/ui/text/long-date.ts'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { IconArrowRight, IconLock } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useQuestionnaire } from '../../data/queries.ts'
import { type StatementSaving, useSaveQueue } from '../../data/use-save-queue.ts'
import { ErrorState, Loading } from '../../page/states.tsx'
import formStyles from '../../page/form.module.css'
import { useArrival } from '../../page/use-arrival.ts'
import { OpenPreview } from '../shared/open-preview.tsx'
import { Unsaved } from '../shared/save-state.tsx'
import { deadlineOf, votersDayOf } from './deadline.ts'
import styles from './home-page.module.css'
import { Parts } from './parts.tsx'
import { TakeOver } from './take-over.tsx'
import { progressOf, type Step } from './progress.ts'

export interface HomePageProps {
  readonly candidacy: CandidacyOfPerson
  /** The address of the site for voters. */
  readonly site: string
}

/** The progress of a statement, and its next step. */
export function HomePage({ candidacy, site }: HomePageProps) {
  const t = useText()
  const heading = useArrival(t('home.title'))
  const { saving, queue, decisionOn } = useSaveQueue(candidacy)
  return (
    <main id="content" className={styles.page}>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t('home.title')}
        </h1>
        <Dates candidacy={candidacy} />
        <Unsaved saving={saving} onRetry={queue.flush} />
      </div>
      <Progress candidacy={candidacy} decisionOn={decisionOn} />
      {candidacy.decided > 0 && (
        <p className={styles.frozen}>
          {t('decision.note', { n: candidacy.decided })} <Link to="decision">{t('decision.look')}</Link>
        </p>
      )}
      {candidacy.role === 'secretariat' && <Preparing candidacy={candidacy} />}
      <Unseen candidacy={candidacy} />
      {candidacy.copyable.map((source) => (
        <TakeOver key={source.id} candidacy={candidacy} source={source} />
      ))}
      <div className={styles.side}>
        <Parts candidacy={candidacy} />
        <OpenPreview candidacy={candidacy} site={site} />
        <div className={styles.official}>
          <IconLock size={20} aria-hidden />
          <div>
            <p>{t('home.official')}</p>
            <p>
              <OutsideLink url={`${site}/imprint`}>{t('home.report')}</OutsideLink>
            </p>
          </div>
        </div>
      </div>
    </main>
  )
}

/** Explains the role of a secretariat, and why it cannot submit. */
function Preparing({ candidacy: { firstName, lastName } }: Pick<HomePageProps, 'candidacy'>) {
  const t = useText()
  const name = `${firstName} ${lastName}`
  return (
    <section className={`${styles.takeOver} ${formStyles.note}`}>
      <h2>{t('team.preparing', { name })}</h2>
      <p>{t('team.why', { name })}</p>
    </section>
  )
}

/** The fields of a secretariat that the person has not checked yet. */
function Unseen({ candidacy: { role, prepared, isFrozen } }: Pick<HomePageProps, 'candidacy'>) {
  const t = useText()
  const n = prepared.filter(({ isSeen }) => !isSeen).length
  if (n === 0 || role !== 'person' || isFrozen) return null
  return (
    <section className={`${styles.takeOver} ${formStyles.note}`}>
      <p>{t('preparation.home', { n })}</p>
      <ButtonLink to="preparation">{t('preparation.look')}</ButtonLink>
    </section>
  )
}

/** The deadline, highlighted on the last day, and the first day for voters. */
function Dates({ candidacy }: Pick<HomePageProps, 'candidacy'>) {
  const t = useText()
  const language = useLanguage()
  const { kind, day, time, daysLeft } = deadlineOf(candidacy)
  const votersDay = votersDayOf(candidacy)
  const until = [longDate(day, language), time].filter(Boolean).join(', ')
  if (candidacy.isFrozen) return <p>{votersDay && t('home.voters', { day: longDate(votersDay, language) })}</p>
  return (
    <>
      <p className={kind !== 'day' && daysLeft === 0 ? styles.last : undefined}>{t(`home.until.${kind}`, { until, days: daysLeft })}</p>
      {votersDay && <p>{t('home.voters', { day: longDate(votersDay, language) })}</p>}
    </>
  )
}

interface ProgressProps extends Pick<HomePageProps, 'candidacy'> {
  readonly decisionOn: StatementSaving['decisionOn']
}

function Progress({ candidacy, decisionOn }: ProgressProps) {
  const t = useText()
  const questionnaire = useQuestionnaire(candidacy.id)
  if (questionnaire.error) return <ErrorState error={questionnaire.error} onRetry={() => questionnaire.refetch()} />
  if (!questionnaire.data) return <Loading />
  const { questions } = questionnaire.data
  const decided = questions.map(({ id }) => decisionOn(id) !== undefined)
  const { count, next, step } = progressOf(candidacy, decided)
  // The arc fills from one side, independent of the order of decisions; the next seat is gold.
  const colors = decided.map((_, seat) => (seat < count ? 'var(--primary)' : seat === count ? 'var(--gold)' : 'var(--canvas)'))
  return (
    <section className={styles.progress}>
      <Hemicycle seats={questions.length} colors={colors}>
        <p className={styles.count}>
          <b className="num">{count}</b>
          <span>{t('home.of', { total: questions.length })}</span>
        </p>
      </Hemicycle>
      <ButtonLink to={pathOf(step, next)} kind="primary" size="big" full spread>
        <span>{t(`home.step.${step}`, { n: next ?? 1 })}</span> <IconArrowRight size={20} aria-hidden />
      </ButtonLink>
    </section>
  )
}

function pathOf(step: Step, next: number | null): string {
  if (step === 'submit') return 'submit'
  return step === 'look' || next === null ? 'question' : `question/${next}`
}
