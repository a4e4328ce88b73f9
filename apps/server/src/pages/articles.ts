import { type ContentLanguage, LEVELS, type ScreenPath } from '@plenara/contract'
import { fillIn } from './texts/index.ts'
import type { PageTexts } from './texts/page-texts.ts'

/** An article that everybody may read: its page, its source, what it is called. */
export interface OpenArticle {
  readonly path: string
  readonly screen: ScreenPath
  /** Within the sources of the web app. */
  readonly file: (lang: ContentLanguage) => string
  readonly title: (texts: PageTexts) => string
  readonly description: (texts: PageTexts) => string
}

const RESOURCES = ['government', 'elections', 'questionnaire'] as const
export const POWERS = ['legislative', 'executive', 'judiciary'] as const
const GUIDES = [
  ['/voting-instructions', 'voting-instructions', 'votingInstructions'],
  ['/our-system', 'our-system', 'ourSystem'],
  ['/get-involved', 'get-involved', 'getInvolved'],
] as const

/** The one list of them: pages, sitemap and search follow it. Their places are their ids in the search. */
export const OPEN_ARTICLES: readonly OpenArticle[] = [
  ...RESOURCES.flatMap((resource) =>
    LEVELS.map(
      (level): OpenArticle => ({
        path: `/information/${resource}/${level}`,
        screen: '/information/:resource/:level',
        file: (lang) => `knowledge/information/texts/${lang}/${resource}-${level}.md`,
        title: ({ articles, levels }) => `${articles[resource]}: ${levels[level]}`,
        description: ({ article }) => article,
      }),
    ),
  ),
  ...POWERS.map(
    (power): OpenArticle => ({
      path: `/${power}/responsibilities`,
      screen: `/${power}/responsibilities`,
      file: (lang) => `parliament/government/responsibilities/texts/${lang}/${power}.md`,
      title: ({ duties, powers }) => fillIn(duties, { council: powers[power].title }),
      description: ({ powers }) => powers[power].text,
    }),
  ),
  ...GUIDES.map(
    ([path, file, name]): OpenArticle => ({
      path,
      screen: path,
      file: (lang) => `knowledge/guides/texts/${lang}/${file}.md`,
      title: ({ guides }) => guides[name].title,
      description: ({ guides }) => guides[name].text,
    }),
  ),
  {
    path: '/open-data',
    screen: '/open-data',
    file: (lang) => `knowledge/open-data/texts/${lang}.md`,
    title: ({ openData }) => openData.title,
    description: ({ openData }) => openData.text,
  },
  {
    path: '/method',
    screen: '/method',
    file: (lang) => `knowledge/method/texts/${lang}/how.md`,
    title: ({ method }) => method.title,
    description: ({ method }) => method.text,
  },
]
