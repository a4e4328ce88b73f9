import type {
  AffairVotes,
  CantonCode,
  CouncillorSnapshot,
  Decision,
  MemberDecisions,
  SessionDigest,
  VoteOfMembers,
  VoteSnapshot,
} from '@plenara/contract'
import { CONFEDERATION, MAX_VOTES_WITHOUT_PAGE } from '@plenara/contract'
import { decisionAt, DomainError, narrowDecisions } from '@plenara/domain'
import type { ParliamentContext } from '../presenters/councillor.ts'
import { presentCantonMember, presentSession } from '../presenters/councillor.ts'
import { presentVoteCard } from '../presenters/vote.ts'
import { realFirst } from '../real-first.ts'
import { federalMembersOf } from './canton-member.ts'
import { chambersOf, contextOf, type ParliamentServices } from './parliament.ts'

export interface SessionWanted {
  /** Absent: the last one with votes. */
  readonly session?: number | undefined
  /** The canton whose members are told of; absent: nobody's. */
  readonly members?: CantonCode | undefined
  readonly lang?: string | undefined
}

/** What the federal parliament decided in a session, the same for everybody who asks about a canton. Throws `session_not_found`. */
export async function getSessionDigest(services: ParliamentServices, wanted: SessionWanted): Promise<SessionDigest> {
  const { parliament } = services
  const context = await contextOf(services, wanted.lang)
  const councilKeys = chambersOf(context.reference.councils).map(({ key }) => key)
  const sessions = await begunSessions(services, context, councilKeys)
  const place = wanted.session === undefined ? sessions.length - 1 : sessions.findIndex(({ id }) => id === wanted.session)
  const session = sessions[place]
  if (!session) throw new DomainError('session_not_found')
  const votes = await parliament.sessionVotes({ from: session.from, until: session.until, councilKeys })
  const listed = [...new Set([...votes.final, ...votes.closest].map(({ record }) => record.id))]
  const members = wanted.members ? await federalMembersOf(services, wanted.members) : []
  const decisions = members.length === 0 ? NONE : narrowDecisions(await parliament.federalDecisions(), new Set(members.map(({ id }) => id)))
  return {
    session: presentSession(session, context),
    previousId: sessions[place - 1]?.id ?? null,
    nextId: sessions[place + 1]?.id ?? null,
    votes: votes.ids.length,
    affairs: votes.affairs,
    decided: byAffair(votes.final, context),
    closest: votes.closest.map((vote) => presentVoteCard(vote, context)),
    members: members.map((member) => ({ member: presentCantonMember(member, context), ...attendance(member, decisions, votes.ids) })),
    decisions: listed.flatMap((voteId) => decisionsIn(voteId, decisions)),
  }
}

const NONE: MemberDecisions = { voteIds: [], members: [] }

/** Those of the Confederation that began before the last vote, the first one first. */
async function begunSessions({ parliament }: ParliamentServices, { reference }: ParliamentContext, councilKeys: readonly string[]) {
  const { items } = await parliament.votes({
    ...{ page: 1, sort: 'newest', from: null, to: null, searchTerm: '', topicKeys: null, isPeoples: false, councillor: null },
    canton: { code: CONFEDERATION, councilKeys },
  })
  const last = items[0]?.record.date ?? ''
  const federal = realFirst(
    reference.sessions.filter(({ councilKey }) => councilKey === null),
    () => 'federal',
  )
  return federal.filter(({ from }) => from <= last).toSorted((a, b) => a.from.localeCompare(b.from) || a.id - b.id)
}

function byAffair(votes: readonly VoteSnapshot[], context: ParliamentContext): AffairVotes[] {
  const affairs = new Map<number | string, VoteSnapshot[]>()
  for (const vote of votes) {
    const key = vote.affairId ?? vote.record.affairNumber ?? vote.record.key
    affairs.set(key, [...(affairs.get(key) ?? []), vote])
  }
  return [...affairs.values()].map((all) => ({
    affairId: all[0]?.affairId ?? null,
    affairNumber: all[0]?.record.affairNumber ?? null,
    total: all.length,
    votes: all.slice(0, MAX_VOTES_WITHOUT_PAGE).map((vote) => presentVoteCard(vote, context)),
  }))
}

const CAST: ReadonlySet<Decision | null> = new Set<Decision>(['yes', 'no', 'abstain'])
const MISSED: ReadonlySet<Decision | null> = new Set<Decision>(['absent', 'excused'])

function attendance({ id }: CouncillorSnapshot, { voteIds, members }: MemberDecisions, ids: readonly number[]) {
  const asked = new Set(ids)
  const row = members.find(({ councillorId }) => councillorId === id)?.decisions ?? ''
  const said = voteIds.flatMap((voteId, place) => (asked.has(voteId) ? [decisionAt(row, place)] : []))
  return {
    cast: said.filter((one) => CAST.has(one)).length,
    missed: said.filter((one) => MISSED.has(one)).length,
    chaired: said.filter((one) => one === 'president').length,
  }
}

function decisionsIn(voteId: number, { voteIds, members }: MemberDecisions): VoteOfMembers[] {
  const place = voteIds.indexOf(voteId)
  const decisions = members.flatMap(({ councillorId, decisions: row }) => {
    const decision = place < 0 ? null : decisionAt(row, place)
    return decision ? [{ councillorId, decision }] : []
  })
  return decisions.length === 0 ? [] : [{ voteId, decisions }]
}
