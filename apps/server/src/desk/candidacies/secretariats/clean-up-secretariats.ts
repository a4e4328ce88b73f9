import type { Database } from '../../../db/database.ts'
import { removeMember } from './members.ts'

interface Ended {
  /** The last day of elections that are over, `YYYY-MM-DD`. */
  readonly last: string
  /** What was made later stays. */
  readonly before: Date
}

/** Removes the addresses that were proposed for elections that are over, and secretariats that look after lists of no other one, with their accounts. */
export async function cleanUpSecretariats(db: Database, { last, before }: Ended): Promise<void> {
  await db
    .deleteFrom('addressProposal')
    .where('electionId', 'in', (eb) => eb.selectFrom('election').select('id').where('electionDate', '<=', last))
    .execute()
  const members = await db
    .selectFrom('secretariatMember as m')
    .innerJoin('secretariat as s', 's.secretariatId', 'm.secretariatId')
    .select(['m.actorId', 'm.secretariatId'])
    .where('s.createdAt', '<=', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('secretariatList as l')
            .innerJoin('officialList as o', 'o.id', 'l.listId')
            .innerJoin('election as e', 'e.id', 'o.electionId')
            .select('l.listId')
            .whereRef('l.secretariatId', '=', 's.secretariatId')
            .where('e.electionDate', '>', last),
        ),
      ),
    )
    .execute()
  for (const { actorId, secretariatId } of members) await removeMember(db, actorId, secretariatId)
}
