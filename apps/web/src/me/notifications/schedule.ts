import type { Survey } from '@plenara/contract'
import { activeNotifications, type LocalNotification, notificationRecords, planNotifications } from '@plenara/domain/surveys'
import { queryClient } from '../../data/calls/query-client.ts'
import { queryOptions } from '../../data/calls/read-pipeline.ts'
import { appPlatform } from '../../platform/app-platform.ts'
import { notificationSettings } from './notification-settings.ts'

export interface Recipient {
  /** Null without a signed-in user. */
  readonly cantonId: number | null
  readonly lang: NotificationLanguage
}
export type NotificationLanguage = 'de' | 'fr' | 'it' | 'rm'

let latest: Promise<unknown> = Promise.resolve()

/**
 * Updates the schedule of the device to the records and the settings, and returns the scheduled notifications [NOTIFY-5]. Runs are serialised:
 * two at once would schedule the same twice. Without the permission of the device it only logs that, and schedules nothing [NOTIFY-2].
 */
export function reschedule(recipient: Recipient): Promise<readonly LocalNotification[]> {
  const run = latest.then(() => rescheduleNow(recipient))
  latest = run.catch(() => undefined)
  return run
}

/** Clears the schedule of the device, e.g. when the user logs off [NOTIFY-6]. */
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

/** The notifications to come, for a browser that cannot show them. */
export async function upcoming({ cantonId, lang }: Recipient): Promise<LocalNotification[]> {
  const settings = { isEnabled: true, types: {} }
  return activeNotifications(notificationRecords(await loadSurveys(lang)), { cantonId, settings, now: new Date() })
}

/** Requested only if none are loaded [NOTIFY-4]. */
function loadSurveys(lang: NotificationLanguage): Promise<Survey[]> {
  return queryClient.ensureQueryData(queryOptions('getSurveys', { query: { lang, app: appPlatform() } }))
}
