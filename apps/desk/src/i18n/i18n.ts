import { type Messages, setupI18n } from '@lingui/core'
import type { InterfaceLanguage } from '@plenara/contract'
import { INTERFACE_LANGUAGES } from '@plenara/contract/constants'
import { defaultLanguage, languageTag } from '@plenara/domain/text-and-time'
import { formatLocale } from '@plenara/ui/text/format-locale.ts'

const LANGUAGE_KEY = 'plenara-desk-language'
const files = import.meta.glob<{ readonly texts: Readonly<Record<string, Messages>> }>('./languages/*.ts')

export const i18n = setupI18n({ missing: (_, id) => id })

/** The language of `?lang=`, else the stored one of this device, else that of the browser. */
export function initialLanguage(): InterfaceLanguage {
  const asked = new URLSearchParams(location.search).get('lang')
  return interfaceLanguage(asked) ?? interfaceLanguage(readStoredLanguage()) ?? defaultLanguage(navigator.languages)
}

/** Loads and activates the language of the interface. */
export async function activateLanguage(language: InterfaceLanguage): Promise<void> {
  const file = await files[`./languages/${language}.ts`]?.()
  const messages = Object.assign({}, ...Object.values(file?.texts ?? {}))
  i18n.loadAndActivate({ locale: language, locales: formatLocale(language), messages })
  document.documentElement.lang = languageTag(language)
}

/** Activates a language, and stores it for the next visit if the browser allows it. */
export async function chooseLanguage(language: InterfaceLanguage): Promise<void> {
  await activateLanguage(language)
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {
    // Without storage the choice is valid until the page is left.
  }
}

function readStoredLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY)
  } catch {
    return null
  }
}

function interfaceLanguage(value: string | null): InterfaceLanguage | null {
  return INTERFACE_LANGUAGES.find((language) => language === value) ?? null
}
