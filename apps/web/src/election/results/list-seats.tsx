import type { ElectionResult, OfficialList } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import styles from './results.module.css'

export interface ListSeatsProps {
  readonly result: Pick<ElectionResult, 'lists' | 'former'>
  readonly lists: readonly OfficialList[]
}

/** Votes and seats of every list in the order of the ballot; nothing for a majority election. */
export function ListSeats({ result, lists }: ListSeatsProps) {
  const t = useText()
  const listById = new Map([...lists, ...(result.former?.lists ?? [])].map((list) => [list.id, list]))
  if (result.lists.length === 0) return null
  return (
    <details className={styles.details}>
      <summary>
        <h2>{t('results.lists.title')}</h2>
        <span className="num">{result.lists.length}</span>
      </summary>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('results.lists.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('results.column.list')}</th>
            <th scope="col">{t('results.column.votes')}</th>
            <th scope="col">{t('results.column.seats')}</th>
          </tr>
        </thead>
        <tbody>
          {result.lists.map(({ listId, votes, seats, vacant }) => (
            <tr key={listId}>
              <th scope="row">
                <span className={`num ${styles.number}`}>{listById.get(listId)?.number}</span> <span>{listById.get(listId)?.name}</span>
                {vacant > 0 && <span className={styles.vacant}>{t('results.vacant', { n: vacant })}</span>}
              </th>
              <td className="num">{votes === null ? '–' : t('results.number', { n: votes })}</td>
              <td className="num">
                <b>{seats ?? '–'}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
