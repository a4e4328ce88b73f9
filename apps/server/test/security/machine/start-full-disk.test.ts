// @module-tag slow

import { execFile } from 'node:child_process'
import { access, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runProcess } from '../../support/child-process.ts'

const run = promisify(execFile)
let dataDir: string
let isSmall: boolean
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plenara-full-'))
  // Root only, and not in every container.
  isSmall = await run('mount', ['-t', 'tmpfs', '-o', 'size=8m,mode=755', 'tmpfs', dataDir]).then(
    () => true,
    () => false,
  )
})
afterAll(async () => {
  if (isSmall) await run('umount', [dataDir])
  await rm(dataDir, { recursive: true, force: true })
})

async function fill(): Promise<void> {
  const handle = await open(join(dataDir, 'ballast'), 'w')
  await handle.writeFile(Buffer.alloc(16 * 2 ** 20)).catch(() => undefined)
  await handle.close()
}

// Fails when `startErrorOf` is taken out of `runMain`. Where no small disk can be mounted, `start-error.test.ts` shows the sentence.
test('a start on a full disk is one line within ten seconds, and exit status 1 [ATTACK-W6]', async () => {
  await access(dataDir)
  for (const before of [async () => undefined, fill]) {
    if (!isSmall) return
    await before()
    const begin = performance.now()
    const server = runProcess('src/main.ts', [], { PORT: '0', DATA_DIR: dataDir })
    expect(await server.exit).toBe(1)
    expect(performance.now() - begin).toBeLessThan(10_000)
    expect(server.lines.filter((line) => !line.startsWith('✓'))).toEqual([
      '✗ The disk is full: make room on the disk of DATA_DIR and start again',
    ])
  }
})
