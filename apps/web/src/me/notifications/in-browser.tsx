import { useText } from '@plenara/ui/text/text.ts'
import { useIsLocalAccount } from '../../data/session/local-account.ts'
import { pushSupport } from '../../platform/web-push.ts'
import { PushSettings } from './push-settings.tsx'
import { ScheduledList } from './scheduled-list.tsx'
import { WithoutPush } from './without-push.tsx'

/** Notifications of a browser: by push for an account on the server, if the browser supports it; else the alternative. */
export function InBrowser() {
  const t = useText()
  const isLocal = useIsLocalAccount()
  const support = pushSupport()
  return (
    <>
      {support !== 'ready' ? (
        <WithoutPush text={t(support === 'home-screen' ? 'notifications.web.homeScreen' : 'notifications.web.text')} />
      ) : isLocal ? (
        <WithoutPush text={t('notifications.web.local')} />
      ) : (
        <PushSettings />
      )}
      <ScheduledList title={t('notifications.upcoming')} />
    </>
  )
}
