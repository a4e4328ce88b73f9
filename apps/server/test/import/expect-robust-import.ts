import { expect } from 'vitest'
import { type DataFile, damagedCopies } from './damaged-copies.ts'
import type { ParliamentWorld } from './parliament-world.ts'

/** Imports a file twice with the same outcome, then damaged copies of it, which are reported and leave the data as they were. */
export async function expectRobustImport(world: ParliamentWorld, file: DataFile, folder: string): Promise<void> {
  const { format, path, counts } = file
  const first = await world.run(format, path)
  expect([first.status, first.counts]).toEqual([0, counts])
  const [before, version] = [await world.checksums(), await world.dataVersion()]
  expect(await world.run(format, path)).toEqual(first)
  expect([await world.checksums(), await world.dataVersion()]).toEqual([before, version])
  for (const [damage, copy] of damagedCopies(file, folder)) {
    const { problems } = await world.run(format, copy)
    expect(problems.length, damage).toBeGreaterThan(0)
    for (const problem of problems) expect([damage, problem.file, problem.line > 0]).toEqual([damage, copy, true])
    expect([damage, await world.checksums()]).toEqual([damage, before])
    expect((await world.run(format, copy, '--strict')).status).toBe(1)
  }
}
