import { SourceUnreachable } from '@plenara/importers'
import { expect, test } from 'vitest'
import { Incomplete } from './fetch-source.ts'
import { createSteps } from './steps.ts'

const away = async () => {
  throw new SourceUnreachable('https://source.example/', new Error('timeout'))
}

// Fails when failures in a row are not counted, or a success does not end the row.
test('a part that fails is named and the next one tried, until three in a row fail', async () => {
  const steps = createSteps({ http: {} })
  const tried: number[] = []
  const works = [away, away, async () => undefined, away, away, away, away, async () => undefined]
  for (const [index, work] of works.entries())
    await steps.try(`part ${index}`, async () => {
      tried.push(index)
      await work()
    })
  expect(tried).toEqual([0, 1, 2, 3, 4, 5])
  expect(steps.missing.at(0)).toBe('part 0: https://source.example/ did not answer: timeout')
  expect(steps.missing.slice(5)).toEqual(['part 6 and what comes after it: not asked for, because the source is away'])
})

// Fails when `isFailureOfSource` is always true.
test('an error of this server, and the end of a run, are no failures of the source', async () => {
  const steps = createSteps({ http: {} })
  const broken = async () => {
    throw new Error('the disk is full')
  }
  await expect(steps.try('part', broken)).rejects.toThrow('the disk is full')
  await expect(createSteps({ http: { signal: AbortSignal.abort() } }).try('part', away)).rejects.toThrow(SourceUnreachable)
  expect(steps.missing).toEqual([])
})

test('a message names some of the missing parts and counts the others', () => {
  const parts = Array.from({ length: 13 }, (_, index) => `p${index}`)
  expect(new Incomplete(parts).message).toMatch(/^incomplete: p0 · .* · p9 · and 3 more$/)
  expect(new Incomplete(['p0']).message).toBe('incomplete: p0')
})
