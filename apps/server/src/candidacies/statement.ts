import type { Missing, QuestionSnapshot, StatementAnswer } from '@plenara/contract'
import { DomainError, type FieldError, isOnScale, missingParts, zurichDay } from '@plenara/domain'
import type { Database } from '../db/database.ts'
import type { StatementAnswers } from '../db/schema/candidacy.ts'
import { DeskError } from './desk-error.ts'

/** A candidacy with the election that it stands in. */
export interface Standing {
  readonly candidacyId: number
  readonly candidateId: number
  readonly electionId: number
  /** `YYYY-MM-DD`. */
  readonly electionDate: string
  readonly questionnaireId: number | null
}

/** A candidacy of an account. Throws `not_found` for whatever is not its own. */
export async function ownStanding(db: Database, candidacyId: number, actorId: number): Promise<Standing> {
  const row = await db
    .selectFrom('candidacy')
    .innerJoin('election', 'election.id', 'candidacy.electionId')
    .select(['candidacyId', 'candidateId', 'electionId', 'electionDate', 'questionnaireId'])
    .where('candidacyId', '=', candidacyId)
    .where('actorId', '=', actorId)
    .executeTakeFirst()
  if (!row) throw new DomainError('not_found')
  return row
}

/** From the day of the election on nothing is changed, by the clock of the server and Swiss time. */
export function isFrozen({ electionDate }: Pick<Standing, 'electionDate'>, now: Date): boolean {
  return zurichDay(now.getTime()) >= electionDate
}

/** Throws `frozen`. */
export function refuseFrozen(standing: Standing, now: Date): void {
  if (isFrozen(standing, now)) throw new DeskError('frozen')
}

/** What a save has to know of a question. */
export type Asked = Pick<QuestionSnapshot, 'id' | 'type'>

/** The questions of a candidacy without their texts, in their order. */
export function readAsked(db: Database, { questionnaireId }: Standing): Promise<Asked[]> {
  return db
    .selectFrom('question')
    .select(['id', 'type'])
    .where('questionnaireId', '=', questionnaireId ?? 0)
    .where('gone', 'is', null)
    .orderBy('position')
    .execute()
}

export interface Draft {
  readonly version: number
  readonly answers: StatementAnswers
}

export async function readDraft(db: Database, candidacyId: number): Promise<Draft> {
  const row = await db.selectFrom('statement').select(['version', 'answers']).where('candidacyId', '=', candidacyId).executeTakeFirst()
  return row ?? { version: 0, answers: {} }
}

/** The answers to the questions that are asked today, in their order. */
export function answersTo(questions: readonly Asked[], answers: StatementAnswers): StatementAnswer[] {
  return questions.flatMap(({ id }) => {
    const value = answers[id]
    return value === undefined ? [] : [{ questionId: id, value }]
  })
}

export function missingOf(questions: readonly Asked[], answers: StatementAnswers): Missing {
  return missingParts(
    questions.map(({ id }) => id),
    answersTo(questions, answers),
  )
}

export interface StatementChange {
  /** The version that the changes began with. */
  readonly version: number
  readonly answers: readonly StatementAnswer[]
}

/**
 * Keeps decisions, each at the version of its own: two devices at different questions are never in each other's way, and what is sent twice is kept once.
 * Throws `frozen`, `question_not_found`, `value_not_on_scale`, and `stale` with the answers that another device has changed since to something else.
 */
export async function saveStatement(db: Database, standing: Standing, change: StatementChange, now: Date) {
  refuseFrozen(standing, now)
  const questions = await readAsked(db, standing)
  refuseForeign(questions, change.answers)
  const { candidacyId } = standing
  return db.transaction().execute(async (tx) => {
    await tx
      .insertInto('statement')
      .values({ candidacyId, version: 0, answers: JSON.stringify({}), touched: JSON.stringify({}), updatedAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const before = await tx.selectFrom('statement').selectAll().where('candidacyId', '=', candidacyId).forUpdate().executeTakeFirstOrThrow()
    const changed = change.answers.filter(({ questionId, value }) => before.answers[questionId] !== value)
    refuseStale(change, changed, before.touched)
    if (changed.length === 0) return { version: before.version, missing: missingOf(questions, before.answers) }
    const version = before.version + 1
    const answers = { ...before.answers, ...Object.fromEntries(changed.map(({ questionId, value }) => [questionId, value])) }
    const touched = { ...before.touched, ...Object.fromEntries(changed.map(({ questionId }) => [fieldOf(questionId), version])) }
    await tx
      .updateTable('statement')
      .set({ version, answers: JSON.stringify(answers), touched: JSON.stringify(touched), updatedAt: now })
      .where('candidacyId', '=', candidacyId)
      .execute()
    return { version, missing: missingOf(questions, answers) }
  })
}

const fieldOf = (questionId: number) => `answer/${questionId}`

function refuseForeign(questions: readonly Asked[], answers: readonly StatementAnswer[]): void {
  const types = new Map(questions.map(({ id, type }) => [id, type]))
  const errors = answers.flatMap(({ questionId, value }, index): FieldError[] => {
    const type = types.get(questionId)
    if (type === undefined) return [{ path: `answers.${index}`, code: 'question_not_found' }]
    return isOnScale(type, value) ? [] : [{ path: `answers.${index}`, code: 'value_not_on_scale' }]
  })
  const [first] = errors
  if (first) throw new DomainError(first.code, errors)
}

function refuseStale(change: StatementChange, changed: readonly StatementAnswer[], touched: Readonly<Record<string, number>>): void {
  const errors = changed.flatMap((answer): FieldError[] =>
    (touched[fieldOf(answer.questionId)] ?? 0) > change.version
      ? [{ path: `answers.${change.answers.indexOf(answer)}`, code: 'stale' }]
      : [],
  )
  if (errors.length > 0) throw new DomainError('stale', errors)
}
