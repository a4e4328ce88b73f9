import { answerField, commentField } from '@plenara/domain/statements'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FieldStore, KeptField } from './kept-field.ts'
import { countKept, openFieldStore, removeAllKept, removeForgotten, removeKept } from './unsaved-store.ts'

const [ANNA, URS] = [700_001, 700_002]
const CID = 4711

const field = (key: string, changes: Partial<KeptField> = {}): KeptField => ({
  ...{ key, field: answerField(1), value: 75, base: 3, code: null, at: 1_000 },
  ...changes,
})

beforeEach(() => removeAllKept())

/** What a window has taken over so far. */
async function adopting(store: FieldStore): Promise<KeptField[]> {
  const taken: KeptField[] = []
  await store.adopt((fields) => taken.push(...fields))
  return taken
}

const keysOf = (fields: readonly KeptField[]) => fields.map(({ key }) => key).toSorted()

// Fails when a window takes what another one is sending, or never hears that it is gone.
test('a window takes over what another one had once that is gone, and no third one does', async () => {
  const first = openFieldStore(ANNA, CID)
  await first.adopt(() => undefined)
  await first.write([field('a'), field('b', { field: commentField(1, 'fr'), value: 'www.example.ch', code: 'link_not_allowed' })], [])
  const others = [openFieldStore(ANNA, CID), openFieldStore(ANNA, CID)]
  const taken = await Promise.all(others.map(adopting))
  expect(taken).toEqual([[], []])
  await first.write([], ['a'])
  first.close()
  await vi.waitFor(() => expect(taken.flat()).toHaveLength(1))
  expect(taken.flat()).toMatchObject([{ key: 'b', value: 'www.example.ch', base: 3, code: 'link_not_allowed' }])
  for (const other of others) other.close()
  await expect.poll(async () => keysOf(await adopting(openFieldStore(ANNA, CID)))).toEqual(['b'])
})

// Fails when somebody else, or another candidacy, is given what was typed.
test('nobody else on this device is given it, nor another candidacy', async () => {
  const first = openFieldStore(ANNA, CID)
  await first.write([field('a')], [])
  first.close()
  const strangers = [openFieldStore(URS, CID), openFieldStore(ANNA, CID + 1)]
  expect(await Promise.all(strangers.map(adopting))).toEqual([[], []])
  expect([await countKept(ANNA), await countKept(URS)]).toEqual([1, 0])
  await removeKept(URS, null)
  expect(keysOf(await adopting(openFieldStore(ANNA, CID)))).toEqual(['a'])
})

// Fails when something is left where its person has taken it back, something else goes with it, or it lies there for ever.
test('what is removed is gone: of a candidacy, and after thirty days of anybody', async () => {
  const [anna, urs] = [openFieldStore(ANNA, CID), openFieldStore(URS, CID + 1)]
  await anna.write([field('a'), field('b')], [])
  await urs.write([field('c', { at: Date.now() - 31 * 86_400_000 }), field('d', { at: Date.now() - 29 * 86_400_000 })], [])
  await removeKept(ANNA, CID + 1)
  expect(await countKept(ANNA)).toBe(2)
  await removeKept(ANNA, CID)
  expect(await countKept(ANNA)).toBe(0)
  await removeForgotten(Date.now())
  urs.close()
  expect(keysOf(await adopting(openFieldStore(URS, CID + 1)))).toEqual(['d'])
})

// Fails when a row is written without the lock by which others see whose it is, or after what was there has been removed.
test('a browser without locks keeps nothing and says so, and a window that has ended writes nothing', async () => {
  const locks = vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('refused', 'SecurityError'))
  const without = openFieldStore(ANNA, CID)
  await expect(without.write([field('a')], [])).rejects.toThrow('refused')
  await expect(without.adopt(() => undefined)).rejects.toThrow('refused')
  locks.mockRestore()
  const ended = openFieldStore(ANNA, CID)
  ended.close()
  await ended.write([field('b')], [])
  expect(await countKept(ANNA)).toBe(0)
})
