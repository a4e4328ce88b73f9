import type { Missing, OwnCandidacy, QuestionSnapshot, StatementAnswer } from '@plenara/contract'
import { DomainError, type FieldError, frozenBy, isOnScale, missingParts, refusedBy } from '@plenara/domain'
import type { Database } from '../db/database.ts'
import type { StatementAnswers } from '../db/schema/candidacy.ts'
import type { ContestTable } from '../db/schema/contest.ts'
import { DeskError } from './desk-error.ts'

/** A candidacy with the election that it stands in. */
export interface Standing {
  readonly candidacyId: number
  readonly candidateId: number
  readonly electionId: number
  /** `YYYY-MM-DD`. */
  readonly electionDate: string
  readonly questionnaireId: number | null
  /** Null: the election belongs to no contest. */
  readonly contest: StandingContest | null
}

type StandingContest = Pick<ContestTable, 'submitUntil' | 'lateUntil' | 'votersFrom' | 'noAnswerMax'>

/** A candidacy of an account. Throws `not_found` for whatever is not its own. */
export async function ownStanding(db: Database, candidacyId: number, actorId: number): Promise<Standing> {
  const [own] = await readStandings(db, actorId, candidacyId)
  if (!own) throw new DomainError('not_found')
  return own
}

/** The candidacies of an account, or one of them. */
export async function readStandings(db: Database, actorId: number, candidacyId?: number): Promise<Standing[]> {
  const rows = await db
    .selectFrom('candidacy')
    .innerJoin('election', 'election.id', 'candidacy.electionId')
    .leftJoin('contestElection', 'contestElection.electionId', 'candidacy.electionId')
    .leftJoin('contest', 'contest.contestId', 'contestElection.contestId')
    .select(['candidacyId', 'candidateId', 'candidacy.electionId', 'electionDate', 'questionnaireId'])
    .select(['contest.submitUntil', 'contest.lateUntil', 'contest.votersFrom', 'contest.noAnswerMax'])
    .where('actorId', '=', actorId)
    .$if(candidacyId !== undefined, (query) => query.where('candidacyId', '=', candidacyId ?? 0))
    .execute()
  return rows.map(({ submitUntil, lateUntil, votersFrom, noAnswerMax, ...row }) => {
    const isInContest = submitUntil !== null && lateUntil !== null && votersFrom !== null && noAnswerMax !== null
    return { ...row, contest: isInContest ? { submitUntil, lateUntil, votersFrom, noAnswerMax } : null }
  })
}

/** What a screen says of dates at a moment, by the clock of the server. */
export function presentDates(standing: Standing, hasSubmitted: boolean, now: Date): Pick<OwnCandidacy, 'contest' | 'frozenBy'> {
  const { contest } = standing
  const by = frozenBy(standingOf(standing, hasSubmitted), now.getTime())
  return {
    ...(contest && {
      contest: {
        submitUntil: contest.submitUntil.toISOString(),
        lateUntil: contest.lateUntil.toISOString(),
        votersFrom: contest.votersFrom.toISOString(),
      },
    }),
    ...(by && { frozenBy: by }),
  }
}

/** Throws `frozen`. */
export function refuseFrozen(standing: Standing, hasSubmitted: boolean, now: Date): void {
  if (refusedBy(standingOf(standing, hasSubmitted), now.getTime()) !== null) throw new DeskError('frozen')
}

function standingOf({ electionDate, contest }: Standing, hasSubmitted: boolean) {
  const dates = contest && { submitUntil: contest.submitUntil.getTime(), lateUntil: contest.lateUntil.getTime() }
  return { electionDate, dates, hasSubmitted }
}

async function hasSubmitted(db: Database, candidacyId: number): Promise<boolean> {
  const row = await db.selectFrom('statementRevision').select('number').where('candidacyId', '=', candidacyId).limit(1).executeTakeFirst()
  return row !== undefined
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

export function missingOf({ contest }: Standing, questions: readonly Asked[], answers: StatementAnswers): Missing {
  return missingParts(
    questions.map(({ id }) => id),
    answersTo(questions, answers),
    contest?.noAnswerMax,
  )
}

export interface StatementChange {
  /** The version that the changes began with. */
  readonly version: number
  readonly answers: readonly StatementAnswer[]
}

export interface Saving {
  readonly db: Database
  readonly now: () => Date
}

/**
 * Keeps decisions, each at the version of its own: two devices at different questions are never in each other's way, and what is sent twice is kept once.
 * Throws `frozen`, `question_not_found`, `value_not_on_scale`, and `stale` with the answers that another device has changed since to something else.
 */
export async function saveStatement({ db, now }: Saving, standing: Standing, change: StatementChange) {
  const questions = await readAsked(db, standing)
  const { candidacyId } = standing
  return db.transaction().execute(async (tx) => {
    await tx
      .insertInto('statement')
      .values({ candidacyId, version: 0, answers: JSON.stringify({}), touched: JSON.stringify({}), updatedAt: now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const before = await tx.selectFrom('statement').selectAll().where('candidacyId', '=', candidacyId).forUpdate().executeTakeFirstOrThrow()
    // After the lock: what waited for another save is not kept by the clock of its begin.
    refuseFrozen(standing, await hasSubmitted(tx, candidacyId), now())
    refuseForeign(questions, change.answers)
    const changed = change.answers.filter(({ questionId, value }) => before.answers[questionId] !== value)
    refuseStale(change, changed, before.touched)
    if (changed.length === 0) return { version: before.version, missing: missingOf(standing, questions, before.answers) }
    const version = before.version + 1
    const answers = { ...before.answers, ...Object.fromEntries(changed.map(({ questionId, value }) => [questionId, value])) }
    const touched = { ...before.touched, ...Object.fromEntries(changed.map(({ questionId }) => [fieldOf(questionId), version])) }
    await tx
      .updateTable('statement')
      .set({ version, answers: JSON.stringify(answers), touched: JSON.stringify(touched), updatedAt: now() })
      .where('candidacyId', '=', candidacyId)
      .execute()
    return { version, missing: missingOf(standing, questions, answers) }
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
