import type { Database } from '../db/database.ts'
import { type ElectionState, readElectionStates } from '../catalogue/edit/election-states.ts'
import { StartError } from '../platform/start-error.ts'
import { electionLine } from './election-lines.ts'
import type { ImportArguments } from './import-arguments.ts'
import { type ImportSession, withDatabase } from './import-session.ts'
import { importCommand } from './shown-command.ts'
import { oneLine } from './import-summary.ts'

const SHOWN = 10

/** The elections that an import belongs to. Throws `StartError` where none is named: with those that there are, and the command for the nearest. */
export async function electionIdsOf(args: ImportArguments, session: ImportSession): Promise<readonly number[]> {
  if (args.electionIds) return args.electionIds
  const elections = await withDatabase(session, (db) => nearestFirst(db, new Date()))
  const [nearest] = elections
  if (!nearest) throw new StartError('Which election? There is none yet: import one first')
  const more = elections.length > SHOWN ? [`  and ${elections.length - SHOWN} more: npm run admin -- election list`] : []
  const lines = elections.slice(0, SHOWN).map((election) => `  ${oneLine(electionLine(election))}`)
  const command = importCommand(args, { electionIds: [nearest.electionId] })
  throw new StartError('Which election? The nearest first:', { lines: [...lines, ...more, `Say its id: ${command}`] })
}

/** By how far their day is; of the same distance the one to come. */
async function nearestFirst(db: Database, now: Date): Promise<ElectionState[]> {
  const distance = ({ electionDate }: ElectionState) => Math.abs(Date.parse(electionDate) - now.getTime())
  return (await readElectionStates(db)).toSorted((a, b) => distance(a) - distance(b) || a.electionId - b.electionId)
}
