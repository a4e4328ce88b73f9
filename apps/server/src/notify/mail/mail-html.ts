/** A text, or one with an address on a line of its own. */
export type Paragraph = string | { readonly text: string; readonly address: string }

/** What stands in a mail, in reading order. */
export interface MailContent {
  /** A tag of BCP 47. */
  readonly language: string
  readonly subject: string
  readonly before: readonly string[]
  readonly link: { readonly address: string; readonly label: string } | null
  readonly after: readonly Paragraph[]
}

/** The dark colours. The light ones are inline, for programs that drop style sheets. */
const DARK = `@media (prefers-color-scheme: dark) {
.page { background: #0f1b21 !important; color: #eaf1f2 !important }
.card { background: #17262d !important }
.brand, .address a { color: #b4b9ff !important }
.action { background: #b4b9ff !important; color: #17173f !important }
.address { color: #b6c5ca !important }
}`
const FONT = 'font-family: -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'

/** A mail as HTML, light and dark, that loads nothing. */
export function mailHtml({ language, subject, before, link, after }: MailContent): string {
  const parts = [...before.map(paragraph), ...(link ? [button(link.address, link.label)] : []), ...after.map(paragraph)]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
${DARK}
</style>
</head>
<body class="page" style="margin: 0; padding: 24px 12px; background: #eef2f3; color: #10222a; ${escapeHtml(FONT)}; font-size: 16px; line-height: 1.5">
<div class="card" style="max-width: 544px; margin: 0 auto; padding: 24px 28px; border-radius: 12px; background: #ffffff; overflow-wrap: anywhere">
<p class="brand" style="margin: 0 0 20px; font-size: 20px; font-weight: 700; color: #3a3a8a">Plenara</p>
${parts.join('\n')}
</div>
</body>
</html>
`
}

function paragraph(content: Paragraph): string {
  const { text, address } = typeof content === 'string' ? { text: content, address: null } : content
  const lines = `<p style="margin: 0 0 ${address === null ? 16 : 4}px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
  return address === null ? lines : `${lines}\n${addressLine(address)}`
}

function addressLine(address: string): string {
  const href = escapeHtml(address)
  return `<p class="address" style="margin: 0 0 24px; font-size: 13px; color: #465860; word-break: break-all"><a href="${href}" style="color: #3a3a8a">${href}</a></p>`
}

/** The address is shown below the label, so that it can be read before it is followed. */
function button(address: string, label: string): string {
  const href = escapeHtml(address)
  return `<p style="margin: 24px 0 12px"><a class="action" href="${href}" style="display: inline-block; padding: 12px 20px; border-radius: 8px; background: #3a3a8a; color: #ffffff; font-weight: 600; text-decoration: none">${escapeHtml(label)}</a></p>
${addressLine(address)}`
}

/** A text within HTML, also in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
