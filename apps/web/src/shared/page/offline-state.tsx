import { Button } from '@plenara/ui/button.tsx'
import { extraPart } from '@plenara/ui/extra-part.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { IconCloudOff, IconRefresh } from '@tabler/icons-react'
import { createContext, type ReactNode, Suspense, useCallback, useContext, useEffect, useState } from 'react'
import { needTexts } from '../../i18n/needed-texts.ts'
import styles from './state-panel.module.css'

const Report = createContext<(() => () => void) | null>(null)

const Ways = extraPart(async () => {
  const [{ OfflineWays }] = await Promise.all([import('./offline-ways.tsx'), needTexts()])
  return OfflineWays
})

/** What works without a network, once it is loaded. */
export function OfflineWays() {
  return (
    <Suspense fallback={null}>
      <Ways />
    </Suspense>
  )
}

/** Replaces content that could not be loaded without a network: a sentence and a button to try again [SCREEN-20]. */
export function OfflineState({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText()
  const report = useContext(Report)
  useEffect(() => report?.(), [report])
  return (
    <div className={`${styles.panel} ${styles.offline}`} role="alert">
      <span className={styles.sign}>
        <IconCloudOff aria-hidden size={24} />
      </span>
      <p>{t('errors.offline')}</p>
      <Button onClick={onRetry}>
        <IconRefresh aria-hidden size={20} />
        <span>{t('common.retry')}</span>
      </Button>
    </div>
  )
}

/** A page, with what works without a network below it, once, if any content of the page is missing for lack of a network. */
export function WithOfflineWays({ children }: { readonly children: ReactNode }) {
  const [missing, setMissing] = useState(0)
  const report = useCallback(() => {
    setMissing((count) => count + 1)
    return () => setMissing((count) => count - 1)
  }, [])
  return (
    <Report value={report}>
      {children}
      {missing > 0 && <OfflineWays />}
    </Report>
  )
}
