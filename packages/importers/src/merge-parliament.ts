import type {
  DecisionRecord,
  ExplanationRecord,
  MunicipalResultsRecord,
  ParliamentImport,
  QuestionVoteRecord,
  SeatRecord,
} from '@plenara/contract'
import { mergeByKey } from './merge-records.ts'
import { councillorKeys, mergeCouncillors } from './parliament-people.ts'

/** Several imports as one: records of the same thing are joined, of single facts the last one counts. Empty parts are left out. */
export function mergeParliament(imports: readonly ParliamentImport[]): ParliamentImport {
  const all = <Part extends keyof ParliamentImport>(part: Part) => imports.map((one) => one[part] ?? [])
  const councillors = mergeCouncillors(all('councillors').flat())
  const keyOf = councillorKeys(councillors)
  const ofOwner = <T extends { readonly councillorKey: string }>(record: T): T => ({
    ...record,
    councillorKey: keyOf(record.councillorKey),
  })
  const merged: Required<ParliamentImport> = {
    councils: mergeByKey(all('councils').flat()),
    seats: lastOf(all('seats').flat(), (seat: SeatRecord) => `${seat.councilKey} ${seat.seat}`),
    groups: mergeByKey(all('groups').flat()),
    parliamentParties: mergeByKey(all('parliamentParties').flat()),
    councillors,
    interests: mergeByKey(all('interests').flat().map(ofOwner)),
    memberships: mergeByKey(all('memberships').flat().map(ofOwner)),
    speeches: mergeByKey(all('speeches').flat().map(ofOwner)),
    sessions: mergeByKey(all('sessions').flat()),
    topics: mergeByKey(all('topics').flat()),
    affairs: mergeByKey(all('affairs').flat()),
    affairDocuments: mergeByKey(all('affairDocuments').flat()),
    parliamentVotes: mergeByKey(all('parliamentVotes').flat()),
    decisions: lastOf(all('decisions').flat().map(ofOwner), (one: DecisionRecord) => `${one.voteKey} ${one.councillorKey}`),
    questionVotes: lastOf(
      all('questionVotes').flat(),
      (one: QuestionVoteRecord) => `${one.questionnaireKey} ${one.questionKey} ${one.voteKey}`,
    ),
    peopleVotes: mergeByKey(all('peopleVotes').flat()),
    municipalResults: lastOf(all('municipalResults').flat(), (one: MunicipalResultsRecord) => `${one.peopleVoteKey} ${one.cantonCode}`),
    explanations: lastOf(all('explanations').flat(), (one: ExplanationRecord) => `${one.peopleVoteKey} ${one.source} ${one.language}`),
    outlets: mergeByKey(all('outlets').flat()),
    articles: mergeByKey(all('articles').flat()),
  }
  return Object.fromEntries(Object.entries(merged).filter(([, records]) => records.length > 0))
}

function lastOf<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()]
}
