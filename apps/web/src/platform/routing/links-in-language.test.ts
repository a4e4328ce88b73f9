import { createPath, type To } from 'react-router'
import { expect, test } from 'vitest'
import { hrefsIn } from './links-in-language.ts'

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to))

// Fails when a link of a page in French leads to one in another language, or a page that names none gets links that do.
test('links keep the language of the address, and what else they ask for; one that names a language keeps its own', () => {
  const href = hrefsIn(hrefOf, '?q=wald&lang=fr')
  expect(href({ pathname: '/search', search: '', hash: '' })).toBe('/search?lang=fr')
  expect(href({ pathname: '/legislative/votes', search: '?people=true', hash: '#list' })).toBe(
    '/legislative/votes?people=true&lang=fr#list',
  )
  expect(href('/start?lang=it')).toBe('/start?lang=it')
  expect(hrefsIn(hrefOf, '?q=wald')('/affair/7?x=1#votes')).toBe('/affair/7?x=1#votes')
})
