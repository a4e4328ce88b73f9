import type { IconDots } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import styles from './row-menu.module.css'

export interface RowMenuProps {
  readonly label: string
  readonly icon: typeof IconDots
  readonly actions: readonly { readonly label: string; readonly run: () => void }[]
}

/** A menu of further actions: a popover that each action, Esc and a click outside close. */
export function RowMenu({ label, icon: Icon, actions }: RowMenuProps) {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const anchor = `--${id.replaceAll(/[^\w]/g, '')}`
  const closeAndRun = (run: () => void) => () => {
    popover.current?.hidePopover()
    run()
  }
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.button} style={{ anchorName: anchor }} aria-label={label} title={label}>
        <Icon aria-hidden size={20} stroke={1.75} />
      </button>
      <div id={id} ref={popover} popover="auto" className={styles.menu} style={{ positionAnchor: anchor }}>
        {actions.map((action) => (
          <button key={action.label} type="button" onClick={closeAndRun(action.run)}>
            {action.label}
          </button>
        ))}
      </div>
    </>
  )
}
