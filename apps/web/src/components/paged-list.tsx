import { type ReactNode, useEffect, useRef } from 'react'
import type { Pages } from '../lib/use-pages.ts'
import { Button } from './button.tsx'
import styles from './paged-list.module.css'
import { ErrorState, Skeleton } from './state-panel.tsx'

export interface PagedListProps {
  readonly pages: Pages<unknown>
  /** How many were found; absent where the number goes without saying. */
  readonly found?: string | undefined
  readonly moreLabel: string
  /** Shown where nothing is found. */
  readonly empty: ReactNode
  /** A list with one entry for each of the items. */
  readonly children: ReactNode
}

/** A list page by page: how many were found, the entries, the way to more. After more came the focus stands at the first of them. */
export function PagedList({ pages, found, moreLabel, empty, children }: PagedListProps) {
  const place = useRef<HTMLDivElement>(null)
  const { items, total, error, isLoadingMore } = pages
  const asked = useRef<number | null>(null)
  useEffect(() => {
    if (asked.current === null || items.length <= asked.current) return
    place.current
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
    <div ref={place} className={styles.list} aria-busy={pages.isPast}>
      <p role="status" className={styles.found}>
        {found}
      </p>
      {total === 0 ? empty : children}
      {error ? <ErrorState error={error} onRetry={pages.retry} /> : null}
      {pages.hasMore && !error && (
        <Button full aria-disabled={isLoadingMore} onClick={() => !isLoadingMore && askForMore()}>
          {moreLabel}
        </Button>
      )}
    </div>
  )
}
