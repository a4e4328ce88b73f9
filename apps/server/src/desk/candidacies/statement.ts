import type { Missing, OwnCandidacy, QuestionSnapshot, StatementAnswer, StatementContent, StatementParts } from '@plenara/contract'
import {
  contentOf,
  contentParts,
  DomainError,
  frozenBy,
  isOfProfile,
  missingParts,
  portraitPart,
  type PreparedFields,
  refusedBy,
} from '@plenara/domain'
import type { Database } from '../../db/database.ts'
import type { StatementAnswers } from '../../db/schema/candidacy.ts'
import type { ContestTable } from '../../db/schema/contest.ts'
import { DeskError } from './desk-error.ts'

/** A candidacy with the election that it stands in. */
export interface Standing {
  readonly candidacyId: number
  readonly candidateId: number
  readonly electionId: number
  /** `YYYY-MM-DD`. */
  readonly electionDate: string
  readonly questionnaireId: number | null
  /** Statements that were submitted up to this number are not published; null: none is withheld. */
  readonly withheldRevision: number | null
  /** Null: the election belongs to no contest. */
  readonly contest: StandingContest | null
  /** Who prepares it in the place of its person; null: the person does. */
  readonly preparer: Preparer | null
}

/** A secretariat that may prepare a statement, by one of its accounts. */
export interface Preparer {
  readonly secretariatId: number
  readonly actorId: number
}

type StandingContest = Pick<ContestTable, 'submitUntil' | 'lateUntil' | 'votersFrom' | 'noAnswerMax'>

/** A candidacy of an account. Throws `not_found` for whatever is not its own. */
export async function ownStanding(db: Database, candidacyId: number, actorId: number): Promise<Standing> {
  const [own] = await readStandings(db, { actorId, candidacyIds: [candidacyId] })
  if (!own) throw new DomainError('not_found')
  return own
}

interface WantedStandings {
  /** Those of an account alone. */
  readonly actorId?: number
  readonly candidacyIds?: readonly number[]
}

/** Candidacies, each as its person stands. */
export async function readStandings(db: Database, { actorId, candidacyIds }: WantedStandings): Promise<Standing[]> {
  const rows = await db
    .selectFrom('candidacy')
    .innerJoin('election', 'election.id', 'candidacy.electionId')
    .leftJoin('contestElection', 'contestElection.electionId', 'candidacy.electionId')
    .leftJoin('contest', 'contest.contestId', 'contestElection.contestId')
    .select(['candidacyId', 'candidateId', 'candidacy.electionId', 'electionDate', 'questionnaireId', 'withheldRevision'])
    .select(['contest.submitUntil', 'contest.lateUntil', 'contest.votersFrom', 'contest.noAnswerMax'])
    .$if(actorId !== undefined, (query) => query.where('actorId', '=', actorId ?? 0))
    .$if(candidacyIds !== undefined, (query) => query.where('candidacyId', 'in', [0, ...(candidacyIds ?? [])]))
    .execute()
  return rows.map(({ submitUntil, lateUntil, votersFrom, noAnswerMax, ...row }) => {
    const isInContest = submitUntil !== null && lateUntil !== null && votersFrom !== null && noAnswerMax !== null
    return { ...row, contest: isInContest ? { submitUntil, lateUntil, votersFrom, noAnswerMax } : null, preparer: null }
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

/** Whether nothing can be changed any more, by the clock of the server. */
export function isFrozen(standing: Standing, hasSubmitted: boolean, now: Date): boolean {
  return frozenBy(standingOf(standing, hasSubmitted), now.getTime()) !== null
}

/** Throws `frozen`. */
export function refuseFrozen(standing: Standing, hasSubmitted: boolean, now: Date): void {
  if (refusedBy(standingOf(standing, hasSubmitted), now.getTime()) !== null) throw new DeskError('frozen')
}

function standingOf({ electionDate, contest }: Standing, hasSubmitted: boolean) {
  const dates = contest && { submitUntil: contest.submitUntil.getTime(), lateUntil: contest.lateUntil.getTime() }
  return { electionDate, dates, hasSubmitted }
}

/** Whether a submitted statement is not published until it is submitted anew. */
export function isWithheld({ withheldRevision }: Pick<Standing, 'withheldRevision'>, { number }: { readonly number: number }): boolean {
  return number <= (withheldRevision ?? 0)
}

export async function hasSubmitted(db: Database, candidacyId: number): Promise<boolean> {
  return (await readSubmitted(db, [candidacyId])).has(candidacyId)
}

/** Of which of these candidacies something was submitted. */
export async function readSubmitted(db: Database, candidacyIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('statementRevision')
    .select('candidacyId')
    .distinct()
    .where('candidacyId', 'in', [0, ...candidacyIds])
    .execute()
  return new Set(rows.map(({ candidacyId }) => candidacyId))
}

/** What a save has to know of a question. */
export interface Asked extends Pick<QuestionSnapshot, 'id' | 'type'> {
  /** Of its class of questions that ask the same; null where it stands alone. */
  readonly opinionId: number | null
}

/** The questions of a candidacy without their texts, in their order. */
export function readAsked(db: Database, { questionnaireId }: Pick<Standing, 'questionnaireId'>): Promise<Asked[]> {
  return db
    .selectFrom('question')
    .select(['id', 'type', 'opinionId'])
    .where('questionnaireId', '=', questionnaireId ?? 0)
    .where('gone', 'is', null)
    .orderBy('position')
    .execute()
}

export interface Draft {
  readonly version: number
  readonly answers: StatementAnswers
  readonly content: StatementContent
  /** The version in which each field was changed last. */
  readonly touched: Readonly<Record<string, number>>
  /** Questions whose answer was taken over from another candidacy, and not looked at since. */
  readonly copied: readonly number[]
  /** What secretariats wrote, as far as nobody wrote something else since. */
  readonly prepared: PreparedFields
}

export async function readDraft(db: Database, candidacyId: number): Promise<Draft> {
  const row = await db
    .selectFrom('statement')
    .select(['version', 'answers', 'content', 'touched', 'copied', 'prepared'])
    .where('candidacyId', '=', candidacyId)
    .executeTakeFirst()
  return row ?? { version: 0, answers: {}, content: {}, touched: {}, copied: [], prepared: {} }
}

/** The answers to the questions that are asked today, in their order. */
function answersTo(questions: readonly Asked[], answers: StatementAnswers): StatementAnswer[] {
  return questions.flatMap(({ id }) => {
    const value = answers[id]
    return value === undefined ? [] : [{ questionId: id, value }]
  })
}

/** What is said on the questions that are asked today. */
export function partsOn(questions: readonly Asked[], { answers, content }: Pick<Draft, 'answers' | 'content'>): StatementParts {
  const ids = questions.map(({ id }) => id)
  return { answers: answersTo(questions, answers), ...contentParts(content, ids) }
}

/**
 * What would be submitted beside the answers. A profile stands there as soon as anything is said of the person, be it that something delivered is left out.
 */
export function contentToSubmit(questions: readonly Asked[], { answers, content, touched }: Omit<Draft, 'version'>): StatementContent {
  const said = contentOf(partsOn(questions, { answers, content }))
  const ofPerson = Object.keys(touched).some(isOfProfile) && { profile: said.profile ?? {} }
  return { ...said, ...ofPerson, ...portraitPart(content) }
}

export function missingOf({ contest }: Standing, questions: readonly Asked[], answers: StatementAnswers): Missing {
  return missingParts(
    questions.map(({ id }) => id),
    answersTo(questions, answers),
    contest?.noAnswerMax,
  )
}
