import type { CandidateCard, MatchPercent } from '@plenara/contract'
import { bandOf, type Outlook } from '@plenara/domain/belief'
import { Percent } from '@plenara/ui/percent.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { Link } from 'react-router'
import { usePercentsById } from '../../../data/queries/candidates.ts'
import { Portrait } from '../../../shared/person/portrait.tsx'
import { StandingNote } from '../../../shared/person/standing-note.tsx'
import styles from './closest.module.css'

const SHOWN = 3

export interface ClosestPeopleProps {
  readonly electionId: number
  readonly cardById: ReadonlyMap<number, CandidateCard>
  /** The expected percents once everything is answered; null if everything is, or if too few candidates have answered. */
  readonly outlook: Outlook | null
  /** The number of questions. */
  readonly total: number
}

/** The three people with the highest percent, each with its number of answers and the expected range. */
export function ClosestPeople({ electionId, cardById, outlook, total }: ClosestPeopleProps) {
  const t = useText()
  const percents = usePercentsById(electionId)
  // Best match first; ties are in the fair order of this voter.
  const closest = [...percents.values()].filter(({ value, candidateId }) => value !== null && cardById.has(candidateId)).slice(0, SHOWN)
  if (closest.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>{t('outlook.end.people')}</h2>
      <ol className={styles.rows}>
        {closest.map((percent) => {
          const card = cardById.get(percent.candidateId)
          return card && <ClosestPerson key={card.id} card={card} percent={percent} outlook={outlook} total={total} />
        })}
      </ol>
    </section>
  )
}

interface ClosestPersonProps extends Pick<ClosestPeopleProps, 'outlook' | 'total'> {
  readonly card: CandidateCard
  readonly percent: MatchPercent
}

function ClosestPerson({ card, percent, outlook, total }: ClosestPersonProps) {
  const t = useText()
  const expected = outlook?.expected.find(({ candidateId }) => candidateId === card.id)
  return (
    <li>
      <Link to={`/election/${card.electionId}/candidate/${card.id}`} className={styles.row}>
        <Portrait person={card} />
        <span className={styles.facts}>
          <b>{`${card.firstName} ${card.lastName}`}</b>
          <StandingNote standing={card.standing} />
          <span>{t('outlook.end.percent', { percent: Math.round(percent.value ?? 0), shared: percent.shared })}</span>
          {outlook && expected && <span>{t('outlook.end.expected', { total, ...bandOf(expected, outlook) })}</span>}
        </span>
        <span className={styles.percent} aria-hidden="true">
          <Percent value={percent.value} />
        </span>
      </Link>
    </li>
  )
}
