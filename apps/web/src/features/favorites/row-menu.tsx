import type { IconDots } from '@tabler/icons-react'
import { type ReactNode, useId, useRef } from 'react'
import styles from './row-menu.module.css'

export interface RowMenuProps {
  readonly label: string
  readonly icon: typeof IconDots
  /** Buttons; each closes the menu. */
  readonly children: ReactNode
}

/** A few more actions behind a button: a popover that Esc and a click elsewhere close. */
export function RowMenu({ label, icon: Icon, children }: RowMenuProps) {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const anchor = `--${id.replaceAll(/[^\w]/g, '')}`
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.button} style={{ anchorName: anchor }} aria-label={label} title={label}>
        <Icon aria-hidden size={20} stroke={1.75} />
      </button>
      {/* biome-ignore lint/a11y: a click on one of the buttons inside closes the popover */}
      <div
        id={id}
        ref={popover}
        popover="auto"
        className={styles.menu}
        style={{ positionAnchor: anchor }}
        onClick={() => popover.current?.hidePopover()}
      >
        {children}
      </div>
    </>
  )
}
