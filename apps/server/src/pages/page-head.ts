import { CONTENT_LANGUAGES, type ContentLanguage } from '@plenara/contract'
import { html, raw } from 'hono/html'
import type { PageFacts } from './page-facts.ts'
import { pictureOf } from './share-pictures/share-pictures.ts'
import { addressOf } from './things.ts'

export interface HeadOptions {
  readonly facts: PageFacts
  readonly language: ContentLanguage
  readonly site: string
  /** Whether search engines may keep the page. */
  readonly isIndexed: boolean
}

const PRODUCT = 'Plenara'

/** The elements of a page's head that machines read. What stands in the data is text in them, never markup. */
export function headOf({ facts, language, site, isIndexed }: HeadOptions): string {
  const { title, description, path, things } = facts
  const address = addressOf(site, path, language)
  const alternates = CONTENT_LANGUAGES.map((one) => html`<link rel="alternate" hreflang="${one}-CH" href="${addressOf(site, path, one)}">`)
  return String(html`<title>${title} · ${PRODUCT}</title>
<meta name="description" content="${description}">
${isIndexed ? '' : html`<meta name="robots" content="noindex">`}
<link rel="canonical" href="${address}">
${alternates}<link rel="alternate" hreflang="x-default" href="${site}${path}">
<meta property="og:site_name" content="${PRODUCT}">
<meta property="og:type" content="${facts.type}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">
<meta property="og:locale" content="${language}_CH">
<meta property="og:image" content="${site}${pictureOf(facts, language)}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">
${things.map(dataBlock)}`)
}

/** The head of the page that says that there is none. */
export function headOfMissing(title: string): string {
  return String(html`<title>${title} · ${PRODUCT}</title><meta name="robots" content="noindex">`)
}

/** A block of data, no script: nothing in it ends the block or begins markup. */
function dataBlock(thing: PageFacts['things'][number]) {
  const facts = typeof thing === 'string' ? { '@id': thing } : thing
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts })
  return raw(`<script type="application/ld+json">${json.replace(/[<>&]/g, inJson)}</script>`)
}

function inJson(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
}
