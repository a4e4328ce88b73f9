import type { ContentLanguage } from '@plenara/contract'
import { fillIn } from '../../shared/legal/operator.ts'

export type LegalPageName = 'terms' | 'privacy' | 'imprint'

const files = import.meta.glob<string>('./texts/*.md', { query: '?raw', import: 'default' })
const loading = new Map<string, Promise<string>>()

/** The Markdown text of a page in a language, with the operator's facts; the same promise for the same text. */
export function textOf(name: LegalPageName, language: ContentLanguage): Promise<string> {
  const path = `./texts/${name}.${language}.md`
  const loadedText = loading.get(path) ?? load(path, language)
  loading.set(path, loadedText)
  return loadedText
}

async function load(path: string, language: ContentLanguage): Promise<string> {
  const file = files[path]
  if (!file) throw new Error(`${path} is missing`)
  return fillIn(await file(), language)
}
