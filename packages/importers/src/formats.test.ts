import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FORMATS, isFormatName } from './formats.ts'
import { fixture } from './test-source.ts'

const FILES: Readonly<Record<keyof typeof FORMATS, string>> = {
  amtovz: './amtovz/fixtures/places.csv',
  ech0252: './ech0252/fixtures/delivery.xml',
  onegov: './onegov/fixtures/grossrat2026-gr.csv',
  'sesam-bs': './sesam-bs/fixtures/full-2020.xlsx',
  wabstic: './wabstic/fixtures/WP_Listen.csv',
  questionnaire: './questionnaire/fixtures/questions-sample.csv',
  answers: './answers/fixtures/answers-sample.csv',
}
const names = Object.keys(FORMATS).filter(isFormatName)
const edit = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), byte: fc.nat(255) })

test.each(names)('%s: damaged bytes never throw, and what is not loaded is reported', async (name) => {
  const source = fixture(FILES[name])
  const damage = fc.record({ keep: fc.double({ min: 0, max: 1, noNaN: true }), edits: fc.array(edit, { maxLength: 8 }) })
  await fc.assert(
    fc.asyncProperty(damage, async ({ keep, edits }) => {
      const bytes = Uint8Array.from(source.bytes.subarray(0, Math.ceil(source.bytes.length * keep)))
      for (const { at, byte } of edits) bytes[Math.floor(at * (bytes.length - 1))] = byte
      const parsed = await FORMATS[name].parse({ ...source, bytes })
      if (Object.keys(parsed.import).length === 0) expect(parsed.problems.length).toBeGreaterThan(0)
      for (const problem of parsed.problems)
        expect(problem).toEqual({ file: source.file, line: expect.any(Number), reason: expect.any(String) })
    }),
    { numRuns: 120 },
  )
})

test.each(names)('%s: the file of any other format is refused with a reason', async (name) => {
  for (const other of names.filter((one) => one !== name)) {
    const { import: data, problems } = await FORMATS[name].parse(fixture(FILES[other]))
    expect(data).toEqual({})
    expect(problems.length).toBeGreaterThan(0)
  }
})

test('words that name no format are none, also those that every object knows', () => {
  expect(['xlsx', '', 'toString', '__proto__'].filter(isFormatName)).toEqual([])
})
