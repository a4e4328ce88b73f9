import { createContext, type ReactNode, type Ref, type RefObject, useCallback, useContext, useLayoutEffect, useRef } from 'react'
import { WindowVirtualizer } from 'virtua'
import { Button } from '../../components/button.tsx'
import type { Rating } from '../../components/rate-buttons.tsx'
import { Segmented } from '../../components/segmented.tsx'
import { EmptyState } from '../../components/state-panel.tsx'
import { useText } from '../../i18n/text.ts'
import { CATEGORIES, type Category } from '../../lib/match-settings.ts'
import type { Person } from '../../lib/person.ts'
import styles from './candidate-list.module.css'
import { CandidateRow } from './candidate-row.tsx'
import { useLater } from './use-later.ts'

export interface CandidateListProps {
  readonly groups: Readonly<Record<Category, readonly Person[]>>
  readonly category: Category
  /** True while a sheet lies over the list: what nobody sees is drawn after what they see. */
  readonly isCovered: boolean
  readonly onCategory: (category: Category) => void
  readonly ratingOf: (id: number) => Rating | undefined
  /** Rates, or takes the rating back where it is the present one. */
  readonly onRate: (person: Person, type: Rating) => void
  readonly onRateAll: () => void
  readonly onDone: () => void
  /** Absent where no filter is active. */
  readonly onReset: (() => void) | undefined
}

/** The candidates in their three groups, as the full equal of the deck [SCREEN-3]. */
export function CandidateList(props: CandidateListProps) {
  const { groups, category, onCategory } = props
  const t = useText()
  const people = groups[category]
  const shown = useLater(people, props.isCovered)
  return (
    <section aria-label={t('match.listView')}>
      <Segmented
        label={t('match.groups')}
        value={category}
        onChange={onCategory}
        options={CATEGORIES.map((value) => ({ value, label: t(`match.group.${value}`), count: groups[value].length }))}
      />
      <div className={styles.actions}>
        {category === 'available' && people.length > 0 && (
          <Button kind="secondary" size="small" onClick={props.onRateAll}>
            {t('match.rateAll')}
          </Button>
        )}
        <Button kind="quiet" size="small" onClick={props.onDone}>
          {t('match.done')}
        </Button>
      </div>
      {shown.length === 0 ? (
        <EmptyGroup category={category} onReset={props.onReset} />
      ) : (
        <Rows {...props} people={shown} head={people[0]} />
      )}
    </section>
  )
}

function EmptyGroup({ category, onReset }: Pick<CandidateListProps, 'category' | 'onReset'>) {
  const t = useText()
  if (!onReset) return <EmptyState text={t(`match.empty.${category}`)} />
  return <EmptyState text={t('match.noneFiltered')} action={<Button onClick={onReset}>{t('match.resetFilter')}</Button>} />
}

const Size = createContext(0)

interface RowsProps extends CandidateListProps {
  readonly people: readonly Person[]
  /** Who comes first: of a covered list only the head follows a change at once. */
  readonly head: Person | undefined
}

function Rows({ people, head, category, ratingOf, onRate }: RowsProps) {
  const list = useRef<HTMLDivElement>(null)
  const rate = useRateInList({ list, people, onRate })
  return (
    <div ref={list} className={styles.list}>
      <Size value={people.length}>
        <WindowVirtualizer key={category} data={people} as="ul" item={Item} bufferSize={0}>
          {(person, index) => {
            const one = (index === 0 && head) || person
            return <CandidateRow key={index} person={one} rating={ratingOf(one.id)} onRate={rate} />
          }}
        </WindowVirtualizer>
      </Size>
    </div>
  )
}

interface RateInList extends Pick<CandidateListProps, 'onRate'> {
  readonly list: RefObject<HTMLDivElement | null>
  readonly people: readonly Person[]
}

/** Rates and keeps the focus at its place in the list; the same function every time, so that a row is drawn anew only where it changes. */
function useRateInList(state: RateInList): CandidateListProps['onRate'] {
  const { list, people } = state
  const latest = useRef(state)
  const refocus = useRef<{ readonly index: number; readonly type: Rating } | null>(null)
  useLayoutEffect(() => {
    latest.current = state
  })
  useLayoutEffect(() => {
    const place = refocus.current
    refocus.current = null
    if (!place || people.length === 0 || list.current?.contains(document.activeElement)) return
    const index = Math.min(place.index, people.length - 1)
    list.current?.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"] [data-rate="${place.type}"]`)?.focus()
  }, [people, list])
  return useCallback((person, type) => {
    refocus.current = { index: latest.current.people.indexOf(person), type }
    latest.current.onRate(person, type)
  }, [])
}

interface ItemProps {
  readonly ref?: Ref<HTMLLIElement>
  readonly index: number
  readonly style: React.CSSProperties
  readonly children: ReactNode
}

function Item({ ref, index, style, children }: ItemProps) {
  return (
    <li ref={ref} style={style} className={styles.item} aria-setsize={useContext(Size)} aria-posinset={index + 1}>
      {children}
    </li>
  )
}
