import type { InterfaceLanguage } from '@plenara/contract'
import { frenchSpaces } from '@plenara/domain/text-and-time'
import { useCallback } from 'react'
import { useI18n } from './i18n-provider.tsx'

export type Text = (id: string, values?: Readonly<Record<string, string | number>>) => string

/** The texts of the interface by id; French ones with a no-break space before ? and ! [LANG-4]. */
export function useText(): Text {
  const i18n = useI18n()
  const { locale } = i18n
  return useCallback(
    (id, values) => {
      const text = i18n._(id, values)
      return locale === 'fr' ? frenchSpaces(text) : text
    },
    [i18n, locale],
  )
}

/** The language of the interface. */
export function useLanguage(): InterfaceLanguage {
  return useI18n().locale as InterfaceLanguage
}

/**
 * The `lang` of texts that carry rights or duties (consents, deletions, what makes a ballot count): the dialect has them in official German.
 * Undefined where they are in the language of the page.
 */
export function useRightsLanguage(): 'de-CH' | undefined {
  return useLanguage() === 'gsw' ? 'de-CH' : undefined
}
