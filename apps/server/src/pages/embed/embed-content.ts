import type { ContentLanguage, Council, CouncillorCard, ParliamentParty } from '@plenara/contract'
import type { PageContext } from '../page-facts.ts'
import { voteCard } from '../vote-card.ts'
import type { EmbedContent } from './embed-page.ts'

/** A vote with its result; before the count, and where a source tells none, its day alone. Rejects as the call does. */
export async function embeddedVote(id: number, language: ContentLanguage, context: PageContext): Promise<EmbedContent> {
  const query = { lang: language }
  const [vote, councils] = await Promise.all([context.api.getVote({ params: { id }, query }), context.api.getCouncils({ query })])
  const { over, title, result } = voteCard(vote, councils, language, context)
  return {
    ...{ over, title, parts: result?.parts ?? [], word: result?.word ?? null, rows: [], path: `/legislative/votes/${id}` },
    source: await sourceName(vote.sourceId, context),
    fictional: vote.fictional === true,
  }
}

/** The seats of a council by party, the largest first. Rejects as the calls do. */
export async function embeddedCouncil(id: number, language: ContentLanguage, context: PageContext): Promise<EmbedContent> {
  const query = { lang: language }
  const councils = await context.api.getCouncils({ query })
  const federal = councils.find((council) => council.id === id)
  if (!federal) {
    const council = await context.api.getCantonalCouncil({ params: { id }, query })
    return councilContent(council, council.members, council.parties, `/canton/council/${id}`, language, context)
  }
  const [groups, parties] = await Promise.all([
    context.api.getParliamentaryGroups({ query: { ...query, council_id: String(id) } }),
    context.api.getParliamentParties({ query }),
  ])
  const power = federal.type === 'legislative' ? 'legislative' : federal.type === 'executive' ? 'executive' : 'judiciary'
  const members = groups.flatMap((group) => group.members)
  return councilContent(federal, members, parties, `/${power}/council`, language, context)
}

async function councilContent(
  council: Council,
  members: readonly CouncillorCard[],
  parties: readonly ParliamentParty[],
  path: string,
  language: ContentLanguage,
  context: PageContext,
): Promise<EmbedContent> {
  const seats = new Map<number | null, number>()
  for (const { partyId, active } of members) if (active) seats.set(partyId, (seats.get(partyId) ?? 0) + 1)
  const rows = [...seats].map(([partyId, count]) => {
    const party = parties.find((known) => known.id === partyId)
    return { name: party?.name ?? context.texts.embed.noParty, count, color: party?.color ?? null }
  })
  const sorted = rows.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, language))
  const total = members.filter(({ active }) => active).length
  return {
    ...{ over: `${total} ${context.texts.embed.seats}`, title: council.name, parts: [], word: null, path },
    rows: sorted.map(({ name, count, color }) => ({ name, value: String(count), color })),
    source: await sourceName(council.sourceId, context),
    fictional: council.fictional === true || members.some(({ fictional }) => fictional === true),
  }
}

async function sourceName(id: number | undefined, { api }: PageContext): Promise<string | null> {
  if (id === undefined) return null
  const { name, dataDate } = await api.getSource({ params: { id } })
  return name && dataDate ? `${name}, ${dataDate}` : name
}
