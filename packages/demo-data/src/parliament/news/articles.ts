import type { ArticleRecord, ContentLanguage, Decision, MediaOutletRecord } from '@plenara/contract'
import { CHAMBER_NAMES } from '../../elections/federal.ts'
import { createRandom, itemAt, type Random } from '../../random.ts'
import { askedMatters } from '../affairs/matters.ts'
import { parliamentKey } from '../councils.ts'
import { governmentSeatOf } from '../people/government.ts'
import type { HeldVote } from '../votes/parliament-votes.ts'
import { candidatesOf, councillorNamed, type Named, type NewsSource, named, ofRegion } from './news-source.ts'
import { OUTLETS } from './outlets.ts'
import { headlineOf, type Story, type StoryKind } from './story.ts'

/** How many articles of each kind are written. */
const COUNTS: Readonly<Record<StoryKind, number>> = { decision: 46, interview: 30, government: 26, candidate: 26, ballot: 12, cantonal: 10 }
/** Of a hundred articles so many are written in each language. */
const SHARES: Readonly<Record<ContentLanguage, number>> = { de: 54, fr: 24, it: 13, rm: 9 }
/** The year on which the news look back. */
const FIRST_DAY = '2025-11-21'
const DAYS = 364
const DAY = 86_400_000

interface Written {
  readonly day: string
  readonly story: Story
}

const NOTHING: Story = { who: '', other: '', party: '', canton: '', title: '', accepted: true, council: '', yes: '', no: '' }

/** News of a year in four languages. Whom an article names is found by name, as in the news of others. */
export function articlesOf(source: NewsSource): ArticleRecord[] {
  const writers = writersOf(source)
  const drafts = STORY_KINDS.flatMap((kind) => Array.from({ length: COUNTS[kind] }, (_, index) => ({ kind, index })))
  return drafts
    .flatMap(({ kind, index }) => {
      const random = createRandom(`${source.seed}/article/${kind}/${index}`)
      const outlet = drawOutlet(random)
      const written = writers[kind](random, outlet.language, index)
      return written === null ? [] : [articleOf({ random, outlet, kind, index }, written)]
    })
    .toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt))
}

const STORY_KINDS = ['decision', 'interview', 'government', 'candidate', 'ballot', 'cantonal'] as const satisfies readonly StoryKind[]

interface Draft {
  readonly random: Random
  readonly outlet: MediaOutletRecord
  readonly kind: StoryKind
  readonly index: number
}

function articleOf({ random, outlet, kind, index }: Draft, { day, story }: Written): ArticleRecord {
  const { language } = outlet
  const { title, summary } = headlineOf({ kind, language, index }, story)
  const url = `${outlet.website}${day.replaceAll('-', '/')}/${kind}-${index + 1}`
  const time = `${`${random.int(5, 18)}`.padStart(2, '0')}:${`${random.int(0, 59)}`.padStart(2, '0')}`
  return {
    ...{ key: url, id: null, outletKey: outlet.key, title, summary, url, publishedAt: `${day}T${time}:00.000Z` },
    ...{ language, premium: outlet.premium && random.chance(0.6) },
  }
}

function drawOutlet(random: Random): MediaOutletRecord {
  let left = random.next() * 100
  const languages = ['de', 'fr', 'it', 'rm'] as const
  const language = languages.find((one) => {
    left -= SHARES[one]
    return left < 0
  })
  return random.pick(OUTLETS.filter((outlet) => outlet.language === (language ?? 'de')))
}

type Writer = (random: Random, language: ContentLanguage, index: number) => Written | null

function writersOf(source: NewsSource): Readonly<Record<StoryKind, Writer>> {
  const candidates = candidatesOf(source.elections).filter(({ partyKey }) => partyKey !== null)
  const matters = askedMatters()
  const inParties = source.members.filter(({ partyKey }) => partyKey !== null)
  const grandCouncil = source.local.filter(({ councilKey }) => councilKey === parliamentKey('BS'))
  const decisions = source.held.filter(({ step, record }) => step.kind !== 'article' && step.day >= FIRST_DAY && record.totals?.no !== 0)
  const ballots = source.peopleVotes.filter(({ date, kind, result }) => date >= FIRST_DAY && kind !== 'tie-break' && result !== null)
  const twoMembers = (random: Random, language: ContentLanguage) => {
    const who = ofRegion(random, language, inParties)
    const other = random.pick(source.members.filter(({ groupKey }) => groupKey !== who.groupKey))
    return { ...councillorNamed(language, who), other: councillorNamed(language, other).who }
  }
  return {
    decision: (random, language, index) =>
      decisionStory(source, { random, language, vote: decisions[index % Math.max(1, decisions.length)] }),
    interview: (random, language) => anyDay(random, { ...twoMembers(random, language), title: random.pick(matters).title[language] }),
    government: (random, language) => {
      const matter = random.pick(matters)
      const minister = councillorNamed(language, itemAt(source.government, governmentSeatOf(matter.group.key)))
      const canton = councillorNamed(language, ofRegion(random, language, inParties))
      return anyDay(random, { ...canton, who: minister.who, other: canton.who, title: matter.title[language] })
    },
    candidate: (random, language) => {
      if (candidates.length === 0) return null
      const who = ofRegion(random, language, candidates)
      const other = random.pick(candidates.filter((one) => one.cantonCode === who.cantonCode && one.partyKey !== who.partyKey))
      return anyDay(random, { ...named(language, 'candidate', who), other: named(language, 'candidate', other).who })
    },
    ballot: (random, language, index) => {
      const vote = ballots[index % Math.max(1, ballots.length)]
      if (vote === undefined) return null
      const percent = `${vote.result?.national.yesPercent?.toFixed(1) ?? ''}`.replace(
        '.',
        language === 'de' || language === 'it' ? '.' : ',',
      )
      const told = {
        title: vote.shortTitle[language] ?? vote.title[language] ?? '',
        accepted: vote.result?.accepted === true,
        yes: percent,
      }
      return { day: vote.date, story: { ...NOTHING, ...twoMembers(random, language), ...told } }
    },
    cantonal: (random, language) => {
      const [who, other] = random.sample(grandCouncil, 2).map((one) => councillorNamed(language, one))
      return who && other ? anyDay(random, { ...who, other: other.who }) : null
    },
  }
}

/** Who spoke for it is one of those who voted for it, who spoke against it one of the others. */
function decisionStory(
  { members }: NewsSource,
  { random, language, vote }: { readonly random: Random; readonly language: ContentLanguage; readonly vote: HeldVote | undefined },
): Written | null {
  if (vote === undefined) return null
  const those = (said: Decision): Named[] => {
    const keys = new Set(vote.decisions.filter(({ decision }) => decision === said).map(({ councillorKey }) => councillorKey))
    return members.filter(({ key }) => keys.has(key)).map((member) => councillorNamed(language, member))
  }
  const [yes, no] = [those('yes'), those('no')]
  if (yes.length === 0 || no.length === 0) return null
  const { totals, accepted } = vote.record
  const council = CHAMBER_NAMES[vote.step.chamber][language]
  const told = { council, accepted: accepted === true, yes: `${totals?.yes}`, no: `${totals?.no}`, title: vote.plan.matter.title[language] }
  return { day: vote.step.day, story: { ...NOTHING, ...random.pick(yes), other: random.pick(no).who, ...told } }
}

function anyDay(random: Random, told: Partial<Story>): Written {
  const day = new Date(Date.parse(FIRST_DAY) + random.int(0, DAYS) * DAY).toISOString().slice(0, 10)
  return { day, story: { ...NOTHING, ...told } }
}
