import { zurichDay } from '@plenara/domain'
import { before } from '../../platform/lifetimes.ts'
import type { Database } from '../../db/database.ts'
import { prunePortraits } from './portrait/prune-portraits.ts'
import { cleanUpSecretariats } from './secretariats/clean-up-secretariats.ts'

/** So many days after an election nobody is written to any more, and no draft is needed. */
const KEPT_DAYS = 90
const DAY_MS = 24 * 60 * 60_000

/**
 * Removes what the work on statements needed, 90 days after the day of an election: addresses, dates of birth, drafts, invitations, codes, what became of mails, corrections, objections;
 * accounts without a candidacy in another one; what secretariats were allowed, and those whose lists are all of elections that are over, with their accounts. Whoever is invited afterwards, to withdraw, keeps what that needs for as long. What voters see stays, with
 * the public log.
 */
export async function cleanUpCandidacies(db: Database, now: Date): Promise<void> {
  const last = zurichDay(before(now, KEPT_DAYS * DAY_MS).getTime())
  const over = db
    .selectFrom('candidacy')
    .innerJoin('election', 'election.id', 'candidacy.electionId')
    .select('candidacyId')
    .where('electionDate', '<=', last)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invitation')
            .select('hash')
            .whereRef('invitation.candidacyId', '=', 'candidacy.candidacyId')
            .where('expiresAt', '>', now),
        ),
      ),
    )
  for (const table of [
    'statement',
    'invitation',
    'notMeCode',
    'reminderCode',
    'letterCode',
    'delivery',
    'correction',
    'appeal',
    'outbox',
    'preparationGrant',
  ] as const) {
    await db.deleteFrom(table).where('candidacyId', 'in', over).execute()
  }
  await prunePortraits(
    db,
    (await over.execute()).map(({ candidacyId }) => candidacyId),
  )
  await cleanUpSecretariats(db, { last, before: before(now, KEPT_DAYS * DAY_MS) })
  await db
    .updateTable('candidacy')
    .set({ contact: null, addressee: null })
    .where((eb) => eb.or([eb('contact', 'is not', null), eb('addressee', 'is not', null)]))
    .where('candidacyId', 'in', over)
    .execute()
  await db
    .deleteFrom('actor')
    .where('createdAt', '<=', before(now, KEPT_DAYS * DAY_MS))
    .where('actorId', 'not in', (eb) =>
      eb
        .selectFrom('candidacy')
        .select('actorId')
        .where('actorId', 'is not', null)
        .where('candidacyId', 'not in', over)
        .$castTo<{ actorId: number }>(),
    )
    .where('actorId', 'in', (eb) =>
      eb.selectFrom('candidacy').select('actorId').where('candidacyId', 'in', over).$castTo<{ actorId: number }>(),
    )
    .execute()
}
