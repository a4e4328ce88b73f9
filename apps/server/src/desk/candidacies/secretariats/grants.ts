import type { Grants } from '@plenara/contract'
import { DomainError, toContentLanguage } from '@plenara/domain'
import { readAddress } from '../../../accounts/actors/actor-password.ts'
import type { Limiter } from '../../../accounts/attempts/limiter.ts'
import type { Database } from '../../../db/database.ts'
import { addDeskMail, type DeskMailing, lineOf } from '../desk-mail.ts'
import { readOfficial } from '../official-candidacies.ts'
import { hasSubmitted, isFrozen, refuseFrozen, type Standing } from '../statement.ts'

export interface Granting extends DeskMailing {
  readonly db: Database
  readonly limiter: Limiter
}

interface Granted {
  /** The account of the person. */
  readonly actorId: number
  readonly secretariatId: number
}

/** The secretariats that look after the list of somebody, with what they may. */
export async function readGrants({ db, now }: Pick<Granting, 'db' | 'now'>, standing: Standing): Promise<Grants> {
  const rows = await secretariatsOf(db, standing).execute()
  const isOver = isFrozen(standing, await hasSubmitted(db, standing.candidacyId), now())
  return {
    secretariats: rows.map(({ secretariatId, name, givenAt, endedAt }) => ({
      id: secretariatId,
      name,
      since: isOver || givenAt === null || endedAt !== null ? null : givenAt.toISOString(),
    })),
  }
}

/**
 * Allows a secretariat to read and change the draft, until the person ends it or submits, and while statements can be changed. The person gets a mail. Said
 * again it changes nothing. Throws `frozen`, `not_found` for a secretariat that does not look after the list of the person, and `too_many_attempts`.
 */
export async function giveGrant(granting: Granting, standing: Standing, { actorId, secretariatId }: Granted): Promise<Grants> {
  const { db, limiter, now, outbox } = granting
  const { candidacyId } = standing
  const found = await secretariatsOf(db, standing).where('s.secretariatId', '=', secretariatId).executeTakeFirst()
  if (!found) throw new DomainError('not_found')
  await limiter.check([{ kind: 'grant', of: String(candidacyId) }])
  await db.transaction().execute(async (tx) => {
    // As whoever submits or withdraws: the candidacy first.
    const { withdrawnAt } = await tx
      .selectFrom('candidacy')
      .select('withdrawnAt')
      .where('candidacyId', '=', candidacyId)
      .where('actorId', '=', actorId)
      .forUpdate()
      .executeTakeFirstOrThrow(() => new DomainError('not_found'))
    if (withdrawnAt !== null) throw new DomainError('not_found')
    refuseFrozen(standing, await hasSubmitted(tx, candidacyId), now())
    const given = { givenAt: now(), endedAt: null }
    const isNew = await tx
      .insertInto('preparationGrant')
      .values({ candidacyId, secretariatId, ...given })
      .onConflict((conflict) =>
        conflict.columns(['candidacyId', 'secretariatId']).doUpdateSet(given).where('preparationGrant.endedAt', 'is not', null),
      )
      .returning('candidacyId')
      .executeTakeFirst()
    if (isNew) await mailGrant({ ...granting, db: tx }, standing, { kind: 'candidacy-grant-given', actorId, secretariat: found.name })
  })
  outbox.wake()
  return readGrants(granting, standing)
}

/** Ends what a secretariat may, at once: what it is saving now is saved before this returns, and nothing afterwards. The person gets a mail. */
export async function endGrant(granting: Granting, standing: Standing, { actorId, secretariatId }: Granted): Promise<Grants> {
  const { db, now, outbox } = granting
  await db.transaction().execute(async (tx) => {
    const ended = await tx
      .updateTable('preparationGrant as g')
      .from('secretariat as s')
      .set({ endedAt: now() })
      .whereRef('s.secretariatId', '=', 'g.secretariatId')
      .where('g.candidacyId', '=', standing.candidacyId)
      .where('g.secretariatId', '=', secretariatId)
      .where('g.endedAt', 'is', null)
      .returning('s.name')
      .executeTakeFirst()
    if (ended) await mailGrant({ ...granting, db: tx }, standing, { kind: 'candidacy-grant-ended', actorId, secretariat: ended.name })
  })
  outbox.wake()
  return readGrants(granting, standing)
}

/** Ends what all secretariats may, within the transaction that submits. */
export async function endGrants(tx: Database, candidacyId: number, now: Date): Promise<void> {
  await tx
    .updateTable('preparationGrant')
    .set({ endedAt: now })
    .where('candidacyId', '=', candidacyId)
    .where('endedAt', 'is', null)
    .execute()
}

function secretariatsOf(db: Database, { candidacyId, candidateId }: Standing) {
  return db
    .selectFrom('secretariat as s')
    .innerJoin('secretariatList as l', 'l.secretariatId', 's.secretariatId')
    .innerJoin('candidate as k', 'k.listId', 'l.listId')
    .leftJoin('preparationGrant as g', (join) =>
      join.onRef('g.secretariatId', '=', 's.secretariatId').on('g.candidacyId', '=', candidacyId),
    )
    .select(['s.secretariatId', 's.name', 'g.givenAt', 'g.endedAt'])
    .where('k.id', '=', candidateId)
    .where('k.gone', 'is', null)
    .orderBy('s.name')
}

interface GrantMail {
  readonly kind: 'candidacy-grant-given' | 'candidacy-grant-ended'
  readonly actorId: number
  readonly secretariat: string
}

/** Tells the account, so that its owner notices what somebody else did. */
async function mailGrant(granting: Granting, { candidacyId, candidateId }: Standing, { kind, actorId, secretariat }: GrantMail) {
  const { db, deskUrl } = granting
  const { language, email } = await readAddress(db, actorId)
  const [official] = await readOfficial(db, { candidateIds: [candidateId] }, toContentLanguage(language))
  if (!official) throw new DomainError('not_found')
  await addDeskMail(db, granting, {
    ...{ kind, of: { candidacyId }, to: email, language, expiresAt: null },
    link: `${deskUrl}/candidacy/${candidacyId}/preparation`,
    values: { secretariat, candidacy: lineOf(official), election: official.election.name },
  })
}
