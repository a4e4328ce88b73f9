import { createHash } from 'node:crypto'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@plenara/contract'
import { canStopReminders, type StoppingReminders, stopReminders } from './candidacies/waves/stop-reminders.ts'
import { escapeHtml } from '../notify/mail/mail-html.ts'
import { stopPageTexts } from '../notify/mail/write-mail.ts'

const PATH = /^\/api\/reminders\/([\w-]{1,100})$/
const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:3rem auto;padding:0 1rem}button{font:inherit;padding:.75rem 1.25rem}'
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
}

export interface ReminderPageOptions extends StoppingReminders {
  readonly address: (request: Request, env: unknown) => string
}

/**
 * The page behind `List-Unsubscribe` of a reminder, without script. Mail programs send its form by themselves (RFC 8058), so that no origin is asked: the
 * code of the link is what allows it. Null for another address.
 */
export function createReminderPage(options: ReminderPageOptions): (request: Request, env: unknown) => Promise<Response | null> {
  return async (request, env) => {
    const { pathname, searchParams } = new URL(request.url)
    const code = PATH.exec(pathname)?.[1]
    if (code === undefined) return null
    const isPost = request.method === 'POST'
    if (!isPost && request.method !== 'GET') return new Response(null, { status: 405, headers: { Allow: 'GET, POST' } })
    const sent = { code, address: options.address(request, env) }
    const isGood = isPost ? await stopReminders(options, sent) : await canStopReminders(options, sent)
    return new Response(pageOf(languageOf(searchParams.get('lang')), { isPost, isGood }), { status: isGood ? 200 : 404, headers: HEADERS })
  }
}

function languageOf(text: string | null): InterfaceLanguage {
  return INTERFACE_LANGUAGES.find((one) => one === text) ?? 'de'
}

function pageOf(language: InterfaceLanguage, { isPost, isGood }: { readonly isPost: boolean; readonly isGood: boolean }): string {
  const { title, question, action, done, over } = stopPageTexts(language)
  const text = isGood ? (isPost ? done : question) : over
  const form = isGood && !isPost ? `\n<form method="post"><button>${escapeHtml(action)}</button></form>` : ''
  return `<!doctype html>
<html lang="${language === 'gsw' ? 'de' : language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>${form}
</main></body>
</html>
`
}
