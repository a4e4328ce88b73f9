import { useText } from '@plenara/ui/text/text.ts'
import { PartyDot } from '../../shared/person/party-dot.tsx'
import { VoteBar } from '../shared/votes/vote-bar.tsx'
import { type DecidedGroup, missingOf } from './decision-counts.ts'
import styles from './decision-table.module.css'
import type { NamedGroup } from './use-vote-names.ts'

export interface DecisionTableProps {
  readonly rows: readonly DecidedGroup[]
  /** The heading of the first column. */
  readonly head: string
  readonly nameOf: (id: number) => NamedGroup | undefined
  /** The label of members without a party or group. */
  readonly without: string
  /** The label of a party or group without a known name. */
  readonly other: string
}

const COLUMNS = ['yes', 'no', 'abstain'] as const

/** The decisions by party or group: a bar each, and the numbers as a table. */
export function DecisionTable({ rows, head, nameOf, without, other }: DecisionTableProps) {
  const t = useText()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <td aria-hidden="true" />
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={styles[column]}>
              {column === 'abstain' ? (
                <abbr title={t('votes.decision.abstain')}>{t('votes.by.abstain')}</abbr>
              ) : (
                t(`votes.decision.${column}`)
              )}
            </th>
          ))}
          <th scope="col">{t('votes.by.missing')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, counts }) => {
          const named = id === null ? undefined : nameOf(id)
          return (
            <tr key={id ?? 'none'}>
              <th scope="row" lang={named?.lang}>
                {named?.color ? <PartyDot name={named.name} color={named.color} /> : (named?.name ?? (id === null ? without : other))}
              </th>
              <td aria-hidden="true" className={styles.bar}>
                <VoteBar yes={counts.yes} no={counts.no} abstain={counts.abstain} />
              </td>
              {COLUMNS.map((column) => (
                <td key={column} className={`num ${styles[column]}`}>
                  {counts[column]}
                </td>
              ))}
              <td className="num">{missingOf(counts)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
