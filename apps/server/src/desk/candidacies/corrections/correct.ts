import type { Correction, Corrections, NewCorrection, StatementParts } from '@plenara/contract'
import {
  composedText,
  contentOf,
  contentParts,
  DomainError,
  emptyField,
  fieldFlaw,
  type FieldValue,
  fieldsOf,
  isComplete,
  isOnScale,
  isSameValue,
  normalizedValue,
  MAX_IMPORTANT,
  partsOf,
  portraitPart,
  type StatementField,
  type StoredStatement,
  storedFields,
  textFlaw,
} from '@plenara/domain'
import type { Limiter } from '../../../accounts/attempts/limiter.ts'
import type { Database } from '../../../db/database.ts'
import { DeskError } from '../desk-error.ts'
import { type Asked, isFrozen, isWithheld, missingOf, partsOn, readAsked, type Standing } from '../statement.ts'
import { readLast } from '../submit.ts'

/** Why something is to be corrected, in characters as they are seen. */
const MAX_REASON = 300

export interface Correcting {
  readonly db: Database
  readonly limiter: Limiter
  readonly now: () => Date
}

/** What was submitted last and what was asked for since, the newest first. */
export async function readCorrections({ db, now }: Omit<Correcting, 'limiter'>, standing: Standing): Promise<Corrections> {
  const last = await readLast(db, standing.candidacyId)
  const rows = await db
    .selectFrom('correction')
    .selectAll()
    .where('candidacyId', '=', standing.candidacyId)
    .orderBy('correctionId', 'desc')
    .execute()
  return {
    canAsk: last !== undefined && !isWithheld(standing, last) && isFrozen(standing, true, now()),
    submitted: last ? partsOn(await readAsked(db, standing), last) : null,
    corrections: rows.map(presentCorrection),
  }
}

/**
 * Asks for one field of what was submitted to say something else, once it can no longer be changed; operators decide. Throws `not_frozen`,
 * `correction_waits` where one of the field is not decided yet, `nothing_to_correct`, `question_not_found`, `value_not_on_scale`, the flaws of texts,
 * `too_many_important`, `incomplete` where too many questions were left without an answer, `too_many_attempts`.
 */
export async function askCorrection(
  { db, limiter, now }: Correcting,
  standing: Standing,
  { actorId, reason: sent, ...parts }: NewCorrection & { readonly actorId: number },
): Promise<Correction> {
  const { candidacyId } = standing
  await limiter.check([{ kind: 'correction', of: String(candidacyId) }])
  const questions = await readAsked(db, standing)
  const { field, value } = keptField(parts, questions)
  const reason = keptReason(sent)
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom('candidacy').select('candidacyId').where('candidacyId', '=', candidacyId).forUpdate().execute()
    const last = await readLast(tx, candidacyId)
    if (!last || isWithheld(standing, last) || !isFrozen(standing, true, now())) throw new DeskError('not_frozen')
    const before = valueIn(last, field)
    if (isSameValue(before, value)) throw new DeskError('nothing_to_correct')
    refuseBroken(standing, questions, correctedBy(last, { field, value }))
    const row = await tx
      .insertInto('correction')
      .values({
        ...{ candidacyId, field, reason, askedAt: now(), askedBy: actorId, decidedAt: null, revision: null, refusal: null },
        before: JSON.stringify(before),
        after: JSON.stringify(value),
      })
      .onConflict((conflict) => conflict.columns(['candidacyId', 'field']).where('decidedAt', 'is', null).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new DeskError('correction_waits')
    return presentCorrection(row)
  })
}

/** Takes a correction back that nobody has decided. Throws `not_found` for every other one. */
export async function takeBackCorrection(db: Database, { candidacyId }: Standing, correctionId: number): Promise<void> {
  const taken = await db
    .deleteFrom('correction')
    .where('candidacyId', '=', candidacyId)
    .where('correctionId', '=', correctionId)
    .where('decidedAt', 'is', null)
    .returning('correctionId')
    .execute()
  if (taken.length === 0) throw new DomainError('not_found')
}

interface StoredCorrection {
  readonly correctionId: number
  readonly field: string
  readonly before: FieldValue
  readonly after: FieldValue
  readonly reason: string
  readonly askedAt: Date
  readonly decidedAt: Date | null
  readonly refusal: string | null
}

export function presentCorrection(row: StoredCorrection): Correction {
  const { correctionId, field, before, after, reason, askedAt, decidedAt, refusal } = row
  const decision = decidedAt && { isAccepted: refusal === null, at: decidedAt.toISOString(), ...(refusal !== null && { reason: refusal }) }
  return {
    ...{ id: correctionId, field, reason, askedAt: askedAt.toISOString() },
    before: before as Correction['before'],
    after: after as Correction['after'],
    ...(decision && { decision }),
  }
}

/** What a stored statement says in a field. */
export function valueIn(statement: StoredStatement, field: string): FieldValue {
  const fields = storedFields(statement)
  return (fields.has(field) ? fields.get(field) : emptyField(field)) ?? null
}

/** The statement with another value in one field. */
export function correctedBy(statement: StoredStatement, { field, value }: Pick<StatementField, 'field' | 'value'>): StoredStatement {
  const parts = partsOf(storedFields(statement).set(field, value))
  const content = { ...contentOf(parts), ...portraitPart(statement.content) }
  const hadProfile = statement.content.profile !== undefined
  return {
    answers: Object.fromEntries(parts.answers.map((answer) => [answer.questionId, answer.value])),
    // Whose last text of themselves goes says nothing of themselves: what was delivered does not come back.
    content: hadProfile ? { ...content, profile: content.profile ?? {} } : content,
  }
}

function keptField(sent: Partial<StatementParts>, questions: readonly Asked[]): StatementField {
  const [first] = fieldsOf(sent)
  if (!first) throw new DomainError('bad_request')
  const { field, path } = first
  const value = normalizedValue(field, first.value)
  const flaw = fieldFlaw(field, value)
  if (flaw) throw new DeskError(flaw, [{ path, code: flaw }])
  const [kind, name] = field.split('/')
  if (kind !== 'answer' && kind !== 'important' && kind !== 'comment') return { field, path, value }
  const question = questions.find(({ id }) => String(id) === name)
  if (!question) throw new DomainError('question_not_found', [{ path, code: 'question_not_found' }])
  if (kind === 'answer' && !isOnScale(question.type, value as number | null)) {
    throw new DomainError('value_not_on_scale', [{ path, code: 'value_not_on_scale' }])
  }
  return { field, path, value }
}

function keptReason(sent: string): string {
  const reason = composedText(sent)
  const flaw = textFlaw(reason, MAX_REASON)
  if (flaw) throw new DeskError(flaw, [{ path: 'reason', code: flaw }])
  return reason
}

/** The rules of a submission hold for what comes out, too. */
function refuseBroken(standing: Standing, questions: readonly Asked[], corrected: StoredStatement): void {
  const ids = questions.map(({ id }) => id)
  if (contentParts(corrected.content, ids).important.length > MAX_IMPORTANT) throw new DeskError('too_many_important')
  const { withoutReply, withoutReplyAllowed } = missingOf(standing, questions, corrected.answers)
  // Questions that came later were never asked: they keep nobody from a correction.
  if (!isComplete({ undecided: [], withoutReply, withoutReplyAllowed })) throw new DeskError('incomplete')
}
