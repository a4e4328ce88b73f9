import { answerField, commentField } from '@plenara/domain/statements'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FieldStore, StoredField } from './stored-field.ts'
import { countStored, openFieldStore, removeAllStored, removeForgotten, removeStored } from './unsaved-store.ts'

const [ANNA, URS] = [700_001, 700_002]
const CID = 4711

const field = (key: string, changes: Partial<StoredField> = {}): StoredField => ({
  ...{ key, field: answerField(1), value: 75, base: 3, code: null, at: 1_000 },
  ...changes,
})

beforeEach(() => removeAllStored())

/** The fields that a window takes over. */
async function adopting(store: FieldStore): Promise<StoredField[]> {
  const taken: StoredField[] = []
  await store.adopt((fields) => taken.push(...fields))
  return taken
}

const keysOf = (fields: readonly StoredField[]) => fields.map(({ key }) => key).toSorted()

// Fails when a window takes the fields of a living one, or never notices that it closed.
test('a window takes over the fields of a closed one, and no third window does', async () => {
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

// Fails when another account, or another candidacy, gets the fields.
test('neither another account on this device nor another candidacy gets the fields', async () => {
  const first = openFieldStore(ANNA, CID)
  await first.write([field('a')], [])
  first.close()
  const strangers = [openFieldStore(URS, CID), openFieldStore(ANNA, CID + 1)]
  expect(await Promise.all(strangers.map(adopting))).toEqual([[], []])
  expect([await countStored(ANNA), await countStored(URS)]).toEqual([1, 0])
  await removeStored(URS, null)
  expect(keysOf(await adopting(openFieldStore(ANNA, CID)))).toEqual(['a'])
})

// Fails when withdrawn fields stay, others are removed with them, or fields stay forever.
test('fields are removed: of a candidacy, and of all accounts after thirty days', async () => {
  const [anna, urs] = [openFieldStore(ANNA, CID), openFieldStore(URS, CID + 1)]
  await anna.write([field('a'), field('b')], [])
  await urs.write([field('c', { at: Date.now() - 31 * 86_400_000 }), field('d', { at: Date.now() - 29 * 86_400_000 })], [])
  await removeStored(ANNA, CID + 1)
  expect(await countStored(ANNA)).toBe(2)
  await removeStored(ANNA, CID)
  expect(await countStored(ANNA)).toBe(0)
  await removeForgotten(Date.now())
  urs.close()
  expect(keysOf(await adopting(openFieldStore(URS, CID + 1)))).toEqual(['d'])
})

// Fails when a row is written without the lock that marks its window as alive, or after the removal of all rows.
test('a browser without locks stores nothing and reports it, and a closed window writes nothing', async () => {
  const locks = vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('refused', 'SecurityError'))
  const without = openFieldStore(ANNA, CID)
  await expect(without.write([field('a')], [])).rejects.toThrow('refused')
  await expect(without.adopt(() => undefined)).rejects.toThrow('refused')
  locks.mockRestore()
  const ended = openFieldStore(ANNA, CID)
  ended.close()
  await ended.write([field('b')], [])
  expect(await countStored(ANNA)).toBe(0)
})
