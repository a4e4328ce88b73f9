import { Skeleton } from '../../shared/page/state-panel.tsx'
import styles from './page-fallback.module.css'

/** A page while its script or the state of its step loads; visible only after a delay, so that fast loads do not flicker. */
export function PageFallback() {
  return (
    <main id="content" className={styles.fallback}>
      <Skeleton rows={5} />
    </main>
  )
}
