import type { Council } from '@plenara/contract'
import type { GovernmentOrganization } from 'schema-dts'
import { POWERS } from './articles.ts'
import type { PageContext, PageFacts, PageRequest } from './page-facts.ts'
import { breadcrumbs } from './things.ts'

type Power = (typeof POWERS)[number]

/** The councils of the three powers: `/legislative/council` and the like. */
export async function powerFacts(request: PageRequest, context: PageContext): Promise<PageFacts | null> {
  const [, first] = request.screen.split('/')
  const power = POWERS.find((known) => known === first)
  if (!power) return null
  const councils = await context.api.getCouncils({ query: { lang: request.language } })
  const shown = councils.filter(({ type, level }) => type === power && level === 'federal')
  const { title, text } = context.texts.powers[power]
  const path = `/${power}/council`
  return {
    ...{ title, description: text, type: 'website', path },
    fictional: shown.some(({ fictional }) => fictional === true),
    card: { over: 'Plenara', title, under: text },
    things: [...shown.map((council) => thingOf(council, context, power)), breadcrumbs(context, request.language, [{ name: title, path }])],
  }
}

function thingOf({ name, abbreviation }: Council, { site }: PageContext, power: Power): GovernmentOrganization {
  return {
    '@type': 'GovernmentOrganization',
    name,
    url: `${site}/${power}/council`,
    ...(abbreviation && { alternateName: abbreviation }),
  }
}
