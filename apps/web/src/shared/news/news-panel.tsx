import type { Article } from '@plenara/contract'
import { DebouncedSearch } from '@plenara/ui/form/debounced-search.tsx'
import { FilterFold } from '@plenara/ui/form/filter-fold.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import type { Pages } from '../../data/calls/use-pages.ts'
import { PagedList } from '../page/paged-list.tsx'
import { EmptyState } from '../page/state-panel.tsx'
import { NewsFilterFields, type NewsFilterFieldsProps } from './news-filter-fields.tsx'
import { activeNewsFilters, NO_NEWS_FILTERS } from './news-filters.ts'
import { NewsList } from './news-list.tsx'
import styles from './news-panel.module.css'

export interface NewsPanelProps extends NewsFilterFieldsProps {
  readonly pages: Pages<Article>
  /** The person whom the articles name. */
  readonly name: string
}

/** News that name a person, with search and filters; a sentence if there are none at all, or none with these filters [SCREEN-20]. */
export function NewsPanel({ pages, name, filters, onChange }: NewsPanelProps) {
  const t = useText()
  const active = activeNewsFilters(filters)
  const isNarrowed = active > 0 || filters.search.trim() !== ''
  const empty = <EmptyState text={isNarrowed ? t('news.noneFound') : t('news.empty', { name })} />
  if (pages.total === 0 && !isNarrowed && !pages.isPast) return empty
  return (
    <div className={styles.panel}>
      <DebouncedSearch label="news.search" value={filters.search} onSearch={(search) => onChange({ search })} />
      <FilterFold label={t('news.filterActive', { n: active })} isActive={isNarrowed} onReset={() => onChange(NO_NEWS_FILTERS)}>
        <NewsFilterFields filters={filters} onChange={onChange} />
      </FilterFold>
      <PagedList pages={pages} found={t('news.found', { n: pages.total ?? 0 })} moreLabel={t('news.more')} empty={empty}>
        <NewsList articles={pages.items} />
      </PagedList>
    </div>
  )
}
