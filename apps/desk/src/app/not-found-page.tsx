import { ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useArrival } from '../page/use-arrival.ts'
import styles from './app.module.css'

/** The page for an address that does not exist, or that the account may not see. */
export function NotFoundPage() {
  const t = useText()
  const heading = useArrival(t('desk.notFound'))
  return (
    <main id="content" className={styles.plain}>
      <h1 ref={heading} tabIndex={-1}>
        {t('desk.notFound')}
      </h1>
      <ButtonLink to="/candidacy" kind="primary">
        {t('desk.toHome')}
      </ButtonLink>
    </main>
  )
}
