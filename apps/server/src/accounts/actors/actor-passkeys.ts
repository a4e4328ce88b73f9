import type { DataKey } from '../../keys/data-key.ts'
import type { PasskeyContext, PasskeyOwners } from '../passkeys/passkey-owners.ts'
import { createPasskeyTable } from '../passkeys/passkey-table.ts'
import { relyingPartyOf } from '../passkeys/relying-party.ts'
import type { Database } from '../../db/database.ts'
import type { Outbox } from '../../notify/mail/outbox.ts'
import { type ActorPasswords, checkActorPassword, readAddress } from './actor-password.ts'
import { limitActorSessions } from './actor-session.ts'

interface ActorPasskeys extends ActorPasswords {
  /** The origin of the desk. */
  readonly deskUrl: string
  readonly dataKey: Pick<DataKey, 'pseudonym'>
  readonly outbox: Pick<Outbox, 'wake'>
  readonly now: () => Date
  readonly answerStepMs?: number
}

/** What the calls about passkeys need where those who stand for election are their owners; `tell` queues the mail about a key. */
export function actorPasskeys(context: ActorPasskeys, tell: PasskeyOwners['tell']): PasskeyContext {
  const relyingParty = relyingPartyOf(context.deskUrl)
  return {
    ...context,
    relyingParty,
    owners: {
      prefix: 'actor/',
      keys: createPasskeyTable(
        { keys: 'actorPasskey', accounts: 'actor', sessions: 'actorSession', id: 'actorId' },
        { rpId: relyingParty.id },
      ),
      describe: async (db, actorId) => {
        const { email } = await readAddress(db, actorId)
        return { name: email, displayName: email }
      },
      hasPassword: async (db, actorId) =>
        (await db.selectFrom('actorPassword').select('actorId').where('actorId', '=', actorId).executeTakeFirst()) !== undefined,
      checkPassword: (actorId, password) => checkActorPassword(context, actorId, password),
      limitSessions: (actorId) => limitActorSessions(context.limiter, actorId),
      tell,
    },
  }
}

export async function hasActorPasskey(db: Database, actorId: number): Promise<boolean> {
  return (await db.selectFrom('actorPasskey').select('passkeyId').where('actorId', '=', actorId).limit(1).execute()).length > 0
}

/** How many passkeys were made for another host than that of the desk: they open nothing here. */
export async function countForeignPasskeys(db: Database, deskUrl: string): Promise<number> {
  const { count } = await db
    .selectFrom('actorPasskey')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('rpId', '!=', relyingPartyOf(deskUrl).id)
    .executeTakeFirstOrThrow()
  return Number(count)
}
