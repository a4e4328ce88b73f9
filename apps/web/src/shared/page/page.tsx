import { IconButton } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { WithOfflineWays } from './offline-state.tsx'
import styles from './page.module.css'

export interface PageProps {
  /** The `h1` and the first part of the window's title. */
  readonly title: string
  readonly children: ReactNode
  /** Stands right of the title. */
  readonly aside?: ReactNode
  /** Takes the room of very wide windows; what it shows must know what to do with it. */
  readonly wide?: boolean
}

/** A page with its title. On arrival focus goes to the title, so that screen readers begin there. */
export function Page({ title, children, aside, wide }: PageProps) {
  const heading = useArrival(title)
  return (
    <main id="content" className={wide ? `${styles.page} ${styles.spread}` : styles.page}>
      <div className={styles.heading}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {aside}
      </div>
      <WithOfflineWays>{children}</WithOfflineWays>
    </main>
  )
}

export interface TaskPageProps extends PageProps {
  /** Where closing leads; without it the page before. */
  readonly closeTo?: string
}

const closeIcon = <IconX aria-hidden />

/** A page for one task (questions, deck, editor): the navigation bar goes, a close button comes. */
export function TaskPage({ title, children, aside, closeTo, wide }: TaskPageProps) {
  const heading = useArrival(title)
  const navigate = useNavigate()
  const t = useText()
  return (
    <main id="content" className={`${styles.page} ${styles.task}`}>
      <div className={styles.top}>
        <IconButton label={t('common.close')} onClick={() => (closeTo ? navigate(closeTo) : navigate(-1))}>
          {closeIcon}
        </IconButton>
        <h1 ref={heading} tabIndex={-1} className={styles.grow}>
          {title}
        </h1>
        {aside}
      </div>
      <div className={`${styles.body} ${wide ? styles.wide : ''}`}>
        <WithOfflineWays>{children}</WithOfflineWays>
      </div>
    </main>
  )
}

/** Focuses the title once and names the window after it. For pages that draw their own heading (hero). */
export function useArrival(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  // In the frame after the first: focusing lays the page out at once, which would come before its own painting.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const title = heading.current
      // The page may have put the focus where the user goes on, e.g. on the next card.
      if (!title?.closest('main')?.contains(document.activeElement)) title?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  useEffect(() => {
    document.title = `${title} – Plenara`
  }, [title])
  return heading
}
