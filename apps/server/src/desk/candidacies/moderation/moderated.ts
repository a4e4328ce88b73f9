import type { StatementContent } from '@plenara/contract'
import { type FieldValue, isModerated, moderatedFields } from '@plenara/domain'
import { digestOf } from '../../../catalogue/candidates/held-texts.ts'
import type { Database } from '../../../db/database.ts'
import { StartError } from '../../../platform/start-error.ts'
import { type OfficialRow, readOfficial } from '../official-candidacies.ts'

/** A field of somebody's statement about which an operator decides. */
export interface Moderated {
  readonly candidacyId: number
  readonly candidateId: number
  readonly electionId: number
  /** Null: nobody has the candidacy any more. */
  readonly actorId: number | null
  readonly official: OfficialRow
  readonly field: string
  /** The number of what was submitted last; 0: nothing that counts any more, and the public log alone says something. */
  readonly revision: number
  /** What it says of the field; null: nothing. */
  readonly value: FieldValue
}

export interface NamedField {
  readonly electionId: number
  /** On the ballot, e.g. `01.05`. */
  readonly number: string
  /** As in `text/motto/de`. */
  readonly field: string
}

/**
 * The person of a number on the ballot with their candidacy. Who has withdrawn says nothing but what the public log keeps. Throws `StartError` for nobody or
 * several, and who has submitted nothing that stands anywhere.
 */
export async function findModerated(db: Database, { electionId, number, field }: NamedField): Promise<Moderated> {
  if (!isModerated(field)) {
    throw new StartError(
      `"${field}" is no field that can be held back, such as comment/12/de, text/motto/de, link/x, fact/vestedInterests or portrait`,
    )
  }
  const [official, ...others] = await readOfficial(db, { electionId, number }, 'de')
  if (!official) throw new StartError(`Nobody on the lists of election ${electionId} has the number ${number}`)
  if (others.length > 0) throw new StartError(`${others.length + 1} persons of election ${electionId} have the number ${number}`)
  const found = await db
    .selectFrom('candidacy')
    .leftJoin('statementRevision', (join) =>
      join.onRef('statementRevision.candidacyId', '=', 'candidacy.candidacyId').on('withdrawnAt', 'is', null),
    )
    .select(['candidacy.candidacyId', 'candidateId', 'actorId', 'statementRevision.number as revision', 'content'])
    .where('candidateId', '=', official.candidateId)
    .orderBy('statementRevision.number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!found || (found.revision === null && !(await standsInLog(db, official)))) {
    throw new StartError(`The person of number ${number} has submitted nothing`)
  }
  const { content, revision, ...candidacy } = found
  return { ...candidacy, electionId, official, field, revision: revision ?? 0, value: content && saidIn(content, field) }
}

async function standsInLog(db: Database, { candidateId }: OfficialRow): Promise<boolean> {
  const row = await db.selectFrom('statementChange').select('changeId').where('candidateId', '=', candidateId).limit(1).executeTakeFirst()
  return row !== undefined
}

/** What a statement says in a field that can be held back; null: nothing. */
function saidIn(content: StatementContent, field: string): FieldValue {
  return moderatedFields(content).get(field) ?? null
}

/** The fields that can be held back of which something is said: in what was submitted, or in the public log. */
export async function moderatedSoFar(
  db: Database,
  { candidacyId, candidateId }: Pick<Moderated, 'candidacyId' | 'candidateId'>,
): Promise<string[]> {
  const submitted = await db.selectFrom('statementRevision').select('content').where('candidacyId', '=', candidacyId).execute()
  const logged = await db.selectFrom('statementChange').select('field').distinct().where('candidateId', '=', candidateId).execute()
  const said = submitted.flatMap(({ content }) => [...moderatedFields(content).keys()])
  return [...new Set([...said, ...logged.map(({ field }) => field).filter(isModerated)])].toSorted()
}

/** Digests of what the field says in statements from one number or moment on, without repetitions; numbers begin anew after a withdrawal. */
export async function digestsSince(
  db: Database,
  { candidacyId, field }: Pick<Moderated, 'candidacyId' | 'field'>,
  first: { readonly number: number } | { readonly at: Date },
): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('statementRevision')
    .select('content')
    .where('candidacyId', '=', candidacyId)
    .where((eb) => ('at' in first ? eb('submittedAt', '>=', first.at) : eb('number', '>=', first.number)))
    .orderBy('number')
    .execute()
  return distinctDigests(rows.map(({ content }) => saidIn(content, field)))
}

/** The same of what the public log says of the field, from a moment on. */
export async function digestsInLog(
  db: Database,
  { candidateId, field }: Pick<Moderated, 'candidateId' | 'field'>,
  since = new Date(0),
): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('statementChange')
    .select(['before', 'after'])
    .where('candidateId', '=', candidateId)
    .where('field', '=', field)
    .where('at', '>=', since)
    .execute()
  return distinctDigests(rows.flatMap(({ before, after }) => [before, after]))
}

function distinctDigests(values: readonly FieldValue[]): Buffer[] {
  const said = values.filter((value) => value !== null && !(Array.isArray(value) && value.length === 0))
  return [...new Map(said.map((value) => [digestOf(value).toString('hex'), digestOf(value)])).values()]
}
