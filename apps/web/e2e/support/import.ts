import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dataDir } from '../../playwright.config.ts'

const COMMAND = join(import.meta.dirname, '../../../server/src/commands/import.ts')

export interface ImportSummary {
  readonly format: string
  readonly counts: Readonly<Record<string, number>>
  readonly problems: readonly { readonly file: string; readonly line: number; readonly reason: string }[]
}

/** Runs the import command beside the running server, as an operator would. */
export async function importFile(format: string, path: string, ...options: string[]): Promise<ImportSummary> {
  const { stdout } = await promisify(execFile)('node', [COMMAND, format, path, '--json', ...options], {
    env: { ...process.env, DATA_DIR: dataDir },
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}')
}

/** Imports answers of the candidates of an election; a row is `number,question,value`. */
export async function importAnswers(electionId: number, rows: readonly string[]): Promise<ImportSummary> {
  const file = join(await mkdtemp(join(tmpdir(), 'plenara-answers-')), 'answers.csv')
  await writeFile(file, ['number,question,value', ...rows, ''].join('\n'))
  return importFile('answers', file, '--election', String(electionId))
}
