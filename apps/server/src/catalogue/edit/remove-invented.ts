import { type QueryExecutorProvider, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { operatorName } from '../../platform/operator-name.ts'
import { lockCatalogue, raiseVersion } from '../change/change-catalogue.ts'
import { STAMPED_TABLES } from './stamped-tables.ts'
import { prunePictures } from '../write/write-portraits.ts'

export interface Removed {
  readonly dataVersion: number
  /** How many rows went, by table; only of tables that had some. */
  readonly rows: Readonly<Record<string, number>>
}

/**
 * Removes every invented record in one transaction, and what would bring one back: the demonstration is not loaded again, and no undo restores
 * a part of it. Real records stay as they are; where one named something invented, it names nothing.
 */
export async function removeInvented(db: Database): Promise<Removed> {
  const transaction = await db.startTransaction().execute()
  try {
    await lockCatalogue(transaction)
    await releaseReal(transaction)
    const candidacies = await deleteCandidacies(transaction)
    const rows = { ...(await deleteInvented(transaction)), ...(candidacies > 0 && { candidacy: candidacies }) }
    await forgetFormer(transaction)
    await prunePictures(transaction)
    await sql`update catalogue_state set demonstration = 'removed'`.execute(transaction)
    await raiseVersion(transaction, true)
    const dataVersion = await raiseVersion(transaction, false)
    await transaction.commit().execute()
    return { dataVersion, rows }
  } catch (error) {
    if (!transaction.isCommitted) await transaction.rollback().execute()
    throw error
  }
}

const INVENTING = sql`(select l.id from import_log l where l.fictional)`
const ELECTIONS = sql`(select e.id from election e where e.fictional)`
const CANDIDATES = sql`(select c.id from candidate c where c.election_id in ${ELECTIONS})`

/** What belongs to an invented election is invented, whoever brought it. */
const PARTS: Readonly<Partial<Record<(typeof STAMPED_TABLES)[number], ReturnType<typeof sql>>>> = {
  candidate_portrait: sql`t.candidate_id in ${CANDIDATES}`,
  candidate_profile: sql`t.candidate_id in ${CANDIDATES}`,
  candidate_answers: sql`t.candidate_id in ${CANDIDATES}`,
  result_draft: sql`t.election_id in ${ELECTIONS}`,
  election_result: sql`t.election_id in ${ELECTIONS}`,
  official_list: sql`t.election_id in ${ELECTIONS}`,
  candidate: sql`t.election_id in ${ELECTIONS}`,
  election: sql`t.fictional`,
}

/** Real records that name an invented party, questionnaire or candidate name none. */
async function releaseReal(tx: QueryExecutorProvider): Promise<void> {
  const parties = sql`(select p.id from party p where p.source_id in ${INVENTING})`
  const questionnaires = sql`(select q.id from questionnaire q where q.source_id in ${INVENTING})`
  await sql`update candidate set party_id = null where party_id in ${parties} and election_id not in ${ELECTIONS}`.execute(tx)
  await sql`update official_list set party_id = null where party_id in ${parties} and election_id not in ${ELECTIONS}`.execute(tx)
  await sql`update election set questionnaire_id = null where questionnaire_id in ${questionnaires} and not fictional`.execute(tx)
  await sql`
    update article a set candidate_ids = array(select one from unnest(a.candidate_ids) as one where one not in ${CANDIDATES})
    where a.candidate_ids && array(select c.id from candidate c where c.election_id in ${ELECTIONS})`.execute(tx)
}

/** Who was invited to answer in an invented election stands in none: the candidacy goes with all that hangs on it. */
async function deleteCandidacies(tx: QueryExecutorProvider): Promise<number> {
  for (const table of ['statement_change', 'moderation_decision', 'reader_report']) {
    await sql`delete from ${sql.table(table)} where election_id in ${ELECTIONS}`.execute(tx)
  }
  const result = await sql`delete from candidacy where election_id in ${ELECTIONS}`.execute(tx)
  return Number(result.numAffectedRows ?? 0)
}

async function deleteInvented(tx: QueryExecutorProvider): Promise<Record<string, number>> {
  const removed: Record<string, number> = {}
  for (const table of STAMPED_TABLES) {
    const part = PARTS[table]
    const stamped = sql`t.source_id in ${INVENTING}`
    const condition = part ? sql`(${part}) or (${stamped})` : stamped
    const result = await sql`delete from ${sql.table(table)} as t where ${condition}`.execute(tx)
    const count = Number(result.numAffectedRows ?? 0)
    if (count > 0) removed[table] = count
  }
  return removed
}

/**
 * The replaced rows of imports that invented or replaced something invented: an undo would bring it back. So might rows that were replaced
 * before records told their source: they do not tell it.
 */
async function forgetFormer(tx: QueryExecutorProvider): Promise<void> {
  await sql`
    delete from import_change c where c.import_id in ${INVENTING} or c.import_id in (
      select f.import_id from import_change f, json_array_elements(f.rows) as former
      where f.operation <> 'insert' and f.table_name = any(${STAMPED_TABLES}::text[])
        and (former->'source_id' is null or (former->>'source_id')::integer in ${INVENTING}))`.execute(tx)
  await sql`
    update import_log set undone_at = now(), undone_by = ${operatorName()} where fictional and undone_at is null`.execute(tx)
}
