import type { CandidateRecord, ElectionRecord, ElectionResultRecord, ListRecord } from '@plenara/contract'
import type { Selectable } from 'kysely'
import type { ElectionTable } from '../db/schema/catalogue.ts'
import type { CandidateTable, ElectionResultTable, OfficialListTable } from '../db/schema/catalogue-ballots.ts'
import type { Ids } from './keys.ts'
import { cantonIdOf } from './write-places.ts'

interface BallotIds {
  readonly partyIds: Ids
  readonly listIds: Ids
  readonly candidateIds: Ids
}

/** The row of an election. */
export function electionRow(id: number, record: ElectionRecord, questionnaireIds: Ids): Selectable<ElectionTable> {
  const { key: _, cantonCode, questionnaireKey, ...rest } = record
  return {
    bodySeats: null,
    ...rest,
    id,
    cantonId: cantonIdOf(cantonCode),
    questionnaireId: questionnaireKey ? questionnaireIds(0, questionnaireKey) : null,
  }
}

/** The row of an official list; `position` is its place on the ballot, from 0. */
export function listRow(electionId: number, position: number, record: ListRecord, ids: BallotIds): Selectable<OfficialListTable> {
  const { key, partyKey, candidateKeys, ...rest } = record
  return {
    family: null,
    region: null,
    isParent: false,
    ...rest,
    id: ids.listIds(electionId, key),
    electionId,
    position,
    partyId: partyKey ? ids.partyIds(0, partyKey) : null,
    candidateIds: candidateKeys.map((one) => ids.candidateIds(electionId, one)),
  }
}

/** The row of a candidate. */
export function candidateRow(electionId: number, record: CandidateRecord, ids: BallotIds): Selectable<CandidateTable> {
  const { partyKey, listKey, portrait: _, ...rest } = record
  return {
    ...rest,
    id: ids.candidateIds(electionId, record.key),
    electionId,
    partyId: partyKey ? ids.partyIds(0, partyKey) : null,
    listId: listKey ? ids.listIds(electionId, listKey) : null,
  }
}

/** The row of a result. */
export function resultRow(electionId: number, record: ElectionResultRecord, ids: BallotIds): Selectable<ElectionResultTable> {
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
