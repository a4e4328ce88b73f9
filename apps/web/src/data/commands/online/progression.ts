import { defineOnlineCommand } from '../command.ts'

/** State "c" of a progression entry: the step is completed [ENTITY-2]. */
export const COMPLETED = 'c'

export interface Marks {
  readonly keys: readonly string[]
  readonly isCompleted: boolean
}

const dataOf = ({ isCompleted }: Marks): Record<string, string> => (isCompleted ? { state: COMPLETED } : {})

/** Marks entries of the user's way as completed, or takes that back. */
export const setProgression = defineOnlineCommand<Marks>({
  kind: 'setProgression',
  send: (marks, { client, userId: id }) =>
    Promise.all(marks.keys.map((key) => client.setProgression({ params: { id }, body: { key, data: dataOf(marks) } }))),
  rereads: ['getProgression'],
})

/** Marks steps of the user's way in an election as completed, or takes that back. */
export const setElectionProgression = defineOnlineCommand<Marks & { readonly eid: number }>({
  kind: 'setElectionProgression',
  send: ({ eid, ...marks }, { client, userId: id }) =>
    Promise.all(marks.keys.map((key) => client.setElectionProgression({ params: { id, eid }, body: { key, data: dataOf(marks) } }))),
  rereads: ['getElectionProgression'],
})
