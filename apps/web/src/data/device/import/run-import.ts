import type { ExportHead, ExportLine } from '@plenara/contract'
import { EXPORT_FORMAT } from '@plenara/contract/constants'
import { ImportError } from './import-error.ts'
import { type CatalogueState, type ImportSource, isFetched } from './import-state.ts'
import type { ImportStore } from './import-store.ts'
import { readLines } from './read-lines.ts'

/** What the lines that are being fetched are about. */
export type ImportStep = ExportLine['part'] | 'placing'

export interface ImportRun {
  readonly store: ImportStore
  /** The answer of the server to an export call. */
  readonly fetchExport: (source: Pick<ImportSource, 'cantonId' | 'since'>, signal: AbortSignal) => Promise<Response>
  readonly cantonIds: readonly number[]
  readonly signal: AbortSignal
  readonly onStep: (state: CatalogueState, step: ImportStep) => void
}

/** Lines a transaction: few enough that little is fetched twice, many enough that a phone is not busy with transactions. */
const LINES_PER_STEP = 16
/** Data that changes again and again while it is fetched is tried later. */
const MAX_STARTS = 4

/**
 * Fetches what is missing and puts it in place, from where an earlier import ended. Lines that are staged already are skipped: the answer is small
 * and compressed as a whole. Throws `ImportError`, and the reason of the signal where it ended the import; what is staged then stays.
 */
export async function runImport(run: ImportRun): Promise<CatalogueState> {
  let state = await run.store.begin(run.cantonIds)
  for (let starts = 0; starts < MAX_STARTS; starts++) {
    const fetched = await fetchAll(run, state)
    if (fetched.isWhole) {
      run.signal.throwIfAborted()
      run.onStep(fetched.state, 'placing')
      return run.store.place()
    }
    state = fetched.state
  }
  throw new ImportError('server')
}

interface Fetched {
  readonly state: CatalogueState
  /** False where the import has to start over. */
  readonly isWhole: boolean
}

async function fetchAll(run: ImportRun, begun: CatalogueState): Promise<Fetched> {
  let state = begun
  for (const index of begun.running?.sources.keys() ?? []) {
    const fetched = await fetchSource(run, state, index)
    state = fetched.state
    if (!fetched.isWhole) return fetched
  }
  return { state, isWhole: true }
}

async function fetchSource(run: ImportRun, begun: CatalogueState, index: number): Promise<Fetched> {
  const source = begun.running?.sources[index]
  if (!source) throw new ImportError('overtaken')
  if (isFetched(source)) return { state: begun, isWhole: true }
  const lines = readLines(await answerOf(run, source))
  try {
    const taken = await run.store.takeHead(index, headOf(await nextOf(lines, run.signal)))
    if (taken.isNew) return { state: taken.state, isWhole: false }
    const state = await stageLines(run, taken.state, { index, lines })
    if (!isFetched(state.running?.sources[index] ?? source)) throw new ImportError('connection')
    return { state, isWhole: true }
  } finally {
    await lines.return(undefined)
  }
}

async function answerOf({ fetchExport, signal }: ImportRun, source: ImportSource): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const answer = await fetchExport(source, signal).catch((cause: unknown) => {
    signal.throwIfAborted()
    throw new ImportError('connection', { cause })
  })
  if (!answer.ok || !answer.body) throw new ImportError('server')
  return answer.body
}

/** The next line, undefined at the end. */
async function nextOf(lines: AsyncGenerator<string>, signal: AbortSignal): Promise<string | undefined> {
  signal.throwIfAborted()
  try {
    const { done, value } = await lines.next()
    return done ? undefined : value
  } catch (cause) {
    signal.throwIfAborted()
    throw new ImportError('connection', { cause })
  }
}

interface Lines {
  readonly index: number
  readonly lines: AsyncGenerator<string>
}

async function stageLines(run: ImportRun, begun: CatalogueState, { index, lines }: Lines): Promise<CatalogueState> {
  let state = begun
  let waiting: string[] = []
  let stored = begun.running?.sources[index]?.stored ?? 0
  const stage = async () => {
    if (waiting.length === 0) return
    const step = partOf(waiting.at(-1) ?? '')
    state = await run.store.stage(index, stored, waiting)
    stored += waiting.length
    waiting = []
    run.onStep(state, step)
  }
  let skip = stored
  for (let line = await nextOf(lines, run.signal); line !== undefined; line = await nextOf(lines, run.signal)) {
    if (skip > 0) skip -= 1
    else waiting.push(line)
    if (waiting.length === LINES_PER_STEP) await stage()
  }
  await stage()
  return state
}

function headOf(line: string | undefined): ExportHead {
  if (line === undefined) throw new ImportError('connection')
  const head = parsed(line)
  if (head?.part !== 'head' || head.format !== EXPORT_FORMAT) throw new ImportError('server')
  return head
}

/** Throws `server` where a line is not one of the export. */
function partOf(line: string): ExportLine['part'] {
  const part = parsed(line)?.part
  if (part === undefined) throw new ImportError('server')
  return part
}

function parsed(line: string): ExportLine | null {
  try {
    return JSON.parse(line) as ExportLine
  } catch {
    return null
  }
}
