import type { InterfaceLanguage, ModerationReason } from '@plenara/contract'
import { after, LIFE } from '../../platform/lifetimes.ts'
import type { DeskMail, WrittenMail } from './mail.ts'
import type { MailKind } from '../../db/schema/mail.ts'
import { mailHtml, type Paragraph } from './mail-html.ts'
import { de } from './texts/de.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import type { MailLanguage, MailTexts, StopPageTexts } from './texts/mail-texts.ts'
import { MODERATION_WORDS } from './texts/moderation-words.ts'
import { rm } from './texts/rm.ts'

const TEXTS: Readonly<Record<MailLanguage, MailTexts>> = { de, fr, it, rm }
/** Lifetimes of links as shown in the texts; see `LIFE`. */
const VALUES = { hours: '72', changeHours: '24', minutes: '30' }

export interface MailSubject {
  readonly mailId: Buffer
  readonly kind: MailKind
  readonly secret: string | null
  readonly link?: string | undefined
  /** Where the reader says not to be meant; in a mail to somebody at the desk. */
  readonly notMe?: string | undefined
  /** Where mails of its kind are stopped. */
  readonly stop?: string | undefined
  /** Where its address is from, in a mail to somebody at the desk. */
  readonly sender?: DeskMail['sender'] | undefined
  readonly date: Date
  /** What stands in the text besides; in a mail to somebody at the desk. */
  readonly values?: Readonly<Record<string, string>> | undefined
  /** `username` is null where the address is not known to be that of who chose the name. */
  readonly user: { readonly username: string | null; readonly email: string; readonly language: InterfaceLanguage }
}

export interface MailSettings {
  readonly from: string
  /** The start of every link, whatever host a request named. */
  readonly publicUrl: string
}

/** Writes a mail in the language of its user, as text and as HTML. */
export function writeMail(subject: MailSubject, { from, publicUrl }: MailSettings): WrittenMail {
  const { user, kind, mailId, date } = subject
  const language = mailLanguage(user.language)
  const texts = TEXTS[language]
  const mail = texts.mails[kind]
  const values = {
    ...VALUES,
    username: oneLine(user.username ?? ''),
    removal: dayOf(after(date, LIFE.inactiveNotice), language),
    settings: `${publicUrl}/settings`,
    contact: `${publicUrl}/imprint`,
    use: subject.sender === 'team' ? texts.desk.useOfTeam : texts.desk.use,
    ...Object.fromEntries(Object.entries(subject.values ?? {}).map(([name, value]) => [name, oneLine(value)])),
  }
  const address = linkOf(subject, publicUrl)
  const before = [user.username === null ? texts.greetingOfNobody : texts.greeting, mail.body].map((text) => fill(text, values))
  const closing = [mail.after, ...ofDesk(subject, texts), texts.regards].map((content) =>
    typeof content === 'string' ? fill(content, values) : content,
  )
  const link = address === null ? null : { address, label: mail.action }
  return {
    messageId: `<${mailId.toString('hex')}@${new URL(publicUrl).hostname}>`,
    kind,
    date,
    from,
    to: user.email,
    subject: mail.subject,
    text: `${[...before, ...(link ? [link.address] : []), ...closing.map(asText)].join('\n\n')}\n`,
    html: mailHtml({ language, subject: mail.subject, before, link, after: closing }),
    ...(subject.stop !== undefined && { stop: subject.stop }),
  }
}

/** Who sends it, where the address is from (Data Protection Act, SR 235.1, Art. 19), and how its reader says not to be meant. */
function ofDesk({ kind, notMe, stop, sender }: MailSubject, { desk }: MailTexts): readonly Paragraph[] {
  if (notMe === undefined) return []
  const toOthers = sender === 'team' ? desk.senderToTeam : sender === 'proposed' ? desk.senderToProposed : desk.sender
  const words = kind === 'candidacy-address' ? desk.senderToTyped : toOthers
  return [words, { text: desk.notMe, address: notMe }, ...(stop === undefined ? [] : [{ text: desk.stop, address: stop }])]
}

function asText(content: Paragraph): string {
  return typeof content === 'string' ? content : `${content.text}\n${content.address}`
}

function linkOf({ kind, secret, link, user }: MailSubject, publicUrl: string): string | null {
  if (link !== undefined) return link
  if (kind === 'inactive') return `${publicUrl}/login`
  if (secret === null) return null
  return kind === 'reset' ? `${publicUrl}/reset/${secret}` : `${publicUrl}/confirm/${user.language}/${secret}`
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** Spaces that keep a line together stay. */
function oneLine(text: string): string {
  return text.replace(/(?:[^\S\u00a0\u202f]|\p{Cc})+/gu, ' ').trim()
}

/** The texts of the page behind the link that stops reminders. */
export function stopPageTexts(language: InterfaceLanguage): StopPageTexts {
  return TEXTS[mailLanguage(language)].desk.stopPage
}

/** A day as a mail says it, by Swiss time. */
export function dayInMail(moment: Date, language: InterfaceLanguage): string {
  return dayOf(moment, mailLanguage(language))
}

const LANGUAGE_NAMES: Readonly<Record<string, string>> = { de: 'Deutsch', fr: 'Français', it: 'Italiano', rm: 'Rumantsch' }

/** A field of a statement as a mail says it. @param question the text of the question that a comment is on */
export function fieldInMail(field: string, question: string, language: InterfaceLanguage): string {
  const { fields } = MODERATION_WORDS[mailLanguage(language)]
  const [kind = '', name = '', written = ''] = field.split('/')
  const text = fields[(kind === 'text' || kind === 'fact' ? name : kind) as keyof typeof fields]
  const values = { question, name, language: LANGUAGE_NAMES[written] ?? '' }
  return kind === 'text' ? `${text} (${values.language})` : fill(text, values)
}

/** A reason of the closed list as a mail says it. */
export function reasonInMail(reason: ModerationReason, language: InterfaceLanguage): string {
  return MODERATION_WORDS[mailLanguage(language)].reasons[reason]
}

/** Mails and letters have no dialect: users of the Basel German interface get German ones. */
export function mailLanguage(language: InterfaceLanguage): MailLanguage {
  return language === 'gsw' ? 'de' : language
}

function dayOf(moment: Date, language: MailLanguage): string {
  return new Intl.DateTimeFormat(`${language}-CH`, { dateStyle: 'long', timeZone: 'Europe/Zurich' }).format(moment)
}
