import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dataDir, deskUrl } from '../../playwright.config.ts'

const COMMAND = join(import.meta.dirname, '../../../server/src/commands/admin.ts')

/** Runs a command of the operator beside the running server; answers what it says as JSON. */
export async function admin<Answer>(...args: readonly string[]): Promise<Answer> {
  const env = { ...process.env, DATA_DIR: dataDir, DESK_PORT: new URL(deskUrl).port }
  const { stdout } = await promisify(execFile)('node', [COMMAND, ...args, '--json'], { env })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}')
}
