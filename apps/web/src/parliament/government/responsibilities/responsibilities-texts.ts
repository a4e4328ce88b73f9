import type { ContentLanguage } from '@plenara/contract'
import type { Power } from '../../shared/government-tabs.tsx'

const files = import.meta.glob<string>('./texts/*/*.md', { query: '?raw', import: 'default' })
const loading = new Map<string, Promise<string>>()

/** The responsibilities of a power, as Markdown in a language: an introduction, then a `##` section for each duty. The same promise for the same text. */
export function responsibilitiesOf(power: Power, language: ContentLanguage): Promise<string> {
  const path = `./texts/${language}/${power}.md`
  const loadedText = loading.get(path) ?? files[path]?.() ?? Promise.reject(new Error(`${path} is missing`))
  loading.set(path, loadedText)
  return loadedText
}
