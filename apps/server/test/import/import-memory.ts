/** Run by a test as a process of its own: imports files and prints the most memory that it took, in MB. */
import { runImport } from '../../src/commands/run-import.ts'

const failed: string[] = []
const silent = { write: () => true }
for (const argument of process.argv.slice(2)) {
  const [format = '', ...path] = argument.split(' ')
  const status = await runImport([format, path.join(' ')], { env: process.env, stdout: silent, stderr: silent })
  if (status !== 0) failed.push(argument)
}
process.stdout.write(`${JSON.stringify({ failed, megabytes: Math.ceil(process.resourceUsage().maxRSS / 1024) })}\n`)
