import type { VoteCard } from '@plenara/contract'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../i18n/text.ts'
import type { Pages } from '../../lib/use-pages.ts'
import { useUserDecisions } from '../../lib/user-votes.ts'
import { Button } from '../button.tsx'
import { ErrorState, Skeleton } from '../state-panel.tsx'
import styles from './vote-list.module.css'
import { VoteRow } from './vote-row.tsx'

export interface VoteListProps<Vote extends VoteCard> {
  readonly pages: Pages<Vote>
  /** Shown where nothing is found. */
  readonly empty: ReactNode
  /** Stands in each row, e.g. how a councillor voted. */
  readonly extra?: (vote: Vote) => ReactNode
}

/** Votes page by page: how many were found, the rows, the way to more. After more came the focus stands at the first of them. */
export function VoteList<Vote extends VoteCard>({ pages, empty, extra }: VoteListProps<Vote>) {
  const t = useText()
  const own = useUserDecisions()
  const list = useRef<HTMLUListElement>(null)
  const { items, total, error } = pages
  const asked = useRef<number | null>(null)
  useEffect(() => {
    if (asked.current === null || items.length <= asked.current) return
    list.current?.children[asked.current]?.querySelector('a')?.focus()
    asked.current = null
  }, [items.length])
  const askForMore = () => {
    asked.current = items.length
    pages.loadMore()
  }
  if (total === undefined) return error ? <ErrorState error={error} onRetry={pages.retry} /> : <Skeleton rows={6} />
  return (
    <div className={styles.list} aria-busy={pages.isPast}>
      <h2 className="visually-hidden">{t('votes.title')}</h2>
      <p role="status" className={styles.found}>
        {t('votes.found', { n: total })}
      </p>
      {total === 0 && empty}
      {items.length > 0 && (
        <ul ref={list} className={styles.rows}>
          {items.map((vote) => (
            <li key={vote.id}>
              <VoteRow vote={vote} own={own.get(vote.id)}>
                {extra?.(vote)}
              </VoteRow>
            </li>
          ))}
        </ul>
      )}
      {error !== null && <ErrorState error={error} onRetry={pages.retry} />}
      {pages.hasMore && error === null && (
        <Button full aria-disabled={pages.isLoadingMore} onClick={() => !pages.isLoadingMore && askForMore()}>
          {t('votes.more', { shown: items.length, total })}
        </Button>
      )}
    </div>
  )
}
