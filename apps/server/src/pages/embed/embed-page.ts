import type { ContentLanguage } from '@plenara/contract'
import { html } from 'hono/html'
import type { PageTexts } from '../texts/page-texts.ts'
import { fillIn } from '../texts/index.ts'

/** What stands in the frame of another site. Every text is text: nothing of it is markup. */
export interface EmbedContent {
  readonly over: string
  readonly title: string
  /** The bar and its words. */
  readonly parts: readonly { readonly kind: 'yes' | 'no' | 'abstain' | 'other'; readonly share: number; readonly text: string }[]
  readonly word: string | null
  readonly rows: readonly { readonly name: string; readonly value: string; readonly color: string | null }[]
  /** The address of the page within the site. */
  readonly path: string
  readonly source: string | null
  readonly fictional: boolean
}

export interface EmbedFrame {
  readonly site: string
  readonly language: ContentLanguage
  readonly texts: PageTexts
  /** The address of the stylesheet. */
  readonly style: string
}

const BAR = { width: 600, height: 20, gap: 2 } as const

/** The page of a frame: no script, one stylesheet. */
export function embedPage(content: EmbedContent, { site, language, texts, style }: EmbedFrame): string {
  const { over, title, word, parts, rows, source, fictional, path } = content
  const words = parts.map(({ kind, text }) => html` <span class="${kind}">${text}</span>`)
  return String(html`<!doctype html>
<html lang="${language}-CH">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} · Plenara</title>
<link rel="stylesheet" href="${style}">
</head>
<body>
<main>
<p class="over">${over}</p>
<h1>${title}</h1>
${fictional ? html`<p class="invented">${texts.embed.invented}</p>` : ''}
${parts.length > 0 ? html`<p class="result">${word ? html`<strong>${word}</strong>` : ''}${words}</p>${bar(parts)}` : ''}
${rows.length > 0 ? table(title, rows) : ''}
<p class="foot"><a href="${site}${path}?lang=${language}" target="_blank" rel="noopener">${texts.embed.open}</a>${
    source ? html`<span>${fillIn(texts.embed.source, { source })}</span>` : ''
  }</p>
</main>
</body>
</html>
`)
}

/** Widths are attributes of rectangles: the policy of these pages knows no styles in elements. */
function bar(parts: EmbedContent['parts']) {
  const total = parts.reduce((sum, { share }) => sum + share, 0) || 1
  let x = 0
  const rectangles = parts.map(({ kind, share }) => {
    const width = (share / total) * BAR.width
    const rectangle = html`<rect class="${kind}" x="${x.toFixed(1)}" y="0" width="${Math.max(0, width - BAR.gap).toFixed(1)}" height="${BAR.height}"/>`
    x += width
    return rectangle
  })
  return html`<svg viewBox="0 0 ${BAR.width} ${BAR.height}" preserveAspectRatio="none" aria-hidden="true">${rectangles}</svg>`
}

function table(title: string, rows: EmbedContent['rows']) {
  const lines = rows.map(
    ({ name, value, color }) =>
      html`<tr><th scope="row">${color ? html`<svg class="dot" viewBox="0 0 10 10" aria-hidden="true"><circle cx="5" cy="5" r="4.5" fill="${color}"/></svg>` : ''}${name}</th><td>${value}</td></tr>`,
  )
  return html`<table aria-label="${title}"><tbody>${lines}</tbody></table>`
}
