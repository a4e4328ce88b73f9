import type { CandidateRecord, ElectionRecord, ElectionResultRecord, ListRecord } from '@plenara/contract'
import type { Selectable } from 'kysely'
import type { ElectionTable, PartyTable } from '../../db/schema/catalogue.ts'
import type {
  CandidatePortraitTable,
  CandidateProfileTable,
  CandidateTable,
  ElectionResultTable,
  OfficialListTable,
  ResultDraftTable,
} from '../../db/schema/catalogue-ballots.ts'
import type { Ids } from './keys.ts'
import { cantonIdOf } from '../places/canton-id.ts'
import type { TableSpec } from './rows.ts'

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

export const PARTY: TableSpec<Selectable<PartyTable>> = {
  table: 'party',
  key: ['id'],
  columns: { id: 'integer', shortName: 'jsonb', name: 'jsonb', color: 'text' },
}

export const ELECTION: TableSpec<ElectionRow> = {
  table: 'election',
  key: ['id'],
  columns: {
    id: 'integer',
    level: 'text',
    type: 'text',
    council: 'text',
    name: 'jsonb',
    cantonId: 'integer',
    constituencyId: 'integer',
    municipality: 'text',
    seats: 'integer',
    bodySeats: 'integer',
    electionDate: 'text',
    nextElectionDate: 'text',
    languages: 'jsonb',
    lines: 'integer',
    maxRepetitions: 'integer',
    seatMethod: 'text',
    followUntil: 'text',
    fictional: 'boolean',
    questionnaireId: 'integer',
  },
  keepIfNull: ['questionnaireId'],
}

/** What a source does not tell of an election stays as the operator has set it. */
export const TOLD_ELECTION: typeof ELECTION = {
  ...ELECTION,
  keepIfNull: ['questionnaireId', 'bodySeats', 'nextElectionDate', 'followUntil'],
}

export const LIST: TableSpec<OfficialListRow> = {
  table: 'official_list',
  key: ['id'],
  columns: {
    id: 'integer',
    electionId: 'integer',
    position: 'integer',
    number: 'text',
    name: 'jsonb',
    partyId: 'integer',
    connection: 'text',
    subConnection: 'text',
    family: 'text',
    region: 'text',
    isParent: 'boolean',
    candidateIds: 'integer[]',
    gone: 'boolean',
  },
  changedAt: 'updated_at',
}

export const CANDIDATE: TableSpec<Selectable<CandidateTable>> = {
  table: 'candidate',
  key: ['id'],
  columns: {
    id: 'integer',
    electionId: 'integer',
    key: 'text',
    firstName: 'text',
    lastName: 'text',
    birthYear: 'integer',
    sex: 'text',
    partyId: 'integer',
    listId: 'integer',
    listPosition: 'integer',
    number: 'text',
    place: 'text',
    occupation: 'jsonb',
    incumbent: 'boolean',
    gone: 'boolean',
  },
}

export const PROFILE: TableSpec<Selectable<CandidateProfileTable>> = {
  table: 'candidate_profile',
  key: ['candidateId'],
  columns: {
    candidateId: 'integer',
    occupation: 'jsonb',
    birthYear: 'integer',
    place: 'text',
    texts: 'jsonb',
    campaignBudget: 'bigint',
    vestedInterests: 'jsonb',
    links: 'jsonb',
    languages: 'jsonb',
  },
}

/** What a source does not tell of a candidate stays as stored. */
export const TOLD_CANDIDATE: typeof CANDIDATE = {
  ...CANDIDATE,
  keepIfNull: ['birthYear', 'sex', 'number', 'place'],
  mergeLanguages: ['occupation'],
}

/** What a source does not tell of a profile stays as stored. */
export const TOLD_PROFILE: typeof PROFILE = {
  ...PROFILE,
  keepIfNull: ['birthYear', 'place', 'campaignBudget'],
  mergeLanguages: ['occupation'],
  mergeTexts: ['texts'],
  keepIfEmpty: ['vestedInterests', 'links', 'languages'],
}

export const PORTRAIT: TableSpec<Selectable<CandidatePortraitTable>> = {
  table: 'candidate_portrait',
  key: ['candidateId'],
  columns: { candidateId: 'integer', hash: 'text' },
}

export const RESULT_DRAFT: TableSpec<Selectable<ResultDraftTable>> = {
  table: 'result_draft',
  key: ['electionId'],
  columns: {
    electionId: 'integer',
    final: 'boolean',
    source: 'text',
    asOf: 'text',
    areas: 'jsonb',
    ballots: 'jsonb',
    candidates: 'jsonb',
    lists: 'jsonb',
  },
}

export const RESULT: TableSpec<Selectable<ElectionResultTable>> = {
  table: 'election_result',
  key: ['electionId'],
  columns: { ...RESULT_DRAFT.columns, correction: 'jsonb' },
}
