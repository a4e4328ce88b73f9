import { createHmac, randomBytes } from 'node:crypto'
import { PRINTED_CODE_BITS, printedCode } from '@plenara/domain'
import { after } from '../../../platform/lifetimes.ts'
import type { DataKey } from '../../../keys/data-key.ts'
import type { Database } from '../../../db/database.ts'

const KEY_BYTES = 32
/** How long a letter can be used from the day on which it was printed. */
const LETTER_DAYS = 60
const DAY_MS = 24 * 60 * 60_000
/** With the last of so many wrong dates of birth a code is locked. */
export const WRONG_DATES = 5

type LetterKeys = Pick<DataKey, 'sealLetterKey' | 'openLetterKey'>

/**
 * The key of the codes of letters: random, and the same for as long as the database lives, because what is printed cannot be made anew. It stands there sealed
 * under the outer key. Null where nothing was printed yet. Throws where no key opens it.
 */
export async function readLetterKey(db: Database, dataKey: LetterKeys): Promise<Buffer | null> {
  const row = await db.selectFrom('letterKey').select('sealed').executeTakeFirst()
  return row ? dataKey.openLetterKey(row.sealed) : null
}

/** The same, made where there is none; of two that make it at once one wins. */
export async function obtainLetterKey(db: Database, dataKey: LetterKeys): Promise<Buffer> {
  await db
    .insertInto('letterKey')
    .values({ id: 1, sealed: dataKey.sealLetterKey(randomBytes(KEY_BYTES)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { sealed } = await db.selectFrom('letterKey').select('sealed').executeTakeFirstOrThrow()
  return dataKey.openLetterKey(sealed)
}

/** How a code is stored: 60 bits could be tried out against a plain hash. */
export function hashLetterCode(key: Buffer, code: string): Buffer {
  return createHmac('sha256', key).update(code).digest()
}

interface NewCode {
  readonly candidacyId: number
  readonly key: Buffer
  readonly now: Date
}

/** Makes the code of a letter in place of the former one, which opens nothing from then on. */
export async function issueLetterCode(db: Database, { candidacyId, key, now }: NewCode): Promise<{ code: string; expiresAt: Date }> {
  const code = newLetterCode()
  const expiresAt = after(now, LETTER_DAYS * DAY_MS)
  const row = { hash: hashLetterCode(key, code), printedAt: now, expiresAt, wrongDates: 0 }
  await db
    .insertInto('letterCode')
    .values({ candidacyId, ...row })
    .onConflict((conflict) => conflict.column('candidacyId').doUpdateSet(row))
    .execute()
  return { code, expiresAt }
}

function newLetterCode(): string {
  for (;;) {
    const code = printedCode(BigInt.asUintN(PRINTED_CODE_BITS, randomBytes(8).readBigUInt64BE()))
    if (code !== null) return code
  }
}
