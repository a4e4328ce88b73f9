import type { Database } from '../../../db/database.ts'
import { applyHolds } from '../publication/apply-holds.ts'
import { readLast } from '../submit.ts'
import { digestsToHold } from './decide.ts'
import { moderatedSoFar } from './moderated.ts'

/**
 * Holds everything back that can be, of candidacies of whom something was held back after a backup was made: which text it was is not known any more. What the
 * public log alone says goes, too, also of who has withdrawn. Operators look at each and give a reason, or show it again. The version that every process reads
 * anew is raised afterwards.
 */
export async function holdAgain(db: Database, candidacyIds: readonly number[], now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('candidacy')
    .select(['candidacyId', 'candidateId', 'electionId'])
    .where('candidacyId', 'in', [0, ...candidacyIds])
    .orderBy('candidacyId')
    .execute()
  return db.transaction().execute(async (tx) => {
    const held: number[] = []
    for (const row of rows) if (await holdEverything(tx, row, now)) held.push(row.candidacyId)
    await applyHolds(tx, {})
    return held
  })
}

interface HeldCandidacy {
  readonly candidacyId: number
  readonly candidateId: number
  readonly electionId: number
}

/** Whether there is anything that can be held back. */
async function holdEverything(tx: Database, candidacy: HeldCandidacy, now: Date): Promise<boolean> {
  const { candidacyId } = candidacy
  const fields = await moderatedSoFar(tx, candidacy)
  // Of who has withdrawn nothing is left but the log.
  const revision = (await readLast(tx, candidacyId))?.number ?? 0
  const open = await tx
    .selectFrom('moderationDecision')
    .select('field')
    .where('candidacyId', '=', candidacyId)
    .where('kind', '=', 'hold')
    .where('releasedAt', 'is', null)
    .execute()
  for (const field of fields) {
    if (open.some((one) => one.field === field)) continue
    const withheld = await digestsToHold(tx, { ...candidacy, field, revision })
    const sha256 = withheld.at(-1)
    if (!sha256) continue
    await tx
      .insertInto('moderationDecision')
      .values({ ...candidacy, field, kind: 'hold', reason: null, revision, sha256, decidedAt: now, withheld })
      .execute()
  }
  return fields.length > 0
}
