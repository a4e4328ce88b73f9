import { answerField, commentField } from '@plenara/domain/statements'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FieldStore, KeptField } from './kept-field.ts'
import { hasKept, openFieldStore, removeAllKept, removeForgotten, removeKept } from './unsaved-store.ts'

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
  expect([await hasKept(ANNA), await hasKept(URS)]).toEqual([true, false])
  await removeKept(URS)
  expect(keysOf(await adopting(openFieldStore(ANNA, CID)))).toEqual(['a'])
})

// Fails when something is left where its person has signed out, or lies there for ever.
test('what is removed is gone: of a person, and after thirty days of anybody', async () => {
  const [anna, urs] = [openFieldStore(ANNA, CID), openFieldStore(URS, CID + 1)]
  await anna.write([field('a'), field('b')], [])
  await urs.write([field('c', { at: Date.now() - 31 * 86_400_000 }), field('d', { at: Date.now() - 29 * 86_400_000 })], [])
  await removeKept(ANNA)
  expect(await hasKept(ANNA)).toBe(false)
  await removeForgotten(Date.now())
  urs.close()
  expect(keysOf(await adopting(openFieldStore(URS, CID + 1)))).toEqual(['d'])
})
