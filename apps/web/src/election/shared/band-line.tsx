import { type Band, precisionOf } from '@plenara/domain/belief'
import { useText } from '@plenara/ui/text/text.ts'
import styles from './band-line.module.css'

export interface BandLineProps {
  readonly band: Band
  /** In points, before the band was rounded. */
  readonly halfWidth: number
  /** The expected percent, 0 to 100. */
  readonly middle: number
}

/** The expected range of a percent once everything is answered: in numbers, as a bar from 0 to 100, and in words for screen readers. */
export function BandLine({ band, halfWidth, middle }: BandLineProps) {
  const t = useText()
  const precision = precisionOf(halfWidth)
  const spoken = precision
    ? t('outlook.bandSpoken', { ...band, precision: t(`outlook.precision.${precision}`) })
    : t('outlook.bandSpokenPlain', { ...band })
  return (
    <span className={styles.band}>
      <span className="visually-hidden">{spoken}</span>
      <span className={`num ${styles.numbers}`} aria-hidden="true">
        {t('outlook.band', { ...band })}
      </span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.body} style={{ insetInlineStart: `${band.from}%`, inlineSize: `${band.to - band.from}%` }} />
        <span className={styles.tick} style={{ insetInlineStart: `${middle}%` }} />
      </span>
    </span>
  )
}
