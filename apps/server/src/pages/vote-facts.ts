import type { Affair, ContentLanguage, Council, Vote } from '@plenara/contract'
import { zurichDay } from '@plenara/domain'
import type { Event, Legislation, WebPage } from 'schema-dts'
import { dayInWords, percentInWords } from './formats.ts'
import { idOf, type PageContext, type PageFacts, type PageRequest } from './page-facts.ts'
import { fillIn } from './texts/index.ts'
import { addressOf, breadcrumbs } from './things.ts'
import { voteCard } from './vote-card.ts'

/** A vote of the people or of a parliament. */
export async function voteFacts(request: PageRequest, context: PageContext): Promise<PageFacts | null> {
  const id = idOf(request)
  if (id === null) return null
  const { language } = request
  const [vote, councils] = await Promise.all([
    context.api.getVote({ params: { id }, query: { lang: language } }),
    context.api.getCouncils({ query: { lang: language } }),
  ])
  const path = `/legislative/votes/${id}`
  const description = describeVote(vote, councils, language, context)
  const trail = breadcrumbs(context, language, [
    { name: context.texts.votes.title, path: '/legislative/votes' },
    { name: vote.title, path },
  ])
  const things = [vote.people ? eventOf(vote, context, path, description) : pageOf(vote, context, language, { path, description }), trail]
  const title = vote.people ? `${vote.title}, ${dayInWords(vote.date, language)}` : vote.title
  return {
    title,
    description,
    type: 'article',
    path,
    fictional: vote.fictional === true,
    card: voteCard(vote, councils, language, context),
    things,
  }
}

function describeVote(vote: Vote, councils: readonly Council[], language: ContentLanguage, { texts, now }: PageContext): string {
  const date = dayInWords(vote.date, language)
  if (!vote.people) {
    const council = councils.find(({ id }) => id === vote.councilId)?.name ?? texts.powers.legislative.title
    return vote.totals ? fillIn(texts.parliamentVote, { council, date, ...vote.totals }) : `${council}, ${date}`
  }
  const result = vote.people.result?.final ? vote.people.result : null
  const percent = result ? result.national.yesPercent : vote.yesPercent
  if (percent === null) return fillIn(vote.date >= zurichDay(now.getTime()) ? texts.people.ahead : texts.people.past, { date })
  const accepted = result ? result.accepted : vote.accepted
  const text = accepted === null ? texts.people.counted : accepted ? texts.people.accepted : texts.people.rejected
  return fillIn(text, { date, percent: percentInWords(percent, language) })
}

function eventOf(vote: Vote, { site }: PageContext, path: string, description: string): Event {
  return {
    '@type': 'Event',
    name: vote.title,
    description,
    startDate: vote.date,
    endDate: vote.date,
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Country', name: 'CH' },
    url: `${site}${path}`,
    about: { '@type': 'Legislation', name: vote.title },
  }
}

/** A vote in a council is no event that anybody visits: the page is about the law that was voted on. */
function pageOf(
  { title, affairNumber }: Vote,
  { site }: PageContext,
  language: ContentLanguage,
  { path, description }: Pick<PageFacts, 'path' | 'description'>,
): WebPage {
  return {
    ...{ '@type': 'WebPage', name: title, description, inLanguage: language, url: addressOf(site, path, language) },
    about: { '@type': 'Legislation', name: title, ...(affairNumber && { legislationIdentifier: affairNumber }) },
  }
}

/** An affair of the federal parliament. */
export async function affairFacts(request: PageRequest, context: PageContext): Promise<PageFacts | null> {
  const id = idOf(request)
  if (id === null) return null
  const affair = await context.api.getAffair({ params: { id }, query: { lang: request.language } })
  const path = `/affair/${id}`
  const number = fillIn(context.texts.affair, { number: affair.number })
  return {
    title: `${affair.title} (${affair.number})`,
    description: [affair.type, number, affair.status].filter(Boolean).join(', '),
    type: 'article',
    path,
    fictional: affair.fictional === true,
    card: { over: number, title: affair.title, under: affair.status ?? '' },
    things: [legislationOf(affair, context, path), breadcrumbs(context, request.language, [{ name: affair.title, path }])],
  }
}

function legislationOf(affair: Affair, { site }: PageContext, path: string): Legislation {
  return {
    '@type': 'Legislation',
    name: affair.title,
    legislationIdentifier: affair.number,
    url: `${site}${path}`,
    ...(affair.depositDate && { legislationDate: affair.depositDate }),
  }
}
