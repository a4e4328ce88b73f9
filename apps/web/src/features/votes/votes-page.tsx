import { VOTE_SORTS } from '@plenara/contract/parliament-constants'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { DebouncedSearch } from '../../components/debounced-search.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { GovernmentTabs } from '../../components/government-tabs.tsx'
import { OfficialError, OfficialSite } from '../../components/official-data.tsx'
import { Page } from '../../components/page.tsx'
import { Segmented } from '../../components/segmented.tsx'
import { EmptyState } from '../../components/state-panel.tsx'
import { useVoteFilters } from '../../components/votes/use-vote-filters.ts'
import { VoteFilterFields } from '../../components/votes/vote-filter-fields.tsx'
import { activeFilters, voteQueryOf } from '../../components/votes/vote-filters.ts'
import { VoteList } from '../../components/votes/vote-list.tsx'

import { useText } from '../../i18n/text.ts'
import { useMediaQuery } from '../../lib/media-query.ts'
import { usePages } from '../../lib/use-pages.ts'
import { useContentLanguage } from '../../lib/user.ts'
import styles from './votes-page.module.css'

/** From here the filters stand beside the list. */
const FILTERS_WIDTH = '(min-width: 1024px)'
const NO_FILTERS = { search: '', from: '', to: '', topics: [], isPeoples: false } as const

/** Votes of the parliament and of the people, with search, filters and order in the address [ROUTE-36, VALID-11]. */
export function VotesPage() {
  const t = useText()
  const lang = useContentLanguage()
  const [filters, change] = useVoteFilters()
  const [isOpen, setOpen] = useState(false)
  const hasRoom = useMediaQuery(FILTERS_WIDTH)
  const pages = usePages('getVotes', { query: { lang, ...voteQueryOf(filters) } })
  const active = activeFilters(filters)
  const isNarrowed = active > 0 || filters.search.trim() !== ''
  const reset = isNarrowed ? <Button onClick={() => change(NO_FILTERS)}>{t('common.reset')}</Button> : null
  const fields = <VoteFilterFields filters={filters} onChange={change} />
  return (
    <Page title={t('votes.title')}>
      <GovernmentTabs power="legislative" />
      <div className={styles.layout}>
        {hasRoom && (
          <search className={styles.filters} aria-label={t('votes.filter.title')}>
            {fields}
            {reset}
          </search>
        )}
        <div className={styles.main}>
          <div className={styles.tools}>
            <DebouncedSearch label="votes.search" value={filters.search} onSearch={(search) => change({ search })} />
            {!hasRoom && (
              <Button onClick={() => setOpen(true)}>
                <IconAdjustmentsHorizontal size={20} aria-hidden />
                {t('votes.filter.button', { n: active })}
              </Button>
            )}
            <div className={styles.order}>
              <Segmented
                label={t('votes.sort.label')}
                value={filters.sort}
                options={VOTE_SORTS.map((value) => ({ value, label: t(`votes.sort.${value}`) }))}
                onChange={(sort) => change({ sort })}
              />
            </div>
          </div>
          <h2 className="visually-hidden">{t('votes.list')}</h2>
          {pages.error && pages.total === undefined ? (
            <OfficialError error={pages.error} onRetry={pages.retry} site={filters.isPeoples ? 'people' : 'parliament'} />
          ) : (
            <VoteList
              pages={pages}
              empty={
                <EmptyState
                  text={t(isNarrowed ? 'votes.emptyFilters' : 'votes.empty')}
                  action={reset ?? <OfficialSite site="parliament" />}
                />
              }
            />
          )}
        </div>
      </div>
      {isOpen && !hasRoom && (
        <Dialog
          title={t('votes.filter.title')}
          onClose={() => setOpen(false)}
          actions={
            <>
              {reset}
              <Button kind="primary" onClick={() => setOpen(false)}>
                <span aria-live="polite">{t('votes.filter.show', { n: pages.total ?? 0 })}</span>
              </Button>
            </>
          }
        >
          {fields}
        </Dialog>
      )}
    </Page>
  )
}
