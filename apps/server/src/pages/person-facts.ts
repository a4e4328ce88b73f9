import type { Councillor } from '@plenara/contract'
import type { Person } from 'schema-dts'
import { idOf, type PageContext, type PageFacts, type PageRequest } from './page-facts.ts'
import type { ShareCard } from './share-pictures/share-card.ts'
import { fillIn } from './texts/index.ts'
import { breadcrumbs } from './things.ts'

const CALLS = {
  '/councillor/:id': 'getCouncillor',
  '/federal-councillor/:id': 'getFederalCouncillor',
  '/judge/:id': 'getJudge',
  '/cantonal-councillor/:id': 'getCantonalCouncillor',
} as const
type PersonScreen = keyof typeof CALLS

export function isPersonScreen(screen: string): screen is PersonScreen {
  return screen in CALLS
}

/** A member of a parliament, a government or a court. */
export async function personFacts(screen: PersonScreen, request: PageRequest, context: PageContext): Promise<PageFacts | null> {
  const id = idOf(request)
  if (id === null) return null
  const person = await context.api[CALLS[screen]]({ params: { id }, query: { lang: request.language } })
  const path = screen.replace(':id', String(id))
  const office = [person.council?.name, person.party?.abbreviation, person.cantonCode].filter(Boolean).join(', ')
  return {
    title: nameOf(person),
    description: [office, context.texts.person].filter(Boolean).join('. '),
    type: 'profile',
    path,
    fictional: person.fictional === true,
    card: cardOf(person),
    things: [
      thingOf(person, `${context.site}${path}`),
      breadcrumbs(context, request.language, [...councilStep(screen, context), { name: nameOf(person), path }]),
    ],
  }
}

const POWER_OF = { '/councillor/:id': 'legislative', '/federal-councillor/:id': 'executive', '/judge/:id': 'judiciary' } as const

/** Councils of cantons have no page that is open to everybody. */
function councilStep(screen: PersonScreen, { texts }: PageContext) {
  if (screen === '/cantonal-councillor/:id') return []
  const power = POWER_OF[screen]
  return [{ name: texts.powers[power].title, path: `/${power}/council` }]
}

function cardOf(person: Councillor): ShareCard {
  const { council, party, cantonCode } = person
  const under = [party?.name, cantonCode].filter(Boolean).join(', ')
  return { over: council?.name ?? 'Plenara', title: nameOf(person), under, dot: party?.color ?? undefined }
}

function nameOf({ firstName, lastName }: Pick<Councillor, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}

function thingOf(person: Councillor, url: string): Person {
  const { council, party, website } = person
  return {
    '@type': 'Person',
    name: nameOf(person),
    givenName: person.firstName,
    familyName: person.lastName,
    url,
    ...(council && { memberOf: { '@type': 'GovernmentOrganization', name: council.name } }),
    ...(party && { affiliation: { '@type': 'PoliticalParty', name: party.name } }),
    ...(website && { sameAs: website }),
  }
}

/** A candidate: the page needs an account, its link says of whom it speaks. */
export async function candidateFacts(request: PageRequest, context: PageContext): Promise<PageFacts | null> {
  const eid = idOf(request, 'electionId')
  const cid = idOf(request, 'candidateId')
  if (eid === null || cid === null) return null
  const query = { lang: request.language }
  const [election, candidate, lists] = await Promise.all([
    context.api.getElection({ params: { eid }, query }),
    context.api.getCandidate({ params: { eid, cid }, query }),
    context.api.getOfficialLists({ params: { eid }, query }),
  ])
  const list = lists.find(({ id }) => id === candidate.listId)?.name
  const text = list ? context.texts.candidate : context.texts.candidate.replace('{list}, ', '')
  return {
    title: nameOf(candidate),
    description: fillIn(text, { list: list ?? '', election: election.name }),
    type: 'profile',
    path: `/election/${eid}/candidate/${cid}`,
    fictional: election.fictional || candidate.fictional === true,
    card: { over: election.name, title: nameOf(candidate), under: list ?? '' },
    things: [],
  }
}
