import type { CandidateCard } from '@plenara/contract'
import { bandAround, type ExpectedPercent, halfWidthOf, type Outlook } from '@plenara/domain/belief'
import { useText } from '@plenara/ui/text/text.ts'
import { memo } from 'react'
import { Link } from 'react-router'
import { Portrait } from '../../../shared/person/portrait.tsx'
import { StandingNote } from '../../../shared/person/standing-note.tsx'
import { BandLine } from '../../shared/band-line.tsx'
import styles from './person-in-question.module.css'

export interface PersonInQuestionProps {
  readonly card: CandidateCard
  readonly expected: ExpectedPercent
  readonly outlook: Outlook
}

/** A person in question with the band: all of the same size, without party and rank. A tap opens the candidate's page. */
export const PersonInQuestion = memo(function PersonInQuestion({ card, expected, outlook }: PersonInQuestionProps) {
  const t = useText()
  const halfWidth = halfWidthOf([expected.row], outlook)
  return (
    <Link to={`/election/${card.electionId}/candidate/${card.id}`} className={styles.person}>
      <Portrait person={card} />
      <span className={styles.facts}>
        <span className={styles.name}>
          <b>{`${card.firstName} ${card.lastName}`}</b>
          {card.listNumber !== null && <span className="num">{t('outlook.list', { number: card.listNumber })}</span>}
          <StandingNote standing={card.standing} />
        </span>
        <BandLine band={bandAround(expected.expected, halfWidth)} halfWidth={halfWidth} middle={expected.expected} />
      </span>
    </Link>
  )
})
