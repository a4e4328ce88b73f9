import { setupI18n } from '@lingui/core'
import type { InterfaceLanguage } from '@plenara/contract'
import { languageTag } from '@plenara/domain'
import { writeDevice } from '../lib/device-storage.ts'
import { loadCatalogue } from './catalogue-files.ts'

export const i18n = setupI18n({ missing: (_, id) => id })

/** Loads a language and makes it the one of the interface; what the dialect lacks is read in German. */
export async function activateLanguage(language: InterfaceLanguage): Promise<void> {
  const messages = await loadCatalogue(language)
  i18n.loadAndActivate({ locale: language, locales: formatLocales(language), messages })
  document.documentElement.lang = languageTag(language)
  writeDevice('language', language)
}

/** Browsers have plural rules for Romansh and Basel German but neither dates nor numbers: those come from German. */
function formatLocales(language: InterfaceLanguage): string[] {
  return language === 'rm' || language === 'gsw' ? [language, 'de-CH'] : [`${language}-CH`]
}
