import type { Election } from '@plenara/contract'
import { isFollowingOpen } from '@plenara/domain/lists'
import { NEAR_TIE_POINTS } from '@plenara/domain/match'
import { SearchField } from '@plenara/ui/form/search-field.tsx'
import { Segmented } from '@plenara/ui/form/segmented.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { readDevice, writeDevice } from '../../../platform/device-storage.ts'
import { useMediaQuery } from '../../../platform/media-query.ts'
import { EmptyState } from '../../../shared/page/state-panel.tsx'
import { type ElectionLists, useAnswered } from '../api.ts'
import { useListActions } from '../use-list-actions.ts'
import { closestLists } from './closest-lists.ts'
import { ListActionSheet } from './list-action-sheet.tsx'
import { LIST_CATEGORIES, type ListCategory, useListCategory } from './list-category.ts'
import { ListPreview, listInSight } from './list-preview.tsx'
import { ListRows } from './list-rows.tsx'
import { LIST_ORDERS, type ListOrder, type ListSummary, searchLists, summarizeLists } from './list-summary.ts'
import styles from './lists-overview.module.css'
import { NewListButtons } from './new-list-buttons.tsx'
import { OrderSelect } from './order-select.tsx'

export interface ListsOverviewProps {
  readonly election: Election
  readonly lists: ElectionLists
}

/** The lists of an election: first the own ones, a button for a new one and the closest, then all with search and order [ROUTE-22]. */
export function ListsOverview({ election, lists }: ListsOverviewProps) {
  const t = useText()
  const [category, chooseCategory] = useListCategory(election.id)
  const [order, setOrder] = useListOrder()
  const [openId, setOpenId] = useState(0)
  const actions = useListActions(election, lists)
  const answered = useAnswered(election.id)
  const all = useMemo(() => summarizeLists({ ...lists, answered }), [lists, answered])
  const closest = useMemo(() => closestLists(all), [all])
  const open = all.find(({ list }) => list.id === openId)
  const followed = all.find(({ isFollowed }) => isFollowed)
  const membersOf = (value: ListCategory) => (value === 'all' ? all : all.filter(({ kind }) => kind === value))
  const inSight = listInSight(lists)
  const hasPreview = useMediaQuery('(min-width: 1600px)') && inSight !== undefined
  const ownLists = all.filter(({ kind }) => kind !== 'official')
  const rows = (summaries: readonly ListSummary[], by: ListOrder) => (
    <ListRows summaries={summaries} order={by} lines={election.lines} onMore={setOpenId} />
  )
  const create = <NewListButtons hasFavorites={lists.favorites.length > 0} />
  const shown = category === 'all' ? 'official' : category
  const found = <FoundLists key={shown} kind={shown} {...{ lists, order, setOrder, rows, create }} summaries={membersOf(shown)} />

  return (
    <>
      <div className={styles.segments} data-tour="list-kinds">
        <Segmented
          label={t('lists.kind.label')}
          value={category}
          options={LIST_CATEGORIES.map((value) => ({ value, label: t(`lists.kind.${value}`), count: membersOf(value).length }))}
          onChange={chooseCategory}
        />
      </div>
      {category === 'all' ? (
        <div className={hasPreview ? `${styles.columns} ${styles.withPreview}` : styles.columns}>
          <div>
            {ownLists.length > 0 && <Section title={t('lists.section.own')}>{rows(ownLists, order)}</Section>}
            {create}
            {closest.lists.length > 0 && (
              <Section title={t('lists.closest')}>
                {rows(closest.lists, 'match')}
                {closest.hasTies && <p className={styles.note}>{t('lists.closest.more')}</p>}
              </Section>
            )}
            <PartyLink lists={lists} />
          </div>
          <Section title={t('lists.section.official')}>{found}</Section>
          {hasPreview && <ListPreview election={election} lists={lists} list={inSight} />}
        </div>
      ) : (
        <>
          {found}
          {category === 'official' && <PartyLink lists={lists} />}
        </>
      )}
      {open && (
        <ListActionSheet
          summary={open}
          actions={actions}
          replaces={followed && followed !== open ? followed.list.name : null}
          closedReason={isFollowingOpen(election, new Date()) ? null : t('errors.deadline_passed')}
          onClose={() => setOpenId(0)}
        />
      )}
    </>
  )
}

function useListOrder() {
  const [order, setOrder] = useState<ListOrder>(() => LIST_ORDERS.find((value) => value === readDevice('lists-order')) ?? 'number')
  const choose = (value: ListOrder) => {
    writeDevice('lists-order', value)
    setOrder(value)
  }
  return [order, choose] as const
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

function PartyLink({ lists }: Pick<ListsOverviewProps, 'lists'>) {
  const t = useText()
  if (lists.parties.size === 0) return null
  return (
    <Link className={styles.partyLink} to="/lists?view=parties">
      <span>{t('lists.parties.link')}</span>
      <IconChevronRight size={20} aria-hidden />
    </Link>
  )
}

interface FoundListsProps extends Pick<ListsOverviewProps, 'lists'> {
  readonly kind: Exclude<ListCategory, 'all'>
  readonly summaries: readonly ListSummary[]
  readonly order: ListOrder
  readonly setOrder: (order: ListOrder) => void
  readonly rows: (summaries: readonly ListSummary[], order: ListOrder) => ReactNode
  /** The button for a new list, if there is no own list. */
  readonly create: ReactNode
}

/** All lists of a kind with search and order. */
function FoundLists({ lists, kind, summaries, order, setOrder, rows, create }: FoundListsProps) {
  const t = useText()
  const [search, setSearch] = useState('')
  const found = useMemo(() => searchLists(summaries, search, lists.candidates), [summaries, search, lists.candidates])
  if (summaries.length === 0) return <EmptyState text={t(`lists.empty.${kind}`)} action={kind === 'official' ? null : create} />
  return (
    <>
      <div className={styles.tools}>
        <SearchField label="lists.search" value={search} onChange={setSearch} />
        <OrderSelect value={order} options={LIST_ORDERS} onChange={setOrder} />
      </div>
      {order === 'match' && <p className={styles.note}>{t('lists.order.matchNote', { points: NEAR_TIE_POINTS })}</p>}
      {found.length > 0 ? rows(found, order) : <EmptyState text={t('lists.emptySearch')} action={null} />}
      <p className="visually-hidden" role="status">
        {search && t('lists.found', { n: found.length })}
      </p>
      {kind !== 'official' && create}
    </>
  )
}
