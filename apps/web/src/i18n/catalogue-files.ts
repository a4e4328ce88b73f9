import type { Messages } from '@lingui/core'
import type { InterfaceLanguage } from '@plenara/contract'

const files: Record<InterfaceLanguage, () => Promise<{ messages: Messages }>> = {
  de: () => import('./languages/de.ts'),
  fr: () => import('./languages/fr.ts'),
  it: () => import('./languages/it.ts'),
  rm: () => import('./languages/rm.ts'),
  gsw: () => import('./languages/gsw.ts'),
}

/** The texts of a language; what the dialect lacks is read in German. */
export async function loadCatalogue(language: InterfaceLanguage): Promise<Messages> {
  const [base, own] = await Promise.all([language === 'gsw' ? files.de() : null, files[language]()])
  return { ...base?.messages, ...own.messages }
}
