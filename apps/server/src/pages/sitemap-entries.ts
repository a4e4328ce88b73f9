import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { OPEN_ARTICLES, POWERS } from './articles.ts'

export const SITEMAP_KINDS = ['pages', 'votes', 'people'] as const
export type SitemapKind = (typeof SITEMAP_KINDS)[number]

export interface SitemapEntry {
  readonly path: string
  /** The day on which an import last changed it; null where that is not known. */
  readonly changedOn: string | null
}

const COUNCILS = POWERS.map((power) => `/${power}/council`)
const ARTICLES = OPEN_ARTICLES.map(({ path }) => path)
const PAGES = [
  '/start',
  '/legislative/votes',
  '/legislative/session',
  '/search',
  ...COUNCILS,
  ...ARTICLES,
  '/terms',
  '/privacy',
  '/imprint',
]

/** The open pages of a kind, without what is invented. */
export async function sitemapEntries(db: Database, kind: SitemapKind): Promise<readonly SitemapEntry[]> {
  if (kind === 'pages') {
    const days = await DAYS.execute(db)
    return [...PAGES.map((path) => ({ path, changedOn: null })), ...days.rows]
  }
  const { rows } = await (kind === 'votes' ? VOTES : PEOPLE).execute(db)
  return rows
}

const CHANGED = sql`left join import_log l on l.id = t.source_id where l.fictional is not true`
const CHANGED_ON = sql`to_char(l.imported_at at time zone 'Europe/Zurich', 'YYYY-MM-DD') as changed_on`

const VOTES = sql<SitemapEntry>`
  select '/legislative/votes/' || t.id as path, ${CHANGED_ON} from vote t ${CHANGED} order by t.day desc, t.id desc`

/** The days on which the people vote, with the youngest change of their questions. */
const DAYS = sql<SitemapEntry>`
  select '/votes/sunday/' || t.day as path, to_char(max(l.imported_at) at time zone 'Europe/Zurich', 'YYYY-MM-DD') as changed_on
  from vote t ${CHANGED} and t.is_peoples group by t.day order by t.day desc`

/** Who is in office; the address tells in which power. */
const PEOPLE = sql<SitemapEntry>`
  select case when c.level <> 'federal' then '/cantonal-councillor/' when c.type = 'executive' then '/federal-councillor/'
    when c.type = 'judiciary' then '/judge/' else '/councillor/' end || t.id as path, ${CHANGED_ON}
  from councillor t left join council c on c.key = t.council_key ${CHANGED} and t.active order by t.id`
