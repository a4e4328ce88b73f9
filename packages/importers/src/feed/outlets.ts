import type { MediaOutletRecord } from '@plenara/contract'

/** A media outlet with the address of its news about Switzerland. */
export interface Outlet extends MediaOutletRecord {
  readonly feed: string
}

/** The outlets whose feeds are read; the key is the domain under which their articles stand. `premium`: most articles need a subscription. */
export const OUTLETS: readonly Outlet[] = [
  outlet('nzz.ch', 'Neue Zürcher Zeitung', 'newspaper', { language: 'de', premium: true, feed: 'https://www.nzz.ch/schweiz.rss' }),
  outlet('tagesanzeiger.ch', 'Tages-Anzeiger', 'newspaper', {
    language: 'de',
    premium: true,
    feed: 'https://partner-feeds.publishing.tamedia.ch/rss/tagesanzeiger/schweiz',
  }),
  outlet('20min.ch', '20 Minuten', 'newspaper', {
    language: 'de',
    premium: false,
    feed: 'https://partner-feeds.20min.ch/rss/20minuten/schweiz',
  }),
  outlet('srf.ch', 'SRF News', 'broadcaster', { language: 'de', premium: false, feed: 'https://www.srf.ch/news/bnf/rss/1890' }),
  outlet('rts.ch', 'RTS Info', 'broadcaster', { language: 'fr', premium: false, feed: 'https://www.rts.ch/info/suisse/?format=rss/news' }),
  outlet('letemps.ch', 'Le Temps', 'newspaper', { language: 'fr', premium: true, feed: 'https://www.letemps.ch/suisse.rss' }),
  outlet('cdt.ch', 'Corriere del Ticino', 'newspaper', { language: 'it', premium: true, feed: 'https://www.cdt.ch/feed/svizzera' }),
  outlet('laregione.ch', 'laRegione', 'newspaper', {
    language: 'it',
    premium: true,
    feed: 'https://media.laregione.ch/files/domains/laregione.ch/rss/rss_svizzera.xml',
  }),
]

function outlet(key: string, name: string, type: Outlet['type'], rest: Pick<Outlet, 'language' | 'premium' | 'feed'>): Outlet {
  return { key, id: null, name, type, website: `https://www.${key}/`, ...rest }
}
