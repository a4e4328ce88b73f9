import { electionContentLanguage } from '@plenara/domain/text-and-time'
import { IconButton } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconLanguage, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useActiveElection } from '../../data/queries/active-election.ts'
import { useContentLanguage, useUser } from '../../data/queries/user.ts'
import { closeLanguageAlert, isLanguageAlertClosed } from './closed-language-alert.ts'
import styles from './language-alert.module.css'

/** An alert that the active election is not available in the chosen language, until it is closed [NAV-6, LANG-1, LANG-3]. */
export function LanguageAlert() {
  const t = useText()
  const user = useUser()
  const wanted = useContentLanguage()
  const { election } = useActiveElection()
  const [, redraw] = useState(0)
  if (!user || !election) return null
  const { language, isFallback } = electionContentLanguage(election.languages, wanted)
  if (!isFallback || isLanguageAlertClosed(user)) return null
  const close = () => {
    closeLanguageAlert(user)
    redraw((count) => count + 1)
  }
  return (
    <div role="alert" className={styles.alert}>
      <IconLanguage aria-hidden />
      <p>{t('app.languageAlert.text', { language: t(`app.languageAlert.${language}`) })}</p>
      <IconButton label={t('common.close')} onClick={close}>
        <IconX aria-hidden />
      </IconButton>
    </div>
  )
}
