import { activeSurvey, contentLanguageOf } from '@plenara/domain'
import { useId, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { OutsideLink } from '../../components/outside-link.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { appPlatform } from '../../lib/app-platform.ts'
import { dismissedSurveys, dismissSurvey } from '../../lib/dismissed-surveys.ts'
import { useJourney } from '../../lib/journey.ts'
import { useCall } from '../../lib/query-client.ts'
import { showToast } from '../../lib/toast.ts'
import { useNow } from '../../lib/use-now.ts'
import { useUser } from '../../lib/user.ts'
import styles from './survey-card.module.css'

/**
 * The active survey as a card below the page, so that it covers nothing [SURVEY-1, SCREEN-22]. It is gone for good once the user sends it away or
 * opens its form. Without a network, or where the surveys cannot be read, there is none.
 */
export function SurveyCard() {
  const t = useText()
  const headingId = useId()
  const survey = useActiveSurvey()
  const [isGone, setGone] = useState(false)
  if (!survey || isGone) return null
  const leave = () => {
    dismissSurvey(survey.id)
    setGone(true)
  }
  const dismiss = () => {
    leave()
    showToast(t('surveys.dismissed'))
  }
  return (
    <aside className={styles.card} aria-labelledby={headingId}>
      <p className={styles.label}>{t('surveys.label')}</p>
      <h2 id={headingId} lang={survey.fallback?.title}>
        {survey.title}
      </h2>
      <p lang={survey.fallback?.text}>{survey.text}</p>
      <p className={styles.note}>{t('surveys.note', { host: new URL(survey.url).host })}</p>
      <div className={styles.actions}>
        <OutsideLink url={survey.url} onOpen={leave}>
          {t('surveys.open')}
        </OutsideLink>
        <Button kind="quiet" onClick={dismiss}>
          {t('surveys.dismiss')}
        </Button>
      </div>
    </aside>
  )
}

function useActiveSurvey() {
  const user = useUser()
  const now = useNow()
  const { steps, isPending } = useJourney()
  const lang = contentLanguageOf({ language: useLanguage(), languageContent: 'auto' })
  const { data } = useCall('getSurveys', { query: { lang, app: appPlatform() } }, user !== undefined)
  const [dismissed] = useState(dismissedSurveys)
  if (!user || !data || isPending) return null
  const safe = data.filter(({ id, url }) => url?.startsWith('https://') && URL.canParse(url) && !dismissed.includes(id))
  const doneSteps = steps.filter(({ state }) => state === 'done').map(({ step }) => step)
  return activeSurvey(safe, { cantonId: user.cantonId, constituencyId: user.constituencyId, doneSteps, now })
}
