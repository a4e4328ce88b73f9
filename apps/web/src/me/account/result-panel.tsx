import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './form.module.css'

export interface ResultPanelProps {
  readonly text: string
  readonly detail?: string
  readonly failed?: boolean
  readonly children?: ReactNode
}

/** A result as an icon, a sentence and the next step. */
export function ResultPanel({ text, detail, failed = false, children }: ResultPanelProps) {
  return (
    <div className={styles.result} role={failed ? 'alert' : 'status'}>
      <span className={`${styles.disc} ${failed ? styles.failed : ''}`}>
        {failed ? <IconAlertTriangle aria-hidden size={36} /> : <IconCircleCheck aria-hidden size={36} />}
      </span>
      <p className={styles.sentence}>{text}</p>
      {detail && <p>{detail}</p>}
      {children}
    </div>
  )
}
