import { createHash } from 'node:crypto'
import type { ImportProblem, ParliamentImport } from '@plenara/contract'
import { importerOf, mergeParliament, type ParliamentParsed, type Source } from '@plenara/importers'
import { writeParliament } from '../../catalogue/parliament/write-parliament.ts'
import { parliamentFacts } from '../source-facts.ts'
import type { Database } from '../../db/database.ts'
import type { Lease } from '../../db/job-lease.ts'
import type { SourceState } from '../../db/schema/fetched-source.ts'
import { type FetchRun, type FetchSource, Refused, Unreadable } from './fetch-source.ts'
import { recordState } from './source-records.ts'

/** Records are written once their source exceeds this many bytes: as few changes as the memory allows. */
const PORTION_BYTES = 8_000_000
/** Nobody is there to accept a loss. */
const NOTHING: ReadonlySet<string> = new Set()

export interface Intake extends Pick<FetchRun, 'take' | 'read' | 'add' | 'flush' | 'checkpoint'> {
  outcome(): { readonly problems: readonly ImportProblem[]; readonly isChanged: boolean }
}

/** Parses the responses of a source and writes them in portions; a checkpoint is stored with the portion before it. */
export function createIntake(
  { name, format }: Pick<FetchSource, 'name' | 'format'>,
  { db, now, lease }: { readonly db: Database; readonly now: () => Date; readonly lease: Lease },
): Intake {
  const importer = importerOf(format)
  const problems: ImportProblem[] = []
  let waiting: ParliamentImport[] = []
  let reached: SourceState | null = null
  /** Over the responses that were read since the last portion: of one file what `sha256sum` prints. */
  let hash = createHash('sha256')
  let bytes = 0
  let isChanged = false
  const flush = async () => {
    if (waiting.length > 0) {
      const data = mergeParliament(waiting)
      const facts = { fileHash: hash.digest('hex'), now: now() }
      waiting = []
      hash = createHash('sha256')
      bytes = 0
      const about = parliamentFacts(importer, data, facts)
      const written = await writeParliament(db, data, { format, source: name, isRoutine: true, about }, { accepted: NOTHING, lease })
      if (written.isRefused) throw new Refused(written.losses.map(({ reason }) => reason))
      isChanged ||= written.changed
    }
    const state = reached
    if (state) await lease.write((tx) => recordState(tx, name, state))
    reached = null
  }
  const read = async (source: Source): Promise<ParliamentParsed> => {
    const parsed = await importer.parse(source)
    const [first] = parsed.problems
    if (Object.keys(parsed.import).length > 0 || !first) {
      hash.update(source.bytes)
      return parsed
    }
    problems.push(...parsed.problems)
    throw new Unreadable(`nothing can be read: ${first.file}:${first.line}: ${first.reason}`)
  }
  const add: Intake['add'] = (parsed) => {
    problems.push(...parsed.problems)
    if (Object.keys(parsed.import).length > 0) waiting.push(parsed.import)
  }
  return {
    read,
    add,
    take: async (source) => {
      const parsed = await read(source)
      add(parsed)
      bytes += source.bytes.length
      if (bytes >= PORTION_BYTES) await flush()
    },
    flush,
    checkpoint: async (state) => {
      reached = state
      if (waiting.length === 0) await flush()
    },
    outcome: () => ({ problems, isChanged }),
  }
}
