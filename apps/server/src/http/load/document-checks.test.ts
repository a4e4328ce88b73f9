import { parseDocument } from '@plenara/api/parse-document'
import { afterEach, expect, test } from 'vitest'
import { BadRequestError } from '../../../../../packages/api/src/bad-request-error.ts'
import { documentOf } from '../../../../../packages/api/src/parsed-document.ts'
import { createDocumentChecks, type DocumentChecks } from './document-checks.ts'

const DOCUMENT = {
  format: 'plenara',
  version: 1,
  account: { email: '' },
  settings: {
    username: 'Zoe\u0308',
    language: 'de',
    languageContent: 'auto',
    cantonId: 1,
    constituencyId: 1,
    locationChosen: true,
    consent: null,
  },
  progression: [{ electionId: null, key: 'a', data: { x: [1, { y: null }] } }],
  elections: [],
  lists: [],
  choices: [],
}
const text = JSON.stringify(DOCUMENT)
const TEXTS = [
  text,
  '{',
  JSON.stringify({ ...DOCUMENT, version: 2 }),
  JSON.stringify({ ...DOCUMENT, settings: { ...DOCUMENT.settings, username: 'x'.repeat(1_001) } }),
  text.replace('"lists"', '"choices":[],"lists"'),
]

/** Anew each time, because the thread takes them away. */
const bytesOf = (content: string) => new TextEncoder().encode(content)

const errors: unknown[] = []
const open: DocumentChecks[] = []
function checksOf(options: Partial<Parameters<typeof createDocumentChecks>[0]> = {}): DocumentChecks {
  const checks = createDocumentChecks({ onError: (error) => errors.push(error), ...options })
  open.push(checks)
  return checks
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((checks) => checks.close()))
  errors.splice(0)
})

/** A thread that does what it is told. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ id, bytes }) => {
      const text = new TextDecoder().decode(bytes)
      if (text === 'hang') for (;;);
      if (text === 'fail') throw new Error('broken')
      parentPort.postMessage({ id, parsed: { value: text } })
    })`)}`,
)

test('the thread answers what the same thread would, value and failures alike', async () => {
  const checks = checksOf()
  for (const one of TEXTS) expect(await checks.parse(bytesOf(one))).toEqual(await parseDocument(bytesOf(one)))
  expect(documentOf(await checks.parse(bytesOf(text)))).toMatchObject({ settings: { username: 'Zoë' } })
  expect(() => documentOf({ code: 'bad_request', parameters: [{ in: 'body', name: 'x', reason: 'unknown' }] })).toThrow(BadRequestError)
})

// Fails when `end` is not called where the thread exits: the call then waits as long as for a document that takes too long.
test('a document that breaks the thread is refused, is said, and the next one finds another thread [ATTACK-W2]', {
  timeout: 20_000,
}, async () => {
  const checks = checksOf({ program, patienceMs: 120_000 })
  await expect(checks.parse(bytesOf('fail'))).rejects.toMatchObject({ code: 'unavailable' })
  expect(String(errors[0])).toMatch(/broken/)
  expect(await checks.parse(bytesOf('next'))).toEqual({ value: 'next' })
})

// Fails when no timer ends the thread.
test('a document that takes too long is refused, and the next one finds another thread [ATTACK-W2]', async () => {
  const checks = checksOf({ program, patienceMs: 1_500 })
  await expect(checks.parse(bytesOf('hang'))).rejects.toMatchObject({ code: 'unavailable' })
  expect(await checks.parse(bytesOf('next'))).toEqual({ value: 'next' })
})

/** The longest that a thread is held while work goes on, in milliseconds. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = performance.now()
  const look = () => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }
  const timer = setInterval(look, 1)
  await work()
  look()
  clearInterval(timer)
  return longest
}

// Fails when documents are checked in the thread of the calls.
test('a document that is wrong everywhere holds up no other call [ATTACK-W2]', { tags: ['alone'] }, async () => {
  const checks = checksOf()
  await checks.parse(bytesOf(text))
  const junk = JSON.stringify({ ...DOCUMENT, progression: Array.from({ length: 60_000 }, () => 1) })
  const here: number[] = []
  const there: number[] = []
  for (let round = 0; round < 15; round += 1) {
    here.push(await longestHold(() => parseDocument(bytesOf(junk))))
    there.push(await longestHold(() => checks.parse(bytesOf(junk))))
  }
  console.info(`longest hold: ${Math.min(...here).toFixed(0)} ms in the thread of the calls, ${Math.min(...there).toFixed(0)} ms beside it`)
  // Of the quietest round of each: what else the machine does only adds.
  expect(Math.min(...there)).toBeLessThan(Math.min(...here) / 4)
})
