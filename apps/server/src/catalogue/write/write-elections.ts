import type { CatalogueImport, ElectionBundle, PartyRecord } from '@plenara/contract'
import type { Delivery } from '@plenara/importers'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import {
  type BallotIds,
  CANDIDATE,
  candidateRow,
  electionRow,
  LIST,
  listRow,
  PARTY,
  PROFILE,
  resultRow,
  TOLD_CANDIDATE,
  TOLD_ELECTION,
  TOLD_PROFILE,
} from './ballot-tables.ts'
import { writeDeliveries } from '../deliveries/stored-deliveries.ts'
import { allocateIds, type Ids } from './keys.ts'
import { keepListTimes } from './list-times.ts'
import { type ProfileRow, profileRow } from './profile-rows.ts'
import { deliverResults } from '../results/result-drafts.ts'
import { markGone, upsertRows } from './rows.ts'
import { drawingOf, writePortraits } from './write-portraits.ts'

export interface WrittenElections {
  readonly changed: number
  /** How many rows of drafts changed, which nobody sees. */
  readonly drafts: number
  /** In the order of the import. */
  readonly electionIds: readonly number[]
}

export interface ElectionOptions {
  /** What the format of the import has said, by the key of the election. */
  readonly deliveries: ReadonlyMap<string, Delivery>
  /** Results are shown at once; else they are drafts. */
  readonly isPublished: boolean
  /** What a source does not tell of a candidate goes; else it stays as stored. */
  readonly erasesTexts: boolean
  readonly onWritten: (records: number) => void
}

/**
 * Writes parties and whole ballots: lists and candidates that a ballot no longer has are marked as gone and stay. A questionnaire, a result or what is known of a
 * candidate stays as it was where the source does not tell it.
 */
export async function writeElections(tx: Database, data: CatalogueImport, options: ElectionOptions): Promise<WrittenElections> {
  const partyIds = await allocateIds(
    tx,
    'party',
    partyKeysOf(data).map((key) => ({ scope: 0, key })),
  )
  const bundles = data.elections ?? []
  const reviewed = bundles.length > 0 ? await reviewedParties(tx) : new Set<number>()
  const parties = (data.parties ?? []).filter(({ key }) => !reviewed.has(partyIds(0, key)))
  let changed = await writeParties(tx, parties, partyIds)
  if (bundles.length === 0) return { changed, drafts: 0, electionIds: [] }
  const questionnaireIds = await allocateIds(
    tx,
    'questionnaire',
    bundles.flatMap(({ election }) => questionnaireKey(election)),
  )
  const ids = await allocateIds(
    tx,
    'election',
    bundles.map(({ election }) => ({ scope: 0, key: election.key })),
  )
  const numbered = bundles.map((bundle) => ({ electionId: ids(0, bundle.election.key), bundle }))
  changed += await upsertRows(
    tx,
    TOLD_ELECTION,
    numbered.map(({ electionId, bundle }) => electionRow(electionId, bundle.election, questionnaireIds)),
  )
  const ballots = await writeBallots(tx, numbered, partyIds, options)
  changed += await writeDeliveries(
    tx,
    numbered.flatMap(({ electionId, bundle }) => {
      const delivery = options.deliveries.get(bundle.election.key)
      return delivery ? [{ electionId, delivery }] : []
    }),
  )
  return { changed: changed + ballots.changed, drafts: ballots.drafts, electionIds: numbered.map(({ electionId }) => electionId) }
}

interface Numbered {
  readonly electionId: number
  readonly bundle: ElectionBundle
}

async function writeBallots(
  tx: Database,
  numbered: readonly Numbered[],
  partyIds: Ids,
  { isPublished, erasesTexts, onWritten }: ElectionOptions,
): Promise<{ changed: number; drafts: number }> {
  const within = (partsOf: (bundle: ElectionBundle) => readonly { readonly key: string }[]) =>
    numbered.flatMap(({ electionId, bundle }) => partsOf(bundle).map(({ key }) => ({ scope: electionId, key })))
  const listIds = await allocateIds(
    tx,
    'list',
    within(({ lists }) => lists),
  )
  const candidateIds = await allocateIds(
    tx,
    'candidate',
    within(({ candidates }) => candidates),
  )
  const ids = { partyIds, listIds, candidateIds }
  const lists = numbered.flatMap(({ electionId, bundle }) => bundle.lists.map((list, position) => listRow(electionId, position, list, ids)))
  const portraits = numbered.flatMap(({ electionId, bundle }) =>
    bundle.candidates.flatMap(({ key, portrait }) =>
      portrait ? [{ candidateId: candidateIds(electionId, key), picture: drawingOf(portrait) }] : [],
    ),
  )
  const results = numbered.flatMap(({ electionId, bundle }) => (bundle.result ? [resultRow(electionId, bundle.result, ids)] : []))
  const scope = { scope: 'election_id', scopeIds: numbered.map(({ electionId }) => electionId), id: 'id' }
  const keepIds = numbered.flatMap(({ electionId, bundle }) => bundle.candidates.map(({ key }) => candidateIds(electionId, key)))
  let changed = await markGone(tx, { table: 'official_list', ...scope, keepIds: lists.map((row) => row.id) })
  changed += await markGone(tx, { table: 'candidate', ...scope, keepIds })
  changed += await upsertRows(tx, LIST, lists)
  await keepListTimes(tx, scope.scopeIds)
  changed += await upsertRows(tx, { ...(erasesTexts ? CANDIDATE : TOLD_CANDIDATE), onRows: onWritten }, candidateRows(numbered, ids))
  changed += await upsertRows(tx, erasesTexts ? PROFILE : TOLD_PROFILE, profileRows(numbered, candidateIds))
  changed += await writePortraits(tx, portraits)
  const delivered = await deliverResults(tx, results, isPublished)
  return { changed: changed + delivered.changed, drafts: delivered.drafts }
}

/** One row after the other: all of them at once would be a copy of the ballot. */
function* candidateRows(numbered: readonly Numbered[], ids: BallotIds): Generator<ReturnType<typeof candidateRow>> {
  for (const { electionId, bundle } of numbered) for (const candidate of bundle.candidates) yield candidateRow(electionId, candidate, ids)
}

function* profileRows(numbered: readonly Numbered[], candidateIds: Ids): Generator<ProfileRow> {
  for (const { electionId, bundle } of numbered) {
    for (const candidate of bundle.candidates) {
      const row = profileRow(candidateIds(electionId, candidate.key), candidate)
      if (row) yield row
    }
  }
}

/** Parties that an operator has described (`parties`): an official file, which only names them, does not take that back. */
async function reviewedParties(tx: QueryExecutorProvider): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select p.id from party p join import_log l on l.id = p.source_id where l.format = 'parties'`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

async function writeParties(tx: QueryExecutorProvider, parties: readonly PartyRecord[], ids: Ids): Promise<number> {
  return upsertRows(
    tx,
    PARTY,
    parties.map(({ key, ...rest }) => ({ ...rest, id: ids(0, key) })),
  )
}

/** The parties of the import, and those of earlier imports that its ballots name. */
function partyKeysOf(data: CatalogueImport): string[] {
  const named =
    data.elections?.flatMap(({ lists, candidates }) => [...lists, ...candidates].flatMap(({ partyKey }) => partyKey ?? [])) ?? []
  return [...(data.parties ?? []).map(({ key }) => key), ...named]
}

function questionnaireKey(election: ElectionBundle['election']): { scope: number; key: string }[] {
  return election.questionnaireKey ? [{ scope: 0, key: election.questionnaireKey }] : []
}
