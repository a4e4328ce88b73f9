import { setupI18n } from '@lingui/core'
import type { InterfaceLanguage } from '@plenara/contract'
import { languageTag } from '@plenara/domain'
import { writeDevice } from '../lib/device-storage.ts'
import { areAllTextsNeeded, giveAllTextsBy } from './all-texts.ts'
import { type CataloguePart, loadCatalogue } from './catalogue-files.ts'
import { formatLocale } from './format-locale.ts'

export const i18n = setupI18n({ missing: (_, id) => id })

/** Loads a language and makes it the one of the interface. */
export async function activateLanguage(language: InterfaceLanguage): Promise<void> {
  const parts: readonly CataloguePart[] = areAllTextsNeeded() ? ['first', 'rest'] : ['first']
  const messages = await Promise.all(parts.map((part) => loadCatalogue(language, part)))
  i18n.loadAndActivate({ locale: language, locales: formatLocale(language), messages: Object.assign({}, ...messages) })
  hasRest = parts.length > 1
  giveAllTextsBy(addRest)
  // Somebody may have asked meanwhile.
  if (areAllTextsNeeded()) await addRest()
  document.documentElement.lang = languageTag(language)
  writeDevice('language', language)
}

/** Whether the present language has all its texts. */
let hasRest = false

async function addRest(): Promise<void> {
  if (hasRest) return
  const language = i18n.locale as InterfaceLanguage
  i18n.load(language, await loadCatalogue(language, 'rest'))
  hasRest ||= i18n.locale === language
}
