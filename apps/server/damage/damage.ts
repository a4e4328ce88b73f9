// `npm run test:damage [seed] [format]`: every fixture and every file of the full-size data, damaged in every way. Ends with status 1 where a wrong fact would
// be stored, something is lost without a word, a process crashes or needs more than 512 MB.
import { execFile } from 'node:child_process'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { type DamagePath, fixturePaths, realPaths } from './damage-files.ts'
import type { Finding, Outcome } from './damage-run.ts'

const MAX_MEGABYTES = 512
const OUTCOMES: readonly Outcome[] = ['same', 'refused', 'fewer', 'named', 'FAULT']
const [seed = '1', only] = process.argv.slice(2)
const findings: Finding[] = []
let most = 0
const unread: string[] = []

for (const one of [...fixturePaths(), ...realPaths()].filter(({ format }) => only === undefined || format === only)) {
  const result = await damaged(one)
  findings.push(...result.findings)
  most = Math.max(most, result.megabytes)
  if (result.findings.length === 0) unread.push(`${one.format} ${basename(one.path)}`)
  if (result.megabytes > MAX_MEGABYTES) console.log(`FAULT ${one.format} ${basename(one.path)}: ${result.megabytes} MB`)
}
for (const { format, file, damage, reason } of findings.filter(({ outcome }) => outcome === 'FAULT'))
  console.log(`FAULT ${format} ${file}, ${damage}: ${reason}`)
print('by format', ({ format }) => format)
print('by damage', ({ damage }) => damage)
const faults = findings.filter(({ outcome }) => outcome === 'FAULT').length
console.log(
  `\nseed ${seed}: ${findings.length} damaged files, ${faults} faults, at most ${most} MB; ${unread.length} files are not read as they are: ${unread.join(', ')}`,
)
if (faults > 0 || most > MAX_MEGABYTES || findings.length === 0) process.exitCode = 1

async function damaged({ format, path }: DamagePath): Promise<{ findings: Finding[]; megabytes: number }> {
  const script = join(import.meta.dirname, 'damage-process.ts')
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['--max-old-space-size=300', script, format, path, seed], {
      maxBuffer: 1e8,
    })
    return JSON.parse(stdout)
  } catch (error) {
    const reason = `crash: ${error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : 'unknown'}`
    return { findings: [{ format, file: basename(path), damage: 'any', outcome: 'FAULT', reason }], megabytes: 0 }
  }
}

function print(title: string, nameOf: (finding: Finding) => string): void {
  console.log(`\n${title.padEnd(24)} ${OUTCOMES.map((outcome) => outcome.padStart(8)).join('')}`)
  for (const name of new Set(findings.map(nameOf))) {
    const own = findings.filter((finding) => nameOf(finding) === name)
    console.log(
      `${name.padEnd(24)} ${OUTCOMES.map((outcome) => String(own.filter((one) => one.outcome === outcome).length).padStart(8)).join('')}`,
    )
  }
}
