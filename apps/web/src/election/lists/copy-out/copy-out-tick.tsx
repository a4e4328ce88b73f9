import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './copy-out.module.css'
import print from './copy-out-print.module.css'

export interface CopyOutTickProps {
  /** Names the step for screen readers. */
  readonly label: string
  readonly isDone: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

/** A step of copying with its checkbox; the whole row can be pressed. */
export function CopyOutTick({ label, isDone, onToggle, children }: CopyOutTickProps) {
  return (
    <label className={`${styles.step} ${print.step} ${isDone ? styles.done : ''}`}>
      {children}
      <input type="checkbox" checked={isDone} onChange={onToggle} aria-label={label} />
      <span className={`${styles.tick} ${print.tick}`} aria-hidden="true">
        {isDone && <IconCheck />}
      </span>
    </label>
  )
}
