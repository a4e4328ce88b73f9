import type { Messages } from '@lingui/core'
import type { InterfaceLanguage } from '@plenara/contract'
import type { FrameText } from './frame-texts.ts'

/** The names of the files of the page. */
export interface FrameFiles {
  readonly script: string
  readonly style: string
}

const LOGO =
  '<svg width="28" height="28" viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" aria-hidden="true"><path d="M19 34A5 5 0 0 1 29 34"/><path d="M14 34A10 10 0 0 1 34 34"/><path d="M9 34A15 15 0 0 1 39 34"/><path d="M4 34A20 20 0 0 1 44 34"/><circle cx="33.2" cy="22.2" r="4.75" fill="var(--gold)" stroke="none"/></svg>'

/** The page of the frame in a language. Without script it shows a notice and a link to the product. */
export function framePage(language: InterfaceLanguage, messages: Messages, { script, style }: FrameFiles): string {
  const text = (id: FrameText) => escaped(plain(messages[id]))
  const data = JSON.stringify(messages).replaceAll('<', String.raw`\u003c`)
  return `<!doctype html>
<html lang="${language}-CH">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${text('embed.title')} · Plenara</title>
<link rel="stylesheet" href="/${style}">
<script type="application/json" id="texts">${data}</script>
<script defer src="/${script}"></script>
</head>
<body>
<header>${LOGO}<b>Plenara</b><span id="over"></span></header>
<main id="frame"><div class="step"><h1>${text('embed.title')}</h1><noscript><p class="lead">${text('embed.noScript')}</p><p class="actions"><a class="primary" href="/start?lang=${language}" target="_blank" rel="noopener">${text('embed.openPlenara')}</a></p></noscript></div></main>
</body>
</html>
`
}

/** A compiled text without placeholders. */
function plain(message: Messages[string] | undefined): string {
  return Array.isArray(message) ? message.join('') : (message ?? '')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
