import { useText } from '@plenara/ui/text/text.ts'
import { IconArrowsExchange, IconCheck, IconClock, IconCornerDownRight, IconUser } from '@tabler/icons-react'
import { Link } from 'react-router'
import { usePartiesById } from '../../../data/queries/candidates.ts'
import { PersonMeta } from '../../../shared/person/person-meta.tsx'
import { Portrait } from '../../../shared/person/portrait.tsx'
import styles from './person-result.module.css'
import type { ResultPerson } from './result-people.ts'
import type { MemberResult, Outcome } from './team-result.ts'

const ICONS: Readonly<Record<Outcome, typeof IconCheck>> = {
  elected: IconCheck,
  'elected-by-lot': IconCheck,
  successor: IconCheck,
  replaced: IconArrowsExchange,
  replacement: IconCornerDownRight,
  'not-elected': IconUser,
  open: IconClock,
}

export interface PersonResultsProps {
  readonly electionId: number
  readonly members: readonly MemberResult[]
  readonly people: ReadonlyMap<number, ResultPerson>
}

/** Persons with their outcome, each with a sign and a word. */
export function PersonResults({ electionId, members, people }: PersonResultsProps) {
  return (
    <ul className={styles.people}>
      {members.map((member) => (
        <PersonResult key={member.candidateId} electionId={electionId} member={member} people={people} />
      ))}
    </ul>
  )
}

interface PersonResultProps {
  readonly electionId: number
  readonly member: MemberResult
  readonly people: ReadonlyMap<number, ResultPerson>
}

function PersonResult({ electionId, member, people }: PersonResultProps) {
  const t = useText()
  const parties = usePartiesById()
  const person = people.get(member.candidateId)
  const other = member.otherId === null ? undefined : people.get(member.otherId)
  if (!person) return null
  const Icon = ICONS[member.outcome]
  return (
    <li className={styles.person}>
      <Portrait person={person} />
      <span className={styles.who}>
        {person.standing === 'former' ? (
          <b>{nameOf(person)}</b>
        ) : (
          <Link to={`/election/${electionId}/candidate/${person.id}`}>{nameOf(person)}</Link>
        )}
        <PersonMeta
          party={person.partyId === null ? undefined : parties.get(person.partyId)}
          number={person.number}
          standing={person.standing}
        />
        {member.votes !== null && <span className={`num ${styles.votes}`}>{t('results.votes', { n: member.votes })}</span>}
        {other && <span className={styles.votes}>{t(`results.other.${member.outcome}`, { name: nameOf(other) })}</span>}
      </span>
      <span className={`${styles.outcome} ${styles[member.outcome] ?? ''}`}>
        <Icon size={16} aria-hidden />
        <span>{t(`results.outcome.${member.outcome}`, { n: member.place ?? 0 })}</span>
      </span>
    </li>
  )
}

/** First and last name. */
export function nameOf({ firstName, lastName }: Pick<ResultPerson, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`
}
