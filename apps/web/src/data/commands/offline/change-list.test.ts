import type { List } from '@plenara/contract'
import { ApiError, type Client } from '@plenara/contract/client'
import { expect, test } from 'vitest'
import { changeList } from './change-list.ts'
import type { ListBody } from './list-inputs.ts'

const body = (name: string): ListBody => ({ name, adapted: false, officialListId: null, headingId: null, candidates: [] })
const stored = (name: string): List => ({ ...body(name), id: 7, electionId: 1, number: null, updated: 'theirs' }) as List
const input = { eid: 1, lid: 7, base: 'mine', body: body('after') }

/** A server that has another state of the list than the screen knows. */
function send(lists: readonly List[], possible: readonly ListBody[] = []) {
  const client = {
    getLists: async () => lists,
    changeList: async ({ body: sent }: { readonly body: { readonly name: string; readonly updated: string } }) => {
      if (sent.updated !== 'theirs') throw new ApiError('stale', 412)
      return { ...stored(sent.name), updated: 'now' }
    },
  } as unknown as Client
  return changeList.send(input, {
    client,
    userId: 1,
    now: 0,
    sentAt: null,
    possible,
    current: () => Promise.reject(new Error('not needed')),
  })
}

test('a change that arrived while its answer was lost is no conflict: the next one follows it [API-12]', async () => {
  expect(await send([stored('arrived')], [body('arrived')])).toMatchObject({ name: 'after', updated: 'now' })
  expect(await send([stored('after')])).toMatchObject({ name: 'after', updated: 'theirs' })
})

test('a change by somebody else stays a conflict, also after a lost answer [API-12]', async () => {
  await expect(send([stored('other')], [body('arrived')])).rejects.toMatchObject({ code: 'stale' })
})

test('a list that is gone meanwhile has vanished [LIST-6]', async () => {
  await expect(send([])).rejects.toMatchObject({ code: 'list_not_found' })
})
