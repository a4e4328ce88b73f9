import { realpath } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileNames } from '../../platform/audit/audit-files.ts'
import { type AuditCheck, verifyAudit } from '../../platform/audit/verify-audit.ts'
import type { Config } from '../../platform/settings/config.ts'
import { messageOf, StartError } from '../../platform/start-error.ts'
import type { AdminArguments } from './admin-command.ts'

/** The option that names the audit folders of other machines, separated by commas or each by itself. */
export const ALSO = { also: { type: 'string', multiple: true } } as const
export const ALSO_USAGE = '[--also FOLDER,FOLDER]'

/** The audit folder of this machine and those of `--also`, each once. Throws `StartError` where one is missing or holds no audit log. */
export async function auditFoldersOf({ values }: AdminArguments, { auditDir }: Pick<Config, 'auditDir'>): Promise<string[]> {
  if (typeof values.also !== 'string') return [auditDir]
  const named = values.also.split(',').map((folder) => folder.trim())
  if (named.includes('')) throw new StartError('--also names no folder, or ends in a comma')
  const others = await Promise.all(named.map((folder) => folderOf(resolve(folder))))
  return [...new Set([await realpath(auditDir), ...others])]
}

async function folderOf(folder: string): Promise<string> {
  const names = await fileNames(folder).catch((cause: unknown) => {
    throw new StartError(`The folder of --also cannot be read: ${messageOf(cause)}`, { cause })
  })
  if (names.length === 0) throw new StartError(`${folder} of --also holds no audit log`)
  return realpath(folder)
}

export interface FolderCheck extends AuditCheck {
  readonly folder: string
}

/** Checks the audit logs of folders, one after the other. */
export async function verifyFolders(folders: readonly string[], now: Date): Promise<FolderCheck[]> {
  const checks: FolderCheck[] = []
  for (const folder of folders) checks.push({ folder, ...(await verifyAudit(folder, now)) })
  return checks
}

/** One sentence about what is broken; null where all holds. Of several folders it says which one. */
export function brokenSentence(checks: readonly FolderCheck[]): string | null {
  const faults = checks.flatMap(({ folder, faults }) => faults.map((fault) => ({ ...fault, folder })))
  const [first, ...more] = faults
  if (!first) return null
  const file = checks.length > 1 ? `${first.folder}/${first.file}` : first.file
  const location = first.line === 0 ? file : `${file}:${first.line}`
  return `The audit log is broken at ${location}: ${first.reason}${more.length > 0 ? ` (and in ${more.length} more files)` : ''}`
}

/** The same of a list that goes on without what is broken; none where all holds. */
export async function gapLines(folders: readonly string[], now: Date): Promise<string[]> {
  const broken = brokenSentence(await verifyFolders(folders, now))
  return broken === null ? [] : [`${broken}. What stood there is not in this list`]
}
