import { contentLanguageOf } from '@plenara/domain/text-and-time'
import { useLanguage } from '@plenara/ui/text/text.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useUser } from '../../data/queries/user.ts'
import { isLoggedIn, useSession } from '../../data/session/session.ts'
import { appPlatform } from '../../platform/app-platform.ts'

const load = () => import('../../me/notifications/schedule.ts')

/**
 * In a mobile app: keeps the scheduled notifications consistent with account, place and language, from the start of the app on, and opens the page of
 * a tapped notification [NOTIFY-4 to NOTIFY-6]. On failure, e.g. without a network, the schedule stays.
 */
export function useNotifications(): void {
  const isSignedIn = isLoggedIn(useSession())
  const cantonId = useUser()?.cantonId
  const lang = contentLanguageOf({ language: useLanguage(), languageContent: 'auto' })
  useEffect(() => {
    if (appPlatform() === 'web') return
    const report = (error: unknown) => console.error('The notifications could not be scheduled.', error)
    if (!isSignedIn)
      load()
        .then(({ resetNotifications }) => resetNotifications())
        .catch(report)
    else if (cantonId !== undefined)
      load()
        .then(({ reschedule }) => reschedule({ cantonId, lang }))
        .catch(report)
  }, [isSignedIn, cantonId, lang])
  useOpenedNotifications()
}

function useOpenedNotifications(): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (appPlatform() === 'web') return
    const listening = Promise.all([
      import('../../platform/native/local-notifications.ts'),
      import('../../me/notifications/opened-page.ts'),
    ]).then(([{ onNotificationOpened }, { openedPage }]) => onNotificationOpened((type) => void navigate(openedPage(type))))
    return () => void listening.then((end) => end())
  }, [navigate])
}
