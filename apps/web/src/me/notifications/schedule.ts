import type { Survey } from '@plenara/contract'
import { activeNotifications, type LocalNotification, notificationRecords, planNotifications } from '@plenara/domain/surveys'
import { queryClient } from '../../data/calls/query-client.ts'
import { queryOptions } from '../../data/calls/read-pipeline.ts'
import { appPlatform } from '../../platform/app-platform.ts'
import { notificationSettings } from './notification-settings.ts'

export interface Recipient {
  /** Null where nobody is signed in. */
  readonly cantonId: number | null
  readonly lang: NotificationLanguage
}
export type NotificationLanguage = 'de' | 'fr' | 'it' | 'rm'

let latest: Promise<unknown> = Promise.resolve()

/**
 * Brings what the device has scheduled in line with the records and the settings; answers what is scheduled then [NOTIFY-5]. One after the other:
 * two at once would schedule the same twice. Where the device lets nothing through, that is logged only, and nothing is scheduled [NOTIFY-2].
 */
export function reschedule(recipient: Recipient): Promise<readonly LocalNotification[]> {
  const run = latest.then(() => rescheduleNow(recipient))
  latest = run.catch(() => undefined)
  return run
}

/** Empties the list of the device, as where the user logs off [NOTIFY-6]. */
export function resetNotifications(): Promise<readonly LocalNotification[]> {
  return reschedule({ cantonId: null, lang: 'de' })
}

async function rescheduleNow(recipient: Recipient): Promise<readonly LocalNotification[]> {
  const native = await import('../../platform/native/local-notifications.ts')
  const active = await wantedNow(recipient, native.isPermitted)
  await native.carryOut(planNotifications(active, await native.scheduledIds()))
  return active
}

async function wantedNow(recipient: Recipient, isPermitted: () => Promise<boolean>): Promise<LocalNotification[]> {
  const settings = notificationSettings()
  if (recipient.cantonId === null || !settings.isEnabled) return []
  if (!(await isPermitted())) {
    console.info('Notifications are not permitted on this device.')
    return []
  }
  return activeNotifications(notificationRecords(await loadSurveys(recipient.lang)), { ...recipient, settings, now: new Date() })
}

/** What is to come in any case, for a page without a device that could announce it. */
export async function upcoming({ cantonId, lang }: Recipient): Promise<LocalNotification[]> {
  const settings = { isEnabled: true, types: {} }
  return activeNotifications(notificationRecords(await loadSurveys(lang)), { cantonId, settings, now: new Date() })
}

/** Asked for only where none are there [NOTIFY-4]. */
function loadSurveys(lang: NotificationLanguage): Promise<Survey[]> {
  return queryClient.ensureQueryData(queryOptions('getSurveys', { query: { lang, app: appPlatform() } }))
}
