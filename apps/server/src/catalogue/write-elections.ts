import type { CatalogueImport, ElectionBundle, PartyRecord } from '@plenara/contract'
import { type QueryExecutorProvider, sql } from 'kysely'
import { candidateRow, electionRow, listRow, resultRow } from './ballot-rows.ts'
import { CANDIDATE, ELECTION, LIST, PARTY, PORTRAIT, RESULT } from './ballot-tables.ts'
import { allocateIds, type Ids } from './keys.ts'
import { deleteOthers, upsertRows } from './rows.ts'

export interface WrittenElections {
  readonly changed: number
  /** In the order of the import. */
  readonly electionIds: readonly number[]
}

/**
 * Writes parties and whole ballots: lists and candidates that a ballot no longer has go. A questionnaire or a result that
 * the source does not know stays as it was, public or not.
 */
export async function writeElections(
  tx: QueryExecutorProvider,
  data: CatalogueImport,
  onWritten: (records: number) => void,
): Promise<WrittenElections> {
  const partyIds = await allocateIds(
    tx,
    'party',
    partyKeysOf(data).map((key) => ({ scope: 0, key })),
  )
  let changed = await writeParties(tx, data.parties ?? [], partyIds)
  const bundles = data.elections ?? []
  if (bundles.length === 0) return { changed, electionIds: [] }
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
  const numbered = await keepPublications(
    tx,
    bundles.map((bundle) => ({ electionId: ids(0, bundle.election.key), bundle })),
  )
  changed += await upsertRows(
    tx,
    ELECTION,
    numbered.map(({ electionId, bundle }) => electionRow(electionId, bundle.election, questionnaireIds)),
  )
  changed += await writeBallots(tx, numbered, partyIds, onWritten)
  return { changed, electionIds: numbered.map((one) => one.electionId) }
}

interface Numbered {
  readonly electionId: number
  readonly bundle: ElectionBundle
}

/** A ballot without a result says nothing about the publication of the one that is stored. */
async function keepPublications(tx: QueryExecutorProvider, numbered: readonly Numbered[]): Promise<Numbered[]> {
  const { rows } = await sql<{ id: number; isPublic: boolean }>`
    select e.id, e.results_public as "isPublic" from election e join election_result r on r.election_id = e.id
    where e.id = any(${numbered.map(({ electionId }) => electionId)}::integer[])`.execute(tx)
  const publicById = new Map(rows.map(({ id, isPublic }) => [id, isPublic]))
  return numbered.map(({ electionId, bundle }) => {
    const resultsPublic = bundle.result === null ? publicById.get(electionId) : undefined
    return { electionId, bundle: resultsPublic === undefined ? bundle : { ...bundle, election: { ...bundle.election, resultsPublic } } }
  })
}

async function writeBallots(
  tx: QueryExecutorProvider,
  numbered: readonly Numbered[],
  partyIds: Ids,
  onWritten: (records: number) => void,
): Promise<number> {
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
  const candidates = numbered.flatMap(({ electionId, bundle }) => bundle.candidates.map((one) => candidateRow(electionId, one, ids)))
  const portraits = numbered.flatMap(({ electionId, bundle }) =>
    bundle.candidates.flatMap(({ key, portrait }) => (portrait ? [{ candidateId: candidateIds(electionId, key), svg: portrait }] : [])),
  )
  const results = numbered.flatMap(({ electionId, bundle }) => (bundle.result ? [resultRow(electionId, bundle.result, ids)] : []))
  const scope = { scope: 'election_id', scopeIds: numbered.map((one) => one.electionId), id: 'id' }
  const keepIds = candidates.map((row) => row.id)
  // What hangs on a candidate goes first: a change is undone step by step, and rows that go by themselves are in no step's order.
  const parts = { scope: 'candidate_id', scopeIds: await candidatesOf(tx, scope.scopeIds), id: 'candidate_id' }
  let changed = await deleteOthers(tx, { table: 'candidate_portrait', ...parts, keepIds: portraits.map((row) => row.candidateId) })
  changed += await deleteOthers(tx, { table: 'candidate_answers', ...parts, keepIds })
  changed += await deleteOthers(tx, { table: 'official_list', ...scope, keepIds: lists.map((row) => row.id) })
  changed += await deleteOthers(tx, { table: 'candidate', ...scope, keepIds })
  changed += await upsertRows(tx, LIST, lists)
  changed += await upsertRows(tx, { ...CANDIDATE, onRows: onWritten }, candidates)
  changed += await upsertRows(tx, PORTRAIT, portraits)
  return changed + (await upsertRows(tx, RESULT, results))
}

async function candidatesOf(tx: QueryExecutorProvider, electionIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from candidate where election_id = any(${electionIds}::integer[])`.execute(tx)
  return rows.map(({ id }) => id)
}

async function writeParties(tx: QueryExecutorProvider, parties: readonly PartyRecord[], ids: Ids): Promise<number> {
  return upsertRows(
    tx,
    PARTY,
    parties.map(({ key, ...rest }) => ({ ...rest, id: ids(0, key) })),
  )
}

/** Parties of the import, and those of earlier ones that its ballots name. */
function partyKeysOf(data: CatalogueImport): string[] {
  const named =
    data.elections?.flatMap(({ lists, candidates }) => [...lists, ...candidates].flatMap(({ partyKey }) => partyKey ?? [])) ?? []
  return [...(data.parties ?? []).map(({ key }) => key), ...named]
}

function questionnaireKey(election: ElectionBundle['election']): { scope: number; key: string }[] {
  return election.questionnaireKey ? [{ scope: 0, key: election.questionnaireKey }] : []
}
