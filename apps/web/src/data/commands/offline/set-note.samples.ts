import type { Samples } from '../../outbox/test/samples.ts'
import type { SetNoteInput } from './set-note.ts'

export const samples: Samples<SetNoteInput> = {
  topics: { values: 2, all: 2 },
  next: ({ pick }) => {
    const cid = pick([1, 2])
    const note = { type: 'city', reference: `${cid}/city`, color: pick(['good', 'bad', 'neutral'] as const) } as const
    return { input: { person: 'candidate', cid, note } }
  },
  expects: ({ note }) => ({ kind: 'value', key: `note ${note.reference}`, value: note.color }),
  stored: ({ notes }) => notes.notes.map(({ reference, color }) => [`note ${reference}`, color]),
}
