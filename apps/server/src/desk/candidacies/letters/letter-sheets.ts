import { createHash } from 'node:crypto'
import { printedGroups } from '@plenara/domain'
import { renderSVG } from 'uqr'
import { escapeHtml } from '../../../notify/mail/mail-html.ts'
import { LETTER_TEXTS, type LetterTexts } from '../../../notify/mail/texts/letter-texts.ts'
import { dayInMail, mailLanguage } from '../../../notify/mail/write-mail.ts'
import { lineOf, nameOf } from '../desk-mail.ts'
import type { Letter } from './make-letters.ts'

/** Where the sites are that a letter names. */
export interface LetterSites {
  /** The origin of the desk. */
  readonly deskUrl: string
  /** The address of the voters' site. */
  readonly publicUrl: string
}

/** The address stands where the window of a C5 or C6/5 envelope with the window on the right is. */
const STYLE = `@page{size:A4;margin:0}
*{box-sizing:border-box}
body{margin:0;color:#000;background:#fff;font:10.5pt/1.4 "Helvetica Neue",Arial,sans-serif}
.letter{position:relative;width:210mm;height:296mm;padding:18mm 22mm 12mm;break-after:page}
.from{margin:0;font-size:16pt;font-weight:700}
.to{position:absolute;left:118mm;top:48mm;width:82mm;margin:0}
.body{margin-top:64mm}
h1{margin:0 0 5mm;font-size:14pt}
h2{margin:0 0 1mm;font-size:10.5pt}
p{margin:0 0 3.5mm}
ol{margin:0 0 4mm;padding-left:6mm}
.facts{font-weight:700}
.way{display:flex;gap:8mm;align-items:flex-start}
.way>div{flex:1}
.way svg{flex:none;width:36mm;height:36mm}
.code{margin:0 0 4mm;font:700 19pt/1.2 "Courier New",monospace;white-space:nowrap}
.small{font-size:9pt;overflow-wrap:anywhere}`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** The page on which a code is typed; with it after the `#`, which no server sees. */
export function letterPage({ deskUrl }: Pick<LetterSites, 'deskUrl'>, { language }: Pick<Letter, 'language'>, code?: string): string {
  return `${deskUrl}/candidacy/letter${code === undefined ? '' : `?lang=${language}#${code}`}`
}

/** Letters as one file that is printed: a page of A4 each, in the language of the person, without anything that is loaded. The date of birth stands on none. */
export function letterSheets(letters: readonly Letter[], sites: LetterSites): string {
  return `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${STYLE_HASH}'">
<title>Plenara</title><style>${STYLE}</style></head>
<body>
${letters.map((letter) => sheetOf(letter, sites)).join('\n')}
</body>
</html>
`
}

function sheetOf(letter: Letter, sites: LetterSites): string {
  const { official, code, language, expiresAt } = letter
  const texts = LETTER_TEXTS[mailLanguage(language)]
  const values = {
    address: letterPage(sites, letter),
    contact: `${sites.publicUrl}/imprint`,
    day: dayInMail(expiresAt, language),
  }
  const say = (text: string) => lines(text.replace(/\{(\w+)\}/g, (whole, name: keyof typeof values) => values[name] ?? whole))
  return `<section class="letter" lang="${mailLanguage(language)}">
<p class="from">Plenara</p>
<p class="to">${addressLines(letter).map(escapeHtml).join('<br>')}</p>
<div class="body">
<h1>${say(texts.title)}</h1>
<p>${say(texts.greeting)}</p>
<p>${say(texts.lead)}</p>
<p class="facts">${lines(`${lineOf(official)}\n${official.election.name}`)}</p>
<div class="way"><div>
<h2>${say(texts.begin)}</h2>
<ol>${texts.steps.map((step) => `<li>${say(step)}</li>`).join('')}</ol>
</div>${squareOf(letter, sites, texts)}</div>
<h2>${say(texts.code)}</h2>
<p class="code">${printedGroups(code)}</p>
<p>${say(texts.rules)}</p>
<p>${say(texts.regards)}</p>
<p class="small">${say(texts.sender)}<br>${say(texts.notMe)}</p>
</div>
</section>`
}

/** Without a postal address whoever hands letters out finds the person by number and list. */
function addressLines({ official, addressee }: Letter): string[] {
  const postal = addressee.postalAddress.split(/[,\n]/).flatMap((line) => line.trim() || [])
  const { number, list } = official
  const onList = [number, list && `${list.number} ${list.name}`].filter((part) => part !== null).join(', ')
  return [nameOf(official), ...(postal.length > 0 ? postal : [onList])]
}

function squareOf(letter: Letter, sites: LetterSites, { square }: LetterTexts): string {
  const svg = renderSVG(letterPage(sites, letter, letter.code), { ecc: 'M', border: 2 })
  return svg.replace('<svg ', `<svg role="img" aria-label="${escapeHtml(square)}" `)
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}
