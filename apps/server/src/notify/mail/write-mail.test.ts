import { INTERFACE_LANGUAGES, MODERATION_REASONS, STATEMENT_TEXTS } from '@plenara/contract'
import { expect, test } from 'vitest'
import { emlOf } from './eml.ts'
import { type DeskMail, headersOf } from './mail.ts'
import type { MailKind } from '../../db/schema/mail.ts'
import { dayInMail, fieldInMail, reasonInMail, writeMail } from './write-mail.ts'

const kinds: MailKind[] = [
  'confirm',
  'reset',
  'password-changed',
  'password-changed-passkeys',
  'passkey-added',
  'passkey-removed',
  'address-known',
  'email-change',
  'email-change-asked',
  'email-changed',
  'inactive',
  'survey',
]
/** Of an account, which may have several candidacies: they name none. */
const ACCOUNT_KINDS = [
  ...(['candidacy-password-changed', 'candidacy-passkey-added', 'candidacy-passkey-removed'] as const),
  ...(['candidacy-password-changed-passkeys', 'candidacy-address-confirm', 'candidacy-address-asked'] as const),
  ...(['candidacy-address-changed', 'candidacy-address-known', 'candidacy-address-stopped', 'candidacy-team-invited'] as const),
] as const
const DESK_KINDS = [
  ...ACCOUNT_KINDS,
  ...(['candidacy-invitation', 'candidacy-reminder', 'candidacy-address', 'candidacy-submitted'] as const),
  ...(['candidacy-correction-accepted', 'candidacy-correction-refused', 'candidacy-withdrawn'] as const),
  ...(['candidacy-text-held', 'candidacy-text-returned', 'candidacy-text-restored', 'candidacy-text-appeal-refused'] as const),
  ...(['candidacy-grant-given', 'candidacy-grant-ended'] as const),
] as const
const isAsking = (kind: (typeof DESK_KINDS)[number]) => ['candidacy-invitation', 'candidacy-reminder', 'candidacy-address'].includes(kind)
const LINKED = [
  ...['candidacy-address-confirm', 'candidacy-address-asked', 'candidacy-address-changed'],
  ...['candidacy-grant-given', 'candidacy-grant-ended', 'candidacy-team-invited'],
]
const hasLink = (kind: (typeof DESK_KINDS)[number]) =>
  isAsking(kind) || /^candidacy-(?:correction|text)/.test(kind) || LINKED.includes(kind)
/** Where a mail says that its address is from. */
const FROM_NOMINATIONS = /Kandidatur gemeldet|candidature est annoncée|annunciata la tua candidatura|candidatura è annunziada/
const FROM_A_LETTER = /mit einem Brief von uns|avec une lettre de notre part|con una nostra lettera|cun ina brev da nus/
const STOP = `https://desk.example/api/reminders/${'s'.repeat(43)}?lang=de`
const NOT_ME = `https://desk.example/candidacy/not-me#${'n'.repeat(43)}`
const CLAIM = `https://desk.example/candidacy/claim#${'c'.repeat(43)}`
const writeForDesk = (
  language: (typeof INTERFACE_LANGUAGES)[number],
  kind: (typeof DESK_KINDS)[number],
  name = 'Anna Muster, 01.05',
  sender?: DeskMail['sender'],
) =>
  writeMail(
    {
      sender,
      ...{ mailId: Buffer.alloc(16), kind, secret: null, notMe: NOT_ME, date: new Date(0) },
      ...(hasLink(kind) && { link: CLAIM }),
      ...(kind === 'candidacy-reminder' && { stop: STOP }),
      values: {
        candidacy: name,
        election: name,
        days: '60',
        day: dayInMail(new Date(0), language),
        revision: '3',
        fingerprint: 'ab'.repeat(32),
        reason: 'Zu spät.',
        field: fieldInMail('comment/12/fr', 'Soll das Rentenalter steigen?', language),
        secretariat: 'Föhre Basel-Stadt',
        access: 'https://desk.example/candidacy/access',
      },
      user: { username: null, email: 'a@b.ch', language },
    },
    { from: 'x@y.ch', publicUrl: 'https://plenara.example' },
  )
