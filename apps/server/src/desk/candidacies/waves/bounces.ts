import { normalizeEmail } from '@plenara/contract'
import type { DataKey } from '../../../keys/data-key.ts'
import type { Database } from '../../../db/database.ts'
import { openContact } from '../contact.ts'
import { endInvitation } from '../invite.ts'

/** What became of addresses at which mails bounced, as counts of candidacies. */
export interface TakenOut {
  /** The address is gone, and the invitation with it: a letter is left. */
  readonly taken: number
  /** Who has an account keeps it; no reminder goes there. */
  readonly marked: number
  /** Addresses that nobody has. */
  readonly unknown: number
}

interface Bounces {
  readonly db: Database
  readonly dataKey: DataKey
  readonly addresses: readonly string[]
  readonly now: () => Date
}

/** Takes out addresses at which mails came back after the mail server had taken them. Throws where no key opens a stored address. */
export async function takeOutBounced({ db, dataKey, addresses, now }: Bounces): Promise<TakenOut> {
  const bounced = new Set(addresses.map(normalizeEmail))
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('candidacy')
      .leftJoin('actorEmail', 'actorEmail.actorId', 'candidacy.actorId')
      .select(['candidacyId', 'candidacy.actorId', 'contact', 'emailNorm'])
      .orderBy('candidacyId')
      .forUpdate('candidacy')
      .execute()
    const known = new Set<string>()
    let taken = 0
    let marked = 0
    for (const { candidacyId, actorId, contact, emailNorm } of rows) {
      // Of an account its own address counts.
      const email = emailNorm ?? (contact && normalizeEmail(openContact(dataKey, candidacyId, contact).email))
      if (email === null || !bounced.has(email)) continue
      known.add(email)
      await tx
        .updateTable('candidacy')
        .set({ bouncedAt: now(), ...(actorId === null && { contact: null }) })
        .where('candidacyId', '=', candidacyId)
        .execute()
      if (actorId === null) {
        await endInvitation(tx, candidacyId, now())
        taken += 1
      } else marked += 1
    }
    return { taken, marked, unknown: bounced.size - known.size }
  })
}
