import type { Database } from '../../../src/db/database.ts'
import { now } from './clock.ts'

/** Things of the demonstration data that paths and bodies can name. */
export interface DemoIds {
  /** Elections, the first with lists, questions and answers. */
  readonly elections: readonly number[]
  /** Of the first election. */
  readonly candidates: readonly number[]
  readonly parties: readonly number[]
  readonly questions: readonly number[]
  readonly officialLists: readonly number[]
}

export async function findDemoIds(db: Database): Promise<DemoIds> {
  const lists = await db.selectFrom('officialList').select(['id', 'electionId']).orderBy('id').execute()
  const future = await db.selectFrom('election').select('id').where('followUntil', '>', now().toISOString()).execute()
  const first = lists.find(({ electionId }) => future.some(({ id }) => id === electionId))?.electionId ?? 0
  const elections = await db.selectFrom('election').select(['id', 'questionnaireId']).orderBy('id').execute()
  const candidates = await db.selectFrom('candidate').select(['id', 'partyId']).where('electionId', '=', first).orderBy('id').execute()
  const questionnaireId = elections.find(({ id }) => id === first)?.questionnaireId ?? 0
  const questions = await db
    .selectFrom('question')
    .select('id')
    .where('questionnaireId', '=', questionnaireId)
    .orderBy('position')
    .execute()
  const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id)
  return {
    elections: [first, ...idsOf(elections).filter((id) => id !== first)],
    candidates: idsOf(candidates),
    parties: [...new Set(candidates.flatMap(({ partyId }) => (partyId === null ? [] : [partyId])))],
    questions: idsOf(questions),
    officialLists: idsOf(lists.filter(({ electionId }) => electionId === first)),
  }
}
