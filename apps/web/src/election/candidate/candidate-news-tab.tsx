import { usePages } from '../../data/calls/use-pages.ts'
import { newsQueryOf } from '../../shared/news/news-filters.ts'
import { NewsPanel } from '../../shared/news/news-panel.tsx'
import { useNewsFilters } from '../../shared/news/use-news-filters.ts'
import type { Person } from '../../shared/person/person.ts'

/** Articles of the media that name a candidate [API-24]. */
export function CandidateNewsTab({ person }: { readonly person: Person }) {
  const [filters, change] = useNewsFilters()
  const params = { eid: person.card.electionId, cid: person.id }
  const pages = usePages('getCandidateArticles', { params, query: newsQueryOf(filters) })
  return <NewsPanel pages={pages} name={person.name} filters={filters} onChange={change} />
}
