import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { PageContent } from './rendered-pages.ts'

export interface PageParts {
  /** Takes the place of the title. */
  readonly head: string
  readonly language: string
  readonly content: PageContent | null
  /** Said in its place where no script runs. */
  readonly notice?: string | undefined
}

export interface ComposedPage {
  readonly text: string
  /** Of the block of styles, for the policy; null where there is none. */
  readonly styleHash: string | null
}

const TITLE = '<title>Plenara</title>'
const ROOT = '<div id="root"></div>'
const WITHOUT_SCRIPT = /<noscript>.*?<\/noscript>/s

/** The page of the web app with what its address adds: its head, and what it shows before any script runs. */
export function composePage(template: string, { head, language, content, notice }: PageParts): ComposedPage {
  const page = template.replace(TITLE, () => head).replace('<html lang="de-CH">', `<html lang="${language}-CH">`)
  if (notice) return { text: page.replace(WITHOUT_SCRIPT, () => String(html`<noscript><p>${notice}</p></noscript>`)), styleHash: null }
  if (!content || !page.includes(ROOT)) return { text: page, styleHash: null }
  const served = `<script type="application/json" id="served-page">${content.served}</script>`
  const text = page
    .replace('</head>', () => `${linksOf(content, page)}</head>`)
    // Its content needs no script, so that nothing asks for one.
    .replace(WITHOUT_SCRIPT, '')
    .replace(ROOT, () => `<div id="root">${content.html}</div>${served}`)
  return { text, styleHash: content.css ? createHash('sha256').update(content.css).digest('base64') : null }
}

function linksOf({ files, css }: PageContent, page: string): string {
  const styles = files.styles.filter((file) => !page.includes(`href="${file}"`))
  return String(
    html`${styles.map((file) => html`<link rel="stylesheet" crossorigin href="${file}">`)}${files.scripts.map(
      (file) => html`<link rel="modulepreload" crossorigin href="${file}">`,
    )}${css ? raw(`<style id="served-styles">${css}</style>`) : ''}`,
  )
}
