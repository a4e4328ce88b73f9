import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { useText } from '../text/text.ts'
import styles from './filter-fold.module.css'

export interface FilterFoldProps {
  /** The name of the fold with the number of filters in use. */
  readonly label: string
  readonly isActive?: boolean
  /** Absent where the button could not work without script. */
  readonly onReset?: () => void
  /** The fields. */
  readonly children: ReactNode
}

/** Filters that fold away, so that their results stay near the top on a phone. Every change takes effect at once. */
export function FilterFold({ label, isActive, onReset, children }: FilterFoldProps) {
  const t = useText()
  return (
    <details className={styles.fold}>
      <summary>
        <IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden />
        <span>{label}</span>
      </summary>
      <div className={styles.fields}>
        {children}
        {isActive && onReset && (
          <div>
            <Button size="small" onClick={onReset}>
              {t('common.reset')}
            </Button>
          </div>
        )}
      </div>
    </details>
  )
}
