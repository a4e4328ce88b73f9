import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CONTENT_LANGUAGES, type ContentLanguage } from '@plenara/contract'
import type { KnowledgeRow } from '../catalogue/search/load-knowledge.ts'
import { OPEN_ARTICLES } from './articles.ts'
import { PAGE_TEXTS } from './texts/index.ts'

/** The ids of words come after those of all articles there may be. */
const FIRST_WORD = 1_000
/** What is shown of the beginning of an article, in characters. */
const BEGINNING = 180

/** The articles and the glossary in every language, from the sources of the web app in `folder`. */
export async function readKnowledgeTexts(folder: string): Promise<KnowledgeRow[]> {
  const read = (path: string) => readFile(join(folder, 'src', path), 'utf8')
  const rows = await Promise.all(CONTENT_LANGUAGES.map(async (lang) => [await articlesIn(lang, read), await wordsIn(lang, read)]))
  return rows.flat(2)
}

type Read = (path: string) => Promise<string>

function articlesIn(lang: ContentLanguage, read: Read): Promise<KnowledgeRow[]> {
  const texts = PAGE_TEXTS[lang]
  return Promise.all(
    OPEN_ARTICLES.map(async ({ path, file, title }, index): Promise<KnowledgeRow> => {
      const body = plainText((await read(file(lang))).replace(/^Stand: .+$/m, ''))
      return { id: index + 1, kind: 'article', lang, path, title: title(texts), text: beginningOf(body), words: body }
    }),
  )
}

async function wordsIn(lang: ContentLanguage, read: Read): Promise<KnowledgeRow[]> {
  const entries = (await read(`shared/explainer/glossary/${lang}.md`)).split(/^## /m).slice(1)
  return entries.map((entry, index): KnowledgeRow => {
    const [, key = '', title = '', text = ''] = /^([a-z-]+): (.+)\n+([\s\S]*)$/.exec(entry) ?? []
    return { id: FIRST_WORD + index, kind: 'word', lang, path: key, title, text: text.trim(), words: text }
  })
}

/** Markdown without its signs; headings and points become sentences of their own. */
function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^(#+|-|\d+\.|\|)\s*/gm, '')
    .replace(/[*_`|]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function beginningOf(text: string): string {
  if (text.length <= BEGINNING) return text
  return `${text.slice(0, text.lastIndexOf(' ', BEGINNING))} …`
}
