import type { StatementParts } from '@plenara/contract'
import {
  answerField,
  contentOf,
  DomainError,
  emptyField,
  type FieldError,
  fieldFlaw,
  fieldsOf,
  isOfProfile,
  isOnScale,
  isSameValue,
  normalizedValue,
  MAX_IMPORTANT,
  partsOf,
  portraitPart,
  preparedAfter,
  type SentParts,
  type StatementField,
  storedFields,
  unseenFields,
} from '@plenara/domain'
import type { Database } from '../../db/database.ts'
import { readDelivered } from './delivered-profile.ts'
import { DeskError, type DeskFieldError } from './desk-error.ts'
import { holdGrant } from './secretariats/preparing.ts'
import { type Asked, type Draft, hasSubmitted, missingOf, readAsked, refuseFrozen, type Standing } from './statement.ts'

export interface StatementChange extends SentParts {
  /** The version that the changes began with. */
  readonly version: number
}

export interface Saving {
  readonly db: Database
  readonly now: () => Date
}

/**
 * Keeps fields, each at the version of its own: two devices at different questions are never in each other's way, and what is sent twice is kept once.
 * Throws `frozen`, `question_not_found`, `value_not_on_scale`, the flaws of texts, `too_many_important`, and `stale` with the fields that another device has
 * changed since to something else. What a secretariat saves bears its mark until the person looks; throws `not_found` where it may no longer.
 */
export async function saveStatement({ db, now }: Saving, standing: Standing, change: StatementChange) {
  const questions = await readAsked(db, standing)
  const { candidacyId } = standing
  return db.transaction().execute(async (tx) => {
    const before = await lockStatement(tx, candidacyId, now())
    // After the lock: what waited for another save is not kept by the clock of its begin.
    refuseFrozen(standing, await hasSubmitted(tx, candidacyId), now())
    refuseForeign(questions, change)
    const stored = storedFields(before)
    const storedIn = (field: string) => (stored.has(field) ? stored.get(field) : emptyField(field))
    const fields = readFields(change)
    const same = fields.filter(({ field, value }) => isSameValue(storedIn(field), value))
    const leftOut = await readLeftOut(tx, standing, { touched: before.touched, same })
    const { preparer } = standing
    if (preparer) await holdGrant(tx, standing, preparer)
    // What was taken over or prepared is looked at now by the person, also where it stays as it is.
    const unseen = new Set(preparer ? [] : [...before.copied.map(answerField), ...unseenFields(before.prepared)])
    const changed = fields.filter((one) => !same.includes(one) || leftOut.has(one.field) || unseen.has(one.field))
    refuseStale(change.version, changed, before.touched)
    if (changed.length === 0) return { version: before.version, missing: missingOf(standing, questions, before.answers) }
    const version = before.version + 1
    for (const { field, value } of changed) stored.set(field, value)
    const parts = partsOf(stored)
    refuseTooManyImportant(questions, parts, changed)
    const answers = Object.fromEntries(parts.answers.map(({ questionId, value }) => [questionId, value]))
    const touched = { ...before.touched, ...Object.fromEntries(changed.map(({ field }) => [field, version])) }
    const copied = before.copied.filter((id) => !changed.some(({ field }) => field === answerField(id)))
    const written = changed.map((one) => ({ field: one.field, isSame: same.includes(one) && !leftOut.has(one.field) }))
    const prepared = preparedAfter(before.prepared, written, preparer?.secretariatId ?? null)
    await tx
      .updateTable('statement')
      .set({ version, answers: JSON.stringify(answers), content: JSON.stringify({ ...contentOf(parts), ...portraitPart(before.content) }) })
      .set({ touched: JSON.stringify(touched), copied: JSON.stringify(copied), updatedAt: now() })
      .set({ prepared: JSON.stringify(prepared) })
      .where('candidacyId', '=', candidacyId)
      .execute()
    return { version, missing: missingOf(standing, questions, answers) }
  })
}

/** The statement of a candidacy, empty where nothing was said yet; it stays as it is until the transaction ends. */
export async function lockStatement(db: Database, candidacyId: number, now: Date) {
  await db
    .insertInto('statement')
    .values({ candidacyId, version: 0, answers: JSON.stringify({}), touched: JSON.stringify({}), updatedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db.selectFrom('statement').selectAll().where('candidacyId', '=', candidacyId).forUpdate().executeTakeFirstOrThrow()
}

interface Unsaid {
  readonly touched: Draft['touched']
  /** The fields that say what is stored already. */
  readonly same: readonly StatementField[]
}

/** Which of these fields leave out something that was delivered: that is kept, so that it is not offered again and counts as said. */
async function readLeftOut(db: Database, { candidateId }: Standing, { touched, same }: Unsaid): Promise<ReadonlySet<string>> {
  if (!same.some(({ field }) => isOfProfile(field) && touched[field] === undefined)) return new Set()
  return new Set(fieldsOf(await readDelivered(db, candidateId, touched)).map(({ field }) => field))
}

/** The fields of a change as they are kept. */
function readFields(change: StatementChange): StatementField[] {
  const fields = fieldsOf(change).map((one) => ({ ...one, value: normalizedValue(one.field, one.value) }))
  const errors = fields.flatMap(({ field, path, value }): DeskFieldError[] => {
    const code = fieldFlaw(field, value)
    return code === null ? [] : [{ path, code }]
  })
  const [first] = errors
  if (first) throw new DeskError(first.code, errors)
  return fields
}

function refuseForeign(questions: readonly Asked[], { answers = [], important = [], comments = [] }: StatementChange): void {
  const types = new Map(questions.map(({ id, type }) => [id, type]))
  const unknown = (list: string, fields: readonly { readonly questionId: number }[]) =>
    fields.flatMap(({ questionId }, index): FieldError[] =>
      types.has(questionId) ? [] : [{ path: `${list}.${index}`, code: 'question_not_found' }],
    )
  const offScale = answers.flatMap(({ questionId, value }, index): FieldError[] => {
    const type = types.get(questionId)
    return type === undefined || isOnScale(type, value) ? [] : [{ path: `answers.${index}`, code: 'value_not_on_scale' }]
  })
  const errors = [...unknown('answers', answers), ...unknown('important', important), ...unknown('comments', comments), ...offScale]
  const [first] = errors
  if (first) throw new DomainError(first.code, errors)
}

function refuseStale(version: number, changed: readonly StatementField[], touched: Readonly<Record<string, number>>): void {
  const errors = changed.flatMap(({ field, path }): FieldError[] => ((touched[field] ?? 0) > version ? [{ path, code: 'stale' }] : []))
  if (errors.length > 0) throw new DomainError('stale', errors)
}

/** Counts the questions that are asked today. Marks that go are taken whatever their number. */
function refuseTooManyImportant(questions: readonly Asked[], { important }: StatementParts, changed: readonly StatementField[]): void {
  const asked = new Set(questions.map(({ id }) => id))
  if (important.filter((mark) => mark.important && asked.has(mark.questionId)).length <= MAX_IMPORTANT) return
  const errors = changed.flatMap(({ path, value }): DeskFieldError[] => (value === true ? [{ path, code: 'too_many_important' }] : []))
  if (errors.length > 0) throw new DeskError('too_many_important', errors)
}
