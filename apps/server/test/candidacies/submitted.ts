import type { StatementContent } from '@plenara/contract'
import type { Database } from '../../src/db/database.ts'
import { publishStatements } from '../../src/desk/candidacies/publication/publish-statements.ts'
import type { StatementAnswers } from '../../src/db/schema/candidacy.ts'

export interface SubmittedStatement {
  readonly candidateId: number
  readonly electionId: number
  /** By the id of the question. */
  readonly answers: StatementAnswers
  readonly content?: StatementContent
  readonly at?: Date
  readonly candidacyId?: number
}

/** Stores a statement as somebody submitted it, with its candidacy where there is none yet; answers the number of the revision. */
export async function submitted(db: Database, statement: SubmittedStatement): Promise<number> {
  const { candidateId, electionId, answers, content = {}, at = new Date() } = statement
  const { candidacyId = 1_000_000 + candidateId } = statement
  await db
    .insertInto('candidacy')
    .values({ candidacyId, electionId, candidateId, actorId: null, language: 'de', contact: null, createdAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const before = await db.selectFrom('statementRevision').select('number').where('candidacyId', '=', candidacyId).execute()
  const number = before.length + 1
  await db
    .insertInto('statementRevision')
    .values({
      ...{ candidacyId, number, consentVersion: '1', submittedAt: at, submittedBy: 1, sha256: Buffer.alloc(32) },
      answers: JSON.stringify(answers),
      content: JSON.stringify(content),
    })
    .execute()
  return number
}

/** Publishes in a transaction of its own, as the command and the server do. */
export const publish = (db: Database, { now, ...only }: { readonly electionId?: number; readonly now?: Date } = {}) =>
  db.transaction().execute((tx) => publishStatements(tx, { now: () => now ?? new Date(), ...only }))
