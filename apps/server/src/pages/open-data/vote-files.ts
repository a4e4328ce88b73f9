import type { ContentLanguage, DataSource, Vote, VoteCard } from '@plenara/contract'
import type { Client } from '@plenara/contract/client'
import { addressOf } from '../things.ts'
import { type Cell, csvOf } from '../../platform/csv.ts'

export interface VoteFileContext {
  readonly api: Client
  /** The address of the site, without a slash at the end. */
  readonly site: string
  readonly language: ContentLanguage
}

/** The same facts as a table and as they are. */
export interface VoteFile {
  readonly csv: () => string
  readonly json: () => string
}

/** Every popular vote, the newest first. */
export async function popularVotes(context: VoteFileContext): Promise<VoteFile> {
  const cards = await allVotes({ peopleVotes: 'true' }, context)
  return fileOfCards(cards, context, [
    ['kind', ({ kind }) => kind],
    ['canton', ({ cantonCode }) => cantonCode],
    ['title', ({ title }) => title],
    ['subject', ({ subject }) => subject],
    ['affair_number', ({ affairNumber }) => affairNumber],
    ['yes_percent', ({ yesPercent }) => yesPercent],
    ['accepted', ({ accepted }) => accepted],
  ])
}

/** Every vote of a parliament in a year, the newest first. */
export async function parliamentaryVotes(year: number, context: VoteFileContext): Promise<VoteFile> {
  const days = { from: `${year}-01-01`, to: `${year}-12-31` }
  const [cards, councils] = await Promise.all([
    allVotes({ peopleVotes: 'false', ...days }, context),
    context.api.getCouncils({ query: { lang: context.language } }),
  ])
  const names = new Map(councils.map(({ id, name }) => [id, name]))
  return fileOfCards(cards, context, [
    ['council', ({ councilId }) => (councilId === null ? null : names.get(councilId))],
    ['title', ({ title }) => title],
    ['subject', ({ subject }) => subject],
    ['affair_number', ({ affairNumber }) => affairNumber],
    ['yes', ({ totals }) => totals?.yes],
    ['no', ({ totals }) => totals?.no],
    ['abstain', ({ totals }) => totals?.abstain],
    ['absent', ({ totals }) => totals?.absent],
    ['accepted', ({ accepted }) => accepted],
  ])
}

/** One vote: a row for each area of a popular vote, for each member of a parliament. Rejects as the call does. */
export async function voteOf(id: number, context: VoteFileContext): Promise<VoteFile> {
  const vote = await context.api.getVote({ params: { id }, query: { lang: context.language } })
  const sources = await sourcesOf([vote], context)
  return {
    csv: () => csvOf(vote.people ? areaRows(vote, sources, context) : memberRows(vote, sources, context)),
    json: () => JSON.stringify({ ...headOf(sources, context), vote }),
  }
}

type Filter = NonNullable<Parameters<Client['getVotes']>[0]['query']>

async function allVotes(filter: Filter, { api, language }: VoteFileContext): Promise<VoteCard[]> {
  const found: VoteCard[] = []
  for (let page = 1; ; page++) {
    const { items, total } = await api.getVotes({ query: { ...filter, lang: language, page: String(page) } })
    found.push(...items)
    if (items.length === 0 || found.length >= total) return found
  }
}

type Column = readonly [name: string, read: (card: VoteCard) => Cell]

async function fileOfCards(cards: readonly VoteCard[], context: VoteFileContext, columns: readonly Column[]): Promise<VoteFile> {
  const sources = await sourcesOf(cards, context)
  const rows = () => cards.map((card) => rowOf(card, columns, sources, context))
  return {
    csv: () => csvOf([['id', 'date', ...columns.map(([name]) => name), ...END_NAMES], ...rows()]),
    json: () => JSON.stringify({ ...headOf(sources, context), votes: cards }),
  }
}

function rowOf(card: VoteCard, columns: readonly Column[], sources: Sources, context: VoteFileContext): Cell[] {
  return [card.id, card.date, ...columns.map(([, read]) => read(card)), ...endOf(card, sources, context)]
}

const COUNTS = ['eligible', 'cast', 'blank', 'invalid', 'valid', 'yes', 'no', 'yesPercent', 'turnoutPercent'] as const
const COUNT_NAMES = ['eligible', 'cast', 'blank', 'invalid', 'valid', 'yes', 'no', 'yes_percent', 'turnout_percent']

function areaRows(vote: Vote, sources: Sources, context: VoteFileContext): Cell[][] {
  const { people, date, title } = vote
  const result = people?.result
  const areas = result
    ? [
        { area: vote.cantonCode ?? 'CH', accepted: result.accepted, ...result.national },
        ...result.cantons.map((canton) => ({ area: canton.cantonCode, ...canton })),
      ]
    : []
  const rows = areas.map((area) => [
    ...[vote.id, date, title, area.area],
    ...COUNTS.map((name) => area[name]),
    ...[area.accepted, result?.final],
    ...endOf(vote, sources, context),
  ])
  return [['id', 'date', 'title', 'area', ...COUNT_NAMES, 'accepted', 'final', ...END_NAMES], ...rows]
}

function memberRows(vote: Vote, sources: Sources, context: VoteFileContext): Cell[][] {
  const { parliament, date, title } = vote
  const rows = (parliament?.decisions ?? []).map(({ councillor, decision }) => [
    ...[vote.id, date, title, parliament?.meaningYes, parliament?.meaningNo],
    ...[councillor.id, councillor.firstName, councillor.lastName, councillor.cantonCode, decision],
    ...endOf(vote, sources, context),
  ])
  const names = ['id', 'date', 'title', 'meaning_yes', 'meaning_no', 'member_id', 'first_name', 'last_name', 'canton', 'decision']
  return [[...names, ...END_NAMES], ...rows]
}

export const END_NAMES = ['fictional', 'address', 'source', 'source_address', 'licence', 'data_date']

/** Where a row comes from, so that a part of a file tells it as well. */
export function endOf(
  { id, fictional, sourceId }: Pick<VoteCard, 'id' | 'fictional' | 'sourceId'>,
  sources: Sources,
  { site, language }: VoteFileContext,
): Cell[] {
  const source = sourceId === undefined ? undefined : sources.get(sourceId)
  const address = addressOf(site, `/legislative/votes/${id}`, language)
  return [fictional === true, address, source?.name, source?.address, source?.licence, source?.dataDate]
}

type Sources = ReadonlyMap<number, DataSource>

export async function sourcesOf(cards: readonly Pick<VoteCard, 'sourceId'>[], { api }: VoteFileContext): Promise<Sources> {
  const ids = new Set(cards.flatMap(({ sourceId }) => sourceId ?? []))
  const found = await Promise.all([...ids].map((id) => api.getSource({ params: { id } })))
  return new Map(found.map((source) => [source.id, source]))
}

/** What whoever uses a file has to say with it. */
export function headOf(sources: Sources, { site, language }: VoteFileContext) {
  const all = [...sources.values()]
  const names = all.flatMap(({ name, dataDate }) => (name === null ? [] : [dataDate === null ? name : `${name}, ${dataDate}`]))
  return { attribution: ['Plenara', site, ...names].join('; '), language, sources: all }
}
