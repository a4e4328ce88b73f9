import type { Selectable } from 'kysely'
import type { ElectionTable, PartyTable } from '../db/schema/catalogue.ts'
import type { CandidatePortraitTable, CandidateTable, ElectionResultTable, OfficialListTable } from '../db/schema/catalogue-ballots.ts'
import type { TableSpec } from './rows.ts'

export const PARTY: TableSpec<Selectable<PartyTable>> = {
  table: 'party',
  key: ['id'],
  columns: { id: 'integer', shortName: 'jsonb', name: 'jsonb', color: 'text' },
}

export const ELECTION: TableSpec<Selectable<ElectionTable>> = {
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
    resultsPublic: 'boolean',
    fictional: 'boolean',
    questionnaireId: 'integer',
  },
  kept: ['questionnaireId'],
}

export const LIST: TableSpec<Selectable<OfficialListTable>> = {
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
  },
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
    texts: 'jsonb',
    campaignBudget: 'bigint',
    vestedInterests: 'jsonb',
  },
}

export const PORTRAIT: TableSpec<Selectable<CandidatePortraitTable>> = {
  table: 'candidate_portrait',
  key: ['candidateId'],
  columns: { candidateId: 'integer', svg: 'text' },
}

export const RESULT: TableSpec<Selectable<ElectionResultTable>> = {
  table: 'election_result',
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
