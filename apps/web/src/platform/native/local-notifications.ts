import { LocalNotifications } from '@capacitor/local-notifications'
import type { NotificationType } from '@plenara/contract'
import type { LocalNotification, NotificationPlan } from '@plenara/domain/surveys'

/** The drawable of the status bar, `res/drawable/ic_notification.xml` of the Android shell [NOTIFY-8]. */
export const NOTIFICATION_ICON = 'ic_notification'

/** Asks the device, which asks the user. To be called once, after an explanation of our own [NOTIFY-2]. */
export async function requestPermission(): Promise<'granted' | 'denied'> {
  const { display } = await LocalNotifications.requestPermissions()
  return display === 'granted' ? 'granted' : 'denied'
}

/** Whether the device lets notifications through now; asks nobody. */
export async function isPermitted(): Promise<boolean> {
  return (await LocalNotifications.checkPermissions()).display === 'granted'
}

/** The ids of what is scheduled and not shown yet. */
export async function scheduledIds(): Promise<number[]> {
  return (await LocalNotifications.getPending()).notifications.map(({ id }) => id)
}

/** Does on the device what a plan says. Without permission the plugin would ask for it by itself: see that it is there first. */
export async function carryOut({ schedule, update, cancel }: NotificationPlan): Promise<void> {
  if (cancel.length > 0) await LocalNotifications.cancel({ notifications: cancel.map((id) => ({ id })) })
  if (update.length > 0) await LocalNotifications.update({ notifications: update.map(toNative) })
  if (schedule.length > 0) await LocalNotifications.schedule({ notifications: schedule.map(toNative) })
}

/** Hears of a notification that the user tapped, also of the one that started the app. Returns how to end that. */
export function onNotificationOpened(listener: (type: NotificationType | undefined) => void): () => void {
  const handle = LocalNotifications.addListener('localNotificationActionPerformed', ({ notification }) => {
    listener((notification.extra as { readonly type?: NotificationType } | undefined)?.type)
  })
  return () => void handle.then(({ remove }) => remove())
}

/** Shown while the app is open too [NOTIFY-8]. A minute more or less is no matter, so no permission for exact alarms is asked for. */
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
