import type { I18n } from '@lingui/core'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'

interface Given {
  readonly i18n: I18n
}
type Shown = Given & { readonly locale: string }

const I18nContext = createContext<Shown | null>(null)

/** Provides the texts to its children, and renders them again when the language or its texts change. */
export function I18nProvider({ i18n, children }: Given & { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Shown>(() => ({ i18n, locale: i18n.locale }))
  useEffect(() => {
    const end = i18n.on('change', () => setShown({ i18n, locale: i18n.locale }))
    // The language may have changed between the first render and this effect.
    setShown((before) => (before.locale === i18n.locale ? before : { i18n, locale: i18n.locale }))
    return end
  }, [i18n])
  return <I18nContext value={shown}>{children}</I18nContext>
}

/** The texts as they are now. Throws outside of `I18nProvider`. */
export function useI18n(): I18n {
  const shown = useContext(I18nContext)
  if (!shown) throw new Error('No I18nProvider found: render the component inside an I18nProvider')
  return shown.i18n
}
