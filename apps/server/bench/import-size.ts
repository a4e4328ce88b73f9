// `npm run bench:import-size`: 10,000, 40,000 and 200,000 candidates in one election, read, then imported into the embedded database, each in a process
// of its own. Ends with status 1 where the largest takes more than 60 s or 1 GB.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const SIZES = [10_000, 40_000, 200_000]
const CANDIDATES_PER_LIST = 10
const [MAX_SECONDS, MAX_MEGABYTES] = [60, 1000]
const folder = mkdtempSync(join(tmpdir(), 'plenara-size-'))

try {
  for (const size of SIZES) {
    const file = join(folder, `nr2027-bl-${size}.csv`)
    writeFileSync(file, fileOf(size))
    const read = await measured('read', file)
    const imported = await measured('import', file)
    const line = ({ seconds, megabytes }: Measured) => `${seconds.toFixed(1).padStart(6)} s ${String(megabytes).padStart(5)} MB`
    console.log(`${String(size).padStart(7)} candidates   read ${line(read)}   whole import ${line(imported)}`)
    if (imported.seconds > MAX_SECONDS || imported.megabytes > MAX_MEGABYTES) process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true })
}

interface Measured {
  readonly seconds: number
  readonly megabytes: number
}

async function measured(what: 'read' | 'import', file: string): Promise<Measured> {
  const script = join(import.meta.dirname, 'import-size-process.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, what, file], { maxBuffer: 1e8 })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Measured
}

/** One municipality of the canton, lists of ten; the first list wins the only seats. */
function fileOf(size: number): string {
  const columns =
    'election_date,election_type,election_mandates,election_status,entity_id,entity_counted,list_name,list_id,list_number_of_mandates,list_votes'
  const rows = Array.from({ length: size }, (_, index) => {
    const list = Math.floor(index / CANDIDATES_PER_LIST) + 1
    const isElected = index === 0
    const votes = isElected ? 1_000_000 : 1 + (index % CANDIDATES_PER_LIST)
    const listVotes = list === 1 ? 1_000_054 : 55
    return `2027-10-24,proporz,1,final,2829,true,Liste ${list},${list},${list === 1 ? 1 : 0},${listVotes},Muster${index},Kim,${index + 1},${isElected},Partei ${list},${votes}`
  })
  return [
    `${columns},candidate_family_name,candidate_first_name,candidate_id,candidate_elected,candidate_party,candidate_votes`,
    ...rows,
    '',
  ].join('\n')
}
