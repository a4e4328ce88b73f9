import { type Messages, setupI18n } from '@lingui/core'
import type { InterfaceLanguage } from '@plenara/contract'
import { INTERFACE_LANGUAGES } from '@plenara/contract/constants'
import { defaultLanguage, languageTag } from '@plenara/domain'
import { readDevice, writeDevice } from '../lib/device-storage.ts'

export const i18n = setupI18n({ missing: (_, id) => id })

const catalogues: Record<InterfaceLanguage, () => Promise<{ messages: Messages }>> = {
  de: () => import('./languages/de.ts'),
  fr: () => import('./languages/fr.ts'),
  it: () => import('./languages/it.ts'),
  rm: () => import('./languages/rm.ts'),
  gsw: () => import('./languages/gsw.ts'),
}

/** The language of `?lang=`, else the one kept on this device, else the browser's if German or French, else German [LANG-5]. */
export function initialLanguage(): InterfaceLanguage {
  const asked = new URLSearchParams(location.search).get('lang')
  return toInterfaceLanguage(asked) ?? toInterfaceLanguage(readDevice('language')) ?? defaultLanguage(navigator.languages)
}

/** Loads a language and makes it the one of the interface; what the dialect lacks is read in German. */
export async function activateLanguage(language: InterfaceLanguage): Promise<void> {
  const base = language === 'gsw' ? await catalogues.de() : { messages: {} }
  const own = await catalogues[language]()
  i18n.loadAndActivate({ locale: language, locales: formatLocales(language), messages: { ...base.messages, ...own.messages } })
  document.documentElement.lang = languageTag(language)
  writeDevice('language', language)
}

/** Browsers have plural rules for Romansh and Basel German but neither dates nor numbers: those come from German. */
function formatLocales(language: InterfaceLanguage): string[] {
  return language === 'rm' || language === 'gsw' ? [language, 'de-CH'] : [`${language}-CH`]
}

function toInterfaceLanguage(value: string | null): InterfaceLanguage | null {
  if (value === 'ch_BE') return 'gsw'
  return INTERFACE_LANGUAGES.find((language) => language === value?.split(/[-_]/)[0]) ?? null
}
