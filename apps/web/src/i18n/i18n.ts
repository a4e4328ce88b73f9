import { setupI18n } from '@lingui/core'
import type { InterfaceLanguage } from '@plenara/contract'
import { languageTag } from '@plenara/domain/text-and-time'
import { formatLocale } from '@plenara/ui/text/format-locale.ts'
import { writeDevice } from '../platform/device-storage.ts'
import { type CataloguePart, loadTexts } from './catalogue-files.ts'
import { giveTextsBy, neededTexts } from './needed-texts.ts'

export const i18n = setupI18n({ missing: (_, id) => id })

/** The loaded parts of the current language. */
let present = new Set<CataloguePart>()

/** Loads a language and sets it as that of the interface. */
export async function activateLanguage(language: InterfaceLanguage): Promise<void> {
  const parts = neededTexts()
  i18n.loadAndActivate({ locale: language, locales: formatLocale(language), messages: await loadTexts(language, parts) })
  present = new Set(parts)
  giveTextsBy(addTexts)
  // More parts may have been requested meanwhile.
  await addTexts(neededTexts())
  document.documentElement.lang = languageTag(language)
  writeDevice('language', language)
}

async function addTexts(parts: readonly CataloguePart[]): Promise<void> {
  const missing = parts.filter((part) => !present.has(part))
  if (missing.length === 0) return
  const [before, language] = [present, i18n.locale as InterfaceLanguage]
  i18n.load(language, await loadTexts(language, missing))
  for (const part of missing) before.add(part)
}
