import type { CandidateCard, Election, List } from '@plenara/contract'
import { countdownToMoment } from '@plenara/domain/elections'
import { Button, ButtonLink } from '@plenara/ui/button.tsx'
import { swissMoment } from '@plenara/ui/text/swiss-moment.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { IconClockHour4, IconLock, IconStarFilled } from '@tabler/icons-react'
import { Link } from 'react-router'
import { usePartiesById } from '../../data/queries/candidates.ts'
import { FormerNames } from '../../shared/person/former-names.tsx'
import { PersonMeta } from '../../shared/person/person-meta.tsx'
import styles from './dream-teams.module.css'
import { TeamArc } from './team-arc.tsx'
import { type TeamMember, teamMembers } from './team-members.ts'

export interface TeamBeforeElectionProps {
  readonly election: Election
  readonly list: List
  readonly people: ReadonlyMap<number, CandidateCard>
  readonly now: Date
  /** Whether following can still be changed. */
  readonly isOpen: boolean
  readonly onUnfollow: () => void
}

/** The team among the seats of its council, the deadline, and the actions until then. */
export function TeamBeforeElection({ election, list, people, now, isOpen, onUnfollow }: TeamBeforeElectionProps) {
  const t = useText()
  const team = teamMembers(list, people)
  const filled = team.reduce((sum, { lines }) => sum + lines, 0)
  return (
    <>
      <TeamArc election={election} members={team} now={now} />
      <h2 className={styles.name} data-tour="team-name">
        <IconStarFilled size={24} className={styles.star} aria-hidden />
        <span>{list.name}</span>
      </h2>
      <p className={styles.facts}>{t('dreamTeams.persons', { n: team.length, lines: election.lines, filled })}</p>
      <Members election={election} team={team} />
      <FormerNames list={list} />
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

/** The members of the team; with their number of lines if any name is cumulated or from another list. */
function Members({ election, team }: { readonly election: Election; readonly team: readonly TeamMember[] }) {
  const t = useText()
  const parties = usePartiesById()
  const isChanged = team.some(({ lines, isPanachage }) => lines > 1 || isPanachage)
  return (
    <ul className={styles.members}>
      {team.map(({ person, lines, isPanachage }) => {
        const party = person.partyId === null ? undefined : parties.get(person.partyId)
        return (
          <li key={person.id}>
            <span className={styles.who}>
              <Link to={`/election/${election.id}/candidate/${person.id}`}>{`${person.firstName} ${person.lastName}`}</Link>
              <PersonMeta party={party} number={person.number} standing={person.standing} />
            </span>
            {isChanged && <span className={`num ${styles.facts}`}>{t(linesText(lines, isPanachage), { n: lines })}</span>}
          </li>
        )
      })}
    </ul>
  )
}

function linesText(lines: number, isPanachage: boolean): string {
  if (lines > 1) return isPanachage ? 'dreamTeams.cumulatedPanachage' : 'dreamTeams.cumulated'
  return isPanachage ? 'dreamTeams.panachage' : 'dreamTeams.lines'
}

interface DeadlineProps {
  readonly election: Election
  readonly now: Date
  readonly isOpen: boolean
}

/** The deadline for changes with the remaining time; afterwards the reason why the team is fixed. */
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
