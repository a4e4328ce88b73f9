import { describe, expect, test } from 'vitest'
import { asciiLabelLength } from './punycode.ts'
import { emailError, normalizeUsername, usernameError } from './registration.ts'

// Fails when `HIDDEN` or `ADDRESS` is taken out of `usernameError`.
describe('a username [VALID-2]', () => {
  test.each([
    'Anna',
    'Zoë Müller-O’Neill',
    "Jean-Luc d'Arc",
    'Dr. J. Meier',
    'J.R.R. Tolkien',
    'Nr. 5',
    'Łukasz',
    'Ναταλία',
    'नेहा',
    '山田',
    '🐄',
    '👩🏽‍🚒 Mia',
    '❤️',
    'Zoë & Leo (Bern)',
  ])('may be %s', (name) => {
    expect(usernameError(name)).toBeNull()
  })

  test.each([
    ['an address', 'Konto gesperrt! http://evil.example'],
    ['a domain', 'Klick evil.ch'],
    ['a domain of full-width signs', 'ｅｖｉｌ．ｃｏｍ'],
    ['an address of mail', 'a@b'],
    ['www', 'www.evil'],
    ['a line', 'Anna\nPS'],
    ['an override of direction', 'Anna\u202egnp.exe'],
    ['an isolate', '\u2066Anna\u2069'],
    ['a zero-width space', 'An\u200bna'],
    ['a joiner outside of emoji', 'An\u200dna'],
    ['a byte order mark', '\ufeffAn\ufeffna'],
    ['a soft hyphen', 'An\u00adna'],
    ['a Hangul filler', '\u3164'],
    ['a blank of Braille', '\u2800'],
    ['a line separator', 'An\u2028na'],
    ['a private character', 'An\ue000na'],
    ['an unassigned character', 'An\u{e0fff}na'],
    ['a tag', 'An\u{e0041}na'],
    ['a space without break', 'An\u00a0na'],
  ])('has not %s', (_what, name) => {
    expect(usernameError(name)).toBe('username_invalid')
  })

  test('comes in one spelling', () => {
    expect(normalizeUsername(' Zoe\u0308 ')).toBe('Zo\u00eb')
    expect([usernameError('  '), usernameError('x'.repeat(61)), usernameError('🐄'.repeat(60))]).toEqual([
      'username_required',
      'username_too_long',
      null,
    ])
  })
})

// Fails when a part of `emailError` is taken out.
describe('an e-mail address [VALID-3]', () => {
  test.each([
    'a@b.ch',
    'a.b+c@example.ch',
    "o'neill@example.ch",
    'ZOÉ@Example.CH',
    'anna@zürich.ch',
    'anna＠example.ch',
    `${'a'.repeat(64)}@example.ch`,
    `a@${'b'.repeat(63)}.ch`,
    'a@xn--zrich-kva.ch',
    'a@4you.ch',
  ])('may be %s', (email) => {
    expect(emailError(email)).toBeNull()
  })

  test.each([
    ['no sign', 'a.example.ch'],
    ['two signs', 'a@b@example.ch'],
    ['no domain', 'a@'],
    ['one label', 'a@localhost'],
    ['two points', 'a..b@example.ch'],
    ['a point first', '.a@example.ch'],
    ['a point last', 'a.@example.ch'],
    ['two points in the domain', 'a@example..ch'],
    ['a point at the end', 'a@example.ch.'],
    ['a hyphen first', 'a@-example.ch'],
    ['a hyphen last', 'a@example-.ch'],
    ['an underscore in the domain', 'a@exa_mple.ch'],
    ['a number as the last label', 'a@127.0.0.1'],
    ['a local part that is too long', `${'a'.repeat(65)}@example.ch`],
    ['a local part of too many bytes', `${'é'.repeat(33)}@example.ch`],
    ['a label that is too long', `a@${'b'.repeat(64)}.ch`],
    ['a label that is too long as ASCII', `a@${'ü'.repeat(62)}.ch`],
    ['too many labels', `a@${'b.'.repeat(126)}ch`],
    ['a zero-width space', 'a\u200bb@example.ch'],
    ['an override of direction', 'a\u202eb@example.ch'],
    ['a soft hyphen', 'a@exam\u00adple.ch'],
    ['a Hangul filler', 'a\u3164b@example.ch'],
    ['a space', 'a b@example.ch'],
    ['a line', 'a@example.ch\nBcc: x'],
  ])('has not %s', (_what, email) => {
    expect(emailError(email)).toBe('email_invalid')
  })

  test.each([
    ['zürich', 'xn--zrich-kva'],
    ['山田太郎', 'xn--sss19e964abiz'],
    ['bücher-und-mehr', 'xn--bcher-und-mehr-gsb'],
    ['例え-test', 'xn---test-653dw88r'],
    ['ü'.repeat(40), `xn--td${'a'.repeat(40)}`],
    ['plain-77', 'plain-77'],
  ])('measures the label %s as it is sent', (label, sent) => {
    expect(asciiLabelLength(label)).toBe(sent.length)
  })
})
