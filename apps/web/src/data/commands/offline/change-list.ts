import type { List } from '@plenara/contract'
import { ApiError } from '@plenara/contract/client'
import { defineCommand, type SendContext } from '../command.ts'
import { headingOfBody, listOf, saysSame, withBody } from './list-body.ts'
import { type ChangeListInput, isProvisional, LIST_KINDS, type ListBody, seenKey } from './list-inputs.ts'
import { keepBothLists, mergeChange, settleChange } from './pending-lists.ts'

/** Changes an own list; fails with `stale` where another device has changed it since `base`. */
export const changeList = defineCommand<ChangeListInput, List>({
  kind: LIST_KINDS.change,
  scope: 'lists',
  shownAt: 'answer',
  apply: {
    getLists: (lists, { lid, base, body }, pending) => {
      const stored = lists.find(({ id }) => id === lid)
      if (!stored) return lists
      // Written already, but the answer never came: shown as the state that the next change follows on.
      const isOurs = pending && pending.sentAt !== null && [body, ...bodiesOf(pending)].some((sent) => saysSame(stored, sent))
      const shown = isOurs && base !== null ? { ...stored, updated: base } : stored
      // On another state of the list than the one shown it would be a conflict: what is shown stays what it says it is.
      if (!pending?.seen.includes(seenKey(shown)) && shown.updated !== base) return lists
      return lists.map((list) => (list === stored ? withBody(shown, body) : list))
    },
  },
  confirm: { getLists: (lists, list, { lid }) => [...lists.filter(({ id }) => id !== list.id && id !== lid), list] },
  send: async (input, context) => {
    try {
      return await write(input, input.base ?? '', context)
    } catch (error) {
      if (!isStale(error)) throw error
      return writeAgain(input, context, error)
    }
  },
  offline: {
    merge: mergeChange,
    settle: settleChange,
    conflict: keepBothLists,
    follow: (input, settled) => {
      const found = settled(seenKey({ id: input.lid, updated: input.base ?? '' }))
      return found ? { ...input, lid: found.id, base: found.updated } : input
    },
    isBlocked: ({ lid }) => isProvisional(lid),
    expected: (input) => listOf(input, input.base ?? ''),
    describe: ({ body: { name } }) => ({ what: 'list', values: { name } }),
  },
})

function bodiesOf({ possible }: { readonly possible: readonly unknown[] }): readonly ListBody[] {
  return possible as readonly ListBody[]
}

function write({ lid, body }: ChangeListInput, updated: string, { client, userId: id }: SendContext): Promise<List> {
  const { name, officialListId = null, candidates } = body
  const headingId = headingOfBody(body)
  return client.changeList({ params: { id, lid }, body: { name, officialListId, headingId, candidates, updated } })
}

/** The server has another state: it may be one of ours, of which the answer never came. */
async function writeAgain(input: ChangeListInput, context: SendContext, stale: ApiError): Promise<List> {
  const { eid, lid, body } = input
  const lists = await context.client.getLists({ params: { id: context.userId, eid } })
  const theirs = lists.find(({ id }) => id === lid)
  if (!theirs) throw new ApiError('list_not_found', 404)
  if (saysSame(theirs, body)) return theirs
  if (!bodiesOf(context).some((earlier) => saysSame(theirs, earlier))) throw stale
  return write(input, theirs.updated, context)
}

function isStale(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'stale'
}
