import type { ShownPortrait } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import { sql } from 'kysely'
import type { Limiter } from '../../../accounts/attempts/limiter.ts'
import { pictureOf, type StoredPicture } from '../../../catalogue/write/write-portraits.ts'
import type { Database } from '../../../db/database.ts'
import type { PictureReader } from '../../../catalogue/portraits/picture-reader.ts'
import { DeskError } from '../desk-error.ts'
import { hasSubmitted, readDraft, refuseFrozen, type Standing } from '../statement.ts'
import { flawCode } from './flaw-code.ts'
import { prunePortraits } from './prune-portraits.ts'

export interface Portraying {
  readonly db: Database
  readonly limiter: Limiter
  readonly now: () => Date
  /** Decodes what is uploaded, in a process of its own. */
  readonly pictures: Pick<PictureReader, 'read'>
}

export interface SavedPortrait {
  /** Of the statement. */
  readonly version: number
  readonly portrait: ShownPortrait
}

/** The version of a statement in which its picture was changed last stands in `touched` under this name. */
const FIELD = 'portrait'

/**
 * Keeps a picture with the draft, in both sizes and with nothing of the file but its pixels. What was sent last counts, from whatever device. Throws
 * `frozen`, `too_many_attempts`, `body_too_large`, and `image_invalid` with the reason.
 */
export async function putPortrait(portraying: Portraying, standing: Standing, bytes: Uint8Array): Promise<SavedPortrait> {
  const { db, limiter, pictures, now } = portraying
  const { candidacyId } = standing
  refuseFrozen(standing, await hasSubmitted(db, candidacyId), now())
  await limiter.check([{ kind: 'portrait', of: String(candidacyId) }])
  const shaped = await pictures.read(bytes)
  if (shaped === 'too_many_bytes') throw new DomainError('body_too_large')
  if (typeof shaped === 'string') throw new DeskError('image_invalid', [{ path: 'body', code: flawCode(shaped) }])
  return changePortrait(portraying, standing, pictureOf(shaped))
}

/** Takes the picture away: none is shown, whatever an import brings. Throws `frozen`. */
export function dropPortrait(portraying: Pick<Portraying, 'db' | 'now'>, standing: Standing): Promise<SavedPortrait> {
  return changePortrait(portraying, standing, null)
}

async function changePortrait({ db, now }: Pick<Portraying, 'db' | 'now'>, standing: Standing, picture: StoredPicture | null) {
  const { candidacyId, candidateId } = standing
  return db.transaction().execute(async (tx) => {
    // A submission that is under way names the picture of before: it is not pruned until that is written.
    await tx.selectFrom('candidacy').select('candidacyId').where('candidacyId', '=', candidacyId).forUpdate().execute()
    refuseFrozen(standing, await hasSubmitted(tx, candidacyId), now())
    await tx
      .insertInto('statement')
      .values({ candidacyId, version: 0, answers: JSON.stringify({}), touched: JSON.stringify({}), updatedAt: now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const before = await tx.selectFrom('statement').selectAll().where('candidacyId', '=', candidacyId).forUpdate().executeTakeFirstOrThrow()
    const shown = await readShown(tx, candidateId, before.content.portrait)
    const hash = picture?.hash ?? null
    if (before.content.portrait === hash || (hash === null && shown.by === 'nobody')) return { version: before.version, portrait: shown }
    if (picture) await insertPicture(tx, candidacyId, picture)
    const version = before.version + 1
    await tx
      .updateTable('statement')
      .set({ version, content: JSON.stringify({ ...before.content, portrait: hash }) })
      .set({ touched: JSON.stringify({ ...before.touched, [FIELD]: version }), updatedAt: now() })
      .where('candidacyId', '=', candidacyId)
      .execute()
    await prunePortraits(tx, [candidacyId])
    return { version, portrait: await readShown(tx, candidateId, hash) }
  })
}

async function insertPicture(tx: Database, candidacyId: number, { hash, small, large }: StoredPicture): Promise<void> {
  await tx
    .insertInto('statementPortrait')
    .values({ candidacyId, hash, small, large: large ?? small })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Which picture is shown of somebody whose draft says this of it. */
export async function readShown(db: Database, candidateId: number, own: string | null | undefined): Promise<ShownPortrait> {
  if (own !== undefined) return { by: own === null ? 'nobody' : 'person', hash: own }
  const delivered = await db.selectFrom('candidatePortrait').select('hash').where('candidateId', '=', candidateId).executeTakeFirst()
  return delivered ? { by: 'delivered', hash: delivered.hash } : { by: 'nobody', hash: null }
}

/** The picture that the draft of a candidacy shows, in its large size. Throws `not_found` where it shows another one, or none. */
export async function readPortrait(db: Database, { candidacyId, candidateId }: Standing, hash: string) {
  const { content } = await readDraft(db, candidacyId)
  const shown = await readShown(db, candidateId, content.portrait)
  const found = shown.hash === hash ? await readBytes(db, candidacyId, shown) : undefined
  if (!found) throw new DomainError('not_found')
  return { ...found, bytes: new Uint8Array(found.bytes) }
}

/** A picture in its large size; undefined where there is none. */
export function readBytes(db: Database, candidacyId: number, { by, hash }: ShownPortrait) {
  if (by === 'person') {
    return db
      .selectFrom('statementPortrait')
      .select(['large as bytes', sql<string>`'image/webp'`.as('contentType')])
      .where('candidacyId', '=', candidacyId)
      .where('hash', '=', hash ?? '')
      .executeTakeFirst()
  }
  return db
    .selectFrom('portrait')
    .select([sql<Buffer>`coalesce(large, small)`.as('bytes'), 'contentType'])
    .where('hash', '=', hash ?? '')
    .executeTakeFirst()
}
