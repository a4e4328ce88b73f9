import type { ImportLoss, LocalizedText } from '@plenara/contract'
import { zurichDay } from '@plenara/domain'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { StartError } from '../../platform/start-error.ts'
import { type ChangeOutcome, changeCatalogue } from '../change/change-catalogue.ts'
import { openSeatLosses } from './open-seats.ts'
import { publishDraft, stepsBack } from './publish-draft.ts'

/** A draft goes back behind what is published or leaves seats open, and nobody has accepted that. */
export class NotAccepted extends StartError {
  readonly losses: ReadonlySet<ImportLoss>

  constructor(reason: string, losses: ReadonlySet<ImportLoss>) {
    super(reason)
    this.losses = losses
  }
}

/** What a publication did, and of which elections something changed that readers see. */
type Publication = ChangeOutcome & { readonly shown: readonly number[] }

/**
 * Publishes the drafts of elections, or their withdrawn results, all or none, as one logged change that can be undone. Throws `StartError` if there
 * is no such election or nothing to publish, `NotAccepted` at a step back behind a published result or at seats left open.
 */
export function publishResults(db: Database, electionIds: readonly number[], accepted: ReadonlySet<ImportLoss> = new Set()) {
  const source = `${electionIds.length === 1 ? 'election' : 'elections'} ${electionIds.join(', ')}`
  return changeCatalogue(db, { format: 'publication', source, keepsSources: true }, async (tx): Promise<Publication> => {
    const shown: number[] = []
    for (const electionId of electionIds) if (await publishOne(tx, electionId, accepted)) shown.push(electionId)
    return { shown, changed: shown.length > 0, counts: { elections: electionIds.length } }
  })
}

/** Publishes the result of one election as `publishResults` does. */
export function publishResult(db: Database, electionId: number, accepted?: ReadonlySet<ImportLoss>) {
  return publishResults(db, [electionId], accepted)
}

async function publishOne(tx: Database, electionId: number, accepted: ReadonlySet<ImportLoss>): Promise<boolean> {
  const { isPublic, former, draft } = await readState(tx, electionId)
  if (!former && !draft) throw new StartError(`Election ${electionId} has no result yet: import it first`)
  const back = draft && isPublic ? stepsBack(former, draft) : []
  const losses = [...back, ...(draft ? await openSeatLosses(tx, [electionId]) : [])]
  const refused = losses.filter(({ loss }) => !accepted.has(loss))
  if (refused.length > 0) {
    const reasons = refused.map(({ reason }) => reason).join('; ')
    const what = back.length > 0 ? 'goes back' : 'may lack something'
    throw new NotAccepted(`The draft of election ${electionId} ${what}: ${reasons}`, new Set(refused.map(({ loss }) => loss)))
  }
  return (await publishDraft(tx, electionId)) > 0
}

/**
 * Withdraws the published result of an election as a logged change that can be undone; readers see that it is withdrawn, since when and why. A
 * draft beside it stays. Throws `StartError` if there is no such election, or no published result.
 */
export function withdrawResult(db: Database, electionId: number, reason: LocalizedText | null = null) {
  return changeCatalogue(db, { format: 'withdrawal', source: `election ${electionId}`, keepsSources: true }, async (tx) => {
    const { isPublic, withdrawn, former } = await readState(tx, electionId)
    if (!isPublic && !withdrawn) throw new StartError(`The result of election ${electionId} is not published`)
    if (!former) throw new StartError(`Election ${electionId} has no result`)
    if (!isPublic && reason === null) return { changed: false, counts: {} }
    const { rows } = await sql<{ now: Date }>`select now() as now`.execute(tx)
    const on = withdrawn?.on ?? zurichDay(rows[0]?.now.getTime() ?? 0)
    const resultWithdrawn = JSON.stringify({ on, reason: reason ?? withdrawn?.reason ?? null })
    await tx.updateTable('election').set({ resultsPublic: false, resultWithdrawn }).where('id', '=', electionId).execute()
    return { changed: true, counts: { elections: 1 } }
  })
}

async function readState(db: Database, electionId: number) {
  const election = await db
    .selectFrom('election')
    .select(['resultsPublic', 'resultWithdrawn'])
    .where('id', '=', electionId)
    .executeTakeFirst()
  if (!election) throw new StartError(`There is no election ${electionId}`)
  const former = await db.selectFrom('electionResult').selectAll().where('electionId', '=', electionId).executeTakeFirst()
  const draft = await db.selectFrom('resultDraft').selectAll().where('electionId', '=', electionId).executeTakeFirst()
  return { isPublic: election.resultsPublic, withdrawn: election.resultWithdrawn, former, draft }
}
