import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import { MatchRing } from '../../components/match-ring.tsx'
import { MatchSentence } from '../../components/match-sentence.tsx'
import { PartyDot } from '../../components/party-dot.tsx'
import { PersonHead } from '../../components/person-head.tsx'
import { useText } from '../../i18n/text.ts'
import type { Person } from '../../lib/person.ts'
import styles from './candidate-detail.module.css'

export interface CandidateHeaderProps {
  readonly person: Person
  readonly heading: Ref<HTMLHeadingElement>
  readonly favorite: ReactNode
  /** Shows why. */
  readonly onWhy: () => void
}

/** Who it is, for which party and list, and the match percent with where it comes from. */
export function CandidateHeader({ person, heading, favorite, onWhy }: CandidateHeaderProps) {
  const t = useText()
  const { card, party } = person
  return (
    <header>
      <PersonHead person={card} heading={heading} aside={favorite}>
        {party && <PartyDot name={party.shortName} color={party.color} />}
        {card.listNumber && <span>{t('match.list', { list: card.number ?? card.listNumber })}</span>}
      </PersonHead>
      <div className={styles.percent}>
        <MatchRing value={person.percent?.value ?? null} />
        <div>
          <p>
            <MatchSentence percent={person.percent} />
          </p>
          <p className={styles.ways}>
            <button type="button" onClick={onWhy}>
              {t('candidate.why.ask')}
            </button>
            <Link to={`/election/${card.electionId}/compare?with=${person.id}`} aria-label={t('compare.withOf', { name: person.name })}>
              {t('compare.with')}
            </Link>
          </p>
        </div>
      </div>
    </header>
  )
}
