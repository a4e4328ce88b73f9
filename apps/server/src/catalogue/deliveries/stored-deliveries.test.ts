import { gunzipSync } from 'node:zlib'
import type { ElectionBundle } from '@plenara/contract'
import { demoData } from '@plenara/demo-data'
import { expect, test } from 'vitest'
import { packBundle, unpackBundle } from './stored-deliveries.ts'

/** A ballot of more candidates than one piece of text holds, with letters that are more than one byte. */
function largeBundle(): ElectionBundle {
  const [bundle] = demoData().elections ?? []
  if (!bundle) throw new Error('the demonstration has no election')
  const candidates = Array.from({ length: 20 }, (_, round) =>
    bundle.candidates.map((one) => ({ ...one, key: `${round}/${one.key}`, lastName: `Zürcher "${round}"` })),
  ).flat()
  return { ...bundle, lists: [], candidates }
}

// Fails when a piece of the text begins without the comma that parts it from the one before.
test('a packed bundle is the JSON of all of it, and the same bundle gives the same bytes', { tags: ['slow'] }, async () => {
  const bundle = largeBundle()
  expect(bundle.candidates.length).toBeGreaterThan(2_000)
  const packed = await packBundle(bundle)
  expect(gunzipSync(packed).toString('utf8')).toBe(JSON.stringify(bundle))
  expect(unpackBundle(packed)).toEqual(JSON.parse(JSON.stringify(bundle)))
  expect((await packBundle(bundle)).equals(packed)).toBe(true)
})
