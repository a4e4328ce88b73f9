import { useText } from '@plenara/ui/text/text.ts'
import type { ReactNode } from 'react'
import { ListRow } from './list-row.tsx'
import styles from './list-rows.module.css'
import { type ListBand, type ListOrder, type ListSummary, matchBands, orderLists } from './list-summary.ts'

export interface ListRowsProps {
  readonly summaries: readonly ListSummary[]
  readonly order: ListOrder
  readonly lines: number
  readonly onMore: (listId: number) => void
}

/** The rows of some lists in the chosen order; by match, lists that are too close form a band. */
export function ListRows({ summaries, order, lines, onMore }: ListRowsProps) {
  const rows = (members: readonly ListSummary[]) =>
    members.map((summary) => <ListRow key={summary.list.id} summary={summary} lines={lines} onMore={() => onMore(summary.list.id)} />)
  if (order !== 'match') {
    return (
      <div className={styles.room}>
        <ul className={styles.rows}>{rows(orderLists(summaries, order))}</ul>
      </div>
    )
  }
  return (
    <ul className={styles.bands}>
      {matchBands(summaries).map((band) => (
        <Band key={band.summaries[0]?.list.id} band={band}>
          <ul>{rows(band.summaries)}</ul>
        </Band>
      ))}
    </ul>
  )
}

function Band({ band, children }: { readonly band: ListBand; readonly children: ReactNode }) {
  const t = useText()
  if (!band.isTie) return <li>{children}</li>
  return (
    <li className={styles.tie}>
      <p>{t('lists.tie', { n: band.summaries.length })}</p>
      {children}
    </li>
  )
}
