import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Button } from '../../components/button.tsx'
import { MatchRing } from '../../components/match-ring.tsx'
import { PartyDot } from '../../components/party-dot.tsx'
import { Portrait } from '../../components/portrait.tsx'
import { useText } from '../../i18n/text.ts'
import type { Person } from '../../lib/person.ts'
import { AnswerMark } from './answer-mark.tsx'
import styles from './compare.module.css'

export interface ComparedPeopleProps {
  readonly first: Person | undefined
  readonly second: Person | undefined
  /** Asks for another person at a place, 0 or 1. */
  readonly onChoose: (place: number) => void
}

/** The two persons of the comparison, each the same size, with their match. */
export function ComparedPeople({ first, second, onChoose }: ComparedPeopleProps) {
  return (
    <ul className={styles.people}>
      <PersonCard person={first} kind="first" onChoose={() => onChoose(0)} />
      <PersonCard person={second} kind="second" onChoose={() => onChoose(1)} />
    </ul>
  )
}

interface PersonCardProps {
  readonly person: Person | undefined
  readonly kind: 'first' | 'second'
  readonly onChoose: () => void
}

function PersonCard({ person, kind, onChoose }: PersonCardProps) {
  const t = useText()
  if (!person) {
    return (
      <li className={styles.person}>
        <Button full onClick={onChoose}>
          <IconPlus size={20} aria-hidden /> {t('compare.choose')}
        </Button>
      </li>
    )
  }
  const { card, name, party, percent } = person
  return (
    <li className={styles.person}>
      <Portrait person={card} size="large" />
      <p className={styles.name}>
        <AnswerMark kind={kind} />
        <Link to={`/election/${card.electionId}/candidate/${person.id}`}>{name}</Link>
      </p>
      <p className={styles.party}>{party && <PartyDot name={party.shortName} color={party.color} />}</p>
      <MatchRing value={percent?.value ?? null} />
      <p className={styles.shared}>
        {percent && percent.value !== null && (
          <span className="visually-hidden">{t('compare.percent', { percent: Math.round(percent.value) })} </span>
        )}
        {t(percent && percent.value !== null ? 'compare.shared' : 'match.sharedTooFew', { n: percent?.shared ?? 0 })}
      </p>
      <Button size="small" onClick={onChoose} aria-label={t('compare.changeOf', { name })}>
        {t('compare.change')}
      </Button>
    </li>
  )
}
