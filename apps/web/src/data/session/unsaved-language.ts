import type { InterfaceLanguage } from '@plenara/contract'
import { INTERFACE_LANGUAGES } from '@plenara/contract/constants'
import { readDevice, writeDevice } from '../../platform/device-storage.ts'

const KEY = 'language-unsaved'

/** The language that somebody chose on this device and that their account is not known to have: a page can be left before the answer is there. */
export function unsavedLanguage(userId: number): InterfaceLanguage | undefined {
  return INTERFACE_LANGUAGES.find((language) => readDevice(KEY) === `${userId}/${language}`)
}

/** To be called before the account is told. */
export function keepUnsavedLanguage(userId: number, language: InterfaceLanguage): void {
  writeDevice(KEY, `${userId}/${language}`)
}

/** The account has it; one that was chosen since then still waits. */
export function forgetUnsavedLanguage(userId: number, language: InterfaceLanguage): void {
  if (unsavedLanguage(userId) === language) writeDevice(KEY, null)
}
