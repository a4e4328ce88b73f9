import { createInterface } from 'node:readline/promises'
import { createTrail, type Trail } from '@plenara/api'
import { createAuditLog } from '../../platform/audit/audit-log.ts'
import { readConfig } from '../../config.ts'
import { type OpenDatabase, openDatabase } from '../../db/open-database.ts'
import { prepareDataDir } from '../../platform/prepare-data-dir.ts'
import { operatorName } from '../../platform/operator-name.ts'
import { messageOf, StartError } from '../../platform/start-error.ts'
import type { Output } from '../../intake/progress.ts'
import { readAdminArguments, type Wanted } from './admin-arguments.ts'
import type { AdminContext, AdminReport } from './admin-command.ts'
import { adminCommands } from './admin-commands.ts'

export interface AdminTerminal {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly stdout: Output
  readonly stderr: Output
}

/** Runs an operator command. Returns the exit status: 1 if it failed, with one line on standard error that says why. */
export async function runAdmin(args: readonly string[], terminal: AdminTerminal): Promise<0 | 1> {
  const { stdout, stderr } = terminal
  const isJson = args.includes('--json')
  try {
    const wanted = readAdminArguments(args, adminCommands)
    if ('help' in wanted) {
      stdout.write(`${wanted.help}\n`)
      return 0
    }
    const { lines, json } = await runAudited(wanted, terminal)
    const people = isJson ? stderr : stdout
    for (const line of lines) people.write(`${line}\n`)
    if (isJson) stdout.write(`${JSON.stringify(json)}\n`)
    return 0
  } catch (error) {
    const reason = reasonOf(error)
    stderr.write(`${reason}\n`)
    if (isJson) stdout.write(`${JSON.stringify({ error: reason })}\n`)
    return 1
  }
}

/** Every command leaves an audit entry: if the log cannot be written, nothing is done. */
async function runAudited(wanted: Wanted, terminal: AdminTerminal): Promise<AdminReport> {
  const config = readConfig(terminal.env)
  const { command, args } = wanted
  await prepareDataDir(config.auditDir, 'AUDIT_DIR')
  const log = createAuditLog({ folder: config.auditDir, now: () => new Date(), onError: () => undefined })
  const trail = createTrail(log.keep, `${command.group} ${command.verb}`, true)
  const who = `operator:${operatorName()}`
  trail.concerns(who, null)
  let opened: Promise<OpenDatabase> | null = null
  const open = () => {
    opened ??= openFor(config)
    return opened
  }
  const context: AdminContext = {
    config,
    now: () => new Date(),
    operator: operatorName(),
    database: async () => (await open()).db,
    opened: () => open(),
    concerns: async (whose) => {
      trail.concerns(who, whose)
      await trail.begin()
    },
    confirm: (question) => confirm(question, args.values.yes === true, terminal),
  }
  try {
    return await withOutcome(trail, () => command.run(args, context))
  } finally {
    await closeDatabase(opened)
    await log.close()
  }
}

async function withOutcome(trail: Trail, run: () => Promise<AdminReport>): Promise<AdminReport> {
  const report = await run().catch(async (error: unknown) => {
    await trail.end(error instanceof StartError ? 'invalid' : 'internal')
    throw error
  })
  await trail.end('ok')
  return report
}

async function openFor(config: ReturnType<typeof readConfig>): Promise<OpenDatabase> {
  if (config.databaseUrl === null) await prepareDataDir(config.dataDir)
  return openDatabase({ ...config, statementMs: 0, maxConnections: 2 })
}

/** A database that could not be opened has been reported already. */
async function closeDatabase(opened: Promise<OpenDatabase> | null): Promise<void> {
  const database = await opened?.catch(() => null)
  await database?.close()
}

async function confirm(question: string, isConfirmed: boolean, { stdin, stderr }: AdminTerminal): Promise<void> {
  if (isConfirmed) return
  if (!stdin.isTTY) throw new StartError(`${question} Say so with --yes: there is no terminal to ask on`)
  const lines = createInterface({ input: stdin })
  stderr.write(`${question} (yes/no) `)
  const answer = await new Promise<string>((resolve) => {
    lines.once('line', resolve)
    lines.once('close', () => resolve(''))
  })
  lines.close()
  if (!/^y(es)?$/i.test(answer.trim())) throw new StartError('Nothing was done')
}

function reasonOf(error: unknown): string {
  if (error instanceof StartError) return error.message
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return `The command failed: ${messageOf(cause).replaceAll(/\s*\n\s*/g, ' ')}`
}
