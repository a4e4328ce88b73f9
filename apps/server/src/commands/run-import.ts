import { basename } from 'node:path'
import { FORMATS, type Format, type MergedParsed, mergeParsed, remarksOf } from '@plenara/importers'
import { loadReference } from '../catalogue/load-reference.ts'
import { readStoredResults } from '../catalogue/stored-results.ts'
import { type Written, writeCatalogue } from '../catalogue/write-catalogue.ts'
import { readConfig } from '../config.ts'
import { openDatabase, prepareDataDir } from '../db/open-database.ts'
import { messageOf, StartError } from '../start-error.ts'
import { type ImportArguments, readArguments, USAGE } from './import-arguments.ts'
import { filesOf, readSource } from './import-files.ts'
import { jsonOf, namedElections, summaryOf } from './import-summary.ts'
import { createProgress, type Output, type Progress } from './progress.ts'

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

async function importFiles(wanted: ImportArguments, { env, stdout, stderr }: Terminal, progress: Progress): Promise<0 | 1> {
  const merged = await parseFiles(wanted, progress)
  const isEmpty = Object.keys(merged.import).length === 0
  const isRefused = wanted.isStrict && merged.problems.length > 0
  const written = isEmpty || isRefused ? null : await store(wanted, merged, { env, progress })
  progress.end()
  const unresolved = written?.unresolved.map(({ index, reason }) => ({ file: '', line: 0, ...merged.answerPlaces[index], reason })) ?? []
  const results = written?.resultProblems.map(({ index, reason }) => ({ file: '', line: 0, ...merged.resultPlaces[index], reason })) ?? []
  const problems = [...merged.problems, ...unresolved, ...results]
  const areAllLost = isAllLost(merged.import, written)
  const isLoaded = written !== null && !areAllLost && !(wanted.isStrict && problems.length > 0)
  const outcome = {
    format: wanted.format,
    counts: merged.counts,
    problems,
    isLoaded,
    isChanged: written?.changed ?? false,
    isStrict: wanted.isStrict && problems.length > 0,
    elections: isLoaded ? namedElections(merged.import, written.electionIds) : [],
    remarks: isLoaded ? written.remarks : [],
  }
  const summary = wanted.isJson ? stderr : stdout
  summary.write(`${summaryOf(outcome)}\n`)
  if (wanted.isJson) stdout.write(`${jsonOf(outcome)}\n`)
  return isLoaded ? 0 : 1
}

/** Nothing of an import belonged to anything: only answers of nobody, or results of elections that are not known. */
function isAllLost({ elections, answers, results }: MergedParsed['import'], written: Written | null): boolean {
  const areAnswersLost = answers !== undefined && written?.unresolved.length === answers.length
  const areResultsLost = results !== undefined && elections === undefined && written?.resultElectionIds.length === 0
  return areAnswersLost || areResultsLost
}

async function parseFiles({ format: name, path }: ImportArguments, progress: Progress): Promise<MergedParsed> {
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

async function store(wanted: ImportArguments, merged: MergedParsed, { env, progress }: Pick<Terminal, 'env'> & { progress: Progress }) {
  const config = readConfig(env)
  if (config.databaseUrl === null) await prepareDataDir(config.dataDir)
  progress.step('Opening the database')
  const database = await openDatabase({ ...config, statementMs: 0, maxConnections: 2, onStep: progress.step })
  try {
    await loadReference(database.db)
    progress.step('Writing')
    const written = await writeCatalogue(database.db, merged.import, {
      ...(wanted.electionIds && { electionIds: wanted.electionIds }),
      origin: { format: wanted.format, source: basename(wanted.path) },
      strict: wanted.isStrict,
      onProgress: progress.update,
    })
    const counted = [...written.electionIds, ...written.resultElectionIds]
    return { ...written, remarks: remarksOf(await readStoredResults(database.db, counted)) }
  } finally {
    await database.close()
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof StartError) return error.message
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return `The import failed: ${messageOf(cause).replaceAll(/\s*\n\s*/g, ' ')}`
}
