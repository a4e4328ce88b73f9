import { setupI18n } from '@lingui/core'
import type { Article } from '@plenara/contract'
import { I18nProvider } from '@plenara/ui/text/i18n-provider.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NewsList } from './news-list.tsx'

const i18n = setupI18n({ locale: 'de', messages: { de: {} }, missing: (_, id) => id })
const article: Article = {
  id: 1,
  title: 'Ein Porträt',
  summary: '',
  outletId: 4,
  outletName: 'Landbote',
  councillorIds: [],
  candidateIds: [],
  publishedAt: '2027-09-01T22:30:00.000Z',
  premium: false,
  url: 'https://example.ch/portrait',
  language: 'fr',
}

function shown(...articles: readonly Article[]): string {
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <NewsList articles={articles} />
    </I18nProvider>,
  )
}

test('an article shows source, date, language and the need of a subscription, and opens in a new tab [SCREEN-10]', () => {
  const html = shown({ ...article, premium: true })
  expect(html).toContain('href="https://example.ch/portrait" target="_blank" rel="noreferrer"')
  for (const part of ['Landbote', '01.09.27', 'lang="fr-CH"', 'news.premium']) expect(html).toContain(part)
  expect(shown(article)).not.toContain('news.premium')
})

test('the newest article comes first, and only http(s) addresses become links [SCREEN-10]', () => {
  const html = shown(article, { ...article, id: 2, title: 'Neuer', publishedAt: '2027-10-01T06:00:00.000Z', url: 'javascript:alert(1)' })
  expect(html.indexOf('Neuer')).toBeLessThan(html.indexOf('Ein Porträt'))
  expect(html).not.toContain('javascript:')
})
