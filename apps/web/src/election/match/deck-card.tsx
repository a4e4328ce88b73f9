import buttonStyles from '@plenara/ui/button.module.css'
import { useText } from '@plenara/ui/text/text.ts'
import { IconBuildingBank, IconInfoCircle, IconMapPin, IconUserCircle } from '@tabler/icons-react'
import { memo, useId, useLayoutEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { PartyDot } from '../../shared/person/party-dot.tsx'
import type { Person } from '../../shared/person/person.ts'
import { Portrait } from '../../shared/person/portrait.tsx'
import { StandingNote } from '../../shared/person/standing-note.tsx'
import { MatchSentence } from '../shared/match-sentence.tsx'
import { RATINGS, type Rating } from '../shared/rate-buttons.tsx'
import '@plenara/ui/view-transition.css'
import styles from './deck.module.css'
import { MatchArc } from './match-arc.tsx'
import { putBack, throwOut, useSwipe } from './swipe.ts'
import type { SwipeDirection } from './swipe-decision.ts'

const RATING_OF = { left: 'dislike', up: 'love', right: 'like' } as const satisfies Record<SwipeDirection, Rating>
const DIRECTION_OF = { dislike: 'left', love: 'up', like: 'right' } as const satisfies Record<Rating, SwipeDirection>

/** The place of a card: on top, below one or two others, or leaving with a mark. */
export type CardPlace = 'first' | 'below' | 'lowest' | 'leaving'

export interface DeckCardProps {
  readonly person: Person
  readonly place: CardPlace
  /** The mark with which the card leaves; undefined while it is on the deck. */
  readonly mark: Rating | undefined
  readonly onRate: (type: Rating) => void
  readonly onGone: (id: number) => void
}

/**
 * A person as a card that is swiped or rated with the buttons below. When it moves to the top only its place changes, so that a swipe needs
 * neither rendering nor layout. Lower cards are hidden by an attribute and not by `inert`, which every element inside would inherit.
 */
export const DeckCard = memo(function DeckCard({ person, place, mark, onRate, onGone }: DeckCardProps) {
  const t = useText()
  const id = useId()
  const navigate = useNavigate()
  const card = useRef<HTMLElement>(null)
  const isFirst = place === 'first'
  const details = `/election/${person.card.electionId}/candidate/${person.id}?closeOnMatch=1`
  const swipe = useSwipe({ onSwipe: (direction) => onRate(RATING_OF[direction]), onTap: () => navigate(details, { viewTransition: true }) })
  useLayoutEffect(() => {
    const element = card.current
    if (!mark || !element) return
    const flight = throwOut(element, DIRECTION_OF[mark])
    flight.onfinish = () => onGone(person.id)
    return () => {
      // An undo shows the same element again.
      flight.cancel()
      putBack(element)
    }
  }, [mark, onGone, person.id])
  return (
    <article
      ref={card}
      className={styles.card}
      data-place={place}
      aria-labelledby={id}
      aria-hidden={isFirst ? undefined : true}
      {...(isFirst && swipe)}
    >
      <Link
        to={details}
        viewTransition
        className={`${buttonStyles.icon} ${styles.info}`}
        aria-label={t('match.details', { name: person.name })}
        tabIndex={isFirst ? undefined : -1}
        data-details
      >
        {infoIcon}
      </Link>
      <CardFace id={id} person={person} />
    </article>
  )
})

const infoIcon = <IconInfoCircle aria-hidden />

/** The content of the card, independent of its place. */
const CardFace = memo(function CardFace({ id, person }: { readonly id: string; readonly person: Person }) {
  const t = useText()
  return (
    <>
      <div className={styles.photo}>
        <Portrait person={person.card} size="card" />
        {RATINGS.map(({ type, icon: Icon }) => (
          <span key={type} className={`${styles.stamp} ${styles[type]}`} aria-hidden="true">
            <Icon size={24} />
            <span>{t(`match.rate.${type}`)}</span>
          </span>
        ))}
      </div>
      <div className={styles.text}>
        <div className={styles.headline}>
          <h2 id={id}>{person.name}</h2>
          <MatchArc value={person.percent?.value ?? null} />
        </div>
        <CardMeta person={person} />
        <p className={styles.shared}>
          <MatchSentence percent={person.percent} />
        </p>
        <CardFacts person={person} />
      </div>
    </>
  )
})

function CardMeta({ person: { card, party, age } }: { readonly person: Person }) {
  const t = useText()
  return (
    <p className={`num ${styles.meta}`}>
      {party && <PartyDot name={party.shortName} color={party.color} />}
      {card.listNumber && (
        <span>
          {card.listPosition === null
            ? t('match.list', { list: card.listNumber })
            : t('match.listPlace', { list: card.listNumber, place: card.listPosition })}
        </span>
      )}
      {age !== null && <span>{t('match.age', { n: age })}</span>}
    </p>
  )
}

function CardFacts({ person: { card } }: { readonly person: Person }) {
  const t = useText()
  return (
    <ul className={styles.facts}>
      {card.standing && (
        <li>
          <StandingNote standing={card.standing} />
        </li>
      )}
      {card.occupation && (
        <li>
          <IconUserCircle aria-hidden size={20} stroke={1.75} />
          <span>{card.occupation}</span>
        </li>
      )}
      <li>
        <IconBuildingBank aria-hidden size={20} stroke={1.75} />
        <span>{t(card.incumbent ? 'match.incumbent' : 'match.newcomer')}</span>
      </li>
      {card.place && (
        <li>
          <IconMapPin aria-hidden size={20} stroke={1.75} />
          <span>{card.place}</span>
        </li>
      )}
    </ul>
  )
}
