import type { CandidateRecord, ElectionRecord, ElectionResultRecord, ListRecord } from '@plenara/contract'
import {
  doubleProportional,
  doubleProportionalRulesOf,
  type ElectedCandidates,
  electedOf,
  hagenbachBischoff,
  type ListResult,
  sainteLague,
} from '@plenara/domain'
import { groupBy, lastBy } from './group.ts'

/** Seats and elected of an election, computed from its votes. */
export interface Recount {
  readonly electionKey: string
  /** Seats by list, without those that only the lot can give. */
  readonly seats: ReadonlyMap<string, number>
  /** Lists of equal claim, between which the lot decides. */
  readonly tiedListKeys: readonly string[]
  /** By list that wins a seat, for the seats that are certain. */
  readonly elected: ReadonlyMap<string, ElectedCandidates>
}

/** What of an election is needed to count it again. */
export interface CountedBallot {
  readonly election: Pick<
    ElectionRecord,
    'key' | 'cantonCode' | 'council' | 'electionDate' | 'seatMethod' | 'seats' | 'bodySeats' | 'lines'
  >
  readonly lists: readonly Pick<ListRecord, 'key' | 'number' | 'connection' | 'subConnection'>[]
  readonly candidates: readonly (Pick<CandidateRecord, 'key' | 'listKey'> & {
    /** Withdrew, died or was annulled. */
    readonly isGone?: boolean
  })[]
  readonly result: ElectionResultRecord | null
}

interface CountedElection {
  readonly bundle: CountedBallot
  readonly lists: readonly ListResult[]
}

type Seats = Pick<Recount, 'seats' | 'tiedListKeys'>

/**
 * Distributes the seats of final results anew, each election by its own method. What cannot be computed is left out: elections
 * without the votes or the official seats of their lists, doubly proportional bodies of which constituencies or rules are not known.
 */
export function recountOf(bundles: readonly CountedBallot[]): Recount[] {
  const counted = bundles.flatMap((bundle) => {
    const lists = listResultsOf(bundle)
    return lists ? [{ bundle, lists }] : []
  })
  const [double, single] = [counted.filter(isDoubleProportional), counted.filter((one) => !isDoubleProportional(one))]
  const bodies = groupBy(double, ({ bundle: { election } }) => `${election.cantonCode} ${election.electionDate}`)
  return [...single.map((one) => toRecount(one, seatsOf(one))), ...[...bodies.values()].flatMap(recountBody)]
}

function isDoubleProportional({ bundle }: CountedElection): boolean {
  return bundle.election.seatMethod === 'double-proportional'
}

/** The counts of the candidates by their list. */
export function countsByList(
  candidates: CountedBallot['candidates'],
  result: ElectionResultRecord,
): ReadonlyMap<string, ElectionResultRecord['candidates']> {
  const byKey = lastBy(candidates, ({ key }) => key)
  return groupBy(result.candidates, ({ candidateKey }) => byKey.get(candidateKey)?.listKey ?? '')
}

/** The lists with the votes of their candidates; null where there are no lists, or votes or official seats are missing. */
function listResultsOf({ election, lists, candidates, result }: CountedBallot): ListResult[] | null {
  if (!result?.final || lists.length === 0 || election.seatMethod === 'unknown') return null
  const countByList = new Map(result.lists.map((count) => [count.listKey, count]))
  const byList = countsByList(candidates, result)
  const results = lists.flatMap(({ key, connection, subConnection }) => {
    const votes = countByList.get(key)?.votes ?? null
    const listCandidates = byList.get(key) ?? []
    const people = listCandidates.flatMap((one) => (one.votes === null ? [] : [{ key: one.candidateKey, votes: one.votes }]))
    const isCounted = votes !== null && countByList.get(key)?.seats !== null && people.length === listCandidates.length
    return isCounted ? [{ key, votes, connection, subConnection, candidates: people }] : []
  })
  return results.length === lists.length ? results : null
}

