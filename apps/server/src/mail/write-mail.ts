import type { InterfaceLanguage } from '@plenara/contract'
import type { MailKind, WrittenMail } from './mail.ts'
import { de } from './texts/de.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import type { MailTexts } from './texts/mail-texts.ts'
import { rm } from './texts/rm.ts'

/** Mails have no dialect: who reads the app in Basel German is written to in German. */
const TEXTS: Readonly<Record<InterfaceLanguage, MailTexts>> = { de, fr, it, rm, gsw: de }
/** Lives of links as the texts name them; see `LIFE`. */
const VALUES = { hours: '72', minutes: '30' }

export interface MailSubject {
  readonly mailId: Buffer
  readonly kind: MailKind
  readonly secret: string | null
  readonly date: Date
  readonly user: { readonly username: string; readonly email: string; readonly language: InterfaceLanguage }
}

export interface MailSettings {
  readonly from: string
  /** Links begin with it, whatever host a request named. */
  readonly publicUrl: string
}

/** Writes a mail in the language of its user, as text and as simple HTML without images or foreign addresses. */
export function writeMail(subject: MailSubject, { from, publicUrl }: MailSettings): WrittenMail {
  const { user, kind, mailId, date } = subject
  const texts = TEXTS[user.language]
  const mail = texts.mails[kind]
  const values = { ...VALUES, username: oneLine(user.username) }
  const link = linkOf(subject, publicUrl)
  const paragraphs = [texts.greeting, mail.body].map((text) => fill(text, values))
  const closing = [mail.after, texts.regards].map((text) => fill(text, values))
  return {
    messageId: `<${mailId.toString('hex')}@${new URL(publicUrl).hostname}>`,
    kind,
    date,
    from,
    to: user.email,
    subject: mail.subject,
    text: `${[...paragraphs, ...(link ? [link] : []), ...closing].join('\n\n')}\n`,
    html: html(user.language, [...paragraphs.map(paragraph), ...(link ? [button(link, mail.action)] : []), ...closing.map(paragraph)]),
  }
}

function linkOf({ kind, secret, user }: MailSubject, publicUrl: string): string | null {
  if (secret === null) return null
  return kind === 'confirm' ? `${publicUrl}/confirm/${user.language}/${secret}` : `${publicUrl}/reset/${secret}`
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

function html(language: InterfaceLanguage, parts: readonly string[]): string {
  const tag = language === 'gsw' ? 'de' : language
  return `<!doctype html>\n<html lang="${tag}">\n<meta charset="utf-8">\n<body style="font-family: sans-serif; line-height: 1.5; max-width: 36em">\n${parts.join('\n')}\n</body>\n</html>\n`
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
}

/** The address stands below the label, so that it can be read before it is followed. */
function button(link: string, label: string): string {
  const address = escapeHtml(link)
  return `<p><a href="${address}">${escapeHtml(label)}</a><br>\n${address}</p>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
