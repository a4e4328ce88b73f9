import type { ScreenPath } from '@plenara/contract'
import { ApiError } from '@plenara/contract/client'
import { OPEN_ARTICLES } from './articles.ts'
import { powerFacts } from './council-facts.ts'
import { dayFacts } from './day-facts.ts'
import type { PageContext, PageFacts, PageRequest } from './page-facts.ts'
import { candidateFacts, isPersonScreen, personFacts } from './person-facts.ts'
import { sessionFacts } from './session-facts.ts'
import { articleOf, breadcrumbs, webSite } from './things.ts'
import { affairFacts, voteFacts } from './vote-facts.ts'

type Describe = (request: PageRequest, context: PageContext) => Promise<PageFacts | null> | PageFacts | null

/** The pages that tell something of their own; others are known by the name of the product. */
const DESCRIBED: Readonly<Partial<Record<ScreenPath, Describe>>> = {
  '/start': startFacts,
  '/legislative/council': powerFacts,
  '/executive/council': powerFacts,
  '/judiciary/council': powerFacts,
  '/legislative/votes': votesFacts,
  '/legislative/votes/:id': voteFacts,
  '/legislative/session/:id?': sessionFacts,
  '/votes/sunday/:day': dayFacts,
  '/affair/:id': affairFacts,
  '/election/:electionId/candidate/:candidateId': candidateFacts,
  '/terms': (_, { texts }) => plainFacts(texts.legal.terms, texts.claim, '/terms'),
  '/privacy': (_, { texts }) => plainFacts(texts.legal.privacy, texts.claim, '/privacy'),
  '/search': (_, { texts }) => plainFacts(texts.search.title, texts.search.text, '/search'),
  '/imprint': (_, { texts }) => plainFacts(texts.legal.imprint, texts.claim, '/imprint'),
  ...Object.fromEntries(OPEN_ARTICLES.map(({ screen }) => [screen, articleFacts])),
}

/** Whether a page has words of its own, so that search engines may name it. */
export function hasFacts(screen: ScreenPath): boolean {
  return screen in DESCRIBED || isPersonScreen(screen)
}

/** What a page tells of itself; null where what the address names does not exist. Rejects where the data cannot be read. */
export async function describePage(request: PageRequest, context: PageContext): Promise<PageFacts | null> {
  const { screen } = request
  try {
    if (isPersonScreen(screen)) return await personFacts(screen, request, context)
    return (await DESCRIBED[screen]?.(request, context)) ?? null
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

function startFacts({ language }: PageRequest, context: PageContext): PageFacts {
  const { texts, site } = context
  return {
    ...plainFacts(texts.claim, texts.lead, '/start'),
    things: [
      webSite(context, language),
      { '@type': 'Organization', name: 'Plenara', url: `${site}/start`, logo: `${site}/icons/icon-512.png` },
    ],
  }
}

function votesFacts({ language }: PageRequest, context: PageContext): PageFacts {
  const { title, text } = context.texts.votes
  const path = '/legislative/votes'
  return { ...plainFacts(title, text, path), things: [breadcrumbs(context, language, [{ name: title, path }])] }
}

function articleFacts({ screen, params, language }: PageRequest, context: PageContext): PageFacts | null {
  const path = screen.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  const article = OPEN_ARTICLES.find((known) => known.path === path)
  if (!article) return null
  const title = article.title(context.texts)
  const facts: PageFacts = { ...plainFacts(title, article.description(context.texts), path), type: 'article' }
  return { ...facts, things: [articleOf(context, language, facts), breadcrumbs(context, language, [{ name: title, path }])] }
}

function plainFacts(title: string, description: string, path: string): PageFacts {
  return { title, description, type: 'website', path, fictional: false, card: { over: 'Plenara', title, under: description }, things: [] }
}
