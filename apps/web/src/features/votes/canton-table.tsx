import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { DetailSection } from '../../components/detail-page/detail-columns.tsx'
import { usePercent } from '../../components/votes/use-percent.ts'
import { VoteBar } from '../../components/votes/vote-bar.tsx'
import { useText } from '../../i18n/text.ts'
import { useCall } from '../../lib/query-client.ts'
import { useContentLanguage } from '../../lib/user.ts'
import { CANTON_COLUMNS, type CantonColumn, type CantonOrder, type CantonResult, nextOrder, sortCantons } from './canton-order.ts'
import styles from './canton-table.module.css'

export interface CantonTableProps {
  readonly cantons: readonly CantonResult[]
  /** Whether yes stands for the initiative. */
  readonly isTieBreak: boolean
}

/** The result of every canton with its bar; the heads of the columns sort. */
export function CantonTable({ cantons, isTieBreak }: CantonTableProps) {
  const t = useText()
  const lang = useContentLanguage()
  const known = useCall('getCantons', { query: { lang } })
  const [order, setOrder] = useState<CantonOrder>({ by: 'name', direction: 'ascending' })
  const names = useMemo(() => new Map<string, string>(known.data?.map(({ code, name }) => [code, name])), [known.data])
  const sorted = useMemo(() => sortCantons(cantons, order, (code) => names.get(code) ?? code), [cantons, order, names])
  const percent = usePercent()
  const titles: Record<CantonColumn, string> = {
    name: t('votes.cantons.name'),
    yes: t(isTieBreak ? 'votes.kind.initiative' : 'votes.decision.yes'),
    turnout: t('votes.cantons.turnout'),
  }
  return (
    <DetailSection title={t('votes.cantons.title')}>
      <table className={styles.table} aria-label={t('votes.cantons.title')}>
        <thead>
          <tr>
            {CANTON_COLUMNS.map((column) => (
              <th key={column} scope="col" aria-sort={order.by === column ? order.direction : undefined}>
                <button type="button" onClick={() => setOrder(nextOrder(order, column))}>
                  {titles[column]}
                  <SortIcon order={order} column={column} />
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ cantonCode, yesPercent, turnoutPercent }) => (
            <tr key={cantonCode}>
              <th scope="row">
                {names.get(cantonCode) ?? cantonCode}
                {yesPercent !== null && <VoteBar yes={yesPercent} no={100 - yesPercent} />}
              </th>
              <td className="num">
                <b>{percent(yesPercent)}</b>
              </td>
              <td className="num">{percent(turnoutPercent === null ? null : Math.round(turnoutPercent * 10) / 10)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </DetailSection>
  )
}

function SortIcon({ order, column }: { readonly order: CantonOrder; readonly column: CantonColumn }) {
  if (order.by !== column) return <IconSelector size={16} aria-hidden />
  return order.direction === 'ascending' ? <IconArrowUp size={16} aria-hidden /> : <IconArrowDown size={16} aria-hidden />
}
