import { Percent } from '@plenara/ui/percent.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { memo } from 'react'
import { Link } from 'react-router'
import type { Person } from '../../shared/person/person.ts'
import { PersonMeta } from '../../shared/person/person-meta.tsx'
import { Portrait } from '../../shared/person/portrait.tsx'
import { RATINGS, type Rating } from '../shared/rate-buttons.tsx'
import styles from './candidate-list.module.css'

export interface CandidateRowProps {
  readonly person: Person
  readonly rating: Rating | undefined
  readonly onRate: (person: Person, type: Rating) => void
}

/** Stable elements, so that another order renders no icon again. */
const ICONS = Object.fromEntries(RATINGS.map(({ type, icon: Icon }) => [type, <Icon key={type} aria-hidden size={20} stroke={1.75} />]))

/** A person in the list with the three marks; the present one is pressed, pressing it again removes it. */
export const CandidateRow = memo(function CandidateRow({ person, rating, onRate }: CandidateRowProps) {
  const t = useText()
  const { card, name } = person
  return (
    <div className={styles.row}>
      <Portrait person={card} />
      <div className={styles.who}>
        <Link to={`/election/${card.electionId}/candidate/${person.id}`} className={styles.name}>
          {name}
        </Link>
        <PersonMeta party={person.party} number={card.number} standing={card.standing} />
      </div>
      <Percent value={person.percent?.value} />
      <div className={styles.marks}>
        {RATINGS.map(({ type }) => (
          <button
            key={type}
            type="button"
            data-rate={type}
            className={`${styles.mark} ${styles[type]}`}
            aria-label={t(`match.rate.${type}.person`, { name })}
            title={t(`match.rate.${type}`)}
            aria-pressed={rating === type}
            onClick={() => onRate(person, type)}
          >
            {ICONS[type]}
          </button>
        ))}
      </div>
    </div>
  )
})
