import { composedText, type FieldValue, isSameValue, preparedAfter, toContentLanguage } from '@plenara/domain'
import { readAddress } from '../../../accounts/actors/actor-password.ts'
import type { Database } from '../../../db/database.ts'
import type { DeskMail } from '../../../notify/mail/mail.ts'
import { dayInMail } from '../../../notify/mail/write-mail.ts'
import { StartError } from '../../../platform/start-error.ts'
import { addDeskMail, type DeskMailing, lineOf } from '../desk-mail.ts'
import { releaseHolds } from '../moderation/holds.ts'
import { readOfficial } from '../official-candidacies.ts'
import { isWithheld, readDraft } from '../statement.ts'
import { fingerprintOf, readLast } from '../submit.ts'
import { correctedBy, valueIn } from './correct.ts'

/** Why a correction is refused, in UTF-16 units. */
const MAX_REFUSAL = 600

export interface Deciding extends DeskMailing {
  readonly db: Database
}

/** A correction that waits for a decision. */
export interface WaitingCorrection {
  readonly correctionId: number
  readonly electionId: number
  readonly candidateId: number
  /** As the official list says it; null for somebody who is no longer on it. */
  readonly candidacy: string | null
  readonly field: string
  readonly before: FieldValue
  readonly after: FieldValue
  readonly reason: string
  readonly askedAt: Date
}

export interface Accepted {
  readonly correctionId: number
  readonly candidacyId: number
  /** Under which the corrected statement was submitted; voters see it with the next publication. */
  readonly revision: number
}

/** What waits for a decision, in the order in which it was asked. */
export async function listCorrections(db: Database): Promise<WaitingCorrection[]> {
  const rows = await db
    .selectFrom('correction')
    .innerJoin('candidacy', 'candidacy.candidacyId', 'correction.candidacyId')
    .select(['correctionId', 'electionId', 'candidateId', 'field', 'before', 'after', 'reason', 'askedAt'])
    .where('decidedAt', 'is', null)
    .orderBy('correctionId')
    .execute()
  const official = await readOfficial(db, { candidateIds: rows.map(({ candidateId }) => candidateId) }, 'de')
  const lines = new Map(official.map((one) => [one.candidateId, lineOf(one)]))
  return rows.map((row) => ({ ...row, candidacy: lines.get(row.candidateId) ?? null }))
}

/**
 * Accepts a correction: the last statement with this field as it was asked for is submitted under the next number, and its person gets a mail. Where the
 * field is held back, voters see what it says now. Throws
 * `StartError` for one that is unknown or decided, and where the statement says so already.
 */
export async function acceptCorrection(deciding: Deciding, correctionId: number): Promise<Accepted> {
  const { db, now, outbox } = deciding
  const accepted = await db.transaction().execute(async (tx) => {
    const { candidacyId, askedBy, field, after, withheldRevision } = await lockWaiting(tx, correctionId)
    const last = await readLast(tx, candidacyId)
    if (last && isWithheld({ withheldRevision }, last)) {
      throw new StartError(
        'What was submitted last is withheld, because a change of the address was stopped: its person submits it anew first',
      )
    }
    if (!last || isSameValue(valueIn(last, field), after))
      throw new StartError(`The statement says what correction ${correctionId} asks for`)
    const { answers, content } = correctedBy(last, { field, value: after })
    const { consentVersion } = last
    const sha256 = fingerprintOf({ candidacyId, consentVersion, answers, content })
    const revision = last.number + 1
    const at = now()
    await tx
      .insertInto('statementRevision')
      .values({
        ...{ candidacyId, number: revision, consentVersion, submittedAt: at, submittedBy: askedBy, sha256 },
        answers: JSON.stringify(answers),
        content: JSON.stringify(content),
      })
      .execute()
    await correctDraft(tx, { candidacyId, field, value: after, now: at })
    // Whoever accepts it has read it.
    await releaseHolds(tx, { candidacyId, field, revision, value: after, now: at })
    await tx.updateTable('correction').set({ decidedAt: at, revision }).where('correctionId', '=', correctionId).execute()
    await mailDecision(tx, deciding, {
      ...{ candidacyId, askedBy, kind: 'candidacy-correction-accepted' },
      values: (language) => ({ day: dayInMail(at, language), revision: String(revision), fingerprint: sha256.toString('hex') }),
    })
    return { correctionId, candidacyId, revision }
  })
  outbox.wake()
  return accepted
}

