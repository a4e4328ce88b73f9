import type { List } from '@plenara/contract'
import { defineCommand } from '../command.ts'
import { listOf, saysSame } from './list-body.ts'
import { type CreateListInput, LIST_KINDS } from './list-inputs.ts'
import { mergeCreation, refuseCreation, settleCreation } from './pending-lists.ts'

/** The server knows a creation by its key for 24 hours; an hour before that a creation without an answer is looked for among the lists. */
const KEY_MS = 23 * 60 * 60 * 1000

/** Creates an own list. A repetition with the same key gives the same list. */
export const createList = defineCommand<CreateListInput, List>({
  kind: LIST_KINDS.create,
  scope: 'lists',
  shownAt: 'answer',
  apply: {
    getLists: (lists, input, pending) => {
      // It may be there already, without an answer yet: then it is shown once.
      const others = lists.filter((list) => list.id !== input.lid && !(pending && pending.sentAt !== null && saysSame(list, input.body)))
      return [...others, listOf(input, input.updated)]
    },
  },
  confirm: { getLists: (lists, list, { lid }) => [...lists.filter(({ id }) => id !== list.id && id !== lid), list] },
  send: async ({ eid, body, key }, { client, userId: id, now, sentAt }) => {
    if (sentAt !== null && now - sentAt > KEY_MS) {
      const lists = await client.getLists({ params: { id, eid } })
      const created = lists.find((list) => Date.parse(list.updated) >= sentAt - KEY_MS && saysSame(list, body))
      if (created) return created
    }
    return client.createList({ params: { id, eid }, body, headers: { 'Idempotency-Key': key } })
  },
  offline: {
    merge: mergeCreation,
    settle: settleCreation,
    refuse: refuseCreation,
    expected: (input) => listOf(input, input.updated),
    describe: ({ body: { name } }) => ({ what: 'list', values: { name } }),
  },
})
