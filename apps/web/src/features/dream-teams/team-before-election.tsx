import type { CandidateCard, Election, List } from '@plenara/contract'
import { countdownToMoment } from '@plenara/domain'
import { IconClockHour4, IconLock, IconStarFilled } from '@tabler/icons-react'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Portrait } from '../../components/portrait.tsx'
import { useText } from '../../i18n/text.ts'
import { swissMoment } from '../../lib/swiss-moment.ts'
import styles from './dream-teams.module.css'

const MAX_FACES = 5

export interface TeamBeforeElectionProps {
  readonly election: Election
  readonly list: List
  readonly people: ReadonlyMap<number, CandidateCard>
  readonly now: Date
  /** Following can still be changed. */
  readonly isOpen: boolean
  readonly onUnfollow: () => void
}

/** Faces, deadline and what can be done with the team until then. */
export function TeamBeforeElection({ election, list, people, now, isOpen, onUnfollow }: TeamBeforeElectionProps) {
  const t = useText()
  const team = [...new Set(list.candidates.map(({ id }) => id))].flatMap((id) => people.get(id) ?? [])
  const faces = team.slice(0, MAX_FACES)
  return (
    <>
      <h2 className={styles.name} data-tour="team-name">
        <IconStarFilled size={24} className={styles.star} aria-hidden />
        {list.name}
      </h2>
      <div className={styles.faces}>
        {faces.map((person) => (
          <span key={person.id} className={styles.face}>
            <Portrait person={person} />
          </span>
        ))}
        <span className="visually-hidden">{faces.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')} </span>
        {team.length > faces.length && (
          <span className={`num ${styles.rest}`}>{t('dreamTeams.moreFaces', { n: team.length - faces.length })}</span>
        )}
      </div>
      <p className={styles.facts}>{t('dreamTeams.persons', { n: team.length, lines: election.lines, filled: list.candidates.length })}</p>
      <Deadline election={election} now={now} isOpen={isOpen} />
      <div className={styles.actions} data-tour="team-actions">
        <ButtonLink kind="primary" to={`/list/${list.id}/view`}>
          {t('dreamTeams.copyOut')}
        </ButtonLink>
        {list.adapted !== null && <ButtonLink to={`/list/${list.id}`}>{t('dreamTeams.edit')}</ButtonLink>}
        {isOpen && (
          <Button kind="quiet" onClick={onUnfollow}>
            {t('dreamTeams.unfollow')}
          </Button>
        )}
      </div>
    </>
  )
}

interface DeadlineProps {
  readonly election: Election
  readonly now: Date
  readonly isOpen: boolean
}

/** Until when the team can be changed, and how long that is; afterwards why it cannot. */
function Deadline({ election, now, isOpen }: DeadlineProps) {
  const t = useText()
  if (!election.followUntil) return <p className={styles.facts}>{t('dreamTeams.noDeadline')}</p>
  const moment = swissMoment(election.followUntil)
  if (!isOpen) {
    return (
      <p className={styles.closed} data-tour="team-deadline">
        <IconLock size={20} aria-hidden />
        <span>{t('dreamTeams.closed', moment)}</span>
      </p>
    )
  }
  const { days, hours, minutes } = countdownToMoment(Date.parse(election.followUntil), now)
  return (
    <p className={styles.deadline} data-tour="team-deadline">
      <IconClockHour4 size={20} aria-hidden />
      <span>
        <time dateTime={election.followUntil}>{t('dreamTeams.deadline', moment)}</time>{' '}
        <b className="num">{days > 0 ? t('dreamTeams.daysLeft', { days, hours }) : t('dreamTeams.hoursLeft', { hours, minutes })}</b>
      </span>
    </p>
  )
}