/** Refuses a correction for a reason, which its person gets by mail. Throws `StartError` for one that is unknown or decided, and without a reason. */
export async function refuseCorrection(deciding: Deciding, correctionId: number, sent: string): Promise<Pick<Accepted, 'candidacyId'>> {
  const { db, now, outbox } = deciding
  const reason = composedText(sent)
  if (reason === '' || reason.length > MAX_REFUSAL) throw new StartError(`Why? Say --reason with 1 to ${MAX_REFUSAL} characters`)
  const refused = await db.transaction().execute(async (tx) => {
    const { candidacyId, askedBy } = await lockWaiting(tx, correctionId)
    await tx.updateTable('correction').set({ decidedAt: now(), refusal: reason }).where('correctionId', '=', correctionId).execute()
    await mailDecision(tx, deciding, { candidacyId, askedBy, kind: 'candidacy-correction-refused', values: () => ({ reason }) })
    return { candidacyId }
  })
  outbox.wake()
  return refused
}

/** As whoever asks and whoever withdraws: the candidacy first. */
async function lockWaiting(tx: Database, correctionId: number) {
  const found = await tx.selectFrom('correction').select('candidacyId').where('correctionId', '=', correctionId).executeTakeFirst()
  if (!found) throw new StartError(`There is no correction ${correctionId}`)
  const { candidacyId } = found
  const { withheldRevision } = await tx
    .selectFrom('candidacy')
    .select('withheldRevision')
    .where('candidacyId', '=', candidacyId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const row = await tx.selectFrom('correction').selectAll().where('correctionId', '=', correctionId).executeTakeFirst()
  if (!row) throw new StartError(`There is no correction ${correctionId}`)
  if (row.decidedAt !== null) throw new StartError(`Correction ${correctionId} is ${row.refusal === null ? 'accepted' : 'refused'} already`)
  return { ...row, withheldRevision }
}

interface CorrectedField {
  readonly candidacyId: number
  readonly field: string
  readonly value: FieldValue
  readonly now: Date
}

/** What the person decides on later begins with the correction. */
async function correctDraft(tx: Database, { candidacyId, field, value, now }: CorrectedField): Promise<void> {
  const draft = await readDraft(tx, candidacyId)
  const { answers, content } = correctedBy(draft, { field, value })
  const version = draft.version + 1
  await tx
    .updateTable('statement')
    .set({ version, answers: JSON.stringify(answers), content: JSON.stringify(content), updatedAt: now })
    .set({ touched: JSON.stringify({ ...draft.touched, [field]: version }) })
    .set({ prepared: JSON.stringify(preparedAfter(draft.prepared, [{ field, isSame: false }], null)) })
    .where('candidacyId', '=', candidacyId)
    .execute()
}

interface Decision {
  readonly candidacyId: number
  readonly askedBy: number
  readonly kind: Extract<DeskMail['kind'], `candidacy-correction-${string}`>
  readonly values: (language: DeskMail['language']) => DeskMail['values']
}

async function mailDecision(tx: Database, mailing: DeskMailing, { candidacyId, askedBy, kind, values }: Decision): Promise<void> {
  const { language, email } = await readAddress(tx, askedBy)
  const { candidateId } = await tx
    .selectFrom('candidacy')
    .select('candidateId')
    .where('candidacyId', '=', candidacyId)
    .executeTakeFirstOrThrow()
  const [official] = await readOfficial(tx, { candidateIds: [candidateId] }, toContentLanguage(language))
  if (!official) throw new StartError('Its person is no longer on the official lists')
  await addDeskMail(tx, mailing, {
    ...{ kind, of: { candidacyId }, to: email, language, expiresAt: null },
    link: `${mailing.deskUrl}/candidacy/${candidacyId}/correction`,
    values: { candidacy: lineOf(official), election: official.election.name, ...values(language) },
  })
}
