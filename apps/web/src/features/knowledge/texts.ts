import type { ContentLanguage } from '@plenara/contract'

export type KnowledgePageName = 'our-system' | 'get-involved'
/** The instructions for voting in both levels of language. */
export type InstructionsName = 'voting-instructions' | 'voting-instructions-easy'

const files = import.meta.glob<string>('./texts/*/*.md', { query: '?raw', import: 'default' })
const loading = new Map<string, Promise<string>>()

/** The Markdown text of a page in a language; the same promise for the same text. */
export function textOf(name: KnowledgePageName | InstructionsName, language: ContentLanguage): Promise<string> {
  const path = `./texts/${language}/${name}.md`
  const known = loading.get(path) ?? files[path]?.() ?? Promise.reject(new Error(`${path} is missing`))
  loading.set(path, known)
  return known
}
