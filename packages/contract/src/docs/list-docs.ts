import type { listRoutes } from '../routes/list.ts'
import type { CallDoc } from './call-doc.ts'

const candidates = [
  { id: 4711, pos: 1 },
  { id: 4711, pos: 2 },
]
const list = {
  id: 1_000_000_000,
  electionId: 12,
  name: 'Meine Liste',
  number: '01',
  adapted: true,
  officialListId: 201,
  updated: '2027-09-01T08:00:00.000Z',
  candidates,
}

export const listDocs: Readonly<Record<keyof typeof listRoutes, CallDoc>> = {
  getOfficialLists: { summary: 'The official lists of an election', description: '`updated` is when an import brought the list as it is.' },
  getLists: { summary: 'The lists of the user', answer: [list] },
  createList: {
    summary: 'Make a list',
    description: 'Positions are numbered from 1. The answer carries an `ETag` for `If-Match`.',
    headers: {
      'Idempotency-Key': 'The same key with the same body gives the same list, once, for 24 hours. Up to 200 visible ASCII characters.',
    },
    body: { name: 'Meine Liste', adapted: true, officialListId: 201, candidates },
    answer: list,
  },
  changeList: {
    summary: 'Change a list',
    description:
      'What is left out stays. `updated` or the header `If-Match` says which state the change is based on; `stale` where it is another one.',
    headers: { 'If-Match': 'The `ETag` of the list that the change is based on.' },
    body: { name: 'Unsere Liste', updated: list.updated },
    answer: { ...list, name: 'Unsere Liste' },
  },
  deleteList: { summary: 'Delete a list' },
  getChoice: { summary: 'The followed list (Dream Team)', answer: { listId: list.id } },
  setChoice: {
    summary: 'Follow a list',
    description:
      'An official one or one of the user, in place of the one followed before: one per council and election day. `deadline_passed` after `followUntil` of the election.',
    answer: { listId: list.id },
  },
  deleteChoice: { summary: 'Follow no list', answer: { listId: 0 } },
}
