import { useText } from '@plenara/ui/text/text.ts'
import { ButtonLink } from '@plenara/ui/button.tsx'
import { useArrival } from '../page/use-arrival.ts'
import styles from './team-page.module.css'

/** The page that a secretariat sees instead of a page that only the person may use. */
export function PersonOnlyPage({ cid }: { readonly cid: number }) {
  const t = useText()
  const heading = useArrival(t('team.personOnly'))
  return (
    <main id="content" className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {t('team.personOnly')}
      </h1>
      <p>{t('team.personOnly.text')}</p>
      <ButtonLink to={`/candidacy/${cid}`} kind="primary" size="big" full>
        {t('team.toDraft')}
      </ButtonLink>
    </main>
  )
}
