import type { DataKey } from '../auth/data-key.ts'
import type { Database } from '../db/database.ts'
import { type Delivery, readLastDeliveries } from '../mail/deliveries.ts'
import { openContact } from './contact.ts'
import { readOfficial } from './official-candidacies.ts'

/** `prepared`: nobody has written to the person yet. `over`: the invitation was not taken up in time. `withdrawn`: the person took everything back. */
export type CandidacyState = 'prepared' | 'invited' | 'over' | 'claimed' | 'withdrawn'

export interface ListedCandidacy {
  readonly candidacyId: number
  readonly candidateId: number
  /** Null for somebody who is no longer on the lists. */
  readonly name: string | null
  readonly number: string | null
  /** Null where whoever was reached said not to be meant, or mails came back. */
  readonly email: string | null
  readonly state: CandidacyState
  /** The last mail to the person; null: of a former release. */
  readonly mail: Delivery | null
  /** When a reader of a mail said last not to be meant. */
  readonly notMeAt: Date | null
  /** When it was said that a mail came back. */
  readonly bouncedAt: Date | null
}

/** Who of an election was invited, in the order of their ids. Throws where no key opens an address. */
export async function listCandidacies(db: Database, dataKey: DataKey, { electionId, now }: { electionId: number; now: Date }) {
  const rows = await db
    .selectFrom('candidacy')
    .leftJoin('invitation', 'invitation.candidacyId', 'candidacy.candidacyId')
    .select(['candidacy.candidacyId', 'candidateId', 'actorId', 'contact', 'notMeAt', 'bouncedAt', 'expiresAt', 'withdrawnAt'])
    .where('electionId', '=', electionId)
    .orderBy('candidateId')
    .execute()
  const official = new Map((await readOfficial(db, { electionId }, 'de')).map((row) => [row.candidateId, row]))
  const mails = await readLastDeliveries(db, electionId)
  return rows.map(({ candidacyId, candidateId, actorId, contact, notMeAt, bouncedAt, expiresAt, withdrawnAt }): ListedCandidacy => {
    const person = official.get(candidateId)
    const isOpen = expiresAt !== null && expiresAt > now
    const mail = mails.get(candidacyId) ?? null
    const unclaimed = withdrawnAt !== null ? 'withdrawn' : isOpen ? 'invited' : expiresAt === null && mail === null ? 'prepared' : 'over'
    return {
      candidacyId,
      candidateId,
      name: person ? `${person.firstName} ${person.lastName}`.trim() : null,
      number: person?.number ?? null,
      email: contact && openContact(dataKey, candidacyId, contact).email,
      state: actorId !== null ? 'claimed' : unclaimed,
      mail,
      notMeAt,
      bouncedAt,
    }
  })
}
