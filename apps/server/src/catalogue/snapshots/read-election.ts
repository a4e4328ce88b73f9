import type { CandidateSnapshot, ElectionSnapshot, ListSnapshot } from '@plenara/contract'
import { resolvePortrait } from '@plenara/domain'
import type { Database } from '../../db/database.ts'
import { readStatuses } from '../candidates/candidate-status.ts'
import { readChanged } from '../candidates/statement-changes.ts'
import { readStatements } from '../candidates/read-statements.ts'
import { PROFILE_COLUMNS, shownProfile } from '../candidates/shown-profile.ts'
import { readShownParties } from '../edit/merge-parties.ts'
import { readKin } from '../questions/read-kin.ts'
import { createMark } from './read-marks.ts'
import { portraitAddress } from './read-picture.ts'

/** Everything about one election, null where there is none. */
export async function readElection(db: Database, electionId: number): Promise<ElectionSnapshot | null> {
  const row = await db.selectFrom('election').selectAll().where('id', '=', electionId).executeTakeFirst()
  if (!row) return null
  const { questionnaireId, ...election } = row
  const mark = await createMark(db, election.fictional)
  const asked = await readQuestionnaire(db, questionnaireId ?? 0)
  const questionnaire = { ...asked, questions: asked.questions.map((question) => mark(question)) }
  const shownParty = await readShownParties(db)
  const shown = <Row extends { readonly partyId: number | null }>(row: Row) => ({ ...row, partyId: shownParty(row.partyId) })
  const lists = (await readLists(db, electionId)).map((list) => mark(shown(list)))
  const statuses = await readStatuses(db, electionId)
  const standing = <Row extends { readonly id: number }>(row: Row) => {
    const status = statuses.get(row.id)
    return status ? { ...row, standing: status } : row
  }
  const said = await readStatements(db, electionId)
  const changed = await readChanged(db, electionId)
  const candidates = (await readCandidates(db, electionId, said)).map((candidate) => {
    const statement = said.get(candidate.id)?.statement
    const told = { ...candidate, ...(statement && { statement }), ...(changed.has(candidate.id) && { hasChanges: true as const }) }
    return mark(shown(standing(told)))
  })
  const questionIds = new Set(questionnaire.questions.map((question) => question.id))
  const answers = candidates.flatMap(({ id }) => {
    const own = said.get(id)?.answers.filter(({ questionId }) => questionIds.has(questionId))
    return own ? [{ candidateId: id, answers: own }] : []
  })
  const result = await db
    .selectFrom('electionResult')
    .select(['final', 'source', 'asOf', 'areas', 'ballots', 'candidates', 'lists', 'correction', 'sourceId'])
    .where('electionId', '=', electionId)
    .executeTakeFirst()
  const former = await readFormer(db, electionId, shown)
  return { election, ...questionnaire, lists, candidates, answers, result: result ? mark(result) : null, ...(former && { former }) }
}

async function readLists(db: Database, electionId: number): Promise<ListSnapshot[]> {
  const rows = await db
    .selectFrom('officialList')
    .select([
      'id',
      'number',
      'name',
      'partyId',
      'connection',
      'subConnection',
      'family',
      'region',
      'isParent',
      'candidateIds',
      'updatedAt',
      'sourceId',
    ])
    .where('electionId', '=', electionId)
    .where('gone', 'is', null)
    .orderBy('position')
    .execute()
  return rows.map(({ updatedAt, ...row }) => ({
    ...row,
    isParent: row.isParent === true,
    ...(updatedAt !== null && { updated: updatedAt.toISOString() }),
  }))
}

/** What is asked, in its order. */
export async function readQuestionnaire(
  db: Database,
  questionnaireId: number,
): Promise<Pick<ElectionSnapshot, 'categories' | 'axes' | 'questions'>> {
  const categories = await db
    .selectFrom('category')
    .select(['id', 'name'])
    .where('questionnaireId', '=', questionnaireId)
    .where('gone', 'is', null)
    .orderBy('position')
    .execute()
  const axes = await db
    .selectFrom('axis')
    .select(['id', 'name'])
    .where('questionnaireId', '=', questionnaireId)
    .where('gone', 'is', null)
    .orderBy('position')
    .execute()
  const rows = await db
    .selectFrom('question')
    .select(['id', 'categoryId', 'type', 'text', 'info', 'pro', 'contra', 'isShort', 'axes', 'sourceId'])
    .where('questionnaireId', '=', questionnaireId)
    .where('gone', 'is', null)
    .orderBy('position')
    .execute()
  const kin = await readKin(db, questionnaireId)
  return { categories, axes, questions: rows.map((question) => ({ ...question, ...kin.get(question.id) })) }
}

async function readCandidates(
  db: Database,
  electionId: number,
  said: Awaited<ReturnType<typeof readStatements>>,
): Promise<CandidateSnapshot[]> {
  const rows = await db
    .selectFrom('candidate')
    .leftJoin('candidatePortrait', 'candidatePortrait.candidateId', 'candidate.id')
    .leftJoin('candidateProfile as profile', 'profile.candidateId', 'candidate.id')
    .selectAll('candidate')
    .select(['candidatePortrait.hash as portraitHash', ...PROFILE_COLUMNS])
    .select(['profile.birthYear as ownBirthYear', 'profile.place as ownPlace'])
    .where('electionId', '=', electionId)
    .where('gone', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ electionId: _, key: __, gone: ___, portraitHash, ownOccupation, ownBirthYear, ownPlace, ...row }) => {
    const own = said.get(row.id)
    const shown = resolvePortrait(portraitHash, own?.portrait)
    return {
      ...row,
      birthYear: row.birthYear ?? ownBirthYear,
      place: row.place ?? ownPlace,
      ...shownProfile({ ...row, ownOccupation }, own?.profile),
      portrait: shown === null ? null : portraitAddress(shown),
    }
  })
}

type Shown = <Row extends { readonly partyId: number | null }>(row: Row) => Row

/** Who stood and which lists there were, as far as the source no longer has them; null where it has all. */
async function readFormer(db: Database, electionId: number, shown: Shown): Promise<ElectionSnapshot['former'] | null> {
  const candidates = await db
    .selectFrom('candidate')
    .select(['id', 'firstName', 'lastName', 'number', 'partyId', 'listId'])
    .where('electionId', '=', electionId)
    .where('gone', '=', true)
    .orderBy('id')
    .execute()
  const lists = await db
    .selectFrom('officialList')
    .select(['id', 'number', 'name', 'partyId'])
    .where('electionId', '=', electionId)
    .where('gone', '=', true)
    .orderBy('id')
    .execute()
  return candidates.length + lists.length > 0 ? { candidates: candidates.map(shown), lists: lists.map(shown) } : null
}
