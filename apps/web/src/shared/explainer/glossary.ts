import type { ContentLanguage } from '@plenara/contract'
import { createContext } from 'react'

export interface GlossaryTerm {
  /** The official term. */
  readonly term: string
  readonly text: string
}

/** The official terms by their keys, which are the same in every language. */
export type Glossary = ReadonlyMap<string, GlossaryTerm>

const files = import.meta.glob<string>('./glossary/*.md', { query: '?raw', import: 'default' })
const loading = new Map<ContentLanguage, Promise<Glossary>>()

/** The glossary of a language, loaded when a text first needs it; the same promise every time. */
export function glossaryOf(language: ContentLanguage): Promise<Glossary> {
  const loadedGlossary = loading.get(language) ?? load(language)
  loading.set(language, loadedGlossary)
  return loadedGlossary
}

async function load(language: ContentLanguage): Promise<Glossary> {
  const file = files[`./glossary/${language}.md`]
  if (!file) throw new Error(`The glossary ./glossary/${language}.md is missing`)
  return readGlossary(await file())
}

/** Reads a glossary from its Markdown: `## key: official term`, followed by the explanation. */
export function readGlossary(markdown: string): Glossary {
  const entries = markdown.split(/^## /m).slice(1)
  return new Map(
    entries.map((entry) => {
      const [, key = '', term = '', text = ''] = /^([a-z-]+): (.+)\n+([\s\S]*)$/.exec(entry) ?? []
      return [key, { term, text: text.trim() }]
    }),
  )
}

/** The glossary of the surrounding text. */
export const GlossaryContext = createContext<Glossary>(new Map())
