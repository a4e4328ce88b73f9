import { CHECKED, NOT_SHOWN, type PathTable, pattern } from './path-table.ts'

const byName = (names: readonly string[]) => Object.fromEntries(names.map((name) => [`surveys[].${name}`, `surveys[].${name}`]))

/** The format is that of the product: everything in it is read. */
export const SURVEY_PATHS: PathTable = {
  read: byName([
    ...['id', 'from', 'to', 'cantons', 'cantons[]', 'userJourneyStepId', 'priority', 'app', 'notifications[]'],
    ...['notificationGroup', 'notify', 'title.{language}', 'text.{language}', 'url.{language}'],
    ...['notificationTitle.{language}', 'notificationBody.{language}'],
  ]),
  left: [],
}

/** The districts of a canton that `npm run build:places` reads; each municipality stands under its number. */
export const DISTRICT_PATHS: PathTable = {
  read: { '*.name': CHECKED, '*.district': 'districts[].district' },
  left: [{ columns: ['*.region', '*.superregion'], reason: 'constituencies come with tables of their own' }],
}

const OF_FEED = 'of the feed: outlets are known by the domain of their articles'

export const FEED_PATHS: Readonly<Record<string, PathTable>> = {
  'feed RSS': {
    read: {
      'rss/channel/item/title': 'articles[].title',
      'rss/channel/item/link': 'articles[].url',
      'rss/channel/item/guid': 'articles[].url',
      'rss/channel/item/guid@isPermaLink': 'articles[].url',
      'rss/channel/item/description': 'articles[].summary',
      'rss/channel/item/encoded': 'articles[].summary',
      'rss/channel/item/pubDate': 'articles[].publishedAt',
      'rss/channel/item/date': 'articles[].publishedAt',
      'rss/channel/item/category': 'articles[].premium',
    },
    left: [
      { columns: [pattern('rss/channel/…', /^rss(@version|\/channel\/[^/]+)$/)], reason: OF_FEED },
      { columns: ['rss/channel/item/creator'], reason: NOT_SHOWN },
      { columns: [pattern('rss/channel/item/enclosure@…', /enclosure@/)], reason: 'pictures of the outlet are not shown' },
    ],
  },
  'feed Atom': {
    read: {
      'feed/entry/title': 'articles[].title',
      'feed/entry/link@href': 'articles[].url',
      'feed/entry/link@rel': 'articles[].url',
      'feed/entry/published': 'articles[].publishedAt',
      'feed/entry/updated': 'articles[].publishedAt',
      'feed/entry/summary': 'articles[].summary',
      'feed/entry/content': 'articles[].summary',
      'feed/entry/category@label': 'articles[].premium',
      'feed/entry/category@term': 'articles[].premium',
    },
    left: [
      { columns: [pattern('feed/…', /^feed\/(title|id|updated)$/)], reason: OF_FEED },
      {
        columns: ['feed/entry/id', pattern('feed/entry/…@type', /^feed\/entry\/[^/]+@type$/)],
        reason: 'the address identifies; texts are made plain whatever they are',
      },
      { columns: ['feed/entry/author/name'], reason: NOT_SHOWN },
    ],
  },
  'feed RDF': {
    read: {
      'RDF/item/title': 'articles[].title',
      'RDF/item/link': 'articles[].url',
      'RDF/item/description': 'articles[].summary',
      'RDF/item/date': 'articles[].publishedAt',
    },
    left: [
      { columns: [pattern('RDF/channel/…', /^RDF\/channel\//)], reason: OF_FEED },
      { columns: ['RDF/item/creator'], reason: NOT_SHOWN },
    ],
  },
}
