import type { ModerationReason } from '@plenara/contract'
import { moderatedFields, partOf } from '@plenara/domain'
import { digestOf, includes } from '../../../catalogue/candidates/held-texts.ts'
import type { Database } from '../../../db/database.ts'
import { StartError } from '../../../platform/start-error.ts'
import type { DeskMailing } from '../desk-mail.ts'
import { distinct, dropHolds, holding, readHolds, releaseHolds } from './holds.ts'
import { digestsInLog, digestsSince, findModerated, type Moderated, type NamedField } from './moderated.ts'
import { isPending } from './pending-return.ts'
import { type DecisionMail, mailDecision } from './tell.ts'

export interface Moderating extends DeskMailing {
  readonly db: Database
}

export interface Decided extends Pick<Moderated, 'candidacyId' | 'candidateId' | 'field' | 'revision'> {
  /** Whether its person gets a mail; nobody has the account of a candidacy any more, or nothing is to be told. */
  readonly isTold: boolean
}

/**
 * Holds a field back, whatever it says from now on, until somebody looks at it again; its person is told why and what to do. On one that is held back already:
 * it stays back, for this reason, and an appeal is answered. Of a field that says nothing any more, and of who has withdrawn, it holds what the public log
 * says. Throws `StartError` where that says nothing either.
 */
export function holdField(moderating: Moderating, named: NamedField, reason: ModerationReason): Promise<Decided> {
  return decide(moderating, named, async (tx, moderated, now) => {
    const { candidacyId, field, value } = moderated
    const revision = value === null ? 0 : moderated.revision
    const digests = await digestsToHold(tx, moderated)
    const open = (await readHolds(tx, moderated)).find(({ releasedAt }) => releasedAt === null)
    const sha256 = value === null ? (digests[0] ?? open?.sha256) : digestOf(value)
    if (!sha256) throw new StartError(`${field} of number ${named.number} says nothing`)
    const wasObjected = await answerAppeals(tx, { candidacyId, field, now })
    if (!open) {
      await insert(tx, { ...moderated, revision }, { kind: 'hold', reason, sha256, decidedAt: now, withheld: digests })
      return 'held'
    }
    await tx
      .updateTable('moderationDecision')
      .set({ reason, revision, sha256, withheld: distinct([...open.withheld, ...digests]) })
      .where('decisionId', '=', open.decisionId)
      .execute()
    return wasObjected ? 'appeal-refused' : 'held'
  })
}

/** Gives a text back to its person, who is to change it within 48 hours; voters see it meanwhile. Throws `StartError` where it says nothing or is held back. */
export function returnField(moderating: Moderating, named: NamedField, reason: ModerationReason): Promise<Decided> {
  return decide(moderating, named, async (tx, moderated, now) => {
    const sha256 = await shownDigest(tx, moderated)
    await insert(tx, moderated, { kind: 'return', reason, sha256, decidedAt: now })
    return 'returned'
  })
}

/** Leaves a text as it is, so that it waits for nobody any more. Throws `StartError` where it says nothing or is held back. */
export function keepField(moderating: Moderating, named: NamedField): Promise<Decided> {
  return decide(moderating, named, async (tx, moderated, now) => {
    const sha256 = await shownDigest(tx, moderated)
    const wasReturned = await isPending(tx, moderated, sha256)
    await insert(tx, moderated, { kind: 'keep', reason: null, sha256, decidedAt: now })
    await answerAppeals(tx, { ...moderated, now })
    return wasReturned ? 'restored' : null
  })
}

/**
 * Shows a field again, word for word. Where it says something else since, `revision` has to name the statement that was looked at: what it said before stays
 * back. Throws `StartError` where it is not held back, and where it was submitted again meanwhile.
 */
export function restoreField(moderating: Moderating, named: NamedField, revision?: number): Promise<Decided> {
  return decide(moderating, named, async (tx, moderated, now) => {
    const { value, field } = moderated
    const holds = await readHolds(tx, moderated)
    const held = holding(holds, value)
    if (held.length === 0) throw new StartError(`${field} of number ${named.number} is not held back`)
    if (revision !== undefined && revision !== moderated.revision) {
      if (moderated.revision === 0)
        throw new StartError('What was submitted was withdrawn: leave --revision out, and the log shows it again')
      throw new StartError(`It was submitted again since, as number ${moderated.revision}, and says ${JSON.stringify(value)}`)
    }
    const isKnown = value === null || held.some(({ withheld }) => includes(withheld, digestOf(value)))
    if (revision === undefined && !isKnown) {
      throw new StartError(
        `It says something else since: ${JSON.stringify(value)}. If that can be shown, say --revision ${moderated.revision}`,
      )
    }
    if (value === null && revision === undefined) await dropHolds(tx, held, now)
    else await releaseHolds(tx, { ...moderated, now })
    await answerAppeals(tx, { ...moderated, now })
    return 'restored'
  })
}

