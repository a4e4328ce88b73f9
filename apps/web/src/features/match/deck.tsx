import { type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { RateButtons, type Rating } from '../../components/rate-buttons.tsx'
import { useText } from '../../i18n/text.ts'
import { afterMotion } from '../../lib/after-motion.ts'
import { announce } from '../../lib/announce.ts'
import type { Person } from '../../lib/person.ts'
import styles from './deck.module.css'
import { type CardPlace, DeckCard } from './deck-card.tsx'

export interface DeckProps {
  /** Who is still to be rated, the first on top. */
  readonly people: readonly Person[]
  readonly onRate: (person: Person, type: Rating) => void
  readonly onUndo: () => void
  readonly onHelp: () => void
}

interface Leaving {
  readonly person: Person
  readonly type: Rating
}

/** The deck: the first card can be rated, the next lies under it. Buttons and keys do the same as the gestures [SCREEN-4]. */
export function Deck({ people, onRate, onUndo, onHelp }: DeckProps) {
  const t = useText()
  const deck = useRef<HTMLElement>(null)
  const [leaving, setLeaving] = useState<readonly Leaving[]>([])
  const [first, next, lowest] = topOf(people, leaving)
  const firstId = first?.id
  const hadFocus = useRef(false)
  const given = useRef(new Map<number, Promise<void>>())
  useLayoutEffect(() => {
    if (firstId !== undefined && hadFocus.current) detailsOf(deck.current)?.focus()
    hadFocus.current = false
  }, [firstId])
  const rate = (type: Rating) => {
    if (!first) return
    hadFocus.current = detailsOf(deck.current) === document.activeElement
    setLeaving((cards) => [...cards, { person: first, type }])
    given.current.set(
      first.id,
      giveAfterMotion(() => onRate(first, type)),
    )
    const rated = t(`match.rated.${type}`)
    announce(next ? t('match.nextPerson', { rated, name: next.name, n: people.length - 1 }) : t('match.lastPerson', { rated }))
  }
  const latestRate = useRef(rate)
  useLayoutEffect(() => {
    latestRate.current = rate
  })
  const rateFirst = useCallback((type: Rating) => latestRate.current(type), [])
  const remove = useCallback(async (id: number) => {
    await given.current.get(id)
    given.current.delete(id)
    setLeaving((cards) => cards.filter((card) => card.person.id !== id))
  }, [])
  const cards: { person: Person; place: CardPlace; mark?: Rating }[] = [
    ...(lowest ? [{ person: lowest, place: 'lowest' as const }] : []),
    ...(next ? [{ person: next, place: 'below' as const }] : []),
    ...(first ? [{ person: first, place: 'first' as const }] : []),
    ...leaving.map(({ person, type }) => ({ person, place: 'leaving' as const, mark: type })),
  ]
  return (
    <section
      ref={deck}
      className={styles.deck}
      aria-label={t('match.deck')}
      onKeyDown={(event) => pressKey(event, { rate, onUndo, onHelp })}
    >
      <div className={styles.cards}>
        {cards.map(({ person, place, mark }) => (
          <DeckCard key={person.id} person={person} place={place} mark={mark} onRate={rateFirst} onGone={remove} />
        ))}
      </div>
      {first && (
        <div className={styles.actions}>
          <RateButtons name={first.name} onRate={rateFirst} />
        </div>
      )}
    </section>
  )
}

/**
 * The next card is there first; counts, lists and the server hear of the rating when the card is gone. Fulfilled when the page has heard of it
 * too: until then the card must not count as back on the deck.
 */
function giveAfterMotion(give: () => void): Promise<void> {
  return new Promise((resolve) => {
    afterMotion(() => {
      give()
      setTimeout(resolve)
    })
  })
}

const CARDS = 3
const CARDS_AT_LEAST = 2

/** The first who are not on their way out. The lowest card comes only when the one that leaves is gone, so that nothing is drawn meanwhile. */
function topOf(people: readonly Person[], leaving: readonly Leaving[]): Person[] {
  const count = Math.max(CARDS_AT_LEAST, CARDS - leaving.length)
  const found: Person[] = []
  for (const person of people) {
    if (leaving.some((card) => card.person.id === person.id)) continue
    found.push(person)
    if (found.length === count) break
  }
  return found
}

/** Focuses the first card, for those who come back from its details. */
export function focusFirstCard(): void {
  detailsOf(document.body)?.focus()
}

function detailsOf(deck: HTMLElement | null): HTMLElement | null {
  return deck?.querySelector<HTMLElement>('[data-place="first"] [data-details]') ?? null
}

interface KeyActions {
  readonly rate: (type: Rating) => void
  readonly onUndo: () => void
  readonly onHelp: () => void
}

const RATING_OF_KEY: Readonly<Record<string, Rating>> = { ArrowLeft: 'dislike', ArrowUp: 'love', ArrowRight: 'like' }

/** Keys while the deck has focus; Enter on the card's link opens the details by itself. */
function pressKey(event: KeyboardEvent, { rate, onUndo, onHelp }: KeyActions): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const rating = RATING_OF_KEY[event.key]
  const isKnown = rating !== undefined || ['u', 'U', '?'].includes(event.key)
  if (!isKnown) return
  event.preventDefault()
  if (rating) rate(rating)
  else if (event.key === '?') onHelp()
  else onUndo()
}
