import { moderatedFields } from '@plenara/domain'
import { digestOf } from '../../catalogue/candidates/held-texts.ts'
import type { Database } from '../../db/database.ts'
import { applyHolds } from '../publication/apply-holds.ts'
import { readLast } from '../submit.ts'

/**
 * Holds everything back that can be, of candidacies of whom something was held back after a backup was made: which text it was is not known any more. Operators
 * look at each and give a reason, or show it again. The version that every process reads anew is raised afterwards.
 */
export async function holdAgain(db: Database, candidacyIds: readonly number[], now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('candidacy')
    .select(['candidacyId', 'candidateId', 'electionId'])
    .where('candidacyId', 'in', [0, ...candidacyIds])
    .where('withdrawnAt', 'is', null)
    .orderBy('candidacyId')
    .execute()
  const held: number[] = []
  await db.transaction().execute(async (tx) => {
    for (const row of rows) {
      const last = await readLast(tx, row.candidacyId)
      const fields = [...moderatedFields(last?.content ?? {})]
      if (!last || fields.length === 0) continue
      held.push(row.candidacyId)
      const open = await tx
        .selectFrom('moderationDecision')
        .select('field')
        .where('candidacyId', '=', row.candidacyId)
        .where('kind', '=', 'hold')
        .where('releasedAt', 'is', null)
        .execute()
      const others = fields.filter(([field]) => !open.some((one) => one.field === field))
      if (others.length === 0) continue
      await tx
        .insertInto('moderationDecision')
        .values(
          others.map(([field, value]) => ({
            ...{ ...row, field, kind: 'hold' as const, reason: null, revision: last.number, decidedAt: now },
            ...{ sha256: digestOf(value), withheld: [digestOf(value)] },
          })),
        )
        .execute()
    }
    await applyHolds(tx, {})
  })
  return held
}
