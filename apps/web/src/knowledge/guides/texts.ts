import type { ContentLanguage } from '@plenara/contract'
import { textLoader } from '../../shared/explainer/text-files.ts'

export type KnowledgePageName = 'our-system' | 'get-involved'
/** The instructions for voting in both levels of language. */
export type InstructionsName = 'voting-instructions' | 'voting-instructions-easy'

const load = textLoader(import.meta.glob<string>('./texts/*/*.md', { query: '?raw', import: 'default' }))

/** The Markdown text of a page in a language; the same promise for the same text. */
export function textOf(name: KnowledgePageName | InstructionsName, language: ContentLanguage): Promise<string> {
  return load(`./texts/${language}/${name}.md`)
}
