import type { Selectable } from 'kysely'
import type { PartyTable } from '../db/schema/catalogue.ts'
import type {
  CandidatePortraitTable,
  CandidateProfileTable,
  CandidateTable,
  ElectionResultTable,
  ResultDraftTable,
} from '../db/schema/catalogue-ballots.ts'
import type { ElectionRow, OfficialListRow } from './ballot-rows.ts'
import type { TableSpec } from './rows.ts'

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
