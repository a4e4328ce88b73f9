import { halfWidthOf, type Outlook, precisionOf } from '@plenara/domain/belief'
import { useText } from '@plenara/ui/text/text.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { useMemo } from 'react'
import styles from './how-exact.module.css'

/** The average precision of the bands in words, and the meaning of a band. */
export function HowExact({ outlook }: { readonly outlook: Outlook }) {
  const t = useText()
  const halfWidth = useMemo(() => {
    const widths = outlook.group.map(({ row }) => halfWidthOf([row], outlook))
    return widths.reduce((sum, width) => sum + width, 0) / Math.max(widths.length, 1)
  }, [outlook])
  const precision = precisionOf(halfWidth)
  return (
    <details className={styles.exact}>
      <summary>
        {precision && <span className={styles.word}>{t(`outlook.precision.${precision}`)}</span>}
        <span className={styles.more}>
          <span>{t('outlook.howExact')}</span> <IconChevronDown size={20} aria-hidden />
        </span>
      </summary>
      <p>{t('outlook.howExactText')}</p>
    </details>
  )
}
