import type { ArticleRecord } from '@plenara/contract'
import { decodeXml, readElements } from '../ech0252/xml.ts'
import { oneLine, plainText } from '../html.ts'
import { problemsOf } from '../json.ts'
import { type ParliamentParser, parliamentParsed } from '../parliament-source.ts'
import type { Source } from '../source.ts'
import { strangerIn } from '../tables/strangers.ts'
import { isDamaged, shortened } from '../text.ts'
import { type FeedItem, feedItems } from './items.ts'
import { OUTLETS, type Outlet } from './outlets.ts'

const ITEM_NAMES = ['item', 'entry']
/** Articles of others stand in feeds on purpose; leaving them out loses nothing of the outlet. */
const STRANGER = 'no outlet is known at'
const MAX_SUMMARY = 400
/** Parts of an address that say where the reader came from. */
const TRACKING = /^(utm_|ns_|wt_|mktcid|mktcval|fbclid|reduced|partner)/i
const PAID = /^(abo\+?|premium|plus|payant|abonn[eé]s)$/i

/**
 * News of media outlets (RSS 2.0, RSS 1.0, Atom). An article belongs to the outlet under whose domain it stands; titles and summaries are
 * plain text. Articles of unknown outlets, without a title, an address or a moment are reported by line.
 */
export const parseFeed: ParliamentParser = createFeedParser(OUTLETS)

/** A parser that knows these outlets. */
export function createFeedParser(outlets: readonly Outlet[]): ParliamentParser {
  return async (source) => {
    const { problems, report } = problemsOf(source)
    const read = await readItems(source)
    if ('reason' in read) {
      report(read.line, read.reason)
      return parliamentParsed(source, {}, problems)
    }
    const articles = new Map<string, ArticleRecord>()
    for (const { item, line } of read.items) {
      const article = toArticle(item, outlets)
      if (typeof article === 'string') report(line, article, article.startsWith(STRANGER) || undefined)
      else articles.set(article.key, article)
    }
    const used = new Set([...articles.values()].map((article) => article.outletKey))
    const usedOutlets = outlets.filter((outlet) => used.has(outlet.key)).map(({ feed, ...record }) => record)
    return parliamentParsed(source, { outlets: usedOutlets, articles: [...articles.values()] }, problems)
  }
}

type Read =
  | { readonly items: readonly { readonly item: FeedItem; readonly line: number }[] }
  | { readonly line: number; readonly reason: string }

async function readItems(source: Source): Promise<Read> {
  const stranger = strangerIn(source.bytes, 'XML')
  if (stranger) return { line: 0, reason: stranger }
  const xml = decodeXml(source.bytes)
  if (xml === null) return { line: 1, reason: 'the encoding of the file is unknown' }
  const lines: number[] = []
  const broken = readElements(xml, ITEM_NAMES, (element) => void lines.push(element.line))
  if (broken) return broken
  try {
    const items = await feedItems(xml)
    return { items: items.map((item, index) => ({ item, line: lines[index] ?? 0 })) }
  } catch (error) {
    return { line: 0, reason: `the file is no feed: ${error instanceof Error ? oneLine(error.message) : 'unknown error'}` }
  }
}

function toArticle(item: FeedItem, outlets: readonly Outlet[]): ArticleRecord | string {
  const title = plainText(item.title)
  const url = addressOf(item.link)
  const moment = new Date(item.date)
  if (!title) return 'an article has no title'
  if (!url) return `"${title}" has no web address: "${item.link}"`
  if (!item.date || Number.isNaN(moment.getTime())) return `"${title}" has no moment: "${item.date}"`
  if (isDamaged(title) || isDamaged(item.summary)) return 'holds characters that are not of the encoding that the file declares'
  const host = new URL(url).hostname
  const outlet = outlets.find(({ key }) => host === key || host.endsWith(`.${key}`))
  if (!outlet) return `${STRANGER} ${host}`
  return {
    key: url,
    id: null,
    outletKey: outlet.key,
    title,
    summary: shortened(plainText(item.summary), MAX_SUMMARY),
    url,
    publishedAt: moment.toISOString(),
    language: outlet.language,
    premium: outlet.premium || item.categories.some((category) => PAID.test(category.trim())),
  }
}

/** The address without what tells the outlet where a reader came from, so that an article is one in every feed. */
function addressOf(link: string): string | null {
  const url = URL.parse(link.trim())
  if (!url || !/^https?:$/.test(url.protocol)) return null
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name)
  url.hash = ''
  return url.href
}
