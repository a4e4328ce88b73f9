import { defineCommand } from '../command.ts'
import { type DeleteListInput, isProvisional, LIST_KINDS, seenKey } from './list-inputs.ts'
import { mergeDeletion } from './pending-lists.ts'
import { unlessGone } from './unless-gone.ts'

/** Deletes an own list; nobody follows a list that is gone. */
export const deleteList = defineCommand<DeleteListInput>({
  kind: LIST_KINDS.delete,
  scope: 'lists',
  apply: {
    getLists: (lists, { lid }) => (lists.some(({ id }) => id === lid) ? lists.filter(({ id }) => id !== lid) : lists),
    getChoice: (choice, { lid }) => (choice.listId === lid ? { listId: 0 } : choice),
  },
  send: ({ lid }, { client, userId: id }) => unlessGone('list_not_found', client.deleteList({ params: { id, lid } })),
  rereads: ['getChoice'],
  offline: {
    merge: mergeDeletion,
    follow: (input, settled) => {
      const found = input.updated === undefined ? undefined : settled(seenKey({ id: input.lid, updated: input.updated }))
      return found ? { ...input, lid: found.id, updated: found.updated } : input
    },
    isBlocked: ({ lid }) => isProvisional(lid),
    describe: ({ name }) => ({ what: 'list', values: { name } }),
  },
})
