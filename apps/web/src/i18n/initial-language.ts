import type { InterfaceLanguage } from '@plenara/contract'
import { INTERFACE_LANGUAGES } from '@plenara/contract/constants'
import { defaultLanguage } from '@plenara/domain/text-and-time'
import { readDevice } from '../platform/device-storage.ts'

/** The language of `?lang=`, else the one stored on this device, else the browser's if German or French, else German [LANG-5]. */
export function initialLanguage(): InterfaceLanguage {
  const asked = new URLSearchParams(location.search).get('lang')
  return toInterfaceLanguage(asked) ?? toInterfaceLanguage(readDevice('language')) ?? defaultLanguage(navigator.languages)
}

function toInterfaceLanguage(value: string | null): InterfaceLanguage | null {
  if (value === 'ch_BE') return 'gsw'
  return INTERFACE_LANGUAGES.find((language) => language === value?.toLowerCase().split(/[-_]/)[0]) ?? null
}
