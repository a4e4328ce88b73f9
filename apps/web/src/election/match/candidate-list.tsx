import type { CandidateSort } from '@plenara/domain/people'
import { Button } from '@plenara/ui/button.tsx'
import { Segmented } from '@plenara/ui/form/segmented.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import {
  createContext,
  Fragment,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { EmptyState } from '../../shared/page/state-panel.tsx'
import type { Person } from '../../shared/person/person.ts'
import { CATEGORIES, type Category } from '../shared/match-settings.ts'
import type { Rating } from '../shared/rate-buttons.tsx'
import styles from './candidate-list.module.css'
import { CandidateRow } from './candidate-row.tsx'
import { indexOf } from './list-index.ts'
import { ListIndexStrip } from './list-index-strip.tsx'
import { PartHead } from './part-head.tsx'

export interface CandidateListProps {
  readonly groups: Readonly<Record<Category, readonly Person[]>>
  readonly category: Category
  /** The order of the list. */
  readonly sort: CandidateSort
  readonly onCategory: (category: Category) => void
  readonly ratingOf: (id: number) => Rating | undefined
  /** Rates a person, or removes the rating if it is the present one. */
  readonly onRate: (person: Person, type: Rating) => void
  readonly onRateAll: () => void
  /** Absent without active filters. */
  readonly onReset: (() => void) | undefined
}

/** The candidates in their three groups, as a full alternative to the deck [SCREEN-3]. */
export function CandidateList(props: CandidateListProps) {
  const { groups, category, onCategory } = props
  const t = useText()
  const people = groups[category]
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
            {t('match.rateAll', { n: people.length })}
          </Button>
        )}
      </div>
      {people.length === 0 ? <EmptyGroup category={category} onReset={props.onReset} /> : <Rows {...props} people={people} />}
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
}

function Rows({ people, category, sort, ratingOf, onRate }: RowsProps) {
  const list = useRef<HTMLDivElement>(null)
  const rows = useRef<WindowVirtualizerHandle>(null)
  const rate = useRateInList({ list, people, onRate })
  const index = useMemo(() => indexOf(people, sort), [people, sort])
  const partAt = useMemo(() => new Map(index?.parts.map((part) => [part.start, part])), [index])
  const jump = useCallback((start: number) => jumpTo(start, rows.current, list.current), [])
  return (
    <div ref={list} className={styles.list}>
      {index && <ListIndexStrip index={index} onJump={jump} />}
      <Size value={people.length}>
        <WindowVirtualizer ref={rows} key={category} data={people} as="ul" item={Item}>
          {(person, place) => {
            const part = partAt.get(place)
            const row = <CandidateRow key={place} person={person} rating={ratingOf(person.id)} onRate={rate} />
            if (!index || !part) return row
            return (
              <Fragment key={place}>
                <PartHead kind={index.kind} part={part} />
                {row}
              </Fragment>
            )
          }}
        </WindowVirtualizer>
      </Size>
    </div>
  )
}

/** The height of the index over the list, in pixels. */
const STRIP = 56
/** How many frames to wait for a distant row, which is hidden and cannot be focused until it is measured. */
const FRAMES = 60

/** Scrolls to a person and focuses the row, so that keyboard and screen readers continue there. */
function jumpTo(index: number, rows: WindowVirtualizerHandle | null, list: HTMLElement | null): void {
  rows?.scrollToIndex(index, { align: 'start', offset: -STRIP })
  const focus = (left: number) => {
    const link = list?.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"] a`)
    link?.focus({ preventScroll: true })
    if ((!link || document.activeElement !== link) && left > 0) requestAnimationFrame(() => focus(left - 1))
  }
  requestAnimationFrame(() => focus(FRAMES))
}

interface RateInList extends Pick<CandidateListProps, 'onRate'> {
  readonly list: RefObject<HTMLDivElement | null>
  readonly people: readonly Person[]
}

/** Rates and keeps the focus at its position in the list; a stable function, so that only changed rows are rendered. */
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
