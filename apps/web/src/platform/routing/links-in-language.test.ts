import { createPath, type To } from 'react-router'
import { expect, test } from 'vitest'
import { hrefsIn } from './links-in-language.ts'

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to))

// Fails when a link of a page with `lang=fr` loses the language, or when a page without a language adds one to its links.
test('links take the language of the address and keep their own parameters; a link with a language keeps it', () => {
  const href = hrefsIn(hrefOf, '?q=wald&lang=fr')
  expect(href({ pathname: '/search', search: '', hash: '' })).toBe('/search?lang=fr')
  expect(href({ pathname: '/legislative/votes', search: '?people=true', hash: '#list' })).toBe(
    '/legislative/votes?people=true&lang=fr#list',
  )
  expect(href('/start?lang=it')).toBe('/start?lang=it')
  expect(hrefsIn(hrefOf, '?q=wald')('/affair/7?x=1#votes')).toBe('/affair/7?x=1#votes')
})
