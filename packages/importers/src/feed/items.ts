/** What a feed says about an article, in the words of the feed. */
export interface FeedItem {
  readonly title: string
  readonly summary: string
  readonly link: string
  readonly date: string
  readonly categories: readonly string[]
}

/** The articles of a feed (RSS, RDF or Atom) in its order; throws where it is no feed. */
export async function feedItems(xml: string): Promise<FeedItem[]> {
  const { parseFeed } = await import('feedsmith')
  const read = parseFeed(xml)
  if (read.format === 'atom') {
    return (read.feed.entries ?? []).map((entry) => ({
      title: entry.title?.value ?? '',
      summary: entry.summary?.value ?? entry.content?.value ?? '',
      link: pageOf(entry.links ?? []),
      date: entry.published ?? entry.updated ?? '',
      categories: (entry.categories ?? []).map((one) => one.label ?? one.term ?? ''),
    }))
  }
  if (read.format === 'rss') {
    return (read.feed.items ?? []).map((item) => ({
      title: item.title ?? '',
      summary: item.description ?? item.content?.encoded ?? '',
      link: item.link ?? (item.guid?.isPermaLink === false ? '' : (item.guid?.value ?? '')),
      date: item.pubDate ?? item.dc?.dates?.[0] ?? '',
      categories: (item.categories ?? []).map((one) => one.name ?? ''),
    }))
  }
  if (read.format !== 'rdf') throw new Error('the format is none of RSS, RDF and Atom')
  return (read.feed.items ?? []).map((item) => ({
    title: item.title ?? '',
    summary: item.description ?? '',
    link: item.link ?? '',
    date: item.dc?.dates?.[0] ?? '',
    categories: [],
  }))
}

/** The page of an entry, not its pictures or its comments. */
function pageOf(links: readonly { readonly href?: string; readonly rel?: string }[]): string {
  const page = links.find((link) => link.rel === undefined || link.rel === 'alternate')
  return page?.href ?? ''
}
