import type { CandidateRecord, ElectionBundle, ElectionRecord, ListRecord, LocalizedText } from '@plenara/contract'
import { CONTENT_LANGUAGES } from '@plenara/contract'
import { fitResult } from '../fit-result.ts'
import { renamed } from './canonical.ts'
import { compareDeliveries, type Delivery } from './delivery.ts'
import { mergeResults } from './merge-results.ts'
import { meetKeys } from './meet-keys.ts'

export interface MergedElection {
  readonly bundle: ElectionBundle
  /** What a poorer source says otherwise, and is not taken. */
  readonly doubts: readonly string[]
  /** A result that contradicts the one that counts: taken only where the operator says so. */
  readonly conflicts: readonly string[]
}

const FIELDS = ['birthYear', 'sex', 'place'] as const
const MOST_NAMED = 3

/**
 * All that is known of an election, field by field: of each the richest source that says it. The order in which the deliveries came makes no
 * difference. `current` is the format whose differences are told.
 */
export function mergeDeliveries(deliveries: readonly Delivery[], current: string): MergedElection | null {
  const ordered = deliveries.toSorted(compareDeliveries)
  const [base, ...others] = ordered
  if (!base) return null
  const doubts: string[] = []
  let ballot = base.bundle
  const met = [base]
  for (const other of others) {
    const keys = meetKeys(base.bundle, other.bundle, false)
    const bundle = renamed(other.bundle, keys.lists, keys.candidates)
    met.push({ ...other, bundle })
    if (other.format === current || base.format === current) doubts.push(...differencesOf(base, { ...other, bundle }))
    ballot = filled(ballot, bundle)
  }
  const { result, conflicts } = mergeResults(met, current)
  const fitted = result && fitResult(result, ballot)
  const strangers = fitted?.electedNotOnBallot ?? []
  return {
    bundle: { ...ballot, result: fitted && ballot.lists.length + ballot.candidates.length > 0 ? fitted.result : null },
    doubts,
    conflicts: [...conflicts, ...strangers.map((key) => `candidate ${key} is elected, and does not stand on the ballot of ${base.format}`)],
  }
}

/** The first, with what only the second says. */
function filled(base: ElectionBundle, other: ElectionBundle): ElectionBundle {
  const lists = new Map(other.lists.map((one) => [one.key, one]))
  const candidates = new Map(other.candidates.map((one) => [one.key, one]))
  const hasConnections = base.lists.some(({ connection }) => connection !== null)
  return {
    election: filledElection(base.election, other.election),
    lists: base.lists.map((one) => filledList(one, lists.get(one.key), hasConnections)),
    candidates: base.candidates.map((one) => filledCandidate(one, candidates.get(one.key))),
    result: null,
  }
}

function filledElection(base: ElectionRecord, other: ElectionRecord): ElectionRecord {
  const bodySeats = base.bodySeats ?? other.bodySeats
  return {
    ...base,
    name: languagesOf(base.name, other.name),
    languages: CONTENT_LANGUAGES.filter((one) => base.languages.includes(one) || other.languages.includes(one)),
    constituencyId: base.constituencyId ?? other.constituencyId,
    municipality: base.municipality ?? other.municipality,
    nextElectionDate: base.nextElectionDate ?? other.nextElectionDate,
    followUntil: base.followUntil ?? other.followUntil,
    fictional: base.fictional && other.fictional,
    ...(bodySeats !== undefined && { bodySeats }),
  }
}

/** Connections have other names in every format: those of one source are taken whole. */
function filledList(base: ListRecord, other: ListRecord | undefined, hasConnections: boolean): ListRecord {
  if (!other) return base
  return {
    ...base,
    name: languagesOf(base.name, other.name),
    partyKey: base.partyKey ?? other.partyKey,
    connection: hasConnections ? base.connection : other.connection,
    subConnection: hasConnections ? base.subConnection : other.subConnection,
    candidateKeys: base.candidateKeys.length > 0 ? base.candidateKeys : other.candidateKeys,
  }
}

function filledCandidate(base: CandidateRecord, other: CandidateRecord | undefined): CandidateRecord {
  if (!other) return base
  return {
    ...base,
    birthYear: base.birthYear ?? other.birthYear,
    sex: base.sex ?? other.sex,
    partyKey: base.partyKey ?? other.partyKey,
    listPosition: base.listPosition ?? other.listPosition,
    number: base.number ?? other.number,
    place: base.place ?? other.place,
    occupation: languagesOf(base.occupation, other.occupation),
    portrait: base.portrait ?? other.portrait,
    campaignBudget: base.campaignBudget ?? other.campaignBudget,
    vestedInterests: base.vestedInterests.length > 0 ? base.vestedInterests : other.vestedInterests,
  }
}

function languagesOf(base: LocalizedText, other: LocalizedText): LocalizedText {
  return { ...other, ...base }
}

function differencesOf(base: Delivery, other: Delivery): string[] {
  const [own, theirs] = [base.bundle, other.bundle]
  const ownByKey = new Map(own.candidates.map((one) => [one.key, one]))
  const strangers = theirs.candidates.filter(({ key }) => !ownByKey.has(key))
  const different = theirs.candidates.flatMap((one) => {
    const before = ownByKey.get(one.key)
    const field = before && FIELDS.find((name) => before[name] !== null && one[name] !== null && before[name] !== one[name])
    return before && field ? [`${before.firstName} ${before.lastName} (${field} ${one[field]}, not ${before[field]})`] : []
  })
  const lists = theirs.lists.filter(({ key }) => !own.lists.some((list) => list.key === key))
  const { key, seats } = own.election
  const says = (what: string) => `${key}: ${other.format} ${what}: ${base.format} counts`
  return [
    ...(theirs.election.seats === seats ? [] : [says(`has ${theirs.election.seats} seats, not ${seats}`)]),
    ...(lists.length > 0 ? [says(`has ${lists.length} other lists (${some(lists.map(({ number }) => number))})`)] : []),
    ...(strangers.length > 0
      ? [says(`has ${strangers.length} other candidates (${some(strangers.map((one) => `${one.firstName} ${one.lastName}`))})`)]
      : []),
    ...(different.length > 0 ? [says(`says otherwise of ${different.length} candidates (${some(different)})`)] : []),
  ]
}

function some(names: readonly string[]): string {
  return [...names.slice(0, MOST_NAMED), ...(names.length > MOST_NAMED ? ['…'] : [])].join(', ')
}
