import type { SpiderAxisValue } from '@plenara/ui/chart/spider-chart.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import styles from './spider-table.module.css'

export interface SpiderTableProps {
  readonly axes: readonly SpiderAxisValue[]
  readonly other?: readonly SpiderAxisValue[]
  readonly otherName?: string
}

/** The numbers of the opinion diagram, 0 = no agreement with the aim of the axis, 100 = full agreement. */
export function SpiderTable({ axes, other, otherName }: SpiderTableProps) {
  const t = useText()
  const shown = (value: number | null | undefined) => (value === null || value === undefined ? '–' : Math.round(value))
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('profile.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('profile.axis')}</th>
          <th scope="col">{t('profile.you')}</th>
          {other && <th scope="col">{otherName}</th>}
        </tr>
      </thead>
      <tbody>
        {axes.map((axis) => (
          <tr key={axis.id}>
            <th scope="row">{axis.name}</th>
            <td className="num">{shown(axis.value)}</td>
            {other && <td className={`num ${styles.other}`}>{shown(other.find(({ id }) => id === axis.id)?.value)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
