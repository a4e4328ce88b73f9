import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isProcess } from '../../../src/db/process-lock.ts'
import { runProcess } from '../../support/child-process.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const HOLD = join(ROOT, 'apps/server/test/support/hold-database.ts')
let folder: string
let dataDir: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plenara-signals-'))
  dataDir = join(folder, 'data')
  await mkdir(join(folder, 'scripts'))
  await mkdir(dataDir)
  const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'copy', version: '1.0.0', scripts: { start: scripts.start } }))
  const run = `import { runServer } from ${JSON.stringify(join(ROOT, 'scripts/run-server.mjs'))}
    console.log('start: ' + process.pid)
    runServer(process.execPath, ${JSON.stringify(HOLD)}, { cwd: ${JSON.stringify(folder)}, env: process.env })`
  await writeFile(join(folder, 'scripts/start.mjs'), run)
  // A parent that others may pass, as the folder of a clone has it.
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const postmasterId = async () => Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])

/** `npm start` in a process group of its own, as a terminal runs it, with what it said. */
async function npmStart() {
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATA_DIR: dataDir },
  })
  const lines: string[] = []
  for (const stream of [npm.stdout, npm.stderr]) createInterface({ input: stream }).on('line', (line) => lines.push(line))
  const ended = new Promise<number | string | null>((resolve) => npm.once('exit', (code, signal) => resolve(code ?? signal)))
  await expect.poll(() => lines.join('\n'), { timeout: 30_000 }).toMatch(/^url: /m)
  const startId = Number(/^start: (\d+)$/m.exec(lines.join('\n'))?.[1])
  return { npm, lines, ended, ids: [startId, await postmasterId()] }
}

function signalGroup({ pid = 0 }: ChildProcess, signal: NodeJS.Signals): void {
  process.kill(-pid, signal)
}

// Fails when `npm start` runs its script without `exec`: npm's signal then ends the shell between, and the rest runs on.
test('a signal to npm start alone ends script, server and database in order [ATTACK-11]', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const { npm, lines, ended, ids } = await npmStart()
    expect(ids.map(isProcess)).toEqual([true, true])
    npm.kill(signal)
    expect(await ended, lines.join('\n')).toBe(0)
    expect(ids.map(isProcess)).toEqual([false, false])
    expect(lines.filter((line) => line === 'stopping')).toHaveLength(1)
  }
})

// Fails when copies of a signal count as a second one.
test('Ctrl-C, which reaches the server from terminal, npm and script, is one signal [ATTACK-11]', async () => {
  const { npm, lines, ended, ids } = await npmStart()
  signalGroup(npm, 'SIGINT')
  expect(await ended, lines.join('\n')).toBe(0)
  expect(ids.map(isProcess)).toEqual([false, false])
})

// Fails when further signals are ignored, or `kill` leaves the database.
test('a second signal ends a server that hangs at once, and its database with it [ATTACK-11]', async () => {
  const held = runProcess('test/support/hold-database.ts', [dataDir, 'hangs'])
  await held.line(/^url: /)
  const id = await postmasterId()
  held.child.kill('SIGTERM')
  await held.line(/^stopping/)
  await sleep(400)
  expect(isProcess(id)).toBe(true)
  held.child.kill('SIGTERM')
  expect(await held.exit).toBe(1)
  await expect.poll(() => isProcess(id)).toBe(false)
})
