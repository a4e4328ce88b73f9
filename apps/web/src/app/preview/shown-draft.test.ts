import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shownDraft, takeDraft } from './shown-draft.ts'

const TOKEN = 'a-B_9'.repeat(8)
let tab: Map<string, string>
let replaced: string[]

beforeEach(() => {
  tab = new Map()
  replaced = []
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => tab.set(key, value),
  })
  vi.stubGlobal('history', {
    state: { idx: 0 },
    replaceState: (_state: unknown, _title: string, address: string) => replaced.push(address),
  })
})
afterEach(() => vi.unstubAllGlobals())

function open(hash: string) {
  vi.stubGlobal('location', new URL(`https://plenara.example/preview?lang=fr${hash}`))
  return takeDraft()
}

// Fails when the token stays in the address, and with it in the history.
test('the draft is removed from the address, and survives a reload of its tab', () => {
  const draft = { electionId: 12, candidateId: 88, token: TOKEN }
  expect(open(`#12/88/${TOKEN}`)).toEqual(draft)
  expect(replaced).toEqual(['/preview?lang=fr'])
  expect(open('')).toEqual(draft)
  expect(shownDraft()).toEqual(draft)
})

test.each(['', '#', `#88/${TOKEN}`, `#12/x/${TOKEN}`, '#12/88/', '#12/88/<b>'])('%j is no draft', (hash) => {
  expect(open(hash)).toBeNull()
  expect([shownDraft(), tab.size]).toEqual([null, 0])
})

test('another draft replaces the previous one', () => {
  open(`#12/88/${TOKEN}`)
  expect(open(`#12/89/${TOKEN}`)).toMatchObject({ candidateId: 89 })
  expect(open('')).toMatchObject({ candidateId: 89 })
})
