import { ELECTION } from '../../outbox/test/model-ids.ts'
import type { Samples } from '../../outbox/test/samples.ts'
import type { DeleteListInput } from './list-inputs.ts'

export const samples: Samples<DeleteListInput> = {
  topics: { lists: 3, 'lists and choice': 3, all: 1 },
  next: ({ pick, shownLists }) => {
    const lists = shownLists()
    if (lists.length === 0) return null
    const { id, updated, name } = pick(lists)
    return { input: { eid: ELECTION, lid: id, updated, name } }
  },
  expects: ({ name }) => ({ kind: 'deletion', name }),
}
