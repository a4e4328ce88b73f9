import { createHash } from 'node:crypto'
import { STATEMENT_CONSENT_VERSION, type Submission } from '@plenara/contract'
import { DomainError, isComplete } from '@plenara/domain'
import type { Database } from '../db/database.ts'
import { DeskError } from './desk-error.ts'
import { answersTo, missingOf, readDraft, readAsked, refuseFrozen, type Standing } from './statement.ts'

export interface NewSubmission {
  /** The version of the statement that the person saw. */
  readonly version: number
  readonly consentVersion: string
  readonly actorId: number
  readonly now: Date
}

/**
 * Submits a statement as it is: it gets a number and a fingerprint, and is never changed. What was submitted already is submitted once. Throws `frozen`,
 * `consent_missing`, `stale` where the statement is another one by now, and `incomplete`.
 */
export async function submitStatement(db: Database, standing: Standing, submitted: NewSubmission): Promise<Submission> {
  const { version, consentVersion, actorId, now } = submitted
  refuseFrozen(standing, now)
  if (consentVersion !== STATEMENT_CONSENT_VERSION) throw new DomainError('consent_missing')
  const questions = await readAsked(db, standing)
  const { candidacyId } = standing
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom('candidacy').select('candidacyId').where('candidacyId', '=', candidacyId).forUpdate().execute()
    const draft = await readDraft(tx, candidacyId)
    if (draft.version !== version) throw new DomainError('stale')
    if (!isComplete(missingOf(questions, draft.answers))) throw new DeskError('incomplete')
    const answers = Object.fromEntries(answersTo(questions, draft.answers).map(({ questionId, value }) => [questionId, value]))
    const sha256 = fingerprintOf({ candidacyId, consentVersion, answers })
    const last = await readLast(tx, candidacyId)
    if (last?.sha256.equals(sha256)) return presentSubmission(last)
    const revision = { candidacyId, number: (last?.number ?? 0) + 1, consentVersion, submittedAt: now, submittedBy: actorId, sha256 }
    await tx
      .insertInto('statementRevision')
      .values({ ...revision, answers: JSON.stringify(answers) })
      .execute()
    return presentSubmission(revision)
  })
}

interface Revision {
  readonly number: number
  readonly submittedAt: Date
  readonly sha256: Buffer
}

/** What was submitted last. */
export function readLast(db: Database, candidacyId: number) {
  return db
    .selectFrom('statementRevision')
    .select(['number', 'submittedAt', 'sha256', 'answers'])
    .where('candidacyId', '=', candidacyId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function presentSubmission({ number, submittedAt, sha256 }: Revision): Submission {
  return { revision: number, sha256: sha256.toString('hex'), submittedAt: submittedAt.toISOString() }
}

interface Fingerprinted {
  readonly candidacyId: number
  readonly consentVersion: string
  readonly answers: Readonly<Record<string, number | null>>
}

/** SHA-256 of the statement as JSON, its answers by growing ids: whoever has the text can compute it again. */
function fingerprintOf({ candidacyId, consentVersion, answers }: Fingerprinted): Buffer {
  const sorted = Object.entries(answers).toSorted(([a], [b]) => Number(a) - Number(b))
  return createHash('sha256')
    .update(JSON.stringify({ candidacy: candidacyId, consent: consentVersion, answers: sorted.map(([id, value]) => [Number(id), value]) }))
    .digest()
}
