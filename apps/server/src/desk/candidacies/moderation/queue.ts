import type { LocalizedText, ModerationReason, StatementContent } from '@plenara/contract'
import {
  comparableText,
  type FieldValue,
  type ListedWord,
  type Mark,
  marksOf,
  moderatedFields,
  partOf,
  PORTRAIT_FIELD,
} from '@plenara/domain'
import { groupBy } from '@plenara/importers'
import { sql } from 'kysely'
import { after } from '../../../platform/lifetimes.ts'
import { digestOf, includes } from '../../../catalogue/candidates/held-texts.ts'
import type { Database } from '../../../db/database.ts'
import { lineOf } from '../desk-mail.ts'
import { type OfficialRow, readOfficial } from '../official-candidacies.ts'
import { isReturned, REMEDY_MS } from './pending-return.ts'

/** A field that waits for somebody to look at it. */
export interface QueuedField {
  readonly electionId: number
  readonly candidacyId: number
  readonly number: string | null
  /** As the official list says it. */
  readonly candidacy: string
  readonly field: string
  /** The number of what was submitted last, and what it says; null: nothing any more. */
  readonly revision: number
  readonly value: FieldValue
  readonly isHeld: boolean
  /** Since when it waits. */
  readonly since: Date
  readonly why: readonly Why[]
}

export type Why =
  | { readonly kind: 'marks'; readonly marks: readonly Mark[] }
  | { readonly kind: 'reports'; readonly reports: Readonly<Partial<Record<ModerationReason, number>>> }
  | { readonly kind: 'appeal'; readonly text: string }
  /** Of one that is held back: it says something else since. */
  | { readonly kind: 'changed' }
  /** It was returned 48 hours ago, and says the same. */
  | { readonly kind: 'unchanged' }
  /** It is held back since a restore, for a reason that is lost. */
  | { readonly kind: 'afterRestore' }

interface Statement {
  readonly candidacyId: number
  readonly candidateId: number
  readonly revision: number
  readonly submittedAt: Date
  readonly content: StatementContent
}

interface Decision {
  readonly candidacyId: number
  readonly field: string
  readonly kind: string
  readonly reason: ModerationReason | null
  readonly sha256: Buffer
  readonly decidedAt: Date
  readonly releasedAt: Date | null
  readonly withheld: readonly Buffer[]
  readonly appeal: string | null
  readonly appealedAt: Date | null
}

interface Report {
  readonly candidateId: number
  readonly part: string
  readonly reason: ModerationReason
  readonly waiting: number
  readonly waitingSince: Date | null
}

export interface QueueOptions {
  /** Absent: of all elections. */
  readonly electionId?: number
  readonly words: readonly ListedWord[]
  readonly now: Date
}

/** What waits to be looked at, of everybody who has submitted, the longest waiting first: over all lists alike. */
export async function readQueue(db: Database, { electionId, ...options }: QueueOptions): Promise<QueuedField[]> {
  const elections = electionId === undefined ? await electionsWithStatements(db) : [electionId]
  const queued: QueuedField[] = []
  // One after the other: the statements of an election are all in memory, those of all elections need not be.
  for (const id of elections) queued.push(...(await queueOf(db, id, options)))
  return queued.toSorted((a, b) => a.since.getTime() - b.since.getTime() || a.candidacyId - b.candidacyId || (a.field < b.field ? -1 : 1))
}

async function electionsWithStatements(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('candidacy')
    .innerJoin('statementRevision', 'statementRevision.candidacyId', 'candidacy.candidacyId')
    .select('electionId')
    .distinct()
    .where('withdrawnAt', 'is', null)
    .orderBy('electionId')
    .execute()
  return rows.map((row) => row.electionId)
}

async function queueOf(db: Database, electionId: number, { words, now }: Omit<QueueOptions, 'electionId'>): Promise<QueuedField[]> {
  const people = new Map((await readOfficial(db, { electionId }, 'de')).map((one) => [one.candidateId, one]))
  const statements = await readStatementsOf(db, electionId)
  const decisionsOf = groupBy(await readDecisionsOf(db, electionId), ({ candidacyId }) => candidacyId)
  const reportsOf = groupBy(await readReportsOf(db, electionId), ({ candidateId }) => candidateId)
  const peopleSaying = countPeople(statements)
  const names = [...people.values()].map((one) => ({
    candidateId: one.candidateId,
    name: comparableText(`${one.firstName} ${one.lastName}`),
  }))
  return statements.flatMap((statement) => {
    const official = people.get(statement.candidateId)
    if (!official) return []
    const otherNames = names.flatMap(({ candidateId, name }) => (candidateId === statement.candidateId ? [] : [name]))
    const said = moderatedFields(statement.content)
    const decided = groupBy(decisionsOf.get(statement.candidacyId) ?? [], ({ field }) => field)
    const reported = groupBy(reportsOf.get(statement.candidateId) ?? [], ({ part }) => part)
    return [...new Set([...said.keys(), ...decided.keys()])].flatMap((field) => {
      const value = said.get(field) ?? null
      const marks = textsIn(field, value).flatMap(([language, text]) => marksOf(text, { language, words, peopleSaying, otherNames }))
      const decisions = decided.get(field) ?? []
      const reports = (reported.get(partOf(field)) ?? []).filter(({ waitingSince }) => !isLookedAt(decisions, waitingSince))
      const found = whyOf({ statement, value, marks: [...new Set(marks)], now }, decisions, reports)
      return found.why.length > 0 ? [{ ...found, ...placeOf(statement, official), field, value }] : []
    })
  })
}

