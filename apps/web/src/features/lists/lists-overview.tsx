import type { Election } from '@plenara/contract'
import { isFollowingOpen, NEAR_TIE_POINTS } from '@plenara/domain'
import { IconChevronRight, IconHeart, IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ButtonLink } from '../../components/button.tsx'
import { SearchField } from '../../components/search-field.tsx'
import { Segmented } from '../../components/segmented.tsx'
import { EmptyState } from '../../components/state-panel.tsx'
import { useText } from '../../i18n/text.ts'
import { readDevice, writeDevice } from '../../lib/device-storage.ts'
import type { ElectionLists } from './api.ts'
import { ListActionSheet } from './list-action-sheet.tsx'
import { ListRows } from './list-rows.tsx'
import { LIST_ORDERS, type ListOrder, type ListSummary, searchLists, summarizeLists } from './list-summary.ts'
import styles from './lists-overview.module.css'
import { OrderSelect } from './order-select.tsx'
import { useListActions } from './use-list-actions.ts'

const KINDS = ['all', 'official', 'adapted', 'custom'] as const
type KindFilter = (typeof KINDS)[number]

export interface ListsOverviewProps {
  readonly election: Election
  readonly lists: ElectionLists
}

/** The lists of one election with their counts, search, order and actions [ROUTE-22]. */
export function ListsOverview({ election, lists }: ListsOverviewProps) {
  const t = useText()
  const [params, setParams] = useSearchParams()
  const kind = KINDS.find((value) => value === params.get('kind')) ?? 'all'
  const [order, setOrder] = useState<ListOrder>(() => LIST_ORDERS.find((value) => value === readDevice('lists-order')) ?? 'number')
  const [search, setSearch] = useState('')
  const [openId, setOpenId] = useState(0)
  const actions = useListActions(election, lists)
  const all = useMemo(() => summarizeLists(lists), [lists])
  const found = useMemo(() => searchLists(all, search, lists.candidates), [all, search, lists.candidates])
  const open = all.find(({ list }) => list.id === openId)
  const followed = all.find(({ isFollowed }) => isFollowed)
  const counted = (value: KindFilter) => (value === 'all' ? all.length : all.filter((summary) => summary.kind === value).length)
  const sections = sectionsOf(found, kind)
  const create = <NewListButtons hasFavorites={lists.favorites.length > 0} />

  return (
    <>
      <div className={styles.segments} data-tour="list-kinds">
        <Segmented
          label={t('lists.kind.label')}
          value={kind}
          options={KINDS.map((value) => ({ value, label: t(`lists.kind.${value}`), count: counted(value) }))}
          onChange={(value) => setParams(value === 'all' ? {} : { kind: value }, { replace: true })}
        />
      </div>
      <div className={styles.tools}>
        <SearchField label="lists.search" value={search} onChange={setSearch} />
        <OrderSelect
          value={order}
          options={LIST_ORDERS}
          onChange={(value) => {
            writeDevice('lists-order', value)
            setOrder(value)
          }}
        />
      </div>
      {order === 'match' && <p className={styles.note}>{t('lists.order.matchNote', { points: NEAR_TIE_POINTS })}</p>}
      {lists.parties.size > 0 && (
        <Link className={styles.partyLink} to="/lists?view=parties">
          {t('lists.parties.link')}
          <IconChevronRight size={20} aria-hidden />
        </Link>
      )}
      {sections.map((section) => (
        <section key={section.key} className={styles.section}>
          {section.title && <h2>{t(section.title)}</h2>}
          <ListRows summaries={section.summaries} order={order} lines={election.lines} onMore={setOpenId} />
        </section>
      ))}
      <p className="visually-hidden" role="status">
        {search && t('lists.found', { n: sections.reduce((sum, section) => sum + section.summaries.length, 0) })}
      </p>
      {sections.length === 0 && (
        <EmptyState text={t(search ? 'lists.emptySearch' : `lists.empty.${kind}`)} action={search ? null : create} />
      )}
      {(sections.length > 0 || search) && create}
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

interface Section {
  readonly key: string
  readonly title: string | null
  readonly summaries: readonly ListSummary[]
}

/** Without a filter the own lists stand first, under a title of their own. */
function sectionsOf(summaries: readonly ListSummary[], kind: KindFilter): readonly Section[] {
  const sections: readonly Section[] =
    kind === 'all'
      ? [
          { key: 'own', title: 'lists.section.own', summaries: summaries.filter((summary) => summary.kind !== 'official') },
          { key: 'official', title: 'lists.section.official', summaries: summaries.filter((summary) => summary.kind === 'official') },
        ]
      : [{ key: kind, title: null, summaries: summaries.filter((summary) => summary.kind === kind) }]
  return sections.filter((section) => section.summaries.length > 0)
}

function NewListButtons({ hasFavorites }: { readonly hasFavorites: boolean }) {
  const t = useText()
  return (
    <div className={styles.create} data-tour="list-new">
      <ButtonLink kind="primary" to="/list">
        <IconPlus size={20} aria-hidden />
        {t('lists.new')}
      </ButtonLink>
      {hasFavorites && (
        <ButtonLink to="/list?from=favorites">
          <IconHeart size={20} aria-hidden />
          {t('lists.fromFavorites')}
        </ButtonLink>
      )}
    </div>
  )
}
