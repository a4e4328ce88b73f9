import { VOTE_SORTS } from '@plenara/contract/parliament-constants'
import { Button, ButtonLink } from '@plenara/ui/button.tsx'
import { DebouncedSearch } from '@plenara/ui/form/debounced-search.tsx'
import { FilterFold } from '@plenara/ui/form/filter-fold.tsx'
import { PlainForm, PlainSubmit } from '@plenara/ui/form/plain-form.tsx'
import { Segmented } from '@plenara/ui/form/segmented.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Pages } from '../../../data/calls/use-pages.ts'
import { useMediaQuery } from '../../../platform/media-query.ts'
import { EmptyState } from '../../../shared/page/state-panel.tsx'
import { OfficialError, OfficialSite } from '../../shared/official-data.tsx'
import { ListFilterFields } from './list-filter-fields.tsx'
import { activeListFilters, NO_FILTERS, readListFilters, writeListFilters } from './list-filters.ts'
import { useListFilters } from './use-list-filters.ts'
import styles from './votes-frame.module.css'

/** From this width on the filters are beside the list. */
const FILTERS_WIDTH = '(min-width: 1024px)'
const KIND = ['people']

export interface VotesFrameProps {
  readonly pages: Pages<unknown>
  /** The label of the button that shows the results, with their number. */
  readonly showText: string
  /** Renders the list; the argument is shown if nothing is found. */
  readonly children: (empty: ReactNode) => ReactNode
}

/** Search, filters and order around a list of votes; without script they are a plain form. */
export function VotesFrame({ pages, showText, children }: VotesFrameProps) {
  const t = useText()
  const [filters, change] = useListFilters()
  const [isOpen, setOpen] = useState(false)
  const hasRoom = useMediaQuery(FILTERS_WIDTH)
  const active = activeListFilters(filters)
  const reset = active > 0 || filters.search.trim() !== '' ? <Reset /> : null
  const fields = <ListFilterFields filters={filters} onChange={change} />
  const site = filters.isPeoples ? 'people' : 'parliament'
  return (
    <PlainForm className={styles.layout} keep={KIND}>
      {hasRoom && (
        <search className={styles.filters} aria-label={t('votes.filter.title')}>
          {fields}
          {reset}
        </search>
      )}
      <div className={styles.main}>
        <div className={styles.tools}>
          <DebouncedSearch label="votes.search" name="q" value={filters.search} onSearch={(search) => change({ search })} />
          {!hasRoom && (
            <div className={styles.open}>
              <Button onClick={() => setOpen(true)}>
                <IconAdjustmentsHorizontal size={20} aria-hidden />
                <span>{t('votes.filter.button', { n: active })}</span>
              </Button>
            </div>
          )}
          <div className={styles.order}>
            <Segmented
              label={t('votes.sort.label')}
              name="sort"
              value={filters.sort}
              options={VOTE_SORTS.map((value) => ({ value, label: t(`votes.sort.${value}`) }))}
              onChange={(sort) => change({ sort })}
            />
          </div>
          <noscript className={styles.plain}>
            <FilterFold label={t('votes.filter.button', { n: active })}>{fields}</FilterFold>
          </noscript>
          <PlainSubmit />
        </div>
        <h2 className="visually-hidden">{t('votes.list')}</h2>
        {pages.error && pages.total === undefined ? (
          <OfficialError error={pages.error} onRetry={pages.retry} site={site} />
        ) : (
          children(
            reset ? (
              <EmptyState text={t('votes.emptyFilters')} action={<NothingFound />} />
            ) : (
              <EmptyState text={t('votes.empty')} action={<OfficialSite site={site} />} />
            ),
          )
        )}
      </div>
      {isOpen && !hasRoom && (
        <Dialog
          title={t('votes.filter.title')}
          onClose={() => setOpen(false)}
          actions={
            <>
              {reset}
              <Button kind="primary" onClick={() => setOpen(false)}>
                <span aria-live="polite">{showText}</span>
              </Button>
            </>
          }
        >
          {fields}
        </Dialog>
      )}
    </PlainForm>
  )
}

/** A link to the address without filters. */
function Reset() {
  const t = useText()
  const [params] = useSearchParams()
  const plain = writeListFilters(params, { ...readListFilters(params), ...NO_FILTERS })
  return (
    <ButtonLink to={`?${plain}`} replace preventScrollReset>
      {t('common.reset')}
    </ButtonLink>
  )
}

/** A link to all votes, and with a search one to the votes of the other kind. */
function NothingFound() {
  const t = useText()
  const [params] = useSearchParams()
  const filters = readListFilters(params)
  const { search, isPeoples } = filters
  const other = writeListFilters(params, { ...filters, ...NO_FILTERS, search, isPeoples: !isPeoples })
  return (
    <div className={styles.ways}>
      <Reset />
      {search.trim() !== '' && <ButtonLink to={`?${other}`}>{t(isPeoples ? 'votes.searchParliament' : 'votes.searchPeople')}</ButtonLink>}
    </div>
  )
}
