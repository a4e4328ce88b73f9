import { ELECTION, OFFICIAL_LISTS } from '../../outbox/test/model-ids.ts'
import type { Samples } from '../../outbox/test/samples.ts'
import type { ChooseListInput } from './list-inputs.ts'

export const samples: Samples<ChooseListInput> = {
  topics: { values: 3, 'lists and choice': 10, all: 3 },
  next: ({ pick }) => ({ input: { eid: ELECTION, lid: pick([0, ...OFFICIAL_LISTS]) } }),
  expects: ({ lid }) => ({ kind: 'value', key: 'choice', value: lid === 0 ? 'nothing' : String(lid) }),
  stored: ({ lists }) => lists.choices.map(({ listId }) => ['choice', String(listId)]),
}
