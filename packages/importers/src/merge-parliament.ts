import type { DecisionRecord, ExplanationRecord, ParliamentImport, SeatRecord } from '@plenara/contract'
import { mergeByKey } from './merge-records.ts'
import { mergeCouncillors } from './parliament-people.ts'

/** Several imports as one: records of the same thing are joined, of single facts the last one counts. Empty parts are left out. */
export function mergeParliament(imports: readonly ParliamentImport[]): ParliamentImport {
  const all = <Part extends keyof ParliamentImport>(part: Part) => imports.map((one) => one[part] ?? [])
  const merged: Required<ParliamentImport> = {
    councils: mergeByKey(all('councils').flat()),
    seats: lastOf(all('seats').flat(), (seat: SeatRecord) => `${seat.councilKey} ${seat.seat}`),
    groups: mergeByKey(all('groups').flat()),
    parliamentParties: mergeByKey(all('parliamentParties').flat()),
    councillors: mergeCouncillors(all('councillors').flat()),
    sessions: mergeByKey(all('sessions').flat()),
    topics: mergeByKey(all('topics').flat()),
    affairs: mergeByKey(all('affairs').flat()),
    parliamentVotes: mergeByKey(all('parliamentVotes').flat()),
    decisions: lastOf(all('decisions').flat(), (one: DecisionRecord) => `${one.voteKey} ${one.councillorKey}`),
    peopleVotes: mergeByKey(all('peopleVotes').flat()),
    explanations: lastOf(all('explanations').flat(), (one: ExplanationRecord) => `${one.peopleVoteKey} ${one.source} ${one.language}`),
    outlets: mergeByKey(all('outlets').flat()),
    articles: mergeByKey(all('articles').flat()),
  }
  return Object.fromEntries(Object.entries(merged).filter(([, records]) => records.length > 0))
}

function lastOf<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()]
}
