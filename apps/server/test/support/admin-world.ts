import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { runAdmin } from '../../src/commands/admin/run-admin.ts'
import type { Database } from '../../src/db/database.ts'
import { createTestDatabase } from './test-database.ts'

interface AdminResult {
  readonly status: number
  readonly stdout: string
  readonly stderr: string
  /** The last line of the output. */
  json(): ReturnType<typeof JSON.parse>
}

export interface AdminWorld {
  readonly db: Database
  readonly dataDir: string
  /** What the command reads of its environment. */
  readonly env: { readonly DATABASE_URL: string; readonly DATA_DIR: string }
  /** Runs the command in this process; `answer` is what somebody types at a terminal, `more` what its environment has besides. */
  admin(args: readonly string[], answer?: string, more?: Readonly<Record<string, string>>): Promise<AdminResult>
  close(): Promise<void>
}

/** An empty database and data folder for the commands of operators. */
export async function openAdminWorld(): Promise<AdminWorld> {
  const database = await createTestDatabase({ statementMs: 0 })
  const dataDir = mkdtempSync(join(tmpdir(), 'plenara-admin-'))
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir }
  return {
    db: database.db,
    dataDir,
    env,
    admin: async (args, answer, more = {}) => {
      const written = { stdout: '', stderr: '' }
      const output = (name: keyof typeof written) => ({
        write: (text: string) => {
          written[name] += text
        },
      })
      const stdin = Object.assign(new PassThrough(), { isTTY: answer !== undefined })
      stdin.end(answer === undefined ? '' : `${answer}\n`)
      const status = await runAdmin(args, { env: { ...env, ...more }, stdin, stdout: output('stdout'), stderr: output('stderr') })
      return { status, ...written, json: () => JSON.parse(written.stdout.trim().split('\n').at(-1) ?? '') }
    },
    close: async () => {
      await database.drop()
      rmSync(dataDir, { recursive: true })
    },
  }
}
