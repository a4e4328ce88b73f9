import type { DecidedField } from '@plenara/contract'
import { composedText, DomainError, moderatedFields, textFlaw } from '@plenara/domain'
import { after } from '../../../platform/lifetimes.ts'
import type { Limiter } from '../../../accounts/attempts/limiter.ts'
import { digestOf, includes } from '../../../catalogue/candidates/held-texts.ts'
import type { Database } from '../../../db/database.ts'
import { DeskError } from '../desk-error.ts'
import type { Standing } from '../statement.ts'
import { readLast } from '../submit.ts'
import { isReturned, REMEDY_MS } from './pending-return.ts'

/** Why a decision is wrong, in characters as they are seen. */
const MAX_APPEAL = 1_000

export interface Appealing {
  readonly db: Database
  readonly limiter: Limiter
  readonly now: () => Date
}

interface DecisionRow {
  readonly decisionId: number
  readonly field: string
  readonly kind: 'hold' | 'return' | 'keep'
  readonly reason: DecidedField['reason']
  readonly sha256: Buffer
  readonly decidedAt: Date
  readonly releasedAt: Date | null
  readonly withheld: readonly Buffer[]
  readonly text: string | null
  readonly at: Date | null
  readonly answeredAt: Date | null
}

/** What of a person's statement is held back or returned by now, the newest decision first: one a field. */
export async function readDecisions(db: Database, { candidacyId }: Pick<Standing, 'candidacyId'>): Promise<DecidedField[]> {
  const rows: DecisionRow[] = await db
    .selectFrom('moderationDecision as m')
    .leftJoin('appeal', 'appeal.decisionId', 'm.decisionId')
    .select(['m.decisionId', 'field', 'kind', 'reason', 'sha256', 'decidedAt', 'releasedAt', 'withheld'])
    .select(['text', 'at', 'answeredAt'])
    .where('m.candidacyId', '=', candidacyId)
    .orderBy('m.decisionId', 'desc')
    .execute()
  const last = rows.length > 0 ? await readLast(db, candidacyId) : undefined
  const said = new Map([...moderatedFields(last?.content ?? {})].map(([field, value]) => [field, digestOf(value)]))
  const fields = [...new Set(rows.map(({ field }) => field))]
  return fields
    .flatMap((field) => {
      const ofField = rows.filter((one) => one.field === field)
      const row = inForce(ofField, said.get(field))
      return row ? [presentDecision(row, said.get(field))] : []
    })
    .toSorted((a, b) => b.id - a.id)
}

/** A hold before everything else; else the last decision, where it returned what the field says by now. */
function inForce(newestFirst: readonly DecisionRow[], says: Buffer | undefined): DecisionRow | undefined {
  const holds = newestFirst.filter(({ kind }) => kind === 'hold')
  const held = holds.find((row) => row.releasedAt === null || (says !== undefined && includes(row.withheld, says)))
  const [last] = newestFirst
  return held ?? (last && says && isReturned(last, says) ? last : undefined)
}

function presentDecision(row: DecisionRow, says: Buffer | undefined): DecidedField {
  const { decisionId, field, kind, reason, sha256, decidedAt, withheld, text, at, answeredAt } = row
  return {
    ...{ id: decisionId, field, reason, decidedAt: decidedAt.toISOString() },
    kind: kind === 'hold' ? 'held' : 'returned',
    changeUntil: kind === 'return' ? after(decidedAt, REMEDY_MS).toISOString() : null,
    isChanged: kind === 'hold' && !(says !== undefined && (sha256.equals(says) || includes(withheld, says))),
    appeal: text === null || at === null ? null : { text, at: at.toISOString(), isAnswered: answeredAt !== null },
  }
}

/** How many fields of a statement are held back or returned by now. */
export async function countDecisions(db: Database, standing: Pick<Standing, 'candidacyId'>): Promise<number> {
  return (await readDecisions(db, standing)).length
}

/**
 * Objects to a decision, once; operators answer by deciding again. Throws `not_found` for one that is not in force, `appealed`, the flaws of texts but for
 * links, which may be what shows that it is wrong, and `too_many_attempts`.
 */
export async function appeal(
  { db, limiter, now }: Appealing,
  standing: Standing,
  { decisionId, text: sent }: { readonly decisionId: number; readonly text: string },
): Promise<DecidedField> {
  const { candidacyId } = standing
  await limiter.check([{ kind: 'appeal', of: String(candidacyId) }])
  const text = composedText(sent)
  const flaw = textFlaw(text, MAX_APPEAL)
  if (flaw && flaw !== 'link_not_allowed') throw new DeskError(flaw, [{ path: 'text', code: flaw }])
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom('candidacy').select('candidacyId').where('candidacyId', '=', candidacyId).forUpdate().execute()
    const decision = (await readDecisions(tx, standing)).find(({ id }) => id === decisionId)
    if (!decision) throw new DomainError('not_found')
    if (decision.appeal) throw new DeskError('appealed')
    const at = now()
    await tx.insertInto('appeal').values({ decisionId, candidacyId, text, at, answeredAt: null }).execute()
    return { ...decision, appeal: { text, at: at.toISOString(), isAnswered: false } }
  })
}
