// @module-tag slow

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEvents } from '../src/platform/audit/read-audit.ts'
import { agreeOnKey } from '../src/keys/agree-on-key.ts'
import { type AdminWorld, openAdminWorld } from './support/admin-world.ts'

let world: AdminWorld
let file: string
beforeAll(async () => {
  world = await openAdminWorld()
  file = join(world.dataDir, 'data.key')
  await agreeOnKey(world.db, file)
})
afterAll(() => world.close())

const linesOf = () => readFileSync(file, 'utf8').trim().split('\n')

// Each of switch and finish waits a quarter of a minute for what servers seal at that moment.
test('the key is changed by three commands, each says what comes next, and one out of turn is refused', async () => {
  const [former] = linesOf()
  const said: string[] = []
  const run = async (...args: string[]) => {
    const { status, stdout, stderr } = await world.admin(['key', ...args])
    said.push(stdout, stderr)
    return [status, stdout + stderr] as const
  }
  expect(await run('switch')).toEqual([1, expect.stringContaining('run key prepare on one machine')])
  expect(await run('prepare')).toEqual([0, expect.stringMatching(/holds the next key behind the present one.\nCopy the file.*key switch/)])
  expect(await run('prepare')).toEqual([0, expect.stringContaining('holds a next key already')])
  expect(await run('rotate', '--yes')).toEqual([1, expect.stringContaining('go on with key switch and key finish')])
  expect(await run('finish', '--yes')).toEqual([1, expect.stringContaining('first run key switch on every machine')])
  expect(linesOf()).toEqual([former, expect.stringMatching(/^[0-9a-f]{64}$/)])
  expect(await run('switch')).toEqual([0, expect.stringContaining('This machine seals with the next key')])
  expect(await run('finish')).toEqual([1, expect.stringContaining('Say so with --yes')])
  expect(await run('finish', '--yes')).toEqual([0, expect.stringContaining('The former key is destroyed on this machine')])
  expect(linesOf()).toEqual([expect.not.stringContaining(former ?? '')])
  expect(said.join('')).not.toMatch(/[0-9a-f]{64}/)
  const done = (await readEvents(join(world.dataDir, 'audit'), ({ outcome }) => outcome === 'ok')).map(({ what }) => what)
  expect(done).toEqual(['key prepare', 'key prepare', 'key switch', 'key finish'])
})
