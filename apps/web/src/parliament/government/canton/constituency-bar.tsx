import type { Council } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { useCall } from '../../../data/calls/query-client.ts'
import { useContentLanguage } from '../../../data/queries/user.ts'
import styles from './constituency-bar.module.css'

export interface ConstituencyBarProps {
  readonly council: Pick<Council, 'seats'>
  readonly cantonId: number
}

/** The seats of a parliament by constituency; nothing if they are not all known or belong to another council. */
export function ConstituencyBar({ council, cantonId }: ConstituencyBarProps) {
  const t = useText()
  const lang = useContentLanguage()
  const { data } = useCall('getCantonConstituencies', { params: { id: cantonId }, query: { lang } })
  const parts = (data ?? []).map(({ id, name, seats }) => ({ id, name, seats: seats ?? 0 })).toSorted((a, b) => b.seats - a.seats)
  const sum = parts.reduce((total, { seats }) => total + seats, 0)
  if (parts.length < 2 || sum !== council.seats) return null
  return (
    <section className={styles.constituencies} aria-labelledby="constituencies">
      <h2 id="constituencies">{t('councils.constituencies', { count: parts.length })}</h2>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ id, seats }) => (
          <span key={id} style={{ flexGrow: seats }}>
            {seats * 20 >= sum && seats}
          </span>
        ))}
      </div>
      <ul className={styles.list}>
        {parts.map(({ id, name, seats }) => (
          <li key={id}>
            <span>{name}</span>
            <span>
              <b className="num">{seats}</b> <span>{t('councils.seats', { count: seats })}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