/** Whether a report of its part says nothing of a field any more: operators have decided on it since, or nobody sees it. A report names no language. */
function isLookedAt(decisions: readonly Decision[], since: Date | null): boolean {
  if (since === null) return false
  return decisions.some(
    ({ kind, decidedAt, releasedAt }) => decidedAt >= since || (releasedAt === null ? kind === 'hold' : releasedAt >= since),
  )
}

function placeOf({ candidacyId, revision }: Statement, official: OfficialRow) {
  return { electionId: official.election.id, candidacyId, number: official.number, candidacy: lineOf(official), revision }
}

interface Looked {
  readonly statement: Statement
  readonly value: FieldValue
  readonly marks: readonly Mark[]
  readonly now: Date
}

/** Why a field waits, and since when; decisions with the newest first. */
function whyOf({ statement, value, marks, now }: Looked, decisions: readonly Decision[], reports: readonly Report[]) {
  const digest = value === null ? null : digestOf(value)
  const open = decisions.find(({ kind, releasedAt }) => kind === 'hold' && releasedAt === null)
  const isHeld = open !== undefined || decisions.some(({ withheld }) => digest !== null && includes(withheld, digest))
  const isLookedAt = isHeld || decisions.some(({ sha256 }) => digest?.equals(sha256))
  const found: (Why & { readonly since: Date })[] = []
  if (!isLookedAt && marks.length > 0) found.push({ kind: 'marks', marks, since: statement.submittedAt })
  const waiting = reports.filter((one) => one.waiting > 0 && one.waitingSince !== null)
  if (waiting.length > 0 && value !== null && !isHeld) {
    const since = new Date(Math.min(...waiting.map((one) => one.waitingSince?.getTime() ?? 0)))
    found.push({ kind: 'reports', reports: Object.fromEntries(waiting.map((one) => [one.reason, one.waiting])), since })
  }
  for (const { appeal, appealedAt, ...decision } of decisions)
    if (appeal !== null && appealedAt !== null && isInForce(decision, digest))
      found.push({ kind: 'appeal', text: appeal, since: appealedAt })
  if (open && digest !== null && !open.sha256.equals(digest) && !includes(open.withheld, digest)) {
    found.push({ kind: 'changed', since: statement.submittedAt })
  }
  if (open?.reason === null) found.push({ kind: 'afterRestore', since: open.decidedAt })
  const [last] = decisions
  const due = last && after(last.decidedAt, REMEDY_MS)
  if (last && due && digest && isReturned(last, digest) && due <= now) found.push({ kind: 'unchanged', since: due })
  const since = new Date(Math.min(...found.map((one) => one.since.getTime())))
  return { isHeld, since, why: found.map(({ since: _, ...why }) => why) }
}

/** Whether a decision still says something of what the field says: else its person changed it, and an objection to it waits for nobody. */
function isInForce({ kind, sha256, releasedAt, withheld }: Omit<Decision, 'appeal' | 'appealedAt'>, digest: Buffer | null): boolean {
  if (kind === 'hold' && releasedAt === null) return true
  if (digest === null) return false
  return kind === 'hold' ? includes(withheld, digest) : sha256.equals(digest)
}

/** The texts of a field with their languages. */
function textsIn(field: string, value: FieldValue): (readonly [Parameters<typeof marksOf>[1]['language'], string])[] {
  if (field.startsWith('link/') || field === PORTRAIT_FIELD) return []
  if (typeof value === 'string') return [[field.split('/').at(-1) as 'de', value]]
  if (!Array.isArray(value)) return []
  return value.flatMap((interest) =>
    typeof interest === 'string'
      ? []
      : [interest.organisation, interest.role].flatMap((line) =>
          Object.entries(line as LocalizedText).map(([language, text]) => [language as 'de', text ?? ''] as const),
        ),
  )
}

/** How many people say a text, by the text as it is compared; organisations are the same by right. */
function countPeople(statements: readonly Statement[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { content } of statements) {
    const own = [...moderatedFields(content)].flatMap(([field, value]) =>
      field.startsWith('fact/') ? [] : textsIn(field, value).map(([, text]) => comparableText(text)),
    )
    for (const text of new Set(own)) counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return counts
}

async function readStatementsOf(db: Database, electionId: number): Promise<Statement[]> {
  const { rows } = await sql<Statement>`
    select distinct on (c.candidacy_id) c.candidacy_id as "candidacyId", c.candidate_id as "candidateId", r.number as revision,
      r.submitted_at as "submittedAt", r.content
    from candidacy c join statement_revision r on r.candidacy_id = c.candidacy_id
    where c.election_id = ${electionId} and c.withdrawn_at is null order by c.candidacy_id, r.number desc`.execute(db)
  return rows
}

function readDecisionsOf(db: Database, electionId: number): Promise<Decision[]> {
  return db
    .selectFrom('moderationDecision as m')
    .leftJoin('appeal', (join) => join.onRef('appeal.decisionId', '=', 'm.decisionId').on('answeredAt', 'is', null))
    .select(['m.candidacyId', 'field', 'kind', 'reason', 'sha256', 'decidedAt', 'releasedAt', 'withheld'])
    .select(['text as appeal', 'at as appealedAt'])
    .where('electionId', '=', electionId)
    .orderBy('m.decisionId', 'desc')
    .execute()
}

function readReportsOf(db: Database, electionId: number): Promise<Report[]> {
  return db
    .selectFrom('readerReport')
    .select(['candidateId', 'part', 'reason', 'waiting', 'waitingSince'])
    .where('electionId', '=', electionId)
    .where('waiting', '>', 0)
    .execute()
}
