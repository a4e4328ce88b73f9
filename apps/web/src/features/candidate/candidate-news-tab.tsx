import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { NewsList } from '../../components/news-list.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../components/state-panel.tsx'
import { useText } from '../../i18n/text.ts'
import type { Person } from '../../lib/person.ts'
import { useCall } from '../../lib/query-client.ts'

/** Articles of the media that name a person, or the sentence that none is known [SCREEN-20]. */
export function CandidateNewsTab({ person }: { readonly person: Person }) {
  const [pages, setPages] = useState(1)
  return (
    <>
      {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
        <NewsPage key={page} person={person} page={page} onMore={page === pages ? () => setPages(pages + 1) : undefined} />
      ))}
    </>
  )
}

interface NewsPageProps {
  readonly person: Person
  readonly page: number
  /** Asks for the next page; absent where it is shown already. */
  readonly onMore: (() => void) | undefined
}

function NewsPage({ person, page, onMore }: NewsPageProps) {
  const t = useText()
  const params = { eid: person.card.electionId, cid: person.id }
  const { data, error, refetch } = useCall('getCandidateArticles', { params, query: { page: String(page) } })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={3} />
  if (data.total === 0) return <EmptyState text={t('news.empty', { name: person.name })} />
  return (
    <>
      <NewsList articles={data.items} />
      {onMore && page * data.pageSize < data.total && <Button onClick={onMore}>{t('news.more')}</Button>}
    </>
  )
}
