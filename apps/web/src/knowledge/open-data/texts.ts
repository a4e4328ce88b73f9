import type { ContentLanguage } from '@plenara/contract'

const files = import.meta.glob<string>('./texts/*.md', { query: '?raw', import: 'default' })
const loading = new Map<string, Promise<string>>()

/** The Markdown text in a language; the same promise for the same text. */
export function openDataText(language: ContentLanguage): Promise<string> {
  const path = `./texts/${language}.md`
  const loadedText = loading.get(path) ?? files[path]?.() ?? Promise.reject(new Error(`${path} is missing`))
  loading.set(path, loadedText)
  return loadedText
}
