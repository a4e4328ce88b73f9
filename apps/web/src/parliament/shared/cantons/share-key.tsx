import { useText } from '@plenara/ui/text/text.ts'
import styles from './share.module.css'
import { SHARES } from './share.ts'

export interface ShareKeyProps {
  /** Whether some areas are not counted. */
  readonly hasNone: boolean
  /** Whether the close steps are hatched. */
  readonly isHatched?: boolean
}

/** The legend of a map. */
export function ShareKey({ hasNone, isHatched = false }: ShareKeyProps) {
  const t = useText()
  return (
    <span className={`${styles.key} ${isHatched ? styles.hatched : ''}`}>
      {SHARES.filter((share) => share !== 'none' || hasNone).map((share) => (
        <span key={share}>
          <i className={styles[share]} />
          <span>{t(`votingDay.map.${share}`)}</span>
        </span>
      ))}
    </span>
  )
}
