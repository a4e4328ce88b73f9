import { INTERFACE_LANGUAGES } from '@plenara/contract'
import { expect, test } from 'vitest'
import type { MailKind } from './mail.ts'
import { writeMail } from './write-mail.ts'

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
