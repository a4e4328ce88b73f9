import type { CandidateCard, Election } from '@plenara/contract'
import { countdownTo } from '@plenara/domain/elections'
import { Hemicycle } from '@plenara/ui/chart/hemicycle.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import type { CSSProperties } from 'react'
import { Portrait } from '../../shared/person/portrait.tsx'
import { useCouncilSeats } from '../shared/use-council-seats.ts'
import styles from './team-arc.module.css'
import type { TeamMember } from './team-members.ts'

const MAX_FACES = 5
/** The radius of the faces, in units of the drawing, whose outermost seats are at 96 of 100. */
const FACE_RADIUS = 74

export interface TeamArcProps {
  readonly election: Election
  readonly members: readonly TeamMember[]
  readonly now: Date
}

/** The council with the faces of the team among its seats, and the days until the polls close, on the last day hours and minutes. Decoration: names and numbers are below. */
export function TeamArc({ election, members, now }: TeamArcProps) {
  const t = useText()
  const seats = useCouncilSeats(election)
  const { days, hours, minutes, isOver } = countdownTo(election.electionDate, now)
  const faces = members.slice(0, MAX_FACES)
  return (
    <div className={styles.arc} aria-hidden="true">
      <Hemicycle seats={seats} tone="pale">
        {!isOver && (
          <>
            <b className={`num ${days > 0 ? styles.days : styles.hours}`}>
              {days > 0 ? days : `${hours}:${String(minutes).padStart(2, '0')}`}
            </b>
            <span className={styles.until}>{days > 0 ? t('dreamTeams.daysToElection', { n: days }) : t('dreamTeams.hoursToElection')}</span>
          </>
        )}
      </Hemicycle>
      {faces.map(({ person, lines }, index) => (
        <Face key={person.id} person={person} lines={lines} angle={Math.PI * (1 - (index + 0.5) / faces.length)} />
      ))}
    </div>
  )
}

interface FaceProps {
  readonly person: CandidateCard
  readonly lines: number
  /** The angle from the right end of the half circle. */
  readonly angle: number
}

function Face({ person, lines, angle }: FaceProps) {
  const t = useText()
  const place: CSSProperties = {
    left: `${50 + (FACE_RADIUS * Math.cos(angle)) / 2}%`,
    top: `${((100 - FACE_RADIUS * Math.sin(angle)) / 104) * 100}%`,
  }
  return (
    <span className={styles.face} style={place}>
      <Portrait person={person} size="card" />
      {lines > 1 && <span className={`num ${styles.times}`}>{t('lists.times', { n: lines })}</span>}
    </span>
  )
}
