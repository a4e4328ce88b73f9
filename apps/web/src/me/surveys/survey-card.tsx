import { activeSurvey } from '@plenara/domain/surveys'
import { contentLanguageOf } from '@plenara/domain/text-and-time'
import { Button } from '@plenara/ui/button.tsx'
import { OutsideLink } from '@plenara/ui/outside-link.tsx'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { useId, useState } from 'react'
import { useCall } from '../../data/calls/query-client.ts'
import { useJourney } from '../../data/queries/journey.ts'
import { useUser } from '../../data/queries/user.ts'
import { appPlatform } from '../../platform/app-platform.ts'
import { parseUrl } from '../../platform/parse-url.ts'
import { useNow } from '../../platform/use-now.ts'
import { dismissedSurveys, dismissSurvey } from './dismissed-surveys.ts'
import styles from './survey-card.module.css'

/**
 * The active survey as a card below the page, so that it covers nothing [SURVEY-1, SCREEN-22]. It is not shown again once the user dismisses it or
 * opens its form. Without a network, or if the surveys cannot be read, there is none.
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
  const safe = data.filter(({ id, url }) => url?.startsWith('https://') && parseUrl(url) && !dismissed.includes(id))
  const doneSteps = steps.filter(({ state }) => state === 'done').map(({ step }) => step)
  return activeSurvey(safe, { cantonId: user.cantonId, constituencyId: user.constituencyId, doneSteps, now })
}
