import type { List, NewList } from '@plenara/contract'
import { headingIdOf } from '@plenara/domain/lists'
import type { Draft } from './draft-history.ts'

/** The draft of a saved list. */
export function draftOf(list: Pick<List, 'name' | 'adapted' | 'officialListId' | 'headingId' | 'candidates'>): Draft {
  const officialListId = list.adapted === false ? null : list.officialListId
  return { name: list.name, officialListId, headingId: headingIdOf(list), candidates: list.candidates }
}

/** The body that saves a draft; the heading of a list without a printed ballot is its `officialListId`. */
export function bodyOf({ name, officialListId, headingId, candidates }: Draft, adapted: boolean): NewList {
  return {
    name,
    officialListId: adapted ? officialListId : headingId,
    headingId,
    adapted,
    candidates: candidates.map(({ id, pos }) => ({ id, pos })),
  }
}
