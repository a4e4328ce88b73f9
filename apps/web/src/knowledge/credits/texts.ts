import type { ContentLanguage } from '@plenara/contract'
import type { Library } from './read-lock.ts'

const files = import.meta.glob<string>('./texts/*.md', { query: '?raw', import: 'default' })
const loading = new Map<string, Promise<string>>()
let list: Promise<readonly Library[]> | undefined

/** The Markdown of the credits in a language, with the address for feedback; the same promise every time. */
export function creditsText(language: ContentLanguage, feedback: string): Promise<string> {
  const path = `./texts/${language}.md`
  const text = loading.get(path) ?? load(path, feedback)
  loading.set(path, text)
  return text
}

async function load(path: string, feedback: string): Promise<string> {
  const file = files[path]
  if (!file) throw new Error(`${path} is missing`)
  return (await file()).replaceAll('{feedback}', feedback)
}

/** The libraries that are shipped; the same promise every time. */
export function libraries(): Promise<readonly Library[]> {
  list ??= import('./libraries.json').then((module) => module.default)
  return list
}
