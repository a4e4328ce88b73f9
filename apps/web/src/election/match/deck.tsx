import { announce } from '@plenara/ui/announce.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { tick } from '../../platform/haptics.ts'
import type { Person } from '../../shared/person/person.ts'
import { RateButtons, type Rating } from '../shared/rate-buttons.tsx'
import styles from './deck.module.css'
import { type CardPlace, DeckCard } from './deck-card.tsx'

export interface DeckProps {
  /** The people without a rating, the first on top. */
  readonly people: readonly Person[]
  readonly onRate: (person: Person, type: Rating) => void
  readonly onUndo: () => void
  readonly onHelp: () => void
  readonly wantsFocus: FocusWish
}

/** Why the next first card gets the focus: after navigation, unless the reader has moved it meanwhile, or after an action. */
export type FocusWish = RefObject<'arrival' | 'action' | null>

interface Leaving {
  readonly person: Person
  readonly type: Rating
}

/** The deck: the first card can be rated, the next is below it. Buttons and keys do the same as the gestures [SCREEN-4]. */
export function Deck({ people, onRate, onUndo, onHelp, wantsFocus }: DeckProps) {
  const t = useText()
  const deck = useRef<HTMLElement>(null)
  const [leaving, setLeaving] = useState<readonly Leaving[]>([])
  const [first, next, lowest] = topOf(people, leaving)
  const firstId = first?.id
  useLayoutEffect(() => {
    if (firstId === undefined || !wantsFocus.current) return
    if (wantsFocus.current === 'action' || isFocusFree()) detailsOf(deck.current)?.focus({ preventScroll: true })
    wantsFocus.current = null
  }, [firstId, wantsFocus])
  const rate = (type: Rating) => {
    if (!first) return
    if (isFocusFree() || detailsOf(deck.current) === document.activeElement) wantsFocus.current = 'action'
    setLeaving((cards) => [...cards, { person: first, type }])
    onRate(first, type)
    tick()
    const rated = t(`match.rated.${type}`)
    announce(next ? t('match.nextPerson', { rated, name: next.name, n: people.length - 1 }) : t('match.lastPerson', { rated }))
  }
  const latestRate = useRef(rate)
  useLayoutEffect(() => {
    latestRate.current = rate
  })
  const rateFirst = useCallback((type: Rating) => latestRate.current(type), [])
  useDeckKeys(deck, { rate: rateFirst, onUndo, onHelp })
  const remove = useCallback((id: number) => setLeaving((cards) => cards.filter((card) => card.person.id !== id)), [])
  const cards: { person: Person; place: CardPlace; mark?: Rating }[] = [
    ...(lowest ? [{ person: lowest, place: 'lowest' as const }] : []),
    ...(next ? [{ person: next, place: 'below' as const }] : []),
    ...(first ? [{ person: first, place: 'first' as const }] : []),
    ...leaving.map(({ person, type }) => ({ person, place: 'leaving' as const, mark: type })),
  ]
  return (
    <section ref={deck} className={styles.deck} aria-label={t('match.deck')}>
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

/** The number of rendered cards, leaving ones included; at least two are on the deck. */
const CARDS = 3

/** The first people of the deck whose cards are not leaving. */
function topOf(people: readonly Person[], leaving: readonly Leaving[]): Person[] {
  const isLeaving = ({ id }: Person) => leaving.some(({ person }) => person.id === id)
  return people
    .slice(0, CARDS + leaving.length)
    .filter((person) => !isLeaving(person))
    .slice(0, Math.max(2, CARDS - leaving.length))
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

/** The keys of the deck: while it has the focus, and while only the title of the page has it, as after navigation. */
function useDeckKeys(deck: RefObject<HTMLElement | null>, actions: KeyActions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector('dialog:modal')) return
    if (isFocusFree() || deck.current?.contains(document.activeElement)) pressKey(event, actions)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

/** Whether only the title of the page has the focus, which every page focuses after navigation. */
function isFocusFree(): boolean {
  return document.activeElement === document.body || document.activeElement?.matches('main h1') === true
}

/** Enter on the card's link opens the details by itself. */
function pressKey(event: KeyboardEvent, { rate, onUndo, onHelp }: KeyActions): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const rating = RATING_OF_KEY[event.key]
  const hasAction = rating !== undefined || ['u', 'U', '?'].includes(event.key)
  if (!hasAction) return
  event.preventDefault()
  if (rating) rate(rating)
  else if (event.key === '?') onHelp()
  else onUndo()
}
