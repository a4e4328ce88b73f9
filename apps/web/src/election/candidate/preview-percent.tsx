import { Percent } from '@plenara/ui/percent.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import styles from './candidate-detail.module.css'

/** In the place of the match, of which each voter has one of their own: whoever is shown has none. */
export function PreviewPercent() {
  const t = useText()
  return (
    <p className={styles.unknown}>
      <b>
        <Percent value={null} /> %
      </b>
      <span>{t('candidate.preview.percent')}</span>
    </p>
  )
}
