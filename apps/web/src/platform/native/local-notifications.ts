import { LocalNotifications } from '@capacitor/local-notifications'
import type { NotificationType } from '@plenara/contract'
import type { LocalNotification, NotificationPlan } from '@plenara/domain/surveys'

/** The drawable of the status bar, `res/drawable/ic_notification.xml` of the Android shell [NOTIFY-8]. */
export const NOTIFICATION_ICON = 'ic_notification'

/** Lets the device ask the user. To be called once, after an explanation in the app [NOTIFY-2]. */
export async function requestPermission(): Promise<'granted' | 'denied'> {
  const { display } = await LocalNotifications.requestPermissions()
  return display === 'granted' ? 'granted' : 'denied'
}

/** Whether the device allows notifications now; shows no prompt. */
export async function isPermitted(): Promise<boolean> {
  return (await LocalNotifications.checkPermissions()).display === 'granted'
}

/** The ids of notifications that are scheduled and not shown yet. */
export async function scheduledIds(): Promise<number[]> {
  return (await LocalNotifications.getPending()).notifications.map(({ id }) => id)
}

/** Carries a plan out on the device. Check the permission first: without it the plugin would prompt by itself. */
export async function carryOut({ schedule, update, cancel }: NotificationPlan): Promise<void> {
  if (cancel.length > 0) await LocalNotifications.cancel({ notifications: cancel.map((id) => ({ id })) })
  if (update.length > 0) await LocalNotifications.update({ notifications: update.map(toNative) })
  if (schedule.length > 0) await LocalNotifications.schedule({ notifications: schedule.map(toNative) })
}

/** Calls the listener for each notification that the user tapped, also for the one that started the app. Returns the function that unsubscribes. */
export function onNotificationOpened(listener: (type: NotificationType | undefined) => void): () => void {
  const handle = LocalNotifications.addListener('localNotificationActionPerformed', ({ notification }) => {
    listener((notification.extra as { readonly type?: NotificationType } | undefined)?.type)
  })
  return () => void handle.then(({ remove }) => remove())
}

/** Shown while the app is open too [NOTIFY-8]. Alarms need not be exact to the minute, so that no permission for exact alarms is requested. */
function toNative({ id, title, text, type, at }: LocalNotification) {
  return {
    id,
    title,
    body: text,
    schedule: { at, allowWhileIdle: true },
    smallIcon: NOTIFICATION_ICON,
    foreground: true,
    isExactNotification: false,
    extra: { type },
  }
}
