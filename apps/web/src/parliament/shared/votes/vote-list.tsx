import type { VoteCard } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import type { ReactNode } from 'react'
import type { Pages } from '../../../data/calls/use-pages.ts'
import { useUserDecisions } from '../../../data/commands/user-votes.ts'
import { PagedList } from '../../../shared/page/paged-list.tsx'
import styles from './vote-list.module.css'
import { VoteRow } from './vote-row.tsx'

export interface VoteListProps<Vote extends VoteCard> {
  readonly pages: Pages<Vote>
  /** Shown if nothing is found. */
  readonly empty: ReactNode
  /** Content of each row, e.g. the decision of a councillor. */
  readonly extra?: (vote: Vote) => ReactNode
}

/** Votes page by page with the number of results. */
export function VoteList<Vote extends VoteCard>({ pages, empty, extra }: VoteListProps<Vote>) {
  const t = useText()
  const decisions = useUserDecisions()
  const { items, total = 0 } = pages
  return (
    <PagedList
      pages={pages}
      found={t('votes.found', { n: total })}
      moreLabel={t('votes.more', { shown: items.length, total })}
      empty={empty}
    >
      <h2 className="visually-hidden">{t('votes.title')}</h2>
      <ul className={styles.rows}>
        {items.map((vote) => (
          <li key={vote.id}>
            <VoteRow vote={vote} userDecision={decisions.get(vote.id)}>
              {extra?.(vote)}
            </VoteRow>
          </li>
        ))}
      </ul>
    </PagedList>
  )
}