function seatsOf({ bundle: { election }, lists }: CountedElection): Seats {
  if (election.seatMethod === 'majority') return seatsByMajority(lists, election.seats)
  const distribute = election.seatMethod === 'sainte-lague' ? sainteLague : hagenbachBischoff
  const { seats, ties } = distribute(lists, election.seats)
  return { seats, tiedListKeys: ties.flatMap(({ listKeys }) => listKeys) }
}

/** The persons with the most votes win, whatever their list. */
function seatsByMajority(lists: readonly ListResult[], count: number): Seats {
  const { elected, tie } = electedOf(
    lists.flatMap(({ candidates }) => candidates),
    count,
  )
  const has = (list: ListResult, keys: ReadonlySet<string>) => list.candidates.filter(({ key }) => keys.has(key)).length
  const [winners, tied] = [new Set(elected), new Set(tie?.candidateKeys)]
  return {
    seats: new Map(lists.map((list) => [list.key, has(list, winners)])),
    tiedListKeys: lists.filter((list) => has(list, tied) > 0).map(({ key }) => key),
  }
}

/** All constituencies of a body together; the lists of a group carry the same number everywhere. */
function recountBody(elections: readonly CountedElection[]): Recount[] {
  const first = elections[0]?.bundle.election
  const rules = first && doubleProportionalRulesOf({ ...first, day: first.electionDate })
  const all = elections.reduce((sum, { bundle }) => sum + bundle.election.seats, 0)
  if (!rules || all !== first.bodySeats) return []
  const groupOf = ({ bundle }: CountedElection, listKey: string) => bundle.lists.find(({ key }) => key === listKey)?.number ?? listKey
  const constituencies = elections.map((one) => ({
    key: one.bundle.election.key,
    seats: one.bundle.election.seats,
    lists: one.lists.map(({ key, votes }) => ({ group: groupOf(one, key), votes })),
  }))
  const { seats, listTies, groupTie, failure } = doubleProportional(constituencies, rules)
  if (groupTie || failure) return []
  return elections.map((one) => {
    const { key } = one.bundle.election
    const tied = listTies.filter(({ constituency }) => constituency === key).map(({ group }) => group)
    return toRecount(one, {
      seats: new Map(one.lists.map((list) => [list.key, seats.get(key)?.get(groupOf(one, list.key)) ?? 0])),
      tiedListKeys: one.lists.map((list) => list.key).filter((listKey) => tied.includes(groupOf(one, listKey))),
    })
  })
}

function toRecount({ bundle, lists }: CountedElection, { seats, tiedListKeys }: Seats): Recount {
  const elected = new Map(
    lists.flatMap(({ key, candidates }) => {
      const won = seats.get(key) ?? 0
      return won > 0 ? [[key, electedOf(candidates, won)] as const] : []
    }),
  )
  return { electionKey: bundle.election.key, seats, tiedListKeys, elected }
}

/**
 * Where the official result differs from the recount. Between equal lists and candidates the lot has decided: there every outcome is
 * right. A majority without an official winner waits for its second round.
 */
export function deviationsOf(bundles: readonly CountedBallot[]): string[] {
  const recounts = new Map(recountOf(bundles).map((recount) => [recount.electionKey, recount]))
  return bundles.flatMap((bundle) => {
    const recount = recounts.get(bundle.election.key)
    const isOpen = bundle.election.seatMethod === 'majority' && !bundle.result?.candidates.some(({ elected }) => elected)
    return recount && !isOpen ? deviationsOfElection(bundle, recount) : []
  })
}

function deviationsOfElection({ election, result }: CountedBallot, { seats, tiedListKeys, elected }: Recount): string[] {
  const official = new Set(result?.candidates.flatMap(({ candidateKey, elected: isElected }) => (isElected ? [candidateKey] : [])))
  return (result?.lists ?? []).flatMap((list) => {
    if (tiedListKeys.includes(list.listKey)) return []
    const won = seats.get(list.listKey) ?? 0
    if (list.seats !== won) return [`${election.key}: list ${list.listKey} has ${list.seats} seats, its votes give ${won}`]
    const missing = elected.get(list.listKey)?.elected.find((key) => !official.has(key))
    return missing ? [`${election.key}: candidate ${missing} has the votes of a seat of list ${list.listKey} and is not elected`] : []
  })
}
