import type { CandidateRecord, CantonCode, ElectionBundle } from '@plenara/contract'
import { LARGE_PARTIES, PARTIES, type Party } from '../../parties.ts'
import { createRandom, itemAt } from '../../random.ts'
import { drawMember, factsOf, type Member, memberFrom, nameOf } from './member.ts'

export interface CouncilRequest {
  readonly seed: string
  /** Begins the keys of its members, e.g. `demo/councillor/national-council/zh`. */
  readonly keyPrefix: string
  readonly canton: CantonCode
  readonly seats: number
  /** Those of the demonstration's elections who sit there already. */
  readonly sitting: readonly CandidateRecord[]
  /** Names that are taken: nobody of the federal parliament has a namesake there. */
  readonly taken?: Set<string>
}

const ATTEMPTS = 50
/** A seat in so many goes to one of the small parties or to nobody's party. */
const SMALL_SHARE = 0.1

/** The members of a council: who sits there by the demonstration's elections, then people drawn by the strength of the parties. */
export function councilMembers(request: CouncilRequest): Member[] {
  const { seed, canton, seats, taken } = request
  const facts = factsOf(canton)
  const sitting = distinct(request.sitting, taken).slice(0, seats)
  const parties = missingParties(request, sitting)
  const members = sitting.map((candidate, index) =>
    memberFrom(candidate, { seed, key: `${request.keyPrefix}/${index + 1}`, canton: facts }),
  )
  for (const [index, partyKey] of parties.entries()) {
    const key = `${request.keyPrefix}/${sitting.length + index + 1}`
    members.push(drawUnnamed({ seed, key, canton: facts, partyKey }, taken))
  }
  for (const member of members) taken?.add(nameOf(member))
  return members
}

function distinct(candidates: readonly CandidateRecord[], taken: ReadonlySet<string> | undefined): CandidateRecord[] {
  const byName = new Map(candidates.map((candidate) => [nameOf(candidate), candidate]))
  return [...byName.values()].filter((candidate) => !taken?.has(nameOf(candidate)))
}

/** Somebody whose name nobody else bears. */
function drawUnnamed(request: Parameters<typeof drawMember>[0], taken: Set<string> | undefined): Member {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const member = drawMember({ ...request, seed: attempt === 0 ? request.seed : `${request.seed}/${attempt}` })
    if (taken?.has(nameOf(member)) === true) continue
    taken?.add(nameOf(member))
    return member
  }
  throw new RangeError(`no name is left for ${request.key}`)
}

/** The parties of the seats that nobody has yet, so that all together are about as strong as at the polls. */
function missingParties({ seed, keyPrefix, seats }: CouncilRequest, sitting: readonly CandidateRecord[]): (string | null)[] {
  const random = createRandom(`${seed}/parties/${keyPrefix}`)
  const won = new Map<string, number>()
  for (const { partyKey } of sitting) won.set(partyKey ?? '', (won.get(partyKey ?? '') ?? 0) + 1)
  const strengths = LARGE_PARTIES.map((party) => ({ party, strength: party.weight * (0.7 + random.next() * 0.6) }))
  return Array.from({ length: Math.max(0, seats - sitting.length) }, () => {
    if (seats > 4 && random.chance(SMALL_SHARE)) return random.chance(0.12) ? null : random.pick(SMALL).key
    const { party } = strongest(strengths, won)
    won.set(party.key, (won.get(party.key) ?? 0) + 1)
    return party.key
  })
}

const SMALL = PARTIES.filter((party) => !party.isLarge)

/** Who has the most votes for the next seat, by Sainte-Laguë. */
function strongest(strengths: readonly { party: Party; strength: number }[], won: ReadonlyMap<string, number>) {
  const quotient = ({ party, strength }: { party: Party; strength: number }) => strength / (2 * (won.get(party.key) ?? 0) + 1)
  return itemAt(
    strengths.toSorted((a, b) => quotient(b) - quotient(a)),
    0,
  )
}

/** Those whom an election of the demonstration elected. */
export function electedIn(elections: readonly ElectionBundle[], key: string): CandidateRecord[] {
  const bundle = elections.find(({ election }) => election.key === key)
  const elected = new Set(bundle?.result?.candidates.filter((one) => one.elected).map((one) => one.candidateKey))
  return (bundle?.candidates ?? []).filter((candidate) => elected.has(candidate.key))
}

/** Those who stand again as sitting members. */
export function incumbentsIn(elections: readonly ElectionBundle[], key: string): CandidateRecord[] {
  return elections.find(({ election }) => election.key === key)?.candidates.filter((candidate) => candidate.incumbent) ?? []
}
