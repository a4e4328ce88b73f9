import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { MatchRing } from '../../shared/person/match-ring.tsx'
import { PartyDot } from '../../shared/person/party-dot.tsx'
import type { Person } from '../../shared/person/person.ts'
import { Portrait } from '../../shared/person/portrait.tsx'
import { StandingNote } from '../../shared/person/standing-note.tsx'
import { ExpectedMatch } from '../shared/expected-match.tsx'
import { useShortLeft } from '../shared/use-short-left.ts'
import { AnswerMark } from './answer-mark.tsx'
import styles from './compare.module.css'

export interface ComparedPeopleProps {
  readonly first: Person | undefined
  readonly second: Person | undefined
  /** Opens the choice of another person for a place, 0 or 1. */
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
          <IconPlus size={20} aria-hidden /> <span>{t('compare.choose')}</span>
        </Button>
      </li>
    )
  }
  const { card, name, party } = person
  return (
    <li className={styles.person}>
      <Portrait person={card} size="large" />
      <p className={styles.name}>
        <AnswerMark kind={kind} />
        <Link to={`/election/${card.electionId}/candidate/${person.id}`}>{name}</Link>
      </p>
      <p className={styles.party}>
        {party && <PartyDot name={party.shortName} color={party.color} />}
        <StandingNote standing={card.standing} />
      </p>
      <SharedMatch person={person} />
      <Button size="small" onClick={onChoose} aria-label={t('compare.changeOf', { name })}>
        {t('compare.change')}
      </Button>
    </li>
  )
}

/** The percent with its basis; until the short questions are answered the band. */
function SharedMatch({ person: { card, id, percent } }: { readonly person: Person }) {
  const t = useText()
  const left = useShortLeft(card.electionId)
  if (left) {
    return (
      <div className={styles.expected}>
        <ExpectedMatch electionId={card.electionId} candidateId={id} left={left} />
      </div>
    )
  }
  const value = left === null ? null : (percent?.value ?? null)
  return (
    <>
      <MatchRing value={value} />
      <p className={styles.shared}>
        {value !== null && <span className="visually-hidden">{`${t('compare.percent', { percent: Math.round(value) })} `}</span>}
        {left !== null && <span>{t(value === null ? 'match.sharedTooFew' : 'compare.shared', { n: percent?.shared ?? 0 })}</span>}
      </p>
    </>
  )
}
