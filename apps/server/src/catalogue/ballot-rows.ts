import type { CandidateRecord, ElectionRecord, ElectionResultRecord, ListRecord } from '@plenara/contract'
import type { Selectable } from 'kysely'
import type { ElectionTable } from '../db/schema/catalogue.ts'
import type { CandidateTable, OfficialListTable, ResultDraftTable } from '../db/schema/catalogue-ballots.ts'
import type { Ids } from './keys.ts'
import { cantonIdOf } from './places/canton-id.ts'

/** The ids of what records name by keys. */
export interface BallotIds {
  readonly partyIds: Ids
  readonly listIds: Ids
  readonly candidateIds: Ids
}

/** What an import says of an election; publications and withdrawals are no part of it. */
export type ElectionRow = Omit<Selectable<ElectionTable>, 'resultsPublic' | 'resultWithdrawn'>

/** The row of an election. */
export function electionRow(id: number, record: ElectionRecord, questionnaireIds: Ids): ElectionRow {
  const { key: _, sourceKey: __, cantonCode, questionnaireKey, ...rest } = record
  return {
    bodySeats: null,
    ...rest,
    id,
    cantonId: cantonIdOf(cantonCode),
    questionnaireId: questionnaireKey ? questionnaireIds(0, questionnaireKey) : null,
  }
}

/** What an import says of an official list; the database adds when it did. */
export type OfficialListRow = Omit<Selectable<OfficialListTable>, 'updatedAt'>

/** The row of an official list; `position` is its place on the ballot, from 0. */
export function listRow(electionId: number, position: number, record: ListRecord, ids: BallotIds): OfficialListRow {
  const { key, sourceKey: _, partyKey, candidateKeys, ...rest } = record
  return {
    family: null,
    region: null,
    isParent: false,
    ...rest,
    gone: null,
    id: ids.listIds(electionId, key),
    electionId,
    position,
    partyId: partyKey ? ids.partyIds(0, partyKey) : null,
    candidateIds: candidateKeys.map((key) => ids.candidateIds(electionId, key)),
  }
}

/** The row of a candidate. */
export function candidateRow(electionId: number, record: CandidateRecord, ids: BallotIds): Selectable<CandidateTable> {
  const { key, firstName, lastName, birthYear, sex, partyKey, listKey, listPosition, number, place, occupation, incumbent } = record
  return {
    ...{ key, firstName, lastName, birthYear, sex, listPosition, number, place, occupation, incumbent },
    id: ids.candidateIds(electionId, key),
    electionId,
    partyId: partyKey ? ids.partyIds(0, partyKey) : null,
    listId: listKey ? ids.listIds(electionId, listKey) : null,
    gone: null,
  }
}

/** What a source says of a result. */
export type ResultRow = Selectable<ResultDraftTable>

/** The row of a result. */
export function resultRow(electionId: number, record: ElectionResultRecord, ids: BallotIds): ResultRow {
  return {
    electionId,
    final: record.final,
    source: record.source,
    asOf: record.asOf ?? null,
    areas: record.areas ?? null,
    ballots: record.ballots ?? null,
    candidates: record.candidates.map(({ candidateKey, replacedByKey, ...rest }) => ({
      candidateId: ids.candidateIds(electionId, candidateKey),
      ...rest,
      ...(replacedByKey && { replacedById: ids.candidateIds(electionId, replacedByKey) }),
    })),
    lists: record.lists.map(({ listKey, ...rest }) => ({ listId: ids.listIds(electionId, listKey), ...rest })),
  }
}
