import type { ContentLanguage, ListSnapshot, OfficialList } from '@plenara/contract'
import { presentMark } from './source.ts'
import { textOf } from './texts.ts'

/** Where it is not known when the list came. */
const UNKNOWN_MOMENT = '1970-01-01T00:00:00.000Z'

/** `officialListId` is the list's own id: its heading is itself. */
export function presentOfficialList(list: ListSnapshot, electionId: number, language: ContentLanguage): OfficialList {
  return {
    id: list.id,
    electionId,
    name: textOf(list.name, language),
    number: list.number,
    adapted: null,
    officialListId: list.id,
    updated: list.updated ?? UNKNOWN_MOMENT,
    candidates: list.candidateIds.map((id, index) => ({ id, pos: index + 1 })),
    partyId: list.partyId,
    connection: list.connection,
    subConnection: list.subConnection,
    family: list.family,
    region: list.region,
    isParent: list.isParent,
    ...presentMark(list),
  }
}
