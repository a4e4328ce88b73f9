import { VOTES } from '../../outbox/test/model-ids.ts'
import type { Samples } from '../../outbox/test/samples.ts'
import type { DecideInput } from './decide-vote.ts'

export const samples: Samples<DecideInput> = {
  topics: { values: 3 },
  next: ({ pick }) => ({ input: { vid: pick(VOTES), decision: pick(['yes', 'no', null] as const) } }),
  expects: ({ vid, decision }) => ({ kind: 'value', key: `vote ${vid}`, value: decision ?? 'nothing' }),
  stored: ({ votes }) => votes.map(({ parliamentVoteId, decision }) => [`vote ${parliamentVoteId}`, decision]),
}
