import type { ExportHead, ExportKey } from '@plenara/contract'
import { EXPORT_FORMAT } from '@plenara/contract/constants'

/** One export that an import fetches, and how far it has come. */
export interface ImportSource {
  /** Null: what all cantons share. */
  readonly cantonId: number | null
  /** The version whose changes are asked for, null for everything. */
  readonly since: number | null
  /** What its first line says, null before that. */
  readonly head: Pick<ExportHead, 'lines' | 'replaces'> | null
  /** So many lines are staged: the cursor. */
  readonly stored: number
}

export interface RunningImport {
  readonly cantonIds: readonly number[]
  /** The version that is being fetched, null before the first line. */
  readonly dataVersion: number | null
  readonly sources: readonly ImportSource[]
}

/** What stands under `state`. The data in use stays until all of an import is there. */
export interface CatalogueState {
  /** The form of the data in use. */
  readonly format: number
  /** Of the data in use, 0 where there is none. */
  readonly dataVersion: number
  readonly complete: boolean
  /** The cantons whose elections are in use. */
  readonly cantonIds: readonly number[]
  /** The next import asks for everything. */
  readonly requiresFullImport: boolean
  /** The last import failed and was not tried again yet. */
  readonly failed: boolean
  readonly running: RunningImport | null
  readonly [more: string]: unknown
}

/** What an import shows of itself [IMPORT-1]. */
export interface ImportFlags {
  /** 0 to 1; negative after a failure [IMPORT-2]. */
  readonly progress: number
  /** Begun before, not finished, and not at work. */
  readonly interrupted: boolean
  readonly failed: boolean
  readonly requiresFullImport: boolean
  /** The cantons whose data is whole and in use, also while newer data is fetched; null where there is none. */
  readonly heldCantonIds: readonly number[] | null
}

export const EMPTY_STATE: CatalogueState = {
  format: EXPORT_FORMAT,
  dataVersion: 0,
  complete: false,
  cantonIds: [],
  requiresFullImport: true,
  failed: false,
  running: null,
}

/** What was stored, or the empty state where it is missing. Data of another form is used no more. */
export function stateOf(stored: Partial<CatalogueState> | undefined): CatalogueState {
  const state = { ...EMPTY_STATE, ...stored }
  return state.format === EXPORT_FORMAT ? state : EMPTY_STATE
}

/** Goes on with the import under way where it is for the same cantons, else begins one. Cantons that are held stay. */
export function begin(state: CatalogueState, wanted: readonly number[]): CatalogueState {
  const cantonIds = [...new Set([...state.cantonIds, ...wanted])].toSorted((a, b) => a - b)
  if (state.running && sameIds(state.running.cantonIds, cantonIds)) return { ...state, failed: false }
  return { ...state, failed: false, running: newImport(state, cantonIds) }
}

/** The import begins anew, as the server has other data than when it began. The data in use stays. */
export function startOver(state: CatalogueState): CatalogueState {
  return state.running ? { ...state, running: newImport(state, state.running.cantonIds) } : state
}

function newImport(state: CatalogueState, cantonIds: readonly number[]): RunningImport {
  const isPartial = state.complete && !state.requiresFullImport
  const sinceOf = (isHeld: boolean) => (isPartial && isHeld ? state.dataVersion : null)
  const fresh = { head: null, stored: 0 }
  const cantons = cantonIds.map((cantonId) => ({ ...fresh, cantonId, since: sinceOf(state.cantonIds.includes(cantonId)) }))
  return { cantonIds, dataVersion: null, sources: [{ ...fresh, cantonId: null, since: sinceOf(true) }, ...cantons] }
}

/** Takes the first line of an export. Null where it does not fit what is staged already: the import has to start over. */
export function acceptHead(state: CatalogueState, index: number, head: ExportHead): CatalogueState | null {
  const { running } = state
  const source = running?.sources[index]
  if (!running || !source) return null
  if (running.dataVersion !== null && running.dataVersion !== head.dataVersion) return null
  if (source.head && !sameHead(source.head, head)) return null
  const { lines, replaces } = head
  return withSource({ ...state, running: { ...running, dataVersion: head.dataVersion } }, index, { ...source, head: { lines, replaces } })
}

/** So many further lines are staged. */
export function advance(state: CatalogueState, index: number, lines: number): CatalogueState {
  const source = state.running?.sources[index]
  return source ? withSource(state, index, { ...source, stored: source.stored + lines }) : state
}

/** Nothing of what was staged is used, and the next import asks for everything. */
export function refuse(state: CatalogueState): CatalogueState {
  return { ...state, running: null, requiresFullImport: true, failed: true }
}

/** Everything is in place. */
export function complete(state: CatalogueState): CatalogueState {
  const { running } = state
  if (running?.dataVersion == null) return state
  const { dataVersion, cantonIds } = running
  return { ...EMPTY_STATE, dataVersion, cantonIds, complete: true, requiresFullImport: false }
}

export function isFetched({ head, stored }: ImportSource): boolean {
  return head !== null && stored === head.lines
}

/** What the data that all cantons share counts beside one canton, and what putting it all in place does. */
const COMMON_SHARE = 0.2
const PLACING_SHARE = 0.1

/** How much of an import is done, 0 to 1. */
function progressOf({ complete: isComplete, running }: CatalogueState): number {
  if (!running) return isComplete ? 1 : 0
  const cantons = running.sources.length - 1
  const fetching = 1 - PLACING_SHARE
  const shareOf = ({ cantonId }: ImportSource) => {
    if (cantons === 0) return fetching
    return cantonId === null ? fetching * COMMON_SHARE : (fetching * (1 - COMMON_SHARE)) / cantons
  }
  return running.sources.reduce((sum, source) => sum + shareOf(source) * partOf(source), 0)
}

function partOf(source: ImportSource): number {
  if (!source.head) return 0
  return source.head.lines === 0 ? 1 : source.stored / source.head.lines
}

/** @param isAtWork whether this import is running at the moment, here or in another tab */
export function flagsOf(state: CatalogueState, isAtWork: boolean): ImportFlags {
  const { failed, requiresFullImport, running } = state
  const interrupted = running !== null && !isAtWork && !failed
  const heldCantonIds = state.complete && !requiresFullImport ? state.cantonIds : null
  return { progress: failed ? -1 : progressOf(state), interrupted, failed, requiresFullImport, heldCantonIds }
}

function withSource(state: CatalogueState, index: number, source: ImportSource): CatalogueState {
  const { running } = state
  return running ? { ...state, running: { ...running, sources: running.sources.with(index, source) } } : state
}

function sameHead(known: { readonly lines: number; readonly replaces: readonly ExportKey[] }, head: ExportHead): boolean {
  return known.lines === head.lines && known.replaces.join() === head.replaces.join()
}

function sameIds(a: readonly number[], b: readonly number[]): boolean {
  return a.join() === b.join()
}
