import { type ContentLanguage, type VotingDay, votingDay } from '@plenara/contract'
import { zurichDay } from '@plenara/domain'
import type { Event } from 'schema-dts'
import { dayInWords, percentInWords } from './formats.ts'
import type { PageContext, PageFacts, PageRequest } from './page-facts.ts'
import type { ShareCard, ShareRow } from './share-pictures/share-card.ts'
import { countIn, fillIn } from './texts/index.ts'
import { breadcrumbs } from './things.ts'

/** A day on which the people vote. */
export async function dayFacts({ params, language }: PageRequest, context: PageContext): Promise<PageFacts | null> {
  const asked = votingDay.shape.day.safeParse(params.day)
  if (!asked.success) return null
  const { api, texts, now } = context
  const { day, proposals } = await api.getVotingDay({ params: { day: asked.data }, query: { lang: language } })
  const isAhead = day >= zurichDay(now.getTime())
  const title = fillIn(texts.day.title, { date: dayInWords(day, language) })
  const description = countIn(isAhead ? texts.day.ahead : texts.day.counted, proposals.length)
  const path = `/votes/sunday/${day}`
  return {
    ...{ title, description, type: 'article', path, fictional: proposals.some(({ fictional }) => fictional === true) },
    card: cardOf({ title, description }, proposals, language, context),
    things: [
      eventOf({ day, proposals }, context, { title, description, path }),
      breadcrumbs(context, language, [
        { name: texts.votes.title, path: '/legislative/votes' },
        { name: title, path },
      ]),
    ],
  }
}

/** One question alone stands as large as a vote; of several each has a line, with its result once it is final. */
function cardOf(
  { title, description }: Pick<PageFacts, 'title' | 'description'>,
  proposals: VotingDay['proposals'],
  language: ContentLanguage,
  { texts }: PageContext,
): ShareCard {
  const [only, ...others] = proposals
  if (only && others.length === 0) return { over: title, title: only.title, under: description }
  const rows = proposals.map(({ title: text, yesPercent, accepted, result }): ShareRow => {
    const isFinal = yesPercent !== null && accepted !== null && (result === null || result.final)
    const percent = percentInWords(yesPercent ?? 0, language)
    return { text, value: isFinal ? { kind: accepted ? 'yes' : 'no', text: fillIn(texts.share.yes, { n: percent }) } : null }
  })
  return { over: description, title, rows }
}

function eventOf(
  { day, proposals }: Pick<VotingDay, 'day' | 'proposals'>,
  { site }: PageContext,
  { title, description, path }: Pick<PageFacts, 'title' | 'description' | 'path'>,
): Event {
  return {
    ...{ '@type': 'Event', name: title, description, startDate: day, endDate: day, url: `${site}${path}` },
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Country', name: 'CH' },
    about: proposals.map(({ title: name }) => ({ '@type': 'Legislation', name })),
  }
}
