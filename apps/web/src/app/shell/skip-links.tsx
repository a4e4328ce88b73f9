import { useText } from '@plenara/ui/text/text.ts'
import { useLocation } from 'react-router'
import styles from './skip-links.module.css'

/** The first stops of the keyboard: past the navigation, or to it. */
export function SkipLinks({ hasNavigation }: { readonly hasNavigation: boolean }) {
  const t = useText()
  const { pathname, search } = useLocation()
  return (
    <nav className={styles.links} aria-label={t('app.skipLinks')}>
      <a href={`${pathname}${search}#content`} onClick={focusOn('content')}>
        {t('app.skipToContent')}
      </a>
      {hasNavigation && (
        <a href={`${pathname}${search}#navigation`} onClick={focusOn('navigation')}>
          {t('app.skipToNavigation')}
        </a>
      )}
    </nav>
  )
}

function focusOn(id: string) {
  return (event: { preventDefault: () => void }) => {
    const target = document.getElementById(id)
    const stop = target?.querySelector<HTMLElement>('h1, a, button')
    if (!stop) return
    event.preventDefault()
    stop.focus()
    stop.scrollIntoView({ block: 'center' })
  }
}
