import type { InterfaceLanguage } from '@plenara/contract'
import { newUserId } from '../../src/keys/token.ts'
import { sealAddressee } from '../../src/desk/candidacies/contact.ts'
import { issueLetterCode, obtainLetterKey } from '../../src/desk/candidacies/letters/letter-code.ts'
import type { DeskWorld } from './desk-world.ts'

interface Printed {
  readonly number: string
  readonly birthDate?: string
  readonly language?: InterfaceLanguage
  /** When; now where absent. */
  readonly at?: Date
}

/** Somebody without an address whose letter was printed, in place of a former one: its code, and what it asks for. */
export async function printLetter(world: DeskWorld, { number, birthDate = '1988-03-01', language = 'de', at = new Date() }: Printed) {
  const { db, dataKey, electionId } = world
  const candidateId = world.people.find((person) => person.number === number)?.candidateId ?? 0
  const fresh = { candidacyId: newUserId(), electionId, candidateId, actorId: null, contact: null, language, createdAt: at }
  await db
    .insertInto('candidacy')
    .values(fresh)
    .onConflict((conflict) => conflict.column('candidateId').doNothing())
    .execute()
  const { candidacyId } = await db
    .selectFrom('candidacy')
    .select('candidacyId')
    .where('candidateId', '=', candidateId)
    .executeTakeFirstOrThrow()
  const addressee = sealAddressee(dataKey, candidacyId, { birthDate, postalAddress: '' })
  await db.updateTable('candidacy').set({ addressee }).where('candidacyId', '=', candidacyId).execute()
  const { code } = await issueLetterCode(db, { candidacyId, key: await obtainLetterKey(db, dataKey), now: at })
  return { code, birthDate, candidacyId }
}
