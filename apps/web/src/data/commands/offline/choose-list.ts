import type { Choice } from '@plenara/contract'
import { defineCommand } from '../command.ts'
import { type ChooseListInput, isProvisional, LIST_KINDS, seenKey } from './list-inputs.ts'
import { mergeChoice } from './pending-lists.ts'

/** Follows a list as Dream Team, or none with 0 [LIST-5]. */
export const chooseList = defineCommand<ChooseListInput, Choice>({
  kind: LIST_KINDS.choose,
  scope: 'lists',
  apply: { getChoice: (_, { lid }) => ({ listId: lid }) },
  confirm: { getChoice: (_, choice) => choice },
  send: ({ eid, lid }, { client, userId: id }) =>
    lid === 0 ? client.deleteChoice({ params: { id, eid } }) : client.setChoice({ params: { id, eid, lid } }),
  invalidates: ['getChoice'],
  offline: {
    merge: mergeChoice,
    follow: (input, settled) => {
      const found = input.updated === undefined ? undefined : settled(seenKey({ id: input.lid, updated: input.updated }))
      return found ? { ...input, lid: found.id, updated: found.updated } : input
    },
    isBlocked: ({ lid }) => isProvisional(lid),
    describe: () => ({ what: 'team' }),
  },
})
