import type { User } from '@plenara/contract'
import { readDevice, writeDevice } from '../../platform/device-storage.ts'

const KEY = 'language-alert-closed'

/** The fields that show the alert again when they change [LANG-1]. */
export type LanguageAlertUser = Pick<User, 'language' | 'languageContent' | 'cantonId' | 'constituencyId'>

/** Stores on this device that the user has closed the alert. */
export function closeLanguageAlert(user: LanguageAlertUser): void {
  writeDevice(KEY, keyOf(user))
}

/** Whether the alert was closed and neither language, content language, canton nor constituency has changed since; a change removes the mark. */
export function isLanguageAlertClosed(user: LanguageAlertUser): boolean {
  const closed = readDevice(KEY)
  if (closed !== null && closed !== keyOf(user)) writeDevice(KEY, null)
  return closed === keyOf(user)
}

function keyOf({ language, languageContent, cantonId, constituencyId }: LanguageAlertUser): string {
  return [language, languageContent, cantonId, constituencyId].join('|')
}
