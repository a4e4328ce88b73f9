import { basename } from 'node:path'
import { FORMATS, type Format, type FormatName, isFormatName, type MergedParsed, mergeParsed, remarksOf } from '@plenara/importers'
import type { ChangeOrigin } from '../catalogue/change-catalogue.ts'
import { loadReference } from '../catalogue/load-reference.ts'
import { idleQuestionVotes } from '../catalogue/parliament/idle-question-votes.ts'
import { writeParliament } from '../catalogue/parliament/write-parliament.ts'
import { readStoredResults } from '../catalogue/stored-results.ts'
import { type Written, writeCatalogue } from '../catalogue/write-catalogue.ts'
import { readConfig } from '../config.ts'
import type { Database } from '../db/database.ts'
import { openDatabase, prepareDataDir } from '../db/open-database.ts'
import { messageOf, StartError } from '../start-error.ts'
import { writeSurveys } from '../surveys/write-surveys.ts'
import { type ImportArguments, readArguments, USAGE } from './import-arguments.ts'
import { filesOf, readSource } from './import-files.ts'
import { type ImportOutcome, jsonOf, namedElections, summaryOf } from './import-summary.ts'
import { createProgress, type Output, type Progress } from './progress.ts'
import { parseParliamentFiles } from './run-parliament-import.ts'
import { parseSurveyFiles } from './run-survey-import.ts'

export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdout: Output
  readonly stderr: Output
}

/** Runs the import command. Returns the exit status: 0 where data was loaded, 1 where nothing was. */
export async function runImport(args: readonly string[], { env, stdout, stderr }: Terminal): Promise<0 | 1> {
  const progress = createProgress(stderr)
  try {
    const wanted = readArguments(args)
    if (wanted) return await importFiles(wanted, { env, stdout, stderr }, progress)
    stdout.write(`${USAGE}\n`)
    return 0
  } catch (error) {
    const reason = reasonOf(error)
    progress.end()
    stderr.write(`${reason}\n`)
    const [format = '', file = ''] = args.filter((argument) => !argument.startsWith('--'))
    if (args.includes('--json')) stdout.write(`${jsonOf({ format, counts: {}, problems: [{ file, line: 0, reason }] })}\n`)
    return 1
  }
}

async function importFiles(wanted: ImportArguments, terminal: Terminal, progress: Progress): Promise<0 | 1> {
  const result = await load(wanted, terminal, progress)
  progress.end()
  const { format, isJson, isStrict } = wanted
  const outcome = { ...result, format, isStrict: isStrict && result.problems.length > 0 }
  const summary = isJson ? terminal.stderr : terminal.stdout
  summary.write(`${summaryOf(outcome)}\n`)
  if (isJson) terminal.stdout.write(`${jsonOf(outcome)}\n`)
  return outcome.isLoaded ? 0 : 1
}

type Loaded = Omit<ImportOutcome, 'format' | 'isStrict'>

async function load(wanted: ImportArguments, { env }: Terminal, progress: Progress): Promise<Loaded> {
  const { format, path } = wanted
  const target = { env, progress, origin: { format, source: basename(path) } }
  if (isFormatName(format)) return loadElections({ ...wanted, format }, target)
  if (format === 'surveys') return loadSurveys(wanted, target)
  const { data, counts, problems } = await parseParliamentFiles({ format, path }, progress)
  if (isNothing(wanted, data, problems)) return { counts, problems, isLoaded: false, isChanged: false, elections: [] }
  const written = await withDatabase(target, async (db) => {
    const { changed } = await writeParliament(db, data, target.origin)
    return { changed, remarks: data.questionVotes ? await idleQuestionVotes(db) : [] }
  })
  return { counts, problems, isLoaded: true, isChanged: written.changed, elections: [], remarks: written.remarks }
}

