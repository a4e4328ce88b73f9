import type { ContentLanguage } from '@plenara/contract'
import type { Article, BreadcrumbList, WebSite } from 'schema-dts'
import type { PageContext, PageFacts } from './page-facts.ts'

/** The way to a page from the start, for search engines. */
export function breadcrumbs(
  { site }: PageContext,
  language: ContentLanguage,
  steps: readonly { readonly name: string; readonly path: string }[],
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Plenara', path: '/start' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(site, path, language),
    })),
  }
}

/** The address of a page in a language. */
export function addressOf(site: string, path: string, language: ContentLanguage): string {
  return `${site}${path}?lang=${language}`
}

/** An article of the site itself. */
export function articleOf(
  { site }: PageContext,
  language: ContentLanguage,
  { title, description, path }: Omit<PageFacts, 'things'>,
): Article {
  return {
    ...{ '@type': 'Article', headline: title, description, inLanguage: language, url: addressOf(site, path, language) },
    publisher: { '@type': 'Organization', name: 'Plenara', url: `${site}/start` },
  }
}

/** The site, with the way in which others may search it. */
export function webSite({ site, texts }: PageContext, language: ContentLanguage): WebSite {
  return {
    ...{ '@type': 'WebSite', name: 'Plenara', url: `${site}/start`, description: texts.lead, inLanguage: language },
    potentialAction: { '@type': 'SearchAction', target: `${site}/search?lang=${language}&q={search_term_string}` },
  }
}
