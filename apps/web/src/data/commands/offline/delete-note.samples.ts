import type { Samples } from '../../outbox/test/samples.ts'
import type { DeleteNoteInput } from './delete-note.ts'

export const samples: Samples<DeleteNoteInput> = {
  topics: { values: 1, all: 1 },
  next: ({ pick }) => {
    const cid = pick([1, 2])
    return { input: { person: 'candidate', cid, fact: { type: 'city', reference: `${cid}/city` } } }
  },
  expects: ({ fact }) => ({ kind: 'value', key: `note ${fact.reference}`, value: 'nothing' }),
}
