import type { List } from '@plenara/contract'
import { BadRequestError } from '../bad-request-error.ts'
import type { Handlers } from '../handler.ts'
import { deleteChoice, getChoice, setChoice } from '../services/choice.ts'
import { changeList, createList, deleteList, getLists, getOfficialLists, listTag } from '../services/list.ts'

export const listHandlers = {
  getOfficialLists: ({ params, query }, { catalogue }) => getOfficialLists(catalogue, params.eid, query.lang),
  getLists: ({ params }, services) => getLists(services, params),
  createList: async (incoming, services) =>
    tagged(incoming, await createList(services, incoming.params, { body: incoming.body, key: idempotencyKey(incoming) })),
  changeList: async (incoming, services) =>
    tagged(incoming, await changeList(services, incoming.params, { change: incoming.body, ifMatch: incoming.header('If-Match') })),
  deleteList: ({ params }, services) => deleteList(services, params),
  getChoice: ({ params }, services) => getChoice(services, params),
  setChoice: ({ params }, services) => setChoice(services, params),
  deleteChoice: ({ params }, services) => deleteChoice(services, params),
} satisfies Partial<Handlers>

function tagged({ answerHeaders }: { answerHeaders: Record<string, string> }, list: List): List {
  answerHeaders.ETag = listTag(list)
  return list
}

/** Visible ASCII, at most 200 signs. */
function idempotencyKey({ header }: { header: (name: string) => string | null }): string | null {
  const key = header('Idempotency-Key')
  if (key !== null && !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new BadRequestError([{ in: 'header', name: 'Idempotency-Key', reason: 'wrong_form' }])
  }
  return key
}
