import type { AnswerRecord, CandidateRecord, Decision, ElectionBundle } from '@plenara/contract'
import { leanOn, partyOpinion } from '../../answers.ts'
import { groupBy } from '../../group-by.ts'
import { createRandom } from '../../random.ts'
import type { AskedMatter } from '../affairs/matters.ts'
import type { ChamberMember } from '../people/chambers.ts'

/** What somebody answered as a candidate: 0 to 100 by the key of the question. */
export type Said = ReadonlyMap<string, number>

export interface OpinionRequest {
  readonly seed: string
  /** The key of the vote. */
  readonly vote: string
  readonly matter: AskedMatter
  /** Who sits in the council that day. */
  readonly members: readonly ChamberMember[]
  /** How much the vote is made for a yes (above 0) or a no. */
  readonly inclination: number
  /** How much the subject counts: 1 for the matter itself, less for a part of it. */
  readonly weight: number
  readonly saidBy: (member: CandidateIdentity) => Said | undefined
}

type CandidateIdentity = Pick<CandidateRecord, 'firstName' | 'lastName' | 'birthYear'>

/** Between these, some abstain. */
const DOUBT = 0.07

/**
 * What everybody thinks of a vote, above 0 for yes: mostly what the group thinks, partly the own opinion, which is what the member
 * answered as a candidate wherever that is known.
 */
export function opinionsOf(request: OpinionRequest): Map<string, number> {
  const own = new Map(request.members.map((one) => [one.record.key, ownOpinion(one, request)]))
  const opinions = new Map<string, number>()
  for (const [group, members] of groupBy(request.members, ({ record }) => record.groupKey ?? '')) {
    const mean = members.reduce((sum, { record }) => sum + (own.get(record.key) ?? 0), 0) / members.length
    const line = mean + createRandom(`${request.seed}/line/${request.vote}/${group}`).normal() * 0.1
    const discipline = group === '' ? 0 : 0.72
    for (const { record } of members) {
      const opinion = discipline * line + (1 - discipline) * (own.get(record.key) ?? 0)
      opinions.set(record.key, opinion * request.weight + request.inclination)
    }
  }
  return opinions
}

function ownOpinion({ member, record }: ChamberMember, { seed, matter, saidBy }: OpinionRequest): number {
  const said = saidBy(member)?.get(matter.questionKey)
  if (said !== undefined) return said / 50 - 1
  const noise = createRandom(`${seed}/own/${record.key}/${matter.question}`).normal() * 0.24
  return leanOn(matter.topic, member.stance) + partyOpinion(seed, member.partyKey ?? record.key, matter.topic) + noise
}

/** How somebody with an opinion decides who is there and not in the chair. */
export function decisionOf(seed: string, vote: string, { key, opinion }: { readonly key: string; readonly opinion: number }): Decision {
  const random = createRandom(`${seed}/decision/${vote}/${key}`)
  const presence = random.next()
  if (presence < 0.045) return 'absent'
  if (presence < 0.065) return 'excused'
  if (Math.abs(opinion) < DOUBT && random.chance(0.45)) return 'abstain'
  return opinion > 0 ? 'yes' : 'no'
}

/** What the people in office answered as candidates of the demonstration, found by name and year of birth. */
export function saidByOf(elections: readonly ElectionBundle[], answers: readonly AnswerRecord[]): OpinionRequest['saidBy'] {
  const byCandidate = groupBy(answers, ({ candidate }) => candidate)
  const federal = elections.filter(({ election, result }) => election.level === 'federal' && result === null)
  const byPerson = new Map<string, Said>()
  for (const candidate of federal.flatMap(({ candidates }) => candidates)) {
    const said = byCandidate
      .get(candidate.key)
      ?.flatMap(({ questionKey, value }): [string, number][] => (value === null ? [] : [[questionKey, value]]))
    if (said !== undefined) byPerson.set(identityOf(candidate), new Map(said))
  }
  return (member) => byPerson.get(identityOf(member))
}

function identityOf({ firstName, lastName, birthYear }: CandidateIdentity): string {
  return `${firstName} ${lastName} ${birthYear}`
}
