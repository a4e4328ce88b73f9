// One measurement of `npm run bench:import-size`: reads a file, or imports it into an empty embedded database; prints seconds and the most memory.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { importerOf } from '@plenara/importers'
import { runImport } from '../src/commands/run-import.ts'
import { openEmbeddedPostgres } from '../src/db/embedded-postgres.ts'

const [what = '', file = ''] = process.argv.slice(2)
const seconds = what === 'read' ? await read() : await imported()
console.log(JSON.stringify({ seconds, megabytes: Math.round(process.resourceUsage().maxRSS / 1024) }))

async function read(): Promise<number> {
  const begin = performance.now()
  const { problems } = await importerOf('onegov').parse({ file: basename(file), bytes: readFileSync(file) })
  const lost = problems.find(({ isDoubt, loss }) => !isDoubt && loss !== 'areas')
  if (lost) throw new Error(lost.reason)
  return (performance.now() - begin) / 1000
}

async function imported(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plenara-size-'))
  const server = await openEmbeddedPostgres({ dataDir })
  try {
    const begin = performance.now()
    const written: string[] = []
    const output = { write: (text: string) => written.push(text) }
    const status = await runImport(['onegov', file, '--accept-losses', 'areas'], {
      env: { DATABASE_URL: server.url, DATA_DIR: dataDir },
      stdout: output,
      stderr: output,
    })
    if (status !== 0) throw new Error(written.slice(-20).join(''))
    return (performance.now() - begin) / 1000
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true })
  }
}
