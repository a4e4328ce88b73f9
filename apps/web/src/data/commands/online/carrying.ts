import type { Carrying } from '@plenara/contract'
import { queryClient } from '../../calls/query-cache.ts'
import { queryKey } from '../../calls/query-key.ts'
import { defineOnlineCommand } from '../command.ts'

/** Takes all answers of an election from the others, or none. */
export const setCarrying = defineOnlineCommand<{ readonly eid: number; readonly on: boolean }, Carrying>({
  kind: 'setCarrying',
  send: ({ eid, on }, { client, userId: id }) => client.setCarrying({ params: { id, eid }, body: { on } }),
  onSuccess: ({ input: { eid }, userId: id, result }) => {
    queryClient.setQueryData(queryKey('getCarrying', { params: { id, eid } }), result)
  },
  invalidates: ['getSpider', 'getMatchPercents', 'getMatchContributions', 'getListMatch', 'getOpinions'],
  rereads: ['getResponses'],
})
