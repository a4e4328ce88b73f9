import type { Category, MatchContributions, Question } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { Link } from 'react-router'
import type { Person } from '../../shared/person/person.ts'
import { shownPoints } from '../../shared/person/shown-points.ts'
import { isPreview } from '../../platform/preview.ts'
import { ExpectedMatch } from '../shared/expected-match.tsx'
import { CategoryMatches } from './category-matches.tsx'
import { RankBand } from './rank-band.tsx'
import styles from './why-summary.module.css'

export interface WhySummaryProps {
  readonly person: Person
  /** How many short questions are open. */
  readonly left: number
  readonly contributions: MatchContributions
  readonly questions: readonly Question[]
  readonly categories: readonly Category[]
}

/**
 * Explains the percent: the sum of all questions, the uncounted ones, the rank with its near ties, and the percent by topic. Until the short
 * questions are answered the band alone.
 */
export function WhySummary({ person, left, contributions, questions, categories }: WhySummaryProps) {
  const t = useText()
  const { value, points, possible, shared, required } = contributions
  // A preview has no percent.
  if (isPreview()) return <h2 className="visually-hidden">{t('candidate.tab.answers')}</h2>
  if (left > 0) {
    return (
      <section className={styles.why}>
        <h2>{t('candidate.why')}</h2>
        <ExpectedMatch electionId={person.card.electionId} candidateId={person.id} left={left} />
        <p>
          <span>{t('candidate.why.lead')}</span> <Link to="/method">{t('candidate.why.method')}</Link>
        </p>
      </section>
    )
  }
  return (
    <section className={styles.why}>
      <h2>{t('candidate.why')}</h2>
      {shared > 0 && (
        <p className={`num ${styles.sum}`}>
          <span>{t('candidate.points', { points: shownPoints(points), possible: shownPoints(possible) })}</span>
          {value !== null && <b>{` ${t('candidate.why.percent', { percent: value })}`}</b>}
        </p>
      )}
      <p>
        <span>{value === null ? t('candidate.why.tooFew', { shared, required }) : t('candidate.why.lead')}</span>{' '}
        <Link to="/method">{t('candidate.why.method')}</Link>
      </p>
      <Uncounted person={person} contributions={contributions} />
      <RankBand person={person} />
      <CategoryMatches contributions={contributions} questions={questions} categories={categories} />
    </section>
  )
}

/** How many questions do not count, by the missing answer. Nothing if all count. */
function Uncounted({ person, contributions }: Pick<WhySummaryProps, 'person' | 'contributions'>) {
  const t = useText()
  const countOf = (reason: string) => contributions.questions.filter(({ uncounted }) => uncounted === reason).length
  const reasons = (['voter-silent', 'candidate-silent', 'both-silent'] as const)
    .map((reason) => ({ reason, n: countOf(reason) }))
    .filter(({ n }) => n > 0)
  if (reasons.length === 0) return null
  const n = reasons.reduce((sum, reason) => sum + reason.n, 0)
  const parts = reasons.map((reason) => t(`candidate.why.${reason.reason}`, { n: reason.n, name: person.card.firstName }))
  return <p>{t('candidate.why.uncounted', { n, reasons: parts.join(', ') })}</p>
}