type Work = (tx: Database, moderated: Moderated, now: Date) => Promise<DecisionMail | null>

/** As whoever submits and whoever withdraws: the candidacy first. */
async function decide(moderating: Moderating, named: NamedField, work: Work): Promise<Decided> {
  const { db, outbox } = moderating
  const decided = await db.transaction().execute(async (tx) => {
    const { candidacyId } = await findModerated(tx, named)
    await tx.selectFrom('candidacy').select('candidacyId').where('candidacyId', '=', candidacyId).forUpdate().execute()
    const moderated = await findModerated(tx, named)
    const mail = await work(tx, moderated, moderating.now())
    await settleReports(tx, moderated)
    const isTold = mail !== null && (await mailDecision(tx, moderating, moderated, mail))
    const { candidateId, field, revision } = moderated
    return { candidacyId, candidateId, field, revision, isTold }
  })
  outbox.wake()
  return decided
}

interface NewDecision {
  readonly kind: 'hold' | 'return' | 'keep'
  readonly reason: ModerationReason | null
  readonly sha256: Buffer
  readonly decidedAt: Date
  readonly withheld?: Buffer[]
}

async function insert(tx: Database, moderated: Moderated, decision: NewDecision): Promise<void> {
  const { candidacyId, candidateId, electionId, field, revision } = moderated
  await tx
    .insertInto('moderationDecision')
    .values({ candidacyId, candidateId, electionId, field, revision, ...decision })
    .execute()
}

/** Of what voters see and of what waits; where that says nothing any more, of what the public log says of it. */
export async function digestsToHold(
  tx: Database,
  moderated: Pick<Moderated, 'candidacyId' | 'candidateId' | 'field' | 'revision'>,
): Promise<Buffer[]> {
  const { candidacyId, revision } = moderated
  if (revision === 0) return digestsInLog(tx, moderated)
  const shown = await tx.selectFrom('publishedStatement').select('revision').where('candidacyId', '=', candidacyId).executeTakeFirst()
  const said = await digestsSince(tx, moderated, { number: shown?.revision ?? revision })
  return said.length > 0 ? said : digestsInLog(tx, moderated)
}

async function shownDigest(tx: Database, moderated: Moderated): Promise<Buffer> {
  const { value, field, official } = moderated
  if (value === null) throw new StartError(`${field} of number ${official.number} says nothing`)
  if (holding(await readHolds(tx, moderated), value).length > 0) {
    throw new StartError(`${field} of number ${official.number} is held back: candidacy restore shows it again`)
  }
  return digestOf(value)
}

interface Answering extends Pick<Moderated, 'candidacyId' | 'field'> {
  readonly now: Date
}

/** Whether somebody had objected. */
async function answerAppeals(tx: Database, { candidacyId, field, now }: Answering): Promise<boolean> {
  const answered = await tx
    .updateTable('appeal')
    .set({ answeredAt: now })
    .where('answeredAt', 'is', null)
    .where('decisionId', 'in', (eb) =>
      eb.selectFrom('moderationDecision').select('decisionId').where('candidacyId', '=', candidacyId).where('field', '=', field),
    )
    .returning('decisionId')
    .execute()
  return answered.length > 0
}

/** A report names a part and no language: it waits until each language in which the part says something is decided on, or held back. */
async function settleReports(tx: Database, { candidacyId, candidateId, field, revision }: Moderated): Promise<void> {
  const part = partOf(field)
  const last = await tx
    .selectFrom('statementRevision')
    .select('content')
    .where('candidacyId', '=', candidacyId)
    .where('number', '=', revision)
    .executeTakeFirst()
  const others = [...moderatedFields(last?.content ?? {}).keys()].filter((one) => one !== field && partOf(one) === part)
  let settled = tx
    .updateTable('readerReport')
    .set({ waiting: 0, waitingSince: null })
    .where('candidateId', '=', candidateId)
    .where('part', '=', part)
  for (const other of others) {
    settled = settled.where((eb) =>
      eb.exists(
        eb
          .selectFrom('moderationDecision as m')
          .select('m.decisionId')
          .where('m.candidacyId', '=', candidacyId)
          .where('m.field', '=', other)
          .where((or) =>
            or.or([
              or('m.decidedAt', '>=', or.ref('waitingSince')),
              or('m.releasedAt', '>=', or.ref('waitingSince')),
              or.and([or('m.kind', '=', 'hold'), or('m.releasedAt', 'is', null)]),
            ]),
          ),
      ),
    )
  }
  await settled.execute()
}
