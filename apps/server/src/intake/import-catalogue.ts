import type { ImportProblem } from '@plenara/contract'
import { type Importer, type MergedParsed, mergeParsed, remarksOf } from '@plenara/importers'
import type { SourceFacts } from '../catalogue/change/change-catalogue.ts'
import { readDraftIds } from '../catalogue/results/result-drafts.ts'
import { readStoredResults } from '../catalogue/results/stored-results.ts'
import { type Flaws, type Written, writeCatalogue } from '../catalogue/write/write-catalogue.ts'
import type { Database } from '../db/database.ts'
import { refusedLosses } from './accepted-losses.ts'
import type { ImportArguments } from './import-arguments.ts'
import { parseFiles } from './import-files.ts'
import { type ImportResult, type ImportSession, isNothingToWrite, withDatabase } from './import-session.ts'
import { losesSomething, namedElections } from './import-summary.ts'
import { acceptingCommand } from './shown-command.ts'
import { catalogueFacts } from './source-facts.ts'

export type CatalogueImporter = Importer<'places' | 'settings' | 'elections' | 'questionnaires'>

/** A file of answers of which more than this share belongs to nobody is one of another election. */
const MAX_SHARE_OF_STRANGERS = 0.05

/**
 * Imports elections, their results, questions and answers, or places. Elections and results are loaded whole or not at all: what could not be read, what
 * contradicts itself and what the stored data would lose refuses the import, unless the operator accepts it by name. Throws `StartError`.
 */
export async function importCatalogue(importer: CatalogueImporter, args: ImportArguments, session: ImportSession): Promise<ImportResult> {
  const { files, fileHash } = await parseFiles(importer, args, session)
  const merged = mergeParsed(files)
  const about = catalogueFacts(importer, merged.import, { fileHash, writtenAt: merged.writtenAt })
  const refusedOf = (problems: readonly ImportProblem[]) => refusedProblems({ importer, args, merged, problems })
  // A plan tells the difference also where it would be refused.
  const isRefused = !args.isPlan && refusedOf(merged.problems).length > 0
  const isNothing = isRefused || isNothingToWrite(args, merged.import, merged.problems)
  const written = isNothing
    ? null
    : await withDatabase(session, (db) =>
        write(db, args, { merged, session, about, isRefused: (flaws) => refusedOf(problemsOf(merged, flaws)).length > 0 }),
      )
  const problems = written ? problemsOf(merged, written) : merged.problems
  const refused = refusedOf(problems)
  const isEmpty = Object.keys(merged.import).length === 0 || (written !== null && isEverythingLost(merged.import, written))
  const isLoaded = written !== null && refused.length === 0 && !isEmpty
  return {
    counts: merged.counts,
    problems,
    isLoaded,
    isChanged: written ? written.changed || written.hasNewDrafts : false,
    ...(written && { difference: written.difference }),
    draftIds: isLoaded && !args.isPublished ? written.draftIds : [],
    elections: isLoaded ? namedElections(merged.import, written.electionIds) : [],
    remarks: isLoaded ? written.remarks : [],
    ...(refused.length > 0 && !args.isStrict && { refusal: refusalOf(importer, refused) }),
    accepting: acceptingCommand(args, refused, isEmpty || importer.target === 'settings'),
  }
}

interface Outcome {
  readonly importer: CatalogueImporter
  readonly args: ImportArguments
  readonly merged: MergedParsed
  readonly problems: readonly ImportProblem[]
}

/** The problems for which nothing is loaded. */
function refusedProblems({ importer, args, merged, problems }: Outcome): ImportProblem[] {
  if (args.isStrict || importer.target === 'settings') return [...problems]
  const refused = refusedLosses(problems, args.acceptedLosses)
  if (importer.target === 'elections') return refused
  const answers = merged.import.answers?.length ?? 0
  const strangers = refused.filter(isOfStranger)
  return strangers.length > answers * MAX_SHARE_OF_STRANGERS ? refused : refused.filter((problem) => !isOfStranger(problem))
}

/** An answer of the file whose candidate is not known; what stored answers lose stands in no file. */
function isOfStranger({ loss, file }: ImportProblem): boolean {
  return loss === 'answers' && file !== ''
}

function refusalOf({ target }: CatalogueImporter, refused: readonly ImportProblem[]): string {
  const count = refused.length
  if (target === 'settings') return `${count} of the problems: the file is read whole or not at all`
  if (target === 'elections' || !refused.every(isOfStranger)) return losesSomething(count)
  return `more than ${100 * MAX_SHARE_OF_STRANGERS} % of the answers belong to nobody: the file is of another election`
}

/** The problems of the files, and those that only the database can tell. */
function problemsOf(merged: MergedParsed, { unresolved, resultProblems, losses, doubts }: Flaws): ImportProblem[] {
  return [
    ...merged.problems,
    ...unresolved.map(({ index, reason, isStranger }) => ({
      file: '',
      line: 0,
      ...merged.answerLocations[index],
      reason,
      ...(isStranger && { loss: 'answers' as const }),
    })),
    ...resultProblems.map(({ index, ...problem }) => ({ file: '', line: 0, ...merged.resultLocations[index], ...problem })),
    ...losses.map((one) => ({ file: '', line: 0, ...one })),
    ...doubts.map((reason) => ({ file: '', line: 0, reason, isDoubt: true as const })),
  ]
}

interface Writing {
  readonly merged: MergedParsed
  readonly session: ImportSession
  readonly about: SourceFacts
  readonly isRefused: (flaws: Flaws) => boolean
}

async function write(db: Database, args: ImportArguments, { merged, session, about, isRefused }: Writing) {
  const written = await writeCatalogue(db, merged.import, {
    ...(args.electionIds && { electionIds: args.electionIds }),
    origin: { ...session.origin, about },
    isPublished: args.isPublished,
    corrected: args.corrected,
    ...(args.acceptedLosses && { accepted: args.acceptedLosses.words }),
    isRefused,
    onProgress: session.progress.update,
  })
  const counted = [...written.electionIds, ...written.resultElectionIds]
  const remarks = session.origin.isPlan ? [] : remarksOf(await readStoredResults(db, counted))
  return { ...written, remarks, draftIds: await readDraftIds(db, counted) }
}

/** Nothing of an import could be assigned: only answers without a candidate, or results of unknown elections. */
function isEverythingLost({ elections, answers, results }: MergedParsed['import'], written: Written): boolean {
  const areAnswersLost = answers !== undefined && written.unresolved.length === answers.length
  const areResultsLost = results !== undefined && elections === undefined && written.resultElectionIds.length === 0
  return areAnswersLost || areResultsLost
}
