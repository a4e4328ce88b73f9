import { CANDIDATES, ELECTION } from '../../outbox/test/model-ids.ts'
import type { Samples } from '../../outbox/test/samples.ts'
import { type CreateListInput, provisionalId } from './list-inputs.ts'

/** Lists are named `<chain>.<version>`; what was kept beside another version ends with `+`. */
export const samples: Samples<CreateListInput> = {
  topics: { lists: 5, 'lists and choice': 5, all: 2 },
  next: ({ pick, moment, deviceName }) => {
    const at = moment()
    const number = (at / 1000) % 1000
    const name = `list${number}.${deviceName}${number}`
    const body = { name, adapted: false, officialListId: null, headingId: null, candidates: [{ id: pick(CANDIDATES), pos: 1 }] }
    const updated = new Date(at).toISOString()
    return { input: { eid: ELECTION, lid: provisionalId(at), body, key: `create-${deviceName}-${at}`, updated } }
  },
  expects: ({ body: { name } }) => ({ kind: 'version', name }),
}
