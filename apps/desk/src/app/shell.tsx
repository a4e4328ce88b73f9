import { IconButton } from '@plenara/ui/button.tsx'
import { Logo } from '@plenara/ui/logo.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconMenu2 } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Menu, type MenuProps } from './menu.tsx'
import styles from './shell.module.css'

export interface ShellProps extends Pick<MenuProps, 'actor' | 'candidacy'> {
  /** True for a page with a single task, which has its own header row on phones. */
  readonly isTask?: boolean
  readonly children: ReactNode
}

/** The frame of every page behind the sign-in: a bar on phones, a column from 1280 pixels. */
export function Shell({ actor, candidacy, isTask = false, children }: ShellProps) {
  const t = useText()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const close = () => setMenuOpen(false)
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t('desk.skip')}
      </a>
      <header className={isTask ? `${styles.bar} ${styles.ofTask}` : styles.bar}>
        <Brand />
        <span className={styles.area}>{t('desk.area')}</span>
        <IconButton label={t('desk.menu')} aria-haspopup="dialog" onClick={() => setMenuOpen(true)}>
          <IconMenu2 aria-hidden />
        </IconButton>
      </header>
      <div className={styles.column}>
        <Brand />
        <Menu actor={actor} candidacy={candidacy} />
      </div>
      <div className={styles.content}>{children}</div>
      {isMenuOpen && (
        <Dialog title={t('desk.menu')} onClose={close}>
          <Menu actor={actor} candidacy={candidacy} onChosen={close} />
        </Dialog>
      )}
    </div>
  )
}

function Brand() {
  return (
    <span className={styles.brand}>
      <Logo size={32} />
      <span>Plenara</span>
    </span>
  )
}
