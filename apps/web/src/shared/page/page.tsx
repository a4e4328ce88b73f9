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
  /** Content at the right of the title. */
  readonly aside?: ReactNode
  /** Uses the full width of very wide windows; the content must be made for it. */
  readonly wide?: boolean
}

/** A page with its title. After a navigation the title has the focus, so that screen readers begin there. */
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
  /** The target of the close button; by default the previous page. */
  readonly closeTo?: string
}

const closeIcon = <IconX aria-hidden />

/** A page for one task (questions, deck, editor): a close button replaces the navigation bar. */
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

/** Focuses the title once and sets the title of the window. For pages with a heading of their own (hero). */
export function useArrival(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  // One frame after the first: focusing forces a layout, which would delay the first paint.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const title = heading.current
      // The page may have focused the element with which the user continues, e.g. the next card.
      if (!title?.closest('main')?.contains(document.activeElement)) title?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  useEffect(() => {
    document.title = `${title} – Plenara`
  }, [title])
  return heading
}
