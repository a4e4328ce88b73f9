import { type Messages, setupI18n } from '@lingui/core'
import type { InterfaceLanguage } from '@plenara/contract'
import { INTERFACE_LANGUAGES } from '@plenara/contract/constants'
import { defaultLanguage, languageTag } from '@plenara/domain/text-and-time'
import { formatLocale } from '@plenara/ui/text/format-locale.ts'

const KEPT = 'plenara-desk-language'
const files = import.meta.glob<{ readonly texts: Readonly<Record<string, Messages>> }>('./languages/*.ts')

export const i18n = setupI18n({ missing: (_, id) => id })

/** The language of `?lang=`, else the one that was chosen on this device, else that of the browser. */
export function initialLanguage(): InterfaceLanguage {
  const asked = new URLSearchParams(location.search).get('lang')
  return interfaceLanguage(asked) ?? interfaceLanguage(readKept()) ?? defaultLanguage(navigator.languages)
}

/** Loads a language and makes it the one of the interface. */
export async function activateLanguage(language: InterfaceLanguage): Promise<void> {
  const file = await files[`./languages/${language}.ts`]?.()
  const messages = Object.assign({}, ...Object.values(file?.texts ?? {}))
  i18n.loadAndActivate({ locale: language, locales: formatLocale(language), messages })
  document.documentElement.lang = languageTag(language)
}

/** The same, kept for the next visit where this browser keeps anything. */
export async function chooseLanguage(language: InterfaceLanguage): Promise<void> {
  await activateLanguage(language)
  try {
    localStorage.setItem(KEPT, language)
  } catch {
    // Without storage the choice holds until the page is left.
  }
}

function readKept(): string | null {
  try {
    return localStorage.getItem(KEPT)
  } catch {
    return null
  }
}

function interfaceLanguage(value: string | null): InterfaceLanguage | null {
  return INTERFACE_LANGUAGES.find((language) => language === value) ?? null
}
