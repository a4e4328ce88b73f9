import type {
  CouncilRecord,
  MediaOutletRecord,
  ParliamentaryGroupRecord,
  ParliamentPartyRecord,
  ParliamentReference,
  QuestionVoteSnapshot,
  SeatRecord,
  SessionRecord,
  TopicRecord,
} from '@plenara/contract'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { ParliamentKind } from '../write/keys.ts'
import { identified, markOf, type StoredRecord } from './stored-record.ts'

/** The data that most records refer to, each kind by id. */
export async function readReference(db: Database): Promise<ParliamentReference> {
  const seatings = await sql<{ councilKey: string; seats: SeatRecord[] }>`
    select council_key, seats from council_seating order by council_key`.execute(db)
  return {
    councils: await readAll<CouncilRecord>(db, 'council'),
    groups: await readAll<ParliamentaryGroupRecord>(db, 'parliamentary_group'),
    parties: await readAll<ParliamentPartyRecord>(db, 'parliament_party'),
    sessions: await readAll<SessionRecord>(db, 'parliament_session'),
    topics: await readAll<TopicRecord>(db, 'topic'),
    questionVotes: await readQuestionVotes(db),
    outlets: await readAll<MediaOutletRecord>(db, 'media_outlet'),
    seatings: seatings.rows,
  }
}

/** Only pairs whose question exists. */
async function readQuestionVotes(db: Database): Promise<QuestionVoteSnapshot[]> {
  const { rows } = await sql<QuestionVoteSnapshot>`
    select q.id as question_id, m.vote_key, m.yes_means from question_vote m
    join questionnaire n on n.key = m.questionnaire_key
    join catalogue_key k on k.kind = 'question' and k.scope = n.id and k.key = m.question_key
    join question q on q.id = k.id and q.questionnaire_id = n.id and q.gone is null
    where m.yes_means <> 'none'
    order by q.id, m.vote_key`.execute(db)
  return rows
}

async function readAll<Rec extends object>(db: Database, table: ParliamentKind) {
  const { rows } = await sql<StoredRecord<Rec>>`select id, record, ${markOf('t')} from ${sql.table(table)} t order by id`.execute(db)
  return rows.map(identified)
}
