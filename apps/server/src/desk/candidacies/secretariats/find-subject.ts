import type { DeskAuth } from '@plenara/contract'
import type { Database } from '../../../db/database.ts'
import { findPreparer } from './preparing.ts'

export interface SubjectCall {
  readonly auth: DeskAuth
  readonly actorId: number
  /** Of the path, as they were sent. */
  readonly params: Readonly<Record<string, string | undefined>>
}

/** Whom a call of a secretariat is about: the candidacy that it prepares, or that of somebody on its lists; null: nobody but the account. */
export async function findSubject(db: Database, { auth, actorId, params }: SubjectCall): Promise<`candidacy:${number}` | null> {
  if (auth !== 'preparer' && auth !== 'secretariat') return null
  const id = /^[1-9][0-9]{0,14}$/.exec(params[auth === 'preparer' ? 'cid' : 'id'] ?? '')?.[0]
  if (id === undefined) return null
  const candidacyId = auth === 'preparer' ? Number(id) : await candidacyOnLists(db, actorId, Number(id))
  if (candidacyId === null) return null
  return auth === 'secretariat' || (await findPreparer(db, { candidacyId, actorId })) ? `candidacy:${candidacyId}` : null
}

async function candidacyOnLists(db: Database, actorId: number, candidateId: number): Promise<number | null> {
  const found = await db
    .selectFrom('candidacy as c')
    .innerJoin('candidate as k', 'k.id', 'c.candidateId')
    .innerJoin('secretariatList as l', 'l.listId', 'k.listId')
    .innerJoin('secretariatMember as m', 'm.secretariatId', 'l.secretariatId')
    .select('c.candidacyId')
    .where('m.actorId', '=', actorId)
    .where('c.candidateId', '=', candidateId)
    .limit(1)
    .executeTakeFirst()
  return found?.candidacyId ?? null
}
