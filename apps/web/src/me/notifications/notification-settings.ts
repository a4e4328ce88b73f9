import type { NotificationType } from '@plenara/contract'
import type { NotificationSettings } from '@plenara/domain/surveys'
import { readDevice, writeDevice } from '../../platform/device-storage.ts'

const ENABLED = 'notification_enabled'
const TYPES = 'notification_type_enabled'
/** Belongs to the device, not to the user: it survives logging off, or the device would be asked again. */
const PERMISSION = 'notification_permission'

/** The switches of this device. All are off until the user switches them on; each type is on until it is switched off [NOTIFY-1]. */
export function notificationSettings(): NotificationSettings {
  return { isEnabled: readDevice(ENABLED) === 'true', types: readTypes() }
}

export function enableNotifications(isEnabled: boolean): void {
  writeDevice(ENABLED, String(isEnabled))
}

export function enableNotificationType(type: NotificationType, isEnabled: boolean): void {
  writeDevice(TYPES, JSON.stringify({ ...readTypes(), [type]: isEnabled }))
}

/** The answer of the device to the only request for its permission; null before it [NOTIFY-2]. */
export function storedPermission(): 'granted' | 'denied' | null {
  const answer = readDevice(PERMISSION)
  return answer === 'granted' || answer === 'denied' ? answer : null
}

export function storePermission(answer: 'granted' | 'denied'): void {
  writeDevice(PERMISSION, answer)
}

/** Unreadable settings count as never set. */
function readTypes(): NotificationSettings['types'] {
  try {
    const types: unknown = JSON.parse(readDevice(TYPES) ?? '{}')
    return typeof types === 'object' && types !== null && !Array.isArray(types) ? types : {}
  } catch {
    return {}
  }
}
