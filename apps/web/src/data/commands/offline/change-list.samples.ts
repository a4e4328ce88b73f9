import { CANDIDATES, ELECTION } from '../../outbox/test/model-ids.ts'
import type { Samples } from '../../outbox/test/samples.ts'
import type { ChangeListInput } from './list-inputs.ts'

export const samples: Samples<ChangeListInput> = {
  topics: { lists: 12, 'lists and choice': 12, all: 5 },
  next: ({ pick, moment, deviceName, shownLists }) => {
    const lists = shownLists()
    if (lists.length === 0) return null
    const { id, updated, name } = pick(lists)
    const version = `${name.split('.')[0]}.${deviceName}${(moment() / 1000) % 1000}`
    const body = { name: version, adapted: false, officialListId: null, headingId: null, candidates: [{ id: pick(CANDIDATES), pos: 1 }] }
    return { parent: name, input: { eid: ELECTION, lid: id, base: updated, body } }
  },
  expects: ({ body: { name } }) => ({ kind: 'version', name }),
}
