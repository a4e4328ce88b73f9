import type { List } from '@plenara/contract'
import { headingIdOf } from '@plenara/domain'
import type { ListBody } from './intent.ts'

/** The list of the heading; where the body does not say, it is that of the printed ballot. */
export function headingOfBody({ officialListId = null, headingId }: ListBody): number | null {
  return headingId === undefined ? officialListId : headingId
}

/** Whether a list says what was wished for. */
export function saysSame(list: List, body: ListBody): boolean {
  const lines = (candidates: ListBody['candidates']) => candidates.map(({ id }) => id).join()
  return list.name === body.name.trim() && headingIdOf(list) === headingOfBody(body) && lines(list.candidates) === lines(body.candidates)
}