/** All or nothing: the file takes the place of all surveys, so a record that cannot be read would be removed. */
async function loadSurveys({ path }: ImportArguments, target: Target): Promise<Loaded> {
  const { surveys, problems } = await parseSurveyFiles(path, target.progress)
  const counts = { surveys: surveys.length }
  const nothing = { counts, problems, isLoaded: false, isChanged: false, elections: [] }
  if (problems.length > 0) return nothing
  const { changed } = await withDatabase(target, (db) => writeSurveys(db, surveys, target.origin))
  return { ...nothing, isLoaded: true, isChanged: changed }
}

async function loadElections(wanted: ImportArguments & { readonly format: FormatName }, target: Target): Promise<Loaded> {
  const merged = await parseFiles(wanted, target.progress)
  const written = isNothing(wanted, merged.import, merged.problems)
    ? null
    : await withDatabase(target, (db) => writeElections(db, wanted, { merged, target }))
  const unresolved = written?.unresolved.map(({ index, reason }) => ({ file: '', line: 0, ...merged.answerPlaces[index], reason })) ?? []
  const results = written?.resultProblems.map(({ index, reason }) => ({ file: '', line: 0, ...merged.resultPlaces[index], reason })) ?? []
  const problems = [...merged.problems, ...unresolved, ...results]
  const areAllLost = isAllLost(merged.import, written)
  const isLoaded = written !== null && !areAllLost && !(wanted.isStrict && problems.length > 0)
  const elections = isLoaded ? namedElections(merged.import, written.electionIds) : []
  return {
    counts: merged.counts,
    problems,
    isLoaded,
    isChanged: written?.changed ?? false,
    elections,
    remarks: isLoaded ? written.remarks : [],
  }
}

/** Nothing of an import belonged to anything: only answers of nobody, or results of elections that are not known. */
function isAllLost({ elections, answers, results }: MergedParsed['import'], written: Written | null): boolean {
  const areAnswersLost = answers !== undefined && written?.unresolved.length === answers.length
  const areResultsLost = results !== undefined && elections === undefined && written?.resultElectionIds.length === 0
  return areAnswersLost || areResultsLost
}

/** Whether there is nothing to write, or nothing that may be written. */
function isNothing({ isStrict }: ImportArguments, data: object, problems: readonly unknown[]): boolean {
  return Object.keys(data).length === 0 || (isStrict && problems.length > 0)
}

async function parseFiles(
  { format: name, path }: ImportArguments & { readonly format: FormatName },
  progress: Progress,
): Promise<MergedParsed> {
  const format: Format = FORMATS[name]
  const sources = []
  const files = []
  for (const file of await filesOf(path, format)) {
    progress.step(`Reading ${file}`)
    const source = await readSource(file)
    if (format.parseTogether) sources.push(source)
    else files.push({ file, parsed: await format.parse(source) })
  }
  if (format.parseTogether) files.push({ file: path, parsed: await format.parseTogether(sources) })
  return mergeParsed(files)
}

interface Target extends Pick<Terminal, 'env'> {
  readonly progress: Progress
  readonly origin: ChangeOrigin
}

/** Lets work on the database with the cantons in it. */
async function withDatabase<T>({ env, progress }: Target, work: (db: Database) => Promise<T>): Promise<T> {
  const config = readConfig(env)
  if (config.databaseUrl === null) await prepareDataDir(config.dataDir)
  progress.step('Opening the database')
  const database = await openDatabase({ ...config, statementMs: 0, maxConnections: 2, onStep: progress.step })
  try {
    await loadReference(database.db)
    progress.step('Writing')
    return await work(database.db)
  } finally {
    await database.close()
  }
}

async function writeElections(db: Database, wanted: ImportArguments, { merged, target }: { merged: MergedParsed; target: Target }) {
  const written = await writeCatalogue(db, merged.import, {
    ...(wanted.electionIds && { electionIds: wanted.electionIds }),
    origin: target.origin,
    strict: wanted.isStrict,
    onProgress: target.progress.update,
  })
  const counted = [...written.electionIds, ...written.resultElectionIds]
  return { ...written, remarks: remarksOf(await readStoredResults(db, counted)) }
}

function reasonOf(error: unknown): string {
  if (error instanceof StartError) return error.message
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return `The import failed: ${messageOf(cause).replaceAll(/\s*\n\s*/g, ' ')}`
}
