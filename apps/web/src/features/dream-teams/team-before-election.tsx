import type { CandidateCard, Election, List } from '@plenara/contract'
import { IconStarFilled } from '@tabler/icons-react'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Portrait } from '../../components/portrait.tsx'
import { useText } from '../../i18n/text.ts'
import { swissMoment } from '../../lib/swiss-moment.ts'
import styles from './dream-teams.module.css'
import { daysUntil } from './order-teams.ts'

const MAX_FACES = 5

export interface TeamBeforeElectionProps {
  readonly election: Election
  readonly list: List
  readonly people: ReadonlyMap<number, CandidateCard>
  /** Following can still be changed. */
  readonly isOpen: boolean
  readonly onUnfollow: () => void
}

/** Faces, deadline and what can be done with the team until then. */
export function TeamBeforeElection({ election, list, people, isOpen, onUnfollow }: TeamBeforeElectionProps) {
  const t = useText()
  const team = [...new Set(list.candidates.map(({ id }) => id))].flatMap((id) => people.get(id) ?? [])
  const faces = team.slice(0, MAX_FACES)
  return (
    <>
      <h2 className={styles.name}>
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
      <Deadline election={election} isOpen={isOpen} />
      <div className={styles.actions}>
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

function Deadline({ election, isOpen }: { readonly election: Election; readonly isOpen: boolean }) {
  const t = useText()
  if (!election.followUntil) return <p className={styles.facts}>{t('dreamTeams.noDeadline')}</p>
  const moment = swissMoment(election.followUntil)
  if (!isOpen) return <p className={styles.closed}>{t('dreamTeams.closed', moment)}</p>
  const n = daysUntil(election.followUntil, new Date())
  return (
    <p className={styles.facts}>
      {t('dreamTeams.deadline', moment)} {t('dreamTeams.daysLeft', { n })}
    </p>
  )
}
