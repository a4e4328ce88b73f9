import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ImporterName } from '../registry.ts'

/** What reading one file may take. */
export const MAX_MEGABYTES = 512

/** Reads a file in a process of its own: what was found, and the most memory that it took. */
export async function measureMemory(name: ImporterName<'parliament' | 'votes'>, file: string) {
  const script = join(import.meta.dirname, 'memory-process.ts')
  const { stdout } = await promisify(execFile)(process.execPath, ['--max-old-space-size=300', script, name, file])
  return JSON.parse(stdout) as { counts: Record<string, number>; problems: number; megabytes: number }
}
