import { expect, test } from 'vitest'
import { normalizedLink, linkFlaw } from './links.ts'

test.each([
  ['website', 'anna-muster.ch', 'https://anna-muster.ch'],
  ['website', ' https://zürich.ch/anna?seite=2#ziele ', 'https://zürich.ch/anna?seite=2#ziele'],
  ['website', 'https://www.example.ch/?utm_source=mail&a=1&fbclid=x', 'https://www.example.ch/?a=1'],
  ['instagram', 'https://www.instagram.com/anna/?igsh=abc', 'https://www.instagram.com/anna/'],
  ['facebook', 'https://de-de.facebook.com/anna', 'https://de-de.facebook.com/anna'],
  ['x', 'https://twitter.com/anna', 'https://twitter.com/anna'],
  ['youtube', 'https://youtube.com/@anna', 'https://youtube.com/@anna'],
  ['mastodon', 'https://tooting.example/@anna', 'https://tooting.example/@anna'],
] as const)('a link to %s is normalized without its tracking parameters: %s', (kind, typed, normalized) => {
  expect([normalizedLink(typed), linkFlaw(kind, normalizedLink(typed))]).toEqual([normalized, null])
})

test.each([
  'http://example.ch',
  'javascript:alert(1)',
  'https://anna:geheim@example.ch',
  'https://anna@example.ch',
  'https://example.ch:8443/',
  'https://localhost/',
  'https://192.0.2.1/',
  'https://example.ch/a b',
  'https://example.ch/\u202e',
  'https://ехample.ch'.replace('ample', 'амple'),
  'example',
  `https://example.ch/${'a'.repeat(300)}`,
])('%s is an incomplete address', (typed) => {
  expect(linkFlaw('website', normalizedLink(typed))).toBe('link_incomplete')
})

test.each([
  ['facebook', 'https://facebook.com.example.ch/anna'],
  ['instagram', 'https://notinstagram.com/anna'],
  ['linkedin', 'https://example.ch/linkedin.com'],
  ['mastodon', 'https://tooting.example/anna'],
] as const)('%s is on another site: %s', (kind, url) => {
  expect(linkFlaw(kind, normalizedLink(url))).toBe('link_of_another_site')
})

test('an empty input is an empty link', () => {
  expect(normalizedLink('  ')).toBe('')
})
