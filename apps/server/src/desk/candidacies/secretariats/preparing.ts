import { DomainError } from '@plenara/domain'
import type { Database } from '../../../db/database.ts'
import { hasSubmitted, isFrozen, type Preparer, readStandings, readSubmitted, type Standing } from '../statement.ts'

interface Asked {
  readonly candidacyId: number
  readonly actorId: number
  readonly now: Date
}

/**
 * A candidacy of an account, or one that its person allows a secretariat of the account to prepare: while statements can be changed, and while the person
 * stands on a list of the secretariat. Throws `not_found` for everything else, as for one that is not there.
 */
export async function preparedStanding(db: Database, { candidacyId, actorId, now }: Asked): Promise<Standing> {
  const [own] = await readStandings(db, { actorId, candidacyIds: [candidacyId] })
  if (own) return own
  const preparer = await findPreparer(db, { candidacyId, actorId })
  const [standing] = preparer ? await readStandings(db, { candidacyIds: [candidacyId] }) : []
  if (!preparer || !standing || isFrozen(standing, await hasSubmitted(db, candidacyId), now)) throw new DomainError('not_found')
  return { ...standing, preparer }
}

/** The candidacies whose statement an account may prepare for somebody else. */
export async function readPrepared(db: Database, actorId: number, now: Date): Promise<number[]> {
  const ids = (await openGrants(db, actorId).execute()).map(({ candidacyId }) => candidacyId)
  if (ids.length === 0) return []
  const submitted = await readSubmitted(db, ids)
  const standings = await readStandings(db, { candidacyIds: ids })
  const open = standings.filter((standing) => !isFrozen(standing, submitted.has(standing.candidacyId), now))
  return open.map(({ candidacyId }) => candidacyId).toSorted((a, b) => a - b)
}

/** Whether an account prepares the statement of somebody else: whom its calls are about. */
export async function findPreparer(db: Database, { candidacyId, actorId }: Omit<Asked, 'now'>): Promise<Preparer | null> {
  const grant = await openGrants(db, actorId).where('g.candidacyId', '=', candidacyId).limit(1).executeTakeFirst()
  return grant ? { secretariatId: grant.secretariatId, actorId } : null
}

/** Throws `not_found` where a grant ended meanwhile; one that is ended from now on waits until the transaction is over. */
export async function holdGrant(tx: Database, { candidacyId }: Standing, { secretariatId, actorId }: Preparer): Promise<void> {
  const held = await openGrants(tx, actorId)
    .where('g.candidacyId', '=', candidacyId)
    .where('g.secretariatId', '=', secretariatId)
    .forShare(['g', 'm'])
    .execute()
  if (held.length === 0) throw new DomainError('not_found')
}

/** What people allow the secretariats of an account, each for people of its own lists. */
function openGrants(db: Database, actorId: number) {
  return db
    .selectFrom('preparationGrant as g')
    .innerJoin('secretariatMember as m', 'm.secretariatId', 'g.secretariatId')
    .innerJoin('candidacy as c', 'c.candidacyId', 'g.candidacyId')
    .innerJoin('candidate as k', 'k.id', 'c.candidateId')
    .innerJoin('secretariatList as l', (join) => join.onRef('l.secretariatId', '=', 'g.secretariatId').onRef('l.listId', '=', 'k.listId'))
    .select(['g.candidacyId', 'g.secretariatId'])
    .where('m.actorId', '=', actorId)
    .where('g.endedAt', 'is', null)
    .where('c.actorId', 'is not', null)
    .where('k.gone', 'is', null)
    .orderBy('g.candidacyId')
    .orderBy('g.secretariatId')
}
