import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Pages } from '../../data/calls/use-pages.ts'
import styles from './paged-list.module.css'
import { ErrorState, Skeleton } from './state-panel.tsx'

export interface PagedListProps {
  readonly pages: Pages<unknown>
  /** The number of results as text; absent where it is obvious. */
  readonly found?: string | undefined
  readonly moreLabel: string
  /** Shown where nothing is found. */
  readonly empty: ReactNode
  /** A list with one entry for each of the items. */
  readonly children: ReactNode
}

/** A list page by page: the number of results, the entries, a button for more. After loading more the first new entry has the focus. */
export function PagedList({ pages, found, moreLabel, empty, children }: PagedListProps) {
  const listRef = useRef<HTMLDivElement>(null)
  const { items, total, error, isLoadingMore } = pages
  const asked = useRef<number | null>(null)
  useEffect(() => {
    if (asked.current === null || items.length <= asked.current) return
    listRef.current
      ?.querySelector(`:scope > ul > :nth-child(${asked.current + 1})`)
      ?.querySelector('a')
      ?.focus()
    asked.current = null
  }, [items.length])
  const askForMore = () => {
    asked.current = items.length
    pages.loadMore()
  }
  if (total === undefined) return error ? <ErrorState error={error} onRetry={pages.retry} /> : <Skeleton rows={6} />
  return (
    <div ref={listRef} className={styles.list} aria-busy={pages.isPast}>
      <p role="status" className={styles.found}>
        {found}
      </p>
      {total === 0 ? empty : children}
      {error ? <ErrorState error={error} onRetry={pages.retry} /> : null}
      {pages.hasMore && !error && (
        <div className={styles.more}>
          <Button full aria-disabled={isLoadingMore} onClick={() => !isLoadingMore && askForMore()}>
            {moreLabel}
          </Button>
        </div>
      )}
      <PageLinks {...pages} />
    </div>
  )
}

/** Links to the other pages, for browsers without script. */
function PageLinks({ shownPages = [1, 1], hasMore }: Pick<Pages<unknown>, 'shownPages' | 'hasMore'>) {
  const t = useText()
  const { search } = useLocation()
  const [first, last] = shownPages
  if (first === 1 && !hasMore) return null
  return (
    <noscript>
      <nav className={styles.pages} aria-label={t('common.pages')}>
        {first > 1 && <a href={pageAddress(search, first - 1)}>{t('common.back')}</a>}
        {hasMore && <a href={pageAddress(search, last + 1)}>{t('common.next')}</a>}
      </nav>
    </noscript>
  )
}

function pageAddress(search: string, page: number): string {
  const params = new URLSearchParams(search)
  if (page > 1) params.set('page', String(page))
  else params.delete('page')
  return `?${params}`
}
