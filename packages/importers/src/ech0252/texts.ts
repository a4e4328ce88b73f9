import type { ContentLanguage, LocalizedText } from '@plenara/contract'
import { CONTENT_LANGUAGES } from '@plenara/contract'
import { childOf, childrenOf, type Element, textOf } from './xml.ts'

/** The texts of an element that repeats `…Info` per language, e.g. `listDescription`; the first of the names that is there. */
export function textsOf(element: Element | undefined, wrapper: string, names: readonly string[]): LocalizedText {
  const infos = childrenOf(childOf(element, wrapper), `${wrapper}Info`)
  const entries = infos.flatMap((info) => {
    const language = toLanguage(textOf(info, 'language'))
    const text = names.map((name) => textOf(info, name)).find(isText)
    return language && text ? [[language, text] as const] : []
  })
  return Object.fromEntries(entries)
}

/** A hyphen stands for "none" in deliveries. */
function isText(text: string): boolean {
  return text !== '' && text !== '-'
}

function toLanguage(code: string): ContentLanguage | null {
  return CONTENT_LANGUAGES.find((language) => language === code.toLowerCase()) ?? null
}
