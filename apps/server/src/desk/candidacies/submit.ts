import { createHash } from 'node:crypto'
import { STATEMENT_CONSENT_VERSION, type StatementContent, type Submission } from '@plenara/contract'
import { canonicalContent, DomainError, isComplete, toContentLanguage } from '@plenara/domain'
import { readAddress } from '../../accounts/actors/actor-password.ts'
import type { Limiter } from '../../accounts/attempts/limiter.ts'
import type { Database } from '../../db/database.ts'
import { dropReminders } from '../../notify/mail/deliveries.ts'
import { dayInMail } from '../../notify/mail/write-mail.ts'
import { DeskError } from './desk-error.ts'
import { addDeskMail, type DeskMailing, lineOf } from './desk-mail.ts'
import { readOfficial } from './official-candidacies.ts'
import {
  type Asked,
  contentToSubmit,
  isWithheld,
  missingOf,
  partsOn,
  readDraft,
  readAsked,
  refuseFrozen,
  type Standing,
} from './statement.ts'
import { endGrants } from './secretariats/grants.ts'

export interface Submitting extends DeskMailing {
  readonly db: Database
  readonly limiter: Limiter
}

export interface NewSubmission {
  /** The version of the statement that the person saw. */
  readonly version: number
  readonly consentVersion: string
  readonly actorId: number
}

/**
 * Submits a statement as it is: it gets a number and a fingerprint, is never changed, its person gets a mail, and no secretariat may prepare it any more. What was
 * submitted already is submitted once. Throws `frozen`, `consent_missing`, `too_many_attempts`, `stale` where the statement is another one by now, and `incomplete`.
 */
export async function submitStatement(submitting: Submitting, standing: Standing, submitted: NewSubmission): Promise<Submission> {
  const { db, limiter, outbox } = submitting
  const { version, consentVersion, actorId } = submitted
  if (consentVersion !== STATEMENT_CONSENT_VERSION) throw new DomainError('consent_missing')
  const questions = await readAsked(db, standing)
  const { candidacyId } = standing
  await limiter.check([{ kind: 'submission', of: String(candidacyId) }])
  const submission = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('candidacy').select('candidacyId').where('candidacyId', '=', candidacyId).forUpdate().execute()
    const { draft, answers, content, sha256, last, same } = await readToSubmit(tx, standing, { questions, consentVersion })
    // After the lock, and not of what was submitted: whose receipt was lost gets it again.
    const now = submitting.now()
    if (!same) refuseFrozen(standing, last !== undefined, now)
    if (draft.version !== version) throw new DomainError('stale')
    if (same) return presentSubmission(same)
    if (!isComplete(missingOf(standing, questions, draft.answers))) throw new DeskError('incomplete')
    const revision = { candidacyId, number: (last?.number ?? 0) + 1, consentVersion, submittedAt: now, submittedBy: actorId, sha256 }
    await tx
      .insertInto('statementRevision')
      .values({ ...revision, answers: JSON.stringify(answers), content: JSON.stringify(content) })
      .execute()
    await dropReminders(tx, candidacyId, now)
    await endGrants(tx, candidacyId, now)
    await mailSubmitted(tx, submitting, standing, revision)
    return presentSubmission(revision)
  })
  outbox.wake()
  return submission
}

interface ToSubmit {
  readonly questions: readonly Asked[]
  readonly consentVersion: string
}

/** A draft as it would be submitted, beside what was submitted last; `same`: that again, where a submission would change nothing. */
export async function readToSubmit(db: Database, standing: Standing, { questions, consentVersion }: ToSubmit) {
  const { candidacyId } = standing
  const draft = await readDraft(db, candidacyId)
  const answers = Object.fromEntries(partsOn(questions, draft).answers.map(({ questionId, value }) => [questionId, value]))
  const content = contentToSubmit(questions, draft)
  const sha256 = fingerprintOf({ candidacyId, consentVersion, answers, content })
  const last = await readLast(db, candidacyId)
  const same = last?.sha256.equals(sha256) && !isWithheld(standing, last) ? last : null
  return { draft, answers, content, sha256, last, same }
}

/** Tells the account what was submitted, so that its owner notices what somebody else did. */
async function mailSubmitted(
  db: Database,
  mailing: DeskMailing,
  standing: Standing,
  revision: Revision & { readonly submittedBy: number },
) {
  const { candidacyId, candidateId } = standing
  const { language, email } = await readAddress(db, revision.submittedBy)
  const [official] = await readOfficial(db, { candidateIds: [candidateId] }, toContentLanguage(language))
  if (!official) throw new DomainError('not_found')
  await addDeskMail(db, mailing, {
    kind: 'candidacy-submitted',
    of: { candidacyId },
    to: email,
    language,
    values: {
      candidacy: lineOf(official),
      election: official.election.name,
      day: dayInMail(revision.submittedAt, language),
      revision: String(revision.number),
      fingerprint: revision.sha256.toString('hex'),
    },
    expiresAt: null,
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
    .select(['number', 'submittedAt', 'sha256', 'answers', 'content', 'consentVersion'])
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
  readonly content: StatementContent
}

/**
 * SHA-256 of the statement as JSON, its answers by growing ids, then what it says beside them where it says anything: whoever has the text can compute it
 * again.
 */
export function fingerprintOf({ candidacyId, consentVersion, answers, content }: Fingerprinted): Buffer {
  const sorted = Object.entries(answers).toSorted(([a], [b]) => Number(a) - Number(b))
  const said = { candidacy: candidacyId, consent: consentVersion, answers: sorted.map(([id, value]) => [Number(id), value]) }
  return createHash('sha256')
    .update(JSON.stringify({ ...said, content: canonicalContent(content) }))
    .digest()
}
