import type { ImportProblem } from '@plenara/contract'
import { type Importer, mergeParliament, parliamentCountsOf, rollCallContradictions } from '@plenara/importers'
import { idleQuestionVotes } from '../catalogue/parliament/idle-question-votes.ts'
import { writeParliament } from '../catalogue/parliament/write-parliament.ts'
import { refusedLosses } from './accepted-losses.ts'
import type { ImportArguments } from './import-arguments.ts'
import { parseFiles } from './import-files.ts'
import { type ImportResult, type ImportSession, isNothingToWrite, withDatabase } from './import-session.ts'
import { losesSomething } from './import-summary.ts'
import { acceptingCommand } from './shown-command.ts'
import { parliamentFacts } from './source-facts.ts'

export type ParliamentImporter = Importer<'parliament' | 'votes' | 'news'>

/**
 * Imports parliaments, votes or news, whole or not at all: what could not be read refuses the import, unless the operator accepts it by line; what the
 * source itself says twice and differently is loaded as it is. Throws `StartError`.
 */
export async function importParliament(importer: ParliamentImporter, args: ImportArguments, session: ImportSession): Promise<ImportResult> {
  const { data, counts, problems, fileHash } = await readParliament(importer, args, session)
  const refused = refusedLosses(problems, args.acceptedLosses)
  const nothing = { counts, problems, isLoaded: false, isChanged: false, elections: [] }
  const isEmpty = Object.keys(data).length === 0
  const refusalOf = (lost: readonly ImportProblem[]) => ({
    refusal: losesSomething(lost.length),
    accepting: acceptingCommand(args, lost, isEmpty),
  })
  if (refused.length > 0 && !args.isStrict) return { ...nothing, ...refusalOf(refused) }
  if (isNothingToWrite(args, data, problems)) return nothing
  return withDatabase(session, async (db) => {
    const about = parliamentFacts(importer, data, { fileHash, now: new Date() })
    const accepted = args.acceptedLosses?.words ?? new Set<string>()
    const { changed, difference, losses, isRefused } = await writeParliament(db, data, { ...session.origin, about }, { accepted })
    const all = [...problems, ...losses.map((one) => ({ file: '', line: 0, ...one }))]
    if (isRefused) return { ...nothing, problems: all, difference, ...refusalOf(refusedLosses(all, args.acceptedLosses)) }
    const remarks = data.questionVotes && !args.isPlan ? await idleQuestionVotes(db) : []
    return { counts, problems: all, isLoaded: true, isChanged: changed, elections: [], remarks, difference }
  })
}

async function readParliament(importer: ParliamentImporter, args: ImportArguments, session: ImportSession) {
  const { files, fileHash } = await parseFiles(importer, args, session)
  const data = mergeParliament(files.map(({ parsed }) => parsed.import))
  const contradictions = rollCallContradictions(data).map((reason) => ({ file: args.path, line: 0, reason }))
  const problems = [...files.flatMap(({ parsed }) => parsed.problems), ...contradictions]
  return { data, counts: parliamentCountsOf(data), problems, fileHash }
}
