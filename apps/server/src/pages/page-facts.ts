import type { ContentLanguage, ScreenPath } from '@plenara/contract'
import type { Client } from '@plenara/contract/client'
import type { Thing } from 'schema-dts'
import type { ShareCard } from './share-pictures/share-card.ts'
import type { PageTexts } from './texts/page-texts.ts'

/** What machines read of a page: search engines, previews of links. */
export interface PageFacts {
  readonly title: string
  readonly description: string
  readonly type: 'website' | 'article' | 'profile'
  /** The address within the site, as it is written once for all. */
  readonly path: string
  /** Whether something invented is shown, which belongs into no index. */
  readonly fictional: boolean
  /** What its picture shows. */
  readonly card: ShareCard
  /** Facts after schema.org. */
  readonly things: readonly Thing[]
}

/** What is asked of a page. */
export interface PageRequest {
  readonly screen: ScreenPath
  readonly params: Readonly<Record<string, string>>
  readonly language: ContentLanguage
}

export interface PageContext {
  /** The public half of the API: it carries no token. */
  readonly api: Client
  readonly texts: PageTexts
  /** The address of the site, without a slash at the end. */
  readonly site: string
  readonly now: Date
}

/** The number that an address names, or null. */
export function idOf({ params }: PageRequest, name = 'id'): number | null {
  const text = params[name] ?? ''
  return /^[1-9][0-9]{0,14}$/.test(text) ? Number(text) : null
}