const FORM = 'https://umfrage.example.ch/a?b=1&c=2'
const hasSecret = (kind: MailKind) => kind === 'confirm' || kind === 'reset' || kind === 'email-change'
const namesPage = (kind: MailKind) => ['survey', 'email-changed', 'password-changed-passkeys', 'passkey-added'].includes(kind)
const write = (language: (typeof INTERFACE_LANGUAGES)[number], kind: MailKind) =>
  writeMail(
    {
      mailId: Buffer.alloc(16),
      kind,
      secret: hasSecret(kind) ? 'x'.repeat(43) : null,
      ...(kind === 'survey' && { link: FORM }),
      date: new Date(0),
      user: { username: 'Anna', email: 'a@b.ch', language },
    },
    { from: 'x@y.ch', publicUrl: 'https://plenara.example' },
  )

test('every mail is written in every language, with its link and without gaps', () => {
  for (const language of INTERFACE_LANGUAGES) {
    for (const kind of kinds) {
      const mail = write(language, kind)
      expect(mail.text, `${kind} in ${language}`).not.toMatch(/\{|undefined/)
      expect(mail.text).toContain('Anna')
      expect(mail.text.includes('https://plenara.example/')).toBe(hasSecret(kind) || kind === 'inactive' || namesPage(kind))
      expect(mail.html.includes('href="https://plenara.example/')).toBe(hasSecret(kind) || kind === 'inactive')
    }
  }
})

test('the invitation to a survey leads to its form and says where such mails are switched off [FACT-1]', () => {
  for (const language of INTERFACE_LANGUAGES) {
    const { text, html } = write(language, 'survey')
    expect(text).toContain(`\n${FORM}\n`)
    expect(text).toContain('https://plenara.example/settings')
    expect(html).toContain('href="https://umfrage.example.ch/a?b=1&amp;c=2"')
  }
})

test('the languages differ; who reads Basel German is written to in German and led back to the dialect', () => {
  const texts = INTERFACE_LANGUAGES.map((language) => write(language, 'reset').text)
  expect(new Set(texts).size).toBe(INTERFACE_LANGUAGES.length - 1)
  expect(write('gsw', 'reset').text).toBe(write('de', 'reset').text)
  expect(write('gsw', 'confirm').text).toContain('/confirm/gsw/')
})

// Fails when a mail of the desk does not say who sends it, where the address is from, or how one says not to be meant.
test('each mail of the desk says who sends it, where the address is from, and leads whoever is not meant to a page of the desk', () => {
  for (const kind of DESK_KINDS) {
    const mails = INTERFACE_LANGUAGES.map((language) => writeForDesk(language, kind))
    expect(new Set(mails.map(({ text }) => text)).size).toBe(INTERFACE_LANGUAGES.length - 1)
    for (const { subject, text, html } of mails) {
      expect(`${subject}${text}`).not.toMatch(/\{|undefined/)
      expect(subject).toMatch(/^Plenara\u00a0?: .{10,60}$/)
      expect(text).toMatch(kind === 'candidacy-address' ? FROM_A_LETTER : FROM_NOMINATIONS)
      expect(text).toContain('https://plenara.example/imprint')
      expect(text).toContain(`:\n${NOT_ME}\n`)
      expect(html).toContain(`<a href="${NOT_ME}"`)
      expect(html.includes(`href="${CLAIM}"`)).toBe(hasLink(kind))
      if (kind === 'candidacy-submitted') for (const part of ['ab'.repeat(32), '1970', '3']) expect(text).toContain(part)
    }
  }
})

// Fails when a mail tells an office that it stands for election, or says that an address is from elsewhere than it is.
test('a mail to an office says what its account is for, and an address that an office told is said to be from it', () => {
  for (const language of INTERFACE_LANGUAGES) {
    const [own, office, told] = [undefined, 'team', 'proposed'].map((sender) =>
      writeForDesk(language, 'candidacy-password-changed', undefined, sender as DeskMail['sender']).text.split('\n\n'),
    ) as [string[], string[], string[]]
    const said = (mail: string[]) => mail.filter((paragraph) => !own.includes(paragraph))
    expect(said(office)[0]).toMatch(/Kandidierende vorbereitest|prépares des réponses|prepari risposte|prepareschas respostas/)
    expect(said(office)[1]).toMatch(
      /dein Sekretariat angemeldet|annoncé ton secrétariat|annunciato il tuo segretariato|annunzià tes secretariat/,
    )
    expect(said(told)).toHaveLength(1)
    expect(said(told)[0]).toMatch(/um deine Liste kümmert|s’occupe de ta liste|si occupa della tua lista|s’occupa da tia glista/)
  }
})

// Fails when a name gets lines, tags, headers or values of its own into a mail.
test('a hostile name of the list stays a name', () => {
  const name = 'Anna\r\nBcc: x@y.ch\r\n\r\n<a href="https://evil.example">{contact}</a>\u0000 Muster'
  for (const kind of DESK_KINDS) {
    const { subject, text, html, to } = writeForDesk('de', kind, name)
    expect([subject, to].join()).not.toMatch(/Bcc|evil/)
    expect(text).not.toMatch(/^Bcc|\r/m)
    expect(text).not.toContain('\u0000')
    expect(html).not.toContain('<a href="https://evil')
    expect(html.match(/<a /g)).toHaveLength((hasLink(kind) ? 3 : 1) + (kind === 'candidacy-reminder' ? 1 : 0))
    const contacts = (mail: { readonly text: string }) => mail.text.match(/https:\/\/plenara\.example\/imprint/g)
    expect(contacts({ text })).toEqual(contacts(writeForDesk('de', kind)))
    expect(text.includes('Anna Bcc: x@y.ch <a href="https://evil.example">{contact}</a> Muster')).toBe(
      !ACCOUNT_KINDS.some((one) => one === kind),
    )
  }
})

// Fails when a reminder cannot be stopped by the button of a mail program, or another mail can.
test('a reminder alone says where it is stopped: in its text, and to mail programs (RFC 2369, RFC 8058)', () => {
  for (const kind of DESK_KINDS) {
    const mail = writeForDesk('fr', kind)
    const isReminder = kind === 'candidacy-reminder'
    expect([mail.text.includes(`:\n${STOP}\n`) || mail.text.includes(`?\n${STOP}\n`), mail.stop]).toEqual([
      isReminder,
      isReminder ? STOP : undefined,
    ])
    expect('List-Unsubscribe' in headersOf(mail)).toBe(isReminder)
    expect(emlOf(mail).includes(`List-Unsubscribe: <${STOP}>\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n`)).toBe(isReminder)
  }
})

// Fails when a mail leaves out what was decided on, why, by when, or how somebody objects.
test('a mail on a text says which one, why, and what to do within 48 hours', () => {
  for (const language of INTERFACE_LANGUAGES) {
    for (const kind of ['candidacy-text-held', 'candidacy-text-returned', 'candidacy-text-appeal-refused'] as const) {
      const { text } = writeForDesk(language, kind)
      for (const part of ['Soll das Rentenalter steigen?', 'Français', 'Zu spät.', '48', CLAIM]) expect(text, kind).toContain(part)
    }
    expect(writeForDesk(language, 'candidacy-text-restored').text).toContain('Soll das Rentenalter steigen?')
  }
  // Fails when a filled in value loses the spaces that keep its signs in line.
  expect(writeForDesk('fr', 'candidacy-text-held').text).toContain('sur «\u00a0Soll das Rentenalter steigen?\u00a0»')
})

test('fields and reasons are called what they are in each language', () => {
  const fields = [...STATEMENT_TEXTS.map((text) => `text/${text}/rm`), 'link/x', 'fact/vestedInterests', 'portrait']
  for (const language of INTERFACE_LANGUAGES) {
    const words = [
      ...fields.map((field) => fieldInMail(field, '', language)),
      ...MODERATION_REASONS.map((reason) => reasonInMail(reason, language)),
    ]
    expect(words.filter((word) => /undefined|[{}]|^$/.test(word))).toEqual([])
    expect(new Set(words).size).toBe(words.length)
  }
  expect(fieldInMail('text/motto/fr', '', 'gsw')).toBe('Motto (Français)')
  expect(fieldInMail('link/x', '', 'it')).toBe('Link (x)')
})
