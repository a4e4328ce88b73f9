import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { Component, type ReactNode } from 'react'
import styles from './app.module.css'

/** Shows an error when a page fails to render, so that the window is never empty. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <Failed /> : this.props.children
  }
}

function Failed() {
  const t = useText()
  return (
    <main id="content" className={styles.plain}>
      <h1>{t('errors.internal')}</h1>
      <Button kind="primary" onClick={() => location.reload()}>
        {t('desk.reload')}
      </Button>
    </main>
  )
}
