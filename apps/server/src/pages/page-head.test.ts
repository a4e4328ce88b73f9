import { expect, test } from 'vitest'
import { headOf } from './page-head.ts'

const evil = '</script><img src=x onerror=alert(1)>"\'&'
const facts = {
  title: evil,
  description: evil,
  type: 'article',
  path: '/legislative/votes/7',
  fictional: false,
  card: { over: '', title: evil },
  things: [{ '@type': 'Event', name: evil }],
} as const

// Fails when a text gets into the page as it is, or into the block of data without its escapes.
test('what stands in the data is text in the head, never markup', () => {
  const head = headOf({ facts, language: 'de', site: 'https://plenara.example', isIndexed: true })
  expect(head).not.toContain('<img')
  expect(head.match(/<\/script>/g)).toHaveLength(1)
  expect(head.match(/<script /g)).toHaveLength(1)
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? []
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@type': 'Event', name: evil })
})

test('each language has its address, the canonical one names it, and what is not for an index says so', () => {
  const head = headOf({ facts: { ...facts, title: 'A' }, language: 'fr', site: 'https://plenara.example', isIndexed: false })
  const address = 'https://plenara.example/legislative/votes/7'
  expect(head).toContain('<title>A · Plenara</title>')
  expect(head).toContain(`<link rel="canonical" href="${address}?lang=fr">`)
  for (const language of ['de', 'fr', 'it', 'rm'])
    expect(head).toContain(`<link rel="alternate" hreflang="${language}-CH" href="${address}?lang=${language}">`)
  expect(head).toContain(`<link rel="alternate" hreflang="x-default" href="${address}">`)
  expect(head).toContain('<meta name="robots" content="noindex">')
  expect(head).toContain('<meta property="og:locale" content="fr_CH">')
})
