import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import PO from 'pofile'

const CATALOGUES = join(import.meta.dirname, 'src/i18n/catalogues')
const FILES = ['install.po', 'journey.po', 'nav.po']
const LANGUAGES = { fr: 'fr-CH', it: 'it-CH', rm: 'rm-CH' } as const

/** Where a long press on the icon leads. */
const SHORTCUTS = [
  { text: 'nav.election', url: '/election' },
  { text: 'journey.evaluate', url: '/match' },
  { text: 'nav.lists', url: '/lists' },
] as const

const german = textsOf('de')
const others = Object.entries(LANGUAGES).map(([language, lang]) => ({ lang, texts: textsOf(language) }))

/** What an installed Plenara looks like. German, and where a browser reads `*_localized` the other languages too. */
export const manifest = {
  id: '/',
  name: 'Plenara',
  short_name: 'Plenara',
  lang: 'de-CH',
  dir: 'ltr' as const,
  description: german('install.description'),
  description_localized: inOthers('install.description'),
  // The entry decides itself where a voter goes on.
  start_url: '/election',
  scope: '/',
  display: 'standalone' as const,
  background_color: '#F6F5F1',
  theme_color: '#F6F5F1',
  categories: ['politics', 'education'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' as const },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' as const },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' as const },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' as const },
  ],
  shortcuts: SHORTCUTS.map(({ text, url }) => ({
    name: german(text),
    name_localized: inOthers(text),
    url,
    icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
  })),
}

function inOthers(id: string): Readonly<Record<string, string>> {
  return Object.fromEntries(others.map(({ lang, texts }) => [lang, texts(id)]))
}

function textsOf(language: string): (id: string) => string {
  const items = FILES.flatMap((file) => PO.parse(readFileSync(join(CATALOGUES, language, file), 'utf8')).items)
  return (id) => {
    const text = items.find(({ msgid }) => msgid === id)?.msgstr[0]
    if (!text) throw new Error(`${language} has no ${id}`)
    return text
  }
}
