import type { Council } from '@plenara/contract'
import { languageTag } from '@plenara/domain/text-and-time'
import { Hemicycle } from '@plenara/ui/chart/hemicycle.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { Link } from 'react-router'
import styles from './canton-page.module.css'

/** Councils with their sizes; each links to its members. */
export function CouncilCards({ councils }: { readonly councils: readonly Council[] }) {
  const t = useText()
  return (
    <ul className={styles.cards}>
      {councils.map(({ id, name, type, seats, municipality, fallback }) => (
        <li key={id} className={styles.card}>
          <div>{seats !== null && <Hemicycle seats={seats} />}</div>
          <div>
            <h3 lang={fallback?.name && languageTag(fallback.name)}>
              <Link to={`/canton/council/${id}`}>{name}</Link>
            </h3>
            <p>{[municipality, t(`councils.type.${type}`)].filter(Boolean).join(' · ')}</p>
            {seats !== null && (
              <p className={styles.size}>
                <b className="num">{seats}</b> <span>{t('councils.seats', { count: seats })}</span>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
