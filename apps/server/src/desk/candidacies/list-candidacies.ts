import type { DataKey } from '../../keys/data-key.ts'
import type { Database } from '../../db/database.ts'
import { type Delivery, readLastDeliveries } from '../../notify/mail/deliveries.ts'
import { openContact } from './contact.ts'
import { WRONG_DATES } from './letters/letter-code.ts'
import { readOfficial } from './official-candidacies.ts'

/** `prepared`: nobody has written to the person yet. `over`: the invitation was not taken up in time. `withdrawn`: the person took everything back. */
export type CandidacyState = 'prepared' | 'invited' | 'over' | 'claimed' | 'withdrawn'

export interface PrintedLetter {
  readonly printedAt: Date
  /** `locked`: too many wrong dates of birth were said with it. */
  readonly state: 'good' | 'over' | 'locked'
}

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
  /** The letter that was printed last, until the candidacy is taken up. */
  readonly letter: PrintedLetter | null
}

/** Who of an election was invited, in the order of their ids. Throws where no key opens an address. */
export async function listCandidacies(db: Database, dataKey: DataKey, { electionId, now }: { electionId: number; now: Date }) {
  const rows = await db
    .selectFrom('candidacy')
    .leftJoin('invitation', 'invitation.candidacyId', 'candidacy.candidacyId')
    .leftJoin('letterCode', 'letterCode.candidacyId', 'candidacy.candidacyId')
    .select([
      'candidacy.candidacyId',
      'candidateId',
      'actorId',
      'candidacy.contact',
      'notMeAt',
      'bouncedAt',
      'invitation.expiresAt',
      'withdrawnAt',
    ])
    .select(['printedAt', 'letterCode.expiresAt as letterUntil', 'wrongDates'])
    .where('electionId', '=', electionId)
    .orderBy('candidateId')
    .execute()
  const official = new Map((await readOfficial(db, { electionId }, 'de')).map((row) => [row.candidateId, row]))
  const mails = await readLastDeliveries(db, electionId)
  return rows.map((row): ListedCandidacy => {
    const { candidacyId, candidateId, actorId, contact, notMeAt, bouncedAt, expiresAt, withdrawnAt } = row
    const person = official.get(candidateId)
    const isOpen = expiresAt !== null && expiresAt > now
    const mail = mails.get(candidacyId) ?? null
    const letter = letterOf(row, now)
    const isUntold = expiresAt === null && mail === null && letter === null
    const unwithdrawn = isOpen || letter?.state === 'good' ? 'invited' : isUntold ? 'prepared' : 'over'
    const unclaimed = withdrawnAt === null ? unwithdrawn : 'withdrawn'
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
      letter,
    }
  })
}

interface LetterRow {
  readonly printedAt: Date | null
  readonly letterUntil: Date | null
  readonly wrongDates: number | null
}

function letterOf({ printedAt, letterUntil, wrongDates }: LetterRow, now: Date): PrintedLetter | null {
  if (printedAt === null || letterUntil === null) return null
  return { printedAt, state: (wrongDates ?? 0) >= WRONG_DATES ? 'locked' : letterUntil > now ? 'good' : 'over' }
}
