import type { OfficialList } from '@plenara/contract'
import { seededOrder } from '@plenara/domain/fair-order'
import { listMatch } from '@plenara/domain/match'
import { Percent } from '@plenara/ui/percent.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { Link } from 'react-router'
import { usePercentsById } from '../../../data/queries/candidates.ts'
import { useFairSeed } from './api.ts'
import styles from './closest.module.css'

const SHOWN = 3

/** The three official lists with the best average match. */
export function ClosestLists({ electionId, lists }: { readonly electionId: number; readonly lists: readonly OfficialList[] }) {
  const t = useText()
  const percents = usePercentsById(electionId)
  const seed = useFairSeed(electionId)
  const closest = seededOrder(lists, seed, ({ id }) => id)
    .map((list) => ({ list, value: listMatch(list, percents).value }))
    .filter(({ value }) => value !== null)
    .sort((a, b) => (b.value ?? -1) - (a.value ?? -1))
    .slice(0, SHOWN)
  if (closest.length === 0) return null
  return (
    <section>
      <div className={styles.heading}>
        <h2>{t('outlook.end.lists')}</h2>
        <Link to="/lists">{t('outlook.end.allLists', { count: lists.length })}</Link>
      </div>
      <ol className={styles.rows}>
        {closest.map(({ list, value }) => (
          <li key={list.id} className={styles.row}>
            {list.number !== null && <span className={`num ${styles.number}`}>{list.number}</span>}
            <b className={styles.facts}>{list.name}</b>
            <span className={styles.average}>{t('outlook.end.average')}</span>
            <span className={styles.percent}>
              <Percent value={value} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
