import type { CandidateAnswers, CandidateSnapshot, ElectionSnapshot, ListSnapshot } from '@plenara/contract'
import type { Database } from '../db/database.ts'
import { unpackAnswers } from './answers-codec.ts'

/** Everything about one election, null where there is none. */
export async function readElection(db: Database, electionId: number): Promise<ElectionSnapshot | null> {
  const row = await db.selectFrom('election').selectAll().where('id', '=', electionId).executeTakeFirst()
  if (!row) return null
  const { questionnaireId, ...election } = row
  const questionnaire = await readQuestionnaire(db, questionnaireId ?? 0)
  const lists = await readLists(db, electionId)
  const candidates = await readCandidates(db, electionId)
  const questionIds = new Set(questionnaire.questions.map((question) => question.id))
  const answers = await readAnswers(db, electionId, questionIds)
  const result = await db
    .selectFrom('electionResult')
    .select(['final', 'source', 'asOf', 'areas', 'ballots', 'candidates', 'lists'])
    .where('electionId', '=', electionId)
    .executeTakeFirst()
  return { election, ...questionnaire, lists, candidates, answers, result: result ?? null }
}

async function readLists(db: Database, electionId: number): Promise<ListSnapshot[]> {
  const rows = await db
    .selectFrom('officialList')
    .select(['id', 'number', 'name', 'partyId', 'connection', 'subConnection', 'family', 'region', 'isParent', 'candidateIds'])
    .where('electionId', '=', electionId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ ...row, isParent: row.isParent === true }))
}

async function readQuestionnaire(
  db: Database,
  questionnaireId: number,
): Promise<Pick<ElectionSnapshot, 'categories' | 'axes' | 'questions'>> {
  const categories = await db
    .selectFrom('category')
    .select(['id', 'name'])
    .where('questionnaireId', '=', questionnaireId)
    .orderBy('position')
    .execute()
  const axes = await db
    .selectFrom('axis')
    .select(['id', 'name'])
    .where('questionnaireId', '=', questionnaireId)
    .orderBy('position')
    .execute()
  const questions = await db
    .selectFrom('question')
    .select(['id', 'categoryId', 'type', 'text', 'info', 'pro', 'contra', 'isShort', 'axes'])
    .where('questionnaireId', '=', questionnaireId)
    .orderBy('position')
    .execute()
  return { categories, axes, questions }
}

async function readCandidates(db: Database, electionId: number): Promise<CandidateSnapshot[]> {
  const rows = await db
    .selectFrom('candidate')
    .leftJoin('candidatePortrait', 'candidatePortrait.candidateId', 'candidate.id')
    .selectAll('candidate')
    .select('candidatePortrait.candidateId as portraitId')
    .where('electionId', '=', electionId)
    .orderBy('id')
    .execute()
  return rows.map(({ electionId: _, key: __, portraitId, ...candidate }) => ({
    ...candidate,
    portrait: portraitId === null ? null : `/api/candidate/${candidate.id}/portrait`,
  }))
}

/** Answers to questions that the questionnaire no longer has are left out. */
async function readAnswers(db: Database, electionId: number, questionIds: ReadonlySet<number>): Promise<CandidateAnswers[]> {
  const rows = await db
    .selectFrom('candidateAnswers')
    .innerJoin('candidate', 'candidate.id', 'candidateAnswers.candidateId')
    .select(['candidateId', 'packed', 'comments'])
    .where('electionId', '=', electionId)
    .orderBy('candidateId')
    .execute()
  return rows.map(({ candidateId, packed, comments }) => {
    const asked = unpackAnswers(packed).filter((answer) => questionIds.has(answer.questionId))
    const answers = asked.map((answer) => {
      const comment = comments?.[String(answer.questionId)]
      return comment ? { ...answer, comment } : answer
    })
    return { candidateId, answers }
  })
}
