import { randomInt } from 'node:crypto'
import { CONSENT_VERSION } from '@plenara/contract'
import type { Database } from '../../src/db/database.ts'

/** A confirmed user with consent and without a password, for tests of what users store. */
export async function insertTestUser(db: Database): Promise<number> {
  const userId = randomInt(1, 2 ** 48 - 1)
  const email = `user${userId}@example.ch`
  await db
    .insertInto('appUser')
    .values({
      userId,
      username: 'Voter',
      email,
      language: 'de',
      languageContent: 'auto',
      cantonId: 6,
      constituencyId: 45,
      locationChosen: false,
      consentVersion: CONSENT_VERSION,
      consentAt: new Date(),
      confirmedAt: new Date(),
      createdAt: new Date(),
    })
    .execute()
  await db.insertInto('email').values({ emailNorm: email, userId }).execute()
  return userId
}
