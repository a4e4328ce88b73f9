import { useText } from '@plenara/ui/text/text.ts'
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { usePercent } from '../votes/use-percent.ts'
import { VoteBar } from '../votes/vote-bar.tsx'
import { AREA_COLUMNS, type AreaColumn, type AreaOrder, type AreaRow, nextOrder, sortAreas } from './area-order.ts'
import styles from './area-table.module.css'

export interface AreaTableProps {
  readonly label: string
  /** The word for the areas. */
  readonly kind: string
  readonly areas: readonly AreaRow[]
  /** Whether yes stands for the initiative. */
  readonly isTieBreak: boolean
}

/** The result of every area with its bar; the heads of the columns sort. */
export function AreaTable({ label, kind, areas, isTieBreak }: AreaTableProps) {
  const t = useText()
  const [order, setOrder] = useState<AreaOrder>({ by: 'name', direction: 'ascending' })
  const sorted = useMemo(() => sortAreas(areas, order), [areas, order])
  const percent = usePercent()
  const titles: Record<AreaColumn, string> = {
    name: kind,
    yes: t(isTieBreak ? 'votes.kind.initiative' : 'votes.decision.yes'),
    turnout: t('votes.cantons.turnout'),
  }
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {AREA_COLUMNS.map((column) => (
            <th key={column} scope="col" aria-sort={order.by === column ? order.direction : undefined}>
              <button type="button" onClick={() => setOrder(nextOrder(order, column))}>
                <span>{titles[column]}</span>
                <SortIcon order={order} column={column} />
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ key, name, yesPercent, turnoutPercent }) => (
          <tr key={key}>
            <th scope="row">
              <span>{name}</span>
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
  )
}

function SortIcon({ order, column }: { readonly order: AreaOrder; readonly column: AreaColumn }) {
  if (order.by !== column) return <IconSelector size={16} aria-hidden />
  return order.direction === 'ascending' ? <IconArrowUp size={16} aria-hidden /> : <IconArrowDown size={16} aria-hidden />
}
