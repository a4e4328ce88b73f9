import type { List } from '@plenara/contract'
import { headingIdOf } from '@plenara/domain/lists'
import type { CreateListInput, ListBody } from './list-inputs.ts'

/** The list of the heading; where the body does not say, it is that of the printed ballot. */
export function headingOfBody({ officialListId = null, headingId }: ListBody): number | null {
  return headingId === undefined ? officialListId : headingId
}

/** Whether a list says what was wished for. */
export function saysSame(list: List, body: ListBody): boolean {
  const lines = (candidates: ListBody['candidates']) => candidates.map(({ id }) => id).join()
  return list.name === body.name.trim() && headingIdOf(list) === headingOfBody(body) && lines(list.candidates) === lines(body.candidates)
}

/** A list that the server does not know yet, as it will be. */
export function listOf({ eid, lid, body }: Pick<CreateListInput, 'eid' | 'lid' | 'body'>, updated: string): List {
  const { name, adapted = false, candidates } = body
  const empty = { id: lid, electionId: eid, number: null, adapted: adapted !== false, officialListId: null, updated }
  return withBody({ ...empty, name, candidates }, body)
}

/** A list as it will be with this body. */
export function withBody(list: List, { name, officialListId = null, headingId, candidates }: ListBody): List {
  const { headingId: _, ...rest } = list
  const heading = headingId === undefined || headingId === officialListId ? {} : { headingId }
  return { ...rest, name, officialListId, ...heading, candidates: [...candidates] }
}
