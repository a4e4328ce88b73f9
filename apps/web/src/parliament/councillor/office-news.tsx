import type { Councillor } from '@plenara/contract'
import { usePages } from '../../data/calls/use-pages.ts'
import { newsQueryOf } from '../../shared/news/news-filters.ts'
import { NewsPanel } from '../../shared/news/news-panel.tsx'
import { useNewsFilters } from '../../shared/news/use-news-filters.ts'

export interface OfficeNewsProps {
  readonly call: 'getCouncillorArticles' | 'getFederalCouncillorArticles'
  readonly person: Councillor
}

/** Articles of the media that name a person in office [API-22]. */
export function OfficeNews({ call, person }: OfficeNewsProps) {
  const [filters, change] = useNewsFilters()
  const pages = usePages(call, { params: { id: person.id }, query: newsQueryOf(filters) })
  return <NewsPanel pages={pages} name={`${person.firstName} ${person.lastName}`} filters={filters} onChange={change} />
}
