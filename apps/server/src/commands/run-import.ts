import { basename } from 'node:path'
import type { Importer, ImportTarget } from '@plenara/importers'
import { readConfig } from '../config.ts'
import { messageOf, StartError } from '../platform/start-error.ts'
import { type ImportArguments, readArguments, USAGE } from '../intake/import-arguments.ts'
import { jsonOf, summaryOf } from '../intake/import-summary.ts'
import { importCatalogue } from '../intake/import-catalogue.ts'
import { importParliament } from '../intake/import-parliament.ts'
import { importPortraits } from '../intake/import-portraits.ts'
import { importProfiles } from '../intake/import-profiles.ts'
import type { ImportResult, ImportSession } from '../intake/import-session.ts'
import { importSurveys } from '../intake/import-surveys.ts'
import { createProgress, type Output, type Progress } from '../intake/progress.ts'

type Load<Target extends ImportTarget> = (
  importer: Importer<Target>,
  args: ImportArguments,
  session: ImportSession,
) => Promise<ImportResult>

/** How the records of an importer are written, by its target. */
const LOADS: { readonly [Target in ImportTarget]: Load<Target> } = {
  places: importCatalogue,
  settings: importCatalogue,
  elections: importCatalogue,
  questionnaires: importCatalogue,
  parliament: importParliament,
  votes: importParliament,
  news: importParliament,
  surveys: importSurveys,
  profiles: importProfiles,
  portraits: importPortraits,
}

export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdout: Output
  readonly stderr: Output
}

/** Runs the import command. Returns the exit status: 0 if data was loaded or help was asked for, 1 if nothing was loaded. */
export async function runImport(args: readonly string[], terminal: Terminal): Promise<0 | 1> {
  const { stdout, stderr } = terminal
  const progress = createProgress(stderr)
  try {
    const read = readArguments(args)
    if (read) return await importFiles(read, terminal, progress)
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

async function importFiles(args: ImportArguments, { env, stdout, stderr }: Terminal, progress: Progress): Promise<0 | 1> {
  const format = args.importer.name
  const result = await importInto(args.importer, args, {
    config: () => readConfig(env),
    progress,
    origin: { format, source: basename(args.path), isPlan: args.isPlan },
  })
  progress.end()
  const outcome = { ...result, format, isPlan: args.isPlan, isStrict: args.isStrict && result.problems.length > 0 }
  const summary = args.isJson ? stderr : stdout
  summary.write(`${summaryOf(outcome)}\n`)
  if (args.isJson) stdout.write(`${jsonOf(outcome)}\n`)
  return outcome.isLoaded ? 0 : 1
}

/** Reads files with an importer and writes their records. Throws `StartError`. */
function importInto<Target extends ImportTarget>(
  importer: Importer<Target>,
  args: ImportArguments,
  session: ImportSession,
): Promise<ImportResult> {
  return LOADS[importer.target](importer, args, session)
}

function reasonOf(error: unknown): string {
  if (error instanceof StartError) return [error.message, ...error.lines].join('\n')
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return `The import failed: ${messageOf(cause).replaceAll(/\s*\n\s*/g, ' ')}`
}
