import type { ContentLanguage, ListSnapshot, OfficialList } from '@plenara/contract'
import { textOf } from './texts.ts'

/** Official lists are never changed, so any own list is newer. */
const NEVER_CHANGED = '1970-01-01T00:00:00.000Z'

/** `officialListId` is the list's own id: its heading is itself. */
export function presentOfficialList(list: ListSnapshot, electionId: number, language: ContentLanguage): OfficialList {
  return {
    id: list.id,
    electionId,
    name: textOf(list.name, language),
    number: list.number,
    adapted: null,
    officialListId: list.id,
    updated: NEVER_CHANGED,
    candidates: list.candidateIds.map((id, index) => ({ id, pos: index + 1 })),
    partyId: list.partyId,
    connection: list.connection,
    subConnection: list.subConnection,
    family: list.family,
    region: list.region,
    isParent: list.isParent,
  }
}
