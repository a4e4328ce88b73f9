import { toContentLanguage } from '@plenara/domain'
import type { Audit } from '@plenara/api'
import { readAddress } from '../../accounts/actors/actor-password.ts'
import type { Database } from '../../db/database.ts'
import { addDeskMail, type DeskMailing, lineOf } from './desk-mail.ts'
import { endInvitation } from './invite.ts'
import { readOfficial } from './official-candidacies.ts'
import { prunePortraits } from './portrait/prune-portraits.ts'
import type { Standing } from './statement.ts'

export interface Withdrawing extends DeskMailing {
  readonly db: Database
  readonly audit: Audit
}

/**
 * Takes back everything that somebody said here: draft, address, wishes and what waits for them go at once, with the account unless it has another candidacy;
 * the statement leaves with the next publication. The official list stays, and so does the public log of changes.
 */
export async function withdrawCandidacy(withdrawing: Withdrawing, { candidacyId, candidateId }: Standing, actorId: number): Promise<void> {
  const { db, audit, now, outbox } = withdrawing
  const { language, email } = await readAddress(db, actorId)
  const [official] = await readOfficial(db, { candidateIds: [candidateId] }, toContentLanguage(language))
  // Which candidacy it was: a restore withdraws it again.
  await audit({ who: `actor:${actorId}`, what: 'withdrawn', whose: `candidacy:${candidacyId}`, outcome: 'ok' })
  await db.transaction().execute(async (tx) => {
    await forgetCandidacy(tx, candidacyId, now())
    if (!official) return
    const values = { candidacy: lineOf(official), election: official.election.name }
    const mail = { kind: 'candidacy-withdrawn', of: { candidacyId }, to: email, language, values, expiresAt: null } as const
    await addDeskMail(tx, withdrawing, mail)
  })
  outbox.wake()
}

/** Removes what is stored of a candidacy, but for what was submitted (`removeWithdrawn`) and the public log; it counts as withdrawn from then on. */
export async function forgetCandidacy(tx: Database, candidacyId: number, now: Date): Promise<void> {
  const before = await tx
    .selectFrom('candidacy')
    .select(['actorId', 'candidateId'])
    .where('candidacyId', '=', candidacyId)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return
  await endInvitation(tx, candidacyId, now)
  for (const table of [
    'statement',
    'correction',
    'appeal',
    'reminderCode',
    'letterCode',
    'delivery',
    'previewToken',
    'preparationGrant',
  ] as const) {
    await tx.deleteFrom(table).where('candidacyId', '=', candidacyId).execute()
  }
  await tx.deleteFrom('addressProposal').where('candidateId', '=', before.candidateId).execute()
  await prunePortraits(tx, [candidacyId])
  // Nobody looks any more at what is gone; how often it was reported stays in the public counts.
  await tx.updateTable('readerReport').set({ waiting: 0, waitingSince: null }).where('candidateId', '=', before.candidateId).execute()
  // Whoever is told later that a mail came back, or that nobody is meant, is somebody else.
  const forgotten = {
    contact: null,
    addressee: null,
    actorId: null,
    notMeAt: null,
    bouncedAt: null,
    remindersStoppedAt: null,
    teamRemindedAt: null,
    withdrawnAt: now,
  }
  await tx.updateTable('candidacy').set(forgotten).where('candidacyId', '=', candidacyId).execute()
  if (before.actorId === null) return
  await tx
    .deleteFrom('actor')
    .where('actorId', '=', before.actorId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('candidacy').select('candidacyId').whereRef('candidacy.actorId', '=', 'actor.actorId'))),
    )
    .execute()
}
