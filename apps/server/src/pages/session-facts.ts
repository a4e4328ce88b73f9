import { idOf, type PageContext, type PageFacts, type PageRequest } from './page-facts.ts'
import { breadcrumbs } from './things.ts'

/** What was decided in a session of the federal parliament; null where the address names something else than a session. */
export async function sessionFacts(request: PageRequest, context: PageContext): Promise<PageFacts | null> {
  const { api, texts } = context
  const { params, language } = request
  const id = idOf(request)
  if (params.id !== undefined && id === null) return null
  const { session } = await api.getSessionDigest({ query: { lang: language, ...(id !== null && { session: String(id) }) } })
  const title = session.name
  const description = texts.session
  const path = id === null ? '/legislative/session' : `/legislative/session/${id}`
  return {
    ...{ title, description, type: 'article', path, fictional: session.fictional === true },
    card: { over: 'Plenara', title, under: description },
    things: [
      breadcrumbs(context, language, [
        { name: texts.votes.title, path: '/legislative/votes' },
        { name: title, path },
      ]),
    ],
  }
}
